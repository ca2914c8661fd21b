//! Between the rounds: who has what, and the roll.

use leptos::prelude::*;

use super::words;

/// Between the rounds: who has what, and the roll.
#[component]
pub fn Ready() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
