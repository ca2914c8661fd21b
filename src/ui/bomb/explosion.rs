//! It went off. The last word can still be argued about until the card is taken (B10).

use leptos::prelude::*;

use super::dispute::{ChallengeButton, DisputePanel};
use super::picture::BlastPicture;
use super::ready::card_title;
use super::round::round_of;
use super::{Seat, words};
use crate::rules::bomb::{Action, Ending};
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, Heading, Tiles};

/// The screen of the explosion.
#[component]
pub fn Explosion() -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let round = round_of(seat);
    let card = round.get_untracked().map(|round| round.card).unwrap_or_default();
    let lives = matches!(seat.read(|view| view.config.ending), Some(Ending::Lives(_)));
    let loser = Memo::new(move |_| round.get().map(|round| seat.name(round.holder)).unwrap_or_default());
    let voting = Memo::new(move |_| {
        round.get().and_then(|round| round.dispute).is_some_and(|dispute| dispute.dispute.votes.is_some())
    });
    let can_challenge = Memo::new(move |_| round.get().is_some_and(|round| !round.challengers.is_empty()));
    view! {
        <main class="screen table exploded" class:voting=voting data-testid="explosion">
            <Bar title=card_title(seat)>
                <UndoButton />
                <MenuButton />
            </Bar>
            <div class="stage">
                <BlastPicture />
                <Heading words=words.table.boom class="boom" />
                <Tiles letters=card />
                {move || (!voting.get()).then(|| view! {
                    <p class="verdict" data-testid="loser">
                        <bdi>{move || if lives { (words.table.loses_life)(&loser.get()) } else { (words.table.takes)(&loser.get()) }}</bdi>
                    </p>
                })}
            </div>
            <div class="reach">
                <DisputePanel round />
                {move || (!voting.get()).then(|| view! {
                    <Button label=words.table.take_it class="button primary huge" test="take-card" on_press=seat.does(Action::TakeCard) />
                })}
                {move || can_challenge.get().then(|| view! { <ChallengeButton round label=words.dispute.challenge_last /> })}
            </div>
        </main>
    }
}
