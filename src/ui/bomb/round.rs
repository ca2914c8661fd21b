//! The burning round: bomb, letters, die, holder, and below them whatever the game is played with.

use leptos::html;
use leptos::prelude::*;

use super::dispute::{ChallengeButton, DisputePanel};
use super::lookup::LookUp;
use super::picture::BombPicture;
use super::ready::{RuleLine, card_title};
use super::typed::TypedWord;
use super::{Seat, words};
use crate::rules::bomb::view::{RoundView, Stage};
use crate::rules::bomb::{Action, Play};
use crate::ui::app::text;
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, IconButton, Sign, Tiles};

/// The round that is played, burning or exploded.
pub fn round_of(seat: Seat) -> Memo<Option<RoundView>> {
    Memo::new(move |_| match seat.read(|view| view.stage.clone()) {
        Some(Stage::Burning(round) | Stage::Exploded(round)) => Some(round),
        _ => None,
    })
}

/// The screen while the fuse burns.
#[component]
pub fn Burning() -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let round = round_of(seat);
    let typed = seat.read(|view| view.config.play) == Some(Play::Typed);
    // The card of a burning round never changes: undo does not reach behind it.
    let card = round.get_untracked().map(|round| (round.card, round.face));
    let holder = Memo::new(move |_| round.get().map(|round| seat.name(round.holder)).unwrap_or_default());
    let arguing = Memo::new(move |_| round.get().is_some_and(|round| round.dispute.is_some()));
    let voting = Memo::new(move |_| {
        round.get().and_then(|round| round.dispute).is_some_and(|dispute| dispute.dispute.votes.is_some())
    });
    view! {
        <main class="screen table burning" class:typed=typed class:voting=voting class:arguing=arguing>
            <Bar title=card_title(seat)>
                <UndoButton />
                <IconButton sign=Sign::Turn name=text().act.turn_letters on_press=move || seat.turned.update(|turned| *turned = !*turned) />
                <MenuButton />
            </Bar>
            <div class="stage">
                <BombPicture />
                {card.map(|(letters, face)| view! {
                    <Tiles letters turned=seat.turned />
                    <RuleLine face />
                })}
                <p class="holder" data-testid="holder">
                    <span class="hint">{words.table.holds}</span>
                    <bdi class="holder-name">{move || holder.get()}</bdi>
                </p>
            </div>
            <div class="controls">
                <DisputePanel round />
                {move || (!voting.get()).then(|| if typed { view! { <TypedWord round /> }.into_any() } else { view! { <PassArea round /> }.into_any() })}
            </div>
        </main>
    }
}

/// Spoken play: the whole lower screen passes the bomb on.
#[component]
fn PassArea(round: Memo<Option<RoundView>>) -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let looking = RwSignal::new(false);
    let next = move || round.get().map(|round| seat.name(round.next)).unwrap_or_default();
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // For those who play by keyboard; without the focus they have the Tab key.
            let _ = button.focus();
        }
    });
    let pass = move |_| {
        if let Some(round) = round.get_untracked() {
            let _ = seat.act(Action::Pass { holder: round.holder });
        }
    };
    view! {
        <button node_ref=button type="button" class="pass" data-testid="pass" on:click=pass>
            <span class="pass-word">{words.table.pass}</span>
            <bdi class="pass-to">{move || (words.table.pass_to)(&next())}</bdi>
        </button>
        <div class="row">
            <ChallengeButton round />
            <Button label=words.table.look_up test="look-up" on_press=move || looking.set(true) />
        </div>
        {move || looking.get().then(|| view! { <LookUp on_close=move || looking.set(false) /> })}
    }
}
