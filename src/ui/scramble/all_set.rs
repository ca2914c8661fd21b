//! All words are set; the device goes to the middle of the table.

use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::scramble::Action;
use crate::rules::scramble::view::Stage;
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, Heading, comes_late};

/// All words are set; the device goes to the middle of the table.
#[component]
pub fn AllSet() -> impl IntoView {
    let seat = Seat::here();
    let solve = words().solve;
    let without = move || {
        seat.read(|view| match &view.stage {
            Stage::AllSet { without } => seat.names_of(without),
            _ => None,
        })
        .flatten()
        .map(|names| (solve.without)(&names))
    };
    view! {
        <main class="screen table scramble all-set">
            <Bar title=words().title>
                <UndoButton />
                <MenuButton />
            </Bar>
            <div class="middle">
                <Heading words=solve.all_set class="who" />
                <p class="verdict">{solve.to_the_middle}</p>
                {move || without().map(|sentence| view! { <p class="hint" data-testid="without"><bdi>{sentence}</bdi></p> })}
            </div>
            <div class="reach">
                <Button label=solve.reveal class="button primary huge" test="reveal" next=true disabled=comes_late() on_press=seat.does(Action::Reveal) />
            </div>
        </main>
    }
}
