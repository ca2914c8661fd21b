//! The words of a shipped file with all that it says of them: what the other formats are made of.

use wordbox::words::Lang;
use wordbox::words::dictionary::payload::{ENDING_KEYS, ENDINGS, FORM, FORMS, SHARED, SHARP, TAGS, ending_keys};

use crate::candidate::Result;
use crate::container::Layout;

/// One word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The word.
    pub word: String,
    /// Its tag byte.
    pub tags: u8,
    /// The number of its form.
    pub form: u16,
    /// Which `ss` are written ß.
    pub sharp: u8,
}

/// All words of a file.
#[derive(Clone, Debug)]
pub struct Table {
    /// The language.
    pub lang: Lang,
    /// The table of forms, as it stands in the file.
    pub forms: Vec<u8>,
    /// The words in byte order.
    pub items: Vec<Item>,
    /// The shipped file itself, unpacked.
    pub payload: Vec<u8>,
}

impl Table {
    /// Takes an unpacked shipped file apart.
    ///
    /// # Errors
    /// The bytes are damaged.
    pub fn read(payload: Vec<u8>) -> Result<Self> {
        let layout = Layout::read(&payload)?;
        let mut walk = Walk::new(&layout);
        let mut items = Vec::new();
        for ordinal in 0..layout.words {
            let (word, sharp) = walk.next(&payload)?;
            let item =
                Item { word: word.to_owned(), tags: payload[layout.column(TAGS).start + ordinal], form: 0, sharp };
            items.push(item);
        }
        let mut places = Places::default();
        items.iter().for_each(|item| places.count(&item.word));
        places.counted();
        while !places.are_done() {
            if let Some((ordinal, form)) = places.place(&payload, &layout) {
                items[ordinal].form = form;
            }
        }
        Ok(Self { lang: layout.lang, forms: payload[layout.column(FORMS)].to_vec(), items, payload })
    }
}

/// Goes through the front-coded words.
#[derive(Clone, Debug)]
pub struct Walk {
    shared: usize,
    endings: usize,
    sharp: std::ops::Range<usize>,
    word: String,
}

impl Walk {
    /// Before the first word.
    #[must_use]
    pub fn new(layout: &Layout) -> Self {
        let start = |id| layout.column(id).start;
        Self { shared: start(SHARED), endings: start(ENDINGS), sharp: layout.column(SHARP), word: String::new() }
    }

    /// The next word, and which of its `ss` are written ß.
    ///
    /// # Errors
    /// The words are damaged.
    pub fn next(&mut self, bytes: &[u8]) -> Result<(&str, u8)> {
        let damaged = || "a word is damaged".to_owned();
        let rest = &bytes[self.endings..];
        let length = rest.iter().position(|byte| *byte == b'\n').ok_or_else(damaged)?;
        let ending = std::str::from_utf8(&rest[..length]).map_err(|_| damaged())?;
        let shared = usize::from(bytes[self.shared]);
        if !self.word.is_char_boundary(shared) {
            return Err(damaged());
        }
        self.word.truncate(shared);
        self.word.push_str(ending);
        self.shared += 1;
        self.endings += length + 1;
        let mut sharp = 0;
        if !self.sharp.is_empty() && self.word.contains("ss") {
            sharp = bytes[self.sharp.start];
            self.sharp.start += 1;
        }
        Ok((&self.word, sharp))
    }
}

/// Brings the words into the order of their endings, in which their forms stand: by the less important number first, then
/// by the other.
#[derive(Clone, Debug)]
pub struct Places {
    keys: Vec<[u16; 2]>,
    next: [Vec<u32>; 2],
    half_sorted: Vec<u32>,
    placed: usize,
}

impl Default for Places {
    fn default() -> Self {
        let next = [vec![0; ENDING_KEYS], vec![0; ENDING_KEYS]];
        Self { keys: Vec::new(), next, half_sorted: Vec::new(), placed: 0 }
    }
}

impl Places {
    /// One word more.
    pub fn count(&mut self, word: &str) {
        let keys = ending_keys(word);
        for (next, key) in self.next.iter_mut().zip(keys) {
            next[usize::from(key)] += 1;
        }
        self.keys.push(keys);
    }

    /// All words were counted.
    pub fn counted(&mut self) {
        for next in &mut self.next {
            let mut before = 0;
            for count in next {
                before += std::mem::replace(count, before);
            }
        }
        self.half_sorted = vec![0; self.keys.len()];
    }

    /// Does one step of the two that each word needs: the place of one more word and its form, or `None` as long as the
    /// words are sorted by the first number only.
    pub fn place(&mut self, bytes: &[u8], layout: &Layout) -> Option<(usize, u16)> {
        let step = self.placed;
        self.placed += 1;
        if step < self.keys.len() {
            let place = self.place_of(step, 1);
            self.half_sorted[place] = step as u32;
            return None;
        }
        let ordinal = self.half_sorted[step - self.keys.len()] as usize;
        let place = layout.column(FORM).start + self.place_of(ordinal, 0);
        Some((ordinal, u16::from_le_bytes([bytes[place], bytes[place + layout.words]])))
    }

    /// Whether all words have their places.
    #[must_use]
    pub fn are_done(&self) -> bool {
        self.placed >= self.keys.len() * 2
    }

    fn place_of(&mut self, ordinal: usize, which: usize) -> usize {
        let next = &mut self.next[which][usize::from(self.keys[ordinal][which])];
        *next += 1;
        *next as usize - 1
    }
}
