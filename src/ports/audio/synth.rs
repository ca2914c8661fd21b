//! Every sound of the app, computed sample by sample.
//!
//! There are no sound files. A sound is a few struck bars (sines that die away), some filtered noise, and a soft clip, and
//! comes out the same in every browser because none of their own filters take part. Most of the energy lies between 300 Hz
//! and 6 kHz, where a phone's speaker can follow; what lies below is made audible by its overtones.

use std::f32::consts::TAU;

/// A sound that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The first half of the clock's beat.
    Tick,
    /// The second, darker half.
    Tock,
    /// The bomb goes off.
    Explosion,
    /// A button.
    Click,
    /// A word stands.
    Accept,
    /// A word is refused.
    Refuse,
    /// The bomb goes on to the next player.
    Pass,
    /// The die rolls.
    Roll,
    /// Everybody stops.
    Gong,
}

impl Effect {
    /// All of them, in the order of their numbers.
    pub const ALL: [Effect; 9] = [
        Effect::Tick,
        Effect::Tock,
        Effect::Explosion,
        Effect::Click,
        Effect::Accept,
        Effect::Refuse,
        Effect::Pass,
        Effect::Roll,
        Effect::Gong,
    ];
}

/// The samples of a sound, between -1 and 1. The rate is in samples a second.
#[must_use]
pub fn render(effect: Effect, rate: f32) -> Vec<f32> {
    match effect {
        Effect::Tick => beat(rate, 1.0),
        Effect::Tock => beat(rate, 0.79),
        Effect::Explosion => super::blast::render(rate),
        Effect::Click => {
            Canvas::new(rate, 0.06).bars(0.0, 1.0, &[(1500.0, 0.03, 1.0), (3100.0, 0.015, 0.5)]).level(0.22)
        }
        Effect::Accept => Canvas::new(rate, 0.5).bars(0.0, 1.0, &bell(660.0)).bars(0.09, 1.0, &bell(990.0)).level(0.34),
        Effect::Refuse => Canvas::new(rate, 0.4)
            .bars(0.0, 1.0, &[(196.0, 0.22, 1.0), (392.0, 0.16, 0.8), (588.0, 0.1, 0.5)])
            .bars(0.13, 1.0, &[(165.0, 0.24, 1.0), (330.0, 0.18, 0.8), (495.0, 0.1, 0.5)])
            .level(0.38),
        Effect::Pass => Canvas::new(rate, 0.22)
            .bars(0.0, 0.5, &[(520.0, 0.07, 1.0), (1040.0, 0.04, 0.4)])
            .bars(0.055, 1.0, &[(780.0, 0.12, 1.0), (1560.0, 0.06, 0.4)])
            .level(0.3),
        Effect::Roll => roll(rate),
        Effect::Gong => Canvas::new(rate, 1.1).bars(0.0, 1.0, &bell(440.0)).bars(0.18, 1.2, &bell(440.0)).level(0.5),
    }
}

/// One beat of a clock in a wooden case: the wheel lets go, then the pallet lands, and the case answers.
fn beat(rate: f32, pitch: f32) -> Vec<f32> {
    let landing = [
        (1180.0 * pitch, 0.055, 0.75),
        (2090.0 * pitch, 0.040, 0.50),
        (3310.0 * pitch, 0.026, 0.34),
        (4720.0 * pitch, 0.016, 0.20),
    ];
    let case = [(318.0 * pitch, 0.11, 0.55), (542.0 * pitch, 0.08, 0.40)];
    Canvas::new(rate, 0.16)
        .noise(0.0, 0.002, 0.22)
        .bars(0.0, 0.28, &landing)
        .noise(0.012, 0.003, 0.5)
        .bars(0.012, 1.0, &landing)
        .bars(0.013, 0.9, &case)
        .bars(0.021, 0.2, &landing)
        .level(0.5)
}

