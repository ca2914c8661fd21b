//! The state of a game of Race: phases as data, and the questions that rules ask of it.

use std::collections::BTreeMap;

use super::config::{Config, HANDED_ROUND_SECONDS, Way};
use super::judge::Case;
use super::score::{self, Entry, Heard, ListScore, Rulings, Tally};
use crate::rules::clock::Millis;
use crate::rules::longest::longest;
use crate::rules::roster::{PlayerId, Roster};
use crate::rules::standing;
use crate::words::{Letters, Lexicon};

/// So many of the longest words are told at the end.
const LONGEST_KEPT: usize = 5;

/// A game of Race. The fold of its events; never stored as such.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    pub(super) config: Config,
    pub(super) roster: Roster,
    /// The points of every round that stands, by player.
    pub(super) rounds: Vec<BTreeMap<PlayerId, i32>>,
    /// Who was first in the last round; if they left, the seat on their right, so that the next to the left is the same.
    pub(super) starter: Option<PlayerId>,
    /// The longest words of the rounds before the last one that scored, with who had them.
    pub(super) longest: Vec<(String, PlayerId)>,
    pub(super) phase: Phase,
}

/// Whether a round is played.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    /// Somebody is to roll, or the game is over: see [`Race::is_over`]. The last round is kept, since the table may mend it
    /// after the game.
    Between { last: Option<Round> },
    /// From the roll to the points.
    Playing(Round),
}

/// A round.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Round {
    pub faces: Vec<String>,
    pub letters: Letters,
    /// In the order of the round: from whoever is first to the left. Those who leave take theirs along; whoever changes seats
    /// keeps the turn.
    pub lists: Vec<List>,
    /// Whether one device is handed round: then everybody has the same time (R8).
    pub handed: bool,
    pub stopper: Option<PlayerId>,
    pub rulings: Rulings,
    pub part: Part,
}

/// A player's list of a round.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct List {
    pub player: PlayerId,
    pub entries: Vec<Entry>,
    pub tally: Option<Tally>,
    pub finish: Finish,
}

/// How far the writer of a typed list came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finish {
    /// Has not written, or is writing.
    Open,
    /// Gave up, or the time was up.
    Unreached,
    /// Reached the target after so long.
    Reached(Millis),
}

/// Where a round stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    /// The letters are known and covered.
    Covered,
    /// All write, on paper or on phones of their own.
    Racing { since: Millis },
    /// A device is handed to `next`.
    Waiting { next: PlayerId },
    /// `writer` types.
    Writing { writer: PlayerId, since: Millis },
    /// Words are called in turn; `passed` have passed since the last one, in order.
    Calling { turn: PlayerId, passed: Vec<PlayerId> },
    /// The lists come in.
    Collecting,
    /// The lists are called out; so many are open.
    Revealing { open: usize },
}

impl Race {
    pub(super) fn before_the_first_roll(config: Config, roster: Roster) -> Self {
        let phase = Phase::Between { last: None };
        Race { config, roster, rounds: Vec::new(), starter: None, longest: Vec::new(), phase }
    }

    /// The settings.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The players.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The points of a player in all rounds that stand (R6).
    pub fn total(&self, id: PlayerId) -> i32 {
        standing::total(&self.rounds, id)
    }

    /// The round that is played.
    pub(super) fn round(&self) -> Option<&Round> {
        match &self.phase {
            Phase::Playing(round) => Some(round),
            Phase::Between { .. } => None,
        }
    }

    /// Those who have the most points and at least as many as the game goes to, in the order of their seats (R6).
    pub(super) fn leaders(&self) -> Vec<PlayerId> {
        let totals = || self.roster.players().iter().map(|player| (player.id, self.total(player.id)));
        let best = totals().map(|(_, total)| total).max().unwrap_or_default();
        if best < i32::from(self.config.goal) {
            return Vec::new();
        }
        totals().filter(|(_, total)| *total == best).map(|(id, _)| id).collect()
    }

    /// Whether somebody has won: alone at the top with enough points (R6). Then the round that decided it.
    pub(super) fn is_over(&self) -> Option<&Round> {
        match &self.phase {
            Phase::Between { last: Some(last) } if self.leaders().len() == 1 => Some(last),
            _ => None,
        }
    }

