//! The state of a game of Bomb: phases as data, and the questions that rules ask of it.

use std::collections::{BTreeMap, VecDeque};

use super::config::{Config, Ending};
use super::placement::Face;
use crate::rules::clock::Millis;
use crate::rules::roster::{PlayerId, Roster};

/// A game of Bomb. The fold of its events; never stored as such.
#[derive(Clone, Debug, PartialEq)]
pub struct Bomb {
    pub(super) config: Config,
    pub(super) roster: Roster,
    /// Cards that those who joined late started with (P2).
    pub(super) handicap: BTreeMap<PlayerId, Score>,
    pub(super) pile: VecDeque<String>,
    pub(super) rest: VecDeque<String>,
    pub(super) results: Vec<RoundResult>,
    pub(super) starter_of_game: Option<PlayerId>,
    pub(super) phase: Phase,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    /// Nothing is dealt yet.
    Shuffling,
    /// `starter` is to roll.
    Ready { starter: PlayerId },
    /// The die lies there; the fuse is not lit.
    Rolled { starter: PlayerId, face: Face },
    /// The fuse burns.
    Burning(Round),
    /// It went off; the card is not taken yet.
    Exploded(Round),
    /// Somebody has won.
    Over,
}

/// A round from the lighting of the fuse to the card being taken.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Round {
    pub face: Face,
    pub card: String,
    pub lit_at: Millis,
    pub fuse: Millis,
    /// Who has the bomb; after the explosion, who takes the card.
    pub holder: PlayerId,
    /// When the holder got it.
    pub held_since: Millis,
    pub said: Vec<Said>,
    pub dispute: Option<Dispute>,
}

/// A word that was said and passed on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// By whom.
    pub by: PlayerId,
    /// Normalised; `None` in spoken play.
    pub word: Option<String>,
    /// What the dictionary thinks of it, if it was asked.
    pub known: Option<bool>,
    /// The table's decision: `Some(true)` it stands, `Some(false)` it does not count.
    pub ruling: Option<bool>,
}

/// A word is in doubt (B10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// What it is about.
    pub cause: Cause,
    /// The voices, once the table is asked.
    pub votes: Option<BTreeMap<PlayerId, bool>>,
}

/// What a dispute is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The last word that was said.
    Challenge {
        /// Who doubts it.
        by: PlayerId,
        /// Who gave the bomb back to the speaker, if anybody did.
        passed_back: Option<PlayerId>,
    },
    /// A word that the dictionary refused to the holder.
    Appeal {
        /// The word, normalised.
        word: String,
    },
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// The letters.
    pub card: String,
    /// What the die said.
    pub face: Face,
    /// Who has the card.
    pub loser: PlayerId,
    /// What was said.
    pub said: Vec<Said>,
    /// Whether it was played in sudden death.
    pub sudden: bool,
}

/// What a player has collected. Fewer is better; sudden death only separates those who were equal before (B11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score {
    /// Cards of the pile; in the knock-out game, lives lost.
    pub cards: u16,
    /// Cards of sudden death.
    pub sudden: u16,
}

impl Bomb {
    pub(super) fn before_the_deal(config: Config, roster: Roster) -> Self {
        Bomb {
            config,
            roster,
            handicap: BTreeMap::new(),
            pile: VecDeque::new(),
            rest: VecDeque::new(),
            results: Vec::new(),
            starter_of_game: None,
            phase: Phase::Shuffling,
        }
    }

    /// The players and their seats.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The settings.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Who began this game.
    pub fn starter_of_game(&self) -> Option<PlayerId> {
        self.starter_of_game
    }

    /// Every card that has been turned so far, in order; so that later games can start with others (B1).
    pub fn turned_cards(&self) -> impl Iterator<Item = &str> {
        let open = match &self.phase {
            Phase::Burning(round) | Phase::Exploded(round) => Some(round.card.as_str()),
            _ => None,
        };
        self.results.iter().map(|result| result.card.as_str()).chain(open)
    }

    /// The cards that lie face down, those of the pile first. Not for the screen.
    pub fn hidden_cards(&self) -> impl Iterator<Item = &str> {
        self.pile.iter().chain(&self.rest).map(String::as_str)
    }

