//! The table: which part of the game is shown, and what lies over it.

use leptos::prelude::*;

use super::explosion::Explosion;
use super::podium::Podium;
use super::ready::Ready;
use super::round::Burning;
use super::{Seat, words};
use crate::route::Route;
use crate::rules::bomb::Action;
use crate::rules::bomb::view::Stage;
use crate::ui::app::{App, text};
use crate::ui::table::{Elsewhere, Held, Menu, Seating, TableTools};

/// Beats of the ticking, in milliseconds; never dependent on the fuse (B3).
const BEAT: f64 = 500.0;

/// Which part of the game is on the screen.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Nothing,
    Ready,
    Burning,
    Exploded,
    Over,
}

/// The screen on which Bomb is played.
#[component]
pub fn Table() -> impl IntoView {
    let app = App::here();
    let text = text();
    let seat = Seat { app, table: app.bomb, message: RwSignal::new(None), turned: RwSignal::new(false) };
    provide_context(seat);
    let part = Memo::new(move |_| match seat.read(|view| view.stage.clone()) {
        None | Some(Stage::Shuffling) => Part::Nothing,
        Some(Stage::Ready { .. } | Stage::Rolled { .. }) => Part::Ready,
        Some(Stage::Burning(_)) => Part::Burning,
        Some(Stage::Exploded(_)) => Part::Exploded,
        Some(Stage::Over) => Part::Over,
    });
    let paused = app.bomb.paused;
    let held = Held::request(app.bomb);
    provide_context(TableTools::new(
        app.bomb,
        seat.message,
        text.bomb.help,
        text.bomb.table.paused_detail,
        Signal::derive(move || part.get() == Part::Burning),
        Signal::derive(move || {
            seat.read(|view| view.players.iter().map(|player| player.player.clone()).collect()).unwrap_or_default()
        }),
        Callback::new(move |(seating,)| seat.act(Action::from(seating)).is_ok()),
    ));

    // One ticking voice, and only while a fuse burns in view.
    Effect::new(move |_| {
        let burns = part.get() == Part::Burning && !paused.get();
        app.audio(|audio| if burns { audio.ticking(BEAT) } else { audio.stop() });
        if part.get() == Part::Burning && paused.get() {
            // What was announced last may name letters and die, which a pause covers (C33).
            app.announce(text.act.paused);
        }
        app.keep_awake(!matches!(part.get(), Part::Nothing | Part::Over) && !paused.get());
    });
    on_cleanup(move || {
        app.audio(|audio| audio.stop());
        app.keep_awake(false);
        app.bomb.put_away();
    });
    app.bomb.take_up();

    view! {
        {move || match part.get() {
            Part::Nothing => view! { <Empty /> }.into_any(),
            Part::Ready => view! { <Ready /> }.into_any(),
            Part::Burning if paused.get() => view! { <main class="screen covered" aria-hidden="true"></main> }.into_any(),
            Part::Burning => view! { <Burning /> }.into_any(),
            Part::Exploded => view! { <Explosion /> }.into_any(),
            Part::Over => view! { <Podium /> }.into_any(),
        }}
        {move || (part.get() == Part::Burning && paused.get() && !held.elsewhere.get()).then(|| view! { <Menu /> })}
        <Elsewhere held />
    }
}

/// Somebody followed a link to a table with no game on it.
#[component]
fn Empty() -> impl IntoView {
    let app = App::here();
    Effect::new(move |_| app.go_instead(Route::BombSetup));
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}

impl From<Seating> for Action {
    fn from(seating: Seating) -> Self {
        match seating {
            Seating::Join { name } => Action::Join { name, seat: usize::MAX },
            Seating::Leave { id } => Action::Leave { id },
            Seating::Rename { id, name } => Action::Rename { id, name },
            Seating::Reseat { id, seat } => Action::Reseat { id, seat },
        }
    }
}
