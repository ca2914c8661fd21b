//! What Race says of a word that does not count.
#![expect(missing_docs, reason = "the names of the fields are their docs")]

use super::RaceText;
use crate::rules::race::judge::Refusal;
use crate::text::VerdictText;
use crate::words::latin::capitals;

/// The sentences of one language.
#[derive(Debug)]
pub struct RefusedText {
    /// The least number of letters.
    pub too_short: fn(usize) -> String,
    /// The letter, in capitals, and how often it is there.
    pub letter_missing: fn(&str, u8) -> String,
    pub already_said: fn(&str) -> String,
    pub plural: fn(&str) -> String,
    pub by_table: fn(&str) -> String,
}

impl RaceText {
    /// Why a word does not count; nothing for an empty entry (W1).
    pub fn sentence(&self, common: &VerdictText, refusal: Refusal, word: &str, shortest: usize) -> Option<String> {
        Some(match refusal {
            Refusal::Unusable(unusable) => return common.unusable(unusable),
            Refusal::Unlisted(unlisted) => common.unlisted(unlisted, word),
            Refusal::TooShort => (self.refused.too_short)(shortest),
            Refusal::LetterMissing { letter, shown } => {
                (self.refused.letter_missing)(&capitals(&letter.to_string()), shown)
            }
            Refusal::AlreadySaid => (self.refused.already_said)(word),
            Refusal::Plural => (self.refused.plural)(word),
            Refusal::ByTable => (self.refused.by_table)(word),
        })
    }
}

pub(super) static EN: RefusedText = RefusedText {
    too_short: |shortest| format!("Words have {shortest} letters or more."),
    letter_missing: |letter, shown| match shown {
        0 => format!("There is no {letter} on the table."),
        1 => format!("There is only one {letter} on the table."),
        _ => format!("There are only {shown} {letter} on the table."),
    },
    already_said: |word| format!("{word} stands on this list already."),
    plural: |word| format!("{word} is a plural, and plurals in -s do not count."),
    by_table: |word| format!("The table does not let {word} count."),
};

pub(super) static DE: RefusedText = RefusedText {
    too_short: |shortest| format!("Wörter haben mindestens {shortest} Buchstaben."),
    letter_missing: |letter, shown| match shown {
        0 => format!("Es liegt kein {letter} da."),
        1 => format!("Es liegt nur ein {letter} da."),
        _ => format!("Es liegen nur {shown} {letter} da."),
    },
    already_said: |word| format!("{word} steht schon auf dieser Liste."),
    plural: |word| format!("{word} ist eine Mehrzahl auf -s, und die zählt nicht."),
    by_table: |word| format!("Der Tisch lässt {word} nicht gelten."),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::verdict::{Unlisted, Unusable};
    use crate::session::settings::Language;
    use crate::text::Text;

    #[test]
    fn c9_the_sentence_names_the_rule_and_the_letter() {
        let say = |refusal| RaceText::of(Language::En).sentence(&Text::of(Language::En).verdict, refusal, "wilco", 4);
        let missing = say(Refusal::LetterMissing { letter: 'w', shown: 0 });
        assert_eq!(missing.as_deref(), Some("There is no W on the table."));
        let only_one = say(Refusal::LetterMissing { letter: 'o', shown: 1 });
        assert_eq!(only_one.as_deref(), Some("There is only one O on the table."));
        assert_eq!(say(Refusal::Unlisted(Unlisted::Unknown)).as_deref(), Some("wilco is not in the dictionary."));
        assert_eq!(say(Refusal::TooShort).as_deref(), Some("Words have 4 letters or more."));
        assert_eq!(say(Refusal::Unusable(Unusable::Empty)), None);
    }
}
