//! Between the rounds: what happened, who has what, and the die.

use leptos::prelude::*;

use super::give::GiveCard;
use super::picture::{BombPicture, DiePicture};
use super::said::SaidWords;
use super::seat_plan::SeatPlan;
use super::{Seat, names, words};
use crate::rules::bomb::missed::missed;
use crate::rules::bomb::state::RoundResult;
use crate::rules::bomb::view::Stage;
use crate::rules::bomb::{Action, Ending, Face};
use crate::rules::roster::PlayerId;
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, Tiles};
use crate::words::own::OwnUse;

/// How many words are shown that nobody thought of.
const MISSED_SHOWN: usize = 5;

/// The screen on which the die is rolled and the fuse lit.
#[component]
pub fn Ready() -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let face = move || match seat.read(|view| view.stage.clone()) {
        Some(Stage::Rolled { face, .. }) => Some(face),
        _ => None,
    };
    let starter = move || match seat.read(|view| view.stage.clone()) {
        Some(Stage::Ready { starter } | Stage::Rolled { starter, .. }) => seat.name(starter),
        _ => String::new(),
    };
    view! {
        <main class="screen table ready">
            <Bar title=card_title(seat)>
                <UndoButton />
                <MenuButton />
            </Bar>
            <div class="middle">
                {move || match face() {
                    Some(face) => view! { <FaceUp face /> }.into_any(),
                    None => view! { <LastRound /> }.into_any(),
                }}
                <SuddenDeath />
                <SeatPlan />
            </div>
            <div class="reach">
                <h1 class="who" tabindex="-1" data-testid="starter">
                    {move || if face().is_some() { (words.table.light_detail)(&starter()) } else { (words.table.starts)(&starter()) }}
                </h1>
                {move || match face() {
                    Some(_) => view! {
                        <Button label=words.table.light class="button primary huge" test="light" next=true on_press=seat.does(Action::Light) />
                    }.into_any(),
                    None => view! {
                        <Button label=words.table.roll class="button primary huge" test="roll" next=true on_press=seat.does(Action::Roll) />
                    }.into_any(),
                }}
            </div>
        </main>
    }
}

/// Card 4 of 13, or what stands for it in the other games.
pub fn card_title(seat: Seat) -> Signal<String> {
    let words = words();
    Signal::derive(move || {
        seat.read(|view| match view.config.ending {
            Ending::Cards(_) if view.sudden_death => words.table.sudden_death.to_owned(),
            Ending::Cards(cards) => (words.table.card_of)(view.card_number, cards),
            Ending::Lives(_) => (words.table.card)(view.card_number),
        })
        .unwrap_or_default()
    })
}

/// The die, as it fell.
#[component]
fn FaceUp(face: Face) -> impl IntoView {
    view! {
        <div class="face-up" data-testid="die">
            <DiePicture face />
            <RuleLine face />
        </div>
    }
}

/// What the die says, in words.
#[component]
pub fn RuleLine(face: Face) -> impl IntoView {
    let (before, emphasis) = words().faces.of(face);
    view! { <p class="rule" data-testid="face">{before} " " <strong>{emphasis}</strong></p> }
}

/// Who took the card of the last round, and what was said in it.
#[component]
fn LastRound() -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let giving = RwSignal::new(false);
    let last = move || {
        seat.read(|view| {
            view.results.last().cloned().map(|result| (view.results.len() - 1, result, view.config.ending))
        })
        .flatten()
    };
    view! {
        // Before the first round the bomb waits on the table.
        {move || last().is_none().then(|| view! { <BombPicture lit=false /> })}
        {move || last().map(|(round, result, ending)| {
            let loser = seat.name(result.loser);
            let sentence = match ending {
                Ending::Cards(_) => (words.table.takes)(&loser),
                Ending::Lives(_) => (words.table.loses_life)(&loser),
            };
            view! {
                <section class="last-round" data-testid="summary">
                    <div class="last-card"><Tiles letters=result.card.clone() /></div>
                    <p class="verdict">{sentence}</p>
                    <Button label=words.table.give_other class="link" on_press=move || giving.set(true) />
                    <SaidWords said=result.said.clone() />
                    {missed_words(seat, &result)}
                </section>
                {move || giving.get().then(|| view! { <GiveCard round on_close=move || giving.set(false) /> })}
            }
        })}
    }
}

/// Words that everybody knows and nobody said.
fn missed_words(seat: Seat, result: &RoundResult) -> Option<AnyView> {
    let wanted = untrack(|| seat.wanted());
    // Of a list of one's own only its own words would count.
    if wanted.own.is_some_and(|own| own.usage == OwnUse::Only) {
        return None;
    }
    let missed = seat.app.library.search(wanted.lang, |dictionary| {
        let missed = missed(dictionary, &result.card, result.face, &result.said, MISSED_SHOWN);
        missed.into_iter().map(str::to_owned).collect::<Vec<_>>()
    });
    let missed = missed.filter(|missed| !missed.is_empty())?;
    let spelt: Vec<String> = missed.iter().map(|word| seat.spelt(word)).collect();
    Some(view! { <p class="hint" data-testid="missed">{words().table.missed} " " {spelt.join(", ")}</p> }.into_any())
}

/// Who plays on when some are equal.
#[component]
fn SuddenDeath() -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let tied = move || {
        seat.read(|view| {
            view.sudden_death
                .then(|| view.players.iter().filter(|p| p.in_play).map(|p| p.player.id).collect::<Vec<PlayerId>>())
        })
        .flatten()
    };
    view! {
        {move || tied().map(|tied| view! {
            <div class="sudden" role="status" data-testid="sudden-death">
                <strong>{words.table.sudden_death}</strong>
                <span>{(words.table.sudden_death_detail)(&names(tied, seat))}</span>
            </div>
        })}
    }
}
