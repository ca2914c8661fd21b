//! Words between two tabs: the port's side of it, with two ends in one page.

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use wordbox::ports::channel::Channel;

use super::stub::{Stub, thrower};

/// Opens a channel that answers to a promise with the first text it hears.
fn listening(name: &'static str) -> (Channel, Promise) {
    let mut channel = None;
    let heard = Promise::new(&mut |resolve: Function, _| {
        channel = Channel::open(name, move |text| {
            resolve.call1(&JsValue::UNDEFINED, &text.into()).expect("a promise can be kept");
        });
    });
    (channel.expect("this browser has channels"), heard)
}

#[wasm_bindgen_test]
async fn what_one_tab_says_the_others_hear_and_those_of_other_names_do_not() {
    let (one, to_one) = listening("test");
    let (other, to_other) = listening("test");
    let (stranger, to_stranger) = listening("test-2");
    one.say("Ann: rate tear");
    assert_eq!(JsFuture::from(to_other).await.expect("kept"), JsValue::from("Ann: rate tear"));
    // The first that this end hears is the answer: never what it said itself.
    other.say("thanks");
    assert_eq!(JsFuture::from(to_one).await.expect("kept"), JsValue::from("thanks"));
    let (speaker, _) = listening("test-2");
    speaker.say("for you");
    assert_eq!(JsFuture::from(to_stranger).await.expect("kept"), JsValue::from("for you"));
    drop((one, other, stranger, speaker));
}

#[wasm_bindgen_test]
fn without_channels_nothing_is_opened() {
    let missing = Stub::value(&js_sys::global(), "BroadcastChannel", &JsValue::UNDEFINED);
    assert!(Channel::open("test", |_| ()).is_none());
    drop(missing);
    let refusing = Stub::value(&js_sys::global(), "BroadcastChannel", &thrower());
    assert!(Channel::open("test", |_| ()).is_none());
    drop(refusing);
}
