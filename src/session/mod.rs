//! A game being played: its log, its clock, undo, pause and resume, saving and loading. Pure.
//!
//! The state is the fold of the log and is never stored. What is stored is the settings, the players at the start, the
//! log and the game time: see [`save`].

pub mod clock;
pub mod codec;
pub mod lists;
pub mod save;
pub mod settings;
pub mod spent;

use serde::{Deserialize, Serialize};

use crate::rules::clock::Millis;
use crate::rules::roster::Roster;
use crate::rules::{Ctx, Game, Rng};
use crate::words::Lexicon;
use clock::{PlayClock, Reading, Tick};

/// After a pause this much is left of whatever runs out, in milliseconds: nobody loses a round to a phone call.
pub const GRACE: Millis = Millis(1500);

/// What one action led to. Undo takes back one step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<E> {
    /// Game time.
    pub at: Millis,
    /// At least one.
    pub events: Vec<E>,
}

/// A game being played.
#[derive(Debug)]
pub struct Session<G: Game> {
    config: G::Config,
    roster: Roster,
    log: Vec<Step<G::Event>>,
    state: G,
    clock: PlayClock,
    revision: u64,
}

/// What an action needs from outside.
pub struct Env<'a> {
    /// Both clocks.
    pub reading: Reading,
    /// The random source.
    pub rng: &'a mut Rng,
    /// The dictionary, once it is loaded.
    pub lexicon: Option<&'a dyn Lexicon>,
}

/// Why an action was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<E> {
    /// The game is paused.
    Paused,
    /// By the rules.
    Rules(E),
}

impl<G: Game> Session<G> {
    /// A game before its first action. It is paused.
    pub fn new(config: G::Config, roster: Roster) -> Self {
        let state = G::new(&config, &roster);
        Session { config, roster, log: Vec::new(), state, clock: PlayClock::stopped_at(Millis(0)), revision: 0 }
    }

    /// A game from its parts, paused. See [`save::load`].
    pub(crate) fn from_parts(config: G::Config, roster: Roster, log: Vec<Step<G::Event>>, played: Millis) -> Self {
        let state = replay(&config, &roster, &log);
        let last = log.last().map_or(Millis(0), |step| step.at);
        let clock = PlayClock::stopped_at(played.max(last));
        let mut session = Session { config, roster, log, state, clock, revision: 0 };
        session.pause_within_grace();
        session
    }

    /// Does what somebody at the table did. What came due before comes first: a word that is sent in the moment of
    /// the explosion is too late (C20). While the game is paused only names and seats change.
    ///
    /// # Errors
    /// [`Refused`]; then nothing has changed, but for what came due.
    pub fn act(&mut self, action: &G::Action, env: Env<'_>) -> Result<Vec<G::Event>, Refused<G::Error>> {
        let mut happened = self.tick(env.reading);
        if !self.clock.runs() && !G::is_housekeeping(action) {
            return Err(Refused::Paused);
        }
        let mut ctx = Ctx { now: self.clock.now(), rng: env.rng, lexicon: env.lexicon };
        let events = self.state.decide(action, &mut ctx).map_err(Refused::Rules)?;
        self.record(self.clock.now(), events.clone());
        happened.extend(events);
        Ok(happened)
    }

    /// Lets time pass, and says what came due. A device that slept finds the game paused.
    pub fn tick(&mut self, reading: Reading) -> Vec<G::Event> {
        if self.clock.advance(reading) == Tick::Slept {
            self.pause_within_grace();
            self.revision += 1;
            return Vec::new();
        }
        let (true, Some(due)) = (self.clock.runs(), self.state.due()) else { return Vec::new() };
        let events = self.state.elapse(self.clock.now());
        if !events.is_empty() {
            self.record(due, events.clone());
        }
        events
    }

    /// Stops the clock. What would have run out in this very moment has not: [`GRACE`] of it is left.
    pub fn pause(&mut self, reading: Reading) {
        if self.clock.runs() {
            self.clock.advance(reading);
            self.pause_within_grace();
            self.revision += 1;
        }
    }

    /// Starts the clock again.
    pub fn resume(&mut self, reading: Reading) {
        if !self.clock.runs() {
            self.clock.start(reading);
            self.revision += 1;
        }
    }

    /// Whether the clock stands still.
    pub fn is_paused(&self) -> bool {
        !self.clock.runs()
    }

    /// Milliseconds until something happens by itself, for setting a timer. Not for the screen.
    pub fn until_due(&self) -> Option<Millis> {
        if self.clock.runs() { self.state.due().map(|due| due.since(self.clock.now())) } else { None }
    }

    /// Whether the last step can be taken back: never past a roll, a draw or an explosion.
    pub fn can_undo(&self) -> bool {
        self.log.last().is_some_and(|step| step.events.iter().all(G::undoable))
    }

    /// Takes back the last step; the state is exactly the one before it, but for the game time that has run since. When
    /// that would make something run out at once, the game is paused with [`GRACE`] of it left.
    /// Returns whether there was one that may be taken back.
    pub fn undo(&mut self, reading: Reading) -> bool {
        self.tick(reading);
        if !self.can_undo() {
            return false;
        }
        self.log.pop();
        self.state = replay(&self.config, &self.roster, &self.log);
        // A round that had been broken off burns again. What its fuse would have burned meanwhile, nobody played.
        if self.state.due().is_some_and(|due| due <= self.clock.now()) {
            self.pause_within_grace();
        }
        self.revision += 1;
        true
    }

    /// The state, for asking; the screen gets its [`Game::View`].
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What everybody may see.
    pub fn view(&self) -> G::View {
        self.state.view()
    }

    /// The settings.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// Counts the changes: a screen that shows this revision is up to date.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The steps so far.
    pub fn log(&self) -> &[Step<G::Event>] {
        &self.log
    }

    /// Game time of the last reading.
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Game time as of a reading, for clocks on the screen: nothing comes due by being looked at.
    pub fn now_at(&self, reading: Reading) -> Millis {
        self.clock.at(reading)
    }

    pub(crate) fn first_roster(&self) -> &Roster {
        &self.roster
    }

    fn record(&mut self, at: Millis, events: Vec<G::Event>) {
        for event in &events {
            self.state.apply(at, event);
        }
        self.log.push(Step { at, events });
        self.revision += 1;
    }

    /// Never sets the clock back behind what is in the log.
    fn pause_within_grace(&mut self) {
        let now = self.clock.now();
        let last = self.log.last().map_or(Millis(0), |step| step.at);
        let at = match self.state.due() {
            Some(due) => now.min(Millis(due.0.saturating_sub(GRACE.0))).max(last),
            None => now,
        };
        self.clock.stop_at(at);
    }
}

fn replay<G: Game>(config: &G::Config, roster: &Roster, log: &[Step<G::Event>]) -> G {
    let mut state = G::new(config, roster);
    for step in log {
        for event in &step.events {
            state.apply(step.at, event);
        }
    }
    state
}
