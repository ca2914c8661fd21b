//! The proposed words of a language, ready to be tried on millions of letters.

use wordbox::words::{Dictionary, Entry, Letters};

/// A proposed word (W5).
pub struct Word {
    pub letters: Letters,
    /// A bit for each letter that it needs.
    mask: u32,
    pub length: usize,
    /// Commonness: 0 are the 1,500 commonest.
    pub band: u8,
    /// Refused by the plural rule of Race (R3 A).
    pub is_plural: bool,
}

impl Word {
    /// Among the 8,000 commonest.
    pub const fn is_core(&self) -> bool {
        self.band <= Entry::RAREST_CORE_BAND
    }
}

/// All proposed words.
pub struct Vocabulary {
    pub words: Vec<Word>,
}

impl Vocabulary {
    pub fn of(dictionary: &Dictionary) -> Self {
        let proposed = dictionary.iter_entries().filter(|(_, entry)| entry.is_proposed());
        let words = proposed.filter_map(|(word, entry)| {
            let letters = Letters::of(word)?;
            Some(Word {
                mask: mask(&letters),
                length: letters.len(),
                band: entry.band,
                is_plural: entry.is_refused_plural(false),
                letters,
            })
        });
        Self { words: words.collect() }
    }

    /// The words that can be laid with these letters.
    pub fn of_letters(&self, letters: &Letters) -> impl Iterator<Item = &Word> {
        of_letters(self.words.iter(), letters)
    }
}

/// Those of some words that can be laid with these letters.
pub fn of_letters<'w>(words: impl Iterator<Item = &'w Word>, letters: &Letters) -> impl Iterator<Item = &'w Word> {
    let absent = !mask(letters);
    words.filter(move |word| word.mask & absent == 0 && letters.contains(&word.letters))
}

fn mask(letters: &Letters) -> u32 {
    "abcdefghijklmnopqrstuvwxyzäöü"
        .chars()
        .rev()
        .fold(0, |mask, letter| mask << 1 | u32::from(letters.count(letter) > 0))
}
