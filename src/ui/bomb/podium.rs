//! The end: who won, everybody's place, the game round by round, and again.

use std::collections::BinaryHeap;

use leptos::prelude::*;

use super::give::GiveCard;
use super::plan::start_again;
use super::{Seat, names, words};
use crate::route::Route;
use crate::rules::bomb::Ending;
use crate::rules::bomb::state::RoundResult;
use crate::rules::bomb::view::View;
use crate::rules::longest::longest;
use crate::rules::roster::PlayerId;
use crate::ui::app::text;
use crate::ui::lists::keep_button;
use crate::ui::table::UndoButton;
use crate::ui::widgets::{Bar, Button, Heading, IconButton, Ranked, Ranking, Rounds, Sign, longest_section};
use crate::words::latin::capitals;

/// How many of the longest words are shown.
const LONGEST_SHOWN: usize = 5;

/// The screen after the last card.
#[component]
pub fn Podium() -> impl IntoView {
    let seat = Seat::here();
    let (text, words) = (text(), words());
    let giving = RwSignal::new(false);
    let winners = move || {
        let ids = seat
            .read(|view| view.players.iter().filter(|p| p.place == 1).map(|p| p.player.id).collect::<Vec<_>>())
            .unwrap_or_default();
        (text.end.wins)(&names(ids, seat))
    };
    let last_round = move || seat.read(|view| view.results.len().checked_sub(1)).flatten();
    view! {
        <main class="screen table podium" data-testid="podium">
            <Bar title=words.title>
                <UndoButton />
                <IconButton sign=Sign::Home name=text.act.home on_press=move || seat.app.go(Route::Home) />
            </Bar>
            <div class="middle">
                <Heading words=Signal::derive(winners) class="winner" test="winner" />
                {move || seat.read(|view| view! { <Ranking players=ranked(view) /><Rounds players=cards_taken(view) /> })}
                {move || seat.read(longest_words).and_then(|longest| {
                    longest_section(longest.into_iter().map(|(word, by)| (seat.spelt(&word), seat.name(by))).collect())
                })}
                {move || seat.read(|view| (view.config.lang, let_count(view))).and_then(|(lang, words)| keep_button(seat.app, lang, words))}
                {move || last_round().map(|_| view! {
                    <Button label=words.table.give_other class="link" on_press=move || giving.set(true) />
                })}
                {move || last_round().filter(|_| giving.get()).map(|round| view! { <GiveCard round on_close=move || giving.set(false) /> })}
            </div>
            <div class="reach">
                <Button label=text.end.again class="button primary huge" test="again" on_press=move || start_again(seat.app) />
                <a class="button" href=Route::BombSetup.href()>{text.end.other_people}</a>
            </div>
        </main>
    }
}

/// Everybody's place, with the cards taken or the lives left.
fn ranked(view: &View) -> Vec<Ranked> {
    let (text, words) = (text(), words());
    let lives = matches!(view.config.ending, Ending::Lives(_));
    let players = view.players.iter().map(|player| {
        let count = if lives { words.table.count_lives } else { words.table.count_cards };
        Ranked { place: player.place, name: text.name(&player.player), score: count(player.count) }
    });
    players.collect()
}

/// Who took the card of which round.
fn cards_taken(view: &View) -> Vec<(String, Vec<Option<String>>)> {
    let players = view.players.iter().map(|player| {
        let took = |result: &RoundResult| (result.loser == player.player.id).then(|| capitals(&result.card));
        (text().name(&player.player), view.results.iter().map(took).collect())
    });
    players.collect()
}

/// The longest words that counted, with who said them first.
fn longest_words(view: &View) -> Vec<(String, PlayerId)> {
    let said = view.results.iter().flat_map(|result| &result.said).filter(|said| said.ruling != Some(false));
    longest(said.filter_map(|said| Some((said.word.as_deref()?, said.by))), LONGEST_SHOWN)
}

/// The words that the table let count although the dictionary does not (W4), each once.
fn let_count(view: &View) -> Vec<String> {
    let said = view.results.iter().flat_map(|result| &result.said);
    let overruled = said.filter(|said| said.ruling == Some(true) && said.known != Some(true));
    let mut words = overruled.filter_map(|said| said.word.clone()).collect::<BinaryHeap<_>>().into_sorted_vec();
    words.dedup();
    words
}
