//! Everybody writes: letters, clock and STOP on a shared screen.

use leptos::prelude::*;

use super::words;

/// Everybody writes: letters, clock and STOP on a shared screen.
#[component]
pub fn Racing() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
