//! Why a word or an action is refused.

use super::placement::Misfit;
use crate::rules::roster::{PlayerId, RosterError};

/// Why a word was refused: the first thing that is wrong, in this order (W3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing was typed. The table is not told: an empty entry is ignored.
    Empty,
    /// Two words or more.
    NotOneWord,
    /// The letters are missing, alone, or in the wrong place.
    Misfit(Misfit),
    /// Somebody said it in this round (B6).
    AlreadySaid {
        /// Who.
        by: PlayerId,
    },
    /// Not in the dictionary.
    Unknown,
    /// The dictionary knows it as an abbreviation.
    Abbreviation,
    /// A name, and names are off.
    Name,
}

impl Refusal {
    /// Whether the table may be asked to see it otherwise: the dictionary advises, the rules do not (W4).
    pub const fn can_be_appealed(self) -> bool {
        matches!(self, Refusal::Unknown | Refusal::Abbreviation | Refusal::Name)
    }
}

/// Why an action was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// Not at this point of the game.
    NotNow,
    /// Too few or too many players for a game.
    PlayerCount,
    /// The bomb is with somebody else by now.
    NotTheHolder,
    /// The bomb has only just arrived: the second tap of a double tap.
    TooSoon,
    /// The bomb went off before.
    TooLate,
    /// The word was refused.
    Refused(Refusal),
    /// The dictionary is not there, and this needs it.
    NoDictionary,
    /// There is no word to challenge, or it has been decided upon.
    NothingToChallenge,
    /// Nobody challenges their own word.
    OwnWord,
    /// Nobody votes who is not in the game, or is out of it.
    NoVoter,
    /// The dispute must be settled first.
    VoteOpen,
    /// There is no appeal against this refusal.
    NoAppeal,
    /// No such round.
    NoSuchRound,
    /// Of the names and seats.
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
