//! How common each word is: eight bands from what the sources know.

use std::collections::BTreeMap;

use super::lists::Counts;
use super::scowl::Levels;

/// How many words the bands 0 to 6 hold together with all commoner ones; band 7 has the rest.
pub const BAND_ENDS: [usize; 7] = [1_500, 4_000, 8_000, 16_000, 30_000, 55_000, 90_000];

/// The bands of all ordinary words. Words of equal evidence are ordered by length and then by spelling, so that the
/// result is the same on every machine.
pub fn bands(levels: &Levels, counts: &Counts) -> BTreeMap<String, u8> {
    let mut order: Vec<(i64, &String)> =
        levels.iter().map(|(word, level)| (-evidence(*level, word, counts), word)).collect();
    order.sort_by_key(|(evidence, word)| (*evidence, word.len(), *word));
    let band = |place: usize| BAND_ENDS.iter().filter(|end| place >= **end).count() as u8;
    order.into_iter().enumerate().map(|(place, (_, word))| (word.clone(), band(place))).collect()
}

/// Roughly the decimal logarithm of occurrences in a milliard words, in thousandths so that it can be ordered.
///
/// The newspaper counts speak twice as loud as the level where they had the word in view; British and rare spellings
/// were never counted, and only their level speaks.
fn evidence(level: u8, word: &str, counts: &Counts) -> i64 {
    let by_level = match level {
        ..=10 => 5.0,
        11..=20 => 4.3,
        21..=35 => 3.3,
        36..=40 => 3.0,
        41..=50 => 2.6,
        51..=55 => 2.4,
        56..=60 => 2.2,
        _ => 1.6,
    };
    let seen = counts.counts.get(word).copied().unwrap_or(0);
    let mean = if counts.counted.contains(word) {
        let by_count = 2.0 + 0.85 * (f64::from(seen) + 0.4).log10();
        (by_level + 2.0 * by_count) / 3.0
    } else {
        by_level - 0.3
    };
    (mean * 1000.0).round() as i64
}

/// Names have no counts of their own (the corpus was counted in lower case), so their level decides.
pub fn name_band(level: u8) -> u8 {
    match level {
        ..=20 => 2,
        21..=35 => 3,
        36..=50 => 4,
        51..=60 => 5,
        _ => 6,
    }
}
