//! The shipped file, of which an fst map from a word to its place in the order and columns are built at start, in slices.

use std::collections::BTreeMap;

use fst::{Map, MapBuilder};
use wordbox::words::dictionary::Builder;
use wordbox::words::{Dictionary, Entry};

use crate::candidate::{self, Known, Loader, Result, Words};
use crate::shipped;

/// The dictionary in the making.
pub struct Building {
    reading: Option<Builder>,
    read: Vec<(String, Known)>,
    map: MapBuilder<Vec<u8>>,
    mapped: usize,
}

impl Building {
    /// Checks the file.
    ///
    /// # Errors
    /// It is damaged.
    pub fn begin(bytes: Vec<u8>) -> Result<Self> {
        let reading = Dictionary::builder(bytes).map_err(|error| error.to_string())?;
        Ok(Self { reading: Some(reading), read: Vec::new(), map: MapBuilder::memory(), mapped: 0 })
    }
}

impl Loader for Building {
    fn step(&mut self, words: usize) -> Result<bool> {
        if let Some(mut reading) = self.reading.take() {
            if !reading.step(words).map_err(|error| error.to_string())? {
                self.reading = Some(reading);
                return Ok(false);
            }
            let dictionary = reading.finish().map_err(|error| error.to_string())?;
            let known =
                dictionary.words().filter_map(|word| Some((word.to_owned(), shipped::known(&dictionary, word)?)));
            self.read = known.collect();
            return Ok(false);
        }
        let until = self.mapped.saturating_add(words).min(self.read.len());
        for ordinal in self.mapped..until {
            self.map.insert(&self.read[ordinal].0, ordinal as u64).map_err(|error| error.to_string())?;
        }
        self.mapped = until;
        Ok(self.mapped == self.read.len())
    }

    fn finish(self: Box<Self>) -> Result<Box<dyn Words>> {
        let built = self.map.into_inner().map_err(|error| error.to_string())?;
        let map = Map::new(built).map_err(|error| error.to_string())?;
        let (mut lines, mut numbers) = (Vec::new(), BTreeMap::new());
        let mut known = Vec::with_capacity(self.read.len());
        for (_, Known { tags, line, sharp }) in self.read {
            let number = *numbers.entry(line.clone()).or_insert(lines.len() as u16);
            if usize::from(number) == lines.len() {
                lines.push(line);
            }
            known.push((tags, number, sharp));
        }
        Ok(Box::new(Built { map, known, lines }))
    }
}

struct Built {
    map: Map<Vec<u8>>,
    known: Vec<(u8, u16, u8)>,
    lines: Vec<String>,
}

impl Built {
    fn find(&self, word: &str) -> Option<(u8, &str, u8)> {
        let (tags, line, sharp) = self.known[self.map.get(word)? as usize];
        Some((tags, &self.lines[usize::from(line)], sharp))
    }
}

impl Words for Built {
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
