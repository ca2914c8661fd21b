//! The games and every screen but home: what home does without, and so a part of the program of its own.
//!
//! A release (`cargo xtask dist`) is built with the feature `split`. Then whatever only [`rooms`] leads to lies in a second
//! module, and calling it fetches that first; [`door`](super::door) does so, and knows what to show meanwhile. Any other
//! build has everything in one module, and the call is an ordinary one.
//!
//! So nothing outside may call what is meant to lie in here: one call is enough to draw it into the first module. The table of
//! sizes shows it.

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;
#[cfg(feature = "split")]
use leptos::wasm_split::wasm_split;

use super::app::App;
use super::{bomb, credits, help, lists, race, scramble, settings};
use crate::ports::time;
use crate::route::Route;

/// The way in.
#[derive(Clone, Copy)]
pub struct Rooms {
    /// Opens the games. Once, before any screen.
    pub open: fn(App),
    /// Builds a screen.
    pub screen: fn(Route) -> AnyView,
}

const ROOMS: Rooms = Rooms { open, screen };

/// Fetches the part if it is not here.
///
/// # Errors
/// It could not be fetched; the next call tries again.
#[cfg(feature = "split")]
#[wasm_split(rooms, wasm_split_path = leptos::wasm_split, fallible)]
pub fn rooms() -> Result<Rooms, SplitLoaderError> {
    Ok(ROOMS)
}

/// The part is here.
///
/// # Errors
/// None.
#[cfg(not(feature = "split"))]
pub async fn rooms() -> Result<Rooms, SplitLoaderError> {
    Ok(ROOMS)
}

/// Goes on with what was left, and stops every clock when people leave.
fn open(app: App) {
    let App { bomb, race, guest, scramble, .. } = app;
    let leave = move || {
        bomb.leave();
        race.leave();
        guest.leave();
        scramble.leave();
    };
    app.hold([
        time::on_leave(leave),
        time::on_return(move || {
            bomb.come_back();
            race.come_back();
            guest.come_back();
            scramble.come_back();
        }),
    ]);
    // Kept for as long as the page lives.
    app.audio(|audio| std::mem::forget(audio.on_interruption(leave)));
    bomb.on_events(move |events, view| bomb::effects::react(app, events, view));
    race.on_events(move |events, view| race::effects::react(app, events, view));
    guest.on_events(move |events, view| race::effects::react(app, events, view));
    scramble.on_events(move |events, view| super::scramble::effects::react(app, events, view));
    bomb.load();
    race.load();
    guest.load();
    scramble.load();
    let left = bomb
        .ask(|bomb| bomb.config().wanted())
        .or_else(|| race.ask(|race| race.config().wanted()))
        .or_else(|| scramble.ask(|scramble| scramble.config().wanted()));
    let wanted = left.unwrap_or_else(|| bomb::wanted_at_setup(app));
    if app.wanted.get_untracked() != wanted {
        app.wanted.set(wanted);
    }
}

fn screen(route: Route) -> AnyView {
    match route {
        // Has no room here.
        Route::Home => ().into_any(),
        Route::BombSetup => view! { <bomb::Setup /> }.into_any(),
        Route::BombTable => view! { <bomb::Table /> }.into_any(),
        Route::BombHelp => view! { <help::Help game=Route::BombHelp /> }.into_any(),
        Route::RaceSetup => view! { <race::Setup /> }.into_any(),
        Route::RaceHelp => view! { <help::Help game=Route::RaceHelp /> }.into_any(),
        Route::RaceTable => view! { <race::Table /> }.into_any(),
        Route::RaceJoin => view! { <race::Guest /> }.into_any(),
        Route::RaceList => view! { <race::Bring /> }.into_any(),
        Route::ScrambleSetup => view! { <scramble::Setup /> }.into_any(),
        Route::ScrambleTable => view! { <scramble::Table /> }.into_any(),
        Route::ScrambleHelp => view! { <help::Help game=Route::ScrambleHelp /> }.into_any(),
        Route::Lists => view! { <lists::ListsScreen /> }.into_any(),
        Route::ListEdit => view! { <lists::Edit /> }.into_any(),
        Route::Settings => view! { <settings::SettingsScreen /> }.into_any(),
        Route::Credits => view! { <credits::Credits /> }.into_any(),
    }
}
