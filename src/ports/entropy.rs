//! Chance comes from here and nowhere else.
//!
//! Game logic takes a seed, so that one seed gives one game on every device.

use wasm_bindgen::JsValue;

use super::{js, time};

/// Eight random bytes from the browser. Where it has no `crypto` (very old or stripped engines), the clocks and
/// `Math.random` are stirred together: good enough for shuffling, and said here because it is no more than that.
#[must_use]
pub fn seed() -> u64 {
    from_crypto().unwrap_or_else(from_clocks)
}

fn from_crypto() -> Option<u64> {
    let crypto = js::get(&js_sys::global(), "crypto")?;
    let bytes = js_sys::Uint8Array::new_with_length(8);
    let filled: &JsValue = bytes.as_ref();
    js::call(&crypto, "getRandomValues", &[filled]).ok()?;
    let mut seed = [0; 8];
    bytes.copy_to(&mut seed);
    Some(u64::from_le_bytes(seed))
}

fn from_clocks() -> u64 {
    let reading = time::reading();
    [reading.wall, reading.mono, js_sys::Math::random(), js_sys::Math::random()]
        .iter()
        .fold(0x9E37_79B9_7F4A_7C15, |mixed: u64, part| {
            (mixed ^ part.to_bits()).rotate_left(23).wrapping_mul(0xD134_2543_DE82_EF95)
        })
}
