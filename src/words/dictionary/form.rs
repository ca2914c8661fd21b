//! What a word is a form of: its plural class (R3 A) and its base words (B7), as a line that many words share.
//!
//! A line is the digit of the plural class, and for each base word a space and how to make it of the word: how many
//! letters to cut off the end, and what to put there. `1 1` is for `cats`: only a plural, and without its last letter the
//! base word. `0 2un` is for `ran`: no plural, and with `un` for the last two letters the base word. A German participle
//! also loses its `ge`: `0 1en-3` drops the two letters that stand after the third (`aufgemacht`, `aufmachen`).

/// The line of a word with this plural class and these base words, in their order.
#[must_use]
pub fn line(word: &str, plural: u8, bases: &[String]) -> String {
    let edits = bases.iter().map(|base| format!(" {}", edit(word, base)));
    format!("{plural}{}", edits.collect::<String>())
}

/// The plural class of a line, 0 if it has none.
pub(super) fn plural(line: &str) -> u8 {
    line.bytes().next().map_or(0, |digit| digit.wrapping_sub(b'0')).min(5)
}

/// The base words that a line makes of a word; an edit that does not fit the word makes none.
pub(super) fn bases<'l>(line: &'l str, word: &'l str) -> impl Iterator<Item = String> + 'l {
    line.split(' ').skip(1).filter_map(|edit| apply(edit, word))
}

/// How to make `base` of `word`.
fn edit(word: &str, base: &str) -> String {
    let plain = shortest_edit(word, base);
    let without_ge = word.match_indices("ge").filter(|(at, _)| *at < 8 && word.is_char_boundary(*at)).map(|(at, _)| {
        let letters = word[..at].chars().count();
        format!("{}-{letters}", shortest_edit(&[&word[..at], &word[at + 2..]].concat(), base))
    });
    // Of equal length the first: no `ge` is dropped without need.
    without_ge.fold(plain, |best, other| if other.len() < best.len() { other } else { best })
}

fn shortest_edit(word: &str, base: &str) -> String {
    let same: usize = word.chars().zip(base.chars()).take_while(|(a, b)| a == b).map(|(c, _)| c.len_utf8()).sum();
    format!("{}{}", word[same..].chars().count(), &base[same..])
}

fn apply(edit: &str, word: &str) -> Option<String> {
    let (edit, dropped) = match edit.split_once('-') {
        Some((edit, at)) => (edit, Some(at.parse::<usize>().ok()?)),
        None => (edit, None),
    };
    let digits = edit.bytes().take_while(u8::is_ascii_digit).count();
    let cut: usize = edit[..digits].parse().ok()?;
    let mut letters: Vec<char> = word.chars().collect();
    if let Some(at) = dropped {
        let ge = letters.get(at..at.checked_add(2)?)?;
        if ge != ['g', 'e'] {
            return None;
        }
        letters.drain(at..at + 2);
    }
    letters.truncate(letters.len().checked_sub(cut)?);
    letters.extend(edit[digits..].chars());
    Some(letters.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(word: &str, plural_class: u8, base_words: &[&str], expected: &str) {
        let base_words: Vec<String> = base_words.iter().map(|base| (*base).to_owned()).collect();
        let line = line(word, plural_class, &base_words);
        assert_eq!(line, expected, "{word}");
        assert_eq!(plural(&line), plural_class);
        assert_eq!(bases(&line, word).collect::<Vec<_>>(), base_words, "{word}");
    }

    #[test]
    fn a_line_makes_the_base_words_again() {
        check("cat", 0, &[], "0");
        check("cats", 1, &["cat"], "1 1");
        check("leaves", 2, &["leaf", "leave"], "2 3f 1");
        check("ran", 0, &["run"], "0 2un");
        check("went", 0, &["go"], "0 4go");
        check("realised", 0, &["realise", "realize"], "0 1 3ze");
        check("häuser", 0, &["haus"], "0 5aus");
        check("gespielt", 0, &["spielen"], "0 1en-0");
        check("aufgemacht", 0, &["aufmachen"], "0 1en-3");
        check("zurückgegeben", 0, &["zurückgeben"], "0 0-6");
    }

    #[test]
    fn a_line_that_does_not_fit_makes_nothing() {
        for line in ["", "0", "0 9", "0 x", "0 1en-0", "0 0-99", "0 0-", "9 99999999999999999999"] {
            assert_eq!(bases(line, "ants").count(), 0, "{line:?}");
        }
        assert_eq!((plural(""), plural("9"), plural(" ")), (0, 5, 5));
    }
}
