//! From home into the [`rooms`](super::rooms): fetches them, early if it can, and says so when they do not come.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::app::{App, text};
use super::rooms::{Rooms, rooms};
use super::widgets::{Button, PageBar};
use crate::ports::storage;
use crate::route::Route;

/// How the keys of games end that are stored: of this device's tables, and of rounds at somebody else's.
const GAMES: [&str; 2] = [".game", ".guest"];

/// How far the rooms are.
#[derive(Clone, Copy)]
pub enum Door {
    /// Nobody has asked for them.
    Shut,
    /// They are on their way.
    Opening,
    /// They could not be fetched.
    Stuck,
    /// They are here.
    Open(Rooms),
}

/// Fetches the rooms, unless they are here or coming. The games are opened when they come.
pub fn open(app: App) {
    if matches!(app.door.get_untracked(), Door::Opening | Door::Open(_)) {
        return;
    }
    app.door.set(Door::Opening);
    spawn_local(async move {
        app.door.set(match rooms().await {
            Ok(rooms) => {
                (rooms.open)(app);
                Door::Open(rooms)
            }
            Err(_) => Door::Stuck,
        });
    });
}

/// Fetches the rooms at once for whoever left a game, as only they know how it stands.
pub fn open_for_a_game(app: App) {
    let keys = storage::keys("").unwrap_or_default();
    if keys.iter().any(|key| GAMES.iter().any(|game| key.ends_with(game))) {
        open(app);
    }
}

/// A screen that is not home, or what there is to say until it can be built.
pub fn screen(app: App, route: Route) -> AnyView {
    match app.door.get() {
        Door::Open(rooms) => (rooms.screen)(route),
        door => view! { <Waiting stuck={matches!(door, Door::Stuck)} /> }.into_any(),
    }
}

#[component]
fn Waiting(stuck: bool) -> impl IntoView {
    let app = App::here();
    let text = text();
    if stuck {
        view! {
            <main class="screen page">
                <PageBar title="Wordbox" />
                <p class="note trouble" role="alert" data-testid="stuck">{text.notes.rooms_missing}</p>
                <Button label=text.act.retry class="button primary" next=true on_press=move || open(app) />
            </main>
        }
        .into_any()
    } else {
        view! {
            <main class="screen page" aria-busy="true">
                <PageBar title="Wordbox" />
                <p class="note" role="status">{text.notes.rooms_coming}</p>
            </main>
        }
        .into_any()
    }
}
