//! What all candidates have in common.

use wordbox::words::Entry;
use wordbox::words::dictionary::format::{RAREST_BAND, entry_of};

use crate::table::Table;
use crate::{built_map, ordinal_map, packed_map, shipped};

/// Why a file was not made or not taken: a sentence for whoever runs the measurement.
pub type Result<T> = std::result::Result<T, String>;

/// All that a word file says of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Tier, never proposed, band and capital, as in the product's file.
    pub tags: u8,
    /// Plural class and base words, as a line of the table of forms.
    pub line: String,
    /// Which `ss` are written ß.
    pub sharp: u8,
}

/// A dictionary made of any of the formats.
pub trait Words {
    /// What a game asks of every word.
    fn look_up(&self, word: &str) -> Option<Entry>;

    /// All that is known, for comparing the formats.
    fn known(&self, word: &str) -> Option<Known>;

    /// The number of words.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A dictionary in the making: some work a step, so that the thread is given back in between.
pub trait Loader {
    /// Does the work for about so many words, and says whether all is done.
    ///
    /// # Errors
    /// The bytes make no sense.
    fn step(&mut self, words: usize) -> Result<bool>;

    /// The dictionary, once `step` has said that all is done.
    ///
    /// # Errors
    /// Something is left to do.
    fn finish(self: Box<Self>) -> Result<Box<dyn Words>>;
}

/// The formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidate {
    /// An fst map from a word to a number for all that is known of it.
    PackedMap,
    /// An fst map from a word to its place in the order, and columns beside it.
    OrdinalMap,
    /// The shipped file, of which an fst map and columns are built at start.
    BuiltMap,
    /// The shipped file as the product reads it: sorted text, block offsets, columns.
    Shipped,
}

impl Candidate {
    /// All of them, in the order of the tables.
    pub const ALL: [Self; 4] = [Self::PackedMap, Self::OrdinalMap, Self::BuiltMap, Self::Shipped];

    /// A name for files and reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::PackedMap => "packed-map",
            Self::OrdinalMap => "ordinal-map",
            Self::BuiltMap => "built-map",
            Self::Shipped => "shipped",
        }
    }

    /// The file of this format, before gzip where it gains by that.
    ///
    /// # Errors
    /// The words do not fit the format.
    pub fn encode(self, table: &Table) -> Result<Vec<u8>> {
        match self {
            Self::PackedMap => packed_map::encode(table),
            Self::OrdinalMap => ordinal_map::encode(table),
            Self::BuiltMap | Self::Shipped => Ok(table.file.clone()),
        }
    }

    /// Starts to make a dictionary of an file.
    ///
    /// # Errors
    /// The bytes are damaged or of another format.
    pub fn begin(self, bytes: Vec<u8>) -> Result<Box<dyn Loader>> {
        Ok(match self {
            Self::PackedMap => Box::new(packed_map::Packed::begin(bytes)?),
            Self::OrdinalMap => Box::new(ordinal_map::Ordinal::begin(bytes)?),
            Self::BuiltMap => Box::new(built_map::Building::begin(bytes)?),
            Self::Shipped => Box::new(shipped::Building::begin(bytes)?),
        })
    }

    /// Makes a dictionary in one go.
    ///
    /// # Errors
    /// As [`Candidate::begin`] and [`Loader::step`].
    pub fn load(self, bytes: Vec<u8>) -> Result<Box<dyn Words>> {
        let mut loader = self.begin(bytes)?;
        while !loader.step(usize::MAX)? {}
        loader.finish()
    }
}

/// The product's meaning of a tag byte and the line of a form.
#[must_use]
pub fn entry(tags: u8, line: &str) -> Entry {
    let plural = line.bytes().next().map_or(0, |digit| digit.wrapping_sub(b'0')).min(5);
    Entry { plural, ..entry_of(tags).unwrap_or(Entry::standard(RAREST_BAND)) }
}
