//! Typed play: a field, letter keys, and what the dictionary says.

use leptos::ev::KeyboardEvent;
use leptos::html::Input;
use leptos::prelude::*;

use super::dispute::ChallengeButton;
use super::keys::{Key, Keys};
use super::{Seat, text_of, words};
use crate::rules::bomb::view::RoundView;
use crate::rules::bomb::{Action, Error};
use crate::ui::app::text;
use crate::ui::widgets::{Button, DictionaryNote, IconButton, Sign};

/// The longest entry, in characters: longer than any word of the dictionary.
const LONGEST_ENTRY: usize = 40;
/// What a key event carries while an input method is composing, in browsers that end the composition before it.
const COMPOSING: u32 = 229;

/// Where a word is typed, sent and answered.
#[component]
pub fn TypedWord(round: Memo<Option<RoundView>>) -> impl IntoView {
    let seat = Seat::here();
    let (text, words) = (text(), words());
    let word = RwSignal::new(String::new());
    let refused = RwSignal::new(None::<(String, bool)>);
    let own_keys = RwSignal::new(true);
    let field = NodeRef::<Input>::new();

    // A new turn starts with an empty field.
    let turn = Memo::new(move |_| round.get().map_or(0, |round| round.said.len() << 8 | usize::from(round.holder.0)));
    Effect::new(move |_| {
        // Read, not only tracked: a memo that nobody has read yet knows nothing of what it depends on.
        turn.get();
        word.set(String::new());
        refused.set(None);
        if let Some(field) = field.get() {
            let _ = field.focus();
        }
    });

    let send = move || {
        let Some(now) = round.get_untracked() else { return };
        let typed = word.get_untracked();
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
        let appeal = matches!(error, Error::Refused(refusal) if refusal.can_be_appealed());
        if let Some(sentence) = sentence {
            seat.app.audio(|audio| audio.refuse());
            refused.set(Some((sentence, appeal)));
            // The next letter starts anew, and what was typed can still be mended.
            if let Some(field) = field.get() {
                field.select();
            }
        }
    };
    let press = move |key: Key| {
        let starts_anew = refused.get_untracked().is_some();
        refused.set(None);
        word.update(|word| match key {
            Key::Letter(letter) if starts_anew => *word = letter.to_string(),
            Key::Letter(letter) if word.chars().count() < LONGEST_ENTRY => word.push(letter),
            Key::Letter(_) => {}
            Key::Delete => {
                word.pop();
            }
        });
    };
    let key_down = move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            if !event.is_composing() && event.key_code() != COMPOSING && !event.repeat() {
                send();
            }
        }
    };
    let appeal = move || {
        if let Some(now) = round.get_untracked() {
            let _ = seat.act(Action::Appeal { holder: now.holder, word: word.get_untracked() });
            refused.set(None);
        }
    };
    view! {
        <div class="entry">
            <div class="word-box" class:refused=move || refused.get().is_some()>
                <Mirror word card=Signal::derive(move || round.get().map(|round| round.card).unwrap_or_default()) />
                <input
                    node_ref=field
                    class="word"
                    type="text"
                    maxlength=LONGEST_ENTRY
                    inputmode=move || if own_keys.get() { "none" } else { "text" }
                    enterkeyhint="send"
                    autocomplete="off"
                    prop:autocorrect=false
                    autocapitalize="none"
                    spellcheck="false"
                    aria-label=words.table.word_field
                    data-testid="word"
                    prop:value=move || word.get()
                    on:input:target=move |event| {
                        refused.set(None);
                        word.set(event.target().value());
                    }
                    on:keydown=key_down
                />
                <Button label=words.table.say class="button primary say" test="say" on_press=move || send() />
            </div>
            <div class="answer" role="status" data-testid="answer">
                {move || refused.get().map(|(sentence, can_appeal)| view! {
                    <p>{sentence}</p>
                    {can_appeal.then(|| view! {
                        <Button label=words.dispute.appeal class="button small" test="appeal" on_press=appeal />
                    })}
                })}
            </div>
            <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
        </div>
        {move || own_keys.get().then(|| view! { <Keys on_key=press /> })}
        <div class="row">
            <ChallengeButton round />
            {move || {
                let (sign, name) = if own_keys.get() { (Sign::Keyboard, text.bomb.table.phone_keyboard) } else { (Sign::Keyboard, text.bomb.table.letter_keys) };
                view! {
                    <IconButton sign name on_press=move || {
                        own_keys.update(|own| *own = !*own);
                        if let Some(field) = field.get() {
                            let _ = field.blur();
                            let _ = field.focus();
                        }
                    } />
                }
            }}
        </div>
    }
}

/// In small letters, one by one: all that is left out are rules for Greek, in which nobody plays.
fn lower_case(typed: &str) -> String {
    typed.chars().flat_map(char::to_lowercase).collect()
}

/// The word as it is typed, with the card's letters marked; lies over the field, whose own text is unseen.
#[component]
fn Mirror(word: RwSignal<String>, card: Signal<String>) -> impl IntoView {
    let parts = move || {
        let (word, card) = (word.get(), card.get());
        let lower = lower_case(&word);
        // Where lower case changes the length of the text, nothing is marked rather than the wrong place.
        match lower.find(&card).filter(|_| lower.len() == word.len() && !card.is_empty()) {
            Some(at) => {
                (word[..at].to_owned(), word[at..at + card.len()].to_owned(), word[at + card.len()..].to_owned())
            }
            None => (word, String::new(), String::new()),
        }
    };
    view! {
        <div class="mirror" aria-hidden="true">
            {move || {
                let (before, letters, after) = parts();
                view! { <span>{before}</span><mark>{letters}</mark><span>{after}</span> }
            }}
        </div>
    }
}
