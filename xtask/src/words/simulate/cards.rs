//! How many answers the cards of Bomb have (B1, B2).

use std::collections::BTreeSet;
use std::fmt::Write;

use wordbox::rules::bomb::Face;
use wordbox::words::search::words_for_group;
use wordbox::words::{Dictionary, Difficulty, Entry, Lexicon as _, groups};

use super::figures::{median, quantile};

const FACES: [(Face, &str); 5] = [
    (Face::NotAtStart, "not at the start"),
    (Face::Anywhere, "anywhere"),
    (Face::NotAtEnd, "not at the end"),
    (Face::AtStart, "at the start"),
    (Face::AtEnd, "at the end"),
];

pub fn figures(dictionary: &Dictionary) -> String {
    let cards = groups(dictionary.lang());
    let mut text = format!("\n## Bomb: {} cards\n\n", cards.len());
    for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
        let of_tier = cards.iter().filter(|card| card.difficulty == difficulty);
        let letters: Vec<&str> = of_tier.map(|card| card.letters).collect();
        let by_length = [2, 3, 4].map(|length| letters.iter().filter(|l| l.chars().count() == length).count());
        let _ = writeln!(
            text,
            "{difficulty:?}: {} cards, {} of two letters, {} of three, {} of four",
            letters.len(),
            by_length[0],
            by_length[1],
            by_length[2]
        );
    }
    text += "\nDistinct base words among the proposed words, of those the 8,000 commonest, over all cards:\n\n\
             face              fewest  10%  median   90%   most | core: fewest  10%  median\n";
    for (face, name) in FACES {
        let (mut all, mut core) = (Vec::new(), Vec::new());
        for card in cards {
            let fits = |word: &str| face.fits(card.letters, word).is_ok();
            let words = words_for_group(dictionary, card.letters, fits, |_, entry| entry.is_proposed());
            all.push(bases(dictionary, words.iter().map(|(word, _)| *word)));
            let common = words.iter().filter(|(_, entry)| entry.band <= Entry::RAREST_CORE_BAND);
            core.push(bases(dictionary, common.map(|(word, _)| *word)));
        }
        let _ = writeln!(
            text,
            "{name:17} {:6} {:4} {:7} {:5} {:6} | {:12} {:4} {:7}",
            quantile(&mut all, 0.0),
            quantile(&mut all, 0.1),
            median(&mut all),
            quantile(&mut all, 0.9),
            quantile(&mut all, 1.0),
            quantile(&mut core, 0.0),
            quantile(&mut core, 0.1),
            median(&mut core),
        );
    }
    text
}

/// How many distinct base words some words have.
fn bases<'w>(dictionary: &Dictionary, words: impl Iterator<Item = &'w str>) -> usize {
    let base = |word: &str| dictionary.bases(word).pop().unwrap_or_else(|| word.to_owned());
    words.map(base).collect::<BTreeSet<_>>().len()
}
