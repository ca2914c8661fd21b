//! An fst map from a word to its place in the order, and columns beside it, used where they lie in the file.

use std::ops::Range;
use std::rc::Rc;

use fst::Map;
use wordbox::words::Entry;

use crate::candidate::{self, Known, Loader, Result, Words};
use crate::container::{self, FORM, FORMS, Layout, MAP, SHARP, TAGS};
use crate::packed_map::{Part, build, map};
use crate::table::Table;

/// The unpacked file.
///
/// # Errors
/// The words are not sorted.
pub fn encode(table: &Table) -> Result<Vec<u8>> {
    let items = &table.items;
    let words = items.iter().zip(0..).map(|(item, ordinal)| (item.word.as_str(), ordinal));
    let low = items.iter().map(|item| item.form as u8);
    let high = items.iter().map(|item| (item.form >> 8) as u8);
    let mut columns = vec![
        (MAP, build(words)?),
        (TAGS, items.iter().map(|item| item.tags).collect()),
        (FORMS, table.forms.clone()),
        (FORM, low.chain(high).collect()),
    ];
    if items.iter().any(|item| item.sharp != 0) {
        columns.push((SHARP, items.iter().map(|item| item.sharp).collect()));
    }
    Ok(container::write(table.lang, items.len(), &columns))
}

/// The dictionary, ready as soon as its file is checked.
pub struct Ordinal {
    map: Map<Part>,
    lines: Vec<String>,
    bytes: Rc<Vec<u8>>,
    tags: Range<usize>,
    form: Range<usize>,
    sharp: Range<usize>,
}

impl Ordinal {
    /// Checks the file.
    ///
    /// # Errors
    /// It is damaged.
    pub fn begin(bytes: Vec<u8>) -> Result<Self> {
        let layout = Layout::read(&bytes)?;
        let lines = layout.lines(&bytes, FORMS)?;
        let bytes = Rc::new(bytes);
        let map = map(&bytes, &layout)?;
        let [tags, form, sharp] = [TAGS, FORM, SHARP].map(|id| layout.column(id));
        Ok(Self { map, lines, bytes, tags, form, sharp })
    }

    fn ordinal(&self, word: &str) -> Option<usize> {
        self.map.get(word).map(|ordinal| ordinal as usize)
    }

    fn tags(&self, ordinal: usize) -> u8 {
        self.bytes[self.tags.start + ordinal]
    }

    fn line(&self, ordinal: usize) -> &str {
        let low = self.bytes[self.form.start + ordinal];
        let high = self.bytes[self.form.start + self.tags.len() + ordinal];
        &self.lines[usize::from(u16::from_le_bytes([low, high]))]
    }
}

impl Loader for Ordinal {
    fn step(&mut self, _: usize) -> Result<bool> {
        Ok(true)
    }

    fn finish(self: Box<Self>) -> Result<Box<dyn Words>> {
        Ok(self)
    }
}

impl Words for Ordinal {
    fn look_up(&self, word: &str) -> Option<Entry> {
        self.ordinal(word).map(|ordinal| candidate::entry(self.tags(ordinal), self.line(ordinal)))
    }

    fn known(&self, word: &str) -> Option<Known> {
        let ordinal = self.ordinal(word)?;
        let sharp = if self.sharp.is_empty() { 0 } else { self.bytes[self.sharp.start + ordinal] };
        Some(Known { tags: self.tags(ordinal), line: self.line(ordinal).to_owned(), sharp })
    }

    fn len(&self) -> usize {
        self.map.len()
    }
}
