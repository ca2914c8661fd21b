//! What people can do in Race, and why it may be refused.

pub use super::event::Event;
pub use super::judge::Refusal;
use super::score::Tally;
use crate::rules::roster::{PlayerId, RosterError};

/// The most entries of one list: more than anybody writes, and little enough to keep.
pub const MOST_ENTRIES: usize = 200;

/// What people do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Rolls the dice (R1). On paper, in turns and alone the letters are open and the clock runs at once; own phones and a device
    /// that is handed round wait for [`Action::Start`].
    Roll,
    /// Lays letters that were rolled elsewhere: on the device that sent a link (R8), or real dice.
    Lay {
        /// The faces, `Qu` being one.
        faces: Vec<String>,
    },
    /// Opens the letters: own phones together, or the next writer of a device that is handed round.
    Start,
    /// Puts words on a list: typed play one by one by the writer, and where lists are entered afterwards any number on anybody's.
    Write {
        /// Whose list.
        by: PlayerId,
        /// As they were typed; blank ones are passed over (W1).
        words: Vec<String>,
        /// The writer wants the word on the list although the dictionary refused it; the table decides later (W4).
        insist: bool,
    },
    /// Where lists are entered afterwards: a whole list came in, as from a phone. It takes the place of what was there, so that
    /// one that comes in twice is there once (R8).
    Bring {
        /// Whose.
        by: PlayerId,
        /// As they were typed; blank ones are passed over.
        words: Vec<String>,
    },
    /// Takes an entry off a list again.
    Erase {
        /// Whose list.
        by: PlayerId,
        /// The entry, counted from 0.
        at: usize,
    },
    /// Typed play: the writer is done, with enough entries or giving up. On paper: `by` called STOP, or with `None` all
    /// agreed to stop (R4). In turns, with `None`: all agree that nobody finds another.
    Stop {
        /// Who has the bonus to win.
        by: Option<PlayerId>,
    },
    /// After the round: who called STOP, if the wrong button was tapped.
    NameStopper {
        /// Who, or nobody.
        by: Option<PlayerId>,
    },
    /// Instead of a list: how many words of each length a player has left, counted on paper (R8).
    Count {
        /// Whose.
        by: PlayerId,
        /// `None` goes back to the list.
        tally: Option<Tally>,
    },
    /// In turns: the player whose turn it is calls a word (R7).
    Call {
        /// Who; if it is no longer their turn, the word is refused.
        by: PlayerId,
        /// As it was typed.
        word: String,
        /// The table lets it count although the dictionary does not (W4).
        insist: bool,
    },
    /// In turns: no word this time. When everybody passes in a row, the round ends (R7).
    Pass {
        /// Who.
        by: PlayerId,
    },
    /// All lists are there: judge them.
    Reveal,
    /// The next list is called out (R5 C).
    CallOut,
    /// The table sees a word otherwise than the dictionary, on whichever lists it stands (W4).
    Overrule {
        /// Normalised.
        word: String,
        /// Whether it counts; `None` leaves it to the dictionary again.
        counts: Option<bool>,
    },
    /// Two words that the table takes for one, such as `colour` and `color` (R5 C); a second time takes them apart again.
    Merge {
        /// One of them, normalised.
        one: String,
        /// The other.
        other: String,
    },
    /// Mends an entry that was entered wrongly.
    Mend {
        /// Whose list.
        by: PlayerId,
        /// The entry, counted from 0; one behind the last adds an entry that was forgotten when lists were entered.
        at: usize,
        /// How it reads, as it was typed; blank takes it off.
        word: String,
    },
    /// The round is counted: its points stand.
    Close,
    /// Somebody joins (P2).
    Join {
        /// The name, if any.
        name: Option<String>,
        /// The seat; those from there on move to the left.
        seat: usize,
    },
    /// Somebody leaves (P2).
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
    /// The moment is over: STOP was called, or the time is up (C20).
    TooLate,
    /// It is somebody else's turn (R7).
    NotTheirTurn,
    /// The word does not count.
    Refused(Refusal),
    /// In turns: the word stands in a column already (R7).
    AlreadyCalled {
        /// Whose.
        by: PlayerId,
    },
    /// STOP takes more entries (R4).
    TooFew {
        /// So many are missing.
        missing: usize,
    },
    /// The list is as long as lists get.
    ListFull,
    /// There is no such entry, list or word.
    NoSuchEntry,
    /// The letters are no letters of dice.
    NoDice,
    /// The table cannot overrule this: the rules say so, not the dictionary (W4).
    NotForTheTable,
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
