//! Words of the tiles on the screen, asked of the real dictionary, that can be looked for in a page.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use anyhow::{Context, Result};
use wordbox::rules::scramble::view::Offer;
use wordbox::words::search::words_of_length;
use wordbox::words::{Dictionary, Letters, Lexicon as _, Tier};

/// Whatever the screens say of themselves, and how their parts are named.
const SAID: [&str; 4] = ["src/text", "src/ui", "src/route.rs", "index.html"];

/// Ordinary words of so many letters that the offered tiles make, the commonest first, of which nothing on the screens is
/// a part: where such a word is in the page, it has leaked. Whether it is one is only looked at as far as words are asked for.
///
/// # Errors
/// The offers are none, or the texts of the screens are not there.
pub fn words_of<'d>(
    dictionary: &'d Dictionary,
    offers: &[Offer],
    length: usize,
) -> Result<impl Iterator<Item = &'d str> + use<'d>> {
    let tiles: String = offers.iter().flat_map(|offer| std::iter::repeat_n(offer.letter, offer.count.into())).collect();
    let tiles = Letters::of(&tiles).with_context(|| format!("no tiles: {offers:?}"))?;
    let found = words_of_length(dictionary, &tiles, length, length);
    let said = said()?;
    // A word that is shown in other letters than it is compared by could not be looked for.
    let shown_so = |word: &str| dictionary.spelling(word).is_none_or(|shown| reads(&shown, word));
    let ordinary = found.into_iter().filter(|(_, entry)| entry.tier == Tier::Standard).map(|(word, _)| word);
    Ok(ordinary.filter(move |word| shown_so(word) && !said.contains(*word)))
}

/// Whether what is shown is that word, small or not.
#[must_use]
pub fn reads(shown: &str, word: &str) -> bool {
    shown.to_lowercase().replace('ß', "ss") == word
}

/// Whether both have the same letters.
#[must_use]
pub fn is_anagram(one: &str, other: &str) -> bool {
    Letters::of(one).is_some_and(|letters| letters.is_anagram(other))
}

/// All letters of the texts and of the names of parts, in a row.
fn said() -> Result<&'static str> {
    static SAID_LETTERS: OnceLock<String> = OnceLock::new();
    if let Some(said) = SAID_LETTERS.get() {
        return Ok(said);
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut said = String::new();
    for place in SAID {
        read_all(&root.join(place), &mut said).with_context(|| format!("cannot read {place}"))?;
    }
    Ok(SAID_LETTERS.get_or_init(|| said))
}

fn read_all(place: &Path, letters: &mut String) -> Result<()> {
    if place.is_dir() {
        let mut inside = fs::read_dir(place)?.map(|one| Ok(one?.path())).collect::<Result<Vec<_>>>()?;
        inside.sort();
        return inside.iter().try_for_each(|one| read_all(one, letters));
    }
    let text = fs::read_to_string(place)?;
    letters.extend(text.chars().filter(|letter| letter.is_alphabetic()).flat_map(char::to_lowercase));
    letters.push('\n');
    Ok(())
}
