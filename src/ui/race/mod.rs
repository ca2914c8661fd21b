//! The screens of Race.

mod board;
mod bring;
mod called;
mod calling;
mod clock;
mod collect;
pub mod effects;
mod entry;
mod guest;
mod hand_over;
mod incoming;
mod list_entry;
mod options;
mod phones;
mod podium;
mod racing;
mod ready;
mod rehearsal;
mod reveal;
mod setup;
mod standings;
mod summary;
mod table;
mod tally;
mod verdict;
mod waiting;
mod word_sheet;
mod writing;

pub use bring::Bring;
pub use guest::Guest;
pub use setup::Setup;
pub use table::Table;

use leptos::prelude::*;

use crate::rules::race::{Action, Error, Race, View};
use crate::rules::roster::PlayerId;
use crate::text::RaceText;
use crate::ui::app::{App, text};
use crate::ui::host;
use crate::words::{Lexicon, Wanted};

/// What the parts of a table share: the table of this device, or the own list of a guest. Cheap to copy.
#[derive(Clone, Copy)]
struct Seat {
    app: App,
    table: host::Table<Race>,
    /// What the table is told, most often why something was refused.
    message: RwSignal<Option<String>>,
    /// The order in which the letters lie, where somebody shuffled them: places in the roll.
    order: RwSignal<Vec<usize>>,
    /// Whether the letters face the far side.
    turned: RwSignal<bool>,
}

impl Seat {
    /// A seat at a table whose letters nobody has touched yet.
    fn at(app: App, table: host::Table<Race>) -> Self {
        Seat { app, table, message: RwSignal::new(None), order: RwSignal::default(), turned: RwSignal::new(false) }
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
        let text = crate::text::Text::of(self.app.language());
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
fn words() -> &'static RaceText {
    text().race()
}
