//! "Is it a word?", asked while the fuse burns (B12).

use leptos::html::Input;
use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::bomb::Action;
use crate::rules::bomb::view::Stage;
use crate::ui::app::text;
use crate::ui::widgets::{Button, DictionaryNote, Sheet};
use crate::words::{Tier, normalise};

/// A field and an answer. In a dispute about a word that the app has not heard, the answer goes into the dispute.
#[component]
pub fn LookUp(#[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let seat = Seat::here();
    let (text, words) = (text(), words());
    let answer = RwSignal::new(None::<String>);
    let field = NodeRef::<Input>::new();
    let ask = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(typed) = field.get().map(|field| field.value()) else { return };
        answer.set(look_up(seat, &typed));
    };
    // The dialog gives the focus to what has `autofocus`; without it the first button would get it, which closes the sheet.
    view! {
        <Sheet title=words.table.look_up_title on_close>
            <form class="ask" on:submit=ask>
                <input node_ref=field class="word" type="text" autofocus=true maxlength="40" autocomplete="off" prop:autocorrect=false autocapitalize="none" spellcheck="false" enterkeyhint="search" aria-label=text.act.word_field />
                <button type="submit" class="button primary">{words.table.look_up}</button>
            </form>
            <p class="answer" role="status" data-testid="answer">{move || answer.get()}</p>
            <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
            <Button label=text.act.close on_press=on_close />
        </Sheet>
    }
}

fn look_up(seat: Seat, typed: &str) -> Option<String> {
    let lang = seat.read(|view| view.config.lang)?;
    let word = normalise(typed, lang);
    if word.is_empty() {
        return None;
    }
    let in_dispute = seat.read(|view| match &view.stage {
        Stage::Burning(round) | Stage::Exploded(round) => round.dispute.is_some(),
        _ => false,
    });
    if in_dispute == Some(true) {
        let _ = seat.act(Action::LookUp { word: word.clone() });
    }
    let text = super::text_of(seat.app);
    let table = &text.bomb.table;
    seat.with_words(|lexicon| {
        let Some(lexicon) = lexicon else {
            return Some(seat.app.library.state(untrack(|| seat.wanted())).sentence(text));
        };
        let entry = lexicon.look_up(&word);
        let word = lexicon.spelling(&word).unwrap_or(word);
        Some(match entry.map(|entry| entry.tier) {
            Some(Tier::Standard | Tier::Unusual) => (table.look_up_yes)(&word),
            Some(Tier::Name) => (table.look_up_name)(&word),
            Some(Tier::Abbreviation) => (table.look_up_abbreviation)(&word),
            None => (table.look_up_no)(&word),
        })
    })
}
