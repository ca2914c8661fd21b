//! The three games. Until wasm is there, `index.html` shows the same picture, so keep the two alike.

use leptos::prelude::*;

use super::app::{App, text};
use super::widgets::{Button, DictionaryNote, Icon, MuteButton, Sign, UnsavedNote};
use crate::route::Route;
use crate::rules::bomb::view::Stage;

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let app = App::here();
    let text = text();
    let left = move || {
        app.bomb.view.with(|view| {
            view.as_ref()
                .filter(|view| !matches!(view.stage, Stage::Over | Stage::Shuffling))
                .map(|view| view.card_number)
        })
    };
    view! {
        <main class="screen home">
            <header class="bar home-bar">
                <a class="tool" href=Route::Lists.href() aria-label=text.lists().title title=text.lists().title><Icon sign=Sign::List /></a>
                <a class="tool" href=Route::BombHelp.href() aria-label=text.act.help title=text.act.help><Icon sign=Sign::Help /></a>
                <a class="tool" href=Route::Settings.href() aria-label=text.act.settings title=text.act.settings><Icon sign=Sign::Settings /></a>
                <MuteButton />
            </header>
            <div class="masthead">
                <h1>"Wordbox"</h1>
                <p>{text.tagline}</p>
            </div>
            <nav class="games">
                {move || left().map(|card| view! {
                    <a class="game resume" href=Route::BombTable.href() data-testid="continue">
                        <span class="game-name">{text.continue_game}</span>
                        <span class="game-pitch">{(text.continue_detail)(card)}</span>
                    </a>
                })}
                <a class="game hero ember" href=Route::BombSetup.href() data-testid="bomb">
                    <span class="emblem" aria-hidden="true"></span>
                    <span class="game-name">{text.bomb.title}</span>
                    <span class="game-pitch">{text.bomb.pitch}</span>
                </a>
            </nav>
            <footer class="notes" aria-live="polite">
                <DictionaryNote wanted=app.wanted />
                <UnsavedNote />
                {move || app.bomb.trouble.get().map(|error| view! {
                    <p class="note trouble" role="alert" data-testid="save-trouble">{text.load_error(error)}</p>
                })}
                {move || app.update.get().then(|| view! {
                    <div class="note" data-testid="update">
                        <span>{text.notes.update}</span>
                        <Button label=text.notes.update_now class="button small" on_press=move || app.use_update() />
                    </div>
                })}
            </footer>
        </main>
    }
}
