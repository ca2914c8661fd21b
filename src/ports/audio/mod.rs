//! Sound, and how to get it out of a browser that would rather be silent.
//!
//! Reading order: [`synth`] computes sounds, [`mixer`] plays them, [`metronome`] ticks, `output` is one audio context, and
//! `upkeep` sees to it that there is one that runs. [`Audio`] is what the app holds.
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
mod upkeep;

use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::js;
use synth::Effect;
use upkeep::Upkeep;

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
pub struct Audio(Rc<Upkeep>);

/// Keeps a callback for interruptions; dropping it ends the calls.
#[must_use = "dropping it ends the calls"]
pub struct OnInterruption {
    _call: Rc<dyn Fn()>,
}

impl Audio {
    /// Silent until the first tap, for which it listens at once.
    #[must_use]
    pub fn new() -> Self {
        Self(Upkeep::begin())
    }

    /// Gets ready for the tap that unlocks sound, while nobody waits for anything.
    pub fn get_ready(&self) {
        self.0.get_ready();
    }

    /// Silences everything, or lets it be heard again. A running beat goes on from here.
    pub fn set_muted(&self, muted: bool) {
        self.0.set_muted(muted);
    }

    /// Starts the ticking, or changes the pace of the one that runs: there is never a second (C45). The interval between
    /// two beats is in milliseconds.
    pub fn ticking(&self, interval_ms: f64) {
        self.0.set_beat(Some(interval_ms));
    }

    /// Changes the pace of the ticking; when nothing ticks, nothing happens.
    pub fn set_pace(&self, interval_ms: f64) {
        if self.0.ticks() {
            self.ticking(interval_ms);
        }
    }

    /// Ends the ticking at once.
    pub fn stop(&self) {
        self.0.set_beat(None);
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

    /// Everybody stops.
    pub fn gong(&self) {
        self.play(Effect::Gong);
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
        self.0.state()
    }

    /// Calls when the device takes the sound away while it runs (a phone call), which is a reason to pause.
    pub fn on_interruption(&self, call: impl Fn() + 'static) -> OnInterruption {
        let call: Rc<dyn Fn()> = Rc::new(call);
        self.0.tell_of_interruptions(&call);
        OnInterruption { _call: call }
    }
}

impl Default for Audio {
    fn default() -> Self {
        Self::new()
    }
}
