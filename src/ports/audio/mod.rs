//! Sound, and how to get it out of a browser that would rather be silent.
//!
//! Reading order: [`synth`] computes sounds, [`mixer`] plays them, [`metronome`] ticks, `output` keeps an audio context
//! alive. [`Audio`] is what the app holds.
//!
//! Facts it embodies: audio starts only in answer to a tap (`pointerup`, `touchend`, `click` or `keydown`; a swipe or a
//! `pointerdown` by touch does not count, C43), so the listeners stay armed until it runs. After a call or a lock iOS says
//! `interrupted`, or says `running` with a clock that stands still; then the next tap builds a new context. The iPhone's
//! mute switch silences all of this unless the page says that it is a player of media. The game never waits for a sound.

mod blast;
pub mod metronome;
pub mod mixer;
mod output;
pub mod synth;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use wasm_bindgen::JsValue;

use super::events::{Subscription, document};
use super::time::{Timer, every};
use super::{js, time};
use metronome::Metronome;
use output::Output;
use synth::Effect;

/// Taps that unlock audio.
const UNLOCKING: [&str; 4] = ["pointerup", "touchend", "click", "keydown"];
/// How often the ticking is topped up, in milliseconds: three chances within its horizon.
const PUMP_MS: f64 = 250.0;
/// After a tap the clock has so long to move, in milliseconds.
const PROOF_MS: f64 = 300.0;
/// So many contexts in a row may stand still before we stop building new ones; coming back to the page starts over.
const PATIENCE: u32 = 3;

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// This browser has no sound.
    Unavailable,
    /// The next tap will unlock it.
    Locked,
    /// It runs.
    Running,
}

/// The app's one handle on sound. Clones are the same handle; when the last one goes, so does every sound.
#[derive(Clone)]
pub struct Audio(Rc<Inner>);

/// Keeps a callback for interruptions; dropping it ends the calls.
#[must_use = "dropping it ends the calls"]
pub struct OnInterruption {
    _call: Rc<dyn Fn()>,
}

#[derive(Default)]
struct Inner {
    output: RefCell<Option<Rc<Output>>>,
    unavailable: Cell<bool>,
    muted: Cell<bool>,
    stood_still: Cell<u32>,
    /// The beat that is wanted, in milliseconds, whether or not it can be heard now.
    beat_ms: Cell<Option<f64>>,
    metronome: RefCell<Option<Metronome>>,
    pump: RefCell<Option<Timer>>,
    proof: RefCell<Option<Timer>>,
    armed: RefCell<Option<Subscription>>,
    returns: RefCell<Option<Subscription>>,
    interruptions: RefCell<Vec<Weak<dyn Fn()>>>,
}

impl Audio {
    /// Silent until the first tap, for which it listens at once.
    #[must_use]
    pub fn new() -> Self {
        let inner = Rc::new(Inner::default());
        inner.arm();
        let returning = Rc::downgrade(&inner);
        inner.returns.replace(Some(time::on_return(move || {
            if let Some(inner) = returning.upgrade() {
                inner.come_back();
            }
        })));
        Self(inner)
    }

    /// Silences everything, or lets it be heard again. A running beat goes on from here.
    pub fn set_muted(&self, muted: bool) {
        self.0.muted.set(muted);
        if let Some(output) = self.0.output() {
            output.mixer.set_muted(muted);
        }
        self.0.keep_beat();
    }

    /// Starts the ticking, or changes the pace of the one that runs: there is never a second (C45). The interval between
    /// two beats is in milliseconds.
    pub fn ticking(&self, interval_ms: f64) {
        self.0.beat_ms.set(Some(interval_ms));
        self.0.keep_beat();
    }

    /// Changes the pace of the ticking; when nothing ticks, nothing happens.
    pub fn set_pace(&self, interval_ms: f64) {
        if self.0.beat_ms.get().is_some() {
            self.ticking(interval_ms);
        }
    }

    /// Ends the ticking at once.
    pub fn stop(&self) {
        self.0.beat_ms.set(None);
        self.0.keep_beat();
    }

    /// Plays a sound now, if sound is running and not muted. It is never kept for later.
    pub fn play(&self, effect: Effect) {
        self.0.play(effect, 0.0);
    }

    /// The bomb goes off. The ticking ends with it.
    pub fn explosion(&self) {
        self.stop();
        self.play(Effect::Explosion);
    }

    /// A button.
    pub fn click(&self) {
        self.play(Effect::Click);
    }

    /// A word stands.
    pub fn accept(&self) {
        self.play(Effect::Accept);
    }

    /// A word is refused.
    pub fn refuse(&self) {
        self.play(Effect::Refuse);
    }

    /// The bomb goes on to the next player.
    pub fn pass(&self) {
        self.play(Effect::Pass);
    }

    /// The die rolls.
    pub fn roll(&self) {
        self.play(Effect::Roll);
    }

    /// What a game sounds like, in two seconds, for the button that tests it. That button is a tap, so the sound may be
    /// waiting for the very context that the tap unlocks.
    pub fn test_sound(&self) {
        let parts = [(Effect::Tick, 0.1), (Effect::Tock, 0.5), (Effect::Tick, 0.9), (Effect::Tock, 1.3)];
        for (effect, delay) in parts {
            self.0.play_when_unlocked(effect, delay);
        }
        self.0.play_when_unlocked(Effect::Explosion, 1.7);
    }

    /// Whether the iPhone's mute switch is overruled. It stops the music that people have on, so it is a setting, and off.
    /// Browsers without audio sessions have no such switch.
    pub fn over_mute_switch(&self, overrule: bool) {
        if let Some(session) = js::navigator().and_then(|navigator| js::get(&navigator, "audioSession")) {
            js::set(&session, "type", &JsValue::from_str(if overrule { "playback" } else { "auto" }));
        }
    }

