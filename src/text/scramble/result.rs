//! After a round of Scramble, and the podium.
#![expect(missing_docs, reason = "the names of the fields are their docs")]

/// The sentences of one language.
#[derive(Debug)]
pub struct ResultText {
    pub next_round: &'static str,
    pub last_round: &'static str,
    /// Who solved it, the place and the points in words.
    pub solved_by: fn(&str, &str, &str) -> String,
    pub nobody: &'static str,
    /// Who solved it with this other word.
    pub said: fn(&str, &str) -> String,
    /// Other words of the same letters.
    pub also: fn(&str) -> String,
    /// The letters as they lay.
    pub jumbled: fn(&str) -> String,
    /// The names of several who won together.
    pub win_together: fn(&str) -> String,
}

pub(super) static EN: ResultText = ResultText {
    next_round: "Next round",
    last_round: "The words",
    solved_by: |name, place, points| format!("{name}: {place}, {points}"),
    nobody: "Nobody found it",
    said: |name, word| format!("{name} said {word}"),
    also: |words| format!("also {words}"),
    jumbled: |letters| format!("from {letters}"),
    win_together: |names| format!("{names} win together"),
};

pub(super) static DE: ResultText = ResultText {
    next_round: "Nächste Runde",
    last_round: "Die Wörter",
    solved_by: |name, place, points| format!("{name}: {place}, {points}"),
    nobody: "Niemand hat es gefunden",
    said: |name, word| format!("{name} sagte {word}"),
    also: |words| format!("auch {words}"),
    jumbled: |letters| format!("aus {letters}"),
    win_together: |names| format!("{names} gewinnen gemeinsam"),
};
