//! How common each word is: eight bands from what the sources know.

use std::collections::BTreeMap;

use super::lists::Counts;
use super::scowl::Levels;
use crate::words::row::band;

/// The bands of all ordinary words. Words of equal evidence are ordered by length and then by spelling, so that the
/// result is the same on every machine.
pub fn bands(levels: &Levels, counts: &Counts) -> BTreeMap<String, u8> {
    let mut order: Vec<(i64, &String)> =
        levels.iter().map(|(word, level)| (-evidence(*level, word, counts), word)).collect();
    order.sort_by_key(|(evidence, word)| (*evidence, word.len(), *word));
    order.into_iter().enumerate().map(|(place, (_, word))| (word.clone(), band(place))).collect()
}

/// Roughly the decimal logarithm of occurrences in a milliard words, in thousandths so that it can be ordered.
///
/// The newspaper counts speak twice as loud as the level where they had the word in view. They only had American
/// spellings in view: another spelling is as common as its American twin, and what has no twin is taken to be a good
/// deal rarer than its level says, because those levels are of smaller lists.
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
    let seen = |word: &str| counts.counted.contains(word).then(|| counts.counts.get(word).copied().unwrap_or(0));
    let twin = || american_spellings(word).iter().filter_map(|twin| seen(twin)).max();
    let mean = match seen(word).or_else(twin) {
        Some(times) => (by_level + 2.0 * (2.0 + 0.85 * (f64::from(times) + 0.4).log10())) / 3.0,
        None => by_level - 0.8,
    };
    (mean * 1000.0).round() as i64
}

/// How an American would write a word, as far as usual patterns go; many of these are no words.
fn american_spellings(word: &str) -> Vec<String> {
    const PATTERNS: [(&str, &str); 18] = [
        ("isa", "iza"),
        ("ise", "ize"),
        ("isi", "izi"),
        ("yse", "yze"),
        ("ysi", "yzi"),
        ("our", "or"),
        ("lle", "le"),
        ("lli", "li"),
        ("tre", "ter"),
        ("bre", "ber"),
        ("ogue", "og"),
        ("ence", "ense"),
        ("ould", "old"),
        ("mme", "m"),
        ("paed", "ped"),
        ("gynae", "gyne"),
        ("naesth", "nesth"),
        ("grey", "gray"),
    ];
    let replaced = PATTERNS.iter().filter(|(british, _)| word.contains(british));
    replaced.map(|(british, american)| word.replacen(british, american, 1)).collect()
}
