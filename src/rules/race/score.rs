//! Counting up the lists of a round (R4, R5).

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::judge::{Case, Refusal};
use crate::rules::verdict::Unusable;
use crate::words::normalise;

/// A list that was counted on paper: what was left of it after the words in dispute (R8).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many words of each length are left: the first number is for words of up to four letters, the next for five, and so
    /// on; the last for ten and more is counted as ten.
    pub lengths: [u8; 7],
    /// Whether a word of the list is a mistake, which costs the stopper two points (R5 B).
    pub mistake: bool,
    /// Whether the list was found short, which costs the stopper the bonus (R4).
    pub short: bool,
}

/// What became of one written word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It counts, with so many points (R5 D, E).
    Scored {
        /// 1, and 1 more for each letter from the fifth on.
        points: i32,
    },
    /// Others have it too, so it is deleted from all lists (R5 C).
    Struck {
        /// The places of those others among the lists.
        with: Vec<usize>,
    },
    /// It does not count.
    Refused(Refusal),
}

/// What one list came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListScore {
    /// Every entry of the list, normalised, with its fate; empty entries are passed over (W1).
    pub words: Vec<(String, Fate)>,
    /// 1 for the stopper, unless the list was found short (R4, R5 A).
    pub bonus: i32,
    /// −2 for a stopper with a mistake, once (R5 B).
    pub penalty: i32,
    /// All together. It may be below zero.
    pub total: i32,
}

/// An entry of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Normalised.
    pub word: String,
    /// What is wrong with it as far as its own list can say.
    pub refusal: Option<Refusal>,
}

/// A list as it is counted.
#[derive(Clone, Copy, Debug)]
pub struct Heard<'a> {
    /// Its entries.
    pub entries: &'a [Entry],
    /// What was counted on paper instead: then the entries are passed over, and strike no others.
    pub tally: Option<&'a Tally>,
}

/// What the table decided about the words of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulings {
    /// Whether a word counts, in spite of the dictionary (W4).
    pub overruled: BTreeMap<String, bool>,
    /// Pairs of words that are one (R5 C).
    pub merged: Vec<(String, String)>,
}

impl Rulings {
    /// What is wrong with an entry after all.
    fn refusal(&self, entry: &Entry) -> Option<Refusal> {
        match (entry.refusal, self.overruled.get(&entry.word)) {
            (Some(refusal), Some(true)) if refusal.can_be_overruled() => None,
            (None, Some(false)) => Some(Refusal::ByTable),
            (refusal, _) => refusal,
        }
    }

    /// For each word that is one with another that other; following them leads to the same word from all that are one.
    fn unions(&self) -> BTreeMap<&str, &str> {
        let mut unions = BTreeMap::new();
        for (one, other) in &self.merged {
            let (one, other) = (representative(&unions, one), representative(&unions, other));
            if one != other {
                unions.insert(other, one);
            }
        }
        unions
    }
}

/// The word that stands for all that are one with `word`.
fn representative<'a>(unions: &BTreeMap<&'a str, &'a str>, word: &'a str) -> &'a str {
    let mut word = word;
    while let Some(next) = unions.get(word) {
        word = next;
    }
    word
}

/// Judges and counts up all lists of a round. `stopper` is the place of the list of whoever called STOP, and `target` the
/// number of entries that it takes (R4).
pub fn score(case: &Case<'_>, lists: &[Vec<String>], stopper: Option<usize>, target: usize) -> Vec<ListScore> {
    let judged: Vec<Vec<Entry>> = lists.iter().map(|list| judge(case, list)).collect();
    let heard: Vec<Heard<'_>> = judged.iter().map(|entries| Heard { entries, tally: None }).collect();
    count(&heard, &Rulings::default(), stopper, target)
}

