//! Writing a word file: the other side of [`super::Builder`], for whoever makes the data and for tests.

use std::collections::BTreeMap;

use wordstream::{Facts, LONGEST_LINE, LONGEST_WORD, MOST_LETTERS, Writer};

use super::form;
use super::format::{CAPITAL, Header};
use crate::words::{Entry, Lang, Tier};

/// One word of a word file, with all that the file can say of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The word as [`crate::words::normalise()`] leaves it (W1, W2).
    pub word: String,
    /// Tier, commonness and so on.
    pub entry: Entry,
    /// The base words (B7) without the word itself, the likeliest first.
    pub bases: Vec<String>,
    /// Whether it is written with a capital initial.
    pub capital: bool,
    /// Which `ss` are written ß: bit n for the n-th one (W2).
    pub sharp: u8,
}

impl Row {
    /// A row without base words and with the plain spelling.
    #[must_use]
    pub fn plain(word: &str, entry: Entry) -> Self {
        Self { word: word.to_owned(), entry, bases: Vec::new(), capital: false, sharp: 0 }
    }

    /// Sets capital and ß as a spelling has them, as far as the file can say it: a capital initial, and ß for `ss`.
    pub fn spell_as(&mut self, spelling: &str) {
        self.capital = spelling.chars().next().is_some_and(char::is_uppercase);
        let double = spelling.to_lowercase().replace('ß', "\u{1}").replace("ss", "\u{2}");
        let kinds = double.chars().filter(|c| matches!(c, '\u{1}' | '\u{2}'));
        self.sharp = kinds.take(8).enumerate().fold(0, |bits, (n, kind)| bits | u8::from(kind == '\u{1}') << n);
    }
}

/// The word file of these rows, which are sorted by word, each word once.
///
/// # Errors
/// What is wrong with the rows: not sorted, a word that is not text of few enough letters, or more forms than the file can
/// number.
pub fn write(lang: Lang, rows: &[Row]) -> Result<Vec<u8>, String> {
    if let Some(pair) = rows.windows(2).find(|pair| pair[0].word >= pair[1].word) {
        return Err(format!("{} does not come before {}", pair[0].word, pair[1].word));
    }
    let is_word = |word: &str| !word.is_empty() && word.len() <= LONGEST_WORD && word.chars().all(|c| c >= ' ');
    if let Some(row) = rows.iter().find(|row| !is_word(&row.word)) {
        return Err(format!("{:?} is no word", row.word));
    }
    let letters = by_frequency(rows.iter().flat_map(|row| row.word.chars()));
    if letters.len() > MOST_LETTERS {
        return Err(format!("{} different letters are too many", letters.len()));
    }
    let lines: Vec<String> = rows.iter().map(|row| form::line(&row.word, row.entry.plural, &row.bases)).collect();
    let table = by_frequency(lines.iter().map(String::as_str));
    if table.len() > usize::from(u16::MAX) {
        return Err(format!("{} different forms are too many", table.len()));
    }
    if let Some(line) = table.iter().find(|line| line.len() >= LONGEST_LINE) {
        return Err(format!("{line:?} is too long for a form"));
    }
    let header = Header {
        lang,
        has_sharp: rows.iter().any(|row| row.sharp != 0),
        words: rows.len(),
        text_bytes: rows.iter().map(|row| row.word.len() + 1).sum(),
        forms: table.len(),
        letters,
        tags: by_frequency(rows.iter().map(tags)),
    };
    let (letter, form, tag) = (numbers(&header.letters), numbers(&table), numbers(&header.tags));
    let mut stream = Writer::new(&header.shape());
    table.iter().for_each(|line| stream.line(line.as_bytes()));
    for (row, line) in rows.iter().zip(&lines) {
        let word: Vec<u8> = row.word.chars().map(|c| letter[&c] as u8 + 1).collect();
        stream.word(&word, Facts { form: form[line.as_str()], tags: tag[&tags(row)] as u8, sharp: row.sharp });
    }
    Ok(header.write(&stream.finish()))
}

/// Each of the items once, the commonest first.
fn by_frequency<T: Copy + Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut times: BTreeMap<T, usize> = BTreeMap::new();
    items.for_each(|item| *times.entry(item).or_default() += 1);
    let mut all: Vec<T> = times.keys().copied().collect();
    all.sort_by_key(|item| std::cmp::Reverse(times[item]));
    all
}

/// The place of each.
fn numbers<T: Copy + Ord>(items: &[T]) -> BTreeMap<T, u16> {
    items.iter().copied().zip(0..).collect()
}

fn tags(row: &Row) -> u8 {
    let tier = match row.entry.tier {
        Tier::Standard => 0,
        Tier::Name => 1,
        Tier::Abbreviation => 2,
        Tier::Unusual => 3,
    };
    tier | u8::from(row.entry.never_proposed) << 2 | row.entry.band.min(7) << 3 | if row.capital { CAPITAL } else { 0 }
}
