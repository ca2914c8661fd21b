//! Words of the real dictionary, for typing.

use std::fs;
use std::sync::OnceLock;

use anyhow::{Context, Result};
use wordbox::rules::bomb::Face;
use wordbox::words::catalog::{WordFile, word_file};
use wordbox::words::search::words_for_group;
use wordbox::words::{Dictionary, Lang, Lexicon, Tier};

const PUBLIC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../public");

/// The English dictionary as it is deployed.
///
/// # Errors
/// The file is missing or damaged.
pub fn dictionary() -> Result<&'static Dictionary> {
    static DICTIONARY: OnceLock<Dictionary> = OnceLock::new();
    if let Some(dictionary) = DICTIONARY.get() {
        return Ok(dictionary);
    }
    let dictionary = read(word_file(Lang::En))?;
    Ok(DICTIONARY.get_or_init(|| dictionary))
}

/// A deployed word file.
///
/// # Errors
/// The file is missing or damaged.
pub fn read(file: Option<&WordFile>) -> Result<Dictionary> {
    let path = format!("{PUBLIC}/{}", file.context("there is no such word file")?.path);
    let bytes = fs::read(&path).with_context(|| format!("no {path}"))?;
    Dictionary::from_bytes(bytes).map_err(|cause| anyhow::anyhow!("the dictionary: {cause}"))
}

/// Ordinary words with the letters where the die allows them, the commonest first (B4).
///
/// # Errors
/// There is no dictionary.
pub fn answers(letters: &str, face: Face) -> Result<Vec<&'static str>> {
    let fits = |word: &str| face.fits(letters, word).is_ok();
    let found = words_for_group(dictionary()?, letters, fits, |_, entry| entry.tier == Tier::Standard);
    Ok(found.into_iter().map(|(word, _)| word).collect())
}

/// A word that keeps all rules of the card and the die, and is in no dictionary.
///
/// # Errors
/// There is no dictionary.
pub fn nonsense(letters: &str, face: Face) -> Result<String> {
    let dictionary = dictionary()?;
    let candidates = [format!("qx{letters}zx"), format!("{letters}qzx"), format!("xqz{letters}")];
    let word =
        candidates.into_iter().find(|word| face.fits(letters, word).is_ok() && dictionary.look_up(word).is_none());
    word.with_context(|| format!("no nonsense with {letters} for {face:?}"))
}
