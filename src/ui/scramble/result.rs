//! What the words of a round were, who found them, and what else their letters would have made.

use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::scramble::others;
use crate::rules::scramble::view::{GroupResult, RoundResult, Stage};
use crate::ui::app::text;
use crate::ui::library::Fetch;
use crate::words::latin::capitals;
use crate::words::own::OwnUse;

/// So many other words of the same letters are shown.
const MOST_OTHERS: usize = 6;

/// The words of the round that was played last, each in the row of whoever set it; nothing if there was none.
#[component]
pub fn LastRound() -> impl IntoView {
    let seat = Seat::here();
    let last = Memo::new(move |_| {
        let last = |stage: &Stage| match stage {
            Stage::Ready { last } | Stage::Over { last } => last.clone(),
            _ => None,
        };
        seat.read(|view| last(&view.stage)).flatten()
    });
    let drawn = move |RoundResult { groups, without }: RoundResult| {
        let without = seat.names_of(&without).map(|names| (words().solve.without)(&names));
        view! {
            <section class="words-told" data-testid="last-round">
                <h2>{words().result.last_round}</h2>
                <ul>{groups.iter().map(|group| row(seat, group)).collect_view()}</ul>
                {without.map(|sentence| view! { <p class="hint"><bdi>{sentence}</bdi></p> })}
            </section>
        }
    };
    // Other words, and how words are spelt, are known once the dictionary is here.
    let words_are_here = Memo::new(move |_| seat.app.library.state(seat.wanted()) == Fetch::Ready);
    move || {
        words_are_here.get();
        last.get().map(drawn)
    }
}

fn row(seat: Seat, group: &GroupResult) -> AnyView {
    let (solve, result) = (words().solve, words().result);
    let solved = group.solved.as_ref();
    let (found, who) = match solved {
        Some(solved) => {
            let points = (text().table.points)(solved.points);
            (true, (result.solved_by)(&seat.name(solved.by), &(solve.place)(solved.place), &points))
        }
        None => (false, result.nobody.to_owned()),
    };
    let said = solved.filter(|solved| solved.word != group.word);
    let said_sentence = said.map(|solved| (result.said)(&seat.name(solved.by), &seat.spelt(&solved.word)));
    let others = other_words(seat, group);
    let also = (!others.is_empty()).then(|| (result.also)(&others.join(", ")));
    let letters: Vec<String> = capitals(&group.jumble).chars().map(String::from).collect();
    view! {
        <li class="word-told" class:unfound=!found>
            <p class="told-line">
                <bdi class="whose">{(solve.group)(&seat.name(group.setter))}</bdi>
                <span class="jumbled">{(result.jumbled)(&letters.join(" "))}</span>
            </p>
            <p class="told-line">
                <strong class="said-word">{seat.spelt(&group.word)}</strong>
                <bdi class="found-by">{who}</bdi>
            </p>
            {said_sentence.map(|sentence| view! { <bdi class="also">{sentence}</bdi> })}
            {also.map(|sentence| view! { <span class="also">{sentence}</span> })}
        </li>
    }
    .into_any()
}

/// What else the letters would have made, as far as the app itself says such words (W5).
fn other_words(seat: Seat, group: &GroupResult) -> Vec<String> {
    let wanted = untrack(|| seat.wanted());
    // Of a list of one's own only its own words would count.
    if wanted.own.is_some_and(|own| own.usage == OwnUse::Only) {
        return Vec::new();
    }
    let said = group.solved.as_ref().map(|solved| solved.word.as_str());
    let found = seat.app.library.search(wanted.lang, |dictionary| others(dictionary, &group.word, said));
    found.unwrap_or_default().iter().take(MOST_OTHERS).map(|word| seat.spelt(word)).collect()
}
