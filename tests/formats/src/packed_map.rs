//! An fst map from a word to all that is known of it, packed into one small number. Nothing but a check is done at start.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use fst::{Map, MapBuilder};
use wordbox::words::Entry;

use crate::candidate::{self, Known, Loader, Result, Words};
use crate::container::{self, FORMS, Layout, MAP, TAGS};
use crate::table::{Item, Table};

/// A part of the file, used where it lies.
pub struct Part {
    bytes: Rc<Vec<u8>>,
    range: Range<usize>,
}

impl AsRef<[u8]> for Part {
    fn as_ref(&self) -> &[u8] {
        &self.bytes[self.range.clone()]
    }
}

/// The fst map in a file.
///
/// # Errors
/// It is damaged or not there.
pub fn map(bytes: &Rc<Vec<u8>>, layout: &Layout) -> Result<Map<Part>> {
    Map::new(Part { bytes: Rc::clone(bytes), range: layout.column(MAP) }).map_err(|error| error.to_string())
}

/// An fst map of words and numbers, as bytes.
///
/// # Errors
/// The words are not sorted.
pub fn build<'w>(words: impl Iterator<Item = (&'w str, u64)>) -> Result<Vec<u8>> {
    let mut builder = MapBuilder::memory();
    for (word, value) in words {
        builder.insert(word, value).map_err(|error| error.to_string())?;
    }
    builder.into_inner().map_err(|error| error.to_string())
}

/// The unpacked file. What is known of words repeats, so all that occurs stands in a list, the most frequent first, and the
/// map's numbers are places in it: small numbers take less room in the map.
///
/// # Errors
/// The words are not sorted.
pub fn encode(table: &Table) -> Result<Vec<u8>> {
    let known = |item: &Item| [item.tags, item.form as u8, (item.form >> 8) as u8, item.sharp];
    let mut times: BTreeMap<[u8; KNOWN], usize> = BTreeMap::new();
    table.items.iter().for_each(|item| *times.entry(known(item)).or_default() += 1);
    let mut list: Vec<_> = times.into_iter().collect();
    list.sort_by_key(|(known, times)| (Reverse(*times), *known));
    let numbers: BTreeMap<_, u64> = list.iter().zip(0..).map(|((known, _), number)| (*known, number)).collect();
    let words = table.items.iter().map(|item| (item.word.as_str(), numbers[&known(item)]));
    let list = list.into_iter().flat_map(|(known, _)| known).collect();
    let columns = [(MAP, build(words)?), (TAGS, list), (FORMS, table.forms.clone())];
    Ok(container::write(table.lang, table.items.len(), &columns))
}

/// The bytes of what is known of a word: its tags, its form and its ß.
const KNOWN: usize = 4;

/// The dictionary, ready as soon as its file is checked.
pub struct Packed {
    map: Map<Part>,
    lines: Vec<String>,
    bytes: Rc<Vec<u8>>,
    list: Range<usize>,
}

impl Packed {
    /// Checks the file.
    ///
    /// # Errors
    /// It is damaged.
    pub fn begin(bytes: Vec<u8>) -> Result<Self> {
        let layout = Layout::read(&bytes)?;
        let lines = layout.lines(&bytes, FORMS)?;
        let bytes = Rc::new(bytes);
        Ok(Self { map: map(&bytes, &layout)?, lines, list: layout.column(TAGS), bytes })
    }

    /// The tags of a word, the line of its form, and its ß.
    fn find(&self, word: &str) -> Option<(u8, &str, u8)> {
        let start = self.list.start + self.map.get(word)? as usize * KNOWN;
        let known = &self.bytes[start..start + KNOWN];
        Some((known[0], &self.lines[usize::from(u16::from_le_bytes([known[1], known[2]]))], known[3]))
    }
}

impl Loader for Packed {
    fn step(&mut self, _: usize) -> Result<bool> {
        Ok(true)
    }

    fn finish(self: Box<Self>) -> Result<Box<dyn Words>> {
        Ok(self)
    }
}

impl Words for Packed {
    fn look_up(&self, word: &str) -> Option<Entry> {
        self.find(word).map(|(tags, line, _)| candidate::entry(tags, line))
    }

    fn known(&self, word: &str) -> Option<Known> {
        self.find(word).map(|(tags, line, sharp)| Known { tags, line: line.to_owned(), sharp })
    }

    fn len(&self) -> usize {
        self.map.len()
    }
}
