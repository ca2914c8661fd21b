//! Building a dictionary in slices.

use super::payload::{Layout, entry_of};
use super::{BLOCK, DataError, Dictionary};

/// Longer words do not exist in any list, so a longer one is damage.
const LONGEST_WORD: usize = 96;

/// A dictionary in the making. Each [`Builder::step`] reads some more words, so that whoever waits for the thread gets
/// it back in between; a few thousand words a step stay under 50 ms on a slow phone.
#[derive(Clone, Debug)]
pub struct Builder {
    bytes: Vec<u8>,
    layout: Layout,
    next_ending: usize,
    word: String,
    text: String,
    blocks: Vec<u32>,
    read: usize,
}

impl Builder {
    /// Checks the header and the checksum of the whole file.
    pub(super) fn new(bytes: Vec<u8>) -> Result<Self, DataError> {
        let layout = Layout::read(&bytes)?;
        Ok(Self {
            next_ending: layout.endings.start,
            word: String::new(),
            text: String::with_capacity(layout.words * 10),
            blocks: Vec::with_capacity(layout.words.div_ceil(BLOCK)),
            read: 0,
            bytes,
            layout,
        })
    }

    /// Reads up to so many words more, and says whether all of them are in now.
    ///
    /// # Errors
    /// When a word or its tags make no sense; the builder is of no more use then.
    pub fn step(&mut self, words: usize) -> Result<bool, DataError> {
        let until = self.read.saturating_add(words).min(self.layout.words);
        while self.read < until {
            self.read_word().ok_or(DataError::Word { ordinal: self.read })?;
            if entry_of(self.bytes[self.layout.tags.start + self.read]).is_none() {
                return Err(DataError::Tags { ordinal: self.read });
            }
            self.read += 1;
        }
        let done = self.read == self.layout.words;
        if done && self.next_ending != self.layout.endings.end {
            return Err(DataError::Word { ordinal: self.read });
        }
        Ok(done)
    }

    /// How much is read, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        if self.layout.words == 0 { 1.0 } else { self.read as f32 / self.layout.words as f32 }
    }

    /// The dictionary, once `step` has said that all words are in.
    ///
    /// # Errors
    /// [`DataError::Unfinished`] when words are left to read.
    pub fn finish(self) -> Result<Dictionary, DataError> {
        let words_left = self.layout.words - self.read;
        if words_left > 0 {
            return Err(DataError::Unfinished { words_left });
        }
        let tags = self.bytes[self.layout.tags].to_vec();
        Ok(Dictionary { lang: self.layout.lang, text: self.text, blocks: self.blocks, tags })
    }

    /// Appends the next word to the text; `None` when it is damaged.
    fn read_word(&mut self) -> Option<()> {
        let shared = usize::from(self.bytes[self.layout.shared.start + self.read]);
        let rest = &self.bytes[self.next_ending..self.layout.endings.end];
        let length = rest.iter().take(LONGEST_WORD + 1).position(|byte| *byte == b'\n')?;
        let ending = std::str::from_utf8(&rest[..length]).ok()?;
        let replaced = self.word.get(shared..)?;
        // What is put in place of the old ending has to come after it, or the order is broken.
        if ending <= replaced || shared + length > LONGEST_WORD || ending.contains('\r') {
            return None;
        }
        self.word.truncate(shared);
        self.word.push_str(ending);
        self.next_ending += length + 1;
        if self.read.is_multiple_of(BLOCK) {
            self.blocks.push(u32::try_from(self.text.len()).ok()?);
        }
        self.text.push_str(&self.word);
        self.text.push('\n');
        Some(())
    }
}
