//! Challenge, pass-back, vote (B10). The letters stay in view.

use leptos::prelude::*;

use super::lookup::LookUp;
use super::{Seat, words};
use crate::rules::bomb::Action;
use crate::rules::bomb::state::Cause;
use crate::rules::bomb::view::{DisputeView, RoundView, Stage};
use crate::ui::app::text;
use crate::ui::widgets::{Button, Icon, Sign};
use crate::words::latin::capitals;

/// Doubts the last word. Who doubts is said aloud; the holder stands for the table.
#[component]
pub fn ChallengeButton(round: Memo<Option<RoundView>>, #[prop(optional)] label: Option<&'static str>) -> impl IntoView {
    let seat = Seat::here();
    let label = label.unwrap_or(words().dispute.challenge);
    let challenger = move || {
        let round = round.get()?;
        let holder = round.challengers.iter().find(|id| **id == round.holder);
        holder.or(round.challengers.first()).copied()
    };
    let challenge = move || {
        if let Some(by) = challenger() {
            let _ = seat.act(Action::Challenge { by });
        }
    };
    view! { <Button label test="challenge" disabled=Signal::derive(move || challenger().is_none()) on_press=challenge /> }
}

/// The dispute of a round, if there is one.
#[derive(Clone, Copy)]
struct Doubt(Memo<Option<RoundView>>);

impl Doubt {
    fn get(self) -> Option<DisputeView> {
        self.0.get().and_then(|round| round.dispute)
    }
}

/// The question, and what can be done about it. Nothing while nobody doubts.
#[component]
pub fn DisputePanel(round: Memo<Option<RoundView>>) -> impl IntoView {
    let dispute = Doubt(round);
    let open = Memo::new(move |_| dispute.get().is_some());
    let voting = Memo::new(move |_| dispute.get().is_some_and(|dispute| dispute.dispute.votes.is_some()));
    view! {
        {move || open.get().then(|| view! {
            <section class="dispute" data-testid="dispute">
                <Question dispute />
                {move || if voting.get() { view! { <Ballot dispute /> }.into_any() } else { view! { <WaysOut dispute /> }.into_any() }}
            </section>
        })}
    }
}

#[component]
fn Question(dispute: Doubt) -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let sentence = move || {
        dispute.get().map(|dispute| match &dispute.word {
            Some(word) => (words.dispute.question)(&capitals(word)),
            None => (words.dispute.question_unheard)(&seat.name(dispute.speaker)),
        })
    };
    let opinion = move || {
        dispute
            .get()
            .and_then(|dispute| dispute.known)
            .map(|known| if known { words.dispute.known } else { words.dispute.unknown })
    };
    view! {
        <h2 class="question">{sentence}</h2>
        <p class="hint">{opinion}</p>
    }
}

/// Before a vote: back, vote, or never mind.
#[component]
fn WaysOut(dispute: Doubt) -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let looking = RwSignal::new(false);
    let burning = move || matches!(seat.read(|view| view.stage.clone()), Some(Stage::Burning(_)));
    let speaker = move || dispute.get().map(|dispute| seat.name(dispute.speaker)).unwrap_or_default();
    let can_pass_back = move || {
        burning()
            && dispute
                .get()
                .is_some_and(|dispute| matches!(dispute.dispute.cause, Cause::Challenge { passed_back: None, .. }))
    };
    let unheard = move || dispute.get().is_some_and(|dispute| dispute.known.is_none());
    view! {
        <div class="row wrap">
            {move || can_pass_back().then(|| view! {
                <Button label=(words.dispute.pass_back)(&speaker()) test="pass-back" on_press=seat.does(Action::PassBack) />
            })}
            <Button label=words.dispute.vote class="button strong" test="vote" on_press=seat.does(Action::CallVote) />
            {move || unheard().then(|| view! {
                <Button label=words.table.look_up on_press=move || looking.set(true) />
            })}
            <Button label=words.dispute.never_mind test="never-mind" on_press=seat.does(Action::DropDispute) />
        </div>
        {move || looking.get().then(|| view! { <LookUp on_close=move || looking.set(false) /> })}
    }
}

/// Everybody's thumb up or down.
#[component]
fn Ballot(dispute: Doubt) -> impl IntoView {
    let seat = Seat::here();
    let (text, words) = (text(), words());
    // Drawn anew only when somebody comes or goes, so that a button keeps the focus while people vote.
    let count = Memo::new(move |_| dispute.get().map_or(0, |dispute| dispute.voters.len()));
    let voters = move || {
        count.get();
        untrack(|| dispute.get()).map(|dispute| dispute.voters).unwrap_or_default()
    };
    view! {
        <ul class="ballot">
            {move || voters().into_iter().map(|id| {
                let voice = move || dispute.get().and_then(|dispute| dispute.dispute.votes?.get(&id).copied());
                let cast = move |accept: bool| { let _ = seat.act(Action::Vote { by: id, accept }); };
                let name = seat.name(id);
                view! {
                    <li>
                        <bdi>{name.clone()}</bdi>
                        <button type="button" class="thumb yes" aria-pressed=move || (voice() == Some(true)).to_string() aria-label=format!("{name}: {}", words.dispute.counts) on:click=move |_| cast(true)><Icon sign=Sign::Check /></button>
                        <button type="button" class="thumb no" aria-pressed=move || (voice() == Some(false)).to_string() aria-label=format!("{name}: {}", words.dispute.counts_not) on:click=move |_| cast(false)><Icon sign=Sign::Cross /></button>
                    </li>
                }
            }).collect_view()}
        </ul>
        <div class="row">
            <Button label=words.dispute.close_vote class="button strong" test="close-vote" on_press=seat.does(Action::CloseVote) />
            <Button label=text.bomb.dispute.never_mind on_press=seat.does(Action::DropDispute) />
        </div>
    }
}
