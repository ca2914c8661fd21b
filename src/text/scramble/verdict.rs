//! What Scramble says of a word that does not count.

use super::ScrambleText;
use crate::rules::scramble::judge::Refusal;
use crate::text::VerdictText;
use crate::words::latin::capitals;

/// The sentences of one language.
#[derive(Debug)]
pub struct RefusedText {
    /// How many letters the word should have, and how many it has.
    pub wrong_length: fn(usize, usize) -> String,
    /// The letter, in capitals, and how often it is there.
    pub not_these_letters: fn(&str, u8) -> String,
}

impl ScrambleText {
    /// Why a word is refused; nothing for an empty entry (W1).
    pub fn sentence(&self, common: &VerdictText, refusal: Refusal, word: &str, length: usize) -> Option<String> {
        Some(match refusal {
            Refusal::Unusable(unusable) => return common.unusable(unusable),
            Refusal::Unlisted(unlisted) => common.unlisted(unlisted, word),
            Refusal::WrongLength => (self.refused.wrong_length)(length, word.chars().count()),
            Refusal::NotTheseLetters { letter, shown } => {
                (self.refused.not_these_letters)(&capitals(&letter.to_string()), shown)
            }
        })
    }
}

pub(super) static EN: RefusedText = RefusedText {
    wrong_length: |length, got| format!("{length} letters, please; this has {got}."),
    not_these_letters: |letter, shown| match shown {
        0 => format!("There is no {letter}."),
        1 => format!("There is only one {letter}."),
        _ => format!("There are only {shown} {letter}."),
    },
};

pub(super) static DE: RefusedText = RefusedText {
    wrong_length: |length, got| format!("Bitte {length} Buchstaben; das sind {got}."),
    not_these_letters: |letter, shown| match shown {
        0 => format!("{letter} ist nicht da."),
        1 => format!("{letter} ist nur einmal da."),
        _ => format!("{letter} ist nur {shown}-mal da."),
    },
};
