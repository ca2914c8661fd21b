//! Listening, with a guard that stops listening.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Event, EventTarget, Window};

/// Keeps listeners alive; dropping it removes them.
#[must_use = "dropping a subscription ends it"]
#[derive(Default)]
pub struct Subscription(Vec<Listener>);

/// One listener on one target.
struct Listener {
    target: EventTarget,
    event: &'static str,
    // `Fn`, because an event can arrive while another of its kind is still being handled.
    handler: Closure<dyn Fn(Event)>,
}

impl Subscription {
    /// Calls the handler on every such event, before the page's own elements see it.
    pub(super) fn add(&mut self, target: &EventTarget, event: &'static str, handler: impl Fn(Event) + 'static) {
        let handler = Closure::<dyn Fn(Event)>::new(handler);
        let function = handler.as_ref().unchecked_ref();
        if target.add_event_listener_with_callback_and_bool(event, function, true).is_ok() {
            self.0.push(Listener { target: target.clone(), event, handler });
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let function = self.handler.as_ref().unchecked_ref();
        // It fails only for a target that is gone, and then there is nothing left to stop.
        drop(self.target.remove_event_listener_with_callback_and_bool(self.event, function, true));
    }
}

/// Listens on one target. Targets that refuse are left alone.
pub fn listen(target: &EventTarget, event: &'static str, handler: impl Fn(Event) + 'static) -> Subscription {
    let mut subscription = Subscription::default();
    subscription.add(target, event, handler);
    subscription
}

/// The window, where there is one.
pub(super) fn window() -> Option<Window> {
    web_sys::window()
}

/// The document, where there is one.
pub(super) fn document() -> Option<Document> {
    window()?.document()
}
