//! The cover: before somebody takes the device to set a word, and whenever the page was left while somebody did (C27).

use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::roster::PlayerId;
use crate::rules::scramble::Action;
use crate::rules::scramble::view::Stage;
use crate::ui::table;

/// What the cover says.
#[derive(Clone, Copy, PartialEq)]
struct Lid {
    /// Who takes the device.
    next: PlayerId,
    /// Whether they had it already.
    again: bool,
    /// So many had it before, and so many play this round.
    place: Option<(usize, usize)>,
}

/// Who takes the device, and that the others look away.
#[component]
pub fn Cover() -> impl IntoView {
    let seat = Seat::here();
    let texts = words().set;
    let lid = Memo::new(move |_| {
        seat.read(|view| match &view.stage {
            Stage::Waiting { next, done, of } => Some(Lid { next: *next, again: false, place: Some((*done, *of)) }),
            Stage::Setting(setting) => Some(Lid { next: setting.setter, again: true, place: None }),
            Stage::Jumbling(jumbling) => Some(Lid { next: jumbling.setter, again: true, place: None }),
            _ => None,
        })
        .flatten()
    });
    let take = move || {
        let Lid { next, again, .. } = lid.get()?;
        let name = seat.name(next);
        Some(if again { (texts.take_again)(&name) } else { (texts.take)(&name) })
    };
    let first = move || lid.get().is_some_and(|lid| lid.place.is_some_and(|(done, _)| done == 0));
    let length = move || seat.read(|view| view.length).flatten().map_or(0, usize::from);
    let open = move || {
        // Somebody may have left behind the cover, and the clock stands still then.
        seat.table.resume();
        if lid.get_untracked().is_some_and(|lid| !lid.again) {
            let _ = seat.act(&Action::Start);
        }
    };
    view! {
        <table::Cover class="scramble" title=round_title(seat) take=Signal::derive(move || take().unwrap_or_default()) open=texts.open on_open=open>
            <p class="verdict">{texts.look_away}</p>
            // Who picks first sees the die fall.
            <div class="die" class:falls=first aria-hidden="true"><span class="tile">{move || length().to_string()}</span></div>
            <p class="length-line" data-testid="length">{move || (texts.letters)(length())}</p>
            {move || lid.get().and_then(|lid| lid.place).map(|(done, of)| view! { <p class="hint">{(texts.word_of)(done + 1, of)}</p> })}
        </table::Cover>
    }
}

/// The game, and which round it is.
pub fn round_title(seat: Seat) -> Signal<String> {
    let texts = words().set;
    Signal::derive(move || (texts.title)(seat.read(|view| view.round).unwrap_or(1)))
}
