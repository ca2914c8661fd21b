//! What the screens of lists are made of.

use leptos::prelude::*;

use super::words;
use crate::ports::files::{self, FileError};
use crate::ui::app::App;
use crate::ui::widgets::{Button, PageBar};
use crate::words::own::{LeftOut, ListError, MOST_BYTES, Opened, open};

/// So many left-out entries are shown at once; more are folded away.
const FEW: usize = 4;
/// More than these nobody reads.
const MOST: usize = 200;

/// A sentence in a box.
pub fn note(class: &'static str, test: &'static str, sentence: String) -> AnyView {
    view! { <p class=class data-testid=test>{sentence}</p> }.into_any()
}

/// A small button.
pub fn button(label: &'static str, test: &'static str, on_press: Callback<()>) -> AnyView {
    view! { <Button label class="button small" test on_press /> }.into_any()
}

/// What was left out, with its lines and the reasons; nothing if there is nothing.
pub fn left_out(entries: &[LeftOut]) -> Option<AnyView> {
    let words = words();
    let shown = entries.iter().take(MOST);
    let mut lines: Vec<String> =
        shown.map(|entry| (words.at_line)(entry.line, &entry.text, &words.reason(entry.reason))).collect();
    if entries.len() > MOST {
        lines.push((words.more)(entries.len() - MOST));
    }
    (!lines.is_empty()).then(|| {
        view! {
            <details class="options left-out" open=entries.len() <= FEW>
                <summary>{(words.left_out)(entries.len())}</summary>
                <p>{lines.join("\n")}</p>
            </details>
        }
        .into_any()
    })
}

/// A button that lets people choose a file, and opens it.
pub fn file_button(app: App, on_open: fn(App, Opened)) -> AnyView {
    let words = words();
    let choose = move |event: leptos::ev::Event| {
        files::read_chosen(&event, MOST_BYTES, move |chosen| {
            let opened = match chosen {
                Ok(chosen) => open(&chosen.bytes, &chosen.name).map_err(|error| words.error(error)),
                Err(FileError::TooLarge) => Err(words.error(ListError::TooLarge)),
                Err(FileError::Unreadable) => Err(words.unreadable.to_owned()),
            };
            match opened {
                Ok(opened) => on_open(app, opened),
                Err(trouble) => {
                    app.lists.shelf().borrow_mut().trouble = Some(trouble);
                    app.lists.changed();
                }
            }
        });
    };
    view! {
        <label class="button file">
            <input type="file" accept=".txt,.csv,.tsv,text/plain,text/csv" data-testid="list-file" on:change=choose />
            <span>{words.choose_file}</span>
        </label>
    }
    .into_any()
}

/// What went wrong, until something else is done.
pub fn trouble(app: App) -> Vec<AnyView> {
    let sentence = app.lists.shelf().borrow().trouble.clone();
    let told =
        |sentence| view! { <p class="trouble" role="alert" data-testid="list-trouble">{sentence}</p> }.into_any();
    sentence.map(told).into_iter().collect()
}

/// A part of a screen that is drawn anew at every change.
pub fn region(app: App, changes: RwSignal<usize>, draw: fn(App) -> Vec<AnyView>) -> AnyView {
    let drawn = move || {
        changes.track();
        draw(app)
    };
    drawn.into_any()
}

/// A screen.
pub fn page(title: &'static str, test: &'static str, content: Vec<AnyView>) -> AnyView {
    view! {
        <main class="screen page setup" data-testid=test>
            <PageBar title />
            {content}
        </main>
    }
    .into_any()
}
