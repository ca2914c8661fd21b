//! One word in the making, in whatever language.

use wordbox::words::dictionary::writer;
use wordbox::words::{Entry, Tier};

/// Bands up to this one are the 8,000 commonest words.
pub const RAREST_CORE: u8 = Entry::RAREST_CORE_BAND;
/// How many words the bands 0 to 6 hold together with all commoner ones; band 7 has the rest.
pub const BAND_ENDS: [usize; 7] = [1_500, 4_000, 8_000, 16_000, 30_000, 55_000, 90_000];

/// The band of the word with this place among all words, the commonest being at place 0.
pub fn band(place: usize) -> u8 {
    BAND_ENDS.iter().filter(|end| place >= **end).count() as u8
}

/// A word with everything that its language's sources say of it.
#[derive(Clone, Debug)]
pub struct Row {
    /// As the product's `normalise` leaves it (W1, W2).
    pub word: String,
    pub tier: Tier,
    /// Commonness: 0 for the commonest 1,500 words down to 7.
    pub band: u8,
    /// Never proposed (W5).
    pub never: bool,
    /// Plural class 0 to 5 (R3 A).
    pub plural: u8,
    /// Base words (B7), without the word itself; empty for a base word.
    pub bases: Vec<String>,
    /// The spelling of the dictionary where it is not `word`: a capital, or ß for ss (W2).
    pub shown: Option<String>,
}

impl Row {
    /// A row with nothing more to say than tier and band.
    pub fn new(word: &str, tier: Tier, band: u8) -> Self {
        Self { word: word.to_owned(), tier, band, never: false, plural: 0, bases: Vec::new(), shown: None }
    }

    fn entry(&self) -> Entry {
        Entry { tier: self.tier, band: self.band, never_proposed: self.never, plural: self.plural }
    }

    /// Whether the app itself may deal, say or show the word (W5).
    pub fn is_proposed(&self) -> bool {
        self.entry().is_proposed()
    }

    /// One base word that stands for all forms of the word where forms are counted.
    pub fn base(&self) -> &str {
        self.bases.last().unwrap_or(&self.word)
    }

    /// The row as the word file holds it.
    pub fn to_write(&self) -> writer::Row {
        let mut row = writer::Row::plain(&self.word, self.entry());
        row.bases.clone_from(&self.bases);
        if let Some(shown) = &self.shown {
            row.spell_as(shown);
        }
        row
    }
}
