//! What the table can do about a word of a list that was called out (W4, R8).

use leptos::html::Input;
use leptos::prelude::*;

use super::called::{Place, fate_note};
use super::reveal::open_lists;
use super::{Seat, words};
use crate::rules::race::likeness::{MOST_ALIKE, likeness};
use crate::rules::race::view::{Fate, RoundResult, WordResult};
use crate::rules::race::{Action, Error, Refusal, Way};
use crate::rules::roster::PlayerId;
use crate::text::Text;
use crate::ui::widgets::{Button, Sheet};

/// Which page of the sheet is open.
#[derive(Clone, Copy, PartialEq)]
enum Page {
    Main,
    Same,
    Mend,
}

/// A word as it stood when it was tapped. Cheap to clone.
#[derive(Clone)]
struct Tapped {
    by: PlayerId,
    at: usize,
    /// `None` behind the last entry: one that was forgotten.
    word: Option<WordResult>,
    spelt: String,
    /// Why it does not count, or who else has it.
    note: String,
    /// Words that the table took for the same.
    merged: Vec<String>,
    /// Words of other lists that it may be the same as, those first that look like it.
    others: Vec<String>,
    /// Whether the lists were entered by hand.
    by_hand: bool,
}

/// Lets a word count or not, makes it one with another, or mends it; where there is none, adds one.
#[component]
pub fn WordSheet(place: Place, #[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let seat = Seat::here();
    let reveal = &words().reveal;
    let tapped = untrack(|| tapped(seat, place))?;
    let page = RwSignal::new(if tapped.word.is_some() { Page::Main } else { Page::Mend });
    let trouble = RwSignal::new(None::<String>);
    let decide = Callback::new(move |(action,): (Action,)| match seat.act(&action) {
        Ok(()) => on_close.run(()),
        Err(error) => trouble.set(Some(sentence(seat, error))),
    });
    let title = {
        let spelt = tapped.spelt.clone();
        let is_there = tapped.word.is_some();
        move || match page.get() {
            _ if !is_there => reveal.add_word.to_owned(),
            Page::Main => spelt.clone(),
            Page::Same => (reveal.same_as_title)(&spelt),
            Page::Mend => (reveal.mend_title)(&spelt),
        }
    };
    Some(view! {
        <Sheet title=Signal::derive(title) on_close>
            {move || match page.get() {
                Page::Main => decisions(seat, &tapped, page, decide),
                Page::Same => same(seat, &tapped, decide),
                Page::Mend => mend(&tapped, decide),
            }}
            <p class="hint trouble" role="alert">{move || trouble.get()}</p>
        </Sheet>
    })
}

fn tapped(seat: Seat, (place, at): Place) -> Option<Tapped> {
    let (by, word, merged, others, config) = seat.read(|view| {
        let (open, result) = open_lists(view)?;
        let list = result.lists.get(place)?;
        let word = list.words.get(at).cloned();
        let looks_like = word.as_ref().map_or("", |word| &word.word);
        let merged = merged_with(result, looks_like);
        let others = others(result, open, place, looks_like);
        Some((list.player, word, merged, others, view.config.clone()))
    })??;
    let spelt = word.as_ref().map(|word| seat.spelt(&word.word)).unwrap_or_default();
    let shortest = usize::from(config.shortest);
    let note = word
        .as_ref()
        .map(|word| fate_note(word, &spelt, shortest, usize::MAX, &|id| seat.name(id)))
        .unwrap_or_default();
    let by_hand = matches!(config.way, Way::Paper | Way::Phones);
    Some(Tapped { by, at, word, spelt, note, merged, others, by_hand })
}

/// The words that the table took for one with this.
fn merged_with(result: &RoundResult, word: &str) -> Vec<String> {
    let other = |(one, other): &(String, String)| match word {
        _ if one == word => Some(other.clone()),
        _ if other == word => Some(one.clone()),
        _ => None,
    };
    result.merged.iter().filter_map(other).collect()
}

/// Words that count on other lists which have been called out, the most alike first, each once.
fn others(result: &RoundResult, open: usize, place: usize, word: &str) -> Vec<String> {
    let lists = result.lists[..open].iter().enumerate().filter(|(other, _)| *other != place);
    let counted = lists.flat_map(|(_, list)| &list.words).filter(|other| !matches!(other.fate, Fate::Refused(_)));
    let measured: Vec<(usize, &str)> = counted
        .map(|other| (likeness(word, &other.word), other.word.as_str()))
        .filter(|(_, other)| *other != word)
        .collect();
    let mut others: Vec<String> = Vec::new();
    for alike in (0..=MOST_ALIKE).rev() {
        for (_, other) in measured.iter().filter(|(likeness, _)| *likeness == alike) {
            if !others.iter().any(|listed| listed == other) {
                others.push((*other).to_owned());
            }
        }
    }
    others
}

