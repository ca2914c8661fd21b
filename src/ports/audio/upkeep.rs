//! Sees to it that there is an audio context that runs, and that what is heard is what is wanted.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use wasm_bindgen_futures::spawn_local;

use super::Sound;
use super::metronome::Metronome;
use super::output::Output;
use super::synth::Effect;
use crate::ports::events::{Subscription, document};
use crate::ports::time::{self, Timer, every};

/// Taps that unlock audio.
const UNLOCKING: [&str; 4] = ["pointerup", "touchend", "click", "keydown"];
/// How often the ticking is topped up, in milliseconds: three chances within its horizon.
const PUMP_MS: f64 = 250.0;
/// After a tap the clock has so long to move, in milliseconds.
const PROOF_MS: f64 = 300.0;
/// So many contexts in a row may stand still before we stop building new ones; coming back to the page starts over.
const PATIENCE: u32 = 3;

/// What [`super::Audio`] is a handle on.
#[derive(Default)]
pub(super) struct Upkeep {
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

impl Upkeep {
    /// Listens for the first tap at once.
    pub fn begin() -> Rc<Self> {
        let inner = Rc::new(Self::default());
        inner.arm();
        let returning = Rc::downgrade(&inner);
        inner.returns.replace(Some(time::on_return(move || {
            if let Some(inner) = returning.upgrade() {
                inner.come_back();
            }
        })));
        inner
    }

    /// Builds what the first tap needs, piece by piece: on a slow phone all of it would hold that tap up. A tap that comes
    /// earlier builds what is still missing. Nothing runs before it: browsers only note in their consoles that it may not.
    pub fn get_ready(self: &Rc<Self>) {
        let inner = Rc::downgrade(self);
        spawn_local(async move {
            for effect in Effect::ALL {
                time::painted().await;
                let Some(inner) = inner.upgrade() else { return };
                let Some(output) = inner.output().or_else(|| inner.build()) else { return };
                output.prepare(effect);
            }
        });
    }

    pub fn set_muted(self: &Rc<Self>, muted: bool) {
        self.muted.set(muted);
        if let Some(output) = self.output() {
            output.mixer.set_muted(muted);
        }
        self.keep_beat();
    }

    /// The interval between two beats in milliseconds, or no ticking.
    pub fn set_beat(self: &Rc<Self>, beat_ms: Option<f64>) {
        self.beat_ms.set(beat_ms);
        self.keep_beat();
    }

    /// Whether a beat is wanted.
    pub fn ticks(&self) -> bool {
        self.beat_ms.get().is_some()
    }

    pub fn state(&self) -> Sound {
        if self.unavailable.get() {
            Sound::Unavailable
        } else if self.running().is_some() {
            Sound::Running
        } else {
            Sound::Locked
        }
    }

    /// Calls for as long as somebody keeps the callback.
    pub fn tell_of_interruptions(&self, call: &Rc<dyn Fn()>) {
        self.interruptions.borrow_mut().push(Rc::downgrade(call));
    }

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
        output.furnish();
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

    pub fn play(&self, effect: Effect, delay: f64) {
        if self.running().is_some() {
            self.play_when_unlocked(effect, delay);
        }
    }

    pub fn play_when_unlocked(&self, effect: Effect, delay: f64) {
        if self.muted.get() {
            return;
        }
        if let Some(output) = self.output() {
            // A sound that fails is a sound that is not heard; the game says everything on the screen too.
            drop(output.mixer.play(effect, output.mixer.now() + delay, None).ok());
        }
    }
}
