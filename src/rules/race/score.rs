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

/// An entry, normalised, and whether it counts as far as its own list can say.
type Judged = (String, Result<(), Refusal>);

/// Counts up all lists of a round. `stopper` is the place of the list of whoever called STOP, and `target` the number of
/// entries that it takes (R4).
pub fn score(case: &Case<'_>, lists: &[Vec<String>], stopper: Option<usize>, target: usize) -> Vec<ListScore> {
    let judged: Vec<Vec<Judged>> = lists.iter().map(|list| judge(case, list)).collect();
    let mut owners: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (owner, list) in judged.iter().enumerate() {
        for (word, _) in list.iter().filter(|(_, verdict)| verdict.is_ok()) {
            owners.entry(word).or_default().push(owner);
        }
    }
    let fate = |owner: usize, word: &str, verdict: &Result<(), Refusal>| match verdict {
        Err(refusal) => Fate::Refused(*refusal),
        Ok(()) => {
            let with: Vec<usize> = owners[word].iter().copied().filter(|other| *other != owner).collect();
            if with.is_empty() { Fate::Scored { points: points(word) } } else { Fate::Struck { with } }
        }
    };
    let count = |(owner, list): (usize, &Vec<Judged>)| {
        let words: Vec<(String, Fate)> =
            list.iter().map(|(word, verdict)| (word.clone(), fate(owner, word, verdict))).collect();
        let stopped = stopper == Some(owner);
        let distinct: BTreeSet<&str> = words.iter().map(|(word, _)| word.as_str()).collect();
        let bonus = i32::from(stopped && distinct.len() >= target);
        let is_mistaken = |(_, fate): &(String, Fate)| matches!(fate, Fate::Refused(refusal) if refusal.is_mistake());
        let penalty = if stopped && words.iter().any(is_mistaken) { -2 } else { 0 };
        let earned: i32 =
            words.iter().map(|(_, fate)| if let Fate::Scored { points } = fate { *points } else { 0 }).sum();
        ListScore { words, bonus, penalty, total: earned + bonus + penalty }
    };
    judged.iter().enumerate().map(count).collect()
}

/// The points of a word that is left: 1, and from the fifth letter on 1 more for each (R5 D, E).
fn points(word: &str) -> i32 {
    let letters = word.chars().count() as i32;
    1 + (letters - 4).max(0)
}

/// Every entry of a list that is not empty.
fn judge(case: &Case<'_>, list: &[String]) -> Vec<Judged> {
    let mut before: Vec<String> = Vec::new();
    let mut judged = Vec::new();
    for written in list {
        let word = normalise(written, case.lexicon.lang());
        let verdict = match case.judge(written, &before) {
            Err(Refusal::Unusable(Unusable::Empty)) => continue,
            verdict => verdict.map(drop),
        };
        before.push(word.clone());
        judged.push((word, verdict));
    }
    judged
}
