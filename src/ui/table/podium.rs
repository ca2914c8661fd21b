//! The end of a game that counts points: who won, everybody's place, and the same people again.

use leptos::prelude::*;

use crate::rules::roster::Roster;
use crate::rules::standing::Standing;
use crate::ui::app::text;
use crate::ui::widgets::{Ranked, Ranking, Rounds};

/// Who won, in a sentence; those who are level at the top win together.
pub fn winners(standings: &[Standing]) -> String {
    let text = text();
    let winners = standings.iter().filter(|standing| standing.place == 1);
    let names: Vec<String> = winners.map(|standing| text.name(&standing.player)).collect();
    (text.end.wins)(&names.join(", "))
}

/// Everybody's place with the points, and the points of each round.
pub fn places(standings: &[Standing]) -> AnyView {
    let text = text();
    let ranked = standings.iter().map(|standing| Ranked {
        place: standing.place,
        name: text.name(&standing.player),
        score: (text.table.points)(standing.total),
    });
    let row = |standing: &Standing| {
        let points = standing.rounds.iter().map(|points| points.map(|points| points.to_string()));
        (text.name(&standing.player), points.collect())
    };
    view! { <Ranking players=ranked.collect() /><Rounds players=standings.iter().map(row).collect() /> }.into_any()
}

/// The same people on the same seats, for another game.
pub fn same_people(standings: &[Standing]) -> Option<Roster> {
    Roster::seat_all(standings.iter().map(|standing| standing.player.name.as_deref())).ok()
}
