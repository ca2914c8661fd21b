//! Why a word or an action is refused.

use super::placement::Misfit;
use crate::rules::roster::{PlayerId, RosterError};
use crate::rules::verdict::{Unlisted, Unusable};

/// Why a word was refused: the first thing that is wrong, in this order (W3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing was typed, of which the table is not told; or not one word (B5).
    Unusable(Unusable),
    /// The letters are missing, alone, or in the wrong place.
    Misfit(Misfit),
    /// Somebody said it in this round (B6).
    AlreadySaid {
        /// Who.
        by: PlayerId,
    },
    /// A simple derivative of a word of this round, and those are off (B7).
    Derivative {
        /// The place of that word among the words of the round.
        of: usize,
    },
    /// The dictionary does not let it count.
    Unlisted(Unlisted),
}

impl Refusal {
    /// Whether the table may be asked to see it otherwise: the dictionary advises, the rules do not (W4). What is a
    /// derivative of what is the dictionary's opinion too.
    pub const fn can_be_appealed(self) -> bool {
        matches!(self, Refusal::Derivative { .. } | Refusal::Unlisted(_))
    }

    /// The rule that the word breaks, and the reason in plain letters, for reports.
    pub const fn report(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Unusable(unusable) => unusable.report(),
            Refusal::Misfit(Misfit::LettersMissing) => ("B4", "letters-missing"),
            Refusal::Misfit(Misfit::NotLarger) => ("B4", "not-larger"),
            Refusal::Misfit(Misfit::AtStart) => ("B4", "at-start"),
            Refusal::Misfit(Misfit::AtEnd) => ("B4", "at-end"),
            Refusal::Misfit(Misfit::NotAtStart) => ("B13", "not-at-start"),
            Refusal::Misfit(Misfit::NotAtEnd) => ("B13", "not-at-end"),
            Refusal::AlreadySaid { .. } => ("B6", "already-said"),
            Refusal::Derivative { .. } => ("B7", "derivative"),
            Refusal::Unlisted(unlisted) => ("B5", unlisted.reason()),
        }
    }
}

impl From<Unusable> for Refusal {
    fn from(unusable: Unusable) -> Self {
        Refusal::Unusable(unusable)
    }
}

impl From<Unlisted> for Refusal {
    fn from(unlisted: Unlisted) -> Self {
        Refusal::Unlisted(unlisted)
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
