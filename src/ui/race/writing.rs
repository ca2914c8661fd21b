//! A device that is handed round: the cover before somebody writes.

use leptos::prelude::*;

use super::words;

/// A device that is handed round: the cover before somebody writes.
#[component]
pub fn Waiting() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}

/// Somebody types.
#[component]
pub fn WritingScreen() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
