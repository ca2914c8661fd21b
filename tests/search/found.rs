//! What is found is what a naive scan finds.

use proptest::prelude::*;
use wordbox::words::search::{anagrams, sort_longest_first, words_for_group, words_from, words_of_length};
use wordbox::words::{Dictionary, Entry, Lang, Letters};

use super::shipped::{languages, shipped};

/// What a search should find, by looking at every word.
fn naive(dictionary: &Dictionary, fits: impl Fn(&str) -> bool) -> Vec<(&str, Entry)> {
    let mut found: Vec<_> = dictionary.iter_entries().filter(|(word, _)| fits(word)).collect();
    found.sort_by_key(|(_, entry)| entry.band);
    found
}

#[test]
fn r2_a_known_roll_gives_words_of_those_letters_only() {
    let english = shipped(Lang::En).expect("English ships");
    let roll = Letters::of_faces(["T", "R", "A", "I", "N", "E", "S", "Qu", "U"]).expect("faces");
    let mut found = words_from(english, &roll, 4);
    assert_eq!(found, naive(english, |word| word.len() >= 4 && roll.can_spell(word)));
    for word in ["train", "retain", "quaint", "entire", "antique"] {
        let is_there = found.iter().any(|(other, _)| *other == word);
        assert_eq!(is_there, word != "entire", "{word}: there is one E");
    }
    sort_longest_first(&mut found);
    assert!(found.windows(2).all(|pair| pair[0].0.len() >= pair[1].0.len()));
}

#[test]
fn c14_the_anagrams_of_decimal_are_found() {
    let english = shipped(Lang::En).expect("English ships");
    let found = anagrams(english, &Letters::of("decimal").expect("letters"));
    let words: Vec<&str> = found.iter().map(|(word, _)| *word).collect();
    for word in ["decimal", "medical", "claimed", "declaim"] {
        assert!(words.contains(&word), "{word} in {words:?}");
    }
    assert!(found.windows(2).all(|pair| pair[0].1.band <= pair[1].1.band), "the commonest first");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn words_of_any_letters_are_what_a_naive_scan_finds(letters in "[a-z]{0,6}[aeioutrnsäöü]{0,8}", shortest in 0..6_usize) {
        let table = Letters::of(&letters).expect("letters");
        for dictionary in languages() {
            let fits = |word: &str| word.chars().count() >= shortest && table.can_spell(word);
            prop_assert_eq!(words_from(dictionary, &table, shortest), naive(dictionary, fits));
        }
    }

    #[test]
    fn anagrams_are_what_a_naive_scan_finds(at in any::<prop::sample::Index>(), length in 3..9_usize) {
        for dictionary in languages() {
            let words: Vec<&str> = dictionary.words().filter(|word| word.chars().count() == length).collect();
            let Some(letters) = Letters::of(words[at.index(words.len())]) else { continue };
            let found = anagrams(dictionary, &letters);
            prop_assert!(!found.is_empty());
            prop_assert_eq!(found, naive(dictionary, |word| letters.is_anagram(word)));
        }
    }

    #[test]
    fn words_of_one_length_from_a_pool_are_what_a_naive_scan_finds(pool in "[a-z]{20,40}[aeiouäöü]{8,16}", length in 3..10_usize) {
        let pool = Letters::of(&pool).expect("letters");
        for dictionary in languages() {
            let fits = |word: &str| word.chars().count() == length && pool.can_spell(word);
            prop_assert_eq!(words_of_length(dictionary, &pool, length, length), naive(dictionary, fits));
        }
    }

    #[test]
    fn words_with_a_group_are_what_a_naive_scan_finds(letters in "[a-zäöü]{1,2}|[a-z]{3}|(ä|ö|ü)[a-z]") {
        for dictionary in languages() {
            let found = words_for_group(dictionary, &letters, |_| true, |_, _| true);
            prop_assert_eq!(found, naive(dictionary, |word| word.contains(&letters)));
        }
    }
}
