//! An own phone: the letters of a link, and the list that goes back.

use leptos::prelude::*;

use super::words;

/// An own phone: the letters of a link, and the list that goes back.
#[component]
pub fn Guest() -> impl IntoView {
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
