//! Letter tiles.

use leptos::prelude::*;

use crate::words::latin::capitals;

/// Letters as tiles, as large as their place allows. A screen reader hears them one by one.
#[component]
pub fn Tiles(
    /// In any case; shown in capitals.
    #[prop(into)]
    letters: String,
    /// Whether they face the far side of the table.
    #[prop(into, default = Signal::from(false))]
    turned: Signal<bool>,
) -> impl IntoView {
    let capitals: Vec<String> = capitals(&letters).chars().map(String::from).collect();
    let spoken = capitals.join(" ");
    let count = capitals.len().to_string();
    view! {
        <div class="tiles" class:turned=turned role="img" aria-label=spoken data-testid="letters" style:--letters=count>
            {capitals.into_iter().map(|letter| view! { <span class="tile" aria-hidden="true">{letter}</span> }).collect_view()}
        </div>
    }
}
