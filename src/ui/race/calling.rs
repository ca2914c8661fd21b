//! The alternative game: words are called in turn, and whoever holds the device writes them down (R7).

use leptos::prelude::*;

use super::board::{Board, BoardTools};
use super::entry::{Entering, Entry};
use super::ready::{round_title, what_counts};
use super::writing::can_be_overruled;
use super::{Seat, words};
use crate::rules::race::Action;
use crate::rules::race::view::{Calling, Stage};
use crate::rules::roster::PlayerId;
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, DictionaryNote, KeyboardButton};

/// The turn, the letters, the columns.
#[component]
pub fn CallingScreen() -> impl IntoView {
    let seat = Seat::here();
    let texts = words().write;
    let calling = Memo::new(move |_| {
        seat.read(|view| match &view.stage {
            Stage::Calling(calling) => Some(calling.clone()),
            _ => None,
        })
        .flatten()
    });
    let entering = Entering::new(seat);
    let typing = entering.typing;
    let turn = Memo::new(move |_| calling.with(|calling| calling.as_ref().map(|calling| calling.turn)));
    let who = move || turn.get().map(|turn| seat.name(turn)).unwrap_or_default();
    // A new turn starts with an empty field.
    Effect::new(move |_| {
        turn.get();
        typing.clear();
    });

    let call = move |word: String, insist: bool| {
        let Some(by) = turn.get_untracked() else { return };
        match seat.act(&Action::Call { by, word: word.clone(), insist }) {
            Ok(()) => {
                typing.clear();
                if let Some((word, points)) = newest(calling, by) {
                    seat.app.announce((texts.called)(&seat.name(by), &seat.spelt(&word), points, &untrack(who)));
                }
            }
            Err(error) => {
                if let Some(sentence) = seat.sentence(error, &word) {
                    seat.app.audio(|audio| audio.refuse());
                    typing.refuse(sentence, can_be_overruled(error));
                }
            }
        }
    };
    // One call is one word; two are told so.
    let on_send = Callback::new(move |(all,): (Vec<String>,)| call(all.join(" "), false));
    let on_appeal = Callback::new(move |()| call(typing.word.get_untracked(), true));
    let pass = move || {
        if let Some(by) = turn.get_untracked()
            && seat.act(&Action::Pass { by }).is_ok()
        {
            seat.app.announce(untrack(|| format!("{} {}", who(), texts.calls)));
        }
    };
    let round = round_title(seat);
    let title = move || {
        calling
            .with(|calling| {
                let calling = calling.as_ref().filter(|calling| calling.passes > 0)?;
                Some((texts.passed)(calling.passes, calling.columns.len()))
            })
            .unwrap_or_else(|| round.get())
    };
    view! {
        <main class="screen race calling">
            <Bar title=Signal::derive(title)>
                <UndoButton />
                <MenuButton />
            </Bar>
            <div class="letters-room">
                <Board left=entering.left />
                <div class="letters-foot">
                    <p class="standing-rule">{move || what_counts(seat)}</p>
                    <BoardTools />
                </div>
            </div>
            <div class="controls">
                <h1 class="turn" data-testid="turn">
                    <bdi>{who}</bdi> <small>{texts.calls}</small>
                </h1>
                <Entry entering send=texts.add on_send appeal=texts.lets_count on_appeal />
                <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
                <div class="row">
                    <KeyboardButton typing />
                    <Button label=texts.nobody class="button" test="nobody" on_press=seat.does(Action::Stop { by: None }) />
                    <Button label=texts.pass class="button strong" test="pass" on_press=pass />
                </div>
            </div>
            <Columns calling />
        </main>
    }
}

/// What was called last by a player.
fn newest(calling: Memo<Option<Calling>>, by: PlayerId) -> Option<(String, i32)> {
    calling.with_untracked(|calling| {
        calling.as_ref()?.columns.iter().find(|column| column.player == by)?.words.last().cloned()
    })
}

/// A column for each player with its words and points. That of the turn is seen first, then those to the left.
#[component]
fn Columns(calling: Memo<Option<Calling>>) -> impl IntoView {
    let seat = Seat::here();
    let players = Memo::new(move |_| {
        calling.with(|calling| {
            calling.as_ref().map(|calling| calling.columns.iter().map(|column| column.player).collect::<Vec<_>>())
        })
    });
    let one = move |place: usize, player: PlayerId, count: usize| {
        let column = Memo::new(move |_| {
            calling.with(|calling| calling.as_ref().and_then(|calling| calling.columns.get(place).cloned()))
        });
        let order = Memo::new(move |_| {
            calling.with(|calling| {
                let first = calling
                    .as_ref()
                    .and_then(|calling| calling.columns.iter().position(|column| column.player == calling.turn));
                (place + count - first.unwrap_or(0)) % count
            })
        });
        let total = move || column.with(|column| column.as_ref().map(|column| column.total));
        let called = move || {
            column.get().map(|column| {
                let word = |(word, points): (String, i32)| {
                    view! { <li><span>{seat.spelt(&word)}</span> <small>{points}</small></li> }
                };
                column.words.into_iter().map(word).collect_view()
            })
        };
        view! {
            <li class="column" class:current=move || order.get() == 0 style:order=move || order.get().to_string()>
                <p class="column-head"><bdi>{move || seat.name(player)}</bdi> <strong>{total}</strong></p>
                <ol class="column-words">{called}</ol>
            </li>
        }
    };
    view! {
        <ul class="columns" tabindex="0" aria-label=words().write.columns data-testid="columns">
            {move || players.get().map(|players| {
                let count = players.len();
                players.into_iter().enumerate().map(|(place, player)| one(place, player, count)).collect_view()
            })}
        </ul>
    }
}
