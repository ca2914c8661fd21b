//! Somebody says to know a group: its letters large, the time of the claim, and the word, said or typed (S6, S12).

use leptos::prelude::*;

use super::solving::SolvingBar;
use super::{Seat, words};
use crate::rules::clock::{Millis, Span};
use crate::rules::scramble::draft::{Laid, lay};
use crate::rules::scramble::view::Claim;
use crate::rules::scramble::{Action, Error, Refusal};
use crate::text::Text;
use crate::ui::table::Clock;
use crate::ui::widgets::{
    AnswerLine, Button, DictionaryNote, Heading, Key, KeyboardButton, Keys, Mark, Marked, Tiles, Typing, WordField,
    comes_late,
};
use crate::words::{Lang, Letters, normalise};

/// The group that is claimed, and what becomes of the claim.
#[component]
pub fn Claiming(claim: Claim) -> impl IntoView {
    let seat = Seat::here();
    let solve = words().solve;
    let question = move || (solve.claim)(&seat.name(claim.by), &seat.name(claim.group));
    let letters = Memo::new(move |_| seat.letters_of(claim.group));
    let span = Signal::stored(Some(Span { since: Millis(0), until: Some(claim.until) }));
    view! {
        <main class="screen table scramble claiming" class:types=seat.types data-testid="claiming">
            <SolvingBar />
            <div class="letters-place">{move || view! { <Tiles letters=letters.get() /> }}</div>
            <div class="claim-head">
                <Heading words=Signal::derive(question) class="claim-who" test="claim" />
                <Clock span />
            </div>
            <p class="told" role="status" data-testid="told"><bdi>{move || seat.message.get()}</bdi></p>
            {move || if seat.types.get() {
                view! { <Typed claim /> }.into_any()
            } else {
                view! { <Said claim /> }.into_any()
            }}
        </main>
    }
}

/// The word is said aloud, and whoever set it nods.
#[component]
fn Said(claim: Claim) -> impl IntoView {
    let seat = Seat::here();
    let solve = words().solve;
    // A double tap on a name is no answer (C48).
    let waits = comes_late();
    view! {
        <div class="reach">
            <p class="verdict"><bdi>{move || (solve.say)(&seat.name(claim.group))}</bdi></p>
            <div class="row">
                <Button label=solve.wrong class="button strong answer-wrong" test="wrong" disabled=waits on_press=move || seat.miss() />
                <Button label=solve.right class="button primary huge answer-right" test="right" disabled=waits on_press=move || seat.confirm() />
            </div>
            <Button label=solve.type_it class="link" test="type-it" disabled=waits on_press=move || seat.types.set(true) />
        </div>
    }
}

/// The word is typed, and the dictionary judges.
#[component]
fn Typed(claim: Claim) -> impl IntoView {
    let seat = Seat::here();
    let solve = words().solve;
    let typing = Typing::of(seat.draft);
    let lang = untrack(|| seat.read(|view| view.config.lang)).unwrap_or(Lang::En);
    let group = untrack(|| Letters::of(&seat.letters_of(claim.group))).unwrap_or_default();
    let group = StoredValue::new(group);
    let word = Memo::new(move |_| typing.word.with(|typed| normalise(typed, lang)));
    let laid = Memo::new(move |_| group.with_value(|group| word.with(|word| lay(word, group))));
    let left = Signal::derive(move || {
        let mut left = group.get_value();
        // After a refusal the next letter starts anew, with all of them.
        if typing.answer.with(Option::is_none) {
            for Laid { letter, .. } in laid.get() {
                let _ = Letters::of(letter.encode_utf8(&mut [0; 4])).is_some_and(|one| left.take(&one));
            }
        }
        left
    });
    let mirror = Signal::derive(move || {
        let mark = |Laid { letter, there }: Laid| (letter.into(), if there { Mark::None } else { Mark::Wrong });
        Marked(laid.get().into_iter().map(mark).collect())
    });
    let send = move |insist: bool| {
        let word = typing.word.get_untracked();
        let Err(error) = seat.act(&Action::Answer { word: word.clone(), insist }) else {
            return seat.message.set(None);
        };
        if let Some(sentence) = seat.answer_refused(error, &word) {
            seat.app.audio(|audio| audio.refuse());
            let can_insist = matches!(error, Error::Refused(refusal) if refusal.can_be_overruled());
            typing.refuse(sentence, can_insist);
        }
    };
    let press = Callback::new(move |(key,)| match key {
        Key::Letter(letter) => typing.put(letter),
        Key::Delete => typing.delete(),
    });
    view! {
        <div class="reach">
            <div class="entry">
                <WordField typing send=solve.answer on_send=Callback::new(move |()| send(false)) mirror />
                <AnswerLine typing appeal=solve.let_it on_appeal=Callback::new(move |()| send(true)) />
                <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
            </div>
            {move || typing.own_keys.get().then(|| view! { <Keys lang left on_key=press /> })}
            <div class="row">
                <KeyboardButton typing />
                <Button label=solve.say_it class="button small" test="say-it" on_press=move || seat.types.set(false) />
                <Button label=solve.no_idea class="button small" test="wrong" disabled=comes_late() on_press=move || seat.miss() />
            </div>
        </div>
    }
}

impl Seat {
    /// The word that was said is the one.
    fn confirm(&self) {
        if self.act(&Action::Confirm).is_ok() {
            self.message.set(None);
        }
    }

    /// It is not, or none was said after all.
    fn miss(&self) {
        if self.act(&Action::Miss).is_ok() {
            self.message.set(Some(Text::of(self.app.language()).scramble().solve.missed.to_owned()));
        }
    }

    /// Why a word that was typed does not solve the group; `None` if there is nothing to say.
    fn answer_refused(&self, error: Error, typed: &str) -> Option<String> {
        let text = Text::of(self.app.language());
        let (lang, length) = untrack(|| self.read(|view| (view.config.lang, view.length.unwrap_or_default())))?;
        let word = normalise(typed, lang);
        match error {
            // What is counted are the tiles: ß is two of them.
            Error::Refused(refusal @ Refusal::WrongLength) => {
                text.scramble().sentence(&text.verdict, refusal, &word, length.into())
            }
            Error::Refused(refusal) => {
                text.scramble().sentence(&text.verdict, refusal, &self.spelt(&word), length.into())
            }
            // The note says how far it is.
            _ => None,
        }
    }
}
