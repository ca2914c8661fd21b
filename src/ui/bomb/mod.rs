//! The screens of Bomb.

mod dispute;
pub mod effects;
mod explosion;
mod give;
mod lookup;
mod options;
mod picture;
mod plan;
mod podium;
mod ready;
mod round;
mod said;
mod seat_plan;
mod setup;
mod table;
mod typed;

pub use plan::wanted_at_setup;
pub use setup::Setup;
pub use table::Table;

use leptos::prelude::*;

use crate::rules::bomb::view::View;
use crate::rules::bomb::{Action, Bomb, Error};
use crate::rules::roster::PlayerId;
use crate::ui::app::{App, text};
use crate::ui::host;
use crate::words::{Lexicon, Wanted};

/// What the parts of the table share. Cheap to copy.
#[derive(Clone, Copy)]
struct Seat {
    app: App,
    table: host::Table<Bomb>,
    /// What the table is told, most often why something was refused.
    message: RwSignal<Option<String>>,
    /// Whether the letters face the far side.
    turned: RwSignal<bool>,
}

impl Seat {
    fn here() -> Self {
        expect_context()
    }

    /// Reads the view; `None` without a game.
    fn read<T>(&self, read: impl FnOnce(&View) -> T) -> Option<T> {
        self.table.view.with(|view| view.as_ref().map(read))
    }

    /// What a player is called.
    fn name(&self, id: PlayerId) -> String {
        let text = text_of(self.app);
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

    /// What a button does.
    fn does(self, action: Action) -> Callback<()> {
        Callback::new(move |()| {
            let _ = self.act(action.clone());
        })
    }

    /// Does something, and says why not if it is refused.
    fn act(&self, action: Action) -> Result<(), Error> {
        let outcome = self.with_words(|lexicon| self.table.act(&action, lexicon));
        let message = outcome
            .err()
            .and_then(|error| text_of(self.app).bomb_error(error, "", "", |id| self.name(id), |_| String::new()));
        self.message.set(message);
        outcome
    }
}

/// Texts for closures that outlive the building of a screen.
fn text_of(app: App) -> &'static crate::text::Text {
    crate::text::Text::of(app.language())
}

/// The names in a row: "Ann", "Ann, Bo".
fn names(ids: impl IntoIterator<Item = PlayerId>, seat: Seat) -> String {
    ids.into_iter().map(|id| seat.name(id)).collect::<Vec<_>>().join(", ")
}

/// Shorthand of the screens.
fn words() -> &'static crate::text::BombText {
    &text().bomb
}
