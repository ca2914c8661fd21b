//! How the games are played, in our own words.

use leptos::prelude::*;

use super::app::{App, text};
use super::widgets::{Button, PageBar};
use crate::route::Route;

/// The rules of a game as a page; those of the others are a tap away.
#[component]
pub fn Help(
    /// Whose help it is.
    game: Route,
) -> impl IntoView {
    let app = App::here();
    let text = text();
    let games = [
        (Route::BombHelp, text.bomb.title),
        (Route::RaceHelp, text.race().title),
        (Route::ScrambleHelp, text.scramble().title),
    ];
    let tabs = games.into_iter().map(|(route, title)| {
        let current = (route == game).then_some("page");
        view! { <a class="segment" href=route.href() aria-current=current><span>{title}</span></a> }
    });
    let (sections, setup, class) = match game {
        Route::RaceHelp => (text.race().help, Route::RaceSetup, "screen page race"),
        Route::ScrambleHelp => (text.scramble().help, Route::ScrambleSetup, "screen page scramble"),
        _ => (text.bomb.help, Route::BombSetup, "screen page"),
    };
    view! {
        <main class=class>
            <PageBar title=text.act.help />
            <nav class="segments">{tabs.collect_view()}</nav>
            <Rules sections />
            <Button label=text.plan.start class="button primary" on_press=move || app.go(setup) />
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
