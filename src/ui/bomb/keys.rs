//! Letter keys, so that a phone's keyboard need not cover half of the table in a hot round.

use leptos::prelude::*;

use super::{Seat, words};
use crate::session::settings::Language;
use crate::ui::widgets::{Icon, Sign};
use crate::words::Lang;
use crate::words::latin::capitals;

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

/// The keys. They act when touched, not when let go, and leave the focus in the field.
#[component]
pub fn Keys(on_key: impl Fn(Key) + Copy + 'static) -> impl IntoView {
    let seat = Seat::here();
    let delete = words().table.delete;
    let lang = seat.read(|view| view.config.lang).unwrap_or(Lang::En);
    let rows = rows(seat.app.language(), lang);
    let last = rows.len() - 1;
    let key = move |key: Key, label: String, face: AnyView| {
        view! {
            <button
                type="button"
                class="key"
                tabindex="-1"
                aria-label=label
                on:pointerdown=move |event| {
                    event.prevent_default();
                    on_key(key);
                }
                on:click=move |event| {
                    // A click without a pointer: from a screen reader or a switch.
                    if event.detail() == 0 {
                        on_key(key);
                    }
                }
            >
                <span class="key-cap">{face}</span>
            </button>
        }
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
