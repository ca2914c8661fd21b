//! Lists in a game: one for the next, and words of the last.

use std::rc::Rc;

use leptos::prelude::*;

use super::parts::{button, note};
use super::words;
use crate::route::Route;
use crate::session::lists::{ListId, name_for};
use crate::ui::app::App;
use crate::ui::widgets::Choice;
use crate::words::Lang;
use crate::words::own::{OwnList, OwnUse, read};

/// In the order in which they stand on the screen.
const USES: [OwnUse; 3] = [OwnUse::Only, OwnUse::Too, OwnUse::Cards];

/// A list for a game, and what the game does with it.
pub type Chosen = Option<(ListId, OwnUse)>;

/// None or one of the lists of a language, and what the game does with it. `chosen` is asked whenever something that it
/// tracks changes; a list that has gone counts as none. Of the uses the first so many are offered.
pub fn list_choice(
    app: App,
    lang: Lang,
    uses: usize,
    chosen: Callback<(), Chosen>,
    on_choose: Callback<(Chosen,)>,
) -> AnyView {
    let words = words();
    let offered = uses.min(USES.len());
    app.lists.load();
    let shown = move || {
        app.lists.changes.track();
        let shelf = app.lists.shelf();
        let shelf = shelf.borrow();
        let fitting = || shelf.all.iter().filter(|kept| kept.list.lang == lang);
        let chosen = chosen.run(()).filter(|(id, _)| fitting().any(|kept| kept.id == *id));
        let option = |value: String, label: String, is_chosen: bool| view! { <option value=value selected=is_chosen>{label}</option> };
        let mut options = vec![option(String::new(), words.choice_none.to_owned(), chosen.is_none())];
        options.extend(fitting().map(|kept| {
            let label = format!("{} ({})", kept.list.name, (words.words)(kept.list.words.len()));
            option(kept.id.0.to_string(), label, chosen.is_some_and(|(id, _)| id == kept.id))
        }));
        let how = chosen.map(|(_, how)| how).unwrap_or_default();
        let choose = move |event: leptos::ev::Event| {
            on_choose.run((event_target_value(&event).parse().ok().map(|id| (ListId(id), how)),));
        };
        let uses = chosen.map(|(id, _)| {
            let choose = move |place: usize| on_choose.run((Some((id, USES[place])),));
            let chosen = Signal::derive(move || how as usize);
            view! {
                <Choice legend=words.choice_use name="list-use" options=words.uses[..offered].to_vec() chosen on_choose=choose />
                {note("hint", "list-use", words.use_details[how as usize].to_owned())}
            }
            .into_any()
        });
        view! {
            <label class="labelled">
                <span>{words.choice}</span>
                <select class="name" on:change=choose>{options}</select>
            </label>
            {uses}
        }
    };
    view! {
        <div class="form" data-testid="list-choice">
            {shown}
            <a class="link" href=Route::Lists.href()>{words.title}</a>
        </div>
    }
    .into_any()
}

/// Adds words to the list of that name and language, or makes one; returns its name and how many words it has now. Words
/// that are there already, and what can be in no list, are passed over. `None` where there is no word, or no room.
pub fn keep_words(app: App, name: &str, lang: Lang, new: &[String]) -> Option<(String, usize)> {
    app.lists.load();
    let shelf = app.lists.shelf();
    let old = shelf.borrow().all.iter().find(|kept| kept.list.name == name && kept.list.lang == lang).cloned();
    let text = old.as_ref().map(|kept| kept.list.words.join("\n")).unwrap_or_default();
    let reading = read(&format!("{text}\n{}", new.join("\n")), lang);
    if reading.refused.is_some() {
        return None;
    }
    let name = match old {
        Some(_) => name.to_owned(),
        None => name_for(name, words().default_name, &|name| shelf.borrow().is_taken(name, None)).ok()?,
    };
    let count = reading.words.len();
    app.lists.keep(old.map(|kept| kept.id), Rc::new(OwnList { name: name.clone(), lang, words: reading.words }));
    Some((name, count))
}

/// A button that keeps the words which the table let count, and then says where; nothing without words.
pub fn keep_button(app: App, lang: Lang, new: Vec<String>) -> Option<AnyView> {
    let words = words();
    let new = StoredValue::new_local((!new.is_empty()).then_some(new)?);
    let kept = RwSignal::new(None::<String>);
    let keep = move |()| {
        let outcome = new.with_value(|new| keep_words(app, words.accepted_name, lang, new));
        kept.set(Some(outcome.map_or_else(
            || words.keep_failed.to_owned(),
            |(name, count)| (words.saved)(&name, &(words.words)(count)),
        )));
    };
    let shown = move || match kept.get() {
        None => button(words.keep_words, "keep-words", Callback::new(keep)),
        Some(sentence) => note("hint", "kept-words", sentence),
    };
    Some(view! { <div class="found" aria-live="polite">{shown}</div> }.into_any())
}
