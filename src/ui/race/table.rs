//! The table: which part of the game is shown, and what lies over it.

use leptos::prelude::*;

use super::calling::CallingScreen;
use super::collect::Collecting;
use super::incoming::Incoming;
use super::phones::Covered;
use super::podium::Podium;
use super::racing::Racing;
use super::ready::Ready;
use super::reveal::Revealing;
use super::waiting::Waiting;
use super::writing::WritingScreen;
use super::{Seat, words};
use crate::route::Route;
use crate::rules::race::view::Stage;
use crate::rules::race::{Action, Error, View};
use crate::ui::app::{App, text};
use crate::ui::table::{Elsewhere, Held, Menu, Seating, TableTools};

/// Which part of the game is on the screen.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Part {
    Nothing,
    Ready,
    Covered,
    Racing,
    Waiting,
    Writing,
    Calling,
    Collecting,
    Revealing,
    Over,
}

impl Part {
    /// The part of a game that stands like this.
    pub(super) fn of(view: &View) -> Self {
        match view.stage {
            Stage::Ready { .. } => Part::Ready,
            Stage::Rolled => Part::Covered,
            Stage::Racing(_) => Part::Racing,
            Stage::Waiting { .. } => Part::Waiting,
            Stage::Writing(_) => Part::Writing,
            Stage::Calling(_) => Part::Calling,
            Stage::Collecting { .. } => Part::Collecting,
            Stage::Revealing { .. } => Part::Revealing,
            Stage::Over { .. } => Part::Over,
        }
    }

    /// Its screen.
    pub(super) fn screen(self) -> AnyView {
        match self {
            Part::Nothing => view! { <Empty /> }.into_any(),
            Part::Ready => view! { <Ready /> }.into_any(),
            Part::Covered => view! { <Covered /> }.into_any(),
            Part::Racing => view! { <Racing /> }.into_any(),
            Part::Waiting => view! { <Waiting /> }.into_any(),
            Part::Writing => view! { <WritingScreen /> }.into_any(),
            Part::Calling => view! { <CallingScreen /> }.into_any(),
            Part::Collecting => view! { <Collecting /> }.into_any(),
            Part::Revealing => view! { <Revealing /> }.into_any(),
            Part::Over => view! { <Podium /> }.into_any(),
        }
    }
}

/// The screen on which Race is played.
#[component]
pub fn Table() -> impl IntoView {
    let app = App::here();
    let text = text();
    let seat = Seat::at(app, app.race);
    provide_context(seat);
    let part = Memo::new(move |_| seat.read(Part::of).unwrap_or(Part::Nothing));
    let paused = app.race.paused;
    // Whoever thinks while the others wait would think with the letters in view (C33).
    let covers = Signal::derive(move || matches!(part.get(), Part::Racing | Part::Writing | Part::Calling));
    let covered = Memo::new(move |_| covers.get() && paused.get());
    let held = Held::request(app.race);
    provide_context(seat.tools(covers));
    Effect::new(move |_| {
        if covered.get() {
            // What was announced last may name letters or words.
            app.announce(text.act.paused);
        }
        app.keep_awake(!matches!(part.get(), Part::Nothing | Part::Over) && !paused.get());
    });
    on_cleanup(move || {
        app.keep_awake(false);
        app.race.put_away();
    });
    app.race.take_up();
    view! {
        {move || match part.get() {
            _ if covered.get() => view! { <main class="screen covered race" aria-hidden="true"></main> }.into_any(),
            part => part.screen(),
        }}
        {move || (covered.get() && !held.elsewhere.get()).then(|| view! { <Menu /> })}
        <Incoming elsewhere=held.elsewhere />
        <Elsewhere held />
    }
}

impl Seat {
    /// What the bar and the menu need of this table; `covers` says whether a pause covers something.
    pub(super) fn tools(self, covers: Signal<bool>) -> TableTools {
        let words = crate::text::Text::of(self.app.language()).race();
        TableTools::new(
            self.table,
            self.message,
            words.help,
            words.play.paused_detail,
            covers,
            Signal::derive(move || {
                self.read(|view| view.players.iter().map(|player| player.player.clone()).collect()).unwrap_or_default()
            }),
            Callback::new(move |(seating,)| self.change_seats(seating)),
        )
    }

    /// Changes names and seats; says whether that went well, and tells the table why not.
    fn change_seats(&self, seating: Seating) -> bool {
        let outcome = self.act(&match seating {
            Seating::Join { name } => Action::Join { name, seat: usize::MAX },
            Seating::Leave { id } => Action::Leave { id },
            Seating::Rename { id, name } => Action::Rename { id, name },
            Seating::Reseat { id, seat } => Action::Reseat { id, seat },
        });
        let text = crate::text::Text::of(self.app.language());
        self.message.set(match outcome {
            Err(Error::Roster(error)) => Some(text.roster_error(error)),
            Err(Error::LastPlayer) => Some(text.table.last_player.to_owned()),
            _ => None,
        });
        outcome.is_ok()
    }
}

/// Somebody followed a link to a table with no game on it.
#[component]
fn Empty() -> impl IntoView {
    let app = App::here();
    Effect::new(move |_| app.go_instead(Route::RaceSetup));
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
