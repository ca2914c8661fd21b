//! What the tables of all games have in common: the tools in the bar, the menu, the people, and whose tab it is. A game's
//! table provides a [`TableTools`], and what is here finds it.
//!
//! - `menu`: pause, and everything that is not the game itself.
//! - `people`: names and seats in the middle of a game.
//! - `held`: one tab has the game.
//! - `cover`: what hides a device that is handed round.
//! - `clock`, `standings`, `podium`: the time, and who has how many points, while a game lasts and at its end.
//! - `setup`, `names`, `options`, `plan`: who plays, which words count, and what is remembered of it from one game to the
//!   next.

mod clock;
mod cover;
mod held;
mod menu;
mod names;
mod options;
mod people;
mod plan;
mod podium;
mod setup;
mod standings;

pub use clock::{Clock, minutes};
pub use cover::Cover;
pub use held::{Elsewhere, Held};
pub use menu::{Menu, MenuButton};
pub use names::{NameList, Names};
pub use options::{Options, WordChoice, WordOptions, WordSettings};
pub use plan::{keep, remembered, roster_of};
pub use podium::{places, same_people, winners};
pub use setup::{SetupForm, WordLanguage};
pub use standings::{Points, Standings, share, signed};

use leptos::prelude::*;

use super::app::{App, text};
use super::host;
use super::widgets::{IconButton, Sign};
use crate::rules::Game;
use crate::rules::clock::Millis;
use crate::rules::roster::{Player, PlayerId};

/// Who sits where: what can be changed in every game at any moment (P2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Somebody joins, on the last seat.
    Join {
        /// The name, if any.
        name: Option<String>,
    },
    /// Somebody leaves.
    Leave {
        /// Who.
        id: PlayerId,
    },
    /// Somebody gets another name.
    Rename {
        /// Who.
        id: PlayerId,
        /// The name, as it was typed.
        name: String,
    },
    /// Somebody changes seats.
    Reseat {
        /// Who.
        id: PlayerId,
        /// The new seat, counted from 0.
        seat: usize,
    },
}

/// What a table does beside its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Undo,
    Pause,
    Resume,
    Leave,
    Clear,
}

/// A game's table as the shared parts of its screens see it. Cheap to copy.
#[derive(Clone, Copy)]
pub struct TableTools {
    /// Whether something is in view that a pause covers (C33): then whoever opens the menu pauses.
    pub covers: Signal<bool>,
    /// What a pause says of what it covers.
    pub paused_detail: &'static str,
    /// How the game is played: headings and paragraphs.
    pub help: &'static [(&'static str, &'static str)],
    /// The players in the order of their seats.
    pub players: Signal<Vec<Player>>,
    /// What the table is told, most often why something was refused.
    pub message: RwSignal<Option<String>>,
    /// Changes names and seats; says whether that went well.
    pub seating: Callback<(Seating,), bool>,
    /// Game time now.
    pub now: Callback<(), Millis>,
    can_undo: RwSignal<bool>,
    does: Callback<(Does,)>,
}

impl TableTools {
    /// The tools of a game's table; what is different in each game comes after the table.
    pub fn new<G: Game>(
        table: host::Table<G>,
        message: RwSignal<Option<String>>,
        help: &'static [(&'static str, &'static str)],
        paused_detail: &'static str,
        covers: Signal<bool>,
        players: Signal<Vec<Player>>,
        seating: Callback<(Seating,), bool>,
    ) -> Self
    where
        G::View: Clone + PartialEq + Send + Sync + 'static,
    {
        let does = Callback::new(move |(what,)| match what {
            Does::Undo => table.undo(),
            Does::Pause => table.pause(),
            Does::Resume => table.resume(),
            Does::Leave => table.leave(),
            Does::Clear => table.clear(),
        });
        let now = Callback::new(move |()| table.now());
        TableTools { covers, paused_detail, help, players, message, seating, now, can_undo: table.can_undo, does }
    }

    /// Those of the table that is shown.
    pub fn here() -> Self {
        expect_context()
    }

    /// Goes on after a pause.
    pub fn resume(&self) {
        self.does.run((Does::Resume,));
    }
}

/// Takes back the last step, as far as that goes.
#[component]
pub fn UndoButton() -> impl IntoView {
    let (app, tools) = (App::here(), TableTools::here());
    let undo = move || {
        tools.message.set(None);
        // What was said aloud is not so any more, and may name a word that is hidden again.
        app.announce("");
        tools.does.run((Does::Undo,));
    };
    view! {
        <IconButton sign=Sign::Undo name=text().act.undo on_press=undo disabled=Signal::derive(move || !tools.can_undo.get()) />
    }
}
