//! An own phone after the round: its list, large enough to read out, as squares and as a code (R8).

use leptos::prelude::*;

use super::phones::link_to;
use super::{Seat, words};
use crate::route::Route;
use crate::rules::race::sharing::{Invitation, list};
use crate::rules::race::view::{Stage, View};
use crate::ui::library::Fetch;
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, DictionaryNote, Heading, QrCode};

/// The list waits to be collected.
#[component]
pub fn HandOver(invitation: Invitation) -> impl IntoView {
    let seat = Seat::here();
    let phones = words().phones;
    let (own, name) = untrack(|| seat.read(own_list)).unwrap_or_default();
    let wanted = invitation.config.wanted();
    let round = invitation.mark();
    let link = link_to(Route::RaceList, &list::in_full(round, name.as_deref(), &own));
    let count = (phones.words)(own.len());
    let shown = own.iter().map(|word| view! { <li>{seat.spelt(word)}</li> }).collect_view();
    let code = move || {
        // Other layers of words have no number: only the dictionary of the language is the same on all devices.
        (seat.app.library.state(wanted) == Fetch::Ready).then_some(())?;
        seat.app.library.search(wanted.lang, |dictionary| list::short(round, &own, &invitation.possible(dictionary)))
    };
    view! {
        <main class="screen table race hand-over">
            <Bar title=name.unwrap_or_else(|| words().title.to_owned())>
                <UndoButton />
                <MenuButton />
            </Bar>
            <div class="hand-over-heads">
                <Heading words=phones.your_list class="who" />
                <p class="hint">{count}</p>
            </div>
            <section class="ways">
                <QrCode link=link.clone() label=phones.list_squares />
                <p class="hint">{if crate::qr::Qr::of_link(&link).is_some() { phones.hand_over } else { phones.no_squares }}</p>
                <DictionaryNote wanted=Signal::stored(wanted) />
                {move || code().map(|code| view! {
                    <div class="typed-code">
                        <p>{phones.code}</p>
                        <p class="code" data-testid="code">{code}</p>
                        <p class="hint">{phones.code_detail}</p>
                    </div>
                })}
            </section>
            <ol class="read-out" data-testid="own-list">{shown}</ol>
            <p class="hint">{phones.next_round}</p>
        </main>
    }
}

/// The words of the one list, and its writer's name.
fn own_list(view: &View) -> (Vec<String>, Option<String>) {
    let words = match &view.stage {
        Stage::Collecting { sheets, .. } => sheets.first().map(|sheet| sheet.words.clone()).unwrap_or_default(),
        _ => Vec::new(),
    };
    (words, view.players.first().and_then(|standing| standing.player.name.clone()))
}
