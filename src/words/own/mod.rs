//! Own word lists: what people typed, pasted or chose a file of, as words to play with.
//!
//! Reading order: [`open`] makes text of a file's bytes; [`read()`] makes words of a text and says what it left out and why
//! (CASES C13); an [`OwnList`] is kept and given away as the text of [`export`], which [`import`] reads back to the identical
//! list (CASES C37); [`OwnWords`] is what a game asks; [`cards_from`] finds the letter groups that a list can be played with.
//!
//! The one rule for texts: a word a line, or several with commas or semicolons between. What follows a tab is another column
//! of a table and is not read. From `#` or `//` to the end of the line is a comment.

mod cards;
mod decode;
mod file;
mod lookup;
mod read;
mod table;

use serde::{Deserialize, Serialize};

use super::Lang;

pub use cards::cards_from;
pub use decode::{Encoding, decode};
pub use file::{Imported, Note, Opened, export, file_name, import, open};
pub use lookup::OwnWords;
pub use read::{LeftOut, Reading, Reason, part_at_spaces, read};
pub use table::first_column;

/// The most words of a list.
pub const MOST_WORDS: usize = 20_000;
/// The largest file or text, in bytes.
pub const MOST_BYTES: usize = 1_000_000;
/// The longest word, in letters: as long as an entry at the table may be.
pub const LONGEST_WORD: usize = 40;
/// The longest name of a list, in characters as a person counts them.
pub const LONGEST_NAME: usize = 40;

/// A list of words under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnList {
    /// What people call it: one line.
    pub name: String,
    /// The language of its words, which says how they are compared (W2).
    pub lang: Lang,
    /// As they were written and in that order; no two of them are equal when normalised.
    pub words: Vec<String>,
}

/// What a game does with a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OwnUse {
    /// No other word counts.
    #[default]
    Only,
    /// Its words count beside those of the dictionary.
    Too,
    /// The dictionary judges, and the cards come from the list: see [`cards_from`].
    Cards,
}

/// Why no list was made. What was typed or chosen is the caller's to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListError {
    /// More than [`MOST_BYTES`].
    TooLarge,
    /// More than [`MOST_WORDS`].
    TooMany {
        /// How many words there are.
        words: usize,
    },
    /// There is no word in it.
    NoWords,
    /// A picture, a packed document or the like.
    NotText,
}

/// The text with one line feed for each line end, whichever system wrote it, and without a byte order mark.
fn unified(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n")
}
