//! `cargo xtask words --simulate`: how the dice, the cards and the tiles play with the words that ship.
//!
//! Everything is drawn from a fixed seed with the product's own random source, so the figures in `data/simulation-*.txt`
//! are the same on every machine. `--tune` prints what the dice and the tiles of a language were derived with ([`tune`]).

mod cards;
mod figures;
mod pools;
mod rolls;
mod tune;
mod vocabulary;

use std::fs;
use std::path::Path;

use wordbox::words::catalog::word_file;
use wordbox::words::{Dictionary, Lang, Lexicon as _};

use vocabulary::Vocabulary;

/// Where every simulation begins.
const SEED: u64 = 2_024;

/// Writes the figures of every language that has a word file.
///
/// # Errors
/// When a word file is missing or damaged, or the figures cannot be written.
pub fn run(root: &Path) -> Result<(), String> {
    for dictionary in shipped(root)? {
        let lang = dictionary.lang();
        let vocabulary = Vocabulary::of(&dictionary);
        let mut text = format!(
            "# Written by `cargo run --release --package xtask -- words --simulate` from the word file and the tables in \
             data/; do not edit.\n# {} proposed words, {} of them among the 8,000 commonest.\n",
            vocabulary.words.len(),
            vocabulary.words.iter().filter(|word| word.is_core()).count()
        );
        text += &rolls::figures(lang, &vocabulary);
        text += &cards::figures(&dictionary);
        text += &pools::figures(lang, &vocabulary);
        print!("{text}");
        let path = root.join(format!("data/simulation-{}.txt", lang.code()));
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Prints dice and tiles as the words of each language would have them.
///
/// # Errors
/// When a word file is missing or damaged.
pub fn tune(root: &Path) -> Result<(), String> {
    for dictionary in shipped(root)? {
        println!("{}\n{}", dictionary.lang().code(), tune::suggest(dictionary.lang(), &Vocabulary::of(&dictionary)));
    }
    Ok(())
}

/// The dictionaries that are committed.
fn shipped(root: &Path) -> Result<Vec<Dictionary>, String> {
    let read = |path: &Path| -> Result<Dictionary, String> {
        let bytes = fs::read(path).map_err(|error| error.to_string())?;
        Dictionary::from_bytes(bytes).map_err(|error| error.to_string())
    };
    let files = [Lang::En, Lang::De].into_iter().filter_map(word_file).map(|file| root.join("public").join(file.path));
    files.map(|path| read(&path).map_err(|error| format!("{}: {error}", path.display()))).collect()
}

#[cfg(test)]
mod tests;
