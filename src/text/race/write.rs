//! Lists that are typed, and words that are called in turn.
#![expect(missing_docs, reason = "the names of the fields are their docs")]

use super::RaceText;
use crate::rules::race::Error;
use crate::rules::roster::PlayerId;
use crate::text::Text;

/// Lists that are typed, and words that are called in turn.
#[derive(Debug)]
pub struct WriteText {
    /// Who takes the device.
    pub take: fn(&str) -> String,
    pub look_away: &'static str,
    /// How long everybody has, in minutes and seconds.
    pub same_time: fn(&str) -> String,
    pub open: &'static str,
    pub add: &'static str,
    pub keep: &'static str,
    /// How many words of how many.
    pub progress: fn(usize, usize) -> String,
    pub stop_called: &'static str,
    pub give_up: &'static str,
    /// How many words of how many.
    pub give_up_sure: fn(usize, usize) -> String,
    pub finish: &'static str,
    /// A word, and how many words of how many.
    pub added: fn(&str, usize, usize) -> String,
    /// The least number of letters.
    pub rule: fn(u8) -> String,
    pub calls: &'static str,
    pub pass: &'static str,
    /// How many of how many have passed.
    pub passed: fn(usize, usize) -> String,
    pub nobody: &'static str,
    pub lets_count: &'static str,
    pub columns: &'static str,
    /// Who, the word and its points, and who is next.
    pub called: fn(&str, &str, i32, &str) -> String,
    /// The word, and in whose column it stands.
    pub already_called: fn(&str, &str) -> String,
    pub too_late: &'static str,
    pub too_few: fn(usize) -> String,
    pub list_full: &'static str,
    pub no_dictionary: &'static str,
}

impl RaceText {
    /// Why nothing came of what was typed; `None` if there is nothing to say.
    pub fn writing_error(
        &self,
        text: &Text,
        error: Error,
        word: &str,
        shortest: usize,
        name: impl FnOnce(PlayerId) -> String,
    ) -> Option<String> {
        let write = self.write;
        Some(match error {
            Error::Refused(refusal) => return self.sentence(&text.verdict, refusal, word, shortest),
            Error::AlreadyCalled { by } => (write.already_called)(word, &name(by)),
            Error::TooLate => write.too_late.to_owned(),
            Error::TooFew { missing } => (write.too_few)(missing),
            Error::ListFull => write.list_full.to_owned(),
            Error::NoDictionary => write.no_dictionary.to_owned(),
            _ => return None,
        })
    }
}

pub(super) static EN: WriteText = WriteText {
    take: |name| format!("{name}, take the phone."),
    look_away: "The others look away.",
    same_time: |time| format!("Everybody has {time} minutes."),
    open: "Show me the letters",
    add: "Add",
    keep: "Keep it",
    progress: |have, target| format!("{have} of {target}"),
    stop_called: "STOP was called",
    give_up: "No more words",
    give_up_sure: |have, target| format!("Finish with {have} of {target} words? There is no bonus then."),
    finish: "Finish",
    added: |word, have, target| format!("{word}, {have} of {target}"),
    rule: |shortest| format!("{shortest} letters or more, no plurals in -s."),
    calls: "calls a word",
    pass: "Pass",
    passed: |passed, all| format!("{passed} of {all} passed in a row"),
    nobody: "End the round",
    lets_count: "Let it count",
    columns: "Words so far",
    called: |name, word, points, next| {
        let ending = if points == 1 { "" } else { "s" };
        format!("{name}: {word}, {points} point{ending}. {next} is next.")
    },
    already_called: |word, name| format!("{name} has {word} already."),
    too_late: "Too late: the round is over.",
    too_few: |missing| {
        if missing == 1 { "One more word to STOP.".to_owned() } else { format!("{missing} more words to STOP.") }
    },
    list_full: "The list is full.",
    no_dictionary: "The dictionary is still on its way.",
};

pub(super) static DE: WriteText = WriteText {
    take: |name| format!("{name}, nimm das Handy."),
    look_away: "Die anderen schauen weg.",
    same_time: |time| format!("Alle haben {time} Minuten."),
    open: "Zeig mir die Buchstaben",
    add: "Dazu",
    keep: "Behalten",
    progress: |have, target| format!("{have} von {target}"),
    stop_called: "STOPP wurde gerufen",
    give_up: "Keine Wörter mehr",
    give_up_sure: |have, target| format!("Mit {have} von {target} Wörtern aufhören? Dann gibt es keinen Zusatzpunkt."),
    finish: "Aufhören",
    added: |word, have, target| format!("{word}, {have} von {target}"),
    rule: |shortest| format!("Ab {shortest} Buchstaben, keine Mehrzahl auf -s."),
    calls: "ruft ein Wort",
    pass: "Passen",
    passed: |passed, all| format!("{passed} von {all} haben gepasst"),
    nobody: "Runde beenden",
    lets_count: "Gelten lassen",
    columns: "Wörter bisher",
    called: |name, word, points, next| {
        let ending = if points == 1 { "" } else { "e" };
        format!("{name}: {word}, {points} Punkt{ending}. {next} ist dran.")
    },
    already_called: |word, name| format!("{word} hat {name} schon."),
    too_late: "Zu spät: Die Runde ist vorbei.",
    too_few: |missing| {
        if missing == 1 { "Noch ein Wort bis STOPP.".to_owned() } else { format!("Noch {missing} Wörter bis STOPP.") }
    },
    list_full: "Die Liste ist voll.",
    no_dictionary: "Das Wörterbuch ist noch unterwegs.",
};
