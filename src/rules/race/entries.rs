//! What people type before it is judged: a list in one go, and a word of which each letter is looked at.

use crate::words::latin::compose_all;
use crate::words::{Lang, Letters, normalise};

/// The entries of a text: a list may be pasted in one go, on lines or with commas, semicolons or spaces between (R8).
///
/// ```
/// use wordbox::rules::race::entries::entries;
/// let list: Vec<&str> = entries("Tone, stone\r\nstore;  no-one\u{a0}").collect();
/// assert_eq!(list, ["Tone", "stone", "store", "no-one"]);
/// ```
pub fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '\u{feff}')).filter(|entry| !entry.is_empty())
}

/// A text that is being typed, held against the letters on the table (R2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The text in pieces, as it was typed, each with whether its letters can be laid.
    pub pieces: Vec<(String, bool)>,
    /// What the last entry leaves of the letters.
    pub left: Letters,
}

/// Lays a text letter by letter. Each entry begins with all letters again; a letter that is not on the table, or no longer,
/// is not laid.
#[must_use]
pub fn lay(text: &str, table: &Letters, lang: Lang) -> Laid {
    let mut left = table.clone();
    let mut pieces: Vec<(String, bool)> = Vec::new();
    for letter in compose_all(text.chars()).chars() {
        let mut typed = String::from(letter);
        if entries(&typed).next().is_none() {
            left = table.clone();
        }
        // What is nothing by itself, such as a mark that is still to come or an invisible character, is in nobody's way.
        let there = Letters::of(&normalise(&typed, lang)).is_some_and(|needed| left.take(&needed))
            || entries(&typed).next().is_none();
        match pieces.last_mut().filter(|(_, last)| *last == there) {
            Some((piece, _)) => piece.push(letter),
            None => pieces.push((std::mem::take(&mut typed), there)),
        }
    }
    Laid { pieces, left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, lang: Lang, pieces: &[(&str, bool)], left: &str) {
        let table = Letters::of_faces(["S", "T", "O", "N", "E", "S", "Qu", "Ü"]).expect("faces");
        let laid = lay(text, &table, lang);
        let shown: Vec<(&str, bool)> = laid.pieces.iter().map(|(piece, there)| (piece.as_str(), *there)).collect();
        assert_eq!(shown, pieces, "{text:?}");
        assert_eq!(Some(laid.left), Letters::of(left), "{text:?}");
    }

    #[test]
    fn r8_a_list_is_split_where_people_split_it() {
        let list = |text| entries(text).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(
            list("one two\tthree\nfour\r\nfive,six; seven\u{2028}eight"),
            ["one", "two", "three", "four", "five", "six", "seven", "eight"]
        );
        assert_eq!(list(" ,; \n"), Vec::<String>::new());
        assert_eq!(list("don't no-one"), ["don't", "no-one"]);
    }

    #[test]
    fn r2_what_is_not_on_the_table_shows_as_it_is_typed() {
        check("", Lang::En, &[], "stonesquü");
        check("Tone", Lang::En, &[("Tone", true)], "ssquü");
        check("totem", Lang::En, &[("to", true), ("t", false), ("e", true), ("m", false)], "nssquü");
        check("no-one", Lang::En, &[("no", true), ("-on", false), ("e", true)], "stsquü");
    }

    #[test]
    fn r2_each_entry_begins_with_all_letters() {
        check("tone, not", Lang::En, &[("tone, not", true)], "essquü");
        check("tone ", Lang::En, &[("tone ", true)], "stonesquü");
    }

    #[test]
    fn w2_marks_and_eszett_are_laid_as_they_count() {
        check("nu\u{308}ß", Lang::De, &[("nüß", true)], "toequ");
        check("maß", Lang::De, &[("ma", false), ("ß", true)], "tonequü");
        check("né\u{ad}", Lang::En, &[("né\u{ad}", true)], "stosquü");
        check("né", Lang::De, &[("n", true), ("é", false)], "stoesquü");
    }
}
