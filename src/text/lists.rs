//! Own word lists, in both languages.

use super::Text;
use crate::words::own::{LONGEST_NAME, LONGEST_WORD, ListError, MOST_WORDS, Note, Reason};

/// Everything that the screens of own word lists say.
#[derive(Debug)]
pub struct ListText {
    pub title: &'static str,
    pub about: &'static str,
    pub new: &'static str,
    pub choose_file: &'static str,
    pub edit: fn(&str) -> String,
    pub export: fn(&str) -> String,
    pub delete: fn(&str) -> String,
    pub words: fn(usize) -> String,
    pub saved: fn(&str, &str) -> String,
    pub deleted: fn(&str) -> String,
    pub unkept: &'static str,
    pub unkept_mark: &'static str,
    pub no_export: &'static str,
    pub damaged: &'static str,
    pub damaged_open: &'static str,
    pub newer: &'static str,
    pub firm: &'static str,
    pub loose: &'static str,
    pub loose_safari: &'static str,
    pub edit_title: &'static str,
    pub name: &'static str,
    pub default_name: &'static str,
    pub language: &'static str,
    pub field: &'static str,
    pub rule: &'static str,
    pub left_out: fn(usize) -> String,
    pub more: fn(usize) -> String,
    pub at_line: fn(usize, &str, &str) -> String,
    pub part: &'static str,
    pub save: &'static str,
    pub unreadable: &'static str,
    pub keep_words: &'static str,
    pub accepted_name: &'static str,
    pub keep_failed: &'static str,
    pub choice: &'static str,
    pub choice_none: &'static str,
    pub choice_use: &'static str,
    pub uses: [&'static str; 3],
    pub use_details: [&'static str; 3],
    long_name: fn(usize) -> String,
    too_large: &'static str,
    too_many: fn(usize, usize) -> String,
    no_words: &'static str,
    not_text: &'static str,
    windows_1252: &'static str,
    changed: &'static str,
    newer_file: &'static str,
    first_column: &'static str,
    several_words: &'static str,
    hyphen: &'static str,
    digit: &'static str,
    sign: fn(char) -> String,
    one_letter: &'static str,
    too_long: fn(usize) -> String,
    twice: fn(usize) -> String,
}

impl Text {
    /// What the screens of own word lists say in this language.
    pub fn lists(&self) -> &'static ListText {
        if self.code == "de" { &DE } else { &EN }
    }
}

impl ListText {
    /// Why no list was made.
    pub fn error(&self, error: ListError) -> String {
        match error {
            ListError::TooLarge => self.too_large.to_owned(),
            ListError::TooMany { words } => (self.too_many)(words, MOST_WORDS),
            ListError::NoWords => self.no_words.to_owned(),
            ListError::NotText => self.not_text.to_owned(),
        }
    }

    /// Why a name was refused: there is one reason only.
    pub fn name_error(&self) -> String {
        (self.long_name)(LONGEST_NAME)
    }

    /// What is odd about a file.
    pub const fn note(&self, note: Note) -> &'static str {
        match note {
            Note::Windows1252 => self.windows_1252,
            Note::Changed => self.changed,
            Note::Newer => self.newer_file,
            Note::FirstColumn => self.first_column,
        }
    }

    /// Why an entry was left out.
    pub fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::SeveralWords => self.several_words.to_owned(),
            Reason::Hyphen => self.hyphen.to_owned(),
            Reason::Digit => self.digit.to_owned(),
            Reason::Sign(sign) => (self.sign)(sign),
            Reason::OneLetter => self.one_letter.to_owned(),
            Reason::TooLong => (self.too_long)(LONGEST_WORD),
            Reason::Twice { line } => (self.twice)(line),
        }
    }
}

static EN: ListText = ListText {
    title: "Word lists",
    about: "Words of your own to play with: vocabulary, animals, places. They stay on this device.",
    new: "New list",
    choose_file: "Choose a file",
    edit: |name| format!("Change {name}"),
    export: |name| format!("Save {name} as a file"),
    delete: |name| format!("Delete {name}"),
    words: |count| if count == 1 { "1 word".into() } else { format!("{count} words") },
    saved: |name, words| format!("“{name}” has {words}."),
    deleted: |name| format!("“{name}” is deleted."),
    unkept: "The browser has no room for it or keeps nothing. A list marked “not kept” is here until you close this page: save it as a file.",
    unkept_mark: "not kept",
    no_export: "This browser gives out no file. Open the list and copy its words.",
    damaged: "A list is damaged and was put aside. Nothing of it is deleted.",
    damaged_open: "See what is left of it",
    newer: "There is a list of a newer Wordbox. It is kept as it is.",
    firm: "The browser has promised to keep your lists. They go when its website data are deleted, so save as a file what you could not write again.",
    loose: "The browser may delete your lists when this device runs out of room. Save as a file what you want to keep.",
    loose_safari: "Safari also deletes them after seven days without a visit, unless Wordbox is on the home screen.",
    edit_title: "Word list",
    name: "Name",
    default_name: "My words",
    language: "Language of the words",
    field: "Words",
    rule: "One word a line, or several with commas or semicolons between. Of a table the first column counts. # begins a comment.",
    left_out: |count| format!("{count} left out"),
    more: |count| format!("and {count} more"),
    at_line: |line, text, reason| format!("Line {line}, “{text}”: {reason}"),
    part: "Make every space a new line",
    save: "Save",
    unreadable: "The browser could not read this file.",
    keep_words: "Keep the words you let count",
    accepted_name: "Words we let count",
    keep_failed: "There is no word among them that fits into a list, or the list is full.",
    choice: "Own word list",
    choice_none: "None",
    choice_use: "What for?",
    uses: ["Only these", "These too", "Cards from these"],
    use_details: [
        "No other word counts.",
        "These words count beside those of the dictionary.",
        "The cards come from these words. The dictionary judges.",
    ],
    long_name: |most| format!("Names have up to {most} characters."),
    too_large: "That is more than a megabyte, too much for one list. Make several of it.",
    too_many: |words, most| format!("{words} words are too many for one list. {most} are the most."),
    no_words: "There is no word in it yet.",
    not_text: "This is no text file. Save it as plain text or as CSV, and choose that.",
    windows_1252: "This file is of an old kind. Do the letters with accents look right?",
    changed: "This file was changed since Wordbox made it, or is damaged. These are the words that are left: look through them.",
    newer_file: "This file is of a newer Wordbox. Look through the words.",
    first_column: "Only the first column was read.",
    several_words: "more than one word",
    hyphen: "a hyphen in it",
    digit: "a digit in it",
    sign: |sign| format!("“{sign}” in it"),
    one_letter: "a single letter",
    too_long: |most| format!("more than {most} letters"),
    twice: |line| format!("is there already, in line {line}"),
};

