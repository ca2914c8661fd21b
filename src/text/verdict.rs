//! What every game says of a word that does not count (W3).
#![expect(missing_docs, reason = "the names of the fields are their docs; the sentences stand in en.rs and de.rs")]

use crate::rules::verdict::{Unlisted, Unusable};

/// The sentences. The argument is the word.
#[derive(Debug)]
pub struct VerdictText {
    pub not_one_word: &'static str,
    pub unknown: fn(&str) -> String,
    pub abbreviation: fn(&str) -> String,
    pub name: fn(&str) -> String,
}

impl VerdictText {
    /// Of what is not one word; an empty entry is passed over in silence (W1).
    pub fn unusable(&self, unusable: Unusable) -> Option<String> {
        match unusable {
            Unusable::Empty => None,
            Unusable::NotOneWord => Some(self.not_one_word.to_owned()),
        }
    }

    /// Of what the dictionary does not let count.
    pub fn unlisted(&self, unlisted: Unlisted, word: &str) -> String {
        match unlisted {
            Unlisted::Unknown => (self.unknown)(word),
            Unlisted::Abbreviation => (self.abbreviation)(word),
            Unlisted::Name => (self.name)(word),
        }
    }
}
