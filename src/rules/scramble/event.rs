//! What can happen in Scramble: what the log of a game is made of.

use serde::{Deserialize, Serialize};

use crate::rules::roster::{Player, PlayerId};

/// What happened, with its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The die fell, and the tiles of the round were drawn.
    Rolled {
        /// So many letters has every word of the round (S1).
        length: u8,
        /// The tiles, small letters in the order of the alphabet.
        tiles: String,
        /// Who picks first: chance in the first round, then the next to the left (S2, P3).
        starter: PlayerId,
    },
    /// The next one lifted the cover.
    Started,
    /// The tiles of a word were taken and jumbled.
    Taken {
        /// Normalised.
        word: String,
        /// Its letters as they lie then.
        jumble: String,
    },
    /// The tiles were put back.
    PutBack,
    /// The tiles lie otherwise.
    Jumbled {
        /// How.
        jumble: String,
    },
    /// The word is set, and the device goes on.
    HandedOver,
    /// The player has no word this round.
    WentWithout,
    /// All groups are turned over.
    Revealed,
    /// Somebody says to know a group.
    Claimed {
        /// Who.
        by: PlayerId,
        /// Whose group.
        group: PlayerId,
    },
    /// The claim was right.
    Solved {
        /// The word that was said, normalised: the one that was set, or another of the same letters (S6).
        word: String,
    },
    /// The claim was wrong.
    Missed,
    /// The claim had no answer in time.
    Lapsed,
    /// Groups were abandoned (S10).
    Abandoned {
        /// Whose.
        groups: Vec<PlayerId>,
    },
    /// The time for setting a word, or for solving, is up.
    TimeUp,
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
