//! The rule engines: pure, without UI text, clock, randomness or browser of their own.
//!
//! A game is an event-sourced state machine. [`Game::decide`] looks at an action and either refuses it, changing
//! nothing, or says which [`Game::Event`]s happened; [`Game::apply`] folds an event into the state and cannot fail.
//! Events carry outcomes (the face rolled, the fuse drawn), so a log replays without dice, clock or dictionary.

pub mod bomb;
pub mod clock;
pub mod longest;
pub mod race;
pub mod roster;
pub mod scramble;
pub mod standing;
pub mod verdict;

use rand::SeedableRng as _;
use serde::{Serialize, de::DeserializeOwned};

use crate::words::Lexicon;
use clock::Millis;
use roster::Roster;

/// The random source of all games: portable, so that a seed gives the same numbers on every device.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

/// The random source that belongs to a seed: so that whoever has a seed needs no library of random numbers.
pub fn rng_from(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

/// What a decision may depend on besides the state and the action.
pub struct Ctx<'a> {
    /// Game time of the action.
    pub now: Millis,
    /// Dice, shuffles and fuses come from here.
    pub rng: &'a mut Rng,
    /// The dictionary, once it is loaded.
    pub lexicon: Option<&'a dyn Lexicon>,
}

/// A rule engine as the session sees it.
pub trait Game: Sized {
    /// Names the game in saves.
    const NAME: &'static str;
    /// The settings that a game is played with; fixed from its start.
    type Config: Clone + PartialEq + Serialize + DeserializeOwned;
    /// The settings as saves of version 1 have them.
    type ConfigV1: DeserializeOwned + Into<Self::Config>;
    /// What people do.
    type Action;
    /// What happened, with its outcome.
    type Event: Clone + PartialEq + Serialize + DeserializeOwned;
    /// Why an action was refused.
    type Error: Copy;
    /// What the screen may know: never a secret.
    type View;

    /// Whether the settings are within their bounds and there is room for the players: asked of a save before it is
    /// played on.
    fn can_be_played(config: &Self::Config, roster: &Roster) -> bool;
    /// The state before the first event.
    fn new(config: &Self::Config, roster: &Roster) -> Self;
    /// Judges an action. `Err` means that nothing happened.
    fn decide(&self, action: &Self::Action, ctx: &mut Ctx<'_>) -> Result<Vec<Self::Event>, Self::Error>;
    /// Folds one event into the state; `at` is the game time at which it happened.
    fn apply(&mut self, at: Millis, event: &Self::Event);
    /// The next moment at which time alone makes something happen.
    fn due(&self) -> Option<Millis>;
    /// Whether play goes on by itself when people come back to the page: nothing runs out meanwhile, and nothing comes into
    /// view that not all of them may see.
    fn goes_on_unasked(&self) -> bool {
        self.due().is_none()
    }
    /// What has happened by `now` without anybody's doing.
    fn elapse(&self, now: Millis) -> Vec<Self::Event>;
    /// Whether the table may take this event back. A roll is never taken back.
    fn undoable(event: &Self::Event) -> bool;
    /// Whether an action leaves what is being played alone, as names and seats do, and so is possible while the game is paused.
    fn is_housekeeping(action: &Self::Action) -> bool;
    /// The state as everybody at the table may see it.
    fn view(&self) -> Self::View;
}