/// A die on a table: knocks that come closer together and softer.
fn roll(rate: f32) -> Vec<f32> {
    let mut canvas = Canvas::new(rate, 0.62);
    let (mut at, mut gap, mut strength) = (0.0, 0.115, 1.0);
    for knock in 0..8 {
        let pitch = 1.0 + 0.13 * ((knock * 5 % 8) as f32 / 8.0 - 0.5);
        let wood = [(410.0 * pitch, 0.05, 0.8), (1370.0 * pitch, 0.03, 0.7), (2550.0 * pitch, 0.018, 0.4)];
        canvas = canvas.noise(at, 0.003, 0.4 * strength).bars(at, strength, &wood);
        at += gap;
        gap *= 0.82;
        strength *= 0.8;
    }
    canvas.level(0.42)
}

fn bell(frequency: f32) -> [(f32, f32, f32); 3] {
    [(frequency, 0.30, 1.0), (frequency * 2.0, 0.18, 0.35), (frequency * 3.01, 0.09, 0.15)]
}

/// Samples that sounds are added to.
pub(super) struct Canvas {
    pub rate: f32,
    pub samples: Vec<f32>,
    pub chance: Chance,
}

impl Canvas {
    pub fn new(rate: f32, seconds: f32) -> Self {
        Self { rate, samples: vec![0.0; (rate * seconds) as usize], chance: Chance(0x2545_F491) }
    }

    /// Struck bars: frequency in Hz, the time in seconds after which nothing is left, and strength.
    pub fn bars(mut self, at: f32, strength: f32, bars: &[(f32, f32, f32)]) -> Self {
        for (frequency, ringing, gain) in bars {
            self.bar(at, *frequency, *ringing, strength * gain);
        }
        self
    }

    /// One bar, by turning a pointer instead of asking for a sine each time.
    pub fn bar(&mut self, at: f32, frequency: f32, ringing: f32, gain: f32) {
        let angle = TAU * frequency / self.rate;
        // -60 dB after `ringing` seconds.
        let decay = (-6.9 / (ringing * self.rate)).exp();
        // The browser's own: the compiler's would bring seven kilobytes of tables.
        let turn = f64::from(angle);
        let (sin, cos) = (js_sys::Math::sin(turn) as f32 * decay, js_sys::Math::cos(turn) as f32 * decay);
        let (mut x, mut y) = (gain, 0.0);
        let start = (at * self.rate) as usize;
        let length = (ringing * self.rate) as usize;
        for sample in self.samples.iter_mut().skip(start).take(length) {
            *sample += y;
            (x, y) = (x * cos - y * sin, x * sin + y * cos);
        }
    }

    /// A short rush of noise that dies away.
    pub fn noise(mut self, at: f32, ringing: f32, gain: f32) -> Self {
        let decay = (-4.0 / (ringing * self.rate)).exp();
        let start = (at * self.rate) as usize;
        let mut strength = gain;
        for sample in self.samples.iter_mut().skip(start).take((2.0 * ringing * self.rate) as usize) {
            *sample += strength * self.chance.noise();
            strength *= decay;
        }
        self
    }

    /// The finished sound: its loudest sample is at that level, and its end fades to nothing.
    pub fn level(mut self, level: f32) -> Vec<f32> {
        let fade = ((0.02 * self.rate) as usize).clamp(1, self.samples.len().max(1));
        for (back, sample) in self.samples.iter_mut().rev().take(fade).enumerate() {
            *sample *= back as f32 / fade as f32;
        }
        let peak = self.samples.iter().fold(1e-6_f32, |peak, sample| peak.max(sample.abs()));
        for sample in &mut self.samples {
            *sample *= level / peak;
        }
        self.samples
    }
}

/// Noise that is the same every time: what is random in a sound is no secret and decides nothing.
pub(super) struct Chance(u32);

impl Chance {
    /// Evenly between 0 and 1.
    pub fn even(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / (1 << 24) as f32
    }

    /// Evenly between -1 and 1.
    pub fn noise(&mut self) -> f32 {
        self.even() * 2.0 - 1.0
    }
}

/// Bends what is too loud instead of cutting it off; the result stays between -1 and 1.
pub(super) fn soft_clip(x: f32) -> f32 {
    let x = x.clamp(-3.0, 3.0);
    x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
}
