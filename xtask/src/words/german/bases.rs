//! Base words for the harder game (B7): forms of a verb, an adjective or a noun, and who does it (Spieler of spielen).

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::adjectives;
use super::evidence::{Evidence, umlaut};
use super::nouns;
use super::own::Strong;
use super::verbs::Verbs;

/// Doers whose vowel changes though no form of the verb's present does.
const CHANGED_DOERS: [(&str, &str); 7] = [
    ("händler", "handeln"),
    ("jäger", "jagen"),
    ("käufer", "kaufen"),
    ("kläger", "klagen"),
    ("tänzer", "tanzen"),
    ("verkäufer", "verkaufen"),
    ("wärter", "warten"),
];

/// What each word is a form of.
pub struct Bases {
    pub verbs: Verbs,
    pub nouns: HashMap<String, String>,
    adjectives: HashMap<String, BTreeSet<String>>,
    doers: HashMap<String, Vec<String>>,
    own: BTreeMap<String, Vec<String>>,
}

impl Bases {
    pub fn find(evidence: &Evidence, strong: &[Strong], own: BTreeMap<String, Vec<String>>) -> Self {
        let verbs = Verbs::find(evidence, strong);
        let doers = doers(evidence, &verbs, &own);
        Self { nouns: nouns::find(evidence), adjectives: adjectives::find(evidence), verbs, doers, own }
    }

    /// The base words of a word without the word itself, as the word file wants them: what all forms share stands last.
    pub fn of(&self, word: &str, evidence: &Evidence) -> Vec<String> {
        if let Some(bases) = self.own.get(word) {
            return bases.clone();
        }
        let mut bases: Vec<String> = Vec::new();
        let mut add = |base: &str| {
            if base != word && !bases.iter().any(|other| other == base) {
                bases.push(base.to_owned());
            }
        };
        if let Some(noun) = self.noun_of(word) {
            add(noun);
            self.doing(noun).iter().for_each(|verb| add(verb));
        }
        self.doing(word).iter().for_each(|verb| add(verb));
        // Posten are not what somebody posed, and Mauer is not what is mau.
        let is_own_word = evidence.lemmas.contains(word) || self.verbs.infinitives.contains(word);
        let is_form_of = |base: &str| !is_own_word || evidence.is_likely(word, base);
        for adjective in self.adjectives.get(word).into_iter().flatten().filter(|base| is_form_of(base)) {
            match self.verbs.participles.get(adjective) {
                Some(verbs) => verbs.iter().for_each(|verb| add(verb)),
                None => add(adjective),
            }
        }
        let mut verbs: Vec<&String> = self.verbs.bases.get(word).into_iter().flatten().collect();
        verbs.retain(|verb| is_form_of(verb));
        // The likeliest last, because what stands last is what a word counts as.
        verbs.sort_by_key(|verb| (std::cmp::Reverse(evidence.places.get(*verb).copied().unwrap_or(u32::MAX)), *verb));
        verbs.into_iter().for_each(|verb| add(verb));
        bases.truncate(3);
        bases
    }

    /// The noun that a word is a form of, where it is not rather something else.
    fn noun_of(&self, word: &str) -> Option<&str> {
        let noun = self.nouns.get(word)?;
        let is_verb = self.verbs.infinitives.contains(word);
        // Bekannten are declined as an adjective, and `rufen` is not first of all a case of Rufe.
        let is_rather_verb =
            is_verb && word == format!("{noun}en") && self.nouns.get(&format!("{noun}e")) == Some(noun);
        let is_adjective = self.adjectives.contains_key(word) && self.adjectives.contains_key(noun.as_str());
        (!is_rather_verb && !is_adjective).then_some(noun)
    }

    /// Whether the word is a declined or compared adjective or participle.
    pub fn is_form_of_adjective(&self, word: &str) -> bool {
        self.adjectives.contains_key(word)
    }

    fn doing(&self, noun: &str) -> &[String] {
        self.doers.get(noun).map_or(&[], Vec::as_slice)
    }
}

/// For people who do something the verb, for women also the word for a man.
fn doers(evidence: &Evidence, verbs: &Verbs, own: &BTreeMap<String, Vec<String>>) -> HashMap<String, Vec<String>> {
    let mut doers: HashMap<String, Vec<String>> = HashMap::new();
    let changed: HashMap<&String, &String> = verbs.present_stems.iter().map(|(verb, stem)| (stem, verb)).collect();
    for noun in &evidence.lemmas {
        let is_person = evidence.upper.contains(&format!("{noun}innen"));
        if let Some(listed) = own.get(noun) {
            doers.insert(noun.clone(), listed.clone());
        } else if let Some(stem) = noun.strip_suffix("er").filter(|stem| is_person && stem.chars().count() > 2) {
            let direct = [format!("{stem}en"), format!("{stem}n")];
            let by_l = stem.strip_suffix('l').map(|stem| format!("{stem}eln"));
            let mut found: Vec<String> =
                direct.into_iter().chain(by_l).filter(|verb| verbs.infinitives.contains(verb)).collect();
            found.extend(changed.get(&stem.to_owned()).map(|verb| (*verb).clone()));
            found.retain(|verb| evidence.is_plausible(noun, verb));
            found.extend(CHANGED_DOERS.iter().filter(|(doer, _)| doer == noun).map(|(_, verb)| (*verb).to_owned()));
            if !found.is_empty() {
                doers.insert(noun.clone(), found);
            }
        }
    }
    let women: Vec<(String, Vec<String>)> = evidence
        .upper
        .iter()
        .filter(|word| evidence.upper.contains(&format!("{word}nen")))
        .filter_map(|word| {
            let man = man_of(word.strip_suffix("in")?, evidence)?;
            let verbs = doers.get(&man).cloned().unwrap_or_default();
            Some((word.clone(), [vec![man], verbs].concat()))
        })
        .collect();
    for (woman, bases) in women {
        if !own.contains_key(&woman) {
            doers.insert(format!("{woman}nen"), [vec![woman.clone()], bases.clone()].concat());
            doers.insert(woman, bases);
        }
    }
    doers
}

/// Lehrer of Lehrer-in, Arzt of Ärzt-in, Kollege of Kolleg-in.
fn man_of(stem: &str, evidence: &Evidence) -> Option<String> {
    let is_man = |word: &String| evidence.lemmas.contains(word);
    let plain = [stem.to_owned(), format!("{stem}e")];
    plain.into_iter().find(is_man).or_else(|| {
        let back = stem.replace('ä', "a").replace('ö', "o").replace('ü', "u");
        [back.clone(), format!("{back}e")].into_iter().find(|man| {
            let man_changed = umlaut(man);
            is_man(man) && [Some(stem.to_owned()), Some(format!("{stem}e"))].contains(&man_changed)
        })
    })
}
