//! The longest words of a game, to be told at its end.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::roster::PlayerId;

/// The longest of some words, each once and at most so many, ordered by length and then by the alphabet; of several who had
/// a word the first is named.
///
/// ```
/// use wordbox::rules::{longest::longest, roster::PlayerId};
/// let (ann, bo) = (PlayerId(0), PlayerId(1));
/// let said = [("plant", ann), ("antelope", bo), ("antelope", ann), ("pants", bo)];
/// let told = longest(said.into_iter(), 2);
/// assert_eq!(told, [("antelope".to_owned(), bo), ("pants".to_owned(), bo)]);
/// ```
pub fn longest<'w>(words: impl Iterator<Item = (&'w str, PlayerId)>, most: usize) -> Vec<(String, PlayerId)> {
    let measured = words.enumerate().map(|(place, (word, by))| (Reverse(word.chars().count()), word, place, by));
    let mut ordered = measured.collect::<BinaryHeap<_>>().into_sorted_vec();
    ordered.dedup_by_key(|(_, word, ..)| *word);
    ordered.into_iter().take(most).map(|(_, word, _, by)| (word.to_owned(), by)).collect()
}
