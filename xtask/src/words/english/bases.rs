//! Base words, for counting how many different answers a letter group has.

use std::collections::BTreeMap;

use super::lists::Lemmas;

/// For each word one base word that stands for all of its forms: the table of base forms first, then players and
/// runners go to their verbs, then plain endings of words that the table does not know. Gluing too much together only
/// makes the counts lower, and they are promises of "at least".
pub fn base_of(words: &BTreeMap<String, u8>, lemmas: &Lemmas) -> BTreeMap<String, String> {
    words.keys().map(|word| (word.clone(), root(word, words, lemmas))).collect()
}

fn root(word: &str, words: &BTreeMap<String, u8>, lemmas: &Lemmas) -> String {
    let mut current = word.to_owned();
    // A chain is at most as long as players → player → play; the bound keeps a circle in the table harmless.
    for _ in 0..4 {
        match step(&current, words, lemmas) {
            Some(base) => current = base,
            None => break,
        }
    }
    current
}

fn step(word: &str, words: &BTreeMap<String, u8>, lemmas: &Lemmas) -> Option<String> {
    let known = lemmas.bases.get(word);
    let shorter = |base: &&String| base.as_str() != word && base.len() <= word.len() && words.contains_key(*base);
    if let Some(base) = known.into_iter().flatten().filter(shorter).min_by_key(|base| (words[*base], (*base).clone())) {
        return Some(base.clone());
    }
    let agent = ["er", "or"].into_iter().filter_map(|ending| word.strip_suffix(ending));
    if let Some(verb) = agent.flat_map(stems).find(|stem| stem.len() >= 3 && lemmas.verbs.contains(stem)) {
        return Some(verb);
    }
    if known.is_none() {
        let endings = ["s", "es", "d", "ed", "ing"].into_iter().filter_map(|ending| word.strip_suffix(ending));
        return endings.flat_map(stems).find(|stem| stem.len() >= 3 && words.contains_key(stem));
    }
    None
}

/// What can have stood before an ending was put on: carri-er, writ-er, runn-er, play-er.
fn stems(cut: &str) -> Vec<String> {
    let mut stems = vec![cut.to_owned(), format!("{cut}e")];
    if let Some(rest) = cut.strip_suffix('i') {
        stems.push(format!("{rest}y"));
    }
    let bytes = cut.as_bytes();
    if bytes.len() > 2 && bytes[bytes.len() - 1] == bytes[bytes.len() - 2] {
        stems.push(cut[..cut.len() - 1].to_owned());
    }
    stems
}
