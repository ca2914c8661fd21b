//! The end: who won, everybody's place, the game round by round, and again.

use leptos::prelude::*;

use super::called::CalledLists;
use super::{Seat, words};
use crate::route::Route;
use crate::rules::race::View;
use crate::ui::app::text;
use crate::ui::table::{self, UndoButton};
use crate::ui::widgets::{Bar, Button, Heading, IconButton, Sign, comes_late, longest_section};

/// The end: who won, and again.
#[component]
pub fn Podium() -> impl IntoView {
    let seat = Seat::here();
    let text = text();
    let words = words();
    // The last round can still be mended, which may be what decides the game.
    let mending = RwSignal::new(false);
    view! {
        <main class="screen table race podium" class:counting=move || mending.get() data-testid="podium">
            <Bar title=words.title>
                <UndoButton />
                <IconButton sign=Sign::Home name=text.act.home on_press=move || seat.app.go(Route::Home) />
            </Bar>
            {move || if mending.get() {
                view! {
                    <CalledLists large=false last_told=RwSignal::new(None) />
                    <div class="reach"><Button label=text.act.back test="to-podium" next=true on_press=move || mending.set(false) /></div>
                }.into_any()
            } else {
                view! { <Places /><Again mending /> }.into_any()
            }}
        </main>
    }
}

/// Who won, and how.
#[component]
fn Places() -> impl IntoView {
    let seat = Seat::here();
    view! {
        <div class="middle">
            <Heading words=Signal::derive(move || seat.read(winner).unwrap_or_default()) class="winner" test="winner" />
            {move || seat.read(|view| table::places(&view.players))}
            {move || seat.read(|view| view.longest.clone()).and_then(|longest| {
                longest_section(longest.into_iter().map(|(word, by)| (seat.spelt(&word), seat.name(by))).collect())
            })}
        </div>
    }
}

/// What to do next.
#[component]
fn Again(mending: RwSignal<bool>) -> impl IntoView {
    let seat = Seat::here();
    let (end, reveal) = (&text().end, &words().reveal);
    view! {
        <div class="reach">
            <Button label=end.again class="button primary huge" test="again" disabled=comes_late() on_press=move || start_again(seat) />
            <div class="row wrap">
                <Button label=reveal.last_lists test="last-lists" on_press=move || mending.set(true) />
                <a class="button" href=Route::RaceSetup.href()>{end.other_people}</a>
            </div>
        </div>
    }
}

/// Whoever has won; of somebody who played alone what it took.
fn winner(view: &View) -> String {
    if let [alone] = view.players.as_slice() {
        return (words().reveal.alone)(&(text().table.points)(alone.total), alone.rounds.len());
    }
    table::winners(&view.players)
}

/// The same people, the same game; chance says who begins (P3).
fn start_again(seat: Seat) {
    let again = untrack(|| seat.read(|view| Some((view.config.clone(), table::same_people(&view.players)?))));
    if let Some((config, roster)) = again.flatten() {
        seat.table.start(config, roster);
    }
}
