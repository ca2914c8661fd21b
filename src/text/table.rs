//! What the tables of all games say, in both languages.
#![expect(missing_docs, reason = "the names of the fields are their docs")]

/// The sentences of one language.
#[derive(Debug)]
pub struct TableText {
    pub time: &'static str,
    pub time_left: &'static str,
    pub points: fn(i32) -> String,
    /// The points of each round, in a row.
    pub by_round: fn(&str) -> String,
    /// A game that was left, and the number of its round.
    pub left: fn(&str, usize) -> String,
    pub last_player: &'static str,
}

pub(super) static EN: TableText = TableText {
    time: "Time",
    time_left: "Time left",
    points: |points| if points == 1 { "1 point".to_owned() } else { format!("{points} points") },
    by_round: |points| format!("Round by round: {points}."),
    left: |game, round| format!("Your game of {game}, round {round}"),
    last_player: "Somebody has to stay.",
};

pub(super) static DE: TableText = TableText {
    time: "Zeit",
    time_left: "Restzeit",
    points: |points| if points == 1 { "1 Punkt".to_owned() } else { format!("{points} Punkte") },
    by_round: |points| format!("Runde für Runde: {points}."),
    left: |game, round| format!("Eure Partie {game}, Runde {round}"),
    last_player: "Jemand muss bleiben.",
};
