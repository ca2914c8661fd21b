//! Plural classes (R3 A): whether a word in -s is a plural, a verb, or simply ends so.

use std::collections::BTreeMap;

use super::bases::Bases;
use super::lemmas::Part;

/// Not a plural: `glass`, `news`, `men`.
const NONE: u8 = 0;
/// The plural of a noun and nothing else.
const PLURAL: u8 = 1;
/// Plural and verb form; people think of the noun first.
const RATHER_PLURAL: u8 = 2;
/// Plural and verb form; people think of the verb first.
const RATHER_VERB: u8 = 3;
/// A verb form only.
const VERB: u8 = 4;
/// The greatest class; the fifth is a noun without a singular, and only our own list says so.
pub const GREATEST: u8 = 5;

/// Endings of words that, where no table knows them, are verbs rather than nouns.
const VERBAL: [&str; 4] = ["ise", "ize", "yse", "ify"];

/// The plural class of an ordinary or unusual word.
pub fn class(word: &str, bases: &Bases, own: &BTreeMap<String, u8>) -> u8 {
    if let Some(class) = own.get(word) {
        return *class;
    }
    if !word.ends_with('s') || word.ends_with("ss") {
        return NONE;
    }
    let (lemmas, wordnet) = (bases.lemmas, bases.wordnet);
    let is_guess = lemmas.bases(word).next().is_none();
    if is_guess && (lemmas.knows(word) || wordnet.knows(word)) {
        return NONE;
    }
    if word.ends_with("ics") && wordnet.noun(word).is_some() {
        return NONE;
    }
    let of = |part| lemmas.bases(word).filter(move |(as_part, _)| *as_part == part).map(|(_, base)| base.clone());
    let (mut nouns, mut verbs): (Vec<_>, Vec<_>) = (of(Part::Noun).collect(), of(Part::Verb).collect());
    if is_guess {
        for (_, base) in bases.inflected(word) {
            let is_noun = lemmas.is_base(&base, Part::Noun) || wordnet.noun(&base).is_some();
            if bases.is_verb(&base) || VERBAL.iter().any(|ending| base.ends_with(ending)) {
                verbs.push(base.clone());
            }
            if is_noun || verbs.is_empty() {
                nouns.push(base);
            }
        }
    } else if nouns.is_empty() {
        // The table leaves out some plurals of words that are nouns as well: `bars`.
        let is_used = |used: super::wordnet::Use| used.met > 0 || used.senses > 1;
        nouns.extend(verbs.iter().filter(|base| wordnet.noun(base).is_some_and(is_used)).cloned());
    }
    match (nouns.is_empty(), verbs.is_empty()) {
        (true, true) => NONE,
        (false, true) => PLURAL,
        (true, false) => VERB,
        (false, false) if is_rather_verb(&nouns, &verbs, bases) => RATHER_VERB,
        (false, false) => RATHER_PLURAL,
    }
}

/// Whether the verb is met more often than the noun; where both are rare, whether it has more meanings.
fn is_rather_verb(nouns: &[String], verbs: &[String], bases: &Bases) -> bool {
    /// Fewer meetings than these say nothing.
    const ENOUGH: u32 = 3;
    let usual = |word: &String| bases.twins.get(word).unwrap_or(word).clone();
    let noun = nouns.iter().filter_map(|base| bases.wordnet.noun(&usual(base)));
    let verb = verbs.iter().filter_map(|base| bases.wordnet.verb(&usual(base)));
    let most = |(met, senses): (u32, usize), used: super::wordnet::Use| (met.max(used.met), senses.max(used.senses));
    let (noun, verb) = (noun.fold((0, 0), most), verb.fold((0, 0), most));
    if noun.0 + verb.0 >= ENOUGH { verb.0 > noun.0 } else { verb.1 > noun.1 }
}
