//! The line at the top of every screen.

use leptos::prelude::*;

use super::heading::Heading;
use super::icon::{IconButton, Sign};
use crate::route::Route;
use crate::ui::app::{App, text};

/// A title on the left, tools on the right; mute is always among them (C55).
#[component]
pub fn Bar(#[prop(into)] title: Signal<String>, children: Children) -> impl IntoView {
    view! {
        <header class="bar">
            <p class="bar-title">{move || title.get()}</p>
            <div class="bar-tools">{children()} <MuteButton /></div>
        </header>
    }
}

/// The bar of a screen that is not a game: a way home, a heading.
#[component]
pub fn PageBar(title: &'static str) -> impl IntoView {
    let app = App::here();
    let act = &text().act;
    view! {
        <header class="bar">
            <IconButton sign=Sign::Home name=act.home on_press=move || app.go(Route::Home) />
            <Heading words=title class="bar-heading" />
            <MuteButton />
        </header>
    }
}

/// One tap for silence, on every screen, and remembered.
#[component]
pub fn MuteButton() -> impl IntoView {
    let app = App::here();
    let act = &text().act;
    let muted = move || app.settings.with(|settings| settings.muted);
    view! {
        {move || {
            let (sign, name) = if muted() { (Sign::SoundOff, act.unmute) } else { (Sign::SoundOn, act.mute) };
            view! {
                <IconButton sign name on_press=move || app.settings.update(|settings| settings.muted = !settings.muted) />
            }
        }}
    }
}
