//! A list of an own phone that is brought to the table.

use leptos::prelude::*;

use super::words;

/// A list of an own phone that is brought to the table.
#[component]
pub fn Bring() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
