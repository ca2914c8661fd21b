//! Typed play: a field, letter keys, and what the dictionary says.

use leptos::prelude::*;

use super::dispute::ChallengeButton;
use super::{Seat, text_of, words};
use crate::rules::bomb::view::RoundView;
use crate::rules::bomb::{Action, Error};
use crate::ui::widgets::{AnswerLine, DictionaryNote, Key, KeyboardButton, Keys, Mark, Marked, Typing, WordField};
use crate::words::Lang;

/// Where a word is typed, sent and answered.
#[component]
pub fn TypedWord(round: Memo<Option<RoundView>>) -> impl IntoView {
    let seat = Seat::here();
    let words = words();
    let typing = Typing::new();

    // A new turn starts with an empty field.
    let turn = Memo::new(move |_| round.get().map_or(0, |round| round.said.len() << 8 | usize::from(round.holder.0)));
    Effect::new(move |_| {
        // Read, not only tracked: a memo that nobody has read yet knows nothing of what it depends on.
        turn.get();
        typing.clear();
    });

    let send = Callback::new(move |()| {
        let Some(now) = round.get_untracked() else { return };
        let typed = typing.word.get_untracked();
        let action = Action::Say { holder: now.holder, word: typed.clone() };
        let Err(error) = seat.with_words(|lexicon| seat.table.act(&action, lexicon)) else { return };
        let shown = lower_case(typed.trim());
        let sentence = text_of(seat.app).bomb_error(
            error,
            &shown,
            &now.card,
            |id| seat.name(id),
            |of| now.said.get(of).and_then(|said| said.word.clone()).unwrap_or_default(),
        );
        if let Some(sentence) = sentence {
            seat.app.audio(|audio| audio.refuse());
            typing.refuse(sentence, matches!(error, Error::Refused(refusal) if refusal.can_be_appealed()));
        }
    });
    let press = Callback::new(move |(key,)| match key {
        Key::Letter(letter) => typing.put(letter),
        Key::Delete => typing.delete(),
    });
    let lang = seat.read(|view| view.config.lang).unwrap_or(Lang::En);
    let appeal = Callback::new(move |()| {
        if let Some(now) = round.get_untracked() {
            let _ = seat.act(Action::Appeal { holder: now.holder, word: typing.word.get_untracked() });
            typing.answer.set(None);
        }
    });
    let mirror = Signal::derive(move || {
        marked(
            typing.word.get(),
            &round.with(|round| round.as_ref().map(|round| round.card.clone())).unwrap_or_default(),
        )
    });
    view! {
        <div class="entry">
            <WordField typing send=words.table.say on_send=send mirror />
            <AnswerLine typing appeal=words.dispute.appeal on_appeal=appeal />
            <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
        </div>
        {move || typing.own_keys.get().then(|| view! { <Keys lang on_key=press /> })}
        <div class="row">
            <ChallengeButton round />
            <KeyboardButton typing />
        </div>
    }
}

/// In small letters, one by one: all that is left out are rules for Greek, in which nobody plays.
fn lower_case(typed: &str) -> String {
    typed.chars().flat_map(char::to_lowercase).collect()
}

/// The word as it is typed, with the card's letters marked.
fn marked(word: String, card: &str) -> Marked {
    let lower = lower_case(&word);
    // Where lower case changes the length of the text, nothing is marked rather than the wrong place.
    match lower.find(card).filter(|_| lower.len() == word.len() && !card.is_empty()) {
        Some(at) => {
            let (before, rest) = word.split_at(at);
            let (letters, after) = rest.split_at(card.len());
            Marked(vec![
                (before.to_owned(), Mark::None),
                (letters.to_owned(), Mark::Wanted),
                (after.to_owned(), Mark::None),
            ])
        }
        None => Marked(vec![(word, Mark::None)]),
    }
}
