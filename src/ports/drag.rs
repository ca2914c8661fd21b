//! Dragging one of several elements with a mouse, a pen or a finger.
//!
//! A pointer that is captured keeps sending its events to the element on which it went down, wherever it goes. A finger also
//! scrolls the page unless the element's style says `touch-action: none`.

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{Element, PointerEvent};

use super::js;

/// Where the elements in another one lie, in the order of the page: their middles, in CSS pixels of the window.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Places(Vec<(f64, f64)>);

impl Places {
    /// Where they lie, or come to lie if they are still on their way there. The element has to be a positioned one.
    #[must_use]
    pub fn within(element: &Element) -> Self {
        let children = js::get(element, "children").map(|children| Array::from(&children)).unwrap_or_default();
        let number = |of: &JsValue, name: &str| js::get(of, name)?.as_f64();
        let frame = js::call(element, "getBoundingClientRect", &[]).unwrap_or_default();
        let middle = |child: JsValue| {
            let x = number(&frame, "left")? + number(&child, "offsetLeft")? + number(&child, "offsetWidth")? / 2.0;
            let y = number(&frame, "top")? + number(&child, "offsetTop")? + number(&child, "offsetHeight")? / 2.0;
            Some((x, y))
        };
        Places(children.iter().filter_map(middle).collect())
    }

    /// The one whose middle is nearest to a point, counted from 0.
    #[must_use]
    pub fn nearest(&self, x: f64, y: f64) -> Option<usize> {
        let distance = |(left, top): &(f64, f64)| (left - x).hypot(top - y);
        let places = self.0.iter().enumerate().map(|(at, middle)| (at, distance(middle)));
        places.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(at, _)| at)
    }
}

/// Sends the further events of this pointer to the element on which it went down. `false` if it is not the first button or
/// finger, which drags nothing.
#[must_use]
pub fn holds(event: &PointerEvent) -> bool {
    if event.button() != 0 || !event.is_primary() {
        return false;
    }
    if let Some(element) = event.current_target() {
        // Without it a drag ends where the pointer leaves the element.
        drop(js::call(&element, "setPointerCapture", &[&event.pointer_id().into()]));
    }
    true
}

/// Takes the focus to the child at that place, counted from 0, if there is one.
pub fn focus_child(element: &Element, place: usize) {
    let children = js::get(element, "children");
    if let Some(child) = children.and_then(|children| js::get(&children, &place.to_string())) {
        // What refuses the focus leaves it to the Tab key.
        drop(js::call(&child, "focus", &[]));
    }
}
