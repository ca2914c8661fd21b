//! Owns a game's session: passes actions on, saves after each, keeps the timer for what comes due.

use std::rc::Rc;

use leptos::prelude::*;

use crate::ports::time::{self, Timer};
use crate::ports::{entropy, storage};
use crate::rules::clock::Millis;
use crate::rules::roster::Roster;
use crate::rules::{Game, Rng, rng_from};
use crate::session::save::{self, LoadError};
use crate::session::{Env, Refused, Session};
use crate::words::Lexicon;

/// Timers may come a little early; this much later, in milliseconds, the moment has surely come.
const AFTER_DUE: f64 = 4.0;

/// A game on this device. Cheap to copy.
pub struct Table<G: Game + 'static>
where
    G::View: Send + Sync,
{
    kept: StoredValue<Kept<G>, LocalStorage>,
    /// What everybody may see; `None` without a game.
    pub view: RwSignal<Option<G::View>>,
    /// Whether the clock stands still.
    pub paused: RwSignal<bool>,
    /// Whether the last step can be taken back.
    pub can_undo: RwSignal<bool>,
    /// Why the stored game could not be loaded.
    pub trouble: RwSignal<Option<LoadError>>,
    unsaved: RwSignal<bool>,
}

/// Hears of everything that happens.
type React<G> = Rc<dyn Fn(&[<G as Game>::Event], &<G as Game>::View)>;

struct Kept<G: Game> {
    key: &'static str,
    session: Option<Session<G>>,
    rng: Rng,
    timer: Option<Timer>,
    react: Option<React<G>>,
    /// Nothing is written: what is stored is of a newer version, or nothing is to be.
    hands_off: bool,
    /// Whether the game is on this tab's table. A tab that only knows of it from the store does not write there: what it
    /// knows may be old.
    mine: bool,
}

