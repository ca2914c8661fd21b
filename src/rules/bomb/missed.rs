//! Words that nobody thought of, to be told after a round.

use super::placement::Face;
use super::state::Said;
use crate::words::search::words_for_group;
use crate::words::{Dictionary, Entry, are_related};

/// Shorter words make nobody say "of course!".
const SHORTEST: usize = 4;

/// At most so many of the commonest proposed words (W5) that the card and the die allow (B4), none of which is related (B7)
/// to another or to what was said.
pub fn missed<'d>(dictionary: &'d Dictionary, card: &str, face: Face, said: &[Said], most: usize) -> Vec<&'d str> {
    let fits = |word: &str| word.chars().count() >= SHORTEST && face.fits(card, word).is_ok();
    let said = || said.iter().filter_map(|said| said.word.as_deref());
    let mut missed: Vec<&str> = Vec::new();
    for (word, _) in words_for_group(dictionary, card, fits, |_, entry: Entry| entry.is_proposed()) {
        let is_like = |other: &str| other == word || are_related(dictionary, word, other);
        if !said().any(is_like) && !missed.iter().any(|other| is_like(other)) {
            missed.push(word);
            if missed.len() == most {
                break;
            }
        }
    }
    missed
}
