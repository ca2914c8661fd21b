//! Which word file belongs to which language, and how to know that it arrived whole.

mod files;

use super::Lang;

/// One shipped word file. All figures are of the committed file, and a test compares them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordFile {
    /// The language of its words.
    pub lang: Lang,
    /// Whether it holds the unusual words, which are fetched only where they are wanted.
    pub unusual: bool,
    /// Its address, relative to the page.
    pub path: &'static str,
    /// Its size in bytes: the whole of the progress bar.
    pub bytes: usize,
    /// CRC-32 of the file.
    pub crc32: u32,
    /// The number of words of all tiers.
    pub words: usize,
}

/// The word file of a language, or `None` while there is none.
#[must_use]
pub fn word_file(lang: Lang) -> Option<&'static WordFile> {
    files::FILES.iter().find(|file| file.lang == lang && !file.unusual)
}

/// The file of the words that only word-game players use, or `None` for a language without one.
#[must_use]
pub fn unusual_file(lang: Lang) -> Option<&'static WordFile> {
    files::FILES.iter().find(|file| file.lang == lang && file.unusual)
}
