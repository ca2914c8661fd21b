//! Typed play: the letters, the word field, the own list, STOP. Guests on their own phones write here too.

use leptos::prelude::*;

use super::board::{Board, BoardTools};
use super::clock::Clock;
use super::entry::{Entering, Entry, chips};
use super::{Seat, words};
use crate::rules::race::entries::entries;
use crate::rules::race::view::Stage;
use crate::rules::race::{Action, Error, Judge, Refusal, Way};
use crate::rules::roster::PlayerId;
use crate::ui::app::text;
use crate::ui::table::{MenuButton, UndoButton};
use crate::ui::widgets::{Bar, Button, DictionaryNote, KeyboardButton, Sheet};

/// Somebody types.
#[component]
pub fn WritingScreen() -> impl IntoView {
    let seat = Seat::here();
    let texts = words().write;
    let writing = Memo::new(move |_| {
        seat.read(|view| match &view.stage {
            Stage::Writing(writing) => Some(writing.clone()),
            _ => None,
        })
        .flatten()
    });
    // Another writer begins behind a cover, which builds this screen anew.
    let Some(writer) = writing.get_untracked().map(|writing| writing.writer) else { return ().into_any() };
    let (shortest, target, late, names) = untrack(|| {
        seat.read(|view| {
            let config = &view.config;
            (config.shortest, usize::from(config.target), config.judge == Judge::AtTheEnd, config.names)
        })
    })
    .unwrap_or_default();
    let rule = (texts.rule)(shortest) + if names { words().play.names_count } else { "" };
    let entering = Entering::new(seat);
    let typing = entering.typing;
    let distinct = Memo::new(move |_| writing.with(|writing| writing.as_ref().map_or(0, |writing| writing.distinct)));

    let shown = Memo::new(move |_| {
        let words = writing.with(|writing| writing.as_ref().map(|writing| writing.words.clone())).unwrap_or_default();
        // The dictionary's spelling is a verdict too.
        if late { words } else { words.iter().map(|word| seat.spelt(word)).collect() }
    });

    let write = move |word: &str, insist: bool| {
        let outcome = seat.act(&Action::Write { by: writer, words: vec![word.to_owned()], insist });
        if outcome.is_ok() {
            seat.app.announce((texts.added)(word, distinct.get_untracked(), target));
        }
        outcome
    };
    // What is not taken stays in the field, the first of it with the reason.
    let send = move |all: Vec<String>| {
        let mut why = None;
        let mut left = Vec::new();
        for word in all {
            if let Err(error) = write(&word, false) {
                why = why.or(Some(error));
                left.push(word);
            }
        }
        let sentence = why.and_then(|error| seat.sentence(error, left.first()?));
        typing.clear();
        if let Some(sentence) = sentence {
            seat.app.audio(|audio| audio.refuse());
            typing.word.set(left.join(" "));
            typing.refuse(sentence, why.is_some_and(can_be_overruled));
        }
    };
    let on_send = Callback::new(move |(all,): (Vec<String>,)| send(all));
    let on_appeal = Callback::new(move |()| {
        let field = typing.word.get_untracked();
        let mut all = entries(&field).map(str::to_owned);
        if all.next().is_some_and(|word| write(&word, true).is_ok()) {
            send(all.collect());
        }
    });
    view! {
        <main class="screen race writing">
            <Bar title=Signal::derive(move || seat.name(writer))>
                <Clock />
                <UndoButton />
                <MenuButton />
            </Bar>
            <div class="letters-room">
                <Board left=entering.left />
                <div class="letters-foot">
                    <p class="standing-rule">{rule}</p>
                    <BoardTools turns=false />
                </div>
            </div>
            {move || chips(seat, writer, shown.get(), typing)}
            <div class="controls">
                <Entry entering send=texts.add on_send appeal=texts.keep on_appeal />
                <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
                <Stopping writer distinct target>
                    <KeyboardButton typing />
                </Stopping>
            </div>
        </main>
    }
    .into_any()
}

/// Whether the table may see it otherwise (W4).
pub fn can_be_overruled(error: Error) -> bool {
    matches!(error, Error::Refused(refusal) if Refusal::can_be_overruled(refusal))
}

/// STOP as soon as the list is long enough, and a way out before.
#[component]
fn Stopping(writer: PlayerId, distinct: Memo<usize>, target: usize, children: Children) -> impl IntoView {
    let seat = Seat::here();
    let texts = words().write;
    let guest = untrack(|| seat.read(|view| view.config.way)) == Some(Way::Guest);
    let enough = Memo::new(move |_| distinct.get() >= target);
    let asking = RwSignal::new(false);
    let stop = seat.does(Action::Stop { by: Some(writer) });
    // A guest hears that somebody else was first; whoever gives up is asked, since a list that is handed over is judged.
    let end = seat.does(Action::Stop { by: None });
    let progress = move || (texts.progress)(distinct.get(), target);
    view! {
        <div class="row stopping">
            {children()}
            {move || if guest {
                view! { <Button label=texts.stop_called class="button strong" test="stop-called" on_press=end /> }.into_any()
            } else if enough.get() {
                ().into_any()
            } else {
                view! { <Button label=texts.give_up class="button" test="give-up" on_press=move || asking.set(true) /> }.into_any()
            }}
            {move || if enough.get() {
                view! { <Button label=words().play.stop class="button primary stop-now" test="stop" on_press=stop /> }.into_any()
            } else {
                view! { <p class="progress" data-testid="progress">{progress()}</p> }.into_any()
            }}
        </div>
        {move || (asking.get() && !enough.get()).then(|| view! {
            <Sheet title=texts.give_up on_close=move || asking.set(false)>
                <p class="verdict">{(texts.give_up_sure)(distinct.get(), target)}</p>
                <div class="row">
                    <Button label=texts.finish class="button strong" test="finish" on_press=end />
                    <Button label=text().act.go_on next=true on_press=move || asking.set(false) />
                </div>
            </Sheet>
        })}
    }
}
