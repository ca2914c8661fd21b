//! How common each word is: eight bands from two counts.

use super::lists::{Counts, Lexemes};
use crate::words::row::band;

/// How much further down the list a word is taken to stand that the longer count does not have.
const UNSEEN: f64 = 5.9;

/// The bands of words in their order: commonest first, equals by length and spelling, so that the result is the same on
/// every machine. `counted` says whether the newspaper count had the word in view.
pub fn bands<'w>(words: impl Iterator<Item = (&'w String, bool)>, counts: &Counts) -> Vec<(String, u8)> {
    let mut order: Vec<(i64, usize, &String)> =
        words.map(|(word, counted)| (rarity(word, counted, counts), word.len(), word)).collect();
    order.sort();
    order.into_iter().enumerate().map(|(place, (_, _, word))| (word.clone(), band(place))).collect()
}

/// Whether the newspaper count can say anything of the word: it had base forms of nouns in view, and words that are
/// written small. Häuser are rare there, because nobody writes `häuser`.
pub fn was_counted(word: &str, has_lower: bool, lexemes: &Lexemes) -> bool {
    lexemes.nouns.contains_key(word) || has_lower && lexemes.words.contains(word)
}

/// Roughly the decimal logarithm of the word's place among all words, in thousandths so that it can be ordered.
///
/// The longer list speaks twice as loud. It is made of official and commercial pages too; the newspapers, which write
/// for everybody, pull it back.
fn rarity(word: &str, counted: bool, counts: &Counts) -> i64 {
    let by_place = counts.places.get(word).map_or(UNSEEN, |place| f64::from(*place).log10());
    let by_grade = match counts.grades.get(word).filter(|_| counted) {
        Some(10) => Some(by_place.min(4.2)),
        Some(20) => Some(4.4),
        Some(30) => Some(4.62),
        Some(40) => Some(4.77),
        Some(50) => Some(4.88),
        Some(_) => Some(4.97),
        None if counted => Some(5.3),
        None => None,
    };
    let mean = by_grade.map_or(by_place, |by_grade| (2.0 * by_place + by_grade) / 3.0);
    (mean * 1000.0).round() as i64
}

/// The band of a name, by its place in the longer list alone.
pub fn name_band(word: &str, counts: &Counts) -> u8 {
    match counts.places.get(word) {
        Some(..=2_000) => 2,
        Some(..=8_000) => 3,
        Some(..=30_000) => 4,
        Some(..=100_000) => 5,
        _ => 6,
    }
}
