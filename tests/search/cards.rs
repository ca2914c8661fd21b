//! The cards of Bomb: how many there are, and that each can be answered on every face (B1, B2, B13, C8, C15).

use std::collections::{BTreeSet, HashMap, HashSet};

use wordbox::rules::bomb::{Die, Face};
use wordbox::words::search::words_for_group;
use wordbox::words::{Dictionary, Difficulty, Entry, Lang, Lexicon, groups};

use super::shipped::{languages, table};
use crate::bases::crude_base;

/// What the game promises of each face of the classic die.
const FEWEST: usize = 25;
const FEWEST_CORE: usize = 8;

/// Proposed words that hold the letters where the face allows it.
fn proposed<'d>(dictionary: &'d Dictionary, letters: &str, face: Face) -> Vec<(&'d str, Entry)> {
    words_for_group(dictionary, letters, |word| face.fits(letters, word).is_ok(), |_, entry| entry.is_proposed())
}

/// Every proposed word with itself and its base words.
type Families<'d> = HashMap<&'d str, Vec<String>>;

fn families(dictionary: &Dictionary) -> Families<'_> {
    let proposed = dictionary.iter_entries().filter(|(_, entry)| entry.is_proposed());
    proposed
        .map(|(word, _)| {
            let mut family = dictionary.bases(word);
            family.push(word.to_owned());
            (word, family)
        })
        .collect()
}

/// How many of some words can be said one after the other in the harder game (B7): no two of them are related. Found by
/// taking every word that is not related to one taken before, so there may even be more.
fn unrelated(families: &Families, words: &[(&str, Entry)], rarest: u8) -> usize {
    let mut taken: HashSet<&str> = HashSet::new();
    let mut count = 0;
    for (word, _) in words.iter().filter(|(_, entry)| entry.band <= rarest) {
        let family = &families[word];
        if family.iter().all(|base| !taken.contains(base.as_str())) {
            taken.extend(family.iter().map(String::as_str));
            count += 1;
        }
    }
    count
}

/// How many are left when words that only differ in a usual ending count as one, without any table of base words.
fn crude(lang: Lang, words: &[(&str, Entry)], rarest: u8) -> usize {
    let words = words.iter().filter(|(_, entry)| entry.band <= rarest);
    words.map(|(word, _)| crude_base(word, lang)).collect::<BTreeSet<_>>().len()
}

#[test]
fn c15_every_card_has_25_unrelated_proposed_words_on_every_face_and_8_common_ones() {
    for dictionary in languages() {
        let (lang, families) = (dictionary.lang(), families(dictionary));
        for card in groups(lang) {
            let anywhere = proposed(dictionary, card.letters, Face::Anywhere);
            for face in Die::Classic.faces() {
                let mut words = anywhere.clone();
                words.retain(|(word, _)| face.fits(card.letters, word).is_ok());
                let counts = |rarest| [unrelated(&families, &words, rarest), crude(lang, &words, rarest)];
                let (all, core) = (counts(Entry::RAREST_PROPOSED_BAND), counts(Entry::RAREST_CORE_BAND));
                let what = format!("{} {face:?}: {all:?} base words, {core:?} of them common", card.letters);
                assert!(all.iter().all(|count| *count >= FEWEST), "{what}");
                assert!(core.iter().all(|count| *count >= FEWEST_CORE), "{what}");
            }
        }
    }
}

#[test]
fn b13_cards_marked_for_the_edges_have_25_words_there() {
    for dictionary in languages() {
        let (cards, families) = (groups(dictionary.lang()), families(dictionary));
        for (face, marked) in [(Face::AtStart, true), (Face::AtEnd, false)] {
            let rich =
                cards.iter().filter(|card| if marked { card.has_enough_at_start } else { card.has_enough_at_end });
            let mut number = 0;
            for card in rich {
                let words = proposed(dictionary, card.letters, face);
                let count = unrelated(&families, &words, Entry::RAREST_PROPOSED_BAND);
                assert!(count >= FEWEST, "{} {face:?}: {count}", card.letters);
                number += 1;
            }
            assert!(number >= 30, "{number} cards for {face:?}");
        }
    }
}

#[test]
fn b1_there_are_220_groups_of_two_to_four_letters_in_three_tiers() {
    for dictionary in languages() {
        let cards = groups(dictionary.lang());
        assert_eq!(cards.len(), 220);
        assert!(cards.windows(2).all(|pair| pair[0].letters < pair[1].letters), "sorted and distinct");
        for card in cards {
            assert!((2..=4).contains(&card.letters.chars().count()), "{card:?}");
        }
        for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
            assert!(cards.iter().filter(|card| card.difficulty == difficulty).count() >= 40, "{difficulty:?}");
        }
    }
}

#[test]
fn b4_the_card_that_the_rules_explain_the_game_by_is_in_the_deck() {
    assert!(groups(Lang::En).iter().any(|card| card.letters == "ant"));
}

#[test]
fn the_deck_that_is_compiled_in_says_what_the_table_says() {
    for dictionary in languages() {
        let table = table(&format!("groups-{}.tsv", dictionary.lang().code()));
        let cards = groups(dictionary.lang());
        assert_eq!(table.len(), cards.len());
        for (line, card) in table.iter().zip(cards) {
            let count = |field: usize| -> usize { line[field].parse().expect("a number") };
            let difficulty = match count(2).min(count(3)) {
                300.. => Difficulty::Easy,
                90.. => Difficulty::Medium,
                _ => Difficulty::Hard,
            };
            assert_eq!((line[0].as_str(), difficulty), (card.letters, card.difficulty));
            let has_enough = (card.has_enough_at_start, card.has_enough_at_end);
            assert_eq!((count(4) >= FEWEST, count(5) >= FEWEST), has_enough, "{}", card.letters);
        }
    }
}
