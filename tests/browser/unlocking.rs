//! C43: getting sound out of a device that locks it, takes it away, and lies about it. The device is played by the test.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use wordbox::ports::audio::{Audio, Sound};

use super::stub::get;

/// Real audio contexts, whose state and clock are what the test says; and timers that fire when the test says.
const DEVICE: &str = "
const kept = [];
function replace(object, name, descriptor) {
  kept.push([object, name, Object.getOwnPropertyDescriptor(object, name)]);
  Object.defineProperty(object, name, { configurable: true, ...descriptor });
}
const device = {
  contexts: [], resumes: 0, closed: 0, beats: 0, time: 1, timers: new Map(), nextTimer: 1,
  tell(state) {
    const context = device.contexts.at(-1);
    context.toldState = state;
    context.dispatchEvent(new Event('statechange'));
  },
  tap(name) { document.dispatchEvent(new Event(name)); },
  pass() {
    const due = [...device.timers.values()];
    device.timers.clear();
    for (const call of due) call();
  },
  restore() {
    for (const [object, name, before] of kept.reverse()) {
      if (before) Object.defineProperty(object, name, before); else delete object[name];
    }
  },
};
replace(BaseAudioContext.prototype, 'state', { get() { return this.toldState || 'suspended'; } });
replace(BaseAudioContext.prototype, 'currentTime', { get() { return device.time; } });
replace(AudioContext.prototype, 'resume', { value() {
  device.resumes += 1;
  if (!device.contexts.includes(this)) device.contexts.push(this);
  return Promise.resolve();
} });
replace(AudioContext.prototype, 'close', { value() { device.closed += 1; return Promise.resolve(); } });
replace(AudioBufferSourceNode.prototype, 'start', { value() { device.beats += 1; } });
replace(window, 'setTimeout', { value(call) { device.timers.set(device.nextTimer, call); return device.nextTimer++; } });
replace(window, 'clearTimeout', { value(id) { device.timers.delete(id); } });
return device;";

struct Device(JsValue);

impl Device {
    fn new() -> Self {
        let make = Function::new_no_args(DEVICE);
        Self(make.call0(&JsValue::UNDEFINED).expect("a device"))
    }

    fn call(&self, name: &str, argument: &str) {
        let method: Function = get(&self.0, name).unchecked_into();
        method.call1(&self.0, &argument.into()).expect("done");
    }

    fn tap(&self) {
        self.call("tap", "pointerup");
    }

    /// The newest context says so.
    fn says(&self, state: &str) {
        self.call("tell", state);
    }

    /// All timers fire, with the audio clock having moved on or not.
    fn time_passes(&self, clock_moves: bool) {
        if clock_moves {
            let now = get(&self.0, "time").as_f64().expect("a number");
            let moved = js_sys::Reflect::set(&self.0, &"time".into(), &(now + 0.3).into());
            assert_eq!(moved, Ok(true));
        }
        self.call("pass", "");
    }

    fn count(&self, name: &str) -> u32 {
        let value = get(&self.0, name);
        let list = value.dyn_ref::<js_sys::Array>().map(|list| f64::from(list.length()));
        list.or(value.as_f64()).expect("a number or a list") as u32
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        self.call("restore", "");
    }
}

#[wasm_bindgen_test]
fn c43_a_swipe_does_nothing_and_taps_are_heard_until_sound_really_runs() {
    let device = Device::new();
    let audio = Audio::new();
    device.call("tap", "pointerdown");
    device.call("tap", "touchmove");
    assert_eq!(device.count("contexts"), 0);
    device.tap();
    device.call("tap", "keydown");
    assert_eq!((device.count("contexts"), device.count("resumes")), (1, 2), "one context, asked twice");
    assert_eq!(audio.state(), Sound::Locked);
    device.says("running");
    assert_eq!(audio.state(), Sound::Running);
    device.tap();
    assert_eq!(device.count("resumes"), 3, "still listening: the clock has not moved yet");
    device.time_passes(true);
    device.tap();
    assert_eq!(device.count("resumes"), 3);
}

#[wasm_bindgen_test]
fn c43_after_a_phone_call_the_next_tap_builds_a_new_context_and_the_beat_goes_on() {
    let device = Device::new();
    let audio = Audio::new();
    let interruptions = Rc::new(Cell::new(0));
    let counted = Rc::clone(&interruptions);
    let guard = audio.on_interruption(move || counted.set(counted.get() + 1));
    audio.ticking(500.0);
    assert_eq!(device.count("beats"), 0, "locked");
    device.tap();
    device.says("running");
    device.time_passes(true);
    let before_the_call = device.count("beats");
    assert!(before_the_call >= 2, "the beat that was wanted is heard: {before_the_call}");
    device.says("interrupted");
    assert_eq!(interruptions.get(), 1);
    assert_eq!(audio.state(), Sound::Locked);
    audio.ticking(500.0);
    assert_eq!(device.count("beats"), before_the_call);
    device.tap();
    assert_eq!((device.count("contexts"), device.count("closed")), (2, 1));
    device.says("running");
    device.time_passes(true);
    assert!(device.count("beats") >= before_the_call + 2);
    assert_eq!(interruptions.get(), 1);
    drop((guard, audio));
    assert_eq!(device.count("closed"), 2, "nothing stays open");
}

#[wasm_bindgen_test]
fn c43_a_context_that_runs_with_a_frozen_clock_is_replaced_but_not_for_ever() {
    let device = Device::new();
    let audio = Audio::new();
    for built in 1..=3 {
        device.tap();
        assert_eq!(device.count("contexts"), built);
        device.says("running");
        device.time_passes(false);
    }
    device.tap();
    assert_eq!(device.count("contexts"), 3, "patience has an end");
    let told = Function::new_no_args(
        "window.dispatchEvent(new Event('pagehide')); window.dispatchEvent(new Event('pageshow'))",
    );
    told.call0(&JsValue::UNDEFINED).expect("left and came back");
    device.tap();
    assert_eq!(device.count("contexts"), 4, "and coming back starts over");
    drop(audio);
}

#[wasm_bindgen_test]
fn c45_one_voice_whatever_is_asked_and_none_after_stop_or_mute() {
    let device = Device::new();
    let audio = Audio::new();
    device.tap();
    device.says("running");
    audio.ticking(500.0);
    let one_voice = device.count("beats");
    audio.ticking(500.0);
    audio.ticking(500.0);
    assert_eq!(device.count("beats"), one_voice, "asked again, nothing is added");
    audio.stop();
    device.time_passes(true);
    assert_eq!(device.count("beats"), one_voice);
    audio.set_muted(true);
    audio.ticking(500.0);
    audio.explosion();
    audio.test_sound();
    assert_eq!(device.count("beats"), one_voice, "muted");
    audio.ticking(500.0);
    audio.set_muted(false);
    assert_eq!(device.count("beats"), 2 * one_voice, "heard again from here on");
}
