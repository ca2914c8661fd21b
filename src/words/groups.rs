//! The letter groups that Bomb deals (B1), and how hard they are.
//!
//! Every card leaves 25 distinct base words among the proposed words (W5) on every face of the classic die (B2), 8 of them
//! among the 8,000 commonest. What is compiled in is what the game asks of a card and no more; the counts themselves are in
//! `data/groups-*.tsv`, which is written at the same time.

use std::collections::BinaryHeap;
use std::sync::OnceLock;

use super::Lang;

/// How hard a group is, by the distinct base words on its tightest classic face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// 300 base words or more.
    Easy,
    /// 90 or more.
    Medium,
    /// 25 or more.
    Hard,
}

/// One card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Group {
    /// Two to four letters, lower case.
    pub letters: &'static str,
    /// How hard the card is.
    pub difficulty: Difficulty,
    /// Whether at least 25 distinct base words among the proposed words begin with the letters (B13).
    pub has_enough_at_start: bool,
    /// Whether as many end with them (B13).
    pub has_enough_at_end: bool,
}

/// All cards of a language in alphabetical order.
#[must_use]
pub fn groups(lang: Lang) -> &'static [Group] {
    static ENGLISH: OnceLock<Vec<Group>> = OnceLock::new();
    static GERMAN: OnceLock<Vec<Group>> = OnceLock::new();
    match lang {
        Lang::En => ENGLISH.get_or_init(|| parse(include_str!("../../data/groups-en.txt"))),
        Lang::De => GERMAN.get_or_init(|| parse(include_str!("../../data/groups-de.txt"))),
    }
}

/// Reads a deck: a line of easy cards, one of medium and one of hard ones, with spaces between the cards. `^` behind the
/// letters says that enough words begin with them, `$` that enough end with them.
fn parse(deck: &'static str) -> Vec<Group> {
    let mut cards = BinaryHeap::new();
    for (line, difficulty) in deck.lines().zip([Difficulty::Easy, Difficulty::Medium, Difficulty::Hard]) {
        cards.extend(line.split_ascii_whitespace().map(|card| Group {
            letters: card.trim_end_matches(['^', '$']),
            difficulty,
            has_enough_at_start: card.contains('^'),
            has_enough_at_end: card.contains('$'),
        }));
    }
    // By the letters, which no two cards share. A heap is a tenth of the program that a quick sort is.
    cards.into_sorted_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_is_three_lines_of_cards_with_marks() {
        let card = |letters, difficulty, has_enough_at_start, has_enough_at_end| Group {
            letters,
            difficulty,
            has_enough_at_start,
            has_enough_at_end,
        };
        let deck = parse("an^$ in\nür^\nung$\n");
        let expected = [
            card("an", Difficulty::Easy, true, true),
            card("in", Difficulty::Easy, false, false),
            card("ung", Difficulty::Hard, false, true),
            card("ür", Difficulty::Medium, true, false),
        ];
        assert_eq!(deck, expected);
        assert_eq!(parse(""), []);
    }
}
