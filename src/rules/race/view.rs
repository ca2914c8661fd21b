//! What the screen may know: while people write, their own list and nobody else's.

use super::config::Config;
use super::contract::Refusal;
use super::score::Tally;
pub use crate::rules::clock::Span;
use crate::rules::roster::{Player, PlayerId};
pub use crate::rules::standing::Standing;

/// A game of Race as everybody sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The settings.
    pub config: Config,
    /// The players in the order of their seats.
    pub players: Vec<Standing>,
    /// Number of the round that is played or comes next, from 1.
    pub round: usize,
    /// Who is first in that round to write, to call or to be called out; `None` before the first roll, since chance decides
    /// then (P3).
    pub starter: Option<PlayerId>,
    /// What shows on the dice; nothing before the first roll. Not for the screen while the stage is [`Stage::Rolled`] or
    /// [`Stage::Waiting`].
    pub faces: Vec<String>,
    /// Where the game stands.
    pub stage: Stage,
    /// When it is over, the longest words of all rounds that scored, with who had them.
    pub longest: Vec<(String, PlayerId)>,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// Somebody is to roll. After a tie at the top that is so although the goal is reached (R6).
    Ready {
        /// Those who are level at the top with the goal reached.
        tied: Vec<PlayerId>,
    },
    /// Own phones: the letters are known and covered, and all start together.
    Rolled,
    /// Everybody writes, on paper or on their phones.
    Racing(Span),
    /// A device is handed round: cover, and `next` writes.
    Waiting {
        /// Who takes it.
        next: PlayerId,
    },
    /// `writer` types.
    Writing(Writing),
    /// In turns: somebody is to call a word or to pass (R7).
    Calling(Calling),
    /// The round is over, and the lists come in. A guest's list waits here to be collected.
    Collecting {
        /// Who called STOP.
        stopper: Option<PlayerId>,
        /// One for each player of the round, in the order of the seats.
        sheets: Vec<Sheet>,
    },
    /// The lists are called out one by one.
    Revealing {
        /// How many of them are open: from 1 to all.
        open: usize,
        /// Everything about all of them, in the order in which they are called out.
        result: RoundResult,
    },
    /// Somebody has won: the first place.
    Over {
        /// The last round.
        result: RoundResult,
    },
}

/// Somebody types.
#[derive(Clone, Debug, PartialEq)]
pub struct Writing {
    /// Who.
    pub writer: PlayerId,
    /// The entries so far, in order.
    pub words: Vec<String>,
    /// Distinct entries (R4).
    pub distinct: usize,
    /// The time.
    pub span: Span,
}

/// Words are called in turn (R7).
#[derive(Clone, Debug, PartialEq)]
pub struct Calling {
    /// Whose turn it is.
    pub turn: PlayerId,
    /// One for each player of the round, in the order of the seats.
    pub columns: Vec<Column>,
    /// How many have passed in a row.
    pub passes: usize,
}

/// A player's words of a round in turns.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Whose.
    pub player: PlayerId,
    /// Each with its points (R5 D, E).
    pub words: Vec<(String, i32)>,
    /// The points so far.
    pub total: i32,
}

/// What has come in of a player's list.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Whose.
    pub player: PlayerId,
    /// The entries, normalised.
    pub words: Vec<String>,
    /// What was counted on paper instead.
    pub tally: Option<Tally>,
}

/// A round, judged and counted.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundResult {
    /// Who called STOP.
    pub stopper: Option<PlayerId>,
    /// In the order in which they are called out.
    pub lists: Vec<ListResult>,
    /// Pairs of words that the table takes for one.
    pub merged: Vec<(String, String)>,
}

/// What a list came to.
#[derive(Clone, Debug, PartialEq)]
pub struct ListResult {
    /// Whose.
    pub player: PlayerId,
    /// Every entry in order.
    pub words: Vec<WordResult>,
    /// What was counted on paper instead of a list.
    pub tally: Option<Tally>,
    /// 1 for the stopper, unless the list was found short (R4, R5 A).
    pub bonus: i32,
    /// −2 for a stopper with a mistake, once (R5 B).
    pub penalty: i32,
    /// All together.
    pub total: i32,
}

/// What became of an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct WordResult {
    /// Normalised.
    pub word: String,
    /// Counted, struck or refused.
    pub fate: Fate,
    /// The table's decision about it, if there is one (W4).
    pub overruled: Option<bool>,
}

/// What became of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It counts, with so many points (R5 D, E).
    Scored {
        /// 1, and 1 more for each letter from the fifth on.
        points: i32,
    },
    /// Others have it too (R5 C).
    Struck {
        /// Those others.
        with: Vec<PlayerId>,
    },
    /// It does not count.
    Refused(Refusal),
}

impl View {
    /// The standing of a player who is here.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().map(|standing| &standing.player).find(|player| player.id == id)
    }
}
