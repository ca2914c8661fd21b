//! Where the words of a list are typed: the word field and letter keys, held against the letters on the table.

use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::race::entries::{Laid, entries, lay};
use crate::rules::race::{Action, Error};
use crate::rules::roster::PlayerId;
use crate::text::Text;
use crate::ui::widgets::{AnswerLine, Icon, Key, Keys, Mark, Marked, Sign, Typing, WordField};
use crate::words::{Lang, Letters, normalise};

/// The most characters that the field takes: whoever pastes a whole list where the browser keeps its lines gets all of it in.
const LONGEST_LIST: usize = 2000;

/// A list that is being typed. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Entering {
    /// The field.
    pub typing: Typing,
    lang: Lang,
    laid: Memo<Laid>,
    /// What the entry in the field leaves of the letters.
    pub left: Signal<Letters>,
}

impl Entering {
    /// An empty field, for the letters of the round.
    pub fn new(seat: Seat) -> Self {
        let typing = Typing::new();
        let lang = untrack(|| seat.read(|view| view.config.lang)).unwrap_or(Lang::En);
        let table = Memo::new(move |_| {
            seat.read(|view| Letters::of_faces(view.faces.iter().map(String::as_str))).flatten().unwrap_or_default()
        });
        let laid = Memo::new(move |_| table.with(|table| typing.word.with(|word| lay(word, table, lang))));
        let left = Signal::derive(move || {
            // After a refusal the next letter starts anew, with all of them.
            if typing.answer.with(Option::is_some) { table.get() } else { laid.with(|laid| laid.left.clone()) }
        });
        Entering { typing, lang, laid, left }
    }

    /// An empty field for a list that was written on paper: it is entered as it is, also with letters that are not there.
    pub fn from_paper(seat: Seat) -> Self {
        let all = Letters::of("abcdefghijklmnopqrstuvwxyzäöüss").unwrap_or_default();
        Entering { left: Signal::stored(all), ..Entering::new(seat) }
    }
}

/// The field, its answer and the letter keys. What is sent is at least one entry, in the order in which they were typed.
#[component]
pub fn Entry(
    entering: Entering,
    /// What the button says.
    send: &'static str,
    on_send: Callback<(Vec<String>,)>,
    /// What the button says under a refusal that the table may see otherwise.
    appeal: &'static str,
    on_appeal: Callback<()>,
) -> impl IntoView {
    let Entering { typing, lang, laid, left } = entering;
    let send_all = move |text: &str, fewest: usize| {
        let all: Vec<String> = entries(text).map(str::to_owned).collect();
        let enough = all.len() >= fewest;
        if enough {
            on_send.run((all,));
        }
        enough
    };
    // Enter twice sends once: the field is empty by then, or still holds what was refused (C48).
    let on_press = Callback::new(move |()| {
        send_all(&typing.word.get_untracked(), 1);
    });
    // One word that is pasted can still be mended; a list is a list.
    let on_paste = Callback::new(move |(text,): (String,)| send_all(&text, 2));
    let mirror = Signal::derive(move || {
        let mark = |there: &bool| if *there { Mark::None } else { Mark::Wrong };
        Marked(laid.with(|laid| laid.pieces.iter().map(|(piece, there)| (piece.clone(), mark(there))).collect()))
    });
    let on_key = Callback::new(move |(key,): (Key,)| match key {
        Key::Letter(letter) => typing.put(letter),
        Key::Delete => typing.delete(),
    });
    view! {
        <div class="entry">
            <WordField typing send on_send=on_press on_paste longest=LONGEST_LIST mirror />
            <AnswerLine typing appeal on_appeal />
        </div>
        {move || typing.own_keys.get().then(|| view! { <Keys lang left on_key /> })}
    }
}

impl Seat {
    /// Why nothing came of a word; `None` if there is nothing to say.
    pub fn sentence(&self, error: Error, word: &str) -> Option<String> {
        let (lang, shortest) = untrack(|| self.read(|view| (view.config.lang, usize::from(view.config.shortest))))
            .unwrap_or((Lang::En, 0));
        let text = Text::of(self.app.language());
        let shown = self.spelt(&normalise(word, lang));
        text.race().writing_error(text, error, &shown, shortest, |id| self.name(id))
    }
}

/// The entries of a list with their numbers, the newest first, so that what was just entered is seen without scrolling. A tap
/// takes one off, and the focus goes back to the field.
pub fn chips(seat: Seat, by: PlayerId, shown: Vec<String>, typing: Typing) -> AnyView {
    let texts = words().count;
    let chip = move |(at, word): (usize, String)| {
        let name = (texts.remove)(&word);
        let erase = move |_| {
            let _ = seat.act(&Action::Erase { by, at });
            typing.focus();
        };
        view! {
            <li>
                <button type="button" class="chip" aria-label=name on:click=erase>
                    <span class="chip-number">{at + 1}</span>
                    <span class="said-word">{word}</span>
                    <Icon sign=Sign::Close />
                </button>
            </li>
        }
    };
    view! { <ol class="chips" reversed data-testid="entries">{shown.into_iter().enumerate().rev().map(chip).collect_view()}</ol> }.into_any()
}
