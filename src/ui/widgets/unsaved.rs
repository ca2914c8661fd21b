//! A quiet word when nothing can be kept (C36).

use leptos::prelude::*;

use crate::ui::app::{App, text};

/// Shown only where the browser refuses to store.
#[component]
pub fn UnsavedNote() -> impl IntoView {
    let app = App::here();
    let words = text().notes.not_saved;
    view! { {move || app.unsaved.get().then(|| view! { <p class="note" data-testid="unsaved">{words}</p> })} }
}
