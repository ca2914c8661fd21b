//! Packing a word file for the wire, and saying what each part of it weighs.

use std::io::Write as _;

use wordbox::words::Lang;
use wordbox::words::dictionary::payload::{ENDINGS, FORM, FORMS, SHARED, SHARP, TAGS};
use wordbox::words::dictionary::writer;

use super::row::Row;

/// A word file, unpacked and packed.
pub struct Packed {
    pub payload: Vec<u8>,
    pub file: Vec<u8>,
    /// What each part would weigh alone, in bytes of gzip.
    pub weights: String,
}

/// Sorts the rows and packs them.
///
/// # Errors
/// When two rows are of one word, or a row cannot be written.
pub fn pack(lang: Lang, rows: &[Row]) -> Result<Packed, String> {
    let mut rows: Vec<writer::Row> = rows.iter().map(Row::to_write).collect();
    rows.sort_by(|a, b| a.word.cmp(&b.word));
    let payload = writer::write(lang, &rows)?;
    let file = gzip(&payload)?;
    let mut weights = String::new();
    for (id, body) in writer::columns(&rows)? {
        let name = match id {
            SHARED => "shared",
            ENDINGS => "endings",
            TAGS => "tags",
            FORMS => "table of forms",
            FORM => "forms",
            SHARP => "ß",
            _ => "?",
        };
        weights.push_str(&format!("{name} {} of {}; ", quick_gzip(&body)?, body.len()));
    }
    Ok(Packed { payload, file, weights: weights.trim_end_matches("; ").to_owned() })
}

/// Packs as gzip, as small as it gets: the format is gzip's, but with much more search than gzip does.
fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut packed = Vec::new();
    let options = zopfli::Options::default();
    let mut encoder =
        zopfli::GzipEncoder::new(options, zopfli::BlockType::Dynamic, &mut packed).map_err(|e| e.to_string())?;
    encoder.write_all(bytes).map_err(|error| error.to_string())?;
    encoder.finish().map_err(|error| error.to_string())?;
    Ok(packed)
}

/// The size as ordinary gzip: good enough to compare parts.
fn quick_gzip(bytes: &[u8]) -> Result<usize, String> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).map_err(|error| error.to_string())?;
    encoder.finish().map(|packed| packed.len()).map_err(|error| error.to_string())
}
