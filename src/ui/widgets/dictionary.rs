//! Where the dictionary is, and another try when it did not come.

use leptos::prelude::*;

use super::button::Button;
use crate::session::lists::ListId;
use crate::ui::app::{App, text};
use crate::ui::library::Fetch;
use crate::words::Wanted;

/// Asks for the words that the table wants. Quiet when all is well: shown while they are on their way, and when they
/// failed to come.
#[component]
pub fn DictionaryNote(#[prop(into)] wanted: Signal<Wanted>) -> impl IntoView {
    let app = App::here();
    let text = text();
    Effect::new(move |_| app.library.fetch(wanted.get()));
    let list_is_gone = move || {
        app.lists.changes.track();
        wanted.get().own.is_some_and(|own| app.lists.words_of(ListId(own.number)).is_none())
    };
    view! {
        {move || list_is_gone().then(|| view! { <p class="note" role="status" data-testid="list-gone">{text.dictionary.list_gone}</p> })}
        {move || match app.library.state(wanted.get()) {
            Fetch::Idle | Fetch::Ready => ().into_any(),
            fetch @ (Fetch::Loading(percent) | Fetch::Reading(percent)) => view! {
                <div class="note" data-testid="dictionary">
                    <span>{fetch.sentence(text)}</span>
                    <progress max="100" value=percent.to_string() aria-label=fetch.sentence(text)></progress>
                </div>
            }.into_any(),
            fetch @ Fetch::Failed(_) => view! {
                <div class="note trouble" role="alert" data-testid="dictionary">
                    <span>{fetch.sentence(text)}</span>
                    <Button label=text.act.retry class="button small" on_press=move || app.library.fetch_again(wanted.get_untracked()) />
                </div>
            }.into_any(),
        }}
    }
}
