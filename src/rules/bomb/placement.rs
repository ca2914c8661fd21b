//! The die, and where a card's letters may stand in a word (B2, B4, B13).

use serde::{Deserialize, Serialize};

use super::config::Die;

/// What the die says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// TICK: the letters may not begin the word.
    NotAtStart,
    /// TICK…TACK: the letters may stand anywhere.
    Anywhere,
    /// BOMB: the letters may not end the word.
    NotAtEnd,
    /// The letters must begin the word.
    AtStart,
    /// The letters must end the word.
    AtEnd,
}

/// Why the letters do not fit into a word, in the order in which it is looked at (W3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misfit {
    /// The word does not have the letters in one piece.
    LettersMissing,
    /// The word is the letters and nothing more.
    NotLarger,
    /// They stand only at the start, where the die forbids them.
    AtStart,
    /// They stand only at the end, where the die forbids them.
    AtEnd,
    /// They do not begin the word, as the die demands.
    NotAtStart,
    /// They do not end the word, as the die demands.
    NotAtEnd,
}

impl Die {
    /// The three faces, equally likely.
    pub const fn faces(self) -> [Face; 3] {
        match self {
            Die::Classic => [Face::NotAtStart, Face::Anywhere, Face::NotAtEnd],
            Die::Edges => [Face::AtStart, Face::Anywhere, Face::AtEnd],
        }
    }
}

impl Face {
    /// Whether `letters` stand in `word` in one piece, as part of something larger, where this face allows (B4).
    /// Of several occurrences one at an allowed place is enough. Both arguments are normalised.
    ///
    /// # Errors
    /// The first thing that is wrong.
    ///
    /// ```
    /// use wordbox::rules::bomb::placement::{Face, Misfit};
    /// assert_eq!(Face::NotAtStart.fits("ant", "scanty"), Ok(()));
    /// assert_eq!(Face::NotAtStart.fits("ant", "antelope"), Err(Misfit::AtStart));
    /// assert_eq!(Face::Anywhere.fits("ant", "aunt"), Err(Misfit::LettersMissing));
    /// ```
    pub fn fits(self, letters: &str, word: &str) -> Result<(), Misfit> {
        if letters.is_empty() || !word.contains(letters) {
            return Err(Misfit::LettersMissing);
        }
        if word == letters {
            return Err(Misfit::NotLarger);
        }
        let end = word.len() - letters.len();
        let stands = |allowed: &dyn Fn(usize) -> bool| {
            (0..=end).any(|at| word.is_char_boundary(at) && word[at..].starts_with(letters) && allowed(at))
        };
        let (fine, misfit) = match self {
            Face::Anywhere => (true, Misfit::LettersMissing),
            Face::NotAtStart => (stands(&|at| at > 0), Misfit::AtStart),
            Face::NotAtEnd => (stands(&|at| at < end), Misfit::AtEnd),
            Face::AtStart => (word.starts_with(letters), Misfit::NotAtStart),
            Face::AtEnd => (word.ends_with(letters), Misfit::NotAtEnd),
        };
        if fine { Ok(()) } else { Err(misfit) }
    }
}
