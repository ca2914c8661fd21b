//! Which small words are forms of which adjectives, comparison included.

use std::collections::{BTreeSet, HashMap};

use super::evidence::{Evidence, adjective_stems, umlaut};

const ENDINGS: [&str; 6] = ["e", "em", "en", "er", "es", "n"];
/// What follows no rule.
const IRREGULAR: [(&str, &str); 12] = [
    ("gut", "besser"),
    ("gut", "best"),
    ("hoch", "hoh"),
    ("hoch", "höher"),
    ("hoch", "höchst"),
    ("nah", "näher"),
    ("nah", "nächst"),
    ("nahe", "näher"),
    ("nahe", "nächst"),
    ("viel", "mehr"),
    ("viel", "meist"),
    ("gross", "grösst"),
];

/// For each form the adjectives that it belongs to, without the adjectives themselves.
pub fn find(evidence: &Evidence) -> HashMap<String, BTreeSet<String>> {
    let mut bases: HashMap<String, BTreeSet<String>> = HashMap::new();
    let mut add = |form: String, base: &str| {
        if form != base && evidence.lower.contains(&form) {
            bases.entry(form).or_default().insert(base.to_owned());
        }
    };
    for word in evidence.lower.iter().filter(|word| evidence.is_adjective(word) && !is_form(word, evidence)) {
        for stem in adjective_stems(word) {
            if !evidence.lower.contains(&format!("{stem}em")) {
                continue;
            }
            for ending in ENDINGS.into_iter().filter(|ending| *ending != "n" || stem != *word) {
                add(format!("{stem}{ending}"), word);
            }
            // Comparison can change the vowel, and bring back an e that the other forms lost: dunkler, am dunkelsten.
            let steps = [Some(stem.clone()), umlaut(&stem), Some(word.clone())];
            for step in steps.into_iter().flatten() {
                for degree in [format!("{step}er"), format!("{step}st"), format!("{step}est")] {
                    if ["em", "e"].iter().all(|ending| evidence.lower.contains(&format!("{degree}{ending}"))) {
                        add(degree.clone(), word);
                        ENDINGS.iter().for_each(|ending| add(format!("{degree}{ending}"), word));
                    }
                }
            }
        }
    }
    for (base, stem) in IRREGULAR {
        add(stem.to_owned(), base);
        ENDINGS.iter().for_each(|ending| add(format!("{stem}{ending}"), base));
    }
    bases
}

/// Whether the word is itself a form of a shorter adjective: `schöner`, though there is `schönerem`, and `leisere`.
fn is_form(word: &str, evidence: &Evidence) -> bool {
    let positive = |stem: &str| {
        let stem_is_word = evidence.lower.contains(stem) || evidence.lower.contains(&format!("{stem}e"));
        stem_is_word && evidence.lower.contains(&format!("{stem}em"))
    };
    let back = |stem: &str| stem.replace('ä', "a").replace('ö', "o").replace('ü', "u");
    ["er", "st", "est", "e", "ere", "ste", "este"].iter().any(|ending| {
        word.strip_suffix(ending).is_some_and(|stem| {
            stem.chars().count() > 2
                && (evidence.lower.contains(stem) && positive(stem)
                    || *ending == "er" && positive(stem)
                    || positive(&back(stem)) && back(stem) != stem)
        })
    })
}
