//! Writing a word file: the other side of [`super::Builder`], for whoever makes the data and for tests.

use std::collections::BTreeMap;

use super::form;
use super::payload::{CAPITAL, ENDINGS, FORM, FORMS, MAGIC, SHARED, SHARP, TAGS, VERSION, ending_keys};
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

/// The unpacked bytes of a word file. The rows are sorted by word, each word once.
///
/// # Errors
/// What is wrong with the rows: not sorted, a word that is not lower-case text, or more forms than the file can number.
pub fn write(lang: Lang, rows: &[Row]) -> Result<Vec<u8>, String> {
    let columns = columns(rows)?;
    let mut checked = (rows.len() as u32).to_le_bytes().to_vec();
    for (id, body) in &columns {
        checked.extend_from_slice(&[*id, 0, 0, 0]);
        checked.extend_from_slice(&(body.len() as u32).to_le_bytes());
    }
    columns.iter().for_each(|(_, body)| checked.extend_from_slice(body));
    let mut payload = MAGIC.to_vec();
    payload.extend_from_slice(&[VERSION, lang as u8, columns.len() as u8, 0]);
    payload.extend_from_slice(&crate::words::crc32(&checked).to_le_bytes());
    payload.extend_from_slice(&checked);
    Ok(payload)
}

/// The columns with their ids, as they stand in the file; also for measuring what each weighs.
///
/// # Errors
/// See [`write()`].
pub fn columns(rows: &[Row]) -> Result<Vec<(u8, Vec<u8>)>, String> {
    if let Some(pair) = rows.windows(2).find(|pair| pair[0].word >= pair[1].word) {
        return Err(format!("{} does not come before {}", pair[0].word, pair[1].word));
    }
    let (mut shared, mut endings, mut sharp, mut before) = (Vec::new(), Vec::new(), Vec::new(), "");
    for row in rows {
        if row.word.is_empty() || row.word.len() > super::builder::LONGEST_WORD || row.word.contains(['\n', '\r']) {
            return Err(format!("{:?} is no word", row.word));
        }
        let length = common_bytes(before, &row.word);
        shared.push(length as u8);
        endings.extend_from_slice(&row.word.as_bytes()[length..]);
        endings.push(b'\n');
        if row.word.contains("ss") {
            sharp.push(row.sharp);
        }
        before = &row.word;
    }
    let (forms, form) = form_columns(rows)?;
    let tags = rows.iter().map(tags).collect();
    let mut columns = vec![(SHARED, shared), (ENDINGS, endings), (TAGS, tags), (FORMS, forms), (FORM, form)];
    if sharp.iter().any(|bits| *bits != 0) {
        columns.push((SHARP, sharp));
    }
    Ok(columns)
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

/// The table of forms, the commonest first, and each word's number in it in the order of the endings.
fn form_columns(rows: &[Row]) -> Result<(Vec<u8>, Vec<u8>), String> {
    let lines: Vec<String> = rows.iter().map(|row| form::line(&row.word, row.entry.plural, &row.bases)).collect();
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    lines.iter().for_each(|line| *times.entry(line).or_default() += 1);
    let mut table: Vec<(&str, usize)> = times.into_iter().collect();
    table.sort_by_key(|(line, times)| (std::cmp::Reverse(*times), *line));
    if table.len() > usize::from(u16::MAX) {
        return Err(format!("{} different forms are too many", table.len()));
    }
    let numbers: BTreeMap<&str, usize> = table.iter().enumerate().map(|(number, (line, _))| (*line, number)).collect();
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by_key(|row| ending_keys(&rows[*row].word));
    let number = |row: &usize| numbers[lines[*row].as_str()];
    let low = order.iter().map(|row| number(row) as u8);
    let high = order.iter().map(|row| (number(row) >> 8) as u8);
    let text: String = table.iter().map(|(line, _)| format!("{line}\n")).collect();
    Ok((text.into_bytes(), low.chain(high).collect()))
}

/// How many bytes two words share at their beginnings, whole characters only.
fn common_bytes(a: &str, b: &str) -> usize {
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b);
    same.map(|(c, _)| c.len_utf8()).sum()
}
