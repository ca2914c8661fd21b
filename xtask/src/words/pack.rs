//! Writing a word file. `src/words/dictionary/payload.rs` of the product describes the format and reads it back.

use std::io::Write;

/// One word with its tags, ready to be written.
pub struct Row {
    pub word: String,
    /// Tier in bits 0–1, never proposed in bit 2, band from bit 3 on.
    pub tags: u8,
}

/// The unpacked bytes of a word file, and the same split for measuring.
pub struct Packed {
    pub payload: Vec<u8>,
    pub words_only: Vec<u8>,
    pub tags_only: Vec<u8>,
}

/// Packs rows that are sorted by word.
pub fn pack(language: u8, rows: &[Row]) -> Packed {
    let (mut shared, mut endings) = (Vec::new(), Vec::new());
    let mut before = "";
    for row in rows {
        let length = common_bytes(before, &row.word);
        shared.push(length as u8);
        endings.extend_from_slice(&row.word.as_bytes()[length..]);
        endings.push(b'\n');
        before = &row.word;
    }
    let tags: Vec<u8> = rows.iter().map(|row| row.tags).collect();
    let columns: [(u8, u8, &[u8]); 3] = [(1, 0, &shared), (2, 1, &endings), (3, 0, &tags)];
    let mut checked = (rows.len() as u32).to_le_bytes().to_vec();
    for (id, kind, body) in columns {
        checked.extend_from_slice(&[id, kind, 0, 0]);
        checked.extend_from_slice(&(body.len() as u32).to_le_bytes());
    }
    columns.iter().for_each(|(_, _, body)| checked.extend_from_slice(body));
    let mut payload = b"WBXD".to_vec();
    payload.extend_from_slice(&[1, language, columns.len() as u8, 0]);
    payload.extend_from_slice(&crc32(&checked).to_le_bytes());
    payload.extend_from_slice(&checked);
    Packed { payload, words_only: [shared, endings].concat(), tags_only: tags }
}

/// How many bytes two words share at their beginnings, whole characters only.
fn common_bytes(a: &str, b: &str) -> usize {
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b);
    same.map(|(c, _)| c.len_utf8()).sum()
}

/// The checksum that the reader compares.
pub fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = flate2::Crc::new();
    crc.update(bytes);
    crc.sum()
}

/// Packs as gzip, as small as it gets: the format is gzip's, but with much more search than gzip does.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut packed = Vec::new();
    let options = zopfli::Options::default();
    let mut encoder =
        zopfli::GzipEncoder::new(options, zopfli::BlockType::Dynamic, &mut packed).map_err(|e| e.to_string())?;
    encoder.write_all(bytes).map_err(|error| error.to_string())?;
    encoder.finish().map_err(|error| error.to_string())?;
    Ok(packed)
}
