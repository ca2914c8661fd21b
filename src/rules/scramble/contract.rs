//! What people can do in Scramble, and why it may be refused.

pub use super::event::Event;
pub use super::judge::Refusal;
use crate::rules::roster::{PlayerId, RosterError};

/// What people do. A group is known by whoever set it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Rolls the die and lays out the tiles of the round (S1).
    Roll,
    /// The next one to set a word lifts the cover.
    Start,
    /// Takes the tiles of a word (S2). They are jumbled at once (S4).
    Take {
        /// As it was typed.
        word: String,
    },
    /// Puts the tiles back, for another word.
    PutBack,
    /// Jumbles the tiles anew, by chance.
    Shuffle,
    /// Lays the tiles in another order.
    Arrange {
        /// The places that they have now, each once.
        order: Vec<usize>,
    },
    /// The tiles stay as they lie, and the device goes to the next.
    HandOver,
    /// No word this round (S2).
    GoWithout,
    /// All groups are turned over at once (S5).
    Reveal,
    /// `by` says to know what a group is (S6). The first touch has it (S12).
    Claim {
        /// Who.
        by: PlayerId,
        /// Whose group.
        group: PlayerId,
    },
    /// Whoever has the claim types the word.
    Answer {
        /// As it was typed.
        word: String,
        /// The table lets it count although the dictionary does not (W4).
        insist: bool,
    },
    /// The word was said aloud, and whoever set it nods.
    Confirm,
    /// The word was said and is wrong, or nothing was said after all.
    Miss,
    /// By agreement nobody works any longer on one group, or with `None` on any (S10).
    Abandon {
        /// Whose group.
        group: Option<PlayerId>,
    },
    /// Somebody joins, and plays from the next round on (P2).
    Join {
        /// The name, if any.
        name: Option<String>,
        /// The seat; those from there on move to the left.
        seat: usize,
    },
    /// Somebody leaves; their group is abandoned (P2, S7).
    Leave {
        /// Who.
        id: PlayerId,
    },
    /// Somebody gets another name (P1).
    Rename {
        /// Who.
        id: PlayerId,
        /// The name, as it was typed.
        name: String,
    },
    /// Somebody changes seats (P2).
    Reseat {
        /// Who.
        id: PlayerId,
        /// The new seat.
        seat: usize,
    },
}

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// Not at this point of the game.
    NotNow,
    /// The moment is over: the time was up (C20).
    TooLate,
    /// The word does not count, or takes tiles that are not there.
    Refused(Refusal),
    /// Its letters make nothing but words, in whatever order (S4).
    NoJumble,
    /// In that order the tiles spell a word (S4).
    SpellsWord,
    /// Not an order of these tiles.
    NoOrder,
    /// Nobody claims their own (S6).
    OwnGroup,
    /// Somebody else was first (S12).
    Claimed {
        /// Who.
        by: PlayerId,
    },
    /// After a wrong claim there is a wait (S12).
    LockedOut,
    /// No such group, or no longer: it was solved or abandoned.
    NoSuchGroup,
    /// Joined while the round was played, and so is not part of it.
    NotInThisRound,
    /// The dictionary is not here yet.
    NoDictionary,
    /// The last player cannot leave.
    LastPlayer,
    /// A name or a seat.
    Roster(RosterError),
}

impl From<RosterError> for Error {
    fn from(error: RosterError) -> Self {
        Error::Roster(error)
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::Refused(refusal)
    }
}
