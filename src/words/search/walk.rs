//! The walk over a sorted text that finds every word that can be laid with some letters.

use std::ops::{ControlFlow, RangeInclusive};

use crate::words::Letters;

/// The shortest leap. Below it the next lines are looked at one by one.
const SHORT_LEAP: usize = 32;

/// Calls `found` with the beginning of every line of `text` that can be laid with `letters` and has so many letters, until it
/// says that it has enough.
///
/// `text` is sorted by bytes and each line ends with a line feed, so all words with a beginning stand together. As soon as
/// a word cannot be laid, no word with the same letters up to there can: the walk leaps over them, in steps that double as
/// long as they land among them.
pub fn walk(
    text: &str,
    letters: &Letters,
    lengths: RangeInclusive<usize>,
    mut found: impl FnMut(usize) -> ControlFlow<()>,
) {
    let bytes = text.as_bytes();
    let mut line = 0;
    while line < bytes.len() {
        let (laid, length) = letters.lay(&bytes[line..], *lengths.end());
        let mut stuck = line + laid + 1;
        if bytes[line + laid] == b'\n' {
            if lengths.contains(&length) && found(line).is_break() {
                return;
            }
            line = stuck;
            continue;
        }
        // A letter that takes several bytes is passed over as a whole: others may begin with the same byte.
        while bytes[stuck] & 0xc0 == 0x80 {
            stuck += 1;
        }
        line = leap(bytes, line, stuck - line);
    }
}

/// The first line behind `from` that differs from it in the first `length` bytes.
fn leap(bytes: &[u8], from: usize, length: usize) -> usize {
    let beginning = &bytes[from..from + length];
    let begins_so = |line: usize| bytes[line..].starts_with(beginning);
    let (mut line, mut step) = (from, SHORT_LEAP);
    while step >= SHORT_LEAP {
        let ahead = line_after(bytes, line + step);
        if begins_so(ahead) {
            line = ahead;
            step *= 2;
        } else {
            step /= 2;
        }
    }
    while begins_so(line) {
        line = line_after(bytes, line);
    }
    line
}

/// The beginning of the first line that begins behind `at`.
fn line_after(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    rest.iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |end| at + end + 1)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn found(words: &[&str], letters: &str, lengths: RangeInclusive<usize>) -> Vec<String> {
        let text: String = words.iter().map(|word| format!("{word}\n")).collect();
        let mut found = Vec::new();
        let letters = Letters::of(letters).expect("letters");
        walk(&text, &letters, lengths, |at| {
            found.push(text[at..].lines().next().unwrap_or_default().to_owned());
            ControlFlow::Continue(())
        });
        found
    }

    #[test]
    fn r2_no_letter_is_used_more_often_than_it_is_there() {
        let words = ["a", "ab", "aba", "abba", "b", "bäb", "bé", "bö", "c"];
        assert_eq!(found(&words, "abä", 1..=9), ["a", "ab", "b"]);
        assert_eq!(found(&words, "aab", 2..=9), ["ab", "aba"]);
        assert_eq!(found(&words, "bbä", 3..=3), ["bäb"]);
        assert_eq!(found(&words, "böaa", 1..=2), ["a", "ab", "b", "bö"]);
        assert_eq!(found(&words, "", 1..=9), Vec::<String>::new());
        assert_eq!(found(&[], "abc", 1..=9), Vec::<String>::new());
    }

    proptest! {
        #[test]
        fn the_walk_finds_what_a_naive_scan_finds(
            words in prop::collection::btree_set("[abcäöé]{1,7}|a{0,3}b{1,3}[abc]{0,40}", 0..150),
            letters in "[abcäö]{0,9}",
            shortest in 0..4_usize,
            more in 0..8_usize,
        ) {
            let lengths = shortest..=shortest + more;
            let there = |letter: char| letters.chars().filter(|other| *other == letter).count();
            let naive: Vec<&str> = words
                .iter()
                .map(String::as_str)
                .filter(|word| lengths.contains(&word.chars().count()))
                .filter(|word| word.chars().all(|c| word.chars().filter(|other| *other == c).count() <= there(c)))
                .collect();
            let sorted: Vec<&str> = words.iter().map(String::as_str).collect();
            prop_assert_eq!(found(&sorted, &letters, lengths), naive);
        }
    }
}
