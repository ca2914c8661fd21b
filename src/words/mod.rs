//! What a word is, and which words there are.
//!
//! Reading order: [`normalise()`] turns whatever was typed into the one form that everything else compares
//! (rules W1 and W2); [`Lexicon`] is what a game asks; [`dictionary`] is the real one, built from the file that
//! [`catalog`] names; [`own`] reads lists that people bring along, and [`layers`] lays them over the dictionary as a table
//! wants it. [`search`] finds words in a dictionary, with [`Letters`] as what lies on the table; [`mod@groups`], [`dice`] and
//! [`pool`] are what the games deal (B1, R1, S1).
//!
//! Nothing here knows the browser, a clock or a random source: bytes come in, verdicts come out.

pub mod catalog;
pub mod dice;
pub mod dictionary;
pub mod groups;
mod jumble;
pub mod latin;
pub mod layers;
mod letters;
mod normalise;
pub mod own;
pub mod pool;
mod scatter;
pub mod search;

use serde::{Deserialize, Serialize};

pub use dictionary::{DataError, Dictionary};
pub use groups::{Difficulty, Group, groups};
pub use jumble::jumble;
pub use layers::{Layers, OwnChoice, Wanted};
pub use letters::Letters;
pub use normalise::normalise;
pub use scatter::scatter;

/// The checksum of everything kept here, CRC-32 with the polynomial of ISO 3309. A table of one kilobyte serves:
/// the faster tables are sixteen, which is more than the dictionary takes to check in a blink.
#[must_use]
pub fn crc32(bytes: &[u8]) -> u32 {
    crc32_after(0, bytes)
}

/// The checksum of what has `checksum`, followed by `bytes`; that of nothing is 0.
#[must_use]
pub fn crc32_after(checksum: u32, bytes: &[u8]) -> u32 {
    static CRC: crc::Crc<u32> = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC);
    // The polynomial is read backwards and its result complemented, both of which the beginning of the next part undoes.
    let mut digest = CRC.digest_with_initial((!checksum).reverse_bits());
    digest.update(bytes);
    digest.finalize()
}

/// The language of a dictionary; the language of the screens is a setting of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English in all its spellings; accents are folded (W2).
    En,
    /// German; ä, ö and ü are letters of their own, ß is ss (W2).
    De,
}

impl Lang {
    /// Every language, in the order in which people choose.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// The language of a [`code`](Self::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// Two letters, as in saves, links and file names.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }
}

/// Which of a dictionary's lists a word stands in. A word that stands in several counts for the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tier {
    /// An ordinary word.
    Standard,
    /// A proper name or a brand: good in Bomb (B5), off elsewhere unless the table wants it.
    Name,
    /// Known only so that a refusal can say what it is.
    Abbreviation,
    /// A word that only word-game players use: counts where the table wants unusual words too.
    Unusual,
}

impl Tier {
    /// The tier in plain letters, for reports.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Name => "name",
            Self::Abbreviation => "abbreviation",
            Self::Unusual => "unusual",
        }
    }
}

/// What a dictionary knows about one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The list it stands in.
    pub tier: Tier,
    /// Commonness: 0 for the commonest 1,500 words down to 7 for the rarest.
    pub band: u8,
    /// Accepted from players, and never dealt, said or shown by the app (W5).
    pub never_proposed: bool,
    /// Plural class: 0 not a plural, 1 only a plural noun, 2 and 3 plural and verb form with the noun or the verb
    /// dominant, 4 only a verb form, 5 a noun without singular.
    pub plural: u8,
}

impl Entry {
    /// Bands 0 to this one are what the app itself deals, says and shows (W5).
    pub const RAREST_PROPOSED_BAND: u8 = 4;
    /// Bands 0 to this one are the 8,000 commonest words.
    pub const RAREST_CORE_BAND: u8 = 2;

    /// An ordinary word of that commonness, with nothing else to say about it.
    #[must_use]
    pub const fn standard(band: u8) -> Self {
        Self { tier: Tier::Standard, band, never_proposed: false, plural: 0 }
    }

    /// Whether the plural rule refuses the word (R3 A): it is only a plural in -s, or mostly one, or a noun without
    /// singular; in the strict game also where the verb is the commoner reading, as in `runs`.
    #[must_use]
    pub const fn is_refused_plural(self, strict: bool) -> bool {
        match self.plural {
            1 | 2 | 5 => true,
            3 => strict,
            _ => false,
        }
    }

    /// Whether the app itself may deal, say or show the word (W5): common, ordinary and hurting nobody.
    #[must_use]
    pub fn is_proposed(self) -> bool {
        self.tier == Tier::Standard && self.band <= Self::RAREST_PROPOSED_BAND && !self.never_proposed
    }
}

/// Whether one word is a simple derivative of the other, or both are of a third (B7): their base words meet. Base words
/// are sets and are never merged, so `leaf` and `leave` stay strangers although `leaves` is related to both.
pub fn are_related(lexicon: &dyn Lexicon, word: &str, other: &str) -> bool {
    let family = |word: &str| {
        let mut bases = lexicon.bases(word);
        bases.push(word.to_owned());
        bases
    };
    let theirs = family(other);
    family(word).iter().any(|base| theirs.contains(base))
}

/// What the games ask of a dictionary. Tests answer with a handful of words, the app with [`Dictionary`].
pub trait Lexicon {
    /// What is known of a word that went through [`normalise()`] with this lexicon's language, or `None`.
    fn look_up(&self, normalised: &str) -> Option<Entry>;

    /// The base words of a word, without the word itself: `leaves` has `leaf` and `leave` (B7). None for a word that
    /// is no form of another, or is not known.
    fn bases(&self, _normalised: &str) -> Vec<String> {
        Vec::new()
    }

    /// How a word is spelt in the dictionary, with its capital and its ß (W2), if that differs from `normalised`.
    fn spelling(&self, _normalised: &str) -> Option<String> {
        None
    }

    /// The dictionary that can be searched for words, if there is one: a handful of words is not.
    fn dictionary(&self) -> Option<&Dictionary> {
        None
    }

    /// The language whose rules of spelling apply.
    fn lang(&self) -> Lang;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checksum_of_parts_is_that_of_the_whole() {
        // The check value that the catalogues of such sums give.
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32_after(crc32(b"1234"), b"56789"), 0xcbf4_3926);
        assert_eq!(crc32(b""), 0);
    }
}
