//! The letter dice of Race (R1).

use rand::Rng;

use super::search::words_from;
use super::{Dictionary, Lang, Letters, Lexicon as _};
/// The fewest dice that a table may choose (R1).
pub const FEWEST_DICE: usize = 9;
/// As many dice as there are.
pub const MOST_DICE: usize = 13;
/// So many dice unless the table chooses (R1).
pub const STANDARD_DICE: usize = 12;
/// A roll gives at least so many proposed words, or it is rolled again (R1).
pub const FEWEST_WORDS: usize = 40;
/// A roll has at least so many vowels, or it is rolled again (R1, C16).
pub const FEWEST_VOWELS: usize = 2;
/// The words that a roll is judged by have at least so many letters, as the rules have it (R2). A table that wants longer
/// ones gets the same rolls: with nine dice there are seldom forty words of six letters.
pub const SHORTEST_WORD: usize = 4;

/// After so many rolls the last one stands. Even with nine German dice one in three is fair (`data/simulation-de.txt`), so
/// only a dictionary that is hardly there comes to this.
const MOST_ROLLS: usize = 500;

/// The dice of a language, each as its six faces in a row (`AEJNNQu`: `Qu` is one face). A table that plays with so many
/// dice takes the first ones.
pub fn dice(lang: Lang) -> impl Iterator<Item = &'static str> {
    let table = match lang {
        Lang::En => include_str!("../../data/dice-en.tsv"),
        Lang::De => include_str!("../../data/dice-de.tsv"),
    };
    table.lines().filter(|line| !line.starts_with('#'))
}

/// The faces of a die: a letter, or a letter with the small one that belongs to it.
pub fn faces(die: &str) -> impl Iterator<Item = &str> {
    let begins = |at: &usize| die[*at..].starts_with(char::is_uppercase);
    let starts = die.char_indices().map(|(at, _)| at).filter(begins);
    starts.map(|at| {
        let end = die[at..].char_indices().skip(1).find(|(_, letter)| letter.is_uppercase());
        &die[at..end.map_or(die.len(), |(length, _)| at + length)]
    })
}

/// Throws the first `count` dice once: a face for each, in the order of the dice.
#[must_use]
pub fn throw(lang: Lang, count: usize, rng: &mut impl Rng) -> Vec<&'static str> {
    let face = |die: &'static str| faces(die).nth(rng.random_range(0..6_u32) as usize);
    dice(lang).take(count).filter_map(face).collect()
}

/// Rolls until the roll is fair (R1): what shows on the dice, in the order of the dice.
#[must_use]
pub fn roll(dictionary: &Dictionary, count: usize, rng: &mut impl Rng) -> Vec<&'static str> {
    let lang = dictionary.lang();
    let mut shown = throw(lang, count, rng);
    for _ in 1..MOST_ROLLS {
        if Letters::of_faces(shown.iter().copied()).is_some_and(|letters| is_fair(dictionary, &letters)) {
            break;
        }
        shown = throw(lang, count, rng);
    }
    shown
}

/// Whether a roll has two vowels and forty words that the app would itself propose and that no plural rule refuses
/// (R1, R3 A, W5).
#[must_use]
pub fn is_fair(dictionary: &Dictionary, letters: &Letters) -> bool {
    letters.vowels() >= FEWEST_VOWELS
        && words_from(dictionary, letters, SHORTEST_WORD)
            .iter()
            .filter(|(_, entry)| entry.is_proposed() && !entry.is_refused_plural(false))
            .nth(FEWEST_WORDS - 1)
            .is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_there_are_thirteen_dice_with_six_faces_of_letters() {
        for lang in [Lang::En, Lang::De] {
            assert_eq!(dice(lang).count(), MOST_DICE);
            for die in dice(lang) {
                assert_eq!(faces(die).count(), 6, "{die}");
                assert_eq!(faces(die).collect::<String>(), die);
                assert!(Letters::of_faces(faces(die)).is_some(), "{die}");
                assert!(faces(die).all(|face| !face.starts_with('Q') || face == "Qu"), "{die}: no Q without its U");
            }
        }
    }

    #[test]
    fn r1_the_twelve_english_dice_are_those_of_the_rules() {
        let mut twelve: Vec<&str> = dice(Lang::En).take(STANDARD_DICE).collect();
        twelve.sort_unstable();
        let rules = "AAEIIO AARRWX ACEFRY AEJNNQu BEEHHP CDDLLV DEOPTT DGKMMO EEHISS ILLSTT LRSSTU NOPRSZ";
        assert_eq!(twelve, rules.split(' ').collect::<Vec<_>>());
    }

    #[test]
    fn r1_umlauts_are_faces_in_german_only() {
        let umlauts = |lang| dice(lang).take(STANDARD_DICE).filter(|die| die.contains(['Ä', 'Ö', 'Ü'])).count();
        assert_eq!(umlauts(Lang::En), 0);
        assert!(umlauts(Lang::De) >= 2);
        assert_eq!(faces("ÄEJNNQu").collect::<Vec<_>>(), ["Ä", "E", "J", "N", "N", "Qu"]);
    }
}
