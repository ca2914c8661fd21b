//! The Bomb engine: a die, a card of letters, a hidden fuse, and a table that argues (rules B1 to B13).
//!
//! - [`config`]: what can be set, and the presets.
//! - [`placement`]: the die and where letters may stand.
//! - [`judge`]: what a typed word is worth.
//! - [`contract`]: [`Action`] and [`Event`]; [`refusal`]: [`Refusal`] and [`Error`].
//! - [`state`]: the phases as data, and who is still in play.
//! - `decide`, `dispute`, `deck`: what an action leads to.
//! - `apply`: how an event changes the state.
//! - [`view`]: what the screen may know, which is everything but the fuse and the order of the cards.

mod apply;
pub mod config;
pub mod contract;
mod decide;
mod deck;
mod dispute;
pub mod judge;
pub mod missed;
pub mod placement;
pub mod refusal;
pub mod state;
pub mod view;

pub use config::{Config, ConfigError, Die, Ending, Judge, Play};
pub use contract::{Action, Decider, Error, Event, Refusal};
pub use placement::{Face, Misfit};
pub use state::Bomb;
pub use view::View;

use super::clock::Millis;
use super::roster::Roster;
use super::{Ctx, Game};

impl Game for Bomb {
    const NAME: &'static str = "bomb";
    type Config = Config;
    type ConfigV1 = config::ConfigV1;
    type Action = Action;
    type Event = Event;
    type Error = Error;
    type View = View;

    fn can_be_played(config: &Config, roster: &Roster) -> bool {
        config.check().is_ok() && roster.len() <= config::MOST_PLAYERS
    }

    fn new(config: &Config, roster: &Roster) -> Self {
        Bomb::before_the_deal(config.clone(), roster.clone())
    }

    fn decide(&self, action: &Action, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        self.decide_action(action, ctx)
    }

    fn apply(&mut self, at: Millis, event: &Event) {
        self.apply_event(at, event);
    }

    fn due(&self) -> Option<Millis> {
        match &self.phase {
            state::Phase::Burning(round) => Some(round.lit_at.plus(round.fuse)),
            _ => None,
        }
    }

    fn elapse(&self, now: Millis) -> Vec<Event> {
        match self.due() {
            Some(due) if now >= due => vec![Event::Exploded],
            _ => Vec::new(),
        }
    }

    fn undoable(event: &Event) -> bool {
        !matches!(
            event,
            Event::Dealt { .. } | Event::Reshuffled { .. } | Event::Rolled { .. } | Event::Lit { .. } | Event::Exploded
        )
    }

    fn is_housekeeping(action: &Action) -> bool {
        matches!(action, Action::Join { .. } | Action::Leave { .. } | Action::Rename { .. } | Action::Reseat { .. })
    }

    fn view(&self) -> View {
        View::of(self)
    }
}
