//! The screens as a person at the table uses them.
//!
//! - [`Plan`]: who plays and how, and from the first screen to the table in the taps that it takes.
//! - [`Setup`]: the screen before the game, control by control.
//! - [`Table`]: the game itself.
//! - [`People`]: names and seats in the middle of a game.
//! - [`Lists`]: own word lists.
//! - [`race`]: the screens of Race.
//! - [`scramble`]: the screens of Scramble.
//! - [`LeftRace`], [`LeftScramble`]: a game that lies in the storage.
//! - [`Look`]: all that the screens show at one moment, for comparing and for waiting.
//! - [`words`]: words of the real dictionary that fit a card and a die.

mod dispute;
mod left;
mod lists;
mod look;
mod people;
mod plan;
mod press;
pub mod race;
pub mod scramble;
mod setup;
mod table;
mod typing;
pub mod words;

pub use left::{Left, LeftRace, LeftScramble};
pub use lists::Lists;
pub use look::{Look, Row, Stage};
pub use people::People;
pub use plan::Plan;
pub use setup::Setup;
pub use table::{DEL, ENTER, Table};

use wordbox::session::settings::Language;
use wordbox::text::Text;

/// The texts that the browsers see: they are asked to prefer English.
#[must_use]
pub fn text() -> &'static Text {
    Text::of(Language::En)
}
