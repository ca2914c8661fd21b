//! Words between the tabs of one browser.
//!
//! A BroadcastChannel reaches every other tab of the same browser that has opened one of that name, and never the tab
//! itself. Nobody knows whether anybody listens, so whoever asks something waits for an answer with a timer. Projects on
//! one host share an origin, hence the prefix. Where there are no such channels (older Safari), nothing is heard.

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::js;

const PREFIX: &str = "wordbox:";

/// An open channel; dropping it closes it.
#[must_use = "dropping a channel closes it"]
pub struct Channel {
    channel: JsValue,
    _heard: Closure<dyn Fn(JsValue)>,
}

impl Channel {
    /// Opens the channel of that name, and calls with every text that another tab says there. `None` where there are none.
    pub fn open(name: &str, heard: impl Fn(String) + 'static) -> Option<Self> {
        let channel = js::construct("BroadcastChannel", &[&format!("{PREFIX}{name}").into()]).ok()?;
        let heard = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
            if let Some(text) = js::get(&event, "data").and_then(|data| data.as_string()) {
                heard(text);
            }
        });
        js::set(&channel, "onmessage", heard.as_ref()).then_some(Channel { channel, _heard: heard })
    }

    /// Says a text to all other tabs. A browser that refuses says nothing.
    pub fn say(&self, text: &str) {
        drop(js::call(&self.channel, "postMessage", &[&text.into()]));
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        drop(js::call(&self.channel, "close", &[]));
    }
}
