//! The word file, unpacked: what [`super::writer`] writes and [`super::Builder`] reads.
//!
//! All numbers are little-endian.
//!
//! | bytes | what |
//! | --- | --- |
//! | 0..4 | `WBXD` |
//! | 4 | format version |
//! | 5 | language: 0 English, 1 German |
//! | 6..8 | number of columns |
//! | 8..12 | CRC-32 of everything from byte 12 on |
//! | 12..16 | number of words |
//! | 16.. | per column: its id, three bytes 0, its length in bytes (4 bytes) |
//! | then | the columns, one after the other |
//!
//! Words stand in byte order. A word is the first n bytes of the word before it (column [`SHARED`]) and an ending (column
//! [`ENDINGS`]); n never splits a character. A reader passes over columns that it does not know.
//!
//! What a word is a form of goes with its ending (`-ies` is `-y`, and a plural), so the column [`FORM`] stands in the
//! order of the words' last bytes ([`ending_keys`]), where equal values stand together and pack to a quarter.

use std::ops::Range;

use super::DataError;
use crate::words::{Entry, Lang, Tier};

/// The first bytes of every word file.
pub const MAGIC: [u8; 4] = *b"WBXD";
/// The format that this release reads.
pub const VERSION: u8 = 2;
/// Column: how many bytes a word has in common with the word before it; one byte a word.
pub const SHARED: u8 = 1;
/// Column: what follows those bytes; text, each ending with a line feed.
pub const ENDINGS: u8 = 2;
/// Column: tier (bits 0–1), never proposed (bit 2), band (bits 3–5), capital initial (bit 6); one byte a word.
pub const TAGS: u8 = 3;
/// Column: all forms that occur, one a line; [`super::form`] says how they are written.
pub const FORMS: u8 = 4;
/// Column: the number of each word's form in [`FORMS`], in the order of the endings: first the low byte of all words, then
/// the high byte of all words.
pub const FORM: u8 = 5;
/// Column: for each word with `ss` in it, in order: bit n is set when its n-th `ss` is spelt ß. Not there when none is.
pub const SHARP: u8 = 6;
/// The rarest band that fits the tags.
pub const RAREST_BAND: u8 = 7;
/// The bit of the tags that says that the word is written with a capital initial.
pub const CAPITAL: u8 = 1 << 6;

/// Above all numbers of [`ending_keys`].
pub const ENDING_KEYS: usize = 1 << 15;

const HEADER: usize = 16;
const COLUMN_HEADER: usize = 8;
/// Where begins what the checksum covers.
pub(super) const CHECKED_FROM: usize = 12;

/// Where things stand in a file whose length and checksum have been found right.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub lang: Lang,
    pub words: usize,
    pub shared: Range<usize>,
    pub endings: Range<usize>,
    pub tags: Range<usize>,
    pub forms: Range<usize>,
    pub form: Range<usize>,
    pub sharp: Range<usize>,
}

impl Layout {
    /// Reads the table of columns of a file whose checksum has been found right.
    pub fn read(bytes: &[u8]) -> Result<Self, DataError> {
        let lang = match bytes[5] {
            0 => Lang::En,
            1 => Lang::De,
            got => return Err(DataError::NotThatLanguage { got }),
        };
        let columns = Columns::read(bytes, usize::from(u16::from_le_bytes([bytes[6], bytes[7]])))?;
        let words = words(bytes);
        Ok(Self {
            lang,
            words,
            shared: columns.with_items(SHARED, words)?,
            endings: columns.find(ENDINGS)?,
            tags: columns.with_items(TAGS, words)?,
            forms: columns.find(FORMS)?,
            form: columns.with_items(FORM, words.saturating_mul(2))?,
            sharp: columns.find(SHARP).unwrap_or_default(),
        })
    }
}

/// The checksum that the header gives for everything from [`CHECKED_FROM`] on.
pub(super) fn checksum(bytes: &[u8]) -> Result<u32, DataError> {
    if bytes.len() < HEADER {
        return Err(DataError::Length { expected: HEADER, got: bytes.len() });
    }
    if bytes[..4] != MAGIC {
        return Err(DataError::NotAWordFile);
    }
    if bytes[4] != VERSION {
        return Err(DataError::Version { expected: VERSION, got: bytes[4] });
    }
    Ok(u32_at(bytes, 8))
}

/// The number of words that the header gives.
pub(super) fn words(bytes: &[u8]) -> usize {
    u32_at(bytes, 12) as usize
}

/// The table of columns.
struct Columns(Vec<(u8, Range<usize>)>);

impl Columns {
    fn read(bytes: &[u8], count: usize) -> Result<Self, DataError> {
        let mut start = HEADER + count * COLUMN_HEADER;
        let mut columns = Vec::new();
        if bytes.len() < start {
            return Err(DataError::Length { expected: start, got: bytes.len() });
        }
        for header in bytes[HEADER..start].chunks_exact(COLUMN_HEADER) {
            let end = start.saturating_add(u32_at(header, 4) as usize);
            columns.push((header[0], start..end));
            start = end;
        }
        if start == bytes.len() {
            Ok(Self(columns))
        } else {
            Err(DataError::Length { expected: start, got: bytes.len() })
        }
    }

    fn find(&self, id: u8) -> Result<Range<usize>, DataError> {
        let found = self.0.iter().find(|(other, _)| *other == id);
        found.map(|(_, range)| range.clone()).ok_or(DataError::NoColumn { id })
    }

    fn with_items(&self, id: u8, expected: usize) -> Result<Range<usize>, DataError> {
        let range = self.find(id)?;
        let got = range.len();
        if got == expected { Ok(range) } else { Err(DataError::ColumnLength { id, expected, got }) }
    }
}

/// The tag byte's meaning, or `None` when it has none. The plural class is not among the tags.
#[must_use]
pub fn entry_of(tags: u8) -> Option<Entry> {
    let tier = match tags & 3 {
        0 => Tier::Standard,
        1 => Tier::Name,
        2 => Tier::Abbreviation,
        _ => Tier::Unusual,
    };
    let band = tags >> 3 & RAREST_BAND;
    (tags >> 7 == 0).then_some(Entry { tier, band, never_proposed: tags & 4 != 0, plural: 0 })
}

/// Two numbers below [`ENDING_KEYS`] for the last six bytes of a word, read backwards: one for the last three, one for the
/// three before. Bytes of no German or English word may share a number, which only packs a little worse.
#[must_use]
pub fn ending_keys(word: &str) -> [u16; 2] {
    let five_bits = |byte: u8| match byte {
        b'a'..=b'z' => byte - b'a' + 1,
        0xc3 => 27,
        0xa4 => 28,
        0xb6 => 29,
        0xbc => 30,
        _ => 31,
    };
    let mut backwards = word.bytes().rev();
    let mut three = || (0..3).fold(0, |key, _| key << 5 | u16::from(backwards.next().map_or(0, five_bits)));
    [three(), three()]
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
