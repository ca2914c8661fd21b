//! Fields that people type into: what Enter means, and where the focus goes.
//!
//! The Enter that ends a composition of an input method is an Enter like any other in some browsers.

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, KeyboardEvent};

use super::events::document;
use super::js;

/// What a key event carries while an input method is composing, in browsers that end the composition before it.
const COMPOSING: u32 = 229;

/// Whether a key sends what stands in the field: Enter, but not the Enter that ends a composition, nor one that is held
/// down (C48). No Enter does what the browser would make of it.
pub fn is_sent_by(event: &KeyboardEvent) -> bool {
    if event.key() != "Enter" {
        return false;
    }
    event.prevent_default();
    !event.is_composing() && event.key_code() != COMPOSING && !event.repeat()
}

/// Gives the focus to the field at that place among those in an element, counted from 0, if there is one.
pub fn focus(within: &Element, place: usize) {
    let fields = js::call(within, "querySelectorAll", &[&"input".into()]).ok();
    if let Some(field) = fields.and_then(|fields| js::get(&fields, &place.to_string())) {
        // What refuses the focus leaves it to the next tap.
        drop(js::call(&field, "focus", &[]));
    }
}

/// Takes the focus to an element and leaves the page where it is. A browser that refuses leaves it to the Tab key.
pub fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

/// An element of any kind, as views refer to it.
pub trait InPage: JsCast + AsRef<Element> + Clone + 'static {}

impl<E: JsCast + AsRef<Element> + Clone + 'static> InPage for E {}

/// Takes the focus to an element as [`focus_in_place`] does, unless something has it.
pub fn focus_if_free(element: &HtmlElement) {
    if active().is_none_or(|active| active.tag_name() == "BODY") {
        focus_in_place(element);
    }
}

/// Lets go of the focus. A browser that has to take it from what leaves the page first lays out what leaves together with
/// what comes, which is felt where there is much of it; so this comes before anything changes. A sheet keeps the focus.
pub fn let_go() {
    let_go_if(is_in_no_sheet);
}

/// As [`let_go`], for a screen that leaves; `part` is any part of it.
pub fn let_go_of_screen(part: &Element) {
    if let Ok(Some(screen)) = part.closest("main") {
        let_go_if(|active| screen.contains(Some(active)) && is_in_no_sheet(active));
    }
}

/// As [`let_go`], for a sheet that leaves.
pub fn let_go_of_sheet(sheet: &Element) {
    let_go_if(|active| sheet.contains(Some(active)));
}

fn let_go_if(is_meant: impl FnOnce(&Element) -> bool) {
    if let Some(active) = active().filter(is_meant) {
        // What keeps the focus only takes longer to leave.
        drop(js::call(&active, "blur", &[]));
    }
}

fn is_in_no_sheet(element: &Element) -> bool {
    matches!(element.closest("dialog[open]"), Ok(None))
}

/// What has the focus.
fn active() -> Option<Element> {
    document().and_then(|document| document.active_element())
}
