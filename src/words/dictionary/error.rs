//! What can be wrong with a word file.

use std::fmt;

/// Why a word file was not taken. Loading it again is the cure for all of them but [`DataError::Version`] and
/// [`DataError::NotThatLanguage`], where a newer or older release of the app and its data met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataError {
    /// The bytes end before the header says they do, or go on after it.
    Length {
        /// Bytes that there should be.
        expected: usize,
        /// Bytes that there are.
        got: usize,
    },
    /// The bytes do not begin as a word file does.
    NotAWordFile,
    /// A format that this release does not read.
    Version {
        /// The version that this release reads.
        expected: u8,
        /// The version of the file.
        got: u8,
    },
    /// The bytes were changed on the way.
    Checksum {
        /// What the file says of itself.
        expected: u32,
        /// What its bytes add up to.
        got: u32,
    },
    /// The language's number is not one this release knows.
    NotThatLanguage {
        /// The number in the file.
        got: u8,
    },
    /// The letters are no text, or too many.
    Letters,
    /// The tags of a word are none of those that occur, or mean nothing.
    Tags,
    /// A word is empty, too long, not text or not after its forerunner.
    Word {
        /// The word's place in the order, from 0.
        ordinal: usize,
    },
    /// The table of forms is no text, or a word has a form that is not in it.
    Forms,
    /// `finish` was called before `step` said that all words are in.
    Unfinished {
        /// Words still to be read.
        words_left: usize,
    },
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { expected, got } => {
                write!(f, "word file: expected {expected} bytes, got {got}; load it again")
            }
            Self::NotAWordFile => f.write_str("not a word file; check what the server sends for its address"),
            Self::Version { expected, got } => {
                write!(f, "word file: expected format version {expected}, got {got}; reload the page")
            }
            Self::Checksum { expected, got } => {
                write!(f, "word file: expected checksum {expected:08x}, got {got:08x}; load it again")
            }
            Self::NotThatLanguage { got } => write!(f, "word file: unknown language number {got}; reload the page"),
            Self::Tags => f.write_str("word file: the tags are damaged; load it again"),
            Self::Letters => f.write_str("word file: the letters are damaged; load it again"),
            Self::Word { ordinal } => {
                write!(f, "word file: word {ordinal} is damaged; load it again")
            }
            Self::Forms => f.write_str("word file: the forms are damaged; load it again"),
            Self::Unfinished { words_left } => {
                write!(f, "word file: {words_left} words are still to be read")
            }
        }
    }
}

impl std::error::Error for DataError {}
