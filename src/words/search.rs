//! Finding words in a dictionary.

use super::{Dictionary, Entry};

/// All words that hold `letters` and please `fits` (the die: `rules::bomb` knows which places it allows) and `wanted`,
/// the commonest first, equals in byte order. Every word comes once, however often it holds the letters.
///
/// A scan of the whole text: a few milliseconds, whatever the letters. Empty letters find nothing.
pub fn words_for_group<'d>(
    dictionary: &'d Dictionary,
    letters: &str,
    fits: impl Fn(&str) -> bool,
    wanted: impl Fn(&str, Entry) -> bool,
) -> Vec<(&'d str, Entry)> {
    let mut found = Vec::new();
    if letters.is_empty() || letters.contains('\n') {
        return found;
    }
    let text = dictionary.text();
    let mut from = 0;
    while let Some(hit) = text[from..].find(letters) {
        let (word, entry) = dictionary.word_at(from + hit);
        if fits(word) && wanted(word, entry) {
            found.push((word, entry));
        }
        // On to the next word, so that no word is found twice.
        from += hit;
        from += text[from..].find('\n').map_or(text.len() - from, |end| end + 1);
    }
    found.sort_by_key(|(_, entry)| entry.band);
    found
}
