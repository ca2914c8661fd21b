//! Plurals in -s (R3 A). A genitive is spelt alike and does not save the word: Autos. A genitive alone is no plural: Hauses.

use std::collections::{BTreeMap, HashMap};

use super::evidence::{Evidence, umlaut};
use super::nouns::foreign_forms;

/// Nouns with these endings have another plural, or none.
const NOT_IN_S: [&str; 18] = [
    "er", "el", "en", "chen", "lein", "ling", "ig", "ich", "nis", "tum", "um", "ismus", "ium", "ment", "or", "eur",
    "ier", "al",
];
/// Any of these after a noun shows that it is declined the German way.
const GERMAN: [&str; 6] = ["e", "es", "en", "er", "ern", "n"];

/// From so many letters on a listed plural also speaks for words that end in it: Luftballons, Warnstreiks.
const LONG_ENOUGH: usize = 6;
/// The last part of a compound has at least so many letters.
const MIN_HEAD: usize = 3;

/// The plural class of a word: 1 for a plural in -s, 0 for anything else. Further classes come from the hand-kept list.
pub fn class(word: &str, nouns: &HashMap<String, String>, evidence: &Evidence, own: &BTreeMap<String, u8>) -> u8 {
    if let Some(class) = own.get(word) {
        return *class;
    }
    let noun = word.strip_suffix('s').filter(|noun| nouns.get(word).is_some_and(|base| base == noun));
    let Some(noun) = noun.filter(|_| !evidence.lower.contains(word)) else {
        return 0;
    };
    let long_ends = || word.char_indices().skip(2).map(|(at, _)| &word[at..]).take_while(|end| end.len() > MIN_HEAD);
    // Luftballons as Ballons, Leistungssports as Sports: a compound has the plural of its last part.
    let listed = long_ends().filter(|end| end.len() >= LONG_ENOUGH).find_map(|end| own.get(end));
    let head = long_ends().find_map(|end| end.strip_suffix('s').filter(|head| evidence.lemmas.contains(*head)));
    match listed {
        Some(class) => u8::from(*class == 1),
        None => u8::from(takes_s(noun, nouns, evidence) && head.is_none_or(|head| takes_s(head, nouns, evidence))),
    }
}

fn takes_s(noun: &str, nouns: &HashMap<String, String>, evidence: &Evidence) -> bool {
    let changed = umlaut(noun);
    let is_german = |has: &dyn Fn(&str) -> bool| {
        let declined = GERMAN.iter().any(|ending| has(&format!("{noun}{ending}")));
        declined || changed.iter().any(|changed| has(changed) || GERMAN.iter().any(|e| has(&format!("{changed}{e}"))))
    };
    let is_word = |form: &str| evidence.upper.contains(form);
    // The genitive of an infinitive: Erinnerns.
    let is_infinitive = evidence.lower.contains(noun) && noun.ends_with('n');
    if ["au", "äu", "ei", "eu", "ai"].iter().any(|diphthong| noun.ends_with(diphthong)) {
        // Baus, Breis and Heus are genitives; Staus is on the list.
        false
    } else if noun.ends_with(['a', 'i', 'o', 'u', 'y']) {
        true
    } else if noun.ends_with('e') {
        // Selfies, but Knies and Käses: most nouns in -e have their plural in -n, or none.
        let is_form = |form: &str| nouns.get(form).is_some_and(|base| base == noun);
        (noun.ends_with("ie") || noun.ends_with("ee")) && !is_german(&is_form)
    } else {
        let has_foreign = || foreign_forms(noun).any(|plural| is_word(&plural));
        !is_infinitive && !NOT_IN_S.iter().any(|e| noun.ends_with(e)) && !is_german(&is_word) && !has_foreign()
    }
}
