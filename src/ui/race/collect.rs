//! The lists come in: who has one, and who called STOP.

use leptos::prelude::*;

use super::incoming::FromPhone;
use super::list_entry::ListEntry;
use super::verdict::VerdictSheet;
use super::{Seat, words};
use crate::rules::race::view::{Sheet as List, Stage};
use crate::rules::race::{Action, View, Way};
use crate::rules::roster::PlayerId;
use crate::ui::app::text;
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, DictionaryNote, Heading, Icon, Sheet, Sign, comes_late};

/// The lists that have come in so far; none in any other stage.
pub(super) fn lists(view: &View) -> &[List] {
    if let Stage::Collecting { sheets, .. } = &view.stage { sheets } else { &[] }
}

/// Whether something has come in of a list.
pub(super) fn is_in(list: &List) -> bool {
    !list.words.is_empty() || list.tally.is_some()
}

/// The lists come in.
#[component]
pub fn Collecting() -> impl IntoView {
    let seat = Seat::here();
    // Whose list is being entered.
    let open = RwSignal::new(None::<PlayerId>);
    let title = Signal::derive(move || seat.read(|view| (words().reveal.round)(view.round)).unwrap_or_default());
    // One who leaves takes the list along.
    let shown = Memo::new(move |_| {
        open.get().filter(|by| seat.read(|view| lists(view).iter().any(|list| list.player == *by)) == Some(true))
    });
    view! {
        <main class="screen table race collecting">
            <Bar title>
                <UndoButton />
                <MenuButton />
            </Bar>
            // Thirty rows are not built anew whenever a list has been entered. They let go of the focus before a list takes it.
            <AllLists open hidden={Signal::derive(move || shown.get().is_some())} />
            {move || shown.get().map(|by| view! { <ListEntry by open /> })}
        </main>
    }
}

#[component]
fn AllLists(
    open: RwSignal<Option<PlayerId>>,
    /// Whether they only are still there.
    hidden: Signal<bool>,
) -> impl IntoView {
    let seat = Seat::here();
    let words = &words().count;
    let way = untrack(|| seat.read(|view| view.config.way)).unwrap_or(Way::Paper);
    // Typed lists are secret until all are called out.
    let by_hand = way != Way::Typed;
    let asking = RwSignal::new(false);
    let ids = Memo::new(move |_| {
        seat.read(|view| lists(view).iter().map(|list| list.player).collect::<Vec<_>>()).unwrap_or_default()
    });
    view! {
        <div class="middle" hidden=hidden>
            // Whoever comes back is told where.
            {move || (!hidden.get()).then(|| view! { <Heading words=words.title class="who" /> })}
            {by_hand.then(|| view! { <StopperButton /> })}
            <p class="hint">{if by_hand { words.tap_a_name } else { words.all_hidden }}</p>
            <ul class="incoming" data-testid="lists">
                {move || ids.get().into_iter().map(|id| row(seat, id, by_hand.then_some(open))).collect_view()}
            </ul>
        </div>
        <div class="reach" hidden=hidden>
            <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
            <p class="hint missing" data-testid="missing">{move || seat.read(missing)}</p>
            <div class="row">
                <FromPhone />
                {by_hand.then(|| view! { <Button label=words.look_up_title test="look-up" on_press=move || asking.set(true) /> })}
            </div>
            // Comes late each time: where it stands there was another button (C48).
            {move || (!hidden.get()).then(|| view! {
                <Button label=words.reveal class="button primary huge" test="reveal" disabled=comes_late() on_press=seat.does(Action::Reveal) />
            })}
        </div>
        {move || asking.get().then(|| view! { <VerdictSheet on_close=move || asking.set(false) /> })}
    }
}

/// A player, and what has come in. Where lists are entered by hand, a tap leads to the list.
fn row(seat: Seat, id: PlayerId, open: Option<RwSignal<Option<PlayerId>>>) -> AnyView {
    let words = &words().count;
    // Of thirty rows one is drawn anew, not all.
    let known = Memo::new(move |_| {
        let state = seat.read(|view| {
            let list = lists(view).iter().find(|list| list.player == id)?;
            let told = match &list.tally {
                Some(tally) => (words.counted)(&(text().table.points)(tally.points())),
                None if list.words.is_empty() => words.no_words.to_owned(),
                None => (words.words)(list.words.len()),
            };
            Some((told, is_in(list)))
        });
        let (told, is_in) = state.flatten().unwrap_or_default();
        (seat.name(id), told, is_in)
    });
    let content = move || {
        let (name, told, is_in) = known.get();
        view! {
            <bdi class="seat-name">{name}</bdi>
            <span class="seat-count">{told}</span>
            <span class="is-in" class:yes=is_in>{is_in.then(|| view! { <Icon sign=Sign::Check /> })}</span>
        }
    };
    match open {
        Some(open) => view! {
            <li><button type="button" class="incoming-list" on:click=move |_| open.set(Some(id))>{content}</button></li>
        }
        .into_any(),
        None => view! { <li><div class="incoming-list">{content}</div></li> }.into_any(),
    }
}

/// Who has no words yet.
fn missing(view: &View) -> Option<String> {
    let words = &words().count;
    let empty = lists(view).iter().filter(|list| !is_in(list));
    let empty: Vec<PlayerId> = empty.map(|list| list.player).collect();
    match empty.as_slice() {
        [] => None,
        [one] => view.player(*one).map(|player| (words.one_missing)(&text().name(player))),
        more => Some((words.missing)(more.len())),
    }
}

/// Says who called STOP, and lets people say otherwise.
#[component]
fn StopperButton() -> impl IntoView {
    let seat = Seat::here();
    let words = &words().count;
    let asking = RwSignal::new(false);
    let label = Memo::new(move |_| match seat.read(stopper).flatten() {
        Some(id) => (words.stopped)(&seat.name(id)),
        None => words.stopped_together.to_owned(),
    });
    let name_as = move |by: Option<PlayerId>| {
        let _ = seat.act(&Action::NameStopper { by });
        asking.set(false);
    };
    let names = move || {
        let ids = untrack(|| seat.read(|view| lists(view).iter().map(|list| list.player).collect::<Vec<_>>()));
        let button = move |by: Option<PlayerId>, label: String| {
            view! { <Button label on_press=move || name_as(by) /> }
        };
        let players = ids.unwrap_or_default().into_iter().map(|id| button(Some(id), untrack(|| seat.name(id))));
        let players: Vec<_> = players.collect();
        view! {
            <Sheet title=words.who_stopped on_close=move || asking.set(false)>
                <div class="name-buttons">{players}{button(None, words.nobody.to_owned())}</div>
            </Sheet>
        }
    };
    view! {
        <Button label class="button small" test="stopper" on_press=move || asking.set(true) />
        {move || asking.get().then(names)}
    }
}

/// Who called STOP.
fn stopper(view: &View) -> Option<PlayerId> {
    if let Stage::Collecting { stopper, .. } = view.stage { stopper } else { None }
}
