//! The letter tiles of Scramble (S1, S2).

use rand::Rng;
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};

use super::{Lang, Letters};

/// The lengths on the faces of the die (S1).
pub const LENGTHS: [u8; 6] = [4, 5, 5, 6, 6, 7];
/// The shortest and the longest word that a table may put on its die (S1).
pub const LENGTH_RANGE: std::ops::RangeInclusive<u8> = 3..=9;

/// How many tiles lie on the table (S1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// Letters run out soon.
    Tight,
    /// As the rules have it.
    Usual,
    /// Hardly a letter runs out.
    Plenty,
}

impl Pool {
    /// How many tiles lie on the table for so many players (S1).
    #[must_use]
    pub const fn tiles_for(self, players: usize) -> usize {
        let (each, fewest) = match self {
            Pool::Tight => (14, 46),
            Pool::Usual => (18, 60),
            Pool::Plenty => (24, 80),
        };
        let tiles = players * each;
        if tiles < fewest { fewest } else { tiles }
    }
}

/// One set of tiles: the proportions that a language needs.
#[must_use]
pub fn set_of_tiles(lang: Lang) -> Letters {
    let table = match lang {
        Lang::En => include_str!("../../data/pool-en.tsv"),
        Lang::De => include_str!("../../data/pool-de.tsv"),
    };
    let mut tiles = Letters::default();
    for (letter, count) in table.lines().filter_map(|line| line.split_once('\t')) {
        if let (Some(letter), Ok(count)) = (Letters::of(letter), count.parse()) {
            (0_u8..count).for_each(|_| tiles.add(&letter));
        }
    }
    tiles
}

/// Draws the tiles of a round from a bag of as many sets as make at least twice the tiles, so that nobody can reckon what
/// the first ones took from what is not there (S2).
#[must_use]
pub fn draw(lang: Lang, pool: Pool, players: usize, rng: &mut impl Rng) -> Letters {
    let (set, tiles) = (set_of_tiles(lang), pool.tiles_for(players));
    let mut bag: Vec<char> = Vec::new();
    while bag.len() < 2 * tiles {
        bag.extend(set.iter().flat_map(|(letter, count)| std::iter::repeat_n(letter, usize::from(count))));
        if bag.is_empty() {
            break;
        }
    }
    let (drawn, _) = bag.partial_shuffle(rng, tiles);
    let drawn: String = drawn.iter().collect();
    Letters::of(&drawn).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rng_from;

    #[test]
    fn s1_every_letter_is_there_and_vowels_are_37_to_40_percent() {
        for (lang, letters) in [(Lang::En, 26), (Lang::De, 29)] {
            let set = set_of_tiles(lang);
            assert_eq!(set.iter().count(), letters, "{lang:?}");
            let share = set.vowels() as f64 / set.len() as f64;
            assert!((0.365..=0.40).contains(&share), "{lang:?}: {share}");
        }
    }

    #[test]
    fn s1_the_english_tiles_are_those_of_the_rules() {
        let rules = "A10 B3 C4 D5 E14 F3 G4 H4 I9 J1 K2 L6 M4 N7 O8 P4 Q1 R8 S6 T8 U5 V2 W3 X1 Y3 Z1";
        let tiles: Vec<String> = set_of_tiles(Lang::En)
            .iter()
            .map(|(letter, count)| format!("{}{count}", letter.to_ascii_uppercase()))
            .collect();
        assert_eq!(tiles.join(" "), rules);
    }

    #[test]
    fn s1_s2_so_many_tiles_are_drawn_and_not_always_the_same() {
        let usual =
            [(1, 60), (2, 60), (3, 60), (4, 72), (8, 144)].map(|(players, tiles)| (Pool::Usual, players, tiles));
        let others = [(Pool::Tight, 2, 46), (Pool::Tight, 8, 112), (Pool::Plenty, 3, 80), (Pool::Plenty, 8, 192)];
        for (lang, (pool, players, tiles)) in
            Lang::ALL.into_iter().flat_map(|lang| usual.into_iter().chain(others).map(move |table| (lang, table)))
        {
            let rounds: Vec<Letters> = (0..20).map(|seed| draw(lang, pool, players, &mut rng_from(seed))).collect();
            assert!(rounds.iter().all(|drawn| drawn.len() == tiles), "{pool:?} for {players} players");
            assert!(rounds.windows(2).all(|pair| pair[0] != pair[1]), "{pool:?} for {players} players");
            let mut bag = set_of_tiles(lang);
            while bag.len() < 2 * tiles {
                bag.add(&set_of_tiles(lang));
            }
            assert!(rounds.iter().all(|drawn| bag.contains(drawn)), "{pool:?} for {players} players");
        }
    }
}
