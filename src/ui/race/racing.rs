//! Everybody writes: letters, clock and STOP on a shared screen.

use leptos::prelude::*;

use super::board::{Board, BoardTools};
use super::clock::Clock;
use super::phones::InviteButton;
use super::ready::{round_title, what_counts};
use super::standings::{Standings, share};
use super::{Seat, words};
use crate::rules::race::Action;
use crate::rules::race::view::Standing;
use crate::rules::roster::PlayerId;
use crate::ui::app::text;
use crate::ui::table::MenuButton;
use crate::ui::widgets::{Bar, Button, Sheet, comes_late};

/// So many players have a STOP of their own on the screen; more choose their name after it.
const OWN_STOPS: usize = 6;

/// The screen while everybody writes.
#[component]
pub fn Racing() -> impl IntoView {
    let seat = Seat::here();
    let many = Memo::new(move |_| seat.read(|view| view.players.len()).unwrap_or_default() > OWN_STOPS);
    // Before the first points there is nothing to show.
    let first = untrack(|| seat.read(|view| view.round == 1)).unwrap_or_default();
    // The second tap of a double tap on the roll must not call it (C48).
    let waits = comes_late();
    view! {
        <main class="screen table race racing" class:many=many>
            <Bar title=round_title(seat)>
                <InviteButton />
                <BoardTools />
                <MenuButton />
            </Bar>
            <Board />
            <p class="what-counts">{move || what_counts(seat)}</p>
            <Clock />
            <div class="stops" class:waits=waits>
                {move || if many.get() {
                    view! { {(!first).then(|| view! { <Standings /> })}<StopOfMany waits /> }.into_any()
                } else {
                    view! { <StopsOfFew waits /> }.into_any()
                }}
                <Button label=words().play.nobody class="button together" test="together" disabled=waits on_press=seat.does(Action::Stop { by: None }) />
            </div>
        </main>
    }
}

/// A STOP for each, with what they have.
#[component]
fn StopsOfFew(waits: Signal<bool>) -> impl IntoView {
    let seat = Seat::here();
    let (text, play) = (text(), words().play);
    let stop = move |standing: &Standing, goal: Option<u16>| {
        let id = standing.player.id;
        let name = text.name(&standing.player);
        let label = (play.stop_of)(&name);
        let total = goal.map(|goal| {
            view! { <strong class="points">{standing.total}</strong><i class="bar-track" style:--share=share(standing.total, goal.into())></i> }
        });
        view! {
            <button
                type="button"
                class="stop"
                data-testid="stop"
                aria-label=label
                disabled=waits
                on:click=move |_| call_stop(seat, id)
            >
                <span class="stop-word">{play.stop}</span>
                <bdi class="seat-name">{name}</bdi>
                {total}
            </button>
        }
    };
    let stops = move || {
        seat.read(|view| {
            // Before the first points there is nothing to show.
            let goal = (view.round > 1).then_some(view.config.goal);
            view.players.iter().map(|standing| stop(standing, goal)).collect_view()
        })
    };
    view! { <div class="stop-row">{stops}</div> }
}

/// One STOP, and then whose it was.
#[component]
fn StopOfMany(waits: Signal<bool>) -> impl IntoView {
    let seat = Seat::here();
    let (text, play) = (text(), words().play);
    let asking = RwSignal::new(false);
    let names = move || {
        seat.read(|view| {
            let name = |standing: &Standing| {
                let id = standing.player.id;
                view! { <Button label=text.name(&standing.player) on_press=move || call_stop(seat, id) /> }
            };
            view.players.iter().map(name).collect_view()
        })
    };
    view! {
        <Button label=play.stop class="button huge primary stop-all" test="stop" disabled=waits on_press=move || asking.set(true) />
        {move || asking.get().then(|| view! {
            <Sheet title=play.who_called on_close=move || asking.set(false)>
                <div class="name-grid" data-testid="who-called">{names}</div>
            </Sheet>
        })}
    }
}

/// The first one counts; whoever else taps in that moment is too late, and the table has moved on by then (C48).
fn call_stop(seat: Seat, id: PlayerId) {
    let _ = seat.act(&Action::Stop { by: Some(id) });
}
