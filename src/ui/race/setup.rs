//! Who plays, and how.

use leptos::prelude::*;

use super::words;
use crate::ui::widgets::PageBar;

/// The screen before the game.
#[component]
pub fn Setup() -> impl IntoView {
    view! { <main class="screen page setup"><PageBar title=words().title /></main> }
}
