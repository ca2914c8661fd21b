//! A list is entered: its words, or only what they come to.

use leptos::prelude::*;

use super::collect::{is_in, lists};
use super::entry::{Entering, Entry, chips};
use super::tally::TallyForm;
use super::{Seat, words};
use crate::rules::race::view::Sheet as List;
use crate::rules::race::{Action, Error, Tally, View};
use crate::rules::roster::PlayerId;
use crate::text::Text;
use crate::ui::widgets::{Button, Heading, KeyboardButton, Tiles, Typing, comes_late};

/// A player's list, with the way to the next player's; `open` leads there and back.
#[component]
pub fn ListEntry(by: PlayerId, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let seat = Seat::here();
    let words = &words().count;
    let entering = Entering::from_paper(seat);
    let counted = Memo::new(move |_| read_list(seat, by, |list| list.tally.is_some()).unwrap_or_default());
    let next = Memo::new(move |_| seat.read(|view| next_without(view, by)).flatten());
    let to_next = move || match next.get() {
        Some(next) => view! {
            <Button label=(words.next)(&seat.name(next)) class="button primary" test="next-list" disabled=comes_late() on_press=move || open.set(Some(next)) />
        },
        None => {
            view! { <Button label=words.all_lists class="button primary" test="all-in" on_press=move || open.set(None) /> }
        }
    };
    view! {
        <div class="middle list-entry">
            <Heading words=Signal::derive(move || seat.name(by)) class="who" test="whose" />
            {move || if counted.get() {
                view! { <TallyForm by /> }.into_any()
            } else {
                view! { <Entered by typing=entering.typing /> }.into_any()
            }}
            <OtherWay by counted />
        </div>
        <div class="reach">
            {move || (!counted.get()).then(|| view! { <ListField by entering /> })}
            <div class="row">
                {move || (!counted.get()).then(|| view! { <KeyboardButton typing=entering.typing /> })}
                {move || next.get().map(|_| view! { <Button label=words.all_lists test="all-lists" on_press=move || open.set(None) /> })}
                {to_next}
            </div>
        </div>
    }
}

/// Changes between the words of a list and what they come to.
#[component]
fn OtherWay(by: PlayerId, counted: Memo<bool>) -> impl IntoView {
    let seat = Seat::here();
    let words = &words().count;
    let count = move || {
        let tally = (!counted.get_untracked()).then(Tally::default);
        let _ = seat.act(&Action::Count { by, tally });
    };
    let label = Signal::derive(move || if counted.get() { words.enter_words } else { words.only_points }.to_owned());
    view! { <Button label class="link" test="other-way" on_press=count /> }
}

/// Reads what has come in of a player's list.
pub(super) fn read_list<T>(seat: Seat, by: PlayerId, read: impl FnOnce(&List) -> T) -> Option<T> {
    seat.read(|view| lists(view).iter().find(|list| list.player == by).map(read)).flatten()
}

/// The next player after this one of whom nothing has come in yet.
fn next_without(view: &View, by: PlayerId) -> Option<PlayerId> {
    let all = lists(view);
    let at = all.iter().position(|list| list.player == by)?;
    let after = all[at + 1..].iter().chain(&all[..at]);
    after.into_iter().find(|list| !is_in(list)).map(|list| list.player)
}

/// The field in which the words are typed.
#[component]
fn ListField(by: PlayerId, entering: Entering) -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let typing = entering.typing;
    let send = move |(entries,): (Vec<String>,)| match seat.act(&Action::Write { by, words: entries, insist: false }) {
        Ok(()) => typing.clear(),
        Err(Error::ListFull) => {
            typing.refuse(Text::of(seat.app.language()).race().count.list_full.to_owned(), false);
        }
        Err(_) => {}
    };
    view! { <Entry entering send=words.count.enter on_send=Callback::new(send) appeal="" on_appeal=Callback::new(|()| ()) /> }
}

/// The letters of the round, and the entries, each with a way to take it off.
#[component]
fn Entered(by: PlayerId, typing: Typing) -> impl IntoView {
    let seat = Seat::here();
    let words = &words().count;
    let letters = untrack(|| seat.read(|view| view.faces.concat())).unwrap_or_default();
    let entries = Memo::new(move |_| read_list(seat, by, |list| list.words.clone()).unwrap_or_default());
    view! {
        <Tiles letters />
        <p class="hint" role="status" data-testid="entered">{move || (words.words)(entries.with(Vec::len))}</p>
        {move || chips(seat, by, entries.get(), typing)}
    }
}
