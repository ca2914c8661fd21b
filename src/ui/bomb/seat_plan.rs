//! Everybody with their cards or lives, in the order of their seats.

use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::bomb::Ending;
use crate::ui::app::text;

/// The players as a list; those who do not play the next round are faint.
#[component]
pub fn SeatPlan() -> impl IntoView {
    let seat = Seat::here();
    let (text, words) = (text(), words());
    view! {
        <ol class="seats" data-testid="seats">
            {move || seat.read(|view| {
                let lives = matches!(view.config.ending, Ending::Lives(_));
                view.players.iter().map(|player| {
                    let count = if lives { (words.table.count_lives)(player.count) } else { (words.table.count_cards)(player.count) };
                    view! {
                        <li class:out=!player.in_play>
                            <bdi class="seat-name">{text.name(&player.player)}</bdi>
                            <span class="pips" aria-hidden="true">{pips(player.count, lives)}</span>
                            <span class="seat-count">{count}</span>
                        </li>
                    }
                }).collect_view()
            })}
        </ol>
    }
}

/// A little card or heart for each, as far as there is room.
fn pips(count: u16, lives: bool) -> impl IntoView {
    (0..count.min(9)).map(|_| view! { <i class:life=lives></i> }).collect_view()
}
