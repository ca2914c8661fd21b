//! Which capitalised words are forms of which nouns.

use std::collections::HashMap;

use super::evidence::{Evidence, umlaut};

/// Endings of case and number.
const ENDINGS: [&str; 12] = ["s", "es", "e", "en", "n", "er", "ern", "nen", "se", "sen", "ses", "ien"];
/// Endings that go with a changed vowel.
const CHANGED: [&str; 6] = ["", "e", "en", "er", "ern", "n"];
/// Foreign singulars and their plurals.
const FOREIGN: [(&str, &str); 12] = [
    ("um", "en"),
    ("um", "a"),
    ("us", "en"),
    ("us", "i"),
    ("us", "ien"),
    ("a", "en"),
    ("o", "en"),
    ("o", "i"),
    ("is", "en"),
    ("os", "en"),
    ("on", "a"),
    ("ma", "mata"),
];

/// Nouns whose longer twin in -e is the rarer one.
const SHORT_TWINS: [&str; 3] = ["tür", "stirn", "bahn"];

/// All forms that a noun may have, by rule; most of them are no words.
pub fn possible_forms(noun: &str) -> Vec<String> {
    let endings: &[&str] = if noun.ends_with('e') { &["s", "n", "ns"] } else { &ENDINGS };
    let mut forms: Vec<String> = endings.iter().map(|ending| format!("{noun}{ending}")).collect();
    if let Some(changed) = umlaut(noun).filter(|_| !noun.ends_with('e')) {
        forms.extend(CHANGED.iter().map(|ending| format!("{changed}{ending}")));
    }
    forms.extend(foreign_forms(noun));
    forms
}

/// The plurals of foreign singulars, by rule.
pub fn foreign_forms(noun: &str) -> impl Iterator<Item = String> {
    let plural = |(singular, plural)| {
        let stem = noun.strip_suffix(singular).filter(|stem: &&str| stem.chars().count() > 2)?;
        Some(format!("{stem}{plural}"))
    };
    FOREIGN.into_iter().filter_map(plural)
}

/// For each form its noun, without the nouns themselves. Where two fit, the longer noun is it: Karten are of Karte.
pub fn find(evidence: &Evidence) -> HashMap<String, String> {
    let mut bases: HashMap<String, String> = HashMap::new();
    for noun in &evidence.lemmas {
        for form in possible_forms(noun) {
            if evidence.upper.contains(&form) && !evidence.lemmas.contains(&form) {
                match bases.get(&form) {
                    Some(base) if rank(base, &form) >= rank(noun, &form) => {}
                    _ => {
                        bases.insert(form, noun.clone());
                    }
                }
            }
        }
    }
    let compounds: Vec<(String, String)> =
        evidence.upper.iter().filter_map(|word| Some((word.clone(), compound(word, &bases, evidence)?))).collect();
    bases.extend(compounds);
    bases
}

/// How likely a form is of this noun rather than of another: Planen are of Plane and not of Planum, Häuser of Haus and not
/// of Hauser, Karten of Karte and not of Kart; but Türen are of Tür.
fn rank(noun: &str, form: &str) -> (bool, bool, bool, usize, std::cmp::Reverse<String>) {
    let is_foreign = foreign_forms(noun).any(|foreign| foreign == form);
    let only_changes = umlaut(noun).as_deref() == Some(form);
    let is_short_twin = SHORT_TWINS.contains(&noun) && form == format!("{noun}en");
    (!is_foreign, !only_changes, is_short_twin, noun.len(), std::cmp::Reverse(noun.to_owned()))
}

/// The base of a word that no list of nouns has, by the base of its last part: Haustüren as Türen.
fn compound(word: &str, bases: &HashMap<String, String>, evidence: &Evidence) -> Option<String> {
    if evidence.lemmas.contains(word) || bases.contains_key(word) {
        return None;
    }
    let ends = word.char_indices().skip(2).filter(|(at, _)| word[*at..].chars().count() > 2);
    for (at, _) in ends {
        if let Some(base) = bases.get(&word[at..]) {
            let whole = format!("{}{base}", &word[..at]);
            if evidence.upper.contains(&whole) {
                return Some(whole);
            }
        }
    }
    let genitive = word.strip_suffix('s').filter(|stem| evidence.upper.contains(*stem))?;
    Some(bases.get(genitive).map_or(genitive, String::as_str).to_owned())
}
