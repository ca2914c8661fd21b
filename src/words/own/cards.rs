//! The letter groups that an own list can be played with (B1, B4).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::OwnWords;
use crate::words::groups;

/// The most cards, as many as the product's own deck has.
const MOST: usize = 220;
/// So many words on the tightest face make a good card.
const GOOD: usize = 3;
/// With so many good cards there is no need for any other: a long game and its sudden death.
const ENOUGH: usize = 40;

/// A letter group and its answers in the list, in the order in which cards are chosen.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Card {
    is_weak: bool,
    is_new: bool,
    tightest: Reverse<usize>,
    letters: String,
    words: usize,
}

/// Groups of two to four letters that stand inside larger words of the list (B4) on every face of the classic die, best
/// first: those with three words on each face before the others, then those that the product deals too, then by the number
/// of words. Of groups that have the same answers the first is taken. A tiny list has few or none, which is for the caller
/// to say. `may_show` keeps out what the app never shows (W5).
#[must_use]
pub fn cards_from(words: &OwnWords, may_show: &dyn Fn(&str) -> bool) -> Vec<String> {
    let cards = BinaryHeap::from(count(words)).into_sorted_vec();
    let mut chosen: Vec<Card> = Vec::new();
    for card in cards {
        if chosen.len() == MOST || (card.is_weak && chosen.len() >= ENOUGH) {
            break;
        }
        let same = |other: &Card| {
            other.words == card.words
                && (other.letters.contains(&card.letters) || card.letters.contains(&other.letters))
        };
        if may_show(&card.letters) && !chosen.iter().any(same) {
            chosen.push(card);
        }
    }
    chosen.into_iter().map(|card| card.letters).collect()
}

/// Every group of the list that has an answer on each face.
fn count(words: &OwnWords) -> Vec<Card> {
    let deck = groups(words.lang());
    // Group, word, and whether something stands before it and behind it.
    let mut places: Vec<(u64, usize, (bool, bool))> = Vec::new();
    for (word, text) in words.iter().enumerate() {
        // Letters are of the Latin blocks; nothing else fits into sixteen bits for sure.
        let Ok(letters) = text.chars().map(|c| u16::try_from(u32::from(c))).collect::<Result<Vec<u16>, _>>() else {
            continue;
        };
        for length in 2..=4 {
            for (at, group) in letters.windows(length).enumerate() {
                let packed = group.iter().fold(0, |packed, letter| packed << 16 | u64::from(*letter));
                places.push((packed, word, (at > 0, at + length < letters.len())));
            }
        }
    }
    // As in `lookup`, the sort that costs least.
    let places = BinaryHeap::from(places).into_sorted_vec();
    let of_group = places.chunk_by(|a, b| a.0 == b.0).map(|places| {
        let (mut all, mut not_start, mut not_end) = (0, 0, 0);
        for word in places.chunk_by(|a, b| a.1 == b.1) {
            let before = word.iter().any(|(_, _, (before, _))| *before);
            let behind = word.iter().any(|(_, _, (_, behind))| *behind);
            all += usize::from(before || behind);
            not_start += usize::from(before);
            not_end += usize::from(behind);
        }
        (places[0].0, all, not_start.min(not_end))
    });
    of_group
        .filter(|(_, _, tightest)| *tightest > 0)
        .map(|(packed, words, tightest)| {
            let letters = unpacked(packed);
            let is_new = deck.binary_search_by(|group| group.letters.cmp(&letters)).is_err();
            Card { is_weak: tightest < GOOD, is_new, tightest: Reverse(tightest), letters, words }
        })
        .collect()
}

fn unpacked(packed: u64) -> String {
    let letters = [48, 32, 16, 0].map(|shift| (packed >> shift) as u16);
    letters.iter().filter(|letter| **letter > 0).filter_map(|letter| char::from_u32(u32::from(*letter))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;
    use crate::words::own::OwnList;

    fn cards(words: &[&str]) -> Vec<String> {
        let words = words.iter().map(|&word| word.to_owned()).collect();
        cards_from(&OwnWords::of(&OwnList { name: "x".into(), lang: Lang::En, words }), &|group| group != "rude")
    }

    #[test]
    fn groups_stand_inside_larger_words_on_every_face() {
        // "pan" only begins a word, "ant" only ends one and is one.
        assert_eq!(cards(&["pant", "ant"]), ["an"]);
        assert_eq!(cards(&["pant", "panther", "antler"])[0], "an");
        assert!(cards(&["ant"]).is_empty(), "an ends what NT begins, and neither is inside");
        assert!(cards(&[]).is_empty());
    }

    #[test]
    fn good_cards_come_first_and_equal_ones_once() {
        // Three words hold "inge" inside, so of "in", "ing" and "inge" one is a card; "er" has to end most of them.
        let found = cards(&["singer", "ringer", "lingers", "lemon", "melons"]);
        let mut good = found[..3].to_vec();
        good.sort_unstable();
        assert_eq!(good, ["ge", "in", "ng"], "{found:?}");
        assert!(found[3..].contains(&"er".to_owned()) && !found.contains(&"ing".to_owned()), "{found:?}");
    }

    #[test]
    fn what_may_not_be_shown_is_no_card() {
        let found = cards(&["xrudex", "yrudey"]);
        assert!(!found.contains(&"rude".to_owned()), "{found:?}");
        assert!(found.contains(&"rud".to_owned()) || found.contains(&"ru".to_owned()), "{found:?}");
    }
}
