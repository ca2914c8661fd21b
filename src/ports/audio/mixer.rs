//! From samples to a speaker, on any kind of audio context: the live one and the offline one of the tests.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioBufferSourceNode, AudioNode, AudioScheduledSourceNode, BaseAudioContext, GainNode};

use super::synth::{Effect, render, soft_clip};

/// Sounds are computed at this rate and the browser brings them to its own: half the work, and a phone plays no more.
const RATE: f32 = 24_000.0;
/// Points of the limiter's curve, which covers inputs up to twice full scale.
const CURVE: usize = 1025;
const REACH: f32 = 2.0;
/// What the limiter never exceeds.
const CEILING: f32 = 0.97;
/// How fast the volume follows mute, as a time constant in seconds: without a click.
const FADE: f64 = 0.008;

/// Volume, limiter, and the sounds that have been computed.
pub struct Mixer {
    context: BaseAudioContext,
    volume: GainNode,
    computed: RefCell<[Option<AudioBuffer>; Effect::ALL.len()]>,
}

/// A sound that will play or is playing.
pub struct Playing {
    source: AudioBufferSourceNode,
}

impl Mixer {
    /// A mixer whose output goes to the context's destination.
    ///
    /// # Errors
    /// What the browser threw.
    pub fn new(context: &BaseAudioContext) -> Result<Self, JsValue> {
        let volume = context.create_gain()?;
        let scale = context.create_gain()?;
        scale.gain().set_value(1.0 / REACH);
        let limiter = context.create_wave_shaper()?;
        limiter.set_curve_opt_f32_slice(Some(&mut curve()));
        volume.connect_with_audio_node(&scale)?;
        scale.connect_with_audio_node(&limiter)?;
        limiter.connect_with_audio_node(&context.destination())?;
        Ok(Self { context: context.clone(), volume, computed: RefCell::default() })
    }

    /// The context's clock, in seconds.
    #[must_use]
    pub fn now(&self) -> f64 {
        self.context.current_time()
    }

    /// All the way up or all the way down.
    pub fn set_muted(&self, muted: bool) {
        let target = if muted { 0.0 } else { 1.0 };
        drop(self.volume.gain().set_target_at_time(target, self.now(), FADE));
    }

    /// Computes a sound before it is needed.
    ///
    /// # Errors
    /// What the browser threw.
    pub fn prepare(&self, effect: Effect) -> Result<AudioBuffer, JsValue> {
        let known = self.computed.borrow()[effect as usize].clone();
        if let Some(buffer) = known {
            return Ok(buffer);
        }
        let samples = render(effect, RATE);
        let buffer = self.context.create_buffer(1, samples.len() as u32, RATE)?;
        buffer.copy_to_channel(&samples, 0)?;
        self.computed.borrow_mut()[effect as usize] = Some(buffer.clone());
        Ok(buffer)
    }

    /// Plays a sound at a moment of the context's clock, straight or through a bus.
    ///
    /// # Errors
    /// What the browser threw.
    pub fn play(&self, effect: Effect, at: f64, bus: Option<&AudioNode>) -> Result<Playing, JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.prepare(effect)?));
        source.connect_with_audio_node(bus.unwrap_or(&self.volume))?;
        source.start_with_when(at.max(0.0))?;
        Ok(Playing { source })
    }

    /// A bus of its own for sounds that stop together.
    ///
    /// # Errors
    /// What the browser threw.
    pub fn bus(&self) -> Result<GainNode, JsValue> {
        let bus = self.context.create_gain()?;
        bus.connect_with_audio_node(&self.volume)?;
        Ok(bus)
    }
}

impl Playing {
    /// Ends it at a moment of the context's clock, or keeps it from ever starting.
    pub fn stop(&self, at: f64) {
        let source: &AudioScheduledSourceNode = &self.source;
        // It throws only when it never started, and then there is nothing to stop.
        drop(source.stop_with_when(at.max(0.0)));
    }
}

/// Straight up to two thirds, then bending towards the ceiling: whatever is added up, nothing is cut off.
fn curve() -> Vec<f32> {
    const STRAIGHT: f32 = 0.66;
    let bend = CEILING - STRAIGHT;
    (0..CURVE)
        .map(|point| {
            let input = REACH * (2.0 * point as f32 / (CURVE - 1) as f32 - 1.0);
            let over = input.abs() - STRAIGHT;
            let output = if over <= 0.0 { input.abs() } else { STRAIGHT + bend * soft_clip(over / bend) };
            output.copysign(input)
        })
        .collect()
}
