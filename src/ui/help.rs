//! How Bomb is played, in our own words.

use leptos::prelude::*;

use super::app::{App, text};
use super::widgets::{Button, PageBar};
use crate::route::Route;

/// The rules as a page.
#[component]
pub fn Help() -> impl IntoView {
    let app = App::here();
    let text = text();
    view! {
        <main class="screen page">
            <PageBar title=text.act.help />
            <Rules sections=text.bomb.help />
            <Button label=text.bomb.setup.start class="button primary" on_press=move || app.go(Route::BombSetup) />
        </main>
    }
}

/// The rules, wherever they are needed.
#[component]
pub fn Rules(
    /// Headings and paragraphs.
    sections: &'static [(&'static str, &'static str)],
) -> impl IntoView {
    let sections = sections.iter().map(|(heading, paragraph)| {
        view! {
            <section class="rule-text">
                <h2>{*heading}</h2>
                <p>{*paragraph}</p>
            </section>
        }
    });
    view! { <div class="rules">{sections.collect_view()}</div> }
}
