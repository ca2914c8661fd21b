//! The word file: what [`super::writer`] writes and [`super::Builder`] reads.
//!
//! All numbers are little-endian.
//!
//! | bytes | what |
//! | --- | --- |
//! | 0..4 | `WBXD` |
//! | 4 | format version |
//! | 5 | language: 0 English, 1 German |
//! | 6 | whether there are words with ß: 0 or 1 |
//! | 7 | number of tag bytes that occur |
//! | 8..12 | CRC-32 of everything from byte 12 on |
//! | 12..16 | number of words |
//! | 16..20 | bytes of all words, each with a line feed |
//! | 20..22 | number of lines in the table of forms |
//! | 22..24 | bytes of the letters |
//! | then | the letters as text, and the tag bytes, each the commonest first |
//! | then | the table of forms, all words, and what is said of them, as one stream of bits |
//!
//! The package [`wordstream`] says what the bits stand for, and how each takes as little room as it was likely. Words stand in
//! byte order.

use wordstream::{MOST_LETTERS, Shape};

use super::DataError;
use crate::words::{Entry, Lang, Tier};

/// The first bytes of every word file.
pub const MAGIC: [u8; 4] = *b"WBXD";
/// The format that this release reads.
pub const VERSION: u8 = 4;
/// The rarest band that fits the tags.
pub const RAREST_BAND: u8 = 7;
/// The bit of the tags that says that the word is written with a capital initial.
pub const CAPITAL: u8 = 1 << 6;

/// Where begins what the checksum covers.
pub(super) const CHECKED_FROM: usize = 12;
const HEADER: usize = 24;

/// All but the stream of bits.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub lang: Lang,
    pub has_sharp: bool,
    pub words: usize,
    pub text_bytes: usize,
    pub forms: usize,
    /// The commonest first.
    pub letters: Vec<char>,
    /// All tag bytes that occur, the commonest first.
    pub tags: Vec<u8>,
}

impl Header {
    /// Reads the head of a file whose checksum has been found right, and says where the bits begin.
    pub fn read(bytes: &[u8]) -> Result<(Self, usize), DataError> {
        let lang = match bytes[5] {
            0 => Lang::En,
            1 => Lang::De,
            got => return Err(DataError::NotThatLanguage { got }),
        };
        let tags = HEADER + usize::from(u16_at(bytes, 22));
        let end = tags + usize::from(bytes[7]);
        if bytes.len() < end {
            return Err(DataError::Length { expected: end, got: bytes.len() });
        }
        let letters = std::str::from_utf8(&bytes[HEADER..tags]).map_err(|_| DataError::Letters)?;
        let letters: Vec<char> = letters.chars().collect();
        if letters.len() > MOST_LETTERS || letters.iter().any(|letter| *letter < ' ') {
            return Err(DataError::Letters);
        }
        let header = Self {
            lang,
            has_sharp: bytes[6] != 0,
            words: words(bytes),
            text_bytes: u32_at(bytes, 16) as usize,
            forms: usize::from(u16_at(bytes, 20)),
            letters,
            tags: bytes[tags..end].to_vec(),
        };
        Ok((header, end))
    }

    /// What has to be known of the stream of bits.
    pub fn shape(&self) -> Shape {
        let s = self.letters.iter().position(|letter| *letter == 's').map(|place| place as u8 + 1);
        let (letters, tags) = (self.letters.len(), self.tags.len());
        Shape { words: self.words, letters, sharp: s.filter(|_| self.has_sharp), forms: self.forms, tags }
    }

    /// The whole file.
    pub fn write(&self, bits: &[u8]) -> Vec<u8> {
        let letters: String = self.letters.iter().collect();
        let mut checked = (self.words as u32).to_le_bytes().to_vec();
        checked.extend((self.text_bytes as u32).to_le_bytes());
        checked.extend((self.forms as u16).to_le_bytes());
        checked.extend((letters.len() as u16).to_le_bytes());
        checked.extend(letters.as_bytes());
        checked.extend(&self.tags);
        checked.extend(bits);
        let mut file = MAGIC.to_vec();
        file.extend([VERSION, self.lang as u8, u8::from(self.has_sharp), self.tags.len() as u8]);
        file.extend(crate::words::crc32(&checked).to_le_bytes());
        file.extend(checked);
        file
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

/// The tag byte's meaning, or `None` when it has none: tier (bits 0–1), never proposed (bit 2), band (bits 3–5), capital initial
/// (bit 6). The plural class is not among the tags.
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

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
