//! The end: who won, everybody's place, the game round by round, and again.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use leptos::prelude::*;

use super::people::GiveCard;
use super::plan::start_again;
use super::ready::UndoButton;
use super::{Seat, names, words};
use crate::route::Route;
use crate::rules::bomb::Ending;
use crate::rules::bomb::view::View;
use crate::ui::app::text;
use crate::ui::lists::keep_button;
use crate::ui::widgets::{Bar, Button, Heading, IconButton, Sign};
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
        (words.end.wins)(&names(ids, seat))
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
                <Ranking />
                {move || seat.read(|view| view! { <Rounds view=view.clone() /> })}
                {move || seat.read(longest_words).filter(|longest| !longest.is_empty()).map(|longest| view! {
                    <section>
                        <h2>{words.end.longest}</h2>
                        <ul class="said">{longest.into_iter().map(|(word, by)| view! {
                            <li><span class="said-word">{seat.spelt(&word)}</span><bdi class="said-by">{seat.name(by)}</bdi></li>
                        }).collect_view()}</ul>
                    </section>
                })}
                {move || seat.read(|view| (view.config.lang, let_count(view))).and_then(|(lang, words)| keep_button(seat.app, lang, words))}
                {move || last_round().map(|_| view! {
                    <Button label=words.table.give_other class="link" on_press=move || giving.set(true) />
                })}
                {move || last_round().filter(|_| giving.get()).map(|round| view! { <GiveCard round on_close=move || giving.set(false) /> })}
            </div>
            <div class="reach">
                <Button label=words.end.again class="button primary huge" test="again" on_press=move || start_again(seat.app) />
                <a class="button" href=Route::BombSetup.href()>{words.end.other_people}</a>
            </div>
        </main>
    }
}

/// Everybody by place; those with equal scores share one.
#[component]
fn Ranking() -> impl IntoView {
    let seat = Seat::here();
    let (text, words) = (text(), words());
    view! {
        <ol class="ranking">
            {move || seat.read(|view| {
                let lives = matches!(view.config.ending, Ending::Lives(_));
                let by_place = (1..=view.players.len()).flat_map(|place| view.players.iter().filter(move |player| player.place == place));
                by_place.map(|player| {
                    let count = if lives { (words.table.count_lives)(player.count) } else { (words.table.count_cards)(player.count) };
                    view! {
                        <li class:first=player.place == 1>
                            <span class="place" aria-label=(words.end.place)(player.place)>{player.place}</span>
                            <bdi class="seat-name">{text.name(&player.player)}</bdi>
                            <span class="seat-count">{count}</span>
                        </li>
                    }
                }).collect_view()
            })}
        </ol>
    }
}

/// Who took the card of each round, as a grid of dots: a row a player, a column a round.
#[component]
fn Rounds(view: View) -> impl IntoView {
    let (text, words) = (text(), words());
    let rows = view.players.iter().map(|player| {
        let dots = view.results.iter().map(|result| {
            let took = result.loser == player.player.id;
            view! { <td class:took=took>{took.then(|| capitals(&result.card))}</td> }
        });
        view! { <tr><th scope="row"><bdi>{text.name(&player.player)}</bdi></th>{dots.collect_view()}</tr> }
    });
    view! {
        <section class="rounds">
            <h2>{words.end.over_rounds}</h2>
            <div class="scroll" tabindex="0" role="group" aria-label=words.end.over_rounds><table><tbody>{rows.collect_view()}</tbody></table></div>
        </section>
    }
}

/// The longest words that counted, each once, with who said them.
fn longest_words(view: &View) -> Vec<(String, crate::rules::roster::PlayerId)> {
    let counted = view
        .results
        .iter()
        .flat_map(|result| &result.said)
        .filter(|said| said.ruling != Some(false))
        .enumerate()
        .filter_map(|(turn, said)| said.word.as_ref().map(|word| (Reverse(word.chars().count()), word, turn, said.by)));
    // Ordered by length and then by the alphabet; the first who said a word is named.
    let mut ordered = counted.collect::<BinaryHeap<_>>().into_sorted_vec();
    ordered.dedup_by_key(|(_, word, ..)| *word);
    ordered.into_iter().take(LONGEST_SHOWN).map(|(_, word, _, by)| (word.clone(), by)).collect()
}

/// The words that the table let count although the dictionary does not (W4), each once.
fn let_count(view: &View) -> Vec<String> {
    let said = view.results.iter().flat_map(|result| &result.said);
    let overruled = said.filter(|said| said.ruling == Some(true) && said.known != Some(true));
    let mut words = overruled.filter_map(|said| said.word.clone()).collect::<BinaryHeap<_>>().into_sorted_vec();
    words.dedup();
    words
}
