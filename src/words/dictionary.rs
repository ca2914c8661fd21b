//! The dictionary in memory: one sorted text, an offset for every sixteenth word, and tag columns beside it.
//!
//! A look-up is a binary search over the blocks and a walk through at most sixteen words; finding every word that holds
//! a letter group is a scan of the text, which is far quicker than walking an automaton. The file it is built from is
//! described in [`mod@format`]; [`Builder`] builds it in slices, so that a phone's main thread is never held up.
//!
//! Three other formats were measured beside this one (`docs/word-format.md`, `cargo xtask bench`). A finite-state map answers
//! four times sooner (0.35 against 1.4 µs in Chromium), but weighs 526 kB instead of 224 on the wire.

mod builder;
mod error;
pub mod form;
pub mod format;
pub mod writer;

pub use builder::Builder;
pub use error::DataError;
pub use writer::Row;

use super::{Entry, Lang, Lexicon};

/// Words per block. Sixteen keeps the offsets small (a quarter byte a word) and the walk short.
const BLOCK: usize = 16;

/// All words of one language, with their tags.
#[derive(Clone, Debug)]
pub struct Dictionary {
    lang: Lang,
    /// Every word in byte order, each followed by a line feed.
    text: String,
    /// Where in `text` the words 0, 16, 32, … begin.
    blocks: Vec<u32>,
    /// One byte of tags a word, as in the file.
    tags: Vec<u8>,
    /// The number of each word's line in `form_lines`.
    forms: Vec<u16>,
    /// Plural classes and how to make base words; see [`form`].
    form_lines: Vec<String>,
    /// Where in `text` the words with ß begin, and which `ss` it is.
    sharp: Vec<(u32, u8)>,
}

impl Dictionary {
    /// Starts building from an unpacked word file; see [`Builder`].
    ///
    /// # Errors
    /// When the bytes are of another format version, or no word file at all. Damage shows at the first steps.
    pub fn builder(bytes: Vec<u8>) -> Result<Builder, DataError> {
        Builder::new(bytes)
    }

    /// Builds in one go, where nobody waits for the thread.
    ///
    /// # Errors
    /// When the bytes are damaged, of another format version, or no word file at all.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, DataError> {
        let mut builder = Self::builder(bytes)?;
        while !builder.step(usize::MAX)? {}
        builder.finish()
    }

    /// The number of words of all tiers.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tags.len()
    }

    /// Whether there is no word at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty()
    }

    /// All words in byte order.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.text.lines()
    }

    /// All words in byte order, with what is known of them.
    pub fn iter_entries(&self) -> impl Iterator<Item = (&str, Entry)> {
        self.words().enumerate().map(|(ordinal, word)| (word, self.entry(ordinal)))
    }

    /// All words in byte order, each followed by a line feed: what a search scans.
    #[must_use]
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The word that covers byte `at` of [`Self::text`], and its entry.
    pub(super) fn word_at(&self, at: usize) -> (&str, Entry) {
        let block = self.blocks.partition_point(|start| *start as usize <= at) - 1;
        let block_start = self.blocks[block] as usize;
        let before = &self.text[block_start..at];
        let start = before.rfind('\n').map_or(block_start, |end| block_start + end + 1);
        let ordinal = block * BLOCK + before.bytes().filter(|byte| *byte == b'\n').count();
        (first_line(&self.text[start..]), self.entry(ordinal))
    }

    /// What is known of the word with this place in the order.
    fn entry(&self, ordinal: usize) -> Entry {
        // The builder let only known tags pass.
        let entry = format::entry_of(self.tags[ordinal]).unwrap_or(Entry::standard(format::RAREST_BAND));
        Entry { plural: form::plural(self.form(ordinal)), ..entry }
    }

    /// The line of the form of the word with this place in the order.
    fn form(&self, ordinal: usize) -> &str {
        &self.form_lines[usize::from(self.forms[ordinal])]
    }

    /// A word with its capital and its ß.
    fn spelt(&self, ordinal: usize, word: &str) -> String {
        let start = self.start(ordinal);
        let sharp = self.sharp.binary_search_by_key(&start, |(start, _)| *start).map_or(0, |at| self.sharp[at].1);
        let mut spelling = String::with_capacity(word.len());
        for (n, part) in word.split("ss").enumerate() {
            if n > 0 {
                spelling.push_str(if n <= 8 && sharp >> (n - 1) & 1 == 1 { "ß" } else { "ss" });
            }
            spelling.push_str(part);
        }
        let initial = spelling.chars().next().map_or(0, char::len_utf8);
        if self.tags[ordinal] & format::CAPITAL != 0 {
            spelling.replace_range(..initial, &super::latin::capitals(&spelling[..initial]));
        }
        spelling
    }

    /// Where in the text the word with this place in the order begins.
    fn start(&self, ordinal: usize) -> u32 {
        let block = self.blocks[ordinal / BLOCK];
        let before = self.text[block as usize..].split_inclusive('\n').take(ordinal % BLOCK);
        block + before.map(str::len).sum::<usize>() as u32
    }

    /// The place of a word in the order, counted from 0.
    fn ordinal(&self, word: &str) -> Option<usize> {
        let after = self.blocks.partition_point(|start| first_line(&self.text[*start as usize..]) <= word);
        let block = after.checked_sub(1)?;
        let lines = self.text[self.blocks[block] as usize..].lines().take(BLOCK);
        let within = lines.take_while(|line| *line <= word).enumerate().last();
        within.filter(|(_, line)| *line == word).map(|(index, _)| block * BLOCK + index)
    }
}

impl Lexicon for Dictionary {
    fn look_up(&self, normalised: &str) -> Option<Entry> {
        self.ordinal(normalised).map(|ordinal| self.entry(ordinal))
    }

    fn bases(&self, normalised: &str) -> Vec<String> {
        self.ordinal(normalised)
            .map(|ordinal| form::bases(self.form(ordinal), normalised).collect())
            .unwrap_or_default()
    }

    fn spelling(&self, normalised: &str) -> Option<String> {
        let ordinal = self.ordinal(normalised)?;
        let spelling = self.spelt(ordinal, normalised);
        (spelling != normalised).then_some(spelling)
    }

    fn dictionary(&self) -> Option<&Dictionary> {
        Some(self)
    }

    fn lang(&self) -> Lang {
        self.lang
    }
}

/// The text up to its first line feed.
fn first_line(text: &str) -> &str {
    text.split('\n').next().unwrap_or(text)
}

#[cfg(test)]
mod tests;