    /// What a player has collected.
    pub fn score(&self, id: PlayerId) -> Score {
        let mut score = self.handicap.get(&id).copied().unwrap_or_default();
        for result in self.results.iter().filter(|result| result.loser == id) {
            if result.sudden {
                score.sudden = score.sudden.saturating_add(1);
            } else {
                score.cards = score.cards.saturating_add(1);
            }
        }
        score
    }

    /// Whether the dealt cards are used up (B11). Never in the knock-out game.
    pub(super) fn pile_is_played(&self) -> bool {
        match self.config.ending {
            Ending::Cards(dealt) => self.results.iter().filter(|result| !result.sudden).count() >= usize::from(dealt),
            Ending::Lives(_) => false,
        }
    }

    /// Those who play the next round, in seat order: all; in sudden death the tied (B11); else the living (B13).
    pub(super) fn in_play(&self) -> Vec<PlayerId> {
        let seated = self.roster.players().iter().map(|player| player.id);
        match self.config.ending {
            Ending::Lives(lives) => seated.filter(|id| self.score(*id).cards < u16::from(lives)).collect(),
            Ending::Cards(_) if self.pile_is_played() => {
                let best = seated.clone().map(|id| self.score(id)).min();
                seated.filter(|id| Some(self.score(*id)) == best).collect()
            }
            Ending::Cards(_) => seated.collect(),
        }
    }

    /// Those who may vote and challenge: all at the table (B10), but for the eliminated (B13).
    pub(super) fn voters(&self) -> Vec<PlayerId> {
        match self.config.ending {
            Ending::Lives(_) => self.in_play(),
            Ending::Cards(_) => self.roster.players().iter().map(|player| player.id).collect(),
        }
    }

    /// The next in play to the left of `id`; `id` again if there is nobody else.
    pub(super) fn next_after(&self, id: PlayerId) -> PlayerId {
        let in_play = self.in_play();
        self.roster.leftward(id).find(|next| *next != id && in_play.contains(next)).unwrap_or(id)
    }

    /// `id`, or if they do not play the next round, the next to the left who does.
    pub(super) fn nearest_in_play(&self, id: PlayerId) -> PlayerId {
        if self.in_play().contains(&id) { id } else { self.next_after(id) }
    }

    /// Whether the game has been decided (B11, B13, P2).
    pub(super) fn is_decided(&self) -> bool {
        let one_left = self.in_play().len() <= 1;
        self.roster.len() <= 1
            || match self.config.ending {
                Ending::Lives(_) => one_left,
                Ending::Cards(_) => self.pile_is_played() && one_left,
            }
    }

    /// Who rolls after `loser` took the card (B9, B11, B13).
    pub(super) fn starter_after(&self, loser: PlayerId) -> PlayerId {
        match self.config.ending {
            Ending::Lives(_) => self.next_after(loser),
            Ending::Cards(_) => self.nearest_in_play(loser),
        }
    }

    /// What somebody who joins now starts with (P2): as much as the worst has. When that would take them into a sudden
    /// death, one card more, since it is fought out among those who were tied.
    pub(super) fn handicap_now(&self) -> Score {
        let in_play = self.in_play();
        let seated = self.roster.players().iter().map(|player| player.id);
        let worst = match self.config.ending {
            Ending::Lives(_) => in_play.iter().map(|id| self.score(*id)).max(),
            Ending::Cards(_) => seated.map(|id| self.score(id)).max(),
        };
        let worst = worst.unwrap_or_default();
        let tied = self.pile_is_played() && in_play.len() == self.roster.len();
        if tied { Score { sudden: worst.sudden.saturating_add(1), ..worst } } else { worst }
    }
}

impl Round {
    /// Who said the word that the table may argue about.
    pub(super) fn speaker(&self) -> Option<PlayerId> {
        match self.dispute.as_ref().map(|dispute| &dispute.cause) {
            Some(Cause::Appeal { .. }) => Some(self.holder),
            _ => self.said.last().map(|said| said.by),
        }
    }
}
