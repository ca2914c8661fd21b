//! What can happen in Race: what the log of a game is made of.

use serde::{Deserialize, Serialize};

use super::judge::Refusal;
use super::score::Tally;
use crate::rules::roster::{Player, PlayerId};

/// What happened, with its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The dice fell, or were laid.
    Rolled {
        /// Their faces.
        faces: Vec<String>,
        /// Who is first to write, to call or to be called out: chance in the first round, then the next to the left (P3).
        starter: PlayerId,
    },
    /// The letters are open for the next writer, or for all.
    Started,
    /// Words were written.
    Written {
        /// On whose list.
        by: PlayerId,
        /// Normalised, at least one.
        words: Vec<String>,
    },
    /// A whole list came in.
    Brought {
        /// Whose.
        by: PlayerId,
        /// Normalised.
        words: Vec<String>,
    },
    /// An entry was taken off.
    Erased {
        /// Whose list.
        by: PlayerId,
        /// The entry.
        at: usize,
    },
    /// STOP, or the writer's turn is over.
    Stopped {
        /// Who had enough entries.
        by: Option<PlayerId>,
    },
    /// The time is up.
    TimeUp,
    /// Who called STOP was named anew.
    StopperNamed {
        /// Who.
        by: Option<PlayerId>,
    },
    /// A player's words were counted on paper, or are entered after all.
    Counted {
        /// Whose.
        by: PlayerId,
        /// What was counted.
        tally: Option<Tally>,
    },
    /// In turns: a word stands in its column.
    Called {
        /// Whose.
        by: PlayerId,
        /// Normalised.
        word: String,
        /// What the dictionary has against it, where the table lets it count all the same (W4).
        refusal: Option<Refusal>,
    },
    /// In turns: somebody passed.
    Passed {
        /// Who.
        by: PlayerId,
    },
    /// The lists were judged.
    Judged {
        /// For each list in the order of the round what is wrong with each of its entries, if anything.
        verdicts: Vec<Vec<Option<Refusal>>>,
        /// Whether the lists were hidden until now, so that this is not taken back.
        sealed: bool,
    },
    /// The next list was called out.
    CalledOut,
    /// The table decided about a word.
    Overruled {
        /// Which.
        word: String,
        /// Whether it counts; `None` as the dictionary says.
        counts: Option<bool>,
    },
    /// Two words are one, or no longer.
    Merged {
        /// One of them.
        one: String,
        /// The other.
        other: String,
    },
    /// An entry reads otherwise.
    Mended {
        /// Whose list.
        by: PlayerId,
        /// The entry.
        at: usize,
        /// How it reads, normalised.
        word: String,
        /// What is wrong with each entry of that list now.
        verdicts: Vec<Option<Refusal>>,
    },
    /// The round's points stand.
    Closed,
    /// Somebody joined.
    Joined {
        /// Who.
        player: Player,
        /// Where.
        seat: usize,
    },
    /// Somebody left.
    Left {
        /// Who.
        id: PlayerId,
    },
    /// Somebody is called otherwise.
    Renamed {
        /// Who.
        id: PlayerId,
        /// How.
        name: String,
    },
    /// Somebody sits elsewhere.
    Reseated {
        /// Who.
        id: PlayerId,
        /// Where.
        seat: usize,
    },
}
