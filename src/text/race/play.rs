//! The table of Race while people write or call.
#![expect(missing_docs, reason = "the names of the fields are their docs")]

/// The table of Race while people write or call.
#[derive(Debug)]
pub struct PlayText {
    /// The game and the number of the round.
    pub title: fn(usize) -> String,
    pub round: fn(usize) -> String,
    pub left_as_guest: &'static str,
    pub starts: fn(&str) -> String,
    pub roll: &'static str,
    pub tied: &'static str,
    pub tied_detail: fn(&str) -> String,
    /// What counts: how many words, of how many letters at least.
    pub counts: fn(u8, u8) -> String,
    /// What counts in turns: the least number of letters.
    pub counts_in_turns: fn(u8) -> String,
    /// Put behind it.
    pub names_count: &'static str,
    pub stop: &'static str,
    /// Whose STOP it is.
    pub stop_of: fn(&str) -> String,
    pub who_called: &'static str,
    pub nobody: &'static str,
    pub time_up: &'static str,
    pub shuffle: &'static str,
    pub paused_detail: &'static str,
}

pub(super) static EN: PlayText = PlayText {
    title: |round| format!("Race · round {round}"),
    round: |round| format!("Round {round}"),
    left_as_guest: "Your own list of Race",
    starts: |name| format!("{name} starts"),
    roll: "Roll",
    tied: "Level at the top",
    tied_detail: |names| format!("{names}: one more round."),
    counts: |target, shortest| {
        format!("{target} words of {shortest} letters or more. No plurals in -s. First to finish calls STOP.")
    },
    counts_in_turns: |shortest| format!("Words of {shortest} letters or more. No plurals in -s. None twice."),
    names_count: " Names count.",
    stop: "STOP",
    stop_of: |name| format!("STOP: {name}"),
    who_called: "Who called STOP?",
    nobody: "Stop together",
    time_up: "Time is up.",
    shuffle: "Shuffle the letters",
    paused_detail: "The letters are covered. The clock stands still.",
};

pub(super) static DE: PlayText = PlayText {
    title: |round| format!("Wettlauf · Runde {round}"),
    round: |round| format!("Runde {round}"),
    left_as_guest: "Deine Liste vom Wettlauf",
    starts: |name| format!("{name} fängt an"),
    roll: "Würfeln",
    tied: "Gleichstand an der Spitze",
    tied_detail: |names| format!("{names}: noch eine Runde."),
    counts: |target, shortest| {
        format!("{target} Wörter ab {shortest} Buchstaben. Keine Mehrzahl auf -s. Wer zuerst fertig ist, ruft STOPP.")
    },
    counts_in_turns: |shortest| format!("Wörter ab {shortest} Buchstaben. Keine Mehrzahl auf -s. Keins zweimal."),
    names_count: " Namen zählen.",
    stop: "STOPP",
    stop_of: |name| format!("STOPP: {name}"),
    who_called: "Wer hat STOPP gerufen?",
    nobody: "Gemeinsam aufhören",
    time_up: "Die Zeit ist um.",
    shuffle: "Buchstaben mischen",
    paused_detail: "Die Buchstaben sind verdeckt. Die Uhr steht.",
};
