//! Building a dictionary in slices.

use super::payload::{CHECKED_FROM, ENDING_KEYS, Layout, checksum, ending_keys, entry_of, words};
use super::{BLOCK, DataError, Dictionary};

/// Longer words do not exist in any list, so a longer one is damage.
pub(super) const LONGEST_WORD: usize = 96;

/// So many bytes are checked in the time of reading one word.
const BYTES_PER_WORD: usize = 64;

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

    /// Checks the bytes of so many words, and once they are all right reads up to so many words more, or places as many,
    /// and says whether everything is in now.
    ///
    /// # Errors
    /// When the bytes are damaged, or a word, its tags or its form make no sense; the builder is of no more use then.
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
    bytes: Vec<u8>,
    layout: Layout,
    next_ending: usize,
    word: String,
    text: String,
    blocks: Vec<u32>,
    read: usize,
    /// The ending of each word read, as two numbers.
    keys: Vec<[u16; 2]>,
    /// For each of the two numbers: first how many words have it, then where the next of them belongs.
    next: [Vec<u32>; 2],
    /// The words in the order of the second numbers; a sort by the first ones keeps that order among equals.
    half_sorted: Vec<u32>,
    /// How many words have been placed: all of them twice, once for each number.
    placed: usize,
    /// The form of each word.
    forms: Vec<u16>,
    form_lines: Vec<String>,
    /// How many `ss` words were read, and where in the text those with ß begin.
    double_s: usize,
    sharp: Vec<(u32, u8)>,
}

impl Reading {
    fn new(bytes: Vec<u8>) -> Result<Self, DataError> {
        let layout = Layout::read(&bytes)?;
        let table = std::str::from_utf8(&bytes[layout.forms.clone()]).map_err(|_| DataError::Forms)?;
        let form_lines = table.lines().map(str::to_owned).collect();
        // Exactly as long as it will be: doubled on the way it would take up to twice that for good.
        let repeated: usize = bytes[layout.shared.clone()].iter().map(|length| usize::from(*length)).sum();
        Ok(Self {
            next_ending: layout.endings.start,
            word: String::new(),
            text: String::with_capacity(layout.endings.len() + repeated),
            blocks: Vec::with_capacity(layout.words.div_ceil(BLOCK)),
            read: 0,
            keys: Vec::with_capacity(layout.words),
            next: [vec![0; ENDING_KEYS], vec![0; ENDING_KEYS]],
            half_sorted: vec![0; layout.words],
            placed: 0,
            forms: vec![0; layout.words],
            form_lines,
            double_s: 0,
            sharp: Vec::new(),
            bytes,
            layout,
        })
    }

    fn step(&mut self, words: usize) -> Result<bool, DataError> {
        let total = self.layout.words;
        if self.read < total {
            let until = self.read.saturating_add(words).min(total);
            while self.read < until {
                self.read_word().ok_or(DataError::Word { ordinal: self.read })?;
                if entry_of(self.bytes[self.layout.tags.start + self.read]).is_none() {
                    return Err(DataError::Tags { ordinal: self.read });
                }
                self.read += 1;
            }
            if self.read == total {
                self.words_are_in()?;
            }
        } else {
            let until = self.placed.saturating_add(words).min(total * 2);
            while self.placed < until {
                self.place()?;
                self.placed += 1;
            }
        }
        Ok(self.placed == total * 2)
    }

    /// Reading a word takes several times as long as placing it.
    fn progress(&self) -> f32 {
        let total = self.layout.words * 10;
        if total == 0 { 1.0 } else { (self.read * 8 + self.placed) as f32 / total as f32 }
    }

    fn finish(self) -> Result<Dictionary, DataError> {
        let words_left = self.layout.words - self.placed / 2;
        if words_left > 0 {
            return Err(DataError::Unfinished { words_left });
        }
        let Self { text, blocks, forms, form_lines, sharp, layout, bytes, .. } = self;
        let tags = bytes[layout.tags].to_vec();
        Ok(Dictionary { lang: layout.lang, text, blocks, tags, forms, form_lines, sharp })
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
        let start = u32::try_from(self.text.len()).ok()?;
        if self.read.is_multiple_of(BLOCK) {
            self.blocks.push(start);
        }
        if !self.layout.sharp.is_empty() && self.word.contains("ss") {
            let bits = *self.bytes[self.layout.sharp.clone()].get(self.double_s)?;
            self.double_s += 1;
            if bits != 0 {
                self.sharp.push((start, bits));
            }
        }
        let keys = ending_keys(&self.word);
        for (next, key) in self.next.iter_mut().zip(keys) {
            next[usize::from(key)] += 1;
        }
        self.keys.push(keys);
        self.text.push_str(&self.word);
        self.text.push('\n');
        Some(())
    }

    /// Turns the numbers of words per ending into the places where they begin.
    fn words_are_in(&mut self) -> Result<(), DataError> {
        if self.next_ending != self.layout.endings.end {
            return Err(DataError::Word { ordinal: self.read });
        }
        for next in &mut self.next {
            let mut before = 0;
            for count in next {
                before += std::mem::replace(count, before);
            }
        }
        Ok(())
    }

    /// Brings the words into the order of the endings, by the less important number first, and gives each its form.
    fn place(&mut self) -> Result<(), DataError> {
        let total = self.layout.words;
        if self.placed < total {
            let place = self.place_of(self.placed, 1);
            self.half_sorted[place] = self.placed as u32;
            return Ok(());
        }
        let ordinal = self.half_sorted[self.placed - total] as usize;
        let place = self.layout.form.start + self.place_of(ordinal, 0);
        let form = u16::from_le_bytes([self.bytes[place], self.bytes[place + total]]);
        if usize::from(form) >= self.form_lines.len() {
            return Err(DataError::Forms);
        }
        self.forms[ordinal] = form;
        Ok(())
    }

    /// Where a word belongs by one of its two numbers, behind those that had the same number before it.
    fn place_of(&mut self, ordinal: usize, which: usize) -> usize {
        let next = &mut self.next[which][usize::from(self.keys[ordinal][which])];
        *next += 1;
        *next as usize - 1
    }
}
