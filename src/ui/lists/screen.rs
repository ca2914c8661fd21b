//! The lists that there are.

use std::rc::Rc;

use leptos::prelude::*;

use super::kept::{Draft, Kept, Shelf};
use super::parts::{button, file_button, left_out, note, page, region, trouble};
use super::{likely_lang, words};
use crate::ports::{display, files};
use crate::route::Route;
use crate::text::Text;
use crate::ui::app::{App, text};
use crate::ui::widgets::{Button, IconButton, Sign};
use crate::words::own::{self, Opened};

/// All lists, and the ways to a new one.
#[component]
pub fn ListsScreen() -> impl IntoView {
    let app = App::here();
    let words = words();
    app.lists.load();
    app.lists.shelf().borrow_mut().trouble = None;
    let new = move || write(app, fresh(app));
    let ways = view! {
        <div class="row wrap">
            <Button label=words.new class="button primary" test="new-list" on_press=new />
            {file_button(app, add_opened)}
        </div>
    };
    let changes = app.lists.changes;
    page(words.title, "lists", vec![region(app, changes, shown), region(app, changes, trouble), ways.into_any()])
}

/// What changes: news, lists, and how long they stay.
fn shown(app: App) -> Vec<AnyView> {
    let words = words();
    let shelf = app.lists.shelf();
    let shelf = shelf.borrow();
    let rows: Vec<AnyView> = shelf.all.iter().map(|kept| row(app, kept)).collect();
    let about = if rows.is_empty() { words.about.to_owned() } else { promise(shelf.is_firm) };
    let lists = view! {
        <div class="notes list-news" aria-live="polite">{news(app, &shelf)}</div>
        <ul class="list-list">{rows}</ul>
    };
    vec![lists.into_any(), note("hint", "promise", about)]
}

/// An empty list.
pub fn fresh(app: App) -> Draft {
    let (name, text) = (String::new(), String::new());
    Draft { id: None, name, lang: likely_lang(app), text, notes: Vec::new(), is_dirty: false }
}

fn write(app: App, draft: Draft) {
    app.lists.begin(draft);
    app.go(Route::ListEdit);
}

/// What was opened becomes a new list, as soon as somebody has seen it.
fn add_opened(app: App, opened: Opened) {
    let Opened { name, lang, text, notes } = opened;
    write(app, Draft { id: None, name, lang: lang.unwrap_or_else(|| likely_lang(app)), text, notes, is_dirty: true });
}

/// One list: its name opens it, and it can be given away and deleted.
fn row(app: App, kept: &Kept) -> AnyView {
    let words = words();
    let (id, list) = (kept.id, Rc::clone(&kept.list));
    let mut about = format!("{} · {}", (words.words)(list.words.len()), Text::name_of(list.lang));
    if !kept.on_device {
        about = format!("{about} · {}", words.unkept_mark);
    }
    let (export_name, delete_name) = ((words.export)(&list.name), (words.delete)(&list.name));
    let name = list.name.clone();
    // Buttons may be pressed from anywhere, so they hold the id and not the list.
    let edit = move || {
        if let Some(list) = app.lists.get(id) {
            let (name, text) = (list.name.clone(), list.words.join("\n"));
            write(app, Draft { id: Some(id), name, lang: list.lang, text, notes: Vec::new(), is_dirty: false });
        }
    };
    let export = move || {
        if let Some(list) = app.lists.get(id) {
            let given = files::offer(&own::file_name(&list), &own::export(&list));
            app.lists.shelf().borrow_mut().trouble = (!given).then(|| words.no_export.to_owned());
            app.lists.changed();
        }
    };
    view! {
        <li>
            <div class="list-about">
                <Button label=name class="list-name" on_press=edit />
                <small>{about}</small>
            </div>
            <IconButton sign=Sign::Save name=export_name on_press=export />
            <IconButton sign=Sign::Close name=delete_name on_press=move || app.lists.delete(id) />
        </li>
    }
    .into_any()
}

/// What happened last, and what is wrong.
fn news(app: App, shelf: &Shelf) -> Vec<AnyView> {
    let words = words();
    let mut news = Vec::new();
    if let Some((name, count, out)) = &shelf.saved {
        news.push(note("note", "saved", (words.saved)(name, &(words.words)(*count))));
        news.extend(left_out(out));
    }
    if let Some(kept) = &shelf.deleted {
        news.push(note("note", "deleted", (words.deleted)(&kept.list.name)));
        news.push(button(text().act.undo, "undo-delete", Callback::new(move |()| app.lists.undo_delete())));
    }
    if shelf.all.iter().any(|kept| !kept.on_device) {
        news.push(note("note trouble", "unkept", words.unkept.to_owned()));
    }
    if shelf.damaged.is_some() {
        news.push(note("note trouble", "damaged-list", words.damaged.to_owned()));
        news.push(button(words.damaged_open, "open-damaged", Callback::new(move |()| reopen(app))));
    }
    if shelf.has_newer {
        news.push(note("note", "newer-list", words.newer.to_owned()));
    }
    news
}

/// What is left of a damaged list becomes a new one, if people save it.
fn reopen(app: App) {
    let damaged = app.lists.shelf().borrow().damaged.clone().unwrap_or_default();
    if let Ok(opened) = own::open(damaged.as_bytes(), "") {
        add_opened(app, opened);
    }
}

/// How long the browser keeps what people wrote.
fn promise(is_firm: Option<bool>) -> String {
    let words = words();
    let promise = if is_firm == Some(true) { words.firm } else { words.loose };
    let safari = if display::is_standalone() { "" } else { words.loose_safari };
    format!("{promise} {safari}")
}
