//! Vibration: there is none on iOS, and elsewhere it may be switched off or refused before the first tap. Asking is
//! harmless everywhere (C46), so whatever is felt must also be seen.

use js_sys::Array;
use wasm_bindgen::JsValue;

use super::js;

/// Vibrates: on, off, on, … for so many milliseconds each.
pub fn vibrate(pattern: &[u32]) {
    let Some(navigator) = js::navigator() else { return };
    let pattern: Array = pattern.iter().map(|part| JsValue::from(*part)).collect();
    // A browser without vibration has no such method; one that refuses answers false.
    drop(js::call(&navigator, "vibrate", &[&pattern]));
}

/// Whether the browser says that it can vibrate; the setting is shown only then.
#[must_use]
pub fn is_available() -> bool {
    js::navigator().is_some_and(|navigator| js::get(&navigator, "vibrate").is_some())
}
