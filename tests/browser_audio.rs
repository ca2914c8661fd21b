//! Sound, rendered without a sound device and measured (`wasm-bindgen-test`, headless).
#![cfg(target_arch = "wasm32")]

use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{AudioBuffer, OfflineAudioContext};
use wordbox::ports::audio::metronome::Metronome;
use wordbox::ports::audio::mixer::Mixer;
use wordbox::ports::audio::synth::Effect;
use wordbox::ports::audio::{Audio, Sound};

wasm_bindgen_test_configure!(run_in_browser);

const RATE: f32 = 48_000.0;
/// Below this nobody hears anything.
const SILENCE: f32 = 1e-4;

/// An audio context that renders so many seconds as fast as it can.
struct Studio {
    context: OfflineAudioContext,
    mixer: Mixer,
}

impl Studio {
    fn new(seconds: f32) -> Self {
        let length = (seconds * RATE) as u32;
        let context = OfflineAudioContext::new_with_number_of_channels_and_length_and_sample_rate(1, length, RATE)
            .expect("an offline context");
        let mixer = Mixer::new(&context).expect("a mixer");
        Self { context, mixer }
    }

    async fn render(self) -> Vec<f32> {
        let rendering = self.context.start_rendering().expect("renders");
        let buffer: AudioBuffer = JsFuture::from(rendering).await.expect("rendered").unchecked_into();
        buffer.get_channel_data(0).expect("one channel")
    }

