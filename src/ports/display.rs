//! What the device prefers and how the page is shown: motion, colours, languages, full screen, and the address.
//!
//! Preferences change while the page is open (a phone turns dark at dusk), so each can be watched. The address is only ever
//! changed behind the `#`, because the page lies under any path and the server knows one document.

use wasm_bindgen::JsValue;

use super::events::{Subscription, document, listen, window};
use super::js;

const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";
const DARK: &str = "(prefers-color-scheme: dark)";

/// Whether the device asks for less motion.
#[must_use]
pub fn prefers_reduced_motion() -> bool {
    matches(REDUCED_MOTION)
}

/// Calls whenever that wish changes, with the new one.
pub fn on_reduced_motion(call: impl Fn(bool) + 'static) -> Subscription {
    on_media(REDUCED_MOTION, call)
}

/// Whether the device asks for dark colours.
#[must_use]
pub fn prefers_dark() -> bool {
    matches(DARK)
}

/// Calls whenever that wish changes, with the new one.
pub fn on_dark(call: impl Fn(bool) + 'static) -> Subscription {
    on_media(DARK, call)
}

/// Whether the app was put on the home screen and opened from there.
#[must_use]
pub fn is_standalone() -> bool {
    let on_ios = js::navigator().and_then(|navigator| js::get(&navigator, "standalone"));
    matches("(display-mode: standalone)") || on_ios.is_some_and(|value| value.is_truthy())
}

/// The languages that the reader prefers, best first, as the browser spells them (`de-AT`).
#[must_use]
pub fn languages() -> Vec<String> {
    let Some(navigator) = js::navigator() else { return Vec::new() };
    let listed = js::get(&navigator, "languages").map(|list| js_sys::Array::from(&list).to_vec());
    let all = listed.filter(|list| !list.is_empty()).or_else(|| Some(vec![js::get(&navigator, "language")?]));
    all.unwrap_or_default().iter().filter_map(JsValue::as_string).collect()
}

/// Tells the browser which language the page speaks now, for hyphenation and for screen readers.
pub fn set_language(code: &str) {
    set_on_root("lang", Some(code));
}

/// Forces a theme (`light`, `dark`), or leaves it to the device. `boot.js` does the same before the first paint.
pub fn set_theme(theme: Option<&str>) {
    set_on_root("data-theme", theme);
}

/// Forces much or little motion (`full`, `calm`), or leaves it to the device. `boot.js` does the same before the first paint.
pub fn set_motion(motion: Option<&str>) {
    set_on_root("data-motion", motion);
}

/// Whether the browser can show the page alone on the screen. iPhones cannot.
#[must_use]
pub fn can_fullscreen() -> bool {
    document().is_some_and(|document| js::get(&document, "fullscreenEnabled") == Some(JsValue::TRUE))
}

/// Whether the page is alone on the screen.
#[must_use]
pub fn is_fullscreen() -> bool {
    document().is_some_and(|document| js::get(&document, "fullscreenElement").is_some())
}

/// Into full screen or out of it. Browsers allow it only in answer to a tap, and may refuse even then.
pub fn toggle_fullscreen() {
    let Some(document) = document() else { return };
    let asked = if is_fullscreen() {
        js::call(&document, "exitFullscreen", &[])
    } else {
        document.document_element().map_or(Err(JsValue::NULL), |root| js::call(&root, "requestFullscreen", &[]))
    };
    if let Ok(promise) = asked {
        js::let_go(promise);
    }
}

/// Calls whenever the page goes into full screen or out of it, also by the browser's own means.
pub fn on_fullscreen(call: impl Fn(bool) + 'static) -> Subscription {
    let Some(document) = document() else { return Subscription::default() };
    listen(&document, "fullscreenchange", move |_| call(is_fullscreen()))
}

/// The address of the page without what stands behind the `#`, and without that sign.
#[must_use]
pub fn address() -> String {
    let whole = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// What stands behind the `#`, without it and as the browser has it (percent signs and all).
#[must_use]
pub fn fragment() -> String {
    let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').map(str::to_owned).unwrap_or(hash)
}

/// Goes to another fragment. With `replace`, Back does not come by here again.
pub fn set_fragment(fragment: &str, replace: bool) {
    let Some(window) = window() else { return };
    let address = format!("#{fragment}");
    if replace {
        drop(window.location().replace(&address));
    } else {
        drop(window.location().set_hash(&address));
    }
}

/// Calls whenever the fragment has changed: by a link, by Back, or by `set_fragment`.
pub fn on_fragment(call: impl Fn(String) + 'static) -> Subscription {
    let Some(window) = window() else { return Subscription::default() };
    listen(&window, "hashchange", move |_| call(fragment()))
}

fn matches(query: &str) -> bool {
    window().and_then(|window| window.match_media(query).ok().flatten()).is_some_and(|list| list.matches())
}

fn on_media(query: &'static str, call: impl Fn(bool) + 'static) -> Subscription {
    let list = window().and_then(|window| window.match_media(query).ok().flatten());
    list.map_or_else(Subscription::default, |list| listen(&list, "change", move |_| call(matches(query))))
}

fn set_on_root(attribute: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    drop(match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    });
}
