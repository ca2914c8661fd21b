//! The lists are called out one by one.

use leptos::prelude::*;

use super::words;

/// The lists are called out one by one.
#[component]
pub fn Revealing() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
