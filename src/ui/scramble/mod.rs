//! The screens of Scramble.
//!
//! A word that nobody has found yet is never in the page, but in the field while it is typed: views do not have it, and a
//! pause covers what a setter sees.

mod all_set;
mod claiming;
mod cover;
pub mod effects;
mod giving_up;
mod groups;
mod jumbling;
mod options;
mod podium;
mod rack;
mod ready;
mod result;
mod setting;
mod setup;
mod slots;
mod solving;
mod table;
mod tray;

pub use setup::Setup;
pub use table::Table;

use leptos::prelude::*;

use crate::rules::roster::PlayerId;
use crate::rules::scramble::{Action, Error, Scramble, View};
use crate::text::{ScrambleText, Text};
use crate::ui::app::{App, text};
use crate::ui::host;
use crate::words::{Lexicon, Wanted};

/// What the parts of the table share. Cheap to copy.
#[derive(Clone, Copy)]
struct Seat {
    app: App,
    table: host::Table<Scramble>,
    /// What the table is told, most often why something was refused.
    message: RwSignal<Option<String>>,
    /// The word that is being typed by whoever sets one or answers. It is kept here while the page is covered, and nowhere else.
    draft: RwSignal<String>,
    /// Groups whose letters the table looks at in another order than they lie: as they lie, and as they are shown.
    orders: RwSignal<Vec<(String, String)>>,
    /// Whether words are typed when groups are claimed, and not said: as it was done last.
    types: RwSignal<bool>,
}

impl Seat {
    /// The seat at this device's table.
    fn at(app: App) -> Self {
        Seat {
            app,
            table: app.scramble,
            message: RwSignal::new(None),
            draft: RwSignal::default(),
            orders: RwSignal::default(),
            types: RwSignal::new(false),
        }
    }

    fn here() -> Self {
        expect_context()
    }

    /// Reads the view; `None` without a game.
    fn read<T>(&self, read: impl FnOnce(&View) -> T) -> Option<T> {
        self.table.view.with(|view| view.as_ref().map(read))
    }

    /// What a player is called.
    fn name(&self, id: PlayerId) -> String {
        let text = Text::of(self.app.language());
        self.table.view.with(|view| {
            view.as_ref()
                .and_then(|view| view.player(id))
                .map_or_else(|| text.roster.left.to_owned(), |player| text.name(player))
        })
    }

    /// Which words count in this game.
    fn wanted(&self) -> Wanted {
        self.read(|view| view.config.wanted()).unwrap_or_else(|| self.app.wanted.get_untracked())
    }

    /// Uses the words that count in this game, if they are here.
    fn with_words<T>(&self, with: impl FnOnce(Option<&dyn Lexicon>) -> T) -> T {
        self.app.with_words(untrack(|| self.wanted()), with)
    }

    /// A word as the dictionary spells it (W2).
    fn spelt(&self, word: &str) -> String {
        self.with_words(|lexicon| lexicon.and_then(|lexicon| lexicon.spelling(word))).unwrap_or_else(|| word.to_owned())
    }

    /// Does something at the table.
    fn act(&self, action: &Action) -> Result<(), Error> {
        self.with_words(|lexicon| self.table.act(action, lexicon))
    }

    /// What a button does.
    fn does(self, action: Action) -> Callback<()> {
        Callback::new(move |()| {
            let _ = self.act(&action);
        })
    }
}

/// Shorthand of the screens.
fn words() -> &'static ScrambleText {
    text().scramble()
}
