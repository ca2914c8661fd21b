//! The word is chosen: its tiles lie jumbled, and can be jumbled otherwise before they are covered.

use leptos::prelude::*;

use super::rack::Rack;
use super::{Seat, words};
use crate::rules::scramble::view::Stage;
use crate::rules::scramble::{Action, Error};
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, DictionaryNote, Heading, IconButton, Sign, comes_late};

/// The tiles of the word that was chosen, and the way on.
#[component]
pub fn JumblingScreen() -> impl IntoView {
    let seat = Seat::here();
    let texts = words().set;
    let jumbling = Memo::new(move |_| {
        seat.read(|view| match &view.stage {
            Stage::Jumbling(jumbling) => Some(jumbling.clone()),
            _ => None,
        })
        .flatten()
    });
    let Some(setter) = jumbling.get_untracked().map(|jumbling| jumbling.setter) else { return ().into_any() };
    let jumble = Memo::new(move |_| {
        jumbling
            .with(|jumbling| jumbling.as_ref().map(|jumbling| jumbling.jumble.chars().collect::<Vec<_>>()))
            .unwrap_or_default()
    });
    let act = move |action: Action| {
        let outcome = seat.act(&action);
        // That the words are still to come is told, and no longer once they are here, by the note.
        let told = outcome.err().filter(|error| *error != Error::NoDictionary);
        seat.message.set(told.and_then(|error| seat.set_error(error, "", jumble.with_untracked(Vec::len))));
        outcome.is_ok()
    };
    let on_arrange = Callback::new(move |(order,)| act(Action::Arrange { order }));
    // Where this button is, another one took the word.
    let late = comes_late();
    view! {
        <main class="screen scramble jumbling">
            <Bar title=Signal::derive(move || seat.name(setter))>
                {seat.time_left()}
                <UndoButton />
                <MenuButton />
            </Bar>
            <div class="middle">
                <Heading words=texts.jumble_it class="who" />
                <Rack jumble on_arrange />
                <p class="hint">{texts.rack_hint}</p>
                <p class="trouble" role="alert" data-testid="answer">{move || seat.message.get()}</p>
                <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
            </div>
            <div class="reach">
                <div class="row">
                    <IconButton sign=Sign::Shuffle name=texts.shuffle on_press=move || { act(Action::Shuffle); } />
                    <Button label=texts.another class="button" test="put-back" on_press=move || { act(Action::PutBack); } />
                </div>
                <Button label=texts.done class="button primary huge" test="hand-over" disabled=late on_press=move || { act(Action::HandOver); } />
            </div>
        </main>
    }
    .into_any()
}
