//! The header and table of columns of the formats that are not the product's.

use std::ops::Range;

use wordbox::words::{Lang, crc32};

use crate::candidate::Result;

/// Column: an fst map.
pub const MAP: u8 = 1;
/// Column: what is known of words, as each format has it.
pub const TAGS: u8 = 2;
/// Column: all forms that occur, one a line.
pub const FORMS: u8 = 3;
/// Column: the number of each word's form: first the low byte of all words, then the high byte of all words.
pub const FORM: u8 = 4;
/// Column: which `ss` of each word are written ß. Not there when none is.
pub const SHARP: u8 = 5;

const MAGIC: [u8; 4] = *b"COLS";
const VERSION: u8 = 1;

const HEADER: usize = 16;
const COLUMN_HEADER: usize = 8;
const CHECKED_FROM: usize = 12;

/// Where things stand in a file whose checksum was right.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The language.
    pub lang: Lang,
    /// The number of words.
    pub words: usize,
    columns: Vec<(u8, Range<usize>)>,
}

impl Layout {
    /// Checks the whole file and finds its columns.
    ///
    /// # Errors
    /// The bytes are damaged or no word file.
    pub fn read(bytes: &[u8]) -> Result<Self> {
        if bytes.len() < HEADER || bytes[..4] != MAGIC || bytes[4] != VERSION {
            return Err("no word file of this version".into());
        }
        if number(bytes, 8) != crc32(&bytes[CHECKED_FROM..]) {
            return Err("the checksum is wrong".into());
        }
        let lang = if bytes[5] == Lang::De as u8 { Lang::De } else { Lang::En };
        let mut start = HEADER + usize::from(bytes[6]) * COLUMN_HEADER;
        let headers = bytes.get(HEADER..start).ok_or("the table of columns is cut short")?;
        let mut columns = Vec::new();
        for header in headers.chunks_exact(COLUMN_HEADER) {
            let end = start + number(header, 4) as usize;
            columns.push((header[0], start..end));
            start = end;
        }
        if start != bytes.len() {
            return Err("the columns are longer or shorter than the file".into());
        }
        Ok(Self { lang, words: number(bytes, 12) as usize, columns })
    }

    /// Where a column stands; empty if the file has none.
    #[must_use]
    pub fn column(&self, id: u8) -> Range<usize> {
        self.columns.iter().find(|(other, _)| *other == id).map_or(0..0, |(_, range)| range.clone())
    }

    /// The table of forms, a line each.
    ///
    /// # Errors
    /// It is not text.
    pub fn lines(&self, bytes: &[u8], id: u8) -> Result<Vec<String>> {
        let text = std::str::from_utf8(&bytes[self.column(id)]).map_err(|error| error.to_string())?;
        Ok(text.lines().map(str::to_owned).collect())
    }
}

/// A file of these columns, unpacked.
#[must_use]
pub fn write(lang: Lang, words: usize, columns: &[(u8, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([VERSION, lang as u8, columns.len() as u8, 0, 0, 0, 0, 0]);
    bytes.extend((words as u32).to_le_bytes());
    for (id, body) in columns {
        bytes.extend([*id, 0, 0, 0]);
        bytes.extend((body.len() as u32).to_le_bytes());
    }
    columns.iter().for_each(|(_, body)| bytes.extend(body));
    let checksum = crc32(&bytes[CHECKED_FROM..]).to_le_bytes();
    bytes[8..CHECKED_FROM].copy_from_slice(&checksum);
    bytes
}

fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
