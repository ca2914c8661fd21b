//! A device that is handed round: the cover before somebody writes. Nothing of the letters or of a list is in the page.

use leptos::prelude::*;

use super::clock::minutes;
use super::{Seat, words};
use crate::ports::time;
use crate::rules::race::Action;
use crate::rules::race::config::HANDED_ROUND_SECONDS;
use crate::rules::race::view::Stage;
use crate::ui::app::text;
use crate::ui::table::MenuButton;
use crate::ui::widgets::{Bar, Button, Heading, IconButton, Sign};

/// So many milliseconds after the cover came it can be lifted: the second tap of a double tap on STOP must not do so (C48).
const NOT_BEFORE: f64 = 600.0;

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
    let ready = RwSignal::new(false);
    let timer = StoredValue::new_local(time::after(NOT_BEFORE, move || ready.set(true)));
    on_cleanup(move || timer.dispose());
    // Whoever tapped STOP by mistake goes on behind a cover of their own: the phone may be in other hands by now (C27).
    let undo = move || {
        seat.table.undo();
        if seat.read(|view| matches!(view.stage, Stage::Writing(_))) == Some(true) {
            seat.table.pause();
        }
    };
    view! {
        <main class="screen table race waiting">
            <Bar title=words().title>
                <IconButton sign=Sign::Undo name=text().act.undo on_press=undo disabled=Signal::derive(move || !seat.table.can_undo.get()) />
                <MenuButton />
            </Bar>
            <div class="middle">
                <Heading words=Signal::derive(move || next.get().map(|next| (texts.take)(&seat.name(next))).unwrap_or_default()) test="take" class="take" />
                <p class="verdict">{texts.look_away}</p>
                <p class="hint">{(texts.same_time)(&minutes(u64::from(seconds)))}</p>
            </div>
            <Button label=texts.open class="button primary huge" test="open" disabled=Signal::derive(move || !ready.get()) on_press=seat.does(Action::Start) />
        </main>
    }
}
