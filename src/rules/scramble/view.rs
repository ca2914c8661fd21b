//! What the screen may know: never a word that nobody has found yet.

use super::config::Config;
use crate::rules::clock::Millis;
use crate::rules::roster::{Player, PlayerId};
use crate::rules::standing::Standing;

/// A game of Scramble as everybody sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The settings.
    pub config: Config,
    /// The players in the order of their seats.
    pub players: Vec<Standing>,
    /// Number of the round that is played or comes next, from 1; after the game the last one.
    pub round: usize,
    /// Who picks first in that round; `None` before the first roll, since chance decides then (P3).
    pub starter: Option<PlayerId>,
    /// The letters that every word of the round has (S1); `None` before the roll.
    pub length: Option<u8>,
    /// Where the game stands.
    pub stage: Stage,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// Somebody is to roll.
    Ready {
        /// The round before, if there was one.
        last: Option<RoundResult>,
    },
    /// Cover: the device goes to whoever sets the next word.
    Waiting {
        /// Who takes it.
        next: PlayerId,
        /// So many have had it before.
        done: usize,
        /// So many play this round.
        of: usize,
    },
    /// Somebody chooses a word.
    Setting(Setting),
    /// Its tiles are jumbled. The word itself is not here: whoever set it knows it.
    Jumbling(Jumbling),
    /// All words are set and covered.
    AllSet {
        /// Those who have none, in the order of the seats.
        without: Vec<PlayerId>,
    },
    /// All groups lie open.
    Solving(Solving),
    /// The agreed rounds are played, or only one player is left.
    Over {
        /// The last round, if one was played to its end.
        last: Option<RoundResult>,
    },
}

/// Somebody chooses a word.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// Who.
    pub setter: PlayerId,
    /// The tiles that are left, in the order of the alphabet; letters that are gone are not among them.
    pub offers: Vec<Offer>,
    /// The time is up then, if there is a limit.
    pub until: Option<Millis>,
}

/// The tiles with one letter, as far as they may be counted (S2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Small.
    pub letter: char,
    /// How many, from 1 to [`MOST_COUNTED`]; so many may also mean more.
    pub count: u8,
}

/// What is more of one letter is not counted, so that nobody reckons what the others took (S2).
pub const MOST_COUNTED: u8 = 3;

/// Somebody jumbles.
#[derive(Clone, Debug, PartialEq)]
pub struct Jumbling {
    /// Who.
    pub setter: PlayerId,
    /// The letters as they lie, small.
    pub jumble: String,
    /// The time is up then, if there is a limit.
    pub until: Option<Millis>,
}

/// All groups lie open.
#[derive(Clone, Debug, PartialEq)]
pub struct Solving {
    /// In the order in which they were set.
    pub groups: Vec<Group>,
    /// Those who have no word to be solved, in the order of the seats.
    pub without: Vec<PlayerId>,
    /// Who may claim: all who started the round and are here, in the order of the seats.
    pub solvers: Vec<PlayerId>,
    /// The place of the next group that is solved, from 1, and its points (S7).
    pub place: usize,
    /// What it scores.
    pub points: i32,
    /// The claim that is open.
    pub claim: Option<Claim>,
    /// Those who wait after a wrong claim, and until when (S12).
    pub locked: Vec<(PlayerId, Millis)>,
    /// The time is up then, if there is a limit. While a claim is open it stands still: what is left is what was left when
    /// the claim was made, and the end moves by as long as the claim takes.
    pub until: Option<Millis>,
}

/// A group that lies open.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Who set it.
    pub setter: PlayerId,
    /// Its letters as they lie, small.
    pub jumble: String,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a group.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    /// Nothing yet.
    Open,
    /// Somebody solved it.
    Solved(Solved),
    /// Nobody did, and nobody tries any more. The word is told after the round.
    Abandoned,
}

/// How a group was solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// Who.
    pub by: PlayerId,
    /// Which group of the round it was, from 1 (S7).
    pub place: usize,
    /// What that scores.
    pub points: i32,
    /// The word that was said: the one that was set, or another of the same letters (S6).
    pub word: String,
}

/// Somebody says to know a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who.
    pub by: PlayerId,
    /// Whose group.
    pub group: PlayerId,
    /// Made then.
    pub since: Millis,
    /// Without an answer it is a wrong one then (S12).
    pub until: Millis,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundResult {
    /// In the order in which they were set.
    pub groups: Vec<GroupResult>,
    /// Those who had no word, in the order of the seats.
    pub without: Vec<PlayerId>,
}

/// What a group was.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupResult {
    /// Who set it.
    pub setter: PlayerId,
    /// The word that was set, normalised.
    pub word: String,
    /// Its letters as they lay, small.
    pub jumble: String,
    /// Who solved it, if anybody did.
    pub solved: Option<Solved>,
}

impl View {
    /// The player, if they are here.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().map(|standing| &standing.player).find(|player| player.id == id)
    }
}
