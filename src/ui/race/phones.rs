//! Own phones: the link that brings others the same letters, before all start together.

use leptos::prelude::*;

use super::words;

/// Own phones: the link that brings others the same letters, before all start together.
#[component]
pub fn Covered() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
