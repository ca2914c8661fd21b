//! The words of a list, sorted for looking them up.

use std::collections::BinaryHeap;

use super::OwnList;
use crate::words::{Lang, normalise};

/// What a game asks of an own list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnWords {
    /// Normalised and sorted, each with its place in the list.
    keys: Vec<(String, usize)>,
    written: Vec<String>,
    lang: Lang,
}

impl OwnWords {
    /// The words of a list, compared by the rules of its language.
    #[must_use]
    pub fn of(list: &OwnList) -> Self {
        let places = list.words.iter().enumerate();
        let keys: Vec<_> = places.map(|(place, word)| (normalise(word, list.lang), place)).collect();
        // Lists have no word twice; whatever comes from elsewhere is used all the same.
        let mut keys = sorted(keys);
        keys.dedup_by(|later, earlier| later.0 == earlier.0);
        OwnWords { keys, written: list.words.clone(), lang: list.lang }
    }

    /// Whether the list has the word, which went through [`normalise()`].
    #[must_use]
    pub fn contains(&self, normalised: &str) -> bool {
        self.place(normalised).is_some()
    }

    /// The word as it stands in the list.
    #[must_use]
    pub fn shown(&self, normalised: &str) -> Option<&str> {
        let (_, place) = self.keys[self.place(normalised)?];
        self.written.get(place).map(String::as_str)
    }

    /// The language by whose rules they are compared.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// All words, normalised, in byte order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(|(key, _)| key.as_str())
    }

    /// How many words there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    fn place(&self, normalised: &str) -> Option<usize> {
        self.keys.binary_search_by(|(key, _)| key.as_str().cmp(normalised)).ok()
    }
}

/// The keys in order. The sort of a heap: the quick ones are six kilobytes of program for every type that is sorted.
pub(super) fn sorted(keys: Vec<(String, usize)>) -> Vec<(String, usize)> {
    BinaryHeap::from(keys).into_sorted_vec()
}

/// Of sorted keys, for each that is there already, the number of the first and its own.
pub(super) fn twins(keys: &[(String, usize)]) -> Vec<(usize, usize)> {
    let mut first = 0;
    let mut twins = Vec::new();
    for at in 1..keys.len() {
        if keys[at].0 == keys[first].0 {
            twins.push((keys[first].1, keys[at].1));
        } else {
            first = at;
        }
    }
    twins
}
