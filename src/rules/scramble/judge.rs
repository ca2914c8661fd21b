//! What a word is worth in Scramble: the rolled length, the letters of a group, the dictionary (S2, S3, S6, W3).

use crate::rules::verdict::{Unlisted, Unusable, listed, one_word};
use crate::words::{Letters, Lexicon};

/// What a word is judged against.
#[derive(Clone, Copy)]
pub struct Case<'a> {
    /// So many letters, no more and no less (S1).
    pub length: usize,
    /// The letters that there are: all tiles that are left when a word is set (S2), the group when it is solved (S6);
    /// `None` while nothing is known but the length.
    pub tiles: Option<&'a Letters>,
    /// Whether names and brands count; the printed game has none (S3).
    pub names: bool,
    /// The dictionary.
    pub lexicon: &'a dyn Lexicon,
}

/// Why a word is refused: the first thing that is wrong, in this order (W3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing was typed, or not one word.
    Unusable(Unusable),
    /// Not of the rolled length.
    WrongLength,
    /// It takes other letters than there are.
    NotTheseLetters {
        /// The first that is missing.
        letter: char,
        /// How often it is there.
        shown: u8,
    },
    /// The dictionary does not let it count.
    Unlisted(Unlisted),
}

impl Refusal {
    /// Whether the table may see it otherwise: the dictionary advises, the rules do not (W4).
    pub const fn can_be_overruled(self) -> bool {
        matches!(self, Refusal::Unlisted(_))
    }

    /// The rule that the word breaks, and the reason in plain letters, for reports.
    pub const fn report(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Unusable(unusable) => unusable.report(),
            Refusal::WrongLength => ("S2", "wrong-length"),
            Refusal::NotTheseLetters { .. } => ("S6", "not-these-letters"),
            Refusal::Unlisted(unlisted) => ("S3", unlisted.reason()),
        }
    }
}

impl From<Unusable> for Refusal {
    fn from(unusable: Unusable) -> Self {
        Refusal::Unusable(unusable)
    }
}

impl From<Unlisted> for Refusal {
    fn from(unlisted: Unlisted) -> Self {
        Refusal::Unlisted(unlisted)
    }
}

impl Case<'_> {
    /// Judges a word as it was typed: the word itself or any other of the same letters, if all of them are used (S6). It
    /// comes back normalised.
    ///
    /// # Errors
    /// The first refusal in the order of W3.
    pub fn judge(&self, typed: &str) -> Result<String, Refusal> {
        let word = one_word(typed, self.lexicon.lang())?;
        if word.chars().count() != self.length {
            return Err(Refusal::WrongLength);
        }
        if let Some((letter, _, shown)) = self.tiles.and_then(|tiles| tiles.first_missing(&word)) {
            return Err(Refusal::NotTheseLetters { letter, shown });
        }
        listed(self.lexicon, &word, self.names)?;
        Ok(word)
    }
}
