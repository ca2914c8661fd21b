//! The lists come in.

use leptos::prelude::*;

use super::words;

/// The lists come in.
#[component]
pub fn Collecting() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
