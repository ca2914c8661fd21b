//! The end: who won, and again.

use leptos::prelude::*;

use super::words;

/// The end: who won, and again.
#[component]
pub fn Podium() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
