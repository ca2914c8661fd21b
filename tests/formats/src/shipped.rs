//! The shipped file as the product reads it.

use wordbox::words::dictionary::format::CAPITAL;
use wordbox::words::dictionary::{Builder, Row, form};
use wordbox::words::{Dictionary, Entry, Lexicon, Tier};

use crate::candidate::{Known, Loader, Result, Words};

/// The product's own builder.
pub struct Building(Builder);

impl Building {
    /// Checks the file.
    ///
    /// # Errors
    /// It is damaged.
    pub fn begin(bytes: Vec<u8>) -> Result<Self> {
        Dictionary::builder(bytes).map(Self).map_err(|error| error.to_string())
    }
}

impl Loader for Building {
    fn step(&mut self, words: usize) -> Result<bool> {
        self.0.step(words).map_err(|error| error.to_string())
    }

    fn finish(self: Box<Self>) -> Result<Box<dyn Words>> {
        let dictionary = self.0.finish().map_err(|error| error.to_string())?;
        Ok(Box::new(Shipped(dictionary)))
    }
}

struct Shipped(Dictionary);

impl Words for Shipped {
    fn look_up(&self, word: &str) -> Option<Entry> {
        self.0.look_up(word)
    }

    fn known(&self, word: &str) -> Option<Known> {
        known(&self.0, word)
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// The product says what it knows in other words, so they are turned back into what stands in a file.
pub fn known(dictionary: &Dictionary, word: &str) -> Option<Known> {
    let entry = dictionary.look_up(word)?;
    let mut row = Row::plain(word, entry);
    row.spell_as(&dictionary.spelling(word).unwrap_or_else(|| word.to_owned()));
    let tier = match entry.tier {
        Tier::Standard => 0,
        Tier::Name => 1,
        Tier::Abbreviation => 2,
        Tier::Unusual => 3,
    };
    let capital = if row.capital { CAPITAL } else { 0 };
    let tags = tier | u8::from(entry.never_proposed) << 2 | entry.band << 3 | capital;
    Some(Known { tags, line: form::line(word, entry.plural, &dictionary.bases(word)), sharp: row.sharp })
}
