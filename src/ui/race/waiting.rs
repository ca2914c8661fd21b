//! A device that is handed round: the cover before somebody writes. Nothing of the letters or of a list is in the page.

use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::race::Action;
use crate::rules::race::config::HANDED_ROUND_SECONDS;
use crate::rules::race::view::Stage;
use crate::ui::table::{Cover, minutes};

/// Who takes the device, and that the others look away.
#[component]
pub fn Waiting() -> impl IntoView {
    let seat = Seat::here();
    let texts = words().write;
    let next = Memo::new(move |_| {
        seat.read(|view| match view.stage {
            Stage::Waiting { next } => Some(next),
            _ => None,
        })
        .flatten()
    });
    let seconds = untrack(|| seat.read(|view| view.config.limit)).flatten().unwrap_or(HANDED_ROUND_SECONDS);
    // Whoever tapped STOP by mistake goes on behind a cover of their own: the phone may be in other hands by now (C27).
    let undo = move || {
        seat.table.undo();
        if seat.read(|view| matches!(view.stage, Stage::Writing(_))) == Some(true) {
            seat.table.pause();
        }
    };
    view! {
        <Cover
            class="race"
            title=words().title
            take=Signal::derive(move || next.get().map(|next| (texts.take)(&seat.name(next))).unwrap_or_default())
            open=texts.open
            on_open=seat.does(Action::Start)
            on_undo=undo
        >
            <p class="verdict">{texts.look_away}</p>
            <p class="hint">{(texts.same_time)(&minutes(u64::from(seconds)))}</p>
        </Cover>
    }
}
