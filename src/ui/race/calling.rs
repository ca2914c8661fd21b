//! The alternative game: words are called in turn.

use leptos::prelude::*;

use super::words;

/// The alternative game: words are called in turn.
#[component]
pub fn CallingScreen() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
