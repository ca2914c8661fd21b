//! All groups lie open, and everybody works on those of the others.

use leptos::prelude::*;

use super::claiming::Claiming;
use super::groups::Groups;
use super::{Seat, words};
use crate::ports::entropy;
use crate::rules::rng_from;
use crate::rules::roster::PlayerId;
use crate::rules::scramble::view::{Claim, Group, Solving, Stage};
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::Bar;
use crate::words::jumble;

/// All groups, or the one that somebody says to know.
#[component]
pub fn SolvingScreen() -> impl IntoView {
    let seat = Seat::here();
    let claim = Memo::new(move |_| seat.solving(|solving| solving.claim).flatten());
    Effect::new(move |before: Option<Option<Claim>>| {
        let now = claim.get();
        if now.is_none() {
            seat.draft.set(String::new());
        }
        // A claim that ends sooner was answered, or taken back.
        if let (Some(Some(gone)), None) = (before, now)
            && seat.table.now() >= gone.until
        {
            seat.message.set(Some(words().solve.lapsed.to_owned()));
        }
        now
    });
    // What was said here is not for the next screen.
    on_cleanup(move || seat.message.set(None));
    view! {
        {move || match claim.get() {
            Some(claim) => view! { <Claiming claim /> }.into_any(),
            None => view! { <Groups /> }.into_any(),
        }}
    }
}

/// The bar, which says what the next word brings.
#[component]
pub fn SolvingBar(#[prop(optional)] children: Option<Children>) -> impl IntoView {
    let seat = Seat::here();
    let title = move || (words().solve.next)(seat.solving(|solving| solving.points).unwrap_or_default());
    view! {
        <Bar title=Signal::derive(title)>
            {children.map(|children| children())}
            <UndoButton />
            <MenuButton />
        </Bar>
    }
}

impl Seat {
    /// Reads what lies open; `None` at any other time.
    pub(super) fn solving<T>(&self, read: impl FnOnce(&Solving) -> T) -> Option<T> {
        self.read(|view| match &view.stage {
            Stage::Solving(solving) => Some(read(solving)),
            _ => None,
        })
        .flatten()
    }

    /// The letters of somebody's group, in the order in which the table looks at them.
    pub(super) fn letters_of(&self, setter: PlayerId) -> String {
        let find = |solving: &Solving| solving.groups.iter().find(|group| group.setter == setter).cloned();
        let Some(Group { jumble, .. }) = self.solving(find).flatten() else { return String::new() };
        let shown = |orders: &Vec<(String, String)>| orders.iter().find(|(laid, _)| *laid == jumble).cloned();
        self.orders.with(shown).map_or(jumble, |(_, order)| order)
    }

    /// Shows the letters of somebody's group in another order, which spells no word (C29).
    pub(super) fn shuffle(&self, setter: PlayerId) {
        let find = |solving: &Solving| solving.groups.iter().find(|group| group.setter == setter).cloned();
        let Some(Group { jumble: laid, .. }) = self.solving(find).flatten() else { return };
        let mut rng = rng_from(entropy::seed());
        // Another one than is shown, or the tap would seem to do nothing.
        let shown = self.letters_of(setter);
        let order = self.with_words(|lexicon| jumble(&shown, lexicon?, &mut rng));
        if let Some(order) = order {
            self.orders.update(|orders| {
                orders.retain(|(other, _)| *other != laid);
                orders.push((laid, order));
            });
        }
    }

    /// The names of some players in a row; `None` if there are none.
    pub(super) fn names_of(&self, players: &[PlayerId]) -> Option<String> {
        let names: Vec<String> = players.iter().map(|id| self.name(*id)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }
}
