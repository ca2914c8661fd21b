//! Between the rounds: what was hidden, who has what, and the roll.

use leptos::prelude::*;

use super::cover::round_title;
use super::result::LastRound;
use super::{Seat, words};
use crate::rules::scramble::view::Stage;
use crate::rules::scramble::{Action, Error};
use crate::ui::app::text;
use crate::ui::table::{MenuButton, Points, Standings, UndoButton};
use crate::ui::widgets::{Bar, Button, DictionaryNote, Tiles, comes_late};

/// Between the rounds: what was hidden, who has what, and the roll.
#[component]
pub fn Ready() -> impl IntoView {
    let seat = Seat::here();
    let (text, words) = (text(), words());
    let texts = words.set;
    let first =
        Memo::new(move |_| !seat.read(|view| matches!(view.stage, Stage::Ready { last: Some(_) })).unwrap_or(false));
    let who = move || match seat.read(|view| view.starter).flatten() {
        Some(starter) => (texts.picks_first)(&seat.name(starter)),
        None => texts.chance_picks.to_owned(),
    };
    let plan = move || (texts.plan)(seat.read(|view| usize::from(view.config.rounds)).unwrap_or(1));
    let points = Signal::derive(move || seat.read(|view| Points::counted(&view.players)).unwrap_or_default());
    // There is no goal: whoever has the most fills the bar.
    let goal = Signal::derive(move || {
        seat.read(|view| view.players.iter().map(|standing| standing.total).max()).flatten().unwrap_or_default()
    });
    let roll = move || {
        let state = |seat: Seat| seat.app.library.state(untrack(|| seat.wanted())).sentence(text);
        let outcome = seat.act(&Action::Roll);
        seat.message.set(matches!(outcome, Err(Error::NoDictionary)).then(|| state(seat)));
    };
    view! {
        <main class="screen table scramble ready">
            <Bar title=round_title(seat)>
                <UndoButton />
                <MenuButton />
            </Bar>
            <div class="middle">
                {move || if first.get() {
                    view! {
                        <div class="title-tiles"><Tiles letters=words.title /></div>
                        <p class="what-counts">{plan}</p>
                    }.into_any()
                } else {
                    view! { <LastRound /><Standings points goal /> }.into_any()
                }}
            </div>
            <div class="reach">
                <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
                <p class="trouble" role="alert">{move || seat.message.get()}</p>
                <h1 class="who" tabindex="-1" data-testid="starter">{who}</h1>
                <Button label=texts.roll class="button primary huge" test="roll" next=true disabled=comes_late() on_press=roll />
            </div>
        </main>
    }
}
