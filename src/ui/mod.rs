//! Screens and widgets. They read a view and send actions; what follows is the engine's business.
//!
//! - [`app`]: what every screen can reach: texts, settings, dictionary, device, tables.
//! - [`host`]: owns a game's session: acts, saves, keeps the timer.
//! - [`library`]: fetches the dictionaries and keeps them.
//! - `widgets`: what several screens are made of.
//! - [`lists`]: own word lists, their screens and what set-ups need of them.
//! - `frame`: what is not urgent waits for a frame.
//! - `table`: what the tables and set-ups of all games have in common.
//! - `home`: the first screen.
//! - [`rooms`]: everything else, a part of the program that is fetched when home is there; `door` is the way in.
//! - `settings`, `help`, `credits`, `bomb`, `race`, `scramble`: the screens in there.

pub mod app;
mod bomb;
mod credits;
pub mod door;
mod frame;
mod help;
mod home;
pub mod host;
pub mod library;
pub mod lists;
mod race;
pub mod rooms;
mod scramble;
mod settings;
mod table;
mod widgets;

use leptos::prelude::*;

use crate::ports::page;
use crate::route::Route;
use crate::text::Text;
use app::{App, Wording};

/// The whole page below the static shell.
#[component]
pub fn Wordbox() -> impl IntoView {
    let app = App::open();
    provide_context(app);
    let language = Memo::new(move |_| app.language());
    // A change of language builds the screens anew, so that they can use plain texts.
    move || {
        let text = Text::of(language.get());
        provide_context(Wording(text));
        app.follow_language(text.code);
        view! { <Screens /> }
    }
}

#[component]
fn Screens() -> impl IntoView {
    let app = App::here();
    // Whoever goes somewhere may try again what was stuck before.
    Effect::new(move |_| {
        if app.route.get() != Route::Home {
            door::open(app);
        }
    });
    view! {
        {move || match app.route.get() {
            Route::Home => view! { <home::Home /> }.into_any(),
            route => door::screen(app, route),
        }}
        <p class="unseen" aria-live="polite" role="status">{move || app.announcement.get()}</p>
    }
}

/// Mounts the app in place of the static first screen, and lets the overlay outside of it tell of a panic.
pub fn start() {
    page::report_panics();
    page::replace_static_page(|root| leptos::mount::mount_to(root, Wordbox).forget());
}
