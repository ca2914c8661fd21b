//! The table of base forms: what a word can be a form of, and as which part of speech.

use std::collections::{BTreeMap, BTreeSet};

use super::fold::letters_of;
use crate::words::sources::Unpacked;

/// The parts of speech that have forms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Noun,
    Verb,
    Adjective,
    Other,
}

/// What a form can be a form of. Names are left out: a name and a word may be spelt alike.
#[derive(Default)]
pub struct Lemmas {
    forms: BTreeMap<String, BTreeSet<(Part, String)>>,
    bases: BTreeSet<(String, Part)>,
}

impl Lemmas {
    /// Reads lines of `form,part of speech,base/base`.
    pub fn read(unpacked: &Unpacked) -> Result<Self, String> {
        let mut lemmas = Self::default();
        for line in unpacked.gunzipped("lemminflect", "lemminflect/resources/lemma_lu.csv.gz")?.lines() {
            let mut fields = line.split(',');
            let (Some(form), Some(part), Some(bases)) = (fields.next(), fields.next(), fields.next()) else {
                continue;
            };
            let part = match part {
                "noun" => Part::Noun,
                "verb" => Part::Verb,
                "adj" => Part::Adjective,
                _ => Part::Other,
            };
            let is_name = |word: &str| word.contains(char::is_uppercase);
            let Some(form) = letters_of(form).filter(|_| !is_name(form)) else {
                continue;
            };
            for base in bases.split('/').filter(|base| !is_name(base)).filter_map(letters_of) {
                lemmas.add(&form, part, &base);
            }
        }
        Ok(lemmas)
    }

    /// Says that a word is a form of a base, which may be the word itself.
    pub fn add(&mut self, form: &str, part: Part, base: &str) {
        self.forms.entry(form.to_owned()).or_default().insert((part, base.to_owned()));
        self.bases.insert((base.to_owned(), part));
    }

    /// Whether the table has the word at all.
    pub fn knows(&self, word: &str) -> bool {
        self.forms.contains_key(word)
    }

    /// Whether the word is itself a base of that part of speech.
    pub fn is_base(&self, word: &str, part: Part) -> bool {
        self.bases.contains(&(word.to_owned(), part))
    }

    /// The other words that this one is a form of, each with the part of speech.
    pub fn bases<'l>(&'l self, word: &'l str) -> impl Iterator<Item = (Part, &'l String)> {
        let all = self.forms.get(word).into_iter().flatten();
        all.filter(move |(_, base)| base != word).map(|(part, base)| (*part, base))
    }
}
