//! What several screens are made of.

mod bar;
mod button;
mod choice;
mod dictionary;
mod heading;
mod icon;
mod keys;
mod qr;
mod ranking;
mod sheet;
mod stepper;
mod tiles;
mod unsaved;
mod word_field;

pub use bar::{Bar, MuteButton, PageBar};
pub use button::{Button, comes_late};
pub use choice::{Choice, Switch};
pub use dictionary::DictionaryNote;
pub use heading::Heading;
pub use icon::{Icon, IconButton, Sign};
pub use keys::{Key, Keys, key_button};
pub use qr::QrCode;
pub use ranking::{Ranked, Ranking, Rounds, longest_section};
pub use sheet::Sheet;
pub use stepper::Stepper;
pub use tiles::Tiles;
pub use unsaved::UnsavedNote;
pub use word_field::{AnswerLine, KeyboardButton, Mark, Marked, Typing, WordField};
