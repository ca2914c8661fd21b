//! What people can do in Bomb, and what can happen.

use serde::{Deserialize, Serialize};

use super::placement::Face;
pub use super::refusal::{Error, Refusal};
use crate::rules::clock::Millis;
use crate::rules::roster::{Player, PlayerId};

/// What people do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Shuffles the deck and deals (B1). `spent` are the cards seen in earlier games, which come again only when the
    /// deck is used up; `after` is who began the last game: the next seat begins this one (P3), else chance decides.
    Deal {
        /// Cards of earlier games.
        spent: Vec<String>,
        /// Who began the last game.
        after: Option<PlayerId>,
        /// Cards of the table's own; if there are none, those of the language.
        deck: Vec<String>,
    },
    /// Rolls the die (B2).
    Roll,
    /// Lights the fuse and turns the top card, in one moment (B3).
    Light,
    /// Spoken play: `holder` has said a word and passes the bomb on (B8).
    Pass {
        /// Who passes; if that is no longer the holder, the tap was meant for the turn before.
        holder: PlayerId,
    },
    /// Typed play: `holder` enters a word (B4 to B8).
    Say {
        /// Who says it.
        holder: PlayerId,
        /// As it was typed.
        word: String,
    },
    /// Somebody doubts the last word (B10).
    Challenge {
        /// Who doubts.
        by: PlayerId,
    },
    /// The holder gives the challenged bomb back to the speaker (B10).
    PassBack,
    /// The table is asked (B10).
    CallVote,
    /// Typed play: the speaker asks the table about a word that the dictionary refused (B10, W4).
    Appeal {
        /// Who appeals: the holder.
        holder: PlayerId,
        /// The refused word, as it was typed.
        word: String,
    },
    /// One voice; a second one of the same player replaces the first.
    Vote {
        /// Whose voice.
        by: PlayerId,
        /// Whether the word shall count.
        accept: bool,
    },
    /// The votes cast so far decide.
    CloseVote,
    /// The challenge or appeal is taken back, and nothing changes hands.
    DropDispute,
    /// The dictionary is asked about the word in dispute (B12); its answer counts at a tie.
    LookUp {
        /// The word, as it was typed.
        word: String,
    },
    /// After the explosion: the loser takes the card (B9).
    TakeCard,
    /// The table gives the card of an earlier round to somebody else.
    GiveCard {
        /// Index into the results.
        round: usize,
        /// Who takes it.
        to: PlayerId,
    },
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
    /// The deck was shuffled: `pile` will be played, `rest` waits for sudden death.
    Dealt {
        /// Top card first.
        pile: Vec<String>,
        /// Top card first.
        rest: Vec<String>,
        /// Who begins.
        starter: PlayerId,
    },
    /// The cards that were played were shuffled and are the pile again (B11, B13).
    Reshuffled {
        /// Top card first.
        pile: Vec<String>,
    },
    /// The die fell.
    Rolled {
        /// What it says.
        face: Face,
    },
    /// The fuse burns, and the card is open.
    Lit {
        /// The card.
        card: String,
        /// How long the fuse burns.
        fuse: Millis,
    },
    /// A word stands, and the bomb is with `to`.
    Said {
        /// The word, if it was typed.
        word: Option<String>,
        /// What the dictionary thinks of it, if it was asked.
        known: Option<bool>,
        /// Who has the bomb now.
        to: PlayerId,
    },
    /// The last word is doubted.
    Challenged {
        /// By whom.
        by: PlayerId,
    },
    /// The bomb went back to the speaker.
    PassedBack,
    /// The table votes.
    VoteCalled,
    /// The speaker appealed against a refusal.
    Appealed {
        /// The refused word.
        word: String,
    },
    /// A voice.
    Voted {
        /// Whose.
        by: PlayerId,
        /// For the word or against it.
        accept: bool,
    },
    /// The dispute is over.
    Decided {
        /// Whether the word counts.
        accepted: bool,
        /// Who decided.
        by: Decider,
    },
    /// The dispute was taken back.
    DisputeDropped,
    /// The dictionary was asked about the word in dispute.
    LookedUp {
        /// The word.
        word: String,
        /// Whether it is there.
        known: bool,
    },
    /// The bomb went off.
    Exploded,
    /// The round is over.
    CardTaken {
        /// The loser.
        by: PlayerId,
    },
    /// The table gave a card to somebody else.
    CardGiven {
        /// Index into the results.
        round: usize,
        /// Who has it now.
        to: PlayerId,
    },
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

/// Who had the last word in a dispute (B10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// More voices on one side.
    Votes {
        /// For the word.
        yes: u8,
        /// Against it.
        no: u8,
    },
    /// A tie, or no voice: the dictionary.
    Dictionary,
    /// A tie, or no voice, and nothing to look up: the word stands.
    Doubt,
}
