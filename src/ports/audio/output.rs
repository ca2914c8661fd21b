//! One live audio context: whether it runs, whether its clock moves, and its end.

use std::cell::Cell;

use web_sys::AudioContext;

use super::mixer::Mixer;
use super::synth::Effect;
use crate::ports::events::{Subscription, listen};
use crate::ports::js;

/// A context and its mixer. Dropping it closes the context.
pub(super) struct Output {
    context: AudioContext,
    pub mixer: Mixer,
    /// Whether its clock has been seen to move.
    proven: Cell<bool>,
    /// Whether its clock has been seen to stand still although it said that it runs.
    stuck: Cell<bool>,
    changes: Option<Subscription>,
}

impl Output {
    /// `None` when this browser has no sound.
    pub fn new(muted: bool, state_changed: impl Fn() + 'static) -> Option<Self> {
        let context = AudioContext::new().ok()?;
        let Ok(mixer) = Mixer::new(&context) else {
            close(&context);
            return None;
        };
        mixer.set_muted(muted);
        let changes = Some(listen(&context, "statechange", move |_| state_changed()));
        Some(Self { context, mixer, proven: Cell::new(false), stuck: Cell::new(false), changes })
    }

    /// Computes every sound that has not been yet, so that none has to be when the bomb goes off.
    pub fn furnish(&self) {
        for effect in Effect::ALL {
            self.prepare(effect);
        }
    }

    /// Computes a sound, if it has not been yet.
    pub fn prepare(&self, effect: Effect) {
        // A sound that cannot be made is a sound that is not heard.
        drop(self.mixer.prepare(effect).ok());
    }

    pub fn is_running(&self) -> bool {
        self.state() == "running"
    }

    /// Whether only a new context will do.
    pub fn is_beyond_help(&self) -> bool {
        self.stuck.get() || matches!(self.state().as_str(), "interrupted" | "closed")
    }

    pub fn resume(&self) {
        if let Ok(promise) = self.context.resume() {
            js::let_go(promise.into());
        }
    }

    /// Whether the clock has moved on from that moment; remembered either way.
    pub fn prove(&self, before: f64) -> bool {
        let moves = self.mixer.now() > before;
        self.proven.set(moves);
        self.stuck.set(!moves);
        moves
    }

    /// It does not run any more; says whether it ever really did.
    pub fn lose_proof(&self) -> bool {
        self.proven.replace(false)
    }

    /// By name, because the typed states do not know `interrupted`.
    fn state(&self) -> String {
        js::get(&self.context, "state").and_then(|state| state.as_string()).unwrap_or_default()
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        // Before closing, which is a change of state that nobody needs to hear of.
        self.changes.take();
        close(&self.context);
    }
}

fn close(context: &AudioContext) {
    if let Ok(promise) = context.close() {
        js::let_go(promise.into());
    }
}
