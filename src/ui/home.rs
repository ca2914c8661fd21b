//! The three games. Until wasm is there, `index.html` shows the same picture, so keep the two alike.

use leptos::prelude::*;

use super::app::{App, text};
use super::widgets::{Button, DictionaryNote, Icon, MuteButton, Sign, UnsavedNote};
use crate::route::Route;
use crate::rules::bomb::view::Stage as BombStage;
use crate::rules::race::view::Stage as RaceStage;
use crate::rules::scramble::view::Stage as ScrambleStage;
use crate::session::save::LoadError;

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let app = App::here();
    let text = text();
    // What was left in the middle, the game of this table before the own list of a guest.
    let left = move || {
        let bomb = app.bomb.view.with(|view| {
            view.as_ref()
                .filter(|view| !matches!(view.stage, BombStage::Over | BombStage::Shuffling))
                .map(|view| (Route::BombTable, "resume ember", (text.continue_detail)(view.card_number)))
        });
        let left = text.table.left;
        let race = app.race.view.with(|view| {
            view.as_ref()
                .filter(|view| !matches!(view.stage, RaceStage::Over { .. }))
                .map(|view| (Route::RaceTable, "resume race", (left)(text.race().title, view.round)))
        });
        let guest = app.guest.view.with(Option::is_some);
        let guest = guest.then(|| (Route::RaceJoin, "resume race", text.race().play.left_as_guest.to_owned()));
        let resume = |(route, class, detail): (Route, &'static str, String)| {
            view! {
                <a class=format!("game {class}") href=route.href() data-testid="continue">
                    <span class="game-name">{text.continue_game}</span>
                    <span class="game-pitch">{detail}</span>
                </a>
            }
        };
        let scramble = app.scramble.view.with(|view| {
            view.as_ref()
                .filter(|view| !matches!(view.stage, ScrambleStage::Over { .. }))
                .map(|view| (Route::ScrambleTable, "resume scramble", (left)(text.scramble().title, view.round)))
        });
        [bomb, race, guest, scramble].into_iter().flatten().map(resume).collect_view()
    };
    let game = |route: Route, class: &'static str, test: &'static str, title: &'static str, pitch: &'static str| {
        view! {
            <a class=class href=route.href() data-testid=test>
                <span class="emblem" aria-hidden="true"></span>
                <span class="game-name">{title}</span>
                <span class="game-pitch">{pitch}</span>
            </a>
        }
    };
    let troubles = move || {
        let trouble = |trouble: RwSignal<Option<LoadError>>| {
            trouble.get().map(|error| {
                view! { <p class="note trouble" role="alert" data-testid="save-trouble">{text.load_error(error)}</p> }
            })
        };
        [app.bomb.trouble, app.race.trouble, app.guest.trouble, app.scramble.trouble]
            .map(trouble)
            .into_iter()
            .flatten()
            .collect_view()
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
                {left}
                {game(Route::BombSetup, "game ember", "bomb", text.bomb.title, text.bomb.pitch)}
                {game(Route::RaceSetup, "game meadow", "race", text.race().title, text.race().pitch)}
                {game(Route::ScrambleSetup, "game violet", "scramble", text.scramble().title, text.scramble().pitch)}
            </nav>
            <footer class="notes" aria-live="polite">
                <DictionaryNote wanted=app.wanted />
                <UnsavedNote />
                {troubles}
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
