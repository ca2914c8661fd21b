//! Base words (B7): what a word is a simple derivative of.
//!
//! Simple derivatives are inflected forms (`played`, `mice`, `happiest`), who or what does something (`player`) and the
//! forms of those, and other spellings of one word. Whatever has a prefix, and `-ly`, `-ness`, `-ment`, `-tion`, are words of
//! their own. A word may have several base words, and they stay strangers: `leaves` has `leaf` and `leave`.

use std::collections::{BTreeMap, BTreeSet};

use super::lemmas::{Lemmas, Part};
use super::stems::stems;
use super::wordnet::WordNet;

/// What base words are found with.
pub struct Bases<'b> {
    /// Every ordinary or unusual word.
    pub words: &'b BTreeSet<String>,
    /// The table of base forms.
    pub lemmas: &'b Lemmas,
    /// Which nouns are made from which verbs.
    pub wordnet: &'b WordNet,
    /// Other spellings with the usual one.
    pub twins: &'b BTreeMap<String, String>,
    /// Our own verdicts.
    pub own: &'b BTreeMap<String, Vec<String>>,
}

impl Bases<'_> {
    /// The base words of a word, without the word itself; what stands for all of its forms comes last.
    pub fn of(&self, word: &str) -> Vec<String> {
        let mut found = Vec::new();
        if let Some(bases) = self.own.get(word) {
            bases.iter().for_each(|base| self.add(base, true, &mut found));
        } else {
            for (part, base) in self.inflected(word) {
                self.add(&base, part == Part::Noun, &mut found);
            }
            if let Some(verb) = self.made_from(word) {
                self.add(&verb, false, &mut found);
            }
            if let Some(twin) = self.twins.get(word).filter(|_| found.is_empty()) {
                found = self.of(twin);
                found.insert(0, twin.clone());
            }
        }
        let mut seen = BTreeSet::from([word.to_owned()]);
        found.retain(|base| seen.insert(base.clone()));
        found
    }

    /// Adds a base word in its usual spelling, and of a noun what that is made from: players, player, play.
    fn add(&self, base: &str, is_noun: bool, found: &mut Vec<String>) {
        let usual = self.twins.get(base).map_or(base, String::as_str);
        found.push(usual.to_owned());
        if let Some(own) = self.own.get(usual) {
            found.extend(own.iter().cloned());
        } else if is_noun {
            let verb = |verb: &String| self.twins.get(verb).unwrap_or(verb).clone();
            found.extend(self.made_from(usual).as_ref().map(verb));
            if usual.ends_with("ing") {
                let verbs = self.inflected(usual).into_iter().filter(|(part, _)| *part == Part::Verb);
                found.extend(verbs.map(|(_, base)| verb(&base)));
            }
        }
    }

    /// What the word is an inflected form of.
    pub fn inflected(&self, word: &str) -> Vec<(Part, String)> {
        let known = self.lemmas.bases(word).filter(|(_, base)| self.words.contains(*base));
        let known: Vec<(Part, String)> = known.map(|(part, base)| (part, base.clone())).collect();
        if known.is_empty() { self.guessed(word) } else { known }
    }

    /// What a word that the table does not know, or only as a word of its own, is a form of by its plain ending.
    fn guessed(&self, word: &str) -> Vec<(Part, String)> {
        let is_known = self.lemmas.knows(word) || self.wordnet.knows(word);
        let forms = |ending| stems(word, ending).into_iter().filter(|stem| self.words.contains(stem));
        if !is_known && word.ends_with('s') && !word.ends_with("ss") {
            let singular = ["ices", "ves", "ies", "s", "es"].into_iter().flat_map(forms).next();
            return singular.map(|base| (Part::Noun, base)).into_iter().collect();
        }
        if let Some(singular) = word.strip_suffix("men").map(|cut| format!("{cut}man")) {
            return if self.words.contains(&singular) && !is_known { vec![(Part::Noun, singular)] } else { Vec::new() };
        }
        for ending in ["ed", "ing"] {
            let verb = forms(ending).find(|stem| self.is_verb(stem));
            let base = verb.or_else(|| forms(ending).find(|stem| !is_known && stem.len() > 2));
            if let Some(base) = base {
                return vec![(Part::Verb, base)];
            }
        }
        let describes = |stem: &String| self.lemmas.is_base(stem, Part::Adjective) || self.wordnet.describes(stem);
        let compared = ["est", "er"].into_iter().flat_map(forms).find(|stem| !is_known && describes(stem));
        compared.map(|base| (Part::Adjective, base)).into_iter().collect()
    }

    /// The verb that a word for its doer is made from: as WordNet says, or as the spelling does for words that it lacks.
    fn made_from(&self, word: &str) -> Option<String> {
        let verbs =
            |ending| stems(word, ending).into_iter().filter(|stem| self.words.contains(stem) && self.is_verb(stem));
        let derived = ["er", "or", "ar"].into_iter().flat_map(verbs).find(|verb| self.wordnet.is_made_from(word, verb));
        let is_noun_at_most = [Part::Verb, Part::Adjective].iter().all(|part| !self.lemmas.is_base(word, *part))
            && !self.wordnet.knows(word);
        derived.or_else(|| ["er", "or"].into_iter().flat_map(verbs).find(|_| is_noun_at_most))
    }

    /// Whether the word is a verb; of a word that nobody knows, whether its -ing form is there as well.
    pub fn is_verb(&self, word: &str) -> bool {
        let is_new = || !self.lemmas.knows(word) && !self.wordnet.knows(word);
        let last = word.chars().next_back();
        let doubled = || last.map(|last| format!("{word}{last}ing"));
        let has_form = || {
            let plain = format!("{}ing", word.strip_suffix('e').unwrap_or(word));
            self.words.contains(&plain) || doubled().is_some_and(|form| self.words.contains(&form))
        };
        self.lemmas.is_base(word, Part::Verb) || self.wordnet.verb(word).is_some() || (is_new() && has_form())
    }
}