    /// Runs a metronome as the app does, topped up every quarter second, from one moment to another.
    fn pump(&self, metronome: &mut Metronome, from: f64, to: f64) {
        let mut now = from;
        while now < to {
            metronome.pump(&self.mixer, now);
            now += 0.25;
        }
    }
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

/// The moments at which something begins after at least 50 ms of silence, in seconds.
fn onsets(samples: &[f32]) -> Vec<f64> {
    let quiet_needed = (0.05 * RATE) as usize;
    let (mut onsets, mut quiet) = (Vec::new(), quiet_needed);
    for (index, sample) in samples.iter().enumerate() {
        if sample.abs() < 0.01 {
            quiet += 1;
        } else {
            if quiet >= quiet_needed {
                onsets.push(index as f64 / f64::from(RATE));
            }
            quiet = 0;
        }
    }
    onsets
}

fn seconds(samples: &[f32], from: f32, to: f32) -> &[f32] {
    &samples[(from * RATE) as usize..(to * RATE) as usize]
}

#[wasm_bindgen_test]
async fn every_sound_is_heard_and_none_is_cut_off() {
    for effect in Effect::ALL {
        let studio = Studio::new(2.5);
        studio.mixer.play(effect, 0.1, None).expect("plays");
        let samples = studio.render().await;
        let loudest = peak(&samples);
        assert!(loudest > 0.1 && loudest < 1.0, "{effect:?} peaks at {loudest}");
        assert!(peak(seconds(&samples, 0.0, 0.09)) < SILENCE, "{effect:?} waits for its moment");
        assert!(peak(seconds(&samples, 2.1, 2.5)) < SILENCE, "{effect:?} ends");
    }
}

#[wasm_bindgen_test]
async fn everything_at_once_is_not_cut_off_either() {
    let studio = Studio::new(2.5);
    for effect in Effect::ALL.into_iter().chain(Effect::ALL) {
        studio.mixer.play(effect, 0.0, None).expect("plays");
    }
    studio.mixer.play(Effect::Explosion, 0.05, None).expect("plays");
    let loudest = peak(&studio.render().await);
    assert!(loudest > 0.5 && loudest < 1.0, "peaks at {loudest}");
}

#[wasm_bindgen_test]
async fn the_explosion_is_a_bang_that_rolls_away() {
    let studio = Studio::new(2.0);
    studio.mixer.play(Effect::Explosion, 0.0, None).expect("plays");
    let samples = studio.render().await;
    let levels: Vec<f32> = [0.0, 0.3, 0.7, 1.2, 1.7]
        .map(|from| seconds(&samples, from, from + 0.2).iter().map(|sample| sample * sample).sum::<f32>().sqrt())
        .to_vec();
    assert!(levels.is_sorted_by(|earlier, later| earlier > later), "{levels:?}");
}

#[wasm_bindgen_test]
async fn b3_the_beat_is_steady_for_five_seconds() {
    let studio = Studio::new(5.0);
    let mut metronome = Metronome::start(&studio.mixer, 0.0, 0.5).expect("starts");
    studio.pump(&mut metronome, 0.0, 5.0);
    let beats = onsets(&studio.render().await);
    assert_eq!(beats.len(), 10, "{beats:?}");
    for pair in beats.windows(2) {
        assert!((pair[1] - pair[0] - 0.5).abs() < 0.012, "{beats:?}");
    }
}

#[wasm_bindgen_test]
async fn c45_after_stop_there_is_silence_although_beats_were_scheduled() {
    let studio = Studio::new(5.0);
    let mut metronome = Metronome::start(&studio.mixer, 0.0, 0.5).expect("starts");
    studio.pump(&mut metronome, 0.0, 2.3);
    metronome.stop(2.3);
    let samples = studio.render().await;
    assert_eq!(onsets(&samples).len(), 5);
    assert!(peak(seconds(&samples, 2.36, 5.0)) < SILENCE);
}

#[wasm_bindgen_test]
async fn beats_are_scheduled_less_than_a_second_ahead() {
    let studio = Studio::new(5.0);
    let metronome = Metronome::start(&studio.mixer, 0.0, 0.2).expect("starts");
    let samples = studio.render().await;
    assert!(peak(seconds(&samples, 1.2, 5.0)) < SILENCE);
    drop(metronome);
}

#[wasm_bindgen_test]
async fn a_new_pace_holds_from_the_next_beat_and_missed_beats_are_not_made_up_for() {
    let studio = Studio::new(6.0);
    let mut metronome = Metronome::start(&studio.mixer, 0.0, 0.5).expect("starts");
    studio.pump(&mut metronome, 0.0, 2.0);
    metronome.set_interval(&studio.mixer, 2.0, 0.25);
    studio.pump(&mut metronome, 2.0, 3.0);
    // Nobody pumps for two seconds, as on a hidden page.
    studio.pump(&mut metronome, 5.0, 5.5);
    metronome.stop(5.6);
    let beats = onsets(&studio.render().await);
    let within = |from: f64, to: f64| beats.iter().filter(|beat| (from..to).contains(*beat)).count();
    assert_eq!(within(0.0, 2.0), 4, "{beats:?}");
    assert_eq!(within(2.0, 3.6), 7, "{beats:?}");
    assert_eq!(within(3.8, 4.99), 0, "{beats:?}");
    assert_eq!(within(5.0, 5.6), 3, "{beats:?}");
}

#[wasm_bindgen_test]
async fn muted_means_silent() {
    let studio = Studio::new(2.0);
    studio.mixer.set_muted(true);
    studio.mixer.play(Effect::Explosion, 0.2, None).expect("plays");
    assert!(peak(&studio.render().await) < SILENCE);
}

#[wasm_bindgen_test]
fn a_handle_that_nobody_tapped_is_locked_and_everything_about_it_is_harmless() {
    let audio = Audio::new();
    assert_eq!(audio.state(), Sound::Locked);
    let guard = audio.on_interruption(|| ());
    audio.ticking(500.0);
    audio.set_pace(300.0);
    audio.test_sound();
    audio.set_muted(true);
    audio.over_mute_switch(true);
    audio.over_mute_switch(false);
    audio.explosion();
    audio.stop();
    assert_eq!(audio.state(), Sound::Locked);
    drop((guard, audio));
}

#[wasm_bindgen_test]
fn a_browser_whose_audio_is_broken_says_so_at_the_first_tap() {
    let break_it = Function::new_no_args(
        "const kept = BaseAudioContext.prototype.createGain;
         BaseAudioContext.prototype.createGain = () => { throw new Error('no') };
         return kept",
    );
    let mend_it = Function::new_with_args("kept", "BaseAudioContext.prototype.createGain = kept");
    let tap = Function::new_no_args("document.dispatchEvent(new Event('pointerup'))");
    let kept = break_it.call0(&JsValue::UNDEFINED).expect("broken");
    let audio = Audio::new();
    tap.call0(&JsValue::UNDEFINED).expect("tapped");
    assert_eq!(audio.state(), Sound::Unavailable);
    audio.ticking(500.0);
    audio.explosion();
    mend_it.call1(&JsValue::UNDEFINED, &kept).expect("mended");
}
