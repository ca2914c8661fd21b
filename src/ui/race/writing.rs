//! Typed play.

use leptos::prelude::*;

use super::words;

/// Somebody types.
#[component]
pub fn WritingScreen() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
