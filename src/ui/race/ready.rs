//! Between the rounds: who has what, and the roll.

use leptos::prelude::*;

use super::standings::Standings;
use super::{Seat, words};
use crate::rules::race::view::Stage;
use crate::rules::race::{Action, Error, Way};
use crate::ui::app::text;
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, DictionaryNote, Tiles};

/// The screen on which the dice are rolled.
#[component]
pub fn Ready() -> impl IntoView {
    let seat = Seat::here();
    let (text, words) = (text(), words());
    // On paper and on phones all begin together.
    let starter = move || {
        let in_turn = |view: &crate::rules::race::View| matches!(view.config.way, Way::Typed | Way::Turns);
        seat.read(|view| view.starter.filter(|_| in_turn(view))).flatten()
    };
    let who = move || match starter() {
        Some(starter) => (words.play.starts)(&seat.name(starter)),
        None => (words.play.round)(seat.read(|view| view.round).unwrap_or(1)),
    };
    let first = move || seat.read(|view| view.round) == Some(1);
    let tied = move || {
        let names = |tied: &[_]| tied.iter().map(|id| seat.name(*id)).collect::<Vec<_>>().join(", ");
        seat.read(|view| match &view.stage {
            Stage::Ready { tied } if !tied.is_empty() => Some(names(tied)),
            _ => None,
        })
        .flatten()
    };
    let roll = move || {
        let state = |seat: Seat| seat.app.library.state(untrack(|| seat.wanted())).sentence(text);
        let outcome = seat.act(&Action::Roll);
        seat.message.set(matches!(outcome, Err(Error::NoDictionary)).then(|| state(seat)));
    };
    view! {
        <main class="screen table race ready">
            <Bar title=round_title(seat)>
                <UndoButton />
                <MenuButton />
            </Bar>
            <div class="middle">
                {move || first().then(|| view! { <div class="title-tiles"><Tiles letters=words.title /></div> })}
                {move || tied().map(|names| view! {
                    <div class="sudden" role="status" data-testid="tied">
                        <strong>{words.play.tied}</strong>
                        <span>{(words.play.tied_detail)(&names)}</span>
                    </div>
                })}
                {move || if first() {
                    view! { <p class="what-counts">{what_counts(seat)}</p> }.into_any()
                } else {
                    view! { <Standings /> }.into_any()
                }}
            </div>
            <div class="reach">
                <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
                <p class="trouble" role="alert">{move || seat.message.get()}</p>
                <h1 class="who" tabindex="-1" data-testid="starter">{who}</h1>
                <Button label=words.play.roll class="button primary huge" test="roll" next=true on_press=roll />
            </div>
        </main>
    }
}

/// Race, and which round it is.
pub fn round_title(seat: Seat) -> Signal<String> {
    let words = words();
    Signal::derive(move || (words.play.title)(seat.read(|view| view.round).unwrap_or(1)))
}

/// What counts in this game, in a line (C21).
pub fn what_counts(seat: Seat) -> String {
    let play = words().play;
    seat.read(|view| {
        let config = &view.config;
        let line = match config.way {
            Way::Turns => (play.counts_in_turns)(config.shortest),
            _ => (play.counts)(config.target, config.shortest),
        };
        if config.names { line + play.names_count } else { line }
    })
    .unwrap_or_default()
}
