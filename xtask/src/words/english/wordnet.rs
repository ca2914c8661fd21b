//! WordNet: which words are nouns or verbs and how often, and which nouns are made from which verbs.

use std::collections::{BTreeMap, BTreeSet};

use crate::words::sources::Unpacked;

const FOLDER: &str = "usr/share/wordnet";

/// What is known of one word as one part of speech.
#[derive(Clone, Copy, Default)]
pub struct Use {
    /// How many meanings there are.
    pub senses: usize,
    /// How often they were met in texts that people tagged by hand.
    pub met: u32,
}

/// The parts of WordNet that say something about the forms of words.
#[derive(Default)]
pub struct WordNet {
    nouns: BTreeMap<String, Use>,
    verbs: BTreeMap<String, Use>,
    describers: BTreeMap<String, Use>,
    makers: BTreeSet<(String, String)>,
}

impl WordNet {
    pub fn read(unpacked: &Unpacked) -> Result<Self, String> {
        let text = |file: &str| unpacked.text("wordnet-base", &format!("{FOLDER}/{file}"));
        let mut wordnet = Self {
            nouns: words(&text("index.noun")?),
            verbs: words(&text("index.verb")?),
            describers: words(&text("index.adj")?),
            makers: BTreeSet::new(),
        };
        wordnet.describers.extend(words(&text("index.adv")?));
        for line in text("cntlist.rev")?.lines() {
            // `play%2:36:00:: 3 17`: a meaning of the verb (2) play was met 17 times.
            let mut fields = line.split(' ');
            let (Some(key), Some(times)) = (fields.next(), fields.nth(1)) else {
                continue;
            };
            let Some((word, rest)) = key.split_once('%') else {
                continue;
            };
            let uses = match rest.as_bytes().first() {
                Some(b'1') => &mut wordnet.nouns,
                Some(b'2') => &mut wordnet.verbs,
                _ => continue,
            };
            if let Some(used) = uses.get_mut(word) {
                used.met += times.parse::<u32>().unwrap_or(0);
            }
        }
        wordnet.makers = makers(&text("data.noun")?, &text("data.verb")?);
        Ok(wordnet)
    }

    /// The word as a noun.
    pub fn noun(&self, word: &str) -> Option<Use> {
        self.nouns.get(word).copied()
    }

    /// The word as a verb.
    pub fn verb(&self, word: &str) -> Option<Use> {
        self.verbs.get(word).copied()
    }

    /// Whether the word is an adjective or adverb.
    pub fn describes(&self, word: &str) -> bool {
        self.describers.contains_key(word)
    }

    /// Whether the word has an entry of its own.
    pub fn knows(&self, word: &str) -> bool {
        self.nouns.contains_key(word) || self.verbs.contains_key(word) || self.describes(word)
    }

    /// Whether some meaning of the noun is derived from some meaning of the verb.
    pub fn is_made_from(&self, noun: &str, verb: &str) -> bool {
        self.makers.contains(&(noun.to_owned(), verb.to_owned()))
    }
}

/// The words of an index file: lemma, part of speech, number of meanings, …
fn words(index: &str) -> BTreeMap<String, Use> {
    let entries = index.lines().filter(|line| !line.starts_with(' ')).filter_map(|line| {
        let mut fields = line.split(' ');
        let word = fields.next()?;
        Some((word.to_owned(), Use { senses: fields.nth(1)?.parse().ok()?, met: 0 }))
    });
    entries.collect()
}

/// A line of a data file: where it stands, its words, and its pointers as symbol, target, part of speech and which word
/// points at which.
struct Synset<'l> {
    offset: &'l str,
    words: Vec<&'l str>,
    pointers: Vec<[&'l str; 4]>,
}

fn synsets(data: &str) -> impl Iterator<Item = Synset<'_>> {
    data.lines().filter(|line| !line.starts_with(' ')).filter_map(|line| {
        let fields: Vec<&str> = line.split(" | ").next()?.split(' ').filter(|field| !field.is_empty()).collect();
        let count = usize::from_str_radix(fields.get(3)?, 16).ok()?;
        let words = (0..count).filter_map(|index| fields.get(4 + 2 * index).copied()).collect();
        let pointers = fields.get(5 + 2 * count..)?.chunks_exact(4);
        let pointers = pointers.filter_map(|pointer| <[&str; 4]>::try_from(pointer).ok()).collect();
        Some(Synset { offset: fields[0], words, pointers })
    })
}

/// Pairs of a noun and the verb that it is derived from.
fn makers(nouns: &str, verbs: &str) -> BTreeSet<(String, String)> {
    let verbs: BTreeMap<&str, Vec<&str>> = synsets(verbs).map(|synset| (synset.offset, synset.words)).collect();
    let mut makers = BTreeSet::new();
    for synset in synsets(nouns) {
        for [symbol, target, part, ends] in &synset.pointers {
            if *symbol != "+" || *part != "v" || ends.len() != 4 {
                continue;
            }
            let word = |words: &Vec<&str>, end: &str| {
                let number = usize::from_str_radix(end, 16).ok()?;
                words.get(number.checked_sub(1)?).map(|word| word.to_lowercase())
            };
            let verb = verbs.get(target).and_then(|words| word(words, &ends[2..]));
            if let (Some(noun), Some(verb)) = (word(&synset.words, &ends[..2]), verb) {
                makers.insert((noun, verb));
            }
        }
    }
    makers
}
