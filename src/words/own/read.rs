//! Words from a text, and what is not one.

use super::{LONGEST_WORD, ListError, MOST_BYTES, MOST_WORDS, lookup, unified};
use crate::words::Lang;
use crate::words::latin::compose_all;
use crate::words::normalise;
use crate::words::normalise::is_invisible;

/// How much of an entry is shown that was left out, in characters.
const SHOWN: usize = 60;

/// Why an entry was left out: the first thing that is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is a space in it.
    SeveralWords,
    /// There is a hyphen in it.
    Hyphen,
    /// There is a digit in it.
    Digit,
    /// There is another sign in it that is no Latin letter.
    Sign(char),
    /// A single letter.
    OneLetter,
    /// More than [`LONGEST_WORD`] letters.
    TooLong,
    /// It is there already, when capitals and whatever else does not count is left aside (W1, W2).
    Twice {
        /// The line of the first, which is kept.
        line: usize,
    },
}

/// An entry that is no word of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Where it stands, counted from 1.
    pub line: usize,
    /// What stands there; the beginning, if it is very long.
    pub text: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What was found in a text. Every entry is among the words or among those left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The words as they were written, in their order.
    pub words: Vec<String>,
    /// What is no word, in its order.
    pub left_out: Vec<LeftOut>,
    /// How many lines have a comment.
    pub comments: usize,
    /// How many lines have more columns than the first.
    pub more_columns: usize,
    /// Why these words cannot be a list.
    pub refused: Option<ListError>,
}

/// Reads a text by the rule of this module. It never fails: what cannot be a list says so in [`Reading::refused`].
#[must_use]
pub fn read(text: &str, lang: Lang) -> Reading {
    let mut reading = Reading::default();
    if text.len() > MOST_BYTES {
        reading.refused = Some(ListError::TooLarge);
        return reading;
    }
    // Line, as written, what is wrong with it, for each entry.
    let mut entries: Vec<(usize, String, Option<Reason>)> = Vec::new();
    let mut keys = Vec::new();
    for (line, text) in unified(text).split('\n').enumerate() {
        let comment = comment_in(text);
        reading.comments += usize::from(comment.is_some());
        let uncommented = text[..comment.unwrap_or(text.len())].trim();
        let (column, others) = uncommented.split_once('\t').unwrap_or((uncommented, ""));
        reading.more_columns += usize::from(!others.trim().is_empty());
        for entry in column.split([',', ';']) {
            let written = as_written(entry);
            if written.is_empty() {
                continue;
            }
            let key = normalise(&written, lang);
            let wrong = wrong_with(&key);
            if wrong.is_none() {
                keys.push((key, entries.len()));
            }
            entries.push((line + 1, written, wrong));
        }
    }
    for (first, again) in lookup::twins(&lookup::sorted(keys)) {
        entries[again].2 = Some(Reason::Twice { line: entries[first].0 });
    }
    for (line, text, wrong) in entries {
        match wrong {
            None => reading.words.push(text),
            Some(reason) => {
                let shown = text.char_indices().nth(SHOWN).map_or(text.len(), |(end, _)| end);
                reading.left_out.push(LeftOut { line, text: text[..shown].to_owned(), reason });
            }
        }
    }
    reading.refused = match reading.words.len() {
        0 => Some(ListError::NoWords),
        words if words > MOST_WORDS => Some(ListError::TooMany { words }),
        _ => None,
    };
    reading
}

/// An entry without what surrounds it and what nobody sees, its accents composed.
fn as_written(entry: &str) -> String {
    let visible = compose_all(entry.chars().filter(|c| !is_invisible(*c)));
    visible.trim().trim_matches('"').trim().to_owned()
}

/// What makes a normalised entry no word.
fn wrong_with(key: &str) -> Option<Reason> {
    if key.contains(char::is_whitespace) {
        return Some(Reason::SeveralWords);
    }
    let sign = |sign| match sign {
        '-' => Reason::Hyphen,
        '0'..='9' => Reason::Digit,
        _ => Reason::Sign(sign),
    };
    key.chars().find(|c| !is_letter(*c)).map(sign).or_else(|| match key.chars().count() {
        0 | 1 => Some(Reason::OneLetter),
        length => (length > LONGEST_WORD).then_some(Reason::TooLong),
    })
}

/// Small Latin letters; in these blocks all others are capitals, which no normalised word has.
const fn is_letter(c: char) -> bool {
    matches!(c, 'a'..='z' | 'ß'..='ö' | 'ø'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// The text with every word on a line of its own: for lists that were written with spaces between the words. Comments
/// stay as they are.
#[must_use]
pub fn part_at_spaces(text: &str) -> String {
    let mut parted = String::new();
    for line in unified(text).lines() {
        let (words, comment) = line.split_at(comment_in(line).unwrap_or(line.len()));
        for word in words.split_whitespace() {
            parted.push_str(word);
            parted.push('\n');
        }
        if !comment.is_empty() || words.trim().is_empty() {
            parted.push_str(comment);
            parted.push('\n');
        }
    }
    parted
}

/// Where the comment of a line begins.
fn comment_in(line: &str) -> Option<usize> {
    line.find('#').into_iter().chain(line.find("//")).min()
}
