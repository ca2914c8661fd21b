//! Draws the questions, with a fixed seed.

use rand::Rng as _;
use wordbox::rules::rng_from;
use wordbox::words::dice::{STANDARD_DICE, roll};
use wordbox::words::{Dictionary, Letters, Lexicon, groups};
use wordbox_formats::table::Table;
use wordbox_formats::workload::{Task, Workload};

const SEED: u64 = 12;
/// Of what takes less than a microsecond.
const MANY: usize = 2_000;
/// Of what takes milliseconds.
const FEW: usize = 60;

/// A line for each question; [`Workload::read`] reads them.
pub fn draw(dictionary: &Dictionary, table: &Table) -> String {
    let mut rng = rng_from(SEED);
    let words: Vec<&str> = table.items.iter().map(|item| item.word.as_str()).collect();
    let mut pick = |from: &[&str]| from[rng.random_range(0..from.len() as u32) as usize].to_owned();
    let derived: Vec<&str> = words.iter().copied().filter(|word| !dictionary.bases(word).is_empty()).collect();
    let sevens: Vec<&str> =
        words.iter().copied().filter(|word| word.chars().count() == 7 && Letters::of(word).is_some()).collect();
    let mut lines = String::new();
    let mut put = |task, question: &str| lines.push_str(&Workload::put(task, question));
    for _ in 0..MANY {
        let word = pick(&words);
        put(Task::Hit, &word);
        if let Some(miss) = beside(dictionary, &word) {
            put(Task::Miss, &miss);
        }
        if !derived.is_empty() {
            put(Task::Bases, &pick(&derived));
        }
    }
    for _ in 0..FEW {
        put(Task::Anagrams, &pick(&sevens));
    }
    // The unusual words are asked for single words only.
    let cards = groups(dictionary.lang());
    let has_ordinary_words = dictionary.iter_entries().any(|(_, entry)| entry.is_proposed());
    if has_ordinary_words {
        for _ in 0..FEW {
            put(Task::Roll, &roll(dictionary, STANDARD_DICE, &mut rng).concat().to_lowercase());
        }
        let step = (cards.len() / FEW).max(1);
        cards.iter().step_by(step).take(FEW).for_each(|card| put(Task::Group, card.letters));
    }
    lines
}

/// A word that is not there, one letter from one that is.
fn beside(dictionary: &Dictionary, word: &str) -> Option<String> {
    let last = word.char_indices().next_back()?.0;
    let others = ('a'..='z').map(|letter| format!("{}{letter}", &word[..last]));
    others.into_iter().find(|other| dictionary.look_up(other).is_none())
}
