//! Who plays Scramble, and how.
#![expect(missing_docs, reason = "the names of the fields are their docs")]

use super::ScrambleText;
use crate::rules::scramble::ConfigError;

/// The sentences of one language.
#[derive(Debug)]
pub struct SetupText {
    pub rounds: &'static str,
    pub word_language: &'static str,
    pub lengths: &'static str,
    /// Three dice, and one of one's own.
    pub dice: [&'static str; 4],
    /// The faces of the die, in a row.
    pub die: fn(&str) -> String,
    pub faces: [&'static str; 6],
    pub pool: &'static str,
    /// In the order in which they stand on the screen.
    pub pools: [&'static str; 3],
    pub pool_details: [&'static str; 3],
    pub setting_limit: &'static str,
    pub setting_limit_detail: &'static str,
    pub setting_seconds: &'static str,
    pub solving_limit: &'static str,
    pub solving_limit_detail: &'static str,
    pub solving_seconds: &'static str,
    pub claim: &'static str,
    pub lock_out: &'static str,
    pub lock_out_detail: &'static str,
    rounds_range: &'static str,
    faces_range: &'static str,
    setting_range: &'static str,
    solving_range: &'static str,
    claim_range: &'static str,
}

impl ScrambleText {
    /// Why a setting is refused.
    #[must_use]
    pub const fn config_error(&self, error: ConfigError) -> &'static str {
        match error {
            ConfigError::Rounds => self.setup.rounds_range,
            ConfigError::Faces => self.setup.faces_range,
            ConfigError::SettingLimit => self.setup.setting_range,
            ConfigError::SolvingLimit => self.setup.solving_range,
            ConfigError::Claim => self.setup.claim_range,
        }
    }
}

pub(super) static EN: SetupText = SetupText {
    rounds: "Rounds",
    word_language: "Tiles and words",
    lengths: "How long are the words?",
    dice: ["Short", "Classic", "Long", "Your own"],
    die: |faces| format!("The die has {faces}."),
    faces: ["First face", "Second face", "Third face", "Fourth face", "Fifth face", "Sixth face"],
    pool: "How many tiles?",
    pools: ["Few", "Usual", "Many"],
    pool_details: [
        "Letters run out. Who picks last has to think.",
        "Now and then a letter has run out.",
        "Hardly a letter runs out.",
    ],
    setting_limit: "Time limit for your word",
    setting_limit_detail: "When it is up, the tiles stay as they lie. Without a word you have none this round.",
    setting_seconds: "Seconds for your word",
    solving_limit: "Time limit for solving",
    solving_limit_detail: "When it is up, nobody scores for the rest.",
    solving_seconds: "Seconds for solving",
    claim: "Seconds for an answer",
    lock_out: "A wrong answer costs time",
    lock_out_detail: "Whoever gave it waits five seconds.",
    rounds_range: "Between 1 and 20 rounds, please.",
    faces_range: "Every face needs 3 to 9 letters.",
    setting_range: "Your word gets between 30 and 600 seconds.",
    solving_range: "Solving takes between 30 and 900 seconds.",
    claim_range: "An answer gets between 5 and 60 seconds.",
};

pub(super) static DE: SetupText = SetupText {
    rounds: "Runden",
    word_language: "Steine und Wörter",
    lengths: "Wie lang sind die Wörter?",
    dice: ["Kurz", "Klassisch", "Lang", "Eigene"],
    die: |faces| format!("Auf dem Würfel: {faces}."),
    faces: ["Erste Seite", "Zweite Seite", "Dritte Seite", "Vierte Seite", "Fünfte Seite", "Sechste Seite"],
    pool: "Wie viele Steine?",
    pools: ["Wenige", "Übliche", "Viele"],
    pool_details: [
        "Buchstaben gehen aus. Wer zuletzt wählt, muss nachdenken.",
        "Ab und zu ist ein Buchstabe aus.",
        "Kaum ein Buchstabe geht aus.",
    ],
    setting_limit: "Zeitgrenze für dein Wort",
    setting_limit_detail: "Ist sie um, bleiben die Steine, wie sie liegen. Ohne Wort hast du in dieser Runde keins.",
    setting_seconds: "Sekunden für dein Wort",
    solving_limit: "Zeitgrenze fürs Raten",
    solving_limit_detail: "Ist sie um, bekommt niemand Punkte für den Rest.",
    solving_seconds: "Sekunden fürs Raten",
    claim: "Sekunden für eine Antwort",
    lock_out: "Falsche Antworten kosten Zeit",
    lock_out_detail: "Wer falsch lag, wartet fünf Sekunden.",
    rounds_range: "Bitte 1 bis 20 Runden.",
    faces_range: "Jede Seite braucht 3 bis 9 Buchstaben.",
    setting_range: "Für dein Wort gibt es 30 bis 600 Sekunden.",
    solving_range: "Geraten wird 30 bis 900 Sekunden.",
    claim_range: "Für eine Antwort gibt es 5 bis 60 Sekunden.",
};
