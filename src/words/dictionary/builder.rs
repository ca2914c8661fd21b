//! Building a dictionary in slices.

use wordstream::{Facts, LONGEST_WORD, Reader};

use super::format::{CHECKED_FROM, Header, checksum, entry_of, words};
use super::{BLOCK, DataError, Dictionary};

/// So many bytes are checked in the time of reading one word.
const BYTES_PER_WORD: usize = 512;
/// No file unpacks to so many times its length, so one that says so is damaged; room is not made for it.
const MOST_UNPACKED: usize = 64;

/// A dictionary in the making. Each [`Builder::step`] checks some more bytes or reads some more words, so that whoever waits
/// for the thread gets it back in between; a few thousand words a step stay under 50 ms on a slow phone.
#[derive(Clone, Debug)]
pub struct Builder(Stage);

#[derive(Clone, Debug)]
enum Stage {
    /// No byte is trusted before all of them have been checked.
    Checking {
        bytes: Vec<u8>,
        checked: usize,
        checksum: u32,
    },
    Reading(Box<Reading>),
}

impl Builder {
    /// Checks the header.
    pub(super) fn new(bytes: Vec<u8>) -> Result<Self, DataError> {
        checksum(&bytes)?;
        Ok(Self(Stage::Checking { bytes, checked: CHECKED_FROM, checksum: 0 }))
    }

    /// Checks the bytes of so many words, and once they are all right reads up to so many words more, and says whether
    /// everything is in now.
    ///
    /// # Errors
    /// When the bytes are damaged, or a word or its form make no sense; the builder is of no more use then.
    pub fn step(&mut self, words: usize) -> Result<bool, DataError> {
        let (bytes, got) = match &mut self.0 {
            Stage::Reading(reading) => return reading.step(words),
            Stage::Checking { bytes, checked, checksum } => {
                let until = checked.saturating_add(words.saturating_mul(BYTES_PER_WORD)).min(bytes.len());
                *checksum = crate::words::crc32_after(*checksum, &bytes[*checked..until]);
                *checked = until;
                if until < bytes.len() {
                    return Ok(false);
                }
                (std::mem::take(bytes), *checksum)
            }
        };
        let expected = checksum(&bytes)?;
        if expected != got {
            return Err(DataError::Checksum { expected, got });
        }
        self.0 = Stage::Reading(Box::new(Reading::new(bytes)?));
        Ok(false)
    }

    /// How much of the reading is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        match &self.0 {
            Stage::Checking { .. } => 0.0,
            Stage::Reading(reading) => reading.progress(),
        }
    }

    /// The dictionary, once `step` has said that all words are in.
    ///
    /// # Errors
    /// [`DataError::Unfinished`] when words are left to read.
    pub fn finish(self) -> Result<Dictionary, DataError> {
        match self.0 {
            Stage::Checking { bytes, .. } => Err(DataError::Unfinished { words_left: words(&bytes) }),
            Stage::Reading(reading) => reading.finish(),
        }
    }
}

/// Words on their way from the checked bytes of a file into a dictionary.
#[derive(Clone, Debug)]
struct Reading {
    stream: Reader,
    header: Header,
    word: String,
    before: String,
    text: String,
    blocks: Vec<u32>,
    tags: Vec<u8>,
    forms: Vec<u16>,
    form_lines: Vec<String>,
    sharp: Vec<(u32, u8)>,
}

impl Reading {
    fn new(bytes: Vec<u8>) -> Result<Self, DataError> {
        let (header, bits) = Header::read(&bytes)?;
        let most = bytes.len().saturating_mul(MOST_UNPACKED);
        let (words, text) = (header.words.min(most), header.text_bytes.min(most));
        Ok(Self {
            stream: Reader::new(&header.shape(), bytes, bits),
            word: String::new(),
            before: String::new(),
            // Exactly as long as it will be: doubled on the way it would take up to twice that for good.
            text: String::with_capacity(text),
            blocks: Vec::with_capacity(words.div_ceil(BLOCK)),
            tags: Vec::with_capacity(words),
            forms: Vec::with_capacity(words),
            form_lines: Vec::with_capacity(header.forms),
            sharp: Vec::new(),
            header,
        })
    }

    fn step(&mut self, words: usize) -> Result<bool, DataError> {
        for _ in 0..words {
            if self.form_lines.len() < self.header.forms {
                let line = self.stream.line();
                self.form_lines.push(String::from_utf8(line).map_err(|_| DataError::Forms)?);
            } else if self.tags.len() < self.header.words {
                let facts = self.read_word().ok_or(DataError::Word { ordinal: self.tags.len() })?;
                if usize::from(facts.form) >= self.form_lines.len() {
                    return Err(DataError::Forms);
                }
                let tags = self.header.tags.get(usize::from(facts.tags)).filter(|tags| entry_of(**tags).is_some());
                self.tags.push(*tags.ok_or(DataError::Tags)?);
                self.forms.push(facts.form);
            } else {
                break;
            }
        }
        Ok(self.tags.len() == self.header.words)
    }

    fn progress(&self) -> f32 {
        if self.header.words == 0 { 1.0 } else { self.tags.len() as f32 / self.header.words as f32 }
    }

    fn finish(self) -> Result<Dictionary, DataError> {
        let words_left = self.header.words - self.tags.len();
        if words_left > 0 {
            return Err(DataError::Unfinished { words_left });
        }
        let Self { text, blocks, tags, forms, form_lines, sharp, header, .. } = self;
        Ok(Dictionary { lang: header.lang, text, blocks, tags, forms, form_lines, sharp })
    }

    /// Appends the next word to the text; `None` when it is damaged.
    fn read_word(&mut self) -> Option<Facts> {
        let facts = self.stream.word();
        std::mem::swap(&mut self.word, &mut self.before);
        self.word.clear();
        for number in self.stream.letters() {
            self.word.push(*self.header.letters.get(usize::from(*number).checked_sub(1)?)?);
        }
        if self.word <= self.before || self.word.len() > LONGEST_WORD || self.stream.is_exhausted() {
            return None;
        }
        let start = u32::try_from(self.text.len()).ok()?;
        if self.tags.len().is_multiple_of(BLOCK) {
            self.blocks.push(start);
        }
        if facts.sharp != 0 {
            self.sharp.push((start, facts.sharp));
        }
        self.text.push_str(&self.word);
        self.text.push('\n');
        Some(facts)
    }
}
