//! The page around the app: the element that it is mounted in, and the overlay that tells of a panic.
//!
//! A panic kills a wasm page for good, so the overlay stands in `index.html` and is shown by `boot.js`, which does not
//! need us to be alive.

use std::panic;

use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit, HtmlElement};

use super::events::{document, window};

/// The element that the app lives in; until then it holds the static first screen.
const ROOT: &str = "app";

/// From now on a panic shows the overlay, and its text goes to the console.
pub fn report_panics() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let init = CustomEventInit::new();
        init.set_detail(&info.to_string().into());
        if let (Some(window), Ok(event)) = (window(), CustomEvent::new_with_event_init_dict("wordbox-panic", &init)) {
            drop(window.dispatch_event(&event));
        }
    }));
}

/// Empties the element of the static page, has the app mounted there, and tells `boot.js` that it lives.
pub fn replace_static_page(mount: impl FnOnce(HtmlElement)) {
    let root = document().and_then(|document| document.get_element_by_id(ROOT)?.dyn_into::<HtmlElement>().ok());
    let Some(root) = root else { return };
    root.set_text_content(None);
    mount(root);
    if let (Some(window), Ok(event)) = (window(), CustomEvent::new("wordbox-ready")) {
        drop(window.dispatch_event(&event));
    }
}
