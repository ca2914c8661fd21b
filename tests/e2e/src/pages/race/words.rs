//! Words of a roll, asked of the real dictionary, and what they are worth by the rules as a person would count them.

use anyhow::{Context, Result};
use wordbox::rules::race::Config;
use wordbox::rules::race::missed::possible;
use wordbox::words::search::words_from;
use wordbox::words::{Dictionary, Lang, Letters, Lexicon as _};

use crate::pages::words::dictionary;

/// Ordinary words of a roll that count, the longest first; faces as on the table, in capitals. They are words that are
/// shown as they are typed, without an accent.
///
/// # Errors
/// There is no dictionary, or these are no letters.
pub fn words_of(faces: &[String]) -> Result<Vec<&'static str>> {
    words_in(dictionary()?, faces)
}

/// As [`words_of`], in another dictionary.
///
/// # Errors
/// These are no letters.
pub fn words_in<'d>(dictionary: &'d Dictionary, faces: &[String]) -> Result<Vec<&'d str>> {
    let mut words = possible(dictionary, &letters(faces)?, &Config::classic(dictionary.lang()));
    let accented =
        |word: &str| dictionary.lang() == Lang::En && dictionary.spelling(word).is_some_and(|shown| shown != word);
    words.retain(|word| !accented(word));
    Ok(words)
}

/// A plural in -s of a roll that the rules refuse (R3 A); a roll without S has none.
///
/// # Errors
/// There is no dictionary.
pub fn plural_of(faces: &[String]) -> Result<Option<&'static str>> {
    let found = words_from(dictionary()?, &letters(faces)?, 4);
    let plural = found.into_iter().find(|(_, entry)| entry.is_proposed() && entry.is_refused_plural(false));
    Ok(plural.map(|(word, _)| word))
}

/// Letters of a roll in an order that is no word of the dictionary.
///
/// # Errors
/// There is no dictionary, or every order is a word.
pub fn nonsense_of(faces: &[String]) -> Result<String> {
    let dictionary = dictionary()?;
    let small: Vec<String> = faces.iter().map(|face| face.to_lowercase()).collect();
    let orders = small.windows(5).map(|some| some.concat());
    let word = orders.into_iter().find(|word| dictionary.look_up(word).is_none());
    word.with_context(|| format!("every part of {faces:?} is a word"))
}

/// A word of the dictionary with a letter that does not lie there.
///
/// # Errors
/// There is no dictionary, or everything can be laid.
pub fn foreign_to(faces: &[String]) -> Result<&'static str> {
    let letters = letters(faces)?;
    let words = ["jazz", "puzzle", "fluff", "mummy", "queue", "woodwork"];
    let word = words
        .into_iter()
        .find(|word| !letters.can_spell(word) && dictionary().is_ok_and(|all| all.look_up(word).is_some()));
    word.with_context(|| format!("{faces:?} spell everything"))
}

/// What a word of four or more letters is worth: 1, and 1 more for each letter from the fifth on (R5 D, E).
#[must_use]
pub fn worth(word: &str) -> i64 {
    i64::try_from(word.chars().count()).unwrap_or_default() - 3
}

/// The German dictionary as it is deployed.
///
/// # Errors
/// The file is missing or damaged.
pub fn german() -> Result<Dictionary> {
    crate::pages::words::read(wordbox::words::catalog::word_file(Lang::De))
}

fn letters(faces: &[String]) -> Result<Letters> {
    Letters::of_faces(faces.iter().map(String::as_str)).with_context(|| format!("no letters: {faces:?}"))
}
