//! What else the letters of a group would have made.

use crate::words::search::{anagrams, proposals};
use crate::words::{Dictionary, Letters};

/// The words of the same letters that the app itself may show (W5), the commonest first, without the one that was set and the
/// one that was said.
pub fn others(dictionary: &Dictionary, word: &str, said: Option<&str>) -> Vec<String> {
    let found = Letters::of(word).map(|letters| proposals(anagrams(dictionary, &letters))).unwrap_or_default();
    let words = found.into_iter().map(|(word, _)| word);
    words.filter(|other| *other != word && Some(*other) != said).map(str::to_owned).collect()
}
