//! The table of Latin accents does for Latin letters what Unicode's normal forms do.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::compose as unicode_compose;
use wordbox::words::latin::{capitals, compose, compose_all, is_mark, unmarked};

/// The letters of Latin-1, Latin Extended-A and B and Latin Extended Additional.
fn accented() -> impl Iterator<Item = char> {
    ('\u{c0}'..='\u{24f}').chain('\u{1e00}'..='\u{1eff}').filter(|c| c.is_alphabetic())
}

fn latin() -> impl Iterator<Item = char> {
    ('A'..='Z').chain('a'..='z').chain(accented())
}

fn marks() -> impl Iterator<Item = char> {
    '\u{300}'..='\u{36f}'
}

#[test]
fn w1_a_letter_and_a_mark_are_one_letter_exactly_when_unicode_says_so() {
    let mut composed = 0;
    for letter in latin() {
        for mark in marks() {
            assert_eq!(compose(letter, mark), unicode_compose(letter, mark), "{letter} {:04x}", u32::from(mark));
            composed += usize::from(compose(letter, mark).is_some());
        }
    }
    assert!(composed > 400, "{composed}");
}

#[test]
fn w1_what_unicode_takes_apart_is_put_together_again() {
    let mut apart = 0;
    for letter in latin() {
        let decomposed: String = letter.nfd().collect();
        assert_eq!(compose_all(decomposed.chars()), letter.nfc().collect::<String>(), "{letter}");
        assert_eq!(compose_all([letter].into_iter()), letter.to_string());
        apart += usize::from(decomposed.chars().nth(1).is_some());
    }
    assert!(apart > 400, "{apart}");
}

#[test]
fn w2_a_small_letter_loses_the_mark_that_unicode_says_it_has() {
    for letter in latin().filter(|letter| letter.is_lowercase()) {
        let decomposed: Vec<char> = letter.nfd().collect();
        let without_last: String = decomposed[..decomposed.len() - 1].iter().collect::<String>().nfc().collect();
        assert_eq!(unmarked(letter).map(String::from).unwrap_or_default(), without_last, "{letter}");
    }
}

#[test]
fn marks_are_the_block_of_combining_diacritical_marks() {
    assert!(marks().all(is_mark));
    assert!(!latin().chain(['\u{2ff}', '\u{370}', ' ']).any(is_mark));
}

#[test]
fn capitals_are_those_of_unicode_for_every_letter_that_words_are_made_of() {
    let without_marks = "aæœøłđðþ".chars();
    for small in ('a'..='z')
        .chain(without_marks)
        .chain(latin().filter(|letter| letter.nfd().count() > 1 && letter.is_lowercase()))
    {
        let mut unicode = small.to_uppercase();
        let one = unicode.next().filter(|_| unicode.next().is_none());
        let changed = one.filter(|capital| capital.to_lowercase().eq([small]));
        assert_eq!(capitals(&small.to_string()), changed.unwrap_or(small).to_string(), "{small}");
    }
    for same in ["ANT", "Ä", "'", "-", "ß", "李", "😀", ""] {
        assert_eq!(capitals(same), same);
    }
}