impl<G: Game> Clone for Table<G>
where
    G::View: Send + Sync,
{
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Table<G> where G::View: Send + Sync {}

impl<G: Game> Table<G>
where
    G::View: Clone + PartialEq + Send + Sync + 'static,
{
    /// An empty table whose game is stored under `key`.
    pub fn new(key: &'static str, unsaved: RwSignal<bool>) -> Self {
        let rng = rng_from(entropy::seed());
        Table {
            kept: StoredValue::new_local(Kept {
                key,
                session: None,
                rng,
                timer: None,
                react: None,
                hands_off: false,
                mine: false,
            }),
            view: RwSignal::new(None),
            paused: RwSignal::new(true),
            can_undo: RwSignal::new(false),
            trouble: RwSignal::new(None),
            unsaved,
        }
    }

    /// A table whose game is kept nowhere.
    pub fn unkept() -> Self {
        let table = Self::new("", RwSignal::new(false));
        table.kept.update_value(|kept| kept.hands_off = true);
        table
    }

    /// `react` hears of everything that happens from now on.
    pub fn on_events(&self, react: impl Fn(&[G::Event], &G::View) + 'static) {
        self.kept.update_value(|kept| kept.react = Some(Rc::new(react)));
    }

    /// Begins a game, in place of one that may be there.
    pub fn start(&self, config: G::Config, roster: Roster) {
        self.kept.update_value(|kept| {
            let mut session = Session::new(config, roster);
            session.resume(time::reading());
            kept.session = Some(session);
            kept.mine = true;
        });
        self.publish(&[]);
    }

    /// The table is on the screen: what was played in another tab meanwhile comes from the store, and from now on this tab
    /// writes there.
    pub fn take_up(&self) {
        // Where nothing can be kept the game in hand is newer than the store.
        if !self.kept.with_value(|kept| kept.mine) && !self.unsaved.get_untracked() {
            self.load();
        }
        self.kept.update_value(|kept| kept.mine = true);
        self.come_back();
    }

    /// Another tab took the game: the clock stops, and nothing is written any more.
    pub fn put_down(&self) {
        self.kept.update_value(|kept| kept.mine = false);
        self.pause();
    }

    /// The table is no longer on the screen.
    pub fn put_away(&self) {
        self.leave();
        self.put_down();
    }

    /// Loads the stored game, if there is one. A damaged one is put aside, a newer one stays where it is.
    pub fn load(&self) {
        let key = self.key();
        let Ok(Some(text)) = storage::read(key) else { return };
        match save::load::<G>(&text) {
            Ok(session) => {
                self.kept.update_value(|kept| kept.session = Some(session));
                self.come_back();
            }
            Err(error) => {
                self.trouble.set(Some(error));
                if matches!(error, LoadError::Newer { .. }) {
                    self.kept.update_value(|kept| kept.hands_off = true);
                } else if storage::write(&format!("{key}.broken"), &text).is_ok() {
                    self.unsaved.set(storage::remove(key).is_err());
                }
            }
        }
    }

    /// Does what somebody at the table did.
    ///
    /// # Errors
    /// The engine's reason; nothing has changed then. A paused game passes over actions in silence.
    pub fn act(&self, action: &G::Action, lexicon: Option<&dyn Lexicon>) -> Result<(), G::Error> {
        self.catch_up();
        let outcome = self.kept.try_update_value(|kept| {
            let session = kept.session.as_mut()?;
            let env = Env { reading: time::reading(), rng: &mut kept.rng, lexicon };
            Some(session.act(action, env))
        });
        match outcome.flatten() {
            Some(Ok(events)) => {
                self.publish(&events);
                Ok(())
            }
            // What came due before the action did happen.
            Some(Err(Refused::Rules(error))) => {
                self.publish(&[]);
                Err(error)
            }
            Some(Err(Refused::Paused)) | None => {
                self.publish(&[]);
                Ok(())
            }
        }
    }

    /// Takes back the last step.
    pub fn undo(&self) {
        self.catch_up();
        self.change(|session| {
            session.undo(time::reading());
        });
    }

    /// Stops the clock.
    pub fn pause(&self) {
        self.change(|session| session.pause(time::reading()));
    }

    /// Starts the clock.
    pub fn resume(&self) {
        self.change(|session| session.resume(time::reading()));
    }

    /// People left the page: the clock stops, and the save has the time.
    pub fn leave(&self) {
        self.pause();
    }

    /// People came back. Where nothing runs out and nothing is hidden, nobody has to tap to go on.
    pub fn come_back(&self) {
        self.change(|session| {
            if session.state().goes_on_unasked() {
                session.resume(time::reading());
            }
        });
    }

    /// Takes the game off the table and out of the store.
    pub fn clear(&self) {
        let hands_off = self.kept.try_update_value(|kept| {
            kept.session = None;
            kept.timer = None;
            kept.hands_off
        });
        self.view.set(None);
        if hands_off == Some(false) {
            self.unsaved.set(storage::remove(self.key()).is_err());
        }
    }

    /// Asks the state, which knows more than the view.
    pub fn ask<T>(&self, question: impl FnOnce(&G) -> T) -> Option<T> {
        self.kept.with_value(|kept| kept.session.as_ref().map(|session| question(session.state())))
    }

    /// Game time now, for clocks on the screen; that of the first moment without a game.
    pub fn now(&self) -> Millis {
        let reading = time::reading();
        self.kept.with_value(|kept| kept.session.as_ref().map_or(Millis(0), |session| session.now_at(reading)))
    }

    fn key(&self) -> &'static str {
        self.kept.with_value(|kept| kept.key)
    }

    fn change(&self, change: impl FnOnce(&mut Session<G>)) {
        self.kept.update_value(|kept| {
            if let Some(session) = &mut kept.session {
                change(session);
            }
        });
        self.publish(&[]);
    }

    /// What came due before an action comes first, with all that it sounds and looks like, even if it makes it too late.
    fn catch_up(&self) {
        let due = self.kept.try_update_value(|kept| kept.session.as_mut().map(|session| session.tick(time::reading())));
        if let Some(events) = due.flatten().filter(|events| !events.is_empty()) {
            self.publish(&events);
        }
    }

    /// The timer went off: look at the clock.
    fn tick(&self) {
        let events =
            self.kept.try_update_value(|kept| kept.session.as_mut().map(|session| session.tick(time::reading())));
        self.publish(&events.flatten().unwrap_or_default());
    }

    /// Shows, saves and sets the timer anew.
    fn publish(&self, events: &[G::Event]) {
        let table = *self;
        self.kept.update_value(|kept| {
            let Some(session) = &kept.session else { return };
            kept.timer = session.until_due().map(|due| time::after(due.0 as f64 + AFTER_DUE, move || table.tick()));
            if kept.mine {
                // Written out even where it is kept nowhere: a rehearsal is to do all that a game does but store it.
                let text = save::save(session);
                if !kept.hands_off {
                    let kept_it = text.is_some_and(|text| storage::write(kept.key, &text).is_ok());
                    table.unsaved.set(!kept_it);
                }
            }
        });
        let shown = self.kept.with_value(|kept| {
            kept.session
                .as_ref()
                .map(|session| (session.view(), session.is_paused(), session.can_undo(), kept.react.clone()))
        });
        let Some((view, paused, can_undo, react)) = shown else { return };
        if self.paused.get_untracked() != paused {
            self.paused.set(paused);
        }
        self.can_undo.set(can_undo);
        if self.view.with_untracked(|old| old.as_ref() != Some(&view)) {
            self.view.set(Some(view.clone()));
        }
        if let Some(react) = react.filter(|_| !events.is_empty()) {
            react(events, &view);
        }
    }
}
