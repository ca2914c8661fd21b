//! Names and seats in the middle of a game (P1, P2).

use leptos::html::Input;
use leptos::prelude::*;

use super::{Seating, TableTools};
use crate::rules::roster::Player;
use crate::ui::app::text;
use crate::ui::widgets::{IconButton, Sign};

/// Rename, move up, take out, add.
#[component]
pub fn People() -> impl IntoView {
    let tools = TableTools::here();
    let roster = &text().roster;
    let players = Memo::new(move |_| tools.players.get());
    let newcomer = NodeRef::<Input>::new();
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = newcomer.get() else { return };
        let typed = field.value();
        let name = (!typed.is_empty()).then_some(typed);
        if tools.seating.run((Seating::Join { name },)) {
            field.set_value("");
        }
    };
    view! {
        <div class="people" data-testid="people">
            <ul class="people-list">
                {move || players.get().into_iter().enumerate().map(|(place, player)| view! { <Person player place /> }).collect_view()}
            </ul>
            <form class="ask" on:submit=add>
                <input node_ref=newcomer class="name" type="text" maxlength="80" autocomplete="off" spellcheck="false" aria-label=(roster.name)(players.get_untracked().len() + 1) placeholder=roster.add />
                <button type="submit" class="button">{roster.add}</button>
            </form>
            <p class="hint trouble" role="alert">{move || tools.message.get()}</p>
        </div>
    }
}

#[component]
fn Person(player: Player, place: usize) -> impl IntoView {
    let tools = TableTools::here();
    let text = text();
    let roster = &text.roster;
    let id = player.id;
    let name = text.name(&player);
    let shown = name.clone();
    view! {
        <li>
            <input
                class="name"
                type="text"
                maxlength="80"
                autocomplete="off"
                spellcheck="false"
                aria-label=(roster.rename)(&name)
                prop:value=name.clone()
                on:change:target=move |event| {
                    if !tools.seating.run((Seating::Rename { id, name: event.target().value() },)) {
                        event.target().set_value(&shown);
                    }
                }
            />
            <IconButton
                sign=Sign::Up
                name=(roster.move_left)(&name)
                disabled=place == 0
                on_press=move || { tools.seating.run((Seating::Reseat { id, seat: place.saturating_sub(1) },)); }
            />
            <IconButton sign=Sign::Close name=(roster.remove)(&name) on_press=move || { tools.seating.run((Seating::Leave { id },)); } />
        </li>
    }
}
