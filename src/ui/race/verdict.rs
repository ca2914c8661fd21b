//! "Does it count?", asked about a word that people argue about (R8).

use leptos::html::Input;
use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::race::judge::Case;
use crate::rules::race::score::points;
use crate::text::Text;
use crate::ui::app::text;
use crate::ui::widgets::{Button, DictionaryNote, Sheet};
use crate::words::{Letters, normalise};

/// A field and an answer, over the screen.
#[component]
pub fn VerdictSheet(#[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let seat = Seat::here();
    view! {
        <Sheet title=words().count.look_up_title on_close>
            <AskVerdict at_once=true />
            <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
            <Button label=text().act.close on_press=on_close />
        </Sheet>
    }
}

/// A field and an answer: what the rules say, with the letters of the round.
#[component]
pub fn AskVerdict(
    /// Whether the field takes the focus when it appears.
    at_once: bool,
) -> impl IntoView {
    let seat = Seat::here();
    let words = &words().count;
    let answer = RwSignal::new(None::<String>);
    let field = NodeRef::<Input>::new();
    let ask = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            answer.set(verdict(seat, &field.value()));
            field.select();
        }
    };
    view! {
        <form class="ask" on:submit=ask>
            <input node_ref=field class="word" type="text" autofocus=at_once maxlength="40" autocomplete="off" prop:autocorrect=false autocapitalize="none" spellcheck="false" enterkeyhint="search" aria-label=words.look_up_title placeholder=words.look_up_title />
            <button type="submit" class="button">{words.look_up}</button>
        </form>
        <p class="answer" role="status" data-testid="answer">{move || answer.get()}</p>
    }
}

/// Whether a word would count, in a sentence; nothing for an empty entry.
fn verdict(seat: Seat, typed: &str) -> Option<String> {
    let text = Text::of(seat.app.language());
    let race = text.race();
    let (config, faces) =
        seat.table.view.with_untracked(|view| view.as_ref().map(|view| (view.config.clone(), view.faces.clone())))?;
    let letters = Letters::of_faces(faces.iter().map(String::as_str)).unwrap_or_default();
    let shortest = usize::from(config.shortest);
    let verdict = seat.with_words(|lexicon| {
        let strict_plurals = config.strict_plurals;
        let case = Case { letters: &letters, shortest, strict_plurals, names: config.names, lexicon: lexicon? };
        Some(case.judge(typed, &[]))
    });
    match verdict {
        None => Some(seat.app.library.state(untrack(|| seat.wanted())).sentence(text)),
        Some(Ok(word)) => Some((race.count.counts)(&seat.spelt(&word), &(text.table.points)(points(&word)))),
        Some(Err(refusal)) => {
            let word = seat.spelt(&normalise(typed, config.lang));
            race.sentence(&text.verdict, refusal, &word, shortest)
        }
    }
}
