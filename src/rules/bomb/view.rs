//! What the screen may know: everything that lies open on the table. The fuse and the order of the cards do not.

use super::config::{Config, Ending};
use super::placement::Face;
use super::state::{Bomb, Cause, Dispute, Phase, Round, RoundResult, Said};
use crate::rules::roster::{Player, PlayerId};

/// A game of Bomb as everybody sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The settings.
    pub config: Config,
    /// The players in the order of their seats.
    pub players: Vec<PlayerView>,
    /// Number of the card that is open or comes next, from 1.
    pub card_number: usize,
    /// Whether the dealt cards are used up and the tied play on (B11).
    pub sudden_death: bool,
    /// The rounds that are over.
    pub results: Vec<RoundResult>,
    /// Where the game stands.
    pub stage: Stage,
}

/// One player.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerView {
    /// Id and name.
    pub player: Player,
    /// Cards, those of sudden death included; in the knock-out game the lives that are left.
    pub count: u16,
    /// Whether they play the next round: not in sudden death without being tied, not without lives.
    pub in_play: bool,
    /// Whether they may vote and challenge.
    pub votes: bool,
    /// Place in the ranking as it is now, from 1; equal scores share a place.
    pub place: usize,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// Nothing is dealt yet.
    Shuffling,
    /// Somebody is to roll.
    Ready {
        /// Who.
        starter: PlayerId,
    },
    /// The die lies there.
    Rolled {
        /// Who lights the fuse.
        starter: PlayerId,
        /// What the die says.
        face: Face,
    },
    /// The fuse burns.
    Burning(RoundView),
    /// It went off.
    Exploded(RoundView),
    /// Somebody has won: all with place 1.
    Over,
}

/// The round that is played.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundView {
    /// What the die says.
    pub face: Face,
    /// The letters.
    pub card: String,
    /// Who has the bomb, or takes the card.
    pub holder: PlayerId,
    /// Who gets it next.
    pub next: PlayerId,
    /// What has been said.
    pub said: Vec<Said>,
    /// What is in doubt.
    pub dispute: Option<DisputeView>,
    /// Who may challenge the last word.
    pub challengers: Vec<PlayerId>,
}

/// A word in doubt.
#[derive(Clone, Debug, PartialEq)]
pub struct DisputeView {
    /// Whose word it is.
    pub speaker: PlayerId,
    /// The word, if the app has heard it.
    pub word: Option<String>,
    /// What the dictionary thinks of it, if it was asked.
    pub known: Option<bool>,
    /// Challenge or appeal, and the voices.
    pub dispute: Dispute,
    /// Who may vote.
    pub voters: Vec<PlayerId>,
}

impl View {
    pub(super) fn of(bomb: &Bomb) -> Self {
        let in_play = bomb.in_play();
        let voters = bomb.voters();
        let players = bomb.roster.players().iter().map(|player| {
            let score = bomb.score(player.id);
            let count = match bomb.config.ending {
                Ending::Cards(_) => score.cards.saturating_add(score.sudden),
                Ending::Lives(lives) => u16::from(lives).saturating_sub(score.cards),
            };
            PlayerView {
                player: player.clone(),
                count,
                in_play: in_play.contains(&player.id),
                votes: voters.contains(&player.id),
                place: 1 + bomb.roster.players().iter().filter(|other| bomb.score(other.id) < score).count(),
            }
        });
        View {
            config: bomb.config.clone(),
            players: players.collect(),
            card_number: bomb.results.len() + 1,
            sudden_death: bomb.in_sudden_death(),
            results: bomb.results.clone(),
            stage: bomb.stage(),
        }
    }

    /// The player with this id; `None` for one who left.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().map(|seat| &seat.player).find(|player| player.id == id)
    }
}

impl Bomb {
    fn stage(&self) -> Stage {
        match &self.phase {
            Phase::Shuffling => Stage::Shuffling,
            Phase::Ready { starter } => Stage::Ready { starter: *starter },
            Phase::Rolled { starter, face } => Stage::Rolled { starter: *starter, face: *face },
            Phase::Burning(round) => Stage::Burning(self.round_view(round)),
            Phase::Exploded(round) => Stage::Exploded(self.round_view(round)),
            Phase::Over => Stage::Over,
        }
    }

    fn round_view(&self, round: &Round) -> RoundView {
        let challengers = self.voters().into_iter().filter(|id| self.challenge(*id).is_ok());
        RoundView {
            face: round.face,
            card: round.card.clone(),
            holder: round.holder,
            next: self.next_after(round.holder),
            said: round.said.clone(),
            dispute: round.dispute.as_ref().and_then(|dispute| self.dispute_view(round, dispute)),
            challengers: challengers.collect(),
        }
    }

    fn dispute_view(&self, round: &Round, dispute: &Dispute) -> Option<DisputeView> {
        let last = round.said.last();
        let (word, known) = match &dispute.cause {
            Cause::Challenge { .. } => (last.and_then(|said| said.word.clone()), last.and_then(|said| said.known)),
            Cause::Appeal { word } => (Some(word.clone()), Some(false)),
        };
        Some(DisputeView { speaker: round.speaker()?, word, known, dispute: dispute.clone(), voters: self.voters() })
    }
}
