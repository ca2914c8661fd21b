//! Sorted words, and a few numbers about each, as a stream of bits that take as little room as they were likely.
//!
//! `model` says what the bits stand for, `chances` how likely each is, `tree` how a number is asked for, and `bits` turns
//! bits and chances into bytes. It is a package of its own because millions of bits are predicted at every start of the page:
//! this is compiled for speed, all else for size (the profiles in the workspace's manifest). For the same reason [`Reader`] and
//! [`Writer`] are no generic types, which would be compiled where they are used.

mod bits;
mod chances;
mod model;
mod tree;

pub use model::{Facts, LONGEST_LINE, LONGEST_WORD, MOST_LETTERS};

use bits::{FromBytes, ToBytes};
use model::Model;

/// What reader and writer know of a stream beforehand. Both have to be told the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// How many words there are.
    pub words: usize,
    /// How many different letters there are; they have the numbers from 1 on, the commonest first.
    pub letters: usize,
    /// The number of the letter `s`, when it is also to be said which `ss` are written ß.
    pub sharp: Option<u8>,
    /// Forms have numbers below this one, the commonest first.
    pub forms: usize,
    /// Tags have numbers below this one, the commonest first.
    pub tags: usize,
}

/// Writes a stream: first lines, then words, each in the order in which they are to be read.
#[derive(Clone, Debug)]
pub struct Writer(Model<ToBytes>);

impl Writer {
    /// An empty stream of that shape.
    #[must_use]
    pub fn new(shape: &Shape) -> Self {
        Self(Model::new(ToBytes::new(), shape))
    }

    /// A line of text without its line feed, shorter than [`LONGEST_LINE`] bytes.
    pub fn line(&mut self, line: &[u8]) {
        self.0.line(line);
    }

    /// A word of at most [`LONGEST_WORD`] letters, as their numbers, and what is said of it.
    pub fn word(&mut self, letters: &[u8], facts: Facts) {
        self.0.next(letters, facts);
    }

    /// All bytes.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        self.0.bits().finish()
    }
}

/// Reads a stream. What is read from damaged bytes is nonsense, but within the shape.
#[derive(Clone, Debug)]
pub struct Reader(Model<FromBytes>);

impl Reader {
    /// A stream of that shape whose first byte is the one at `from`.
    #[must_use]
    pub fn new(shape: &Shape, bytes: Vec<u8>, from: usize) -> Self {
        Self(Model::new(FromBytes::new(bytes, from), shape))
    }

    /// The next line, without its line feed.
    #[inline(never)]
    pub fn line(&mut self) -> Vec<u8> {
        self.0.line(&[])
    }

    /// Goes on to the next word, and tells what is said of it.
    #[inline(never)]
    pub fn word(&mut self) -> Facts {
        self.0.next(&[], Facts::default())
    }

    /// The letters of the last word as their numbers, each at least 1 and at most as many as there are letters.
    #[must_use]
    pub fn letters(&self) -> &[u8] {
        self.0.word()
    }

    /// Whether more was read than there is.
    #[must_use]
    pub fn is_exhausted(&self) -> bool {
        self.0.is_exhausted()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { words: 4, letters: 3, sharp: Some(3), forms: 300, tags: 2 };

    #[test]
    fn everything_comes_out_as_it_went_in() {
        let lines: [&[u8]; 3] = [b"", b"two words", b"\xff\0"];
        let words: [(&[u8], Facts); 4] = [
            (&[], Facts::default()),
            (&[1, 3, 3, 2], Facts { form: 299, tags: 1, sharp: 1 }),
            (&[1, 3, 3, 3, 3], Facts { form: 7, tags: 0, sharp: 2 }),
            (&[2; LONGEST_WORD], Facts { form: 0, tags: 1, sharp: 0 }),
        ];
        let mut writer = Writer::new(&SHAPE);
        lines.iter().for_each(|line| writer.line(line));
        words.iter().for_each(|(letters, facts)| writer.word(letters, *facts));
        let mut bytes = b"before".to_vec();
        bytes.extend(writer.finish());
        let mut reader = Reader::new(&SHAPE, bytes, 6);
        assert_eq!(lines.map(|_| reader.line()), lines.map(<[u8]>::to_vec));
        for (letters, facts) in words {
            assert_eq!(reader.word(), facts);
            assert_eq!(reader.letters(), letters);
        }
        assert!(!reader.is_exhausted());
    }

    #[test]
    fn nonsense_stays_within_the_shape_and_comes_to_an_end() {
        for step in [0, 85, 37, 151] {
            let bytes = (0..100u8).map(|n| n.wrapping_mul(step)).collect();
            let mut reader = Reader::new(&SHAPE, bytes, 0);
            assert!(reader.line().len() <= LONGEST_LINE);
            for _ in 0..2000 {
                let facts = reader.word();
                assert!(usize::from(facts.form) < SHAPE.forms && usize::from(facts.tags) < SHAPE.tags);
                assert!(reader.letters().len() <= LONGEST_WORD);
                assert!(reader.letters().iter().all(|letter| (1..=3).contains(letter)));
            }
            assert!(step == 0 || reader.is_exhausted(), "zeros are likely and take no room");
        }
    }
}
