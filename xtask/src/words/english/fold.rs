//! Words of the sources as the dictionary spells them.

/// A word in lower case without accents, or `None` when anything but letters stands in it.
///
/// The sources' accents are few and Latin, so a table does; the test of the finished dictionary holds it against the
/// product's own folding.
pub fn letters_of(word: &str) -> Option<String> {
    let mut letters = String::with_capacity(word.len());
    for c in word.chars() {
        match plain(c) {
            Some(folded) => letters.push_str(folded),
            None if c.is_ascii_alphabetic() => letters.push(c.to_ascii_lowercase()),
            None => return None,
        }
    }
    (!letters.is_empty()).then_some(letters)
}

fn plain(c: char) -> Option<&'static str> {
    const FAMILIES: [(&str, &str); 16] = [
        ("áàâäãåāÁÀÂÄÃÅĀ", "a"),
        ("çćčÇĆČ", "c"),
        ("éèêëēěÉÈÊËĒĚ", "e"),
        ("íìîïīÍÌÎÏĪ", "i"),
        ("ñńÑŃ", "n"),
        ("óòôöõøōÓÒÔÖÕØŌ", "o"),
        ("úùûüūÚÙÛÜŪ", "u"),
        ("ýÿÝ", "y"),
        ("šśŠŚ", "s"),
        ("žźżŽŹŻ", "z"),
        ("łŁ", "l"),
        ("ðđÐĐ", "d"),
        ("þÞ", "th"),
        ("æÆ", "ae"),
        ("œŒ", "oe"),
        ("ß", "ss"),
    ];
    FAMILIES.iter().find(|(accented, _)| accented.contains(c)).map(|(_, folded)| *folded)
}
