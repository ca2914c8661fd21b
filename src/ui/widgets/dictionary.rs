//! Where the dictionary is, and another try when it did not come.

use leptos::prelude::*;

use super::button::Button;
use crate::ui::app::{App, text};
use crate::ui::shelf::Fetch;

/// Quiet when all is well: shown while the dictionary is on its way, and when it failed.
#[component]
pub fn DictionaryNote() -> impl IntoView {
    let app = App::here();
    let text = text();
    view! {
        {move || match app.shelf.fetch.get() {
            Fetch::Ready => ().into_any(),
            fetch @ Fetch::Loading(percent) => view! {
                <div class="note" data-testid="dictionary">
                    <span>{fetch.sentence(text)}</span>
                    <progress max="100" value=percent.to_string() aria-label=fetch.sentence(text)></progress>
                </div>
            }.into_any(),
            fetch @ Fetch::Failed(_) => view! {
                <div class="note trouble" role="alert" data-testid="dictionary">
                    <span>{fetch.sentence(text)}</span>
                    <Button label=text.act.retry class="button small" on_press=move || app.shelf.fetch() />
                </div>
            }.into_any(),
        }}
    }
}
