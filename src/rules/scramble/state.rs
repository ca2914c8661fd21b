//! The state of a game of Scramble: phases as data, and the questions that rules ask of it.

use std::collections::BTreeMap;

use super::config::{Config, FEWEST_PLAYERS};
use super::judge::{Case, Refusal};
use super::view::{Claim, Fate};
use crate::rules::clock::Millis;
use crate::rules::roster::{PlayerId, Roster};
use crate::words::{Letters, Lexicon};

/// A game of Scramble. The fold of its events; never stored as such.
#[derive(Clone, Debug, PartialEq)]
pub struct Scramble {
    pub(super) config: Config,
    pub(super) roster: Roster,
    /// The points of every round that stands, by player.
    pub(super) rounds: Vec<BTreeMap<PlayerId, i32>>,
    /// Who picked first in the last round; if they left, the seat on their right, so that the next to the left is the same.
    pub(super) starter: Option<PlayerId>,
    pub(super) phase: Phase,
}

/// Whether a round is played.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    /// Somebody is to roll, or the game is over: see [`Scramble::is_over`].
    Between { last: Option<Round> },
    /// From the roll to the last group.
    Playing(Round),
}

/// A round.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Round {
    pub length: u8,
    /// All that were drawn.
    pub tiles: Letters,
    /// All who started the round, from whoever picks first to the left. Those who leave stay among them (S7).
    pub hands: Vec<Hand>,
    pub part: Part,
}

/// A player's part in a round.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hand {
    pub player: PlayerId,
    pub group: Option<Group>,
    /// Has handed the device on, or left.
    pub done: bool,
}

/// The tiles that a player took.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Group {
    /// As it was set, normalised.
    pub word: String,
    pub jumble: String,
    pub fate: Fate,
}

/// Where a round stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    /// The device goes to `next`.
    Waiting { next: PlayerId },
    /// `setter` chooses a word.
    Setting { setter: PlayerId, since: Millis },
    /// `setter` jumbles it; the time is still that of choosing.
    Jumbling { setter: PlayerId, since: Millis },
    /// All are done.
    AllSet,
    /// The groups lie open.
    Solving(Solve),
}

/// The groups lie open.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Solve {
    pub since: Millis,
    /// So long were claims open in which the time stood still.
    pub stood: Millis,
    pub claim: Option<Claim>,
    /// Until when those wait who claimed wrongly (S12).
    pub locked: Vec<(PlayerId, Millis)>,
}

impl Scramble {
    pub(super) fn before_the_first_roll(config: Config, roster: Roster) -> Self {
        Scramble { config, roster, rounds: Vec::new(), starter: None, phase: Phase::Between { last: None } }
    }

    /// The settings.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The players.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The tiles of the round that nobody has taken (S2); none without a round. Not for the screen, which may not count them.
    pub fn left(&self) -> Letters {
        self.round().map(Round::left).unwrap_or_default()
    }

    /// Whether whoever chooses now may take this word, as it was typed (S1 to S3). It comes back normalised.
    ///
    /// # Errors
    /// The first refusal in the order of W3.
    pub fn may_take(&self, typed: &str, lexicon: &dyn Lexicon) -> Result<String, Refusal> {
        let left = self.left();
        let length = self.round().map_or(0, |round| usize::from(round.length));
        Case { length, tiles: Some(&left), names: self.config.names, lexicon }.judge(typed)
    }

    /// The round that is played.
    pub(super) fn round(&self) -> Option<&Round> {
        match &self.phase {
            Phase::Playing(round) => Some(round),
            Phase::Between { .. } => None,
        }
    }

    /// Whether the agreed rounds are played (S11), or too few are left to play on (P2).
    pub(super) fn is_over(&self) -> bool {
        let played = self.rounds.len() >= usize::from(self.config.rounds);
        matches!(self.phase, Phase::Between { .. }) && (played || self.roster.len() < FEWEST_PLAYERS)
    }

    /// Who picks first in the next round, if it is not chance: the next to the left (S2, P3).
    pub(super) fn next_starter(&self) -> Option<PlayerId> {
        self.starter.and_then(|last| self.roster.leftward(last).next())
    }

    /// When the time of those who set a word or solve is up, if there is a limit; while a claim is open it is not running.
    pub(super) fn ends_at(&self) -> Option<Millis> {
        let span = |limit: Option<u16>| limit.map(|seconds| Millis::from_secs(u64::from(seconds)));
        match &self.round()?.part {
            Part::Setting { since, .. } | Part::Jumbling { since, .. } => {
                span(self.config.setting_limit).map(|limit| since.plus(limit))
            }
            Part::Solving(solve) => {
                span(self.config.solving_limit).map(|limit| solve.since.plus(limit).plus(solve.stood))
            }
            Part::Waiting { .. } | Part::AllSet => None,
        }
    }

    /// The claim that is open.
    pub(super) fn claim(&self) -> Option<Claim> {
        match &self.round()?.part {
            Part::Solving(solve) => solve.claim,
            _ => None,
        }
    }

    /// Whether there is an open group, and somebody of the round who may still claim it (S6).
    pub(super) fn can_be_solved(&self, round: &Round) -> bool {
        let here = || round.hands.iter().filter(|hand| self.roster.has(hand.player));
        let mut open = round.hands.iter().filter(|hand| hand.open_group().is_some());
        open.any(|hand| here().any(|other| other.player != hand.player))
    }
}

impl Round {
    /// A player's part, if they started the round.
    pub(super) fn hand(&self, id: PlayerId) -> Option<&Hand> {
        self.hands.iter().find(|hand| hand.player == id)
    }

    /// As [`Self::hand`], to change it.
    pub(super) fn hand_mut(&mut self, id: PlayerId) -> Option<&mut Hand> {
        self.hands.iter_mut().find(|hand| hand.player == id)
    }

    /// The tiles that nobody has taken (S2).
    pub(super) fn left(&self) -> Letters {
        let mut left = self.tiles.clone();
        for group in self.hands.iter().filter_map(|hand| hand.group.as_ref()) {
            // What was taken was there.
            let _ = Letters::of(&group.word).is_some_and(|letters| left.take(&letters));
        }
        left
    }

    /// The place that the next group takes which is solved, from 1.
    pub(super) fn next_place(&self) -> usize {
        let solved = |hand: &&Hand| matches!(&hand.group, Some(Group { fate: Fate::Solved(_), .. }));
        1 + self.hands.iter().filter(solved).count()
    }

    /// S7: what a place scores in this round.
    pub(super) fn points(&self, place: usize) -> i32 {
        10 * (self.hands.len() + 1).saturating_sub(place) as i32
    }
}

impl Hand {
    /// The tiles, if nothing has become of them yet.
    pub(super) fn open_group(&self) -> Option<&Group> {
        self.group.as_ref().filter(|group| group.fate == Fate::Open)
    }
}
