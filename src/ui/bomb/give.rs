//! A card that goes to somebody else.

use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::bomb::Action;
use crate::rules::roster::PlayerId;
use crate::ui::widgets::{Button, Sheet};
use crate::words::latin::capitals;

/// The table gives a card to another player, also later.
#[component]
pub fn GiveCard(round: usize, #[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let (card, loser, players) = seat
        .read(|view| {
            let result = view.results.get(round);
            let players: Vec<PlayerId> = view.players.iter().map(|player| player.player.id).collect();
            (
                result.map(|result| capitals(&result.card)).unwrap_or_default(),
                result.map(|result| result.loser),
                players,
            )
        })
        .unwrap_or_default();
    let give = move |to: PlayerId| {
        let _ = seat.act(Action::GiveCard { round, to });
        on_close.run(());
    };
    let buttons = players.into_iter().map(move |id| {
        view! {
            <Button label=seat.name(id) disabled=Some(id) == loser on_press=move || give(id) />
        }
    });
    view! {
        <Sheet title=(words.table.give_title)(&card) on_close>
            <div class="menu">{buttons.collect_view()}</div>
        </Sheet>
    }
}
