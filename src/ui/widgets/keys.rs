//! Letter keys, so that a phone's keyboard need not cover half of the table in a hot round.

use leptos::prelude::*;

use super::icon::{Icon, Sign};
use crate::session::settings::Language;
use crate::ui::app::{App, text};
use crate::words::latin::capitals;
use crate::words::{Lang, Letters};

/// A key was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Type this.
    Letter(char),
    /// Take the last letter away.
    Delete,
}

/// Rows as people know them from their own keyboards; ä ö ü ß only where there are words with them.
fn rows(language: Language, lang: Lang) -> [&'static str; 3] {
    match (language, lang) {
        (Language::En, Lang::En) => ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
        (Language::De, Lang::En) => ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
        (_, Lang::De) => ["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"],
    }
}

/// Whether a letter can still be spelt with those that are left: ß costs two S (W2).
fn is_left(left: &Letters, letter: char) -> bool {
    left.can_spell(letter.encode_utf8(&mut [0; 4]))
}

/// The keys. They act when touched, not when let go, and leave the focus in the field.
#[component]
pub fn Keys(
    /// The language of the words.
    lang: Lang,
    #[prop(into)] on_key: Callback<(Key,)>,
    /// What is left of the letters on the table: keys of others are dimmed and do nothing. Without it all keys work.
    #[prop(optional, into)]
    left: Option<Signal<Letters>>,
) -> impl IntoView {
    let delete = text().act.delete_letter;
    let rows = rows(App::here().language(), lang);
    let last = rows.len() - 1;
    let key = move |key: Key, label: String, face: AnyView| {
        let gone = match (left, key) {
            (Some(left), Key::Letter(letter)) => Signal::derive(move || left.with(|left| !is_left(left, letter))),
            _ => Signal::from(false),
        };
        key_button(label.into(), gone, Callback::new(move |()| on_key.run((key,))), face)
    };
    let rows = rows.into_iter().enumerate().map(|(number, letters)| {
        let letters = letters.chars().map(|letter| {
            let capital = capitals(&letter.to_string());
            key(Key::Letter(letter), capital.clone(), capital.into_any())
        });
        view! {
            <div class="key-row">
                {letters.collect_view()}
                {(number == last).then(|| key(Key::Delete, delete.to_owned(), view! { <Icon sign=Sign::Backspace /> }.into_any()))}
            </div>
        }
    });
    view! { <div class="keys">{rows.collect_view()}</div> }
}

/// One key. It acts when touched, not when let go, and leaves the focus in the field.
pub fn key_button(name: Signal<String>, gone: Signal<bool>, on_press: Callback<()>, face: AnyView) -> AnyView {
    view! {
        <button
            type="button"
            class="key"
            tabindex="-1"
            aria-label=name
            disabled=gone
            on:pointerdown=move |event| {
                event.prevent_default();
                if !gone.get_untracked() {
                    on_press.run(());
                }
            }
            on:click=move |event| {
                // A click without a pointer: from a screen reader or a switch.
                if event.detail() == 0 {
                    on_press.run(());
                }
            }
        >
            <span class="key-cap">{face}</span>
        </button>
    }
    .into_any()
}