/// What can be decided about a word.
fn decisions(seat: Seat, tapped: &Tapped, page: RwSignal<Page>, decide: Callback<(Action,)>) -> AnyView {
    let reveal = &words().reveal;
    let Some(WordResult { word, fate, overruled }) = tapped.word.clone() else { return ().into_any() };
    let overrule = |label: &'static str, test: &'static str, counts: Option<bool>| {
        let word = word.clone();
        button(
            label.to_owned(),
            test,
            Callback::new(move |()| {
                decide.run((Action::Overrule { word: word.clone(), counts },));
            }),
        )
    };
    let counts = !matches!(fate, Fate::Refused(_));
    let mut buttons: Vec<AnyView> = Vec::new();
    let mut by_rule = false;
    match fate {
        Fate::Refused(refusal) if refusal.can_be_overruled() => {
            buttons.push(overrule(reveal.let_it, "let-it", Some(true)))
        }
        Fate::Refused(Refusal::ByTable) => {}
        Fate::Refused(_) => by_rule = true,
        _ => buttons.push(overrule(reveal.let_it_not, "let-it-not", Some(false))),
    }
    if overruled.is_some() {
        buttons.push(overrule(reveal.as_dictionary, "as-dictionary", None));
    }
    for other in &tapped.merged {
        buttons.push(merge((reveal.not_same_as)(&seat.spelt(other)), &word, other, decide));
    }
    if counts && !tapped.others.is_empty() {
        buttons.push(button(reveal.same_as.to_owned(), "same-as", Callback::new(move |()| page.set(Page::Same))));
    }
    if tapped.by_hand {
        buttons.push(button(reveal.mend.to_owned(), "mend", Callback::new(move |()| page.set(Page::Mend))));
    }
    let note = tapped.note.clone();
    view! {
        // The focus goes here, and not to a button that one would press without looking.
        <p tabindex="-1" autofocus=true>{note}</p>
        {by_rule.then(|| view! { <p class="hint">{reveal.not_for_the_table}</p> })}
        <div class="menu" data-testid="word-sheet">{buttons}</div>
    }
    .into_any()
}

/// The words that it may be the same as.
fn same(seat: Seat, tapped: &Tapped, decide: Callback<(Action,)>) -> AnyView {
    let Some(word) = &tapped.word else { return ().into_any() };
    let others = tapped.others.iter().map(|other| merge(seat.spelt(other), &word.word, other, decide));
    let others: Vec<AnyView> = others.collect();
    view! { <div class="same-words">{others}</div> }.into_any()
}

/// How an entry reads, or one that was forgotten.
fn mend(tapped: &Tapped, decide: Callback<(Action,)>) -> AnyView {
    let reveal = &words().reveal;
    let (by, at) = (tapped.by, tapped.at);
    let field = NodeRef::<Input>::new();
    let change = move |word: String| decide.run((Action::Mend { by, at, word },));
    let take_off = Callback::new(move |()| change(String::new()));
    let done = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(word) = field.get_untracked().map(|field| field.value()).filter(|word| !word.trim().is_empty()) {
            change(word);
        }
    };
    view! {
        <form class="ask" on:submit=done>
            <input node_ref=field class="word" type="text" autofocus=true maxlength="40" autocomplete="off" prop:autocorrect=false autocapitalize="none" spellcheck="false" aria-label=reveal.mend_field prop:value=tapped.spelt.clone() />
            <button type="submit" class="button primary">{reveal.mend_done}</button>
        </form>
        {tapped.word.is_some().then(|| button(reveal.take_off.to_owned(), "take-off", take_off))}
    }
    .into_any()
}

/// A button that makes two words one, or two again.
fn merge(label: String, one: &str, other: &str, decide: Callback<(Action,)>) -> AnyView {
    let (one, other) = (one.to_owned(), other.to_owned());
    let press = move |()| decide.run((Action::Merge { one: one.clone(), other: other.clone() },));
    button(label, "merge", Callback::new(press))
}

fn button(label: String, test: &'static str, on_press: Callback<()>) -> AnyView {
    view! { <Button label test on_press /> }.into_any()
}

/// Why it cannot be.
fn sentence(seat: Seat, error: Error) -> String {
    let text = Text::of(seat.app.language());
    match error {
        Error::NotForTheTable => text.race().reveal.not_for_the_table.to_owned(),
        Error::ListFull => text.race().count.list_full.to_owned(),
        // What is left needs the dictionary, and that is not here.
        _ => seat.app.library.state(untrack(|| seat.wanted())).sentence(text),
    }
}
