//! The Race engine: letter dice, ten words, STOP, and lists that are struck against each other (rules R1 to R8).
//!
//! - [`config`]: what can be set.
//! - [`judge`]: whether a word counts (R2, R3); [`score`]: what the lists of a round come to (R5).
//! - [`entries`]: what people type before it is judged.
//! - [`contract`]: [`Action`] and [`Error`]; [`event`]: [`Event`].
//! - [`sharing`]: rounds and lists as short texts, for links and codes (R8).
//! - [`state`]: the phases as data, and who has won.
//! - `decide`, `write`, `reveal`: what an action leads to.
//! - `apply`: how an event changes the state.
//! - [`missed`]: the words that nobody found; [`likeness`]: words that may be spellings of one.
//! - [`view`]: what the screen may know, which is everything but the lists of those who are not writing; `show` makes it.

mod apply;
pub mod config;
pub mod contract;
mod decide;
pub mod entries;
pub mod event;
pub mod judge;
pub mod likeness;
pub mod missed;
mod reveal;
pub mod score;
pub mod sharing;
mod show;
pub mod state;
pub mod view;
mod write;

pub use config::{Config, ConfigError, Judge, Way};
pub use contract::{Action, Error, Event, Refusal};
pub use score::Tally;
pub use state::Race;
pub use view::View;

use super::clock::Millis;
use super::roster::Roster;
use super::{Ctx, Game};

impl Game for Race {
    const NAME: &'static str = "race";
    type Config = Config;
    /// There was no Race in the first version.
    type ConfigV1 = Config;
    type Action = Action;
    type Event = Event;
    type Error = Error;
    type View = View;

    fn can_be_played(config: &Config, roster: &Roster) -> bool {
        config.check().is_ok() && (config::FEWEST_PLAYERS..=config::MOST_PLAYERS).contains(&roster.len())
    }

    fn new(config: &Config, roster: &Roster) -> Self {
        Race::before_the_first_roll(config.clone(), roster.clone())
    }

    fn decide(&self, action: &Action, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        self.decide_action(action, ctx)
    }

    fn apply(&mut self, at: Millis, event: &Event) {
        self.apply_event(at, event);
    }

    fn due(&self) -> Option<Millis> {
        self.ends_at()
    }

    fn elapse(&self, now: Millis) -> Vec<Event> {
        match self.due() {
            Some(due) if now >= due => vec![Event::TimeUp],
            _ => Vec::new(),
        }
    }

    /// Letters that were seen and lists that were hidden are not taken back.
    fn undoable(event: &Event) -> bool {
        !matches!(event, Event::Rolled { .. } | Event::Started | Event::TimeUp | Event::Judged { sealed: true, .. })
    }

    /// Also a list that is brought: it comes from a tab that hides this one, and so pauses it.
    fn is_housekeeping(action: &Action) -> bool {
        matches!(
            action,
            Action::Join { .. }
                | Action::Leave { .. }
                | Action::Rename { .. }
                | Action::Reseat { .. }
                | Action::Bring { .. }
        )
    }

    fn view(&self) -> View {
        View::of(self)
    }
}
