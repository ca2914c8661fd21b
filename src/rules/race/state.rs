//! The phases of Race as data.

use super::config::Config;
use super::contract::{Action, Error, Event};
use super::view::{Stage, View};
use crate::rules::Ctx;
use crate::rules::clock::Millis;
use crate::rules::roster::Roster;

/// A game of Race.
#[derive(Debug)]
pub struct Race {
    pub(super) config: Config,
    pub(super) roster: Roster,
}

impl Race {
    pub(super) fn before_the_first_roll(config: Config, roster: Roster) -> Self {
        Race { config, roster }
    }

    /// The settings.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The players.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    pub(super) fn decide_action(&self, _action: &Action, _ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        Err(Error::NotNow)
    }

    pub(super) fn apply_event(&mut self, _at: Millis, _event: &Event) {}

    pub(super) fn ends_at(&self) -> Option<Millis> {
        None
    }

    pub(super) fn seen(&self) -> View {
        View {
            config: self.config.clone(),
            players: Vec::new(),
            round: 1,
            starter: None,
            faces: Vec::new(),
            stage: Stage::Ready { tied: Vec::new() },
        }
    }
}
