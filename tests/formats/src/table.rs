//! The words of a shipped file with all that it says of them: what the other formats are made of.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use wordbox::words::{Dictionary, Lang, Lexicon};

use crate::candidate::Result;
use crate::shipped;

/// One word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The word.
    pub word: String,
    /// Its tag byte.
    pub tags: u8,
    /// The number of its form.
    pub form: u16,
    /// Which `ss` are written ß.
    pub sharp: u8,
}

/// All words of a file.
#[derive(Clone, Debug)]
pub struct Table {
    /// The language.
    pub lang: Lang,
    /// All forms that occur, the commonest first, each with a line feed.
    pub forms: Vec<u8>,
    /// The words in byte order.
    pub items: Vec<Item>,
    /// The shipped file itself.
    pub file: Vec<u8>,
}

impl Table {
    /// Takes a shipped file apart.
    ///
    /// # Errors
    /// The bytes are damaged.
    pub fn read(file: Vec<u8>) -> Result<Self> {
        let dictionary = Dictionary::from_bytes(file.clone()).map_err(|error| error.to_string())?;
        let known: Vec<_> = dictionary
            .words()
            .map(|word| shipped::known(&dictionary, word).map(|known| (word, known)))
            .collect::<Option<_>>()
            .ok_or("the file does not know one of its own words")?;
        let mut times: BTreeMap<&str, usize> = BTreeMap::new();
        known.iter().for_each(|(_, known)| *times.entry(&known.line).or_default() += 1);
        let mut lines: Vec<&str> = times.keys().copied().collect();
        lines.sort_by_key(|line| Reverse(times[line]));
        let numbers: BTreeMap<&str, u16> = lines.iter().zip(0..).map(|(line, number)| (*line, number)).collect();
        let items = known.iter().map(|(word, known)| {
            let form = numbers[known.line.as_str()];
            Item { word: (*word).to_owned(), tags: known.tags, form, sharp: known.sharp }
        });
        let forms = lines.iter().map(|line| format!("{line}\n")).collect::<String>().into_bytes();
        Ok(Self { lang: dictionary.lang(), forms, items: items.collect(), file })
    }
}
