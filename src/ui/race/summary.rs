//! After the last list: who has how much now, and what nobody found.

use std::collections::BinaryHeap;

use leptos::prelude::*;

use super::reveal::open_lists;
use super::standings::Standings;
use super::{Seat, words};
use crate::rules::race::missed::missed;
use crate::rules::race::view::{Fate, WordResult};
use crate::rules::race::{Action, View};
use crate::ui::frame::a_frame_later;
use crate::ui::lists::keep_button;
use crate::ui::widgets::{Button, comes_late};
use crate::words::Letters;
use crate::words::own::OwnUse;

/// So many words are shown at once that nobody found, and so many when people ask for more.
const MISSED: usize = 8;
const MORE_MISSED: usize = 48;

/// The running totals; `counted` leads back to the lists.
#[component]
pub fn Summary(counted: RwSignal<bool>) -> impl IntoView {
    let seat = Seat::here();
    let reveal = &words().reveal;
    let goal = move || seat.read(|view| (reveal.goal)(view.config.goal));
    // The points are seen at once; the search for what nobody found takes a while.
    let seen = a_frame_later(false, true);
    let kept = untrack(|| seat.read(|view| (view.config.lang, let_count(view))));
    view! {
        <div class="middle summary">
            <div class="so-far">
                <h1>{reveal.so_far}</h1>
                <p class="hint">{goal}</p>
                <Standings />
            </div>
            {move || seen.get().then(|| untrack(|| not_found(seat)))}
            {kept.and_then(|(lang, words)| keep_button(seat.app, lang, words))}
        </div>
        <div class="reach">
            <Button label=reveal.go_on class="button primary huge" test="close-round" next=true disabled=comes_late() on_press=seat.does(Action::Close) />
            <Button label=reveal.lists test="back-to-lists" on_press=move || counted.set(false) />
        </div>
    }
}

/// Words that everybody knows and nobody found, the longest first.
fn not_found(seat: Seat) -> Option<AnyView> {
    let wanted = seat.wanted();
    // Of a list of one's own only its own words would count.
    if wanted.own.is_some_and(|own| own.usage == OwnUse::Only) {
        return None;
    }
    let view = seat.table.view.get_untracked()?;
    let (_, result) = open_lists(&view)?;
    let letters = Letters::of_faces(view.faces.iter().map(String::as_str))?;
    let found = result.found();
    let search = seat.app.library.search(wanted.lang, |dictionary| missed(dictionary, &letters, &view.config, &found));
    let missed = search?;
    let spelt: Vec<String> = missed.iter().take(MORE_MISSED).map(|word| seat.spelt(word)).collect();
    if spelt.is_empty() {
        return None;
    }
    let (all, more) = (spelt.len(), RwSignal::new(false));
    let shown = move || spelt[..if more.get() { spelt.len() } else { spelt.len().min(MISSED) }].join(", ");
    let reveal = &words().reveal;
    Some(
        view! {
            <section class="not-found" data-testid="missed">
                <h2>{reveal.nobody_found}</h2>
                <p>{shown}</p>
                {move || (all > MISSED && !more.get()).then(|| view! {
                    <Button label=(reveal.more)(all - MISSED) class="link" test="more-missed" on_press=move || more.set(true) />
                })}
            </section>
        }
        .into_any(),
    )
}

/// The words that the table let count although the dictionary does not (W4), each once.
fn let_count(view: &View) -> Vec<String> {
    let lists = open_lists(view).map(|(_, result)| &result.lists).into_iter().flatten();
    let is_let = |word: &&WordResult| word.overruled == Some(true) && !matches!(word.fate, Fate::Refused(_));
    let words = lists.flat_map(|list| &list.words).filter(is_let).map(|word| word.word.clone());
    let mut words = words.collect::<BinaryHeap<_>>().into_sorted_vec();
    words.dedup();
    words
}
