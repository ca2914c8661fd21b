//! Writing a list: its name, its language and its words, with what is left out of them while it can still be mended.

use std::rc::Rc;

use leptos::prelude::*;

use super::kept::Draft;
use super::parts::{button, file_button, left_out, note, page, region, trouble};
use super::screen::fresh;
use super::words;
use crate::route::Route;
use crate::session::lists::name_for;
use crate::text::Text;
use crate::ui::app::{App, text};
use crate::ui::widgets::{Button, Choice};
use crate::words::Lang;
use crate::words::own::{Note, Opened, OwnList, Reading, Reason, part_at_spaces, read};

/// Longer texts, in bytes, are not read again for every letter that is typed into them, but for every paste.
const READ_AT_ONCE: usize = 20_000;
/// No letter is longer, in bytes.
const A_LETTER: usize = 4;

/// The screen of one list.
#[component]
pub fn Edit() -> impl IntoView {
    let app = App::here();
    let (act, words) = (&text().act, words());
    // After a reload there is nothing that was begun.
    if app.lists.shelf().borrow().drafts.is_empty() {
        app.lists.load();
        app.lists.begin(fresh(app));
    }
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let trouble = try_to_save(app).err();
        app.lists.shelf().borrow_mut().trouble = trouble;
        app.lists.changed();
    };
    let (changes, filled) = (app.lists.changes, app.lists.filled);
    // The fields are the browser's while they are typed in, and drawn anew when a file or a button fills them.
    let form = view! {
        <form class="form" on:submit=save>
            {region(app, filled, fields)}
            <div class="found">{region(app, changes, found)}</div>
            {file_button(app, add_file)}
            <div class="reach">
                {region(app, changes, trouble)}
                <div class="row wrap">
                    <Button label=act.back on_press=move || app.go(Route::Lists) />
                    <button type="submit" class="button primary" data-testid="save-list">{words.save}</button>
                </div>
            </div>
        </form>
    };
    page(words.edit_title, "list-edit", vec![form.into_any()])
}

/// What is being written.
fn draft(app: App) -> Draft {
    app.lists.shelf().borrow().drafts.last().cloned().unwrap_or_else(|| fresh(app))
}

/// Changes what is being written; `shown` if that has to be read and told.
fn change(app: App, shown: bool, change: impl FnOnce(&mut Draft)) {
    let shelf = app.lists.shelf();
    let mut shelf = shelf.borrow_mut();
    shelf.trouble = None;
    if let Some(draft) = shelf.drafts.last_mut() {
        change(draft);
        draft.is_dirty = true;
    }
    drop(shelf);
    if shown {
        app.lists.changed();
    }
}

/// As [`change`], and the fields show it.
fn fill(app: App, fill: impl FnOnce(&mut Draft)) {
    change(app, true, fill);
    app.lists.filled.update(|count| *count += 1);
}

/// Name, language and words.
fn fields(app: App) -> Vec<AnyView> {
    let words = words();
    let Draft { name, lang, text, .. } = draft(app);
    let chosen = Signal::derive(move || lang as usize);
    let choose = move |place: usize| change(app, true, |draft| draft.lang = Lang::ALL[place]);
    let name_typed =
        move |event: leptos::ev::Event| change(app, false, |draft| draft.name = event_target_value(&event));
    let typed = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        let before = app.lists.shelf().borrow().drafts.last().map_or(0, |draft| draft.text.len());
        let shown = text.len() < READ_AT_ONCE || text.len().abs_diff(before) > A_LETTER;
        change(app, shown, |draft| draft.text = text);
    };
    let fields = view! {
        <label class="labelled">
            <span>{words.name}</span>
            <input class="name" type="text" maxlength="160" placeholder=words.default_name prop:value=name on:input=name_typed />
        </label>
        <Choice legend=words.language name="list-language" options=Lang::ALL.map(Text::name_of).to_vec() chosen on_choose=choose />
        <label class="labelled">
            <span>{words.field}</span>
            <small>{words.rule}</small>
            <textarea class="word-field" data-testid="list-words" prop:value=text on:input=typed></textarea>
        </label>
    };
    vec![fields.into_any()]
}

/// What a list of this text would have, and what is odd about it.
fn found(app: App) -> Vec<AnyView> {
    let words = words();
    let draft = draft(app);
    let reading = read(&draft.text, draft.lang);
    let mut notes = draft.notes;
    if reading.more_columns > 0 {
        notes.push(Note::FirstColumn);
    }
    let mut found: Vec<AnyView> =
        notes.into_iter().map(|odd| note("note", "file-note", words.note(odd).to_owned())).collect();
    found.push(note("", "found", (words.words)(reading.words.len())));
    found.extend(left_out(&reading.left_out));
    if reading.left_out.iter().any(|entry| entry.reason == Reason::SeveralWords) {
        let part = move |()| fill(app, |draft| draft.text = part_at_spaces(&draft.text));
        found.push(button(words.part, "part", Callback::new(part)));
    }
    found
}

/// The words of a file come behind those that are there.
fn add_file(app: App, opened: Opened) {
    fill(app, |draft| {
        if draft.name.trim().is_empty() {
            draft.name = opened.name;
        }
        if draft.text.trim().is_empty() {
            draft.text = opened.text;
            draft.lang = opened.lang.unwrap_or(draft.lang);
        } else {
            draft.text = format!("{}\n{}", draft.text.trim_end(), opened.text);
        }
        draft.notes = opened.notes;
    });
}

/// Keeps the list and goes back to the others, or says what is wrong; then everything stays as it was typed.
fn try_to_save(app: App) -> Result<(), String> {
    let words = words();
    let draft = draft(app);
    let Reading { words: found, left_out, refused, .. } = read(&draft.text, draft.lang);
    if let Some(error) = refused {
        return Err(words.error(error));
    }
    let shelf = app.lists.shelf();
    let name = name_for(&draft.name, words.default_name, &|name| shelf.borrow().is_taken(name, draft.id));
    let name = name.map_err(|_| words.name_error())?;
    let saved = (name.clone(), found.len(), left_out);
    app.lists.keep(draft.id, Rc::new(OwnList { name, lang: draft.lang, words: found }));
    let mut shelf = shelf.borrow_mut();
    shelf.drafts.pop();
    shelf.saved = Some(saved);
    shelf.deleted = None;
    drop(shelf);
    app.go_instead(Route::Lists);
    Ok(())
}
