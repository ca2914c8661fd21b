//! Fetching and building a dictionary. The build is cut into slices of about eight milliseconds, so that taps are answered in
//! between also on a slow phone.

use std::fmt;

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};

use super::{js, time};
use crate::words::catalog::WordFile;
use crate::words::{DataError, Dictionary};

/// The longest that a slice of building is meant to take.
const SLICE_MS: f64 = 8.0;
/// The first slice is small, because nothing is known about the device yet.
const FIRST_SLICE: usize = 200;
/// How much of the progress is fetching; building is the rest.
pub const FETCHED: f32 = 0.6;

/// Why there is no dictionary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The file did not come: the server's answer, or 0 when there was none.
    Network(u16),
    /// The file is not what was sent; loading it again may help.
    Damaged,
    /// This browser cannot read it piece by piece, or there is no word file for the language.
    Unsupported,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Network(0) => f.write_str("word file: no answer; check the network and load it again"),
            Self::Network(status) => write!(f, "word file: the server answered {status}; load it again"),
            Self::Damaged => f.write_str("word file: damaged on the way; load it again"),
            Self::Unsupported => f.write_str("word file: this browser cannot read it"),
        }
    }
}

/// Loads a dictionary. Progress goes from 0 to 1.
///
/// # Errors
/// See [`LoadError`]. Nothing is left half done, so it can be tried again at once.
pub async fn load(file: &WordFile, on_progress: impl Fn(f32)) -> Result<Dictionary, LoadError> {
    let bytes = fetch(file.path, file.bytes, |part| on_progress(part * FETCHED)).await?;
    build(bytes, |part| on_progress(FETCHED + part * (1.0 - FETCHED))).await
}

/// The bytes of a file.
async fn fetch(path: &str, expected: usize, on_progress: impl Fn(f32)) -> Result<Vec<u8>, LoadError> {
    let lost = |_| LoadError::Network(0);
    let asked = js::call(&js_sys::global(), "fetch", &[&JsValue::from_str(&format!("./{path}"))]).map_err(lost)?;
    let response = js::settle(asked).await.map_err(lost)?;
    if js::get(&response, "ok") != Some(JsValue::TRUE) {
        let status = js::get(&response, "status").and_then(|status| status.as_f64()).unwrap_or(0.0);
        return Err(LoadError::Network(status as u16));
    }
    let body = js::get(&response, "body").ok_or(LoadError::Unsupported)?;
    let reader = js::call(&body, "getReader", &[]).map_err(|_| LoadError::Unsupported)?;
    let mut bytes = Vec::with_capacity(expected);
    loop {
        let read = js::call(&reader, "read", &[]).map_err(lost)?;
        let read = js::settle(read).await.map_err(lost)?;
        let Some(piece) = js::get(&read, "value").and_then(|value| value.dyn_into::<Uint8Array>().ok()) else {
            return Ok(bytes);
        };
        bytes.extend(piece.to_vec());
        on_progress((bytes.len() as f32 / expected.max(1) as f32).min(1.0));
    }
}

/// Builds in slices whose size follows what the last one took.
async fn build(bytes: Vec<u8>, on_progress: impl Fn(f32)) -> Result<Dictionary, LoadError> {
    let damaged = |_: DataError| LoadError::Damaged;
    time::breathe().await;
    let mut builder = Dictionary::builder(bytes).map_err(damaged)?;
    let mut slice = FIRST_SLICE;
    loop {
        time::breathe().await;
        let begun = time::reading().mono;
        let done = builder.step(slice).map_err(damaged)?;
        let took = time::reading().mono - begun;
        on_progress(builder.progress());
        if done {
            return builder.finish().map_err(damaged);
        }
        // Clocks are coarse on purpose, so a slice at most doubles, and one that took too long is halved.
        if took > SLICE_MS {
            slice = (slice / 2).max(FIRST_SLICE);
        } else if took < SLICE_MS / 2.0 {
            slice = slice.saturating_mul(2);
        }
    }
}
