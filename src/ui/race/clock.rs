//! The clock of a round.

use leptos::prelude::*;

use super::Seat;
use crate::rules::race::view::Stage;
use crate::ui::table;

/// The clock of the stage that is shown, if time runs in it.
#[component]
pub fn Clock() -> impl IntoView {
    let seat = Seat::here();
    let span = Memo::new(move |_| {
        seat.read(|view| match &view.stage {
            Stage::Racing(span) => Some(*span),
            Stage::Writing(writing) => Some(writing.span),
            _ => None,
        })
        .flatten()
    });
    view! { <table::Clock span /> }
}
