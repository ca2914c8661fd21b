//! The jumbles of every word that the app itself would say (S4, C29).

use std::collections::BTreeSet;

use wordbox::rules::rng_from;
use wordbox::words::pool::LENGTH_RANGE;
use wordbox::words::{Dictionary, Lang, Letters, Lexicon as _, jumble};

use crate::table::dictionary;

fn proposed(dictionary: &Dictionary) -> impl Iterator<Item = &str> {
    let words = dictionary.iter_entries().filter(|(_, entry)| entry.is_proposed()).map(|(word, _)| word);
    words.filter(|word| LENGTH_RANGE.contains(&(word.chars().count() as u8)) && Letters::of(word).is_some())
}

/// Every order there is, found in the plainest way.
fn orders(letters: &[char]) -> BTreeSet<String> {
    if letters.is_empty() {
        return BTreeSet::from([String::new()]);
    }
    let mut all = BTreeSet::new();
    for (at, first) in letters.iter().enumerate() {
        let rest = [&letters[..at], &letters[at + 1..]].concat();
        all.extend(orders(&rest).into_iter().map(|order| format!("{first}{order}")));
    }
    all
}

fn is_never_a_word(lang: Lang, at_least: usize, without: &[&str]) {
    let dictionary = dictionary(lang);
    let mut rng = rng_from(5);
    let (mut count, mut none) = (0, Vec::new());
    for word in proposed(dictionary) {
        count += 1;
        match jumble(word, dictionary, &mut rng) {
            Some(laid) => {
                assert!(Letters::of(word).is_some_and(|letters| letters.is_anagram(&laid)), "{word} is not {laid}");
                assert_eq!(dictionary.look_up(&laid), None, "{word} lies as {laid}");
            }
            None => {
                let letters: Vec<char> = word.chars().collect();
                let known = |order: &String| dictionary.look_up(order).is_some();
                assert!(orders(&letters).iter().all(known), "{word} can be jumbled");
                none.push(word);
            }
        }
    }
    assert!(count > at_least, "only {count} words");
    assert_eq!(none, without);
}

#[test]
fn s4_no_jumble_of_a_proposed_english_word_is_a_word() {
    is_never_a_word(Lang::En, 20_000, &[]);
}

#[test]
fn s4_no_jumble_of_a_proposed_german_word_is_a_word() {
    is_never_a_word(Lang::De, 15_000, &["raa"]);
}

/// Not a word that the app would say, but one that people may set.
#[test]
fn s4_ooh_makes_nothing_but_words() {
    assert!(orders(&['o', 'o', 'h']).iter().all(|order| dictionary(Lang::En).look_up(order).is_some()));
    assert_eq!(jumble("ooh", dictionary(Lang::En), &mut rng_from(5)), None);
}
