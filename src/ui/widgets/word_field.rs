//! A field for words, shared by the games: typed with letter keys, a phone's keyboard or a real one, sent with Enter.

use leptos::ev::KeyboardEvent;
use leptos::html::Input;
use leptos::prelude::*;

use super::heading::leaves_with;
use super::{Button, IconButton, Sign};
use crate::ports::{fields, paste};
use crate::ui::app::text;

/// The longest entry that letter keys type, in characters: longer than any word of the dictionary.
pub const LONGEST_ENTRY: usize = 40;

/// What is said about the word that was sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Answer {
    /// In a sentence.
    pub sentence: String,
    /// Whether the table may see it otherwise (W4).
    pub can_appeal: bool,
}

/// A word that is being typed, and what was said about it. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Typing {
    /// As it stands in the field.
    pub word: RwSignal<String>,
    /// Why what stands in the field was not taken.
    pub answer: RwSignal<Option<Answer>>,
    /// Whether the letter keys are shown rather than the device's own keyboard.
    pub own_keys: RwSignal<bool>,
    field: NodeRef<Input>,
}

impl Typing {
    /// An empty field with letter keys.
    pub fn new() -> Self {
        Typing::of(RwSignal::default())
    }

    /// A field with letter keys for a word that is kept elsewhere.
    pub fn of(word: RwSignal<String>) -> Self {
        Typing { word, answer: RwSignal::new(None), own_keys: RwSignal::new(true), field: NodeRef::new() }
    }

    /// Empties the field for the next word, and takes the focus there.
    pub fn clear(&self) {
        self.word.set(String::new());
        self.answer.set(None);
        self.focus();
    }

    /// Says why the word was not taken. The next letter starts anew, and what was typed can still be mended.
    pub fn refuse(&self, sentence: String, can_appeal: bool) {
        self.answer.set(Some(Answer { sentence, can_appeal }));
        if let Some(field) = self.field.get_untracked() {
            field.select();
        }
    }

    /// A letter key was pressed.
    pub fn put(&self, letter: char) {
        let starts_anew = self.answer.get_untracked().is_some();
        self.answer.set(None);
        self.word.update(|word| {
            if starts_anew {
                word.clear();
            }
            if word.chars().count() < LONGEST_ENTRY {
                word.push(letter);
            }
        });
    }

    /// The delete key was pressed.
    pub fn delete(&self) {
        self.answer.set(None);
        self.word.update(|word| {
            word.pop();
        });
    }

    /// Where the field is, for those that look otherwise than [`WordField`].
    pub fn field(&self) -> NodeRef<Input> {
        self.field
    }

    /// Takes the focus to the field. A browser that refuses leaves it to the Tab key.
    pub fn focus(&self) {
        if let Some(field) = self.field.get_untracked() {
            let _ = field.focus();
        }
    }
}

/// The field and the button that sends it. Over the field, whose own text is unseen, lies a mirror in which letters can be
/// marked. Enter during a composition does not send, nor does a key that is held down (C48).
#[component]
pub fn WordField(
    typing: Typing,
    /// What the button says.
    send: &'static str,
    on_send: Callback<()>,
    /// Takes a pasted text if it returns `true`; else it goes into the field.
    #[prop(optional)]
    on_paste: Option<Callback<(String,), bool>>,
    /// The most characters that the field takes.
    #[prop(default = LONGEST_ENTRY)]
    longest: usize,
    /// The word with its marks.
    mirror: Signal<Marked>,
) -> impl IntoView {
    let Typing { word, answer, own_keys, field } = typing;
    // The field takes the focus as soon as it is there.
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            let _ = field.focus();
        }
    });
    leaves_with(field);
    let key_down = move |event: KeyboardEvent| {
        if fields::is_sent_by(&event) {
            on_send.run(());
        }
    };
    let pasted = move |event: leptos::web_sys::ClipboardEvent| {
        if let (Some(on_paste), Some(text)) = (on_paste, paste::text(&event))
            && on_paste.run((text,))
        {
            event.prevent_default();
        }
    };
    view! {
        <div class="word-box" class:refused=move || answer.with(Option::is_some)>
            <div class="mirror" aria-hidden="true">
                {move || mirror.get().0.into_iter().map(|(letters, mark)| match mark {
                    Mark::None => view! { <span>{letters}</span> }.into_any(),
                    Mark::Wanted => view! { <mark>{letters}</mark> }.into_any(),
                    Mark::Wrong => view! { <s>{letters}</s> }.into_any(),
                }).collect_view()}
            </div>
            <input
                node_ref=field
                class="word"
                type="text"
                maxlength=longest
                inputmode=move || if own_keys.get() { "none" } else { "text" }
                enterkeyhint="send"
                autocomplete="off"
                prop:autocorrect=false
                autocapitalize="none"
                spellcheck="false"
                aria-label=text().act.word_field
                data-testid="word"
                prop:value=move || word.get()
                on:input:target=move |event| {
                    answer.set(None);
                    word.set(event.target().value());
                }
                on:keydown=key_down
                on:paste=pasted
            />
            <Button label=send class="button primary say" test="say" on_press=on_send />
        </div>
    }
}

/// How letters are marked in the mirror.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    None,
    /// They are what the word must have.
    Wanted,
    /// They are not to be had.
    Wrong,
}

/// A word in pieces, each with its mark.
#[derive(Clone, PartialEq, Eq)]
pub struct Marked(pub Vec<(String, Mark)>);

/// What was said about the word that was sent, and a button for a table that sees it otherwise.
#[component]
pub fn AnswerLine(
    typing: Typing,
    /// What the button says.
    appeal: &'static str,
    on_appeal: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="answer" role="status" data-testid="answer">
            {move || typing.answer.get().map(|answer| view! {
                <p>{answer.sentence}</p>
                {answer.can_appeal.then(|| view! {
                    <Button label=appeal class="button small" test="appeal" on_press=on_appeal />
                })}
            })}
        </div>
    }
}

/// Changes between the letter keys and the device's own keyboard.
#[component]
pub fn KeyboardButton(typing: Typing) -> impl IntoView {
    let act = &text().act;
    view! {
        {move || {
            let name = if typing.own_keys.get() { act.phone_keyboard } else { act.letter_keys };
            view! {
                <IconButton sign=Sign::Keyboard name on_press=move || {
                    typing.own_keys.update(|own| *own = !*own);
                    if let Some(field) = typing.field.get_untracked() {
                        // Only a field that gets the focus anew asks for the other keyboard.
                        let _ = field.blur();
                        let _ = field.focus();
                    }
                } />
            }
        }}
    }
}