    /// What can be heard now.
    #[must_use]
    pub fn state(&self) -> Sound {
        if self.0.unavailable.get() {
            Sound::Unavailable
        } else if self.0.running().is_some() {
            Sound::Running
        } else {
            Sound::Locked
        }
    }

    /// Calls when the device takes the sound away while it runs (a phone call), which is a reason to pause.
    pub fn on_interruption(&self, call: impl Fn() + 'static) -> OnInterruption {
        let call: Rc<dyn Fn()> = Rc::new(call);
        self.0.interruptions.borrow_mut().push(Rc::downgrade(&call));
        OnInterruption { _call: call }
    }
}

impl Default for Audio {
    fn default() -> Self {
        Self::new()
    }
}

impl Inner {
    fn output(&self) -> Option<Rc<Output>> {
        self.output.borrow().clone()
    }

    fn running(&self) -> Option<Rc<Output>> {
        self.output().filter(|output| output.is_running())
    }

    /// Listens for taps, until sound runs.
    fn arm(self: &Rc<Self>) {
        if self.armed.borrow().is_some() || self.unavailable.get() {
            return;
        }
        let Some(document) = document() else { return };
        let mut taps = Subscription::default();
        for event in UNLOCKING {
            let inner = Rc::downgrade(self);
            taps.add(&document, event, move |_| {
                if let Some(inner) = inner.upgrade() {
                    inner.tapped();
                }
            });
        }
        self.armed.replace(Some(taps));
    }

    /// Must stay synchronous up to `resume`, or the browser no longer counts it as an answer to the tap.
    fn tapped(self: &Rc<Self>) {
        let usable = self.output().filter(|output| !output.is_beyond_help());
        let output = match usable {
            Some(output) => output,
            None if self.stood_still.get() < PATIENCE => match self.build() {
                Some(output) => output,
                None => return,
            },
            None => return,
        };
        output.resume();
        self.ask_for_proof();
    }

    fn build(self: &Rc<Self>) -> Option<Rc<Output>> {
        self.metronome.take();
        // The old one is closed first: phones allow only a few at a time.
        self.output.take();
        let inner = Rc::downgrade(self);
        let built = Output::new(self.muted.get(), move || {
            if let Some(inner) = inner.upgrade() {
                inner.state_changed();
            }
        })
        .map(Rc::new);
        self.unavailable.set(built.is_none());
        if built.is_none() {
            self.armed.take();
        }
        self.output.replace(built.clone());
        built
    }

    fn state_changed(self: &Rc<Self>) {
        let Some(output) = self.output() else { return };
        if output.is_running() {
            self.ask_for_proof();
            self.keep_beat();
        } else if output.lose_proof() {
            self.metronome.take();
            self.arm();
            let listening: Vec<_> = self.interruptions.borrow().iter().filter_map(Weak::upgrade).collect();
            self.interruptions.borrow_mut().retain(|call| call.strong_count() > 0);
            for call in listening {
                call();
            }
        }
    }

    /// Looks a little later whether the audio clock moves. `running` alone proves nothing.
    fn ask_for_proof(self: &Rc<Self>) {
        let Some(output) = self.output() else { return };
        let before = output.mixer.now();
        let inner = Rc::downgrade(self);
        self.proof.replace(Some(time::after(PROOF_MS, move || {
            let Some(inner) = inner.upgrade() else { return };
            if !output.is_running() {
                return;
            }
            if output.prove(before) {
                inner.stood_still.set(0);
                inner.armed.take();
                inner.keep_beat();
            } else {
                inner.stood_still.set(inner.stood_still.get() + 1);
                inner.arm();
            }
        })));
    }

    /// Some devices take sound away while the page is hidden and tell nobody.
    fn come_back(self: &Rc<Self>) {
        self.stood_still.set(0);
        if let Some(output) = self.output() {
            output.resume();
            self.arm();
            self.ask_for_proof();
        }
    }

    /// Makes what is heard agree with what is wanted.
    fn keep_beat(self: &Rc<Self>) {
        let wanted = self.beat_ms.get().filter(|_| !self.muted.get());
        let Some(interval) = wanted.map(|milliseconds| milliseconds / 1000.0) else {
            self.pump.take();
            if let (Some(metronome), Some(output)) = (self.metronome.take(), self.output()) {
                metronome.stop(output.mixer.now());
            }
            return;
        };
        if self.pump.borrow().is_none() {
            let inner = Rc::downgrade(self);
            self.pump.replace(Some(every(PUMP_MS, move || {
                if let Some(inner) = inner.upgrade() {
                    inner.keep_beat();
                }
            })));
        }
        let Some(output) = self.running() else { return };
        let now = output.mixer.now();
        let mut metronome = self.metronome.borrow_mut();
        match metronome.as_mut() {
            Some(metronome) => {
                metronome.set_interval(&output.mixer, now, interval);
                metronome.pump(&output.mixer, now);
            }
            None => *metronome = Metronome::start(&output.mixer, now, interval).ok(),
        }
    }

    fn play(&self, effect: Effect, delay: f64) {
        if self.running().is_some() {
            self.play_when_unlocked(effect, delay);
        }
    }

    fn play_when_unlocked(&self, effect: Effect, delay: f64) {
        if self.muted.get() {
            return;
        }
        if let Some(output) = self.output() {
            // A sound that fails is a sound that is not heard; the game says everything on the screen too.
            drop(output.mixer.play(effect, output.mixer.now() + delay, None).ok());
        }
    }
}
