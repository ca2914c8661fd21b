//! The roll, the cover, and setting a word.
#![expect(missing_docs, reason = "the names of the fields are their docs")]

use super::ScrambleText;
use crate::rules::scramble::{Error, Refusal};
use crate::rules::verdict::Unlisted;
use crate::text::VerdictText;

/// The sentences of one language.
#[derive(Debug)]
pub struct SetText {
    /// The game and the number of the round.
    pub title: fn(usize) -> String,
    pub round: fn(usize) -> String,
    pub roll: &'static str,
    /// What the game is, in a line: how many rounds.
    pub plan: fn(usize) -> String,
    pub picks_first: fn(&str) -> String,
    pub chance_picks: &'static str,
    pub letters: fn(usize) -> String,
    /// Who takes the device.
    pub take: fn(&str) -> String,
    /// Who goes on after the page was covered.
    pub take_again: fn(&str) -> String,
    pub look_away: &'static str,
    /// Which word of how many.
    pub word_of: fn(usize, usize) -> String,
    pub open: &'static str,
    pub paused_detail: &'static str,
    /// How many letters it has.
    pub your_word: fn(usize) -> String,
    pub tiles_left: &'static str,
    /// The letter, how many of it are left, and whether there may be more.
    pub tile_left: fn(&str, u8, bool) -> String,
    pub counts: &'static str,
    pub counts_with_names: &'static str,
    pub good: &'static str,
    pub unknown: &'static str,
    pub abbreviation: &'static str,
    pub name: &'static str,
    pub no_jumble: &'static str,
    pub spells_word: &'static str,
    pub too_late: &'static str,
    pub take_it: &'static str,
    pub no_word: &'static str,
    pub no_word_sure: &'static str,
    pub jumble_it: &'static str,
    pub jumbled: &'static str,
    pub rack: &'static str,
    pub rack_hint: &'static str,
    /// The letter, its place, and how many there are.
    pub tile_at: fn(&str, usize, usize) -> String,
    pub shuffle: &'static str,
    pub another: &'static str,
    pub done: &'static str,
}

impl ScrambleText {
    /// Why nothing came of a word that somebody wants to set, or of its order; `None` if there is nothing to say. No sentence
    /// names the word: it might be heard.
    pub fn set_error(&self, common: &VerdictText, error: Error, word: &str, length: usize) -> Option<String> {
        let set = self.set;
        let sentence = match error {
            Error::Refused(Refusal::Unlisted(Unlisted::Unknown)) => set.unknown,
            Error::Refused(Refusal::Unlisted(Unlisted::Abbreviation)) => set.abbreviation,
            Error::Refused(Refusal::Unlisted(Unlisted::Name)) => set.name,
            Error::Refused(refusal) => return self.sentence(common, refusal, word, length),
            Error::NoJumble => set.no_jumble,
            Error::SpellsWord => set.spells_word,
            Error::TooLate => set.too_late,
            _ => return None,
        };
        Some(sentence.to_owned())
    }
}

pub(super) static EN: SetText = SetText {
    title: |round| format!("Scramble · round {round}"),
    round: |round| format!("Round {round}"),
    roll: "Roll",
    plan: |rounds| {
        let rounds = if rounds == 1 { "One round.".to_owned() } else { format!("{rounds} rounds.") };
        format!("Everybody hides a word in jumbled letters. Then crack those of the others. {rounds}")
    },
    picks_first: |name| format!("{name} picks first"),
    chance_picks: "Chance says who picks first",
    letters: |length| format!("{length} letters"),
    take: |name| format!("{name}, take the phone."),
    take_again: |name| format!("{name}, go on."),
    look_away: "The others look away.",
    word_of: |word, all| format!("Word {word} of {all}"),
    open: "Show me the letters",
    paused_detail: "The letters are covered. Nobody loses time.",
    your_word: |length| format!("Your word, {length} letters"),
    tiles_left: "Tiles that are left",
    tile_left: |letter, count, more| match (count, more) {
        (0, true) => format!("{letter}, perhaps more"),
        (count, true) => format!("{letter}, {count} or more"),
        (count, false) => format!("{letter}, {count}"),
    },
    counts: "Any form of a word. No names, no abbreviations.",
    counts_with_names: "Any form of a word. Names count. No abbreviations.",
    good: "That is a word.",
    unknown: "Not in the dictionary.",
    abbreviation: "An abbreviation. These do not count.",
    name: "A name, and names are off.",
    no_jumble: "These letters spell a word in every order. Take another.",
    spells_word: "That order spells a word. Try another.",
    too_late: "Too late: the time is up.",
    take_it: "Take it",
    no_word: "No word",
    no_word_sure: "No word this round? You can still crack the others.",
    jumble_it: "Hide it well",
    jumbled: "Your letters lie jumbled.",
    rack: "Your letters",
    rack_hint: "Tap two to swap them, or drag one.",
    tile_at: |letter, place, of| format!("{letter}, place {place} of {of}"),
    shuffle: "Shuffle",
    another: "Another word",
    done: "Done: cover it",
};

pub(super) static DE: SetText = SetText {
    title: |round| format!("Wirrwort · Runde {round}"),
    round: |round| format!("Runde {round}"),
    roll: "Würfeln",
    plan: |rounds| {
        let rounds = if rounds == 1 { "Eine Runde.".to_owned() } else { format!("{rounds} Runden.") };
        format!("Alle verstecken ein Wort in wirren Buchstaben. Dann knackt ihr die der anderen. {rounds}")
    },
    picks_first: |name| format!("{name} wählt zuerst"),
    chance_picks: "Das Los sagt, wer zuerst wählt",
    letters: |length| format!("{length} Buchstaben"),
    take: |name| format!("{name}, nimm das Handy."),
    take_again: |name| format!("{name}, mach weiter."),
    look_away: "Die anderen schauen weg.",
    word_of: |word, all| format!("Wort {word} von {all}"),
    open: "Zeig mir die Buchstaben",
    paused_detail: "Die Buchstaben sind verdeckt. Niemand verliert Zeit.",
    your_word: |length| format!("Dein Wort, {length} Buchstaben"),
    tiles_left: "Steine, die noch da sind",
    tile_left: |letter, count, more| match (count, more) {
        (0, true) => format!("{letter}, vielleicht noch mehr"),
        (count, true) => format!("{letter}, {count} oder mehr"),
        (count, false) => format!("{letter}, {count}"),
    },
    counts: "Jede Form eines Worts. Keine Namen, keine Abkürzungen.",
    counts_with_names: "Jede Form eines Worts. Namen zählen. Keine Abkürzungen.",
    good: "Das ist ein Wort.",
    unknown: "Steht nicht im Wörterbuch.",
    abbreviation: "Eine Abkürzung. Die zählt nicht.",
    name: "Ein Name, und Namen zählen nicht.",
    no_jumble: "Diese Buchstaben sind in jeder Reihenfolge ein Wort. Nimm ein anderes.",
    spells_word: "So steht da ein Wort. Leg sie anders.",
    too_late: "Zu spät: Die Zeit ist um.",
    take_it: "Nehmen",
    no_word: "Kein Wort",
    no_word_sure: "Diese Runde kein Wort? Knacken kannst du trotzdem.",
    jumble_it: "Versteck es gut",
    jumbled: "Deine Buchstaben liegen durcheinander.",
    rack: "Deine Buchstaben",
    rack_hint: "Tipp zwei an, um sie zu tauschen, oder zieh einen.",
    tile_at: |letter, place, of| format!("{letter}, Platz {place} von {of}"),
    shuffle: "Mischen",
    another: "Anderes Wort",
    done: "Fertig: verdecken",
};