/// Counts up lists that have been judged: needs no dictionary.
pub fn count(lists: &[Heard<'_>], rulings: &Rulings, stopper: Option<usize>, target: usize) -> Vec<ListScore> {
    let unions = rulings.unions();
    let mut owners: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut refusals: Vec<Vec<Option<Refusal>>> = Vec::new();
    for (owner, list) in lists.iter().enumerate() {
        let mut refused = Vec::new();
        for entry in list.entries {
            let mut refusal = rulings.refusal(entry);
            if refusal.is_none() && list.tally.is_none() {
                let owners = owners.entry(representative(&unions, &entry.word)).or_default();
                // The table took it for one with a word that stands before it on the same list.
                if owners.last() == Some(&owner) {
                    refusal = Some(Refusal::AlreadySaid);
                } else {
                    owners.push(owner);
                }
            }
            refused.push(refusal);
        }
        refusals.push(refused);
    }
    let fate = |owner: usize, word: &str, refusal: Option<Refusal>| match refusal {
        Some(refusal) => Fate::Refused(refusal),
        None => {
            let all = owners.get(representative(&unions, word)).map_or(&[][..], Vec::as_slice);
            let with: Vec<usize> = all.iter().copied().filter(|other| *other != owner).collect();
            if with.is_empty() { Fate::Scored { points: points(word) } } else { Fate::Struck { with } }
        }
    };
    let mut scores = Vec::new();
    for ((owner, list), refusals) in lists.iter().enumerate().zip(refusals) {
        let stopped = stopper == Some(owner);
        scores.push(match list.tally {
            Some(tally) => tally.score(stopped),
            None => {
                let entries = list.entries.iter().zip(refusals);
                let words = entries.map(|(entry, refusal)| (entry.word.clone(), fate(owner, &entry.word, refusal)));
                ListScore::of(words.collect(), stopped, target)
            }
        });
    }
    scores
}

impl Tally {
    /// How many words are left.
    pub fn words(&self) -> usize {
        self.lengths.iter().map(|count| usize::from(*count)).sum()
    }

    /// What they come to (R5 D, E).
    pub fn points(&self) -> i32 {
        self.lengths.iter().zip(1..).map(|(count, points)| i32::from(*count) * points).sum()
    }

    fn score(&self, stopped: bool) -> ListScore {
        let bonus = i32::from(stopped && !self.short);
        let penalty = if stopped && self.mistake { PENALTY } else { 0 };
        ListScore { words: Vec::new(), bonus, penalty, total: self.points() + bonus + penalty }
    }
}

impl ListScore {
    fn of(words: Vec<(String, Fate)>, stopped: bool, target: usize) -> Self {
        let bonus = i32::from(stopped && distinct(words.iter().map(|(word, _)| word.as_str())) >= target);
        let is_mistaken = |(_, fate): &(String, Fate)| matches!(fate, Fate::Refused(refusal) if refusal.is_mistake());
        let penalty = if stopped && words.iter().any(is_mistaken) { PENALTY } else { 0 };
        let earned = |(_, fate): &(String, Fate)| if let Fate::Scored { points } = fate { *points } else { 0 };
        let total = words.iter().map(earned).sum::<i32>() + bonus + penalty;
        ListScore { words, bonus, penalty, total }
    }
}

/// What a stopper's mistakes cost, however many they are (R5 B).
const PENALTY: i32 = -2;

/// How many different entries there are (R4).
pub(super) fn distinct<'a>(words: impl Iterator<Item = &'a str>) -> usize {
    words.collect::<BTreeSet<&str>>().len()
}

/// The points of a word that is left: 1, and from the fifth letter on 1 more for each (R5 D, E).
pub fn points(word: &str) -> i32 {
    let letters = word.chars().count() as i32;
    1 + (letters - 4).max(0)
}

/// Every entry of a list that is not empty.
pub(super) fn judge(case: &Case<'_>, list: &[String]) -> Vec<Entry> {
    let mut before: Vec<String> = Vec::new();
    let mut judged = Vec::new();
    for written in list {
        let word = normalise(written, case.lexicon.lang());
        let refusal = match case.judge(written, &before) {
            Err(Refusal::Unusable(Unusable::Empty)) => continue,
            verdict => verdict.err(),
        };
        before.push(word.clone());
        judged.push(Entry { word, refusal });
    }
    judged
}
