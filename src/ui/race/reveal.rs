//! The lists are called out one by one, and then the points.

use leptos::prelude::*;

use super::called::CalledLists;
use super::summary::Summary;
use super::{Seat, words};
use crate::rules::race::view::{RoundResult, Stage};
use crate::rules::race::{Action, View, Way};
use crate::ui::frame::a_frame_later;
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, comes_late};

/// The result of the round that was played last, and how many of its lists are open.
pub(super) fn open_lists(view: &View) -> Option<(usize, &RoundResult)> {
    match &view.stage {
        Stage::Revealing { open, result } => Some((*open, result)),
        Stage::Over { result } => Some((result.lists.len(), result)),
        _ => None,
    }
}

/// The lists are called out one by one.
#[component]
pub fn Revealing() -> impl IntoView {
    let seat = Seat::here();
    // In turns everybody has heard every word.
    let heard = untrack(|| seat.read(|view| view.config.way == Way::Turns)).unwrap_or_default();
    let counted = RwSignal::new(heard);
    let told = RwSignal::new(None);
    // Hundreds of words take a while to leave, and the points are waited for.
    let were_counted = a_frame_later(heard, counted);
    let listed = Memo::new(move |_| !counted.get() || !were_counted.get());
    let title = Signal::derive(move || seat.read(|view| (words().reveal.round)(view.round)).unwrap_or_default());
    view! {
        <main class="screen table race counting">
            <Bar title>
                <UndoButton />
                <MenuButton />
            </Bar>
            {move || listed.get().then(|| view! { <CalledLists large=!heard last_told=told hidden=counted /> })}
            {move || if counted.get() { view! { <Summary counted /> }.into_any() } else { view! { <Ways counted /> }.into_any() }}
        </main>
    }
}

/// The next list, or the points after the last one.
#[component]
fn Ways(counted: RwSignal<bool>) -> impl IntoView {
    let seat = Seat::here();
    let words = &words().reveal;
    let next = Memo::new(move |_| {
        seat.read(|view| open_lists(view).and_then(|(open, result)| result.lists.get(open)).map(|list| list.player))
            .flatten()
            .map(|id| seat.name(id))
    });
    view! {
        <div class="reach">
            {move || match next.get() {
                Some(name) => view! {
                    <Button label=(words.next)(&name) class="button primary huge" test="call-out" next=true disabled=comes_late() on_press=seat.does(Action::CallOut) />
                },
                None => view! {
                    <Button label=words.to_points class="button primary huge" test="to-points" next=true disabled=comes_late() on_press=move || counted.set(true) />
                },
            }}
        </div>
    }
}
