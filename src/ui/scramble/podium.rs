//! The end: who won, everybody's place, the game round by round, the last words, and again.

use leptos::prelude::*;

use super::result::LastRound;
use super::{Seat, words};
use crate::route::Route;
use crate::rules::scramble::View;
use crate::ui::app::text;
use crate::ui::table::{self, UndoButton};
use crate::ui::widgets::{Bar, Button, Heading, IconButton, Sign, comes_late};

/// The end: who won, and again.
#[component]
pub fn Podium() -> impl IntoView {
    let seat = Seat::here();
    let text = text();
    let winner = move || seat.read(winner).unwrap_or_default();
    view! {
        <main class="screen table scramble podium" data-testid="podium">
            <Bar title=words().title>
                <UndoButton />
                <IconButton sign=Sign::Home name=text.act.home on_press=move || seat.app.go(Route::Home) />
            </Bar>
            <div class="middle">
                <Heading words=Signal::derive(winner) class="winner" test="winner" />
                {move || seat.read(|view| table::places(&view.players))}
                <LastRound />
            </div>
            <div class="reach">
                <Button label=text.end.again class="button primary huge" test="again" disabled=comes_late() on_press=move || start_again(seat) />
                <a class="button" href=Route::ScrambleSetup.href()>{text.end.other_people}</a>
            </div>
        </main>
    }
}

/// Whoever has most; those who are level win together (S11).
fn winner(view: &View) -> String {
    let best = view.players.iter().filter(|standing| standing.place == 1);
    let names: Vec<String> = best.map(|standing| text().name(&standing.player)).collect();
    if names.len() > 1 { (words().result.win_together)(&names.join(", ")) } else { table::winners(&view.players) }
}

/// The same people, the same game; chance says who picks first (P3).
fn start_again(seat: Seat) {
    let again = untrack(|| seat.read(|view| Some((view.config.clone(), table::same_people(&view.players)?))));
    if let Some((config, roster)) = again.flatten() {
        seat.table.start(config, roster);
    }
}
