//! What a word is worth in Race: the letters, the length, the dictionary and the plural rule (R2, R3, W3).

use serde::{Deserialize, Serialize};

use crate::rules::verdict::{Unlisted, Unusable, listed, one_word};
use crate::words::{Letters, Lexicon};

/// What a word is judged against.
#[derive(Clone, Copy)]
pub struct Case<'a> {
    /// The letters on the table.
    pub letters: &'a Letters,
    /// Words have at least so many letters.
    pub shortest: usize,
    /// Whether a plural falls also where the verb is the commoner reading, as in `runs`.
    pub strict_plurals: bool,
    /// Whether names and brands count.
    pub names: bool,
    /// The dictionary.
    pub lexicon: &'a dyn Lexicon,
}

/// Why a word does not count: the first thing that is wrong, in this order (W3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Nothing was written, and the entry is passed over; or not one word.
    Unusable(Unusable),
    /// Fewer letters than agreed.
    TooShort,
    /// A letter is not on the table, or not that often.
    LetterMissing {
        /// Which.
        letter: char,
        /// How often it is there.
        shown: u8,
    },
    /// It stands on the same list already.
    AlreadySaid,
    /// The dictionary does not let it count.
    Unlisted(Unlisted),
    /// A plural in -s.
    Plural,
    /// The table does not let it count (W4).
    ByTable,
}

impl Refusal {
    /// Whether it is a mistake that costs the stopper two points (R5 B); any other just does not count.
    pub const fn is_mistake(self) -> bool {
        matches!(self, Refusal::Unlisted(Unlisted::Unknown) | Refusal::LetterMissing { .. })
    }

    /// Whether the table may see it otherwise: the dictionary advises, the rules do not (W4).
    pub const fn can_be_overruled(self) -> bool {
        matches!(self, Refusal::Unlisted(_) | Refusal::Plural)
    }

    /// The rule that the word breaks, and the reason in plain letters, for reports.
    pub const fn report(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Unusable(unusable) => unusable.report(),
            Refusal::TooShort => ("R2", "too-short"),
            Refusal::LetterMissing { .. } => ("R2", "letter-missing"),
            Refusal::AlreadySaid => ("R4", "already-said"),
            Refusal::Unlisted(unlisted) => ("R3", unlisted.reason()),
            Refusal::Plural => ("R3", "plural"),
            Refusal::ByTable => ("W4", "by-table"),
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
    /// Judges a word as it was written; `before` are the words of the same list, normalised. The word comes back normalised.
    ///
    /// # Errors
    /// The first refusal in the order of W3.
    pub fn judge(&self, written: &str, before: &[String]) -> Result<String, Refusal> {
        let word = one_word(written, self.lexicon.lang())?;
        if word.chars().count() < self.shortest {
            return Err(Refusal::TooShort);
        }
        if let Some((letter, _, shown)) = self.letters.first_missing(&word) {
            return Err(Refusal::LetterMissing { letter, shown });
        }
        if before.contains(&word) {
            return Err(Refusal::AlreadySaid);
        }
        let entry = listed(self.lexicon, &word, self.names)?;
        if entry.is_refused_plural(self.strict_plurals) { Err(Refusal::Plural) } else { Ok(word) }
    }
}
