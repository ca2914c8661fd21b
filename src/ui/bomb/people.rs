//! Names and seats in the middle of a game (P1, P2), and a card that goes to somebody else.

use leptos::html::Input;
use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::bomb::Action;
use crate::rules::roster::PlayerId;
use crate::ui::app::text;
use crate::ui::widgets::{Button, IconButton, Sheet, Sign};
use crate::words::latin::capitals;

/// Rename, move up, take out, add.
#[component]
pub fn People() -> impl IntoView {
    let seat = Seat::here();
    let roster = &text().roster;
    let ids = Memo::new(move |_| {
        seat.read(|view| view.players.iter().map(|player| player.player.clone()).collect::<Vec<_>>())
            .unwrap_or_default()
    });
    let newcomer = NodeRef::<Input>::new();
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = newcomer.get() else { return };
        let typed = field.value();
        let name = (!typed.is_empty()).then_some(typed);
        if seat.act(Action::Join { name, seat: usize::MAX }).is_ok() {
            field.set_value("");
        }
    };
    view! {
        <div class="people" data-testid="people">
            <ul class="people-list">
                {move || ids.get().into_iter().enumerate().map(|(place, player)| view! { <Person id=player.id place /> }).collect_view()}
            </ul>
            <form class="ask" on:submit=add>
                <input node_ref=newcomer class="name" type="text" maxlength="80" autocomplete="off" spellcheck="false" aria-label=(roster.name)(ids.get_untracked().len() + 1) placeholder=roster.add />
                <button type="submit" class="button">{roster.add}</button>
            </form>
            <p class="hint trouble" role="alert">{move || seat.message.get()}</p>
        </div>
    }
}

#[component]
fn Person(id: PlayerId, place: usize) -> impl IntoView {
    let seat = Seat::here();
    let roster = &text().roster;
    let name = seat.name(id);
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
                    if seat.act(Action::Rename { id, name: event.target().value() }).is_err() {
                        event.target().set_value(&shown);
                    }
                }
            />
            <IconButton
                sign=Sign::Up
                name=(roster.move_left)(&name)
                disabled=place == 0
                on_press=move || { let _ = seat.act(Action::Reseat { id, seat: place.saturating_sub(1) }); }
            />
            <IconButton sign=Sign::Close name=(roster.remove)(&name) on_press=move || { let _ = seat.act(Action::Leave { id }); } />
        </li>
    }
}

/// The table gives a card to another player, also later.
#[component]
pub fn GiveCard(round: usize, #[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let (card, loser, players) = seat
        .read(|view| {
            let result = view.results.get(round);
            let players: Vec<PlayerId> = view.players.iter().map(|player| player.player.id).collect();
            (
                result.map(|result| capitals(&result.card)).unwrap_or_default(),
                result.map(|result| result.loser),
                players,
            )
        })
        .unwrap_or_default();
    let give = move |to: PlayerId| {
        let _ = seat.act(Action::GiveCard { round, to });
        on_close.run(());
    };
    let buttons = players.into_iter().map(move |id| {
        view! {
            <Button label=seat.name(id) disabled=Some(id) == loser on_press=move || give(id) />
        }
    });
    view! {
        <Sheet title=(words.table.give_title)(&card) on_close>
            <div class="menu">{buttons.collect_view()}</div>
        </Sheet>
    }
}
