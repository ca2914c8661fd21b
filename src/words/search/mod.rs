//! Finding words in a dictionary: those that hold a card's letters (B4), those of a roll (R2), those of a group (S6).
//!
//! Every search is exact. Whoever shows or plays what was found keeps to [`proposals`] (W5): the search itself
//! finds all tiers, for it judges as well ("words nobody found" is one thing, "is there another solution" another).
//!
//! The searches for letters leap over the sorted text (`walk`) and need nothing beside it. A mask of letters
//! for every word would be quicker still, but takes half a megabyte in English and over two in German, and this is
//! quick enough. Medians over 150 rolls, 150 words, 20 pools and 220 cards, the quickest of seven tries for each, on one of
//! two busy server cores, compiled for size as the page is (137,168 English and 648,375 German words):
//!
//! | what | English | German |
//! | --- | --- | --- |
//! | all words of 9 dice | 0.13 ms | 0.34 ms |
//! | all words of 12 dice (the slowest) | 0.41 ms (1.3 ms) | 0.67 ms (1.7 ms) |
//! | all words of 13 dice | 0.50 ms | 0.79 ms |
//! | the same for 12 dice by a look at every word | 15 ms | 94 ms |
//! | anagrams of a word of 7 letters | 0.09 ms | 0.14 ms |
//! | all words of 4 letters from 60 tiles | 3.1 ms | 13 ms |
//! | all words of 7 letters from 60 tiles | 9.0 ms | 34 ms |
//! | words with the letter group of a card | 1.4 ms | 17 ms |
//!
//! In Chromium, slowed down four times, all words of 12 dice take 2.9 ms in English and 3.4 ms in German (median; the slowest
//! of sixty 14 and 21 ms on a busy machine), the words with the letter group of a card 11 and 26 ms (38 and 54 ms): see
//! `docs/word-format.md`, which `cargo xtask bench` measures again.
//!
//! So the rolls keep far within a frame. On a phone, the last three in German are for a moment in which nobody touches
//! the screen: half of their time goes into the entries of tens of thousands of words that are found.

mod walk;

use std::ops::ControlFlow;

use super::dictionary::format::RAREST_BAND;
use super::{Dictionary, Entry, Letters};
use walk::walk;

/// A word that was found, and what is known of it.
pub type Found<'d> = (&'d str, Entry);

/// All words of at least `min_length` letters that can be laid with `letters` (R2), the commonest first, equals in byte
/// order.
#[must_use]
pub fn words_from<'d>(dictionary: &'d Dictionary, letters: &Letters, min_length: usize) -> Vec<Found<'d>> {
    words_of_length(dictionary, letters, min_length, letters.len())
}

/// All words of `shortest` to `longest` letters that can be laid with `letters`, in the same order: with both ends alike,
/// what a player of Scramble may choose from (S2).
#[must_use]
pub fn words_of_length<'d>(
    dictionary: &'d Dictionary,
    letters: &Letters,
    shortest: usize,
    longest: usize,
) -> Vec<Found<'d>> {
    let mut found = Vec::new();
    walk(dictionary.text(), letters, shortest.max(1)..=longest, |at| {
        found.push(dictionary.word_at(at));
        ControlFlow::Continue(())
    });
    commonest_first(&found)
}

/// Whether a word of so many letters that pleases `wanted` can be laid with `letters` (S1): ends at the first.
pub fn has_word_of_length(
    dictionary: &Dictionary,
    letters: &Letters,
    length: usize,
    wanted: impl Fn(&str, Entry) -> bool,
) -> bool {
    let mut is_there = false;
    walk(dictionary.text(), letters, length..=length, |at| {
        let (word, entry) = dictionary.word_at(at);
        is_there = wanted(word, entry);
        if is_there { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    is_there
}

/// All words that use every one of `letters` (S4, S6), in the same order; the word that was set is among them.
#[must_use]
pub fn anagrams<'d>(dictionary: &'d Dictionary, letters: &Letters) -> Vec<Found<'d>> {
    words_of_length(dictionary, letters, letters.len(), letters.len())
}

/// Of what was found only what the app itself may deal, say or show (W5, C12), in the same order.
#[must_use]
pub fn proposals(mut found: Vec<Found<'_>>) -> Vec<Found<'_>> {
    found.retain(|(_, entry)| entry.is_proposed());
    found
}

/// The commonest first, and words of one band in the order they are in. There are so few bands that a pass for each is
/// quick, and a fraction of the program that a sort is.
fn commonest_first<'d>(found: &[Found<'d>]) -> Vec<Found<'d>> {
    let bands = 0..=RAREST_BAND;
    bands.flat_map(|band| found.iter().filter(move |(_, entry)| entry.band == band)).copied().collect()
}

/// Puts the longest words first, and leaves words of equal length in the order they are in.
pub fn sort_longest_first(found: &mut [Found]) {
    found.sort_by_key(|(word, _)| std::cmp::Reverse(word.chars().count()));
}

/// All words that hold `letters` and please `fits` (the die: `rules::bomb` knows which places it allows) and `wanted`,
/// the commonest first, equals in byte order. Every word comes once, however often it holds the letters.
///
/// A scan of the whole text: a few milliseconds, whatever the letters. Empty letters find nothing.
pub fn words_for_group<'d>(
    dictionary: &'d Dictionary,
    letters: &str,
    fits: impl Fn(&str) -> bool,
    wanted: impl Fn(&str, Entry) -> bool,
) -> Vec<(&'d str, Entry)> {
    let mut found = Vec::new();
    if letters.is_empty() || letters.contains('\n') {
        return found;
    }
    let text = dictionary.text();
    let mut from = 0;
    while let Some(hit) = text[from..].find(letters) {
        let (word, entry) = dictionary.word_at(from + hit);
        if fits(word) && wanted(word, entry) {
            found.push((word, entry));
        }
        // On to the next word, so that no word is found twice.
        from += hit;
        from += text[from..].find('\n').map_or(text.len() - from, |end| end + 1);
    }
    commonest_first(&found)
}
