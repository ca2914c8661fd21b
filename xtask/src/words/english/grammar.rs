//! What is known of the forms of English words, from all sources together.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::bases::Bases;
use super::lemmas::Lemmas;
use super::wordnet::WordNet;
use super::{lists, plurals, spellings};
use crate::words::sources::Unpacked;

/// The sources of plural classes and base words.
pub struct Grammar {
    pub lemmas: Lemmas,
    ordinary: BTreeSet<String>,
    words: BTreeSet<String>,
    wordnet: WordNet,
    twins: BTreeMap<String, String>,
    own_bases: BTreeMap<String, Vec<String>>,
    own_plurals: BTreeMap<String, u8>,
}

impl Grammar {
    /// Reads the sources for ordinary and unusual words, of which `main` are spelt as everyone or as Americans do.
    pub fn read(
        root: &Path,
        unpacked: &Unpacked,
        ordinary: BTreeSet<String>,
        unusual: &BTreeSet<String>,
        main: &BTreeSet<String>,
    ) -> Result<Self, String> {
        let words: BTreeSet<String> = ordinary.union(unusual).cloned().collect();
        let mut twins = spellings::twins(unusual, main);
        twins.extend(spellings::twins(&ordinary, &main.intersection(&ordinary).cloned().collect()));
        let grammar = Self {
            lemmas: Lemmas::read(unpacked)?,
            wordnet: WordNet::read(unpacked)?,
            twins,
            own_bases: lists::own_bases(root)?,
            own_plurals: lists::own_plurals(root)?,
            ordinary,
            words,
        };
        let own = grammar.own_bases.iter().flat_map(|(word, bases)| bases.iter().chain([word]));
        let unknown = own.chain(grammar.own_plurals.keys()).find(|word| !grammar.words.contains(*word)).cloned();
        match unknown {
            Some(word) => Err(format!("data/bases-en.tsv or data/plurals-en.tsv: {word} is no word of the dictionary")),
            None => Ok(grammar),
        }
    }

    /// What finds the base words of a word: those of ordinary words are ordinary, whatever else there is.
    fn finder(&self, word: &str) -> Bases<'_> {
        Bases {
            words: if self.ordinary.contains(word) { &self.ordinary } else { &self.words },
            lemmas: &self.lemmas,
            wordnet: &self.wordnet,
            twins: &self.twins,
            own: &self.own_bases,
        }
    }

    /// The plural class of a word (R3 A).
    pub fn plural(&self, word: &str) -> u8 {
        plurals::class(word, &self.finder(word), &self.own_plurals)
    }

    /// The base words of a word (B7).
    pub fn bases(&self, word: &str) -> Vec<String> {
        self.finder(word).of(word)
    }
}
