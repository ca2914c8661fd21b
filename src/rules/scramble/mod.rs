//! The Scramble engine: words of one length, jumbled behind a cover, and found again by the others (rules S1 to S12).
//!
//! - [`config`]: what can be set.
//! - [`judge`]: whether a word may be set, and whether it solves a group (S2, S3, S6).
//! - [`contract`]: [`Action`] and [`Error`]; [`event`]: [`Event`].
//! - [`state`]: the phases as data.
//! - [`draft`]: what is known of a word while it is typed.
//! - `decide`, `solve`: what an action leads to.
//! - `apply`: how an event changes the state.
//! - [`others()`]: the other words of a group's letters.
//! - [`view`]: what the screen may know, which is never a word that nobody has found yet; `show` makes it.

mod apply;
pub mod config;
pub mod contract;
mod decide;
pub mod draft;
pub mod event;
pub mod judge;
mod others;
mod show;
mod solve;
pub mod state;
pub mod view;

pub use config::{Config, ConfigError, Pool};
pub use contract::{Action, Error, Event, Refusal};
pub use others::others;
pub use state::Scramble;
pub use view::View;

use super::clock::Millis;
use super::roster::Roster;
use super::{Ctx, Game};

impl Game for Scramble {
    const NAME: &'static str = "scramble";
    type Config = Config;
    /// There was no Scramble in the first version.
    type ConfigV1 = Config;
    type Action = Action;
    type Event = Event;
    type Error = Error;
    type View = View;

    fn can_be_played(config: &Config, roster: &Roster) -> bool {
        config.check().is_ok() && (config::FEWEST_PLAYERS..=config::MOST_PLAYERS).contains(&roster.len())
    }

    fn new(config: &Config, roster: &Roster) -> Self {
        Scramble::before_the_first_roll(config.clone(), roster.clone())
    }

    fn decide(&self, action: &Action, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        self.decide_action(action, ctx)
    }

    fn apply(&mut self, at: Millis, event: &Event) {
        self.apply_event(at, event);
    }

    fn due(&self) -> Option<Millis> {
        self.claim().map(|claim| claim.until).or_else(|| self.ends_at())
    }

    /// What a setter sees is for the setter alone (C27).
    fn goes_on_unasked(&self) -> bool {
        self.due().is_none() && !matches!(self.view().stage, view::Stage::Setting(_) | view::Stage::Jumbling(_))
    }

    fn elapse(&self, now: Millis) -> Vec<Event> {
        match self.due() {
            Some(due) if now >= due => {
                let event = if self.claim().is_some() { Event::Lapsed } else { Event::TimeUp };
                // Behind a claim that has lapsed the time of solving may be up too.
                let mut after = self.clone();
                after.apply(due, &event);
                std::iter::once(event).chain(after.elapse(now)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What was covered and then seen is not taken back, nor what others may have reckoned from (C27).
    fn undoable(event: &Event) -> bool {
        !matches!(
            event,
            Event::Rolled { .. }
                | Event::Started
                | Event::HandedOver
                | Event::WentWithout
                | Event::Revealed
                | Event::Lapsed
                | Event::TimeUp
        )
    }

    fn is_housekeeping(action: &Action) -> bool {
        matches!(action, Action::Join { .. } | Action::Leave { .. } | Action::Rename { .. } | Action::Reseat { .. })
    }

    fn view(&self) -> View {
        View::of(self)
    }
}
