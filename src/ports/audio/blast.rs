//! The explosion: a crack, a rush of noise behind a closing filter, a thump, a rumble, and debris that comes down.

use std::f32::consts::PI;

use super::synth::{Canvas, soft_clip};

/// How long it lasts, in seconds.
const SECONDS: f32 = 1.9;
/// Slow curves are computed once for so many samples.
const BLOCK: usize = 16;
/// The last part fades to nothing.
const FADE: f32 = 0.3;
/// The loudest sample.
const PEAK: f32 = 0.92;
/// Pieces that come down.
const DEBRIS: usize = 70;

/// The samples, between -1 and 1.
pub(super) fn render(rate: f32) -> Vec<f32> {
    let mut canvas = Canvas::new(rate, SECONDS);
    blast(&mut canvas);
    debris(&mut canvas);
    let fade = FADE * rate;
    let length = canvas.samples.len();
    for (index, sample) in canvas.samples.iter_mut().enumerate() {
        let left = (length - index) as f32;
        *sample = soft_clip(*sample * 1.5) * (left / fade).min(1.0);
    }
    canvas.level(PEAK)
}

fn blast(canvas: &mut Canvas) {
    let Canvas { rate, samples, chance } = canvas;
    let rate = *rate;
    // Two filters, each the state of a two-pole low-pass: the rush and, deep below it, the rumble.
    let (mut rush, mut rumble) = (LowPass::default(), LowPass::default());
    let mut turn = 0.0_f32;
    for (block, samples) in samples.chunks_mut(BLOCK).enumerate() {
        let t = (block * BLOCK) as f32 / rate;
        rush.tune(160.0 + 6800.0 * (-t / 0.13).exp() + 2200.0 * (-t / 0.55).exp(), rate);
        rumble.tune(210.0, rate);
        let crack = 1.1 * (-t / 0.006).exp();
        let rushing = 1.3 * (-t / 0.2).exp() + 0.9 * (-t / 0.6).exp();
        let rumbling = 5.0 * (1.0 - (-t / 0.08).exp()) * (-t / 0.55).exp();
        let thumping = (-t / 0.3).exp();
        let step = (38.0 + 125.0 * (-t / 0.065).exp()) / rate;
        for sample in samples {
            let white = chance.noise();
            turn = (turn + step).fract();
            // Driven hard, so that overtones tell small speakers of a thump that they cannot play.
            let thump = soft_clip(3.4 * sine(turn) * thumping);
            *sample +=
                crack * white + rushing * rush.pass(white) + rumbling * rumble.pass(chance.noise()) + 0.55 * thump;
        }
    }
}

fn debris(canvas: &mut Canvas) {
    for _ in 0..DEBRIS {
        // Most of it comes early.
        let at = 0.1 + 1.45 * canvas.chance.even() * canvas.chance.even();
        let frequency = 900.0 + 4200.0 * canvas.chance.even();
        let ringing = 0.008 + 0.03 * canvas.chance.even();
        let gain = (0.1 + 0.5 * canvas.chance.even()) * (-at / 0.7).exp();
        canvas.bar(at, frequency, ringing, gain);
        canvas.bar(at, frequency * 1.83, ringing * 0.6, gain * 0.5);
    }
}

/// One turn is 1. A parabola with a correction: far closer than an ear can tell.
fn sine(turn: f32) -> f32 {
    let x = turn * 2.0 - 1.0;
    let y = 4.0 * x * (x.abs() - 1.0);
    y * (0.775 + 0.225 * y.abs())
}

/// A state-variable low-pass, whose cut-off can move without clicks.
#[derive(Default)]
struct LowPass {
    g: f32,
    band: f32,
    low: f32,
}

impl LowPass {
    const DAMPING: f32 = 1.2;

    fn tune(&mut self, cut_off: f32, rate: f32) {
        self.g = js_sys::Math::tan(f64::from(PI * (cut_off / rate).min(0.45))) as f32;
    }

    fn pass(&mut self, input: f32) -> f32 {
        let high =
            (input - (Self::DAMPING + self.g) * self.band - self.low) / (1.0 + self.g * (Self::DAMPING + self.g));
        let band = self.g * high + self.band;
        self.band = self.g * high + band;
        let low = self.g * band + self.low;
        self.low = self.g * band + low;
        low
    }
}