static DE: ListText = ListText {
    title: "Wortlisten",
    about: "Eigene Wörter zum Spielen: Vokabeln, Tiere, Orte. Sie bleiben auf diesem Gerät.",
    new: "Neue Liste",
    choose_file: "Datei wählen",
    edit: |name| format!("{name} ändern"),
    export: |name| format!("{name} als Datei sichern"),
    delete: |name| format!("{name} löschen"),
    words: |count| if count == 1 { "1 Wort".into() } else { format!("{count} Wörter") },
    saved: |name, words| format!("„{name}“ hat {words}."),
    deleted: |name| format!("„{name}“ ist gelöscht."),
    unkept: "Der Browser hat keinen Platz dafür oder merkt sich nichts. Eine Liste mit „nicht behalten“ ist da, bis ihr die Seite schließt: Sichert sie als Datei.",
    unkept_mark: "nicht behalten",
    no_export: "Dieser Browser gibt keine Datei heraus. Öffnet die Liste und kopiert ihre Wörter.",
    damaged: "Eine Liste ist beschädigt und liegt beiseite. Gelöscht ist nichts davon.",
    damaged_open: "Ansehen, was davon übrig ist",
    newer: "Es gibt eine Liste eines neueren Wordbox. Sie bleibt, wie sie ist.",
    firm: "Der Browser hat versprochen, eure Listen zu behalten. Sie gehen verloren, wenn jemand seine Websitedaten löscht. Sichert also als Datei, was ihr nicht noch einmal schreiben wollt.",
    loose: "Der Browser darf eure Listen löschen, wenn auf dem Gerät der Platz knapp wird. Sichert als Datei, was ihr behalten wollt.",
    loose_safari: "Safari löscht sie auch nach sieben Tagen ohne Besuch, außer wenn Wordbox auf dem Home-Bildschirm liegt.",
    edit_title: "Wortliste",
    name: "Name",
    default_name: "Unsere Wörter",
    language: "Sprache der Wörter",
    field: "Wörter",
    rule: "Ein Wort pro Zeile oder mehrere mit Komma oder Strichpunkt dazwischen. Von einer Tabelle zählt die erste Spalte. Mit # beginnt ein Kommentar.",
    left_out: |count| format!("{count} ausgelassen"),
    more: |count| format!("und {count} weitere"),
    at_line: |line, text, reason| format!("Zeile {line}, „{text}“: {reason}"),
    part: "Jedes Leerzeichen zur neuen Zeile machen",
    save: "Sichern",
    unreadable: "Der Browser konnte diese Datei nicht lesen.",
    keep_words: "Wörter behalten, die ihr gelten ließt",
    accepted_name: "Bei uns gilt",
    keep_failed: "Es ist kein Wort dabei, das in eine Liste passt, oder die Liste ist voll.",
    choice: "Eigene Wortliste",
    choice_none: "Keine",
    choice_use: "Wofür?",
    uses: ["Nur diese", "Diese auch", "Karten daraus"],
    use_details: [
        "Kein anderes Wort zählt.",
        "Diese Wörter zählen neben denen des Wörterbuchs.",
        "Die Karten kommen aus diesen Wörtern. Das Wörterbuch entscheidet.",
    ],
    long_name: |most| format!("Namen haben höchstens {most} Zeichen."),
    too_large: "Das ist mehr als ein Megabyte, zu viel für eine Liste. Macht mehrere daraus.",
    too_many: |words, most| format!("{words} Wörter sind zu viele für eine Liste. Höchstens {most} gehen."),
    no_words: "Es steht noch kein Wort darin.",
    not_text: "Das ist keine Textdatei. Speichert sie als reinen Text oder als CSV und wählt diese Datei.",
    windows_1252: "Diese Datei ist von alter Art. Sehen die Umlaute richtig aus?",
    changed: "Diese Datei wurde verändert, seit Wordbox sie gemacht hat, oder ist beschädigt. Das sind die Wörter, die übrig sind: Seht sie durch.",
    newer_file: "Diese Datei stammt von einem neueren Wordbox. Seht die Wörter durch.",
    first_column: "Nur die erste Spalte wurde gelesen.",
    several_words: "mehr als ein Wort",
    hyphen: "ein Bindestrich darin",
    digit: "eine Ziffer darin",
    sign: |sign| format!("„{sign}“ darin"),
    one_letter: "ein einzelner Buchstabe",
    too_long: |most| format!("mehr als {most} Buchstaben"),
    twice: |line| format!("steht schon in Zeile {line}"),
};
