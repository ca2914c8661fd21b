//! How Bomb is played, in our own words.

use leptos::prelude::*;

use super::app::{App, text};
use super::widgets::PageBar;
use crate::route::Route;

/// The rules as a page.
#[component]
pub fn Help() -> impl IntoView {
    let app = App::here();
    let text = text();
    view! {
        <main class="screen page">
            <PageBar title=text.act.help />
            <Rules />
            <button type="button" class="button primary" on:click=move |_| app.go(Route::BombSetup)>{text.bomb.setup.start}</button>
        </main>
    }
}

/// The rules, wherever they are needed.
#[component]
pub fn Rules() -> impl IntoView {
    let sections = text().bomb.help.iter().map(|(heading, paragraph)| {
        view! {
            <section class="rule-text">
                <h2>{*heading}</h2>
                <p>{*paragraph}</p>
            </section>
        }
    });
    view! { <div class="rules">{sections.collect_view()}</div> }
}
