//! What `server_fn` names of the crate wasm-streams, without what stands behind the names.
//!
//! Leptos brings `server_fn` along, for pages that talk to a server of their own. Wordbox has no server, so none of it ever
//! runs, and the linker leaves it out. It cannot leave out wasm-streams: the classes which that exports to JavaScript count
//! as used, and carry their code with them, about 5,700 bytes of what a visitor fetches (with gzip). This crate takes its
//! place by `[patch.crates-io]` in the manifest of the workspace.
//!
//! Drop it when leptos makes `server_fn` an option, or `server_fn` its streams. Cargo itself says so: it warns of a patch
//! that nothing uses, as it does when leptos wants another version of the crate than the one that stands here.

use futures_util::stream::{self, Stream};
use wasm_bindgen::JsValue;

/// A readable stream of the browser, that can be held but not read.
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// Takes a stream of the browser.
    #[must_use]
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// Gives it back.
    #[must_use]
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// Would send the items of `_stream`.
    ///
    /// # Panics
    /// Always: there is nobody to send them to.
    pub fn from_stream<S: Stream<Item = Result<JsValue, JsValue>> + 'static>(_stream: S) -> Self {
        panic!("Wordbox is built without wasm-streams")
    }

    /// Would read the stream.
    ///
    /// # Panics
    /// Always: an empty stream would pass for an answer.
    pub fn into_stream(self) -> impl Stream<Item = Result<JsValue, JsValue>> {
        stream::poll_fn(|_| panic!("Wordbox is built without wasm-streams"))
    }
}
