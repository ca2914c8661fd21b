//! The shipped file, of which an fst map from a word to its place in the order and columns are built at start, in slices.

use fst::{Map, MapBuilder};
use wordbox::words::Entry;
use wordbox::words::dictionary::payload::{FORMS, TAGS};

use crate::candidate::{self, Known, Loader, Result, Words};
use crate::container::Layout;
use crate::table::{Places, Walk};

/// The dictionary in the making.
pub struct Building {
    bytes: Vec<u8>,
    layout: Layout,
    lines: Vec<String>,
    walk: Walk,
    places: Places,
    map: Option<MapBuilder<Vec<u8>>>,
    read: usize,
    forms: Vec<u16>,
    sharp: Vec<(u32, u8)>,
}

impl Building {
    /// Checks the file.
    ///
    /// # Errors
    /// It is damaged.
    pub fn begin(bytes: Vec<u8>) -> Result<Self> {
        let layout = Layout::read(&bytes)?;
        Ok(Self {
            lines: layout.lines(&bytes, FORMS)?,
            walk: Walk::new(&layout),
            places: Places::default(),
            map: Some(MapBuilder::memory()),
            read: 0,
            forms: vec![0; layout.words],
            sharp: Vec::new(),
            bytes,
            layout,
        })
    }
}

impl Loader for Building {
    fn step(&mut self, words: usize) -> Result<bool> {
        let total = self.layout.words;
        if self.read < total {
            let map = self.map.as_mut().ok_or("the map is finished")?;
            for _ in 0..words.min(total - self.read) {
                let (word, sharp) = self.walk.next(&self.bytes)?;
                map.insert(word, self.read as u64).map_err(|error| error.to_string())?;
                self.places.count(word);
                if sharp != 0 {
                    self.sharp.push((self.read as u32, sharp));
                }
                self.read += 1;
            }
            if self.read == total {
                self.places.counted();
            }
        } else {
            for _ in 0..words {
                if self.places.are_done() {
                    return Ok(true);
                }
                if let Some((ordinal, form)) = self.places.place(&self.bytes, &self.layout) {
                    self.forms[ordinal] = form;
                }
            }
        }
        Ok(false)
    }

    fn finish(self: Box<Self>) -> Result<Box<dyn Words>> {
        let built = self.map.ok_or("the map is finished")?.into_inner().map_err(|error| error.to_string())?;
        let map = Map::new(built).map_err(|error| error.to_string())?;
        let tags = self.bytes[self.layout.column(TAGS)].to_vec();
        Ok(Box::new(Built { map, tags, forms: self.forms, lines: self.lines, sharp: self.sharp }))
    }
}

struct Built {
    map: Map<Vec<u8>>,
    tags: Vec<u8>,
    forms: Vec<u16>,
    lines: Vec<String>,
    sharp: Vec<(u32, u8)>,
}

impl Built {
    fn line(&self, ordinal: usize) -> &str {
        &self.lines[usize::from(self.forms[ordinal])]
    }
}

impl Words for Built {
    fn look_up(&self, word: &str) -> Option<Entry> {
        let ordinal = self.map.get(word)? as usize;
        Some(candidate::entry(self.tags[ordinal], self.line(ordinal)))
    }

    fn known(&self, word: &str) -> Option<Known> {
        let ordinal = self.map.get(word)? as usize;
        let sharp = self.sharp.binary_search_by_key(&(ordinal as u32), |(other, _)| *other);
        let sharp = sharp.map_or(0, |at| self.sharp[at].1);
        Some(Known { tags: self.tags[ordinal], line: self.line(ordinal).to_owned(), sharp })
    }

    fn len(&self) -> usize {
        self.map.len()
    }
}
