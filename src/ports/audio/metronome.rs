//! The ticking: one voice, a steady beat, never more than a second ahead.
//!
//! Timers of a page come late, the audio clock does not. So beats are handed to it a little ahead, and taken back when the
//! ticking stops. The beat knows an interval and nothing of the fuse (B3).

use std::collections::VecDeque;

use wasm_bindgen::JsValue;
use web_sys::GainNode;

use super::mixer::{Mixer, Playing};
use super::synth::Effect;

/// How far ahead beats are scheduled, in seconds.
pub const HORIZON: f64 = 0.9;
/// A beat that is due sooner than this may come late; in seconds.
const LEAD: f64 = 0.02;
/// How fast a beat that is sounding dies when the ticking stops, as a time constant in seconds.
const FADE: f64 = 0.004;
/// The quickest beat. Anything less is a mistake of the caller and would flood the audio clock.
const QUICKEST: f64 = 0.08;

/// A running beat.
pub struct Metronome {
    bus: GainNode,
    interval: f64,
    next_at: f64,
    next: Effect,
    scheduled: VecDeque<(f64, Effect, Playing)>,
}

impl Metronome {
    /// Starts at once. The interval between two beats is in seconds.
    ///
    /// # Errors
    /// What the browser threw.
    pub fn start(mixer: &Mixer, now: f64, interval: f64) -> Result<Self, JsValue> {
        let mut metronome = Self {
            bus: mixer.bus()?,
            interval: interval.max(QUICKEST),
            next_at: now + LEAD,
            next: Effect::Tick,
            scheduled: VecDeque::new(),
        };
        metronome.pump(mixer, now);
        Ok(metronome)
    }

    /// Schedules what is due until the horizon. Called several times a second; when it was not (a hidden page), the beats
    /// that were missed are left out, not made up for.
    pub fn pump(&mut self, mixer: &Mixer, now: f64) {
        self.scheduled.retain(|(at, _, _)| *at > now - 1.0);
        if self.next_at < now {
            self.next_at = now + LEAD;
        }
        while self.next_at <= now + HORIZON {
            let Ok(playing) = mixer.play(self.next, self.next_at, Some(&self.bus)) else { return };
            self.scheduled.push_back((self.next_at, self.next, playing));
            self.next_at += self.interval;
            self.next = if self.next == Effect::Tick { Effect::Tock } else { Effect::Tick };
        }
    }

    /// Another interval, in seconds, from the next beat on.
    pub fn set_interval(&mut self, mixer: &Mixer, now: f64, interval: f64) {
        let interval = interval.max(QUICKEST);
        if (interval - self.interval).abs() < 1e-6 {
            return;
        }
        self.interval = interval;
        let mut last_beat = now;
        while let Some((at, effect, playing)) = self.scheduled.pop_back() {
            if at <= now + LEAD {
                last_beat = at;
                self.scheduled.push_back((at, effect, playing));
                break;
            }
            playing.stop(now);
            self.next = effect;
        }
        self.next_at = (last_beat + interval).max(now + LEAD);
        self.pump(mixer, now);
    }

    /// Ends it: what was scheduled never sounds, and what sounds dies within hundredths of a second.
    pub fn stop(self, now: f64) {
        drop(self.bus.gain().set_target_at_time(0.0, now, FADE));
        for (at, _, playing) in &self.scheduled {
            playing.stop(if *at > now { now } else { now + 10.0 * FADE });
        }
    }
}
