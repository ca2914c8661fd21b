//! The words that a roll held, and those of them that nobody found.

use std::collections::BTreeSet;

use super::config::Config;
use super::view::RoundResult;
use crate::words::search::words_from;
use crate::words::{Dictionary, Letters};

/// All words of a roll that the app itself may show (W5) and that would count (R2, R3 A): the longest first, and of equal
/// length the commonest.
pub fn possible<'d>(dictionary: &'d Dictionary, letters: &Letters, config: &Config) -> Vec<&'d str> {
    let shortest = usize::from(config.shortest);
    let mut found = words_from(dictionary, letters, shortest);
    found.retain(|(_, entry)| entry.is_proposed() && !entry.is_refused_plural(config.strict_plurals));
    // A pass for each length: there are few of them, and no word is longer than all letters together.
    let lengths = (shortest..=letters.len()).rev();
    lengths
        .flat_map(|length| found.iter().filter(move |(word, _)| word.chars().count() == length))
        .map(|(word, _)| *word)
        .collect()
}

/// Those [`possible`] words of a roll that are not among `found`, in the same order.
pub fn missed(dictionary: &Dictionary, letters: &Letters, config: &Config, found: &BTreeSet<&str>) -> Vec<String> {
    let possible = possible(dictionary, letters, config);
    possible.into_iter().filter(|word| !found.contains(word)).map(str::to_owned).collect()
}

impl RoundResult {
    /// Every word that stands on a list.
    pub fn found(&self) -> BTreeSet<&str> {
        self.lists.iter().flat_map(|list| &list.words).map(|word| word.word.as_str()).collect()
    }
}
