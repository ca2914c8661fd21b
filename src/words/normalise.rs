//! The one form in which words are compared: rules W1 and W2.

use super::Lang;
use super::latin::{compose_all, is_mark, unmarked};

/// What a typed word becomes (W1, W2): trimmed, composed (NFC), lower case by Unicode's table and never by the
/// device's locale, apostrophes and hyphens plain, invisible characters gone. English loses its accents
/// (`Café` is `cafe`, `æ` is `ae`); German keeps ä, ö, ü and every other accent, and writes ß as ss.
///
/// Doing it twice changes nothing more. Spaces inside stay, so that a game can say that it wants one word.
///
/// ```
/// use wordbox::words::{Lang, normalise};
/// assert_eq!(normalise(" Nacht\u{a0}", Lang::De), "nacht");
/// assert_eq!(normalise("mère", Lang::En), "mere");
/// assert_eq!(normalise("STRASSE", Lang::De), normalise("straße", Lang::De));
/// ```
#[must_use]
pub fn normalise(input: &str, lang: Lang) -> String {
    // Invisible characters go first: one of them between a letter and its accent would keep the two apart.
    let visible = input.chars().filter(|c| !is_invisible(*c));
    let lower = visible.flat_map(|c| plain_form(c).to_lowercase());
    let spelt: String = match lang {
        Lang::De => compose_all(lower.flat_map(|c| letters_of(c, &[('ß', "ss")]))),
        Lang::En => {
            lower.filter(|c| !is_mark(*c)).map(without_accents).flat_map(|c| letters_of(c, UNLIGATURED)).collect()
        }
    };
    spelt.trim().to_owned()
}

/// The letter that is left when all accents are gone.
fn without_accents(letter: char) -> char {
    unmarked(letter).map_or(letter, without_accents)
}

/// The letters that no decomposition takes apart, as English writes them.
const UNLIGATURED: &[(char, &str)] =
    &[('ß', "ss"), ('æ', "ae"), ('œ', "oe"), ('ø', "o"), ('ł', "l"), ('đ', "d"), ('ð', "d"), ('þ', "th"), ('ı', "i")];

/// The letter as `spellings` have it, or itself.
fn letters_of(letter: char, spellings: &[(char, &'static str)]) -> impl Iterator<Item = char> + use<> {
    let spelt = spellings.iter().find(|(from, _)| *from == letter).map(|(_, to)| *to);
    spelt.unwrap_or_default().chars().chain(spelt.is_none().then_some(letter))
}

/// Keyboards turn apostrophes and hyphens into typographic ones, or offer an accent that looks like one.
fn plain_form(c: char) -> char {
    match c {
        '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{2bc}' | '\u{2032}' | '\u{b4}' | '`' | '\u{ff07}' => '\'',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}' => '-',
        _ => c,
    }
}

/// Soft hyphens, zero-width characters, direction marks and variation selectors: pasted along, never meant.
pub(super) fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[track_caller]
    fn check(input: &str, en: &str, de: &str) {
        assert_eq!((normalise(input, Lang::En).as_str(), normalise(input, Lang::De).as_str()), (en, de), "{input:?}");
    }

    #[test]
    fn w1_spaces_around_go_and_inside_stay() {
        check(" \t\u{a0}listen\u{3000} ", "listen", "listen");
        check("two words", "two words", "two words");
        check(" \u{a0} ", "", "");
        check("", "", "");
    }

    #[test]
    fn w1_case_never_depends_on_a_locale() {
        check("INSEL", "insel", "insel");
        check("ApPle", "apple", "apple");
        check("ÄÖÜ", "aou", "äöü");
    }

    #[test]
    fn w1_apostrophes_and_hyphens_are_plain() {
        check("don’t", "don't", "don't");
        check("don´t", "don't", "don't");
        check("check–in", "check-in", "check-in");
    }

    #[test]
    fn w1_invisible_characters_go_also_before_an_accent() {
        check("na\u{ad}cht\u{200b}", "nacht", "nacht");
        check("u\u{200d}\u{308}ber", "uber", "über");
        check("\u{feff}\u{202a}wort\u{202c}", "wort", "wort");
    }

    #[test]
    fn w2_english_folds_and_german_keeps() {
        check("café", "cafe", "café");
        check("Ærøskøbing", "aeroskobing", "ærøskøbing");
        check("œuvre", "oeuvre", "œuvre");
        check("u\u{308}", "u", "ü");
        check("Maße", "masse", "masse");
        check("GROẞ", "gross", "gross");
    }

    proptest! {
        #[test]
        fn w1_twice_is_once_and_nothing_panics(input in any::<String>()) {
            for lang in [Lang::En, Lang::De] {
                let once = normalise(&input, lang);
                prop_assert_eq!(&normalise(&once, lang), &once);
            }
        }

        #[test]
        fn w1_twice_is_once_among_awkward_letters(
            input in "[ßẞİıΣςǅʼn\u{308}\u{345}\u{301}\u{200d}\u{ad}æÅK´` \u{a0}äA-]{0,12}"
        ) {
            for lang in [Lang::En, Lang::De] {
                let once = normalise(&input, lang);
                prop_assert_eq!(&normalise(&once, lang), &once);
            }
        }
    }
}