    /// Who is first in the next round, if it is not chance: the next to the left (P3).
    pub(super) fn next_starter(&self) -> Option<PlayerId> {
        self.starter.and_then(|last| self.roster.leftward(last).next())
    }

    /// When the time of those who write is up.
    pub(super) fn ends_at(&self) -> Option<Millis> {
        let round = self.round()?;
        let (Part::Racing { since } | Part::Writing { since, .. }) = round.part else { return None };
        let limit = self.config.limit.or(round.handed.then_some(HANDED_ROUND_SECONDS))?;
        Some(since.plus(Millis::from_secs(u64::from(limit))))
    }

    /// Whether lists are entered after the round, by anybody.
    pub(super) const fn enters_lists(&self) -> bool {
        matches!(self.config.way, Way::Paper | Way::Phones)
    }

    /// What the words of a round are judged against.
    pub(super) fn case<'a>(&self, round: &'a Round, lexicon: &'a dyn Lexicon) -> Case<'a> {
        Case {
            letters: &round.letters,
            shortest: usize::from(self.config.shortest),
            strict_plurals: self.config.strict_plurals,
            names: self.config.names,
            lexicon,
        }
    }

    /// What the lists of a round that has been judged come to, in the order of the round.
    pub(super) fn scores(&self, round: &Round) -> Vec<ListScore> {
        let lists = round.lists.iter();
        let heard: Vec<Heard<'_>> =
            lists.map(|list| Heard { entries: &list.entries, tally: list.tally.as_ref() }).collect();
        let stopper = round.lists.iter().position(|list| Some(list.player) == round.stopper);
        score::count(&heard, &round.rulings, stopper, usize::from(self.config.target))
    }

    /// The longest words that scored, those of a round that has been judged among them.
    pub(super) fn longest_with(&self, round: &Round) -> Vec<(String, PlayerId)> {
        let scores = self.scores(round);
        let scored = round.lists.iter().zip(&scores).flat_map(|(list, score)| {
            let words = score.words.iter().filter(|(_, fate)| matches!(fate, score::Fate::Scored { .. }));
            words.map(|(word, _)| (word.as_str(), list.player))
        });
        longest(self.longest.iter().map(|(word, by)| (word.as_str(), *by)).chain(scored), LONGEST_KEPT)
    }
}

impl Round {
    /// A player's list, if they play this round.
    pub(super) fn list(&self, id: PlayerId) -> Option<&List> {
        self.lists.iter().find(|list| list.player == id)
    }

    /// As [`Self::list`], to change it.
    pub(super) fn list_mut(&mut self, id: PlayerId) -> Option<&mut List> {
        self.lists.iter_mut().find(|list| list.player == id)
    }

    /// The next to the left of `id` in this round.
    pub(super) fn next_after(&self, id: PlayerId) -> PlayerId {
        let place = self.lists.iter().position(|list| list.player == id);
        let next = place.and_then(|place| self.lists.get(place + 1)).or(self.lists.first());
        next.map_or(id, |list| list.player)
    }

    /// Whoever reached the target in the shortest time. Equal times are nobody's: nothing favours a seat (R8, P3).
    pub(super) fn quickest(&self) -> Option<PlayerId> {
        let reached = || {
            self.lists.iter().filter_map(|list| match list.finish {
                Finish::Reached(took) => Some((took, list.player)),
                Finish::Open | Finish::Unreached => None,
            })
        };
        let (shortest, quickest) = reached().min()?;
        let alone = reached().filter(|(took, _)| *took == shortest).count() == 1;
        alone.then_some(quickest)
    }
}

impl List {
    /// An empty one.
    pub(super) const fn of(player: PlayerId) -> Self {
        List { player, entries: Vec::new(), tally: None, finish: Finish::Open }
    }

    /// Different entries (R4).
    pub(super) fn distinct(&self) -> usize {
        score::distinct(self.entries.iter().map(|entry| entry.word.as_str()))
    }

    /// The entries alone.
    pub(super) fn words(&self) -> Vec<String> {
        self.entries.iter().map(|entry| entry.word.clone()).collect()
    }
}
