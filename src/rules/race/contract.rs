//! What people can do in Race, and what can happen.

use serde::{Deserialize, Serialize};

pub use super::judge::Refusal;
use super::score::Tally;
use crate::rules::roster::{Player, PlayerId, RosterError};

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
    /// Takes an entry off a list again.
    Erase {
        /// Whose list.
        by: PlayerId,
        /// The entry, counted from 0.
        at: usize,
    },
    /// Typed play: the writer is done, with enough entries or giving up. On paper: `by` called STOP, or with `None` all
    /// agreed to stop (R4).
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
        /// The entry, counted from 0.
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
        /// Whether only the table lets it count (W4).
        overruled: bool,
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
