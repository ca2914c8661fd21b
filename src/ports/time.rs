//! Two clocks, timers, and the moments at which people leave the page and come back.
//!
//! `performance.now()` stops while a device sleeps and `Date.now()` jumps when someone sets the clock, so a reading is
//! always of both: `session::clock` compares them and takes a gap of over a second for sleep. Timers of a hidden page come
//! late or not at all, so a timer is only ever a reason to look at the clock again.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageChannel, Window};

pub use super::events::Subscription;
use super::events::{document, listen, window};
pub use crate::session::clock::Reading;

/// What both clocks show now, in milliseconds.
#[must_use]
pub fn reading() -> Reading {
    let wall = js_sys::Date::now();
    let mono = window().and_then(|window| window.performance()).map_or(wall, |performance| performance.now());
    Reading { mono, wall }
}

/// Notes that something has happened by now, on the timeline that the browser keeps for whoever measures the page.
pub fn mark(what: &str) {
    if let Some(performance) = window().and_then(|window| window.performance()) {
        drop(performance.mark(what));
    }
}

/// A timer that has not been cancelled; dropping it cancels.
#[must_use = "dropping a timer cancels it"]
pub struct Timer {
    id: Option<i32>,
    repeats: bool,
    _call: Closure<dyn FnMut()>,
}

impl Drop for Timer {
    fn drop(&mut self) {
        let (Some(id), Some(window)) = (self.id, window()) else { return };
        if self.repeats {
            window.clear_interval_with_handle(id);
        } else {
            window.clear_timeout_with_handle(id);
        }
    }
}

/// Calls once, not before so many milliseconds have passed.
pub fn after(milliseconds: f64, call: impl FnOnce() + 'static) -> Timer {
    let call = Closure::once(call);
    let id = window().and_then(|window| {
        let function = call.as_ref().unchecked_ref();
        window.set_timeout_with_callback_and_timeout_and_arguments_0(function, whole(milliseconds)).ok()
    });
    Timer { id, repeats: false, _call: call }
}

/// Calls again and again, about every so many milliseconds, until the timer is dropped.
pub fn every(milliseconds: f64, call: impl Fn() + 'static) -> Timer {
    let call = Closure::<dyn FnMut()>::new(call);
    let id = window().and_then(|window| {
        let function = call.as_ref().unchecked_ref();
        window.set_interval_with_callback_and_timeout_and_arguments_0(function, whole(milliseconds)).ok()
    });
    Timer { id, repeats: true, _call: call }
}

/// Gives the thread back, so that taps and painting come in between. A message is not held back for four milliseconds as
/// a timer would be.
pub async fn breathe() {
    let promise = Promise::new(&mut |resolve: Function, _reject| {
        if post_to_self(&resolve).is_none() {
            // No messages here: a timer does, and without a window there is nobody to make room for.
            let asked = window().map(|window| window.set_timeout_with_callback(&resolve));
            if !matches!(asked, Some(Ok(_))) {
                drop(resolve.call0(&JsValue::UNDEFINED));
            }
        }
    });
    drop(JsFuture::from(promise).await);
}

/// Waits until just before the next frame: what has changed by now is laid out then, once.
pub async fn before_frame() {
    called_back(|window, call| window.request_animation_frame(call).is_ok()).await;
}

/// Waits until what has changed by now can be seen.
pub async fn painted() {
    before_frame().await;
    breathe().await;
}

/// Waits until nobody waits for anything, as far as the browser can tell.
pub async fn idle() {
    called_back(|window, call| window.request_idle_callback(call).is_ok()).await;
    // Where nobody can tell, a frame is let pass at least.
    painted().await;
}

/// Waits until the window calls back, if it was asked to and will; else not at all.
async fn called_back(ask: impl Fn(&Window, &Function) -> bool) {
    let promise = Promise::new(&mut |resolve: Function, _reject| {
        if !window().is_some_and(|window| ask(&window, &resolve)) {
            drop(resolve.call0(&JsValue::UNDEFINED));
        }
    });
    drop(JsFuture::from(promise).await);
}

/// Calls when people leave the page: it is hidden, unloaded or frozen. These come in many orders, and some of them twice;
/// the call comes once for each time of leaving.
pub fn on_leave(call: impl Fn() + 'static) -> Subscription {
    on_turn(true, call)
}

/// Calls when people come back to the page, once for each time.
pub fn on_return(call: impl Fn() + 'static) -> Subscription {
    on_turn(false, call)
}

/// Calls when the window is no longer the one that people work in: some devices show all apps small then, before the page
/// hears that it is hidden.
pub fn on_blur(call: impl Fn() + 'static) -> Subscription {
    let Some(window) = window() else { return Subscription::default() };
    let itself = JsValue::from(window.clone());
    // Fields lose the focus by events of the same name, which come by here.
    listen(&window, "blur", move |event| {
        if event.target().is_some_and(|target| JsValue::from(target) == itself) {
            call();
        }
    })
}

/// Whether nobody can see the page.
#[must_use]
pub fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Calls whenever the page turns from here to away, or from away to here.
fn on_turn(to_away: bool, call: impl Fn() + 'static) -> Subscription {
    let mut subscription = Subscription::default();
    let (Some(window), Some(document)) = (window(), document()) else { return subscription };
    let away = Rc::new(Cell::new(document.hidden()));
    let turn = Rc::new(move |now_away: bool| {
        if away.replace(now_away) != now_away && now_away == to_away {
            call();
        }
    });
    let seen = Rc::clone(&turn);
    subscription.add(&document, "visibilitychange", move |_| seen(is_hidden()));
    for event in ["pagehide", "freeze"] {
        let turn = Rc::clone(&turn);
        subscription.add(if event == "freeze" { &document } else { &window }, event, move |_| turn(true));
    }
    for event in ["pageshow", "resume"] {
        let turn = Rc::clone(&turn);
        subscription.add(if event == "resume" { &document } else { &window }, event, move |_| turn(is_hidden()));
    }
    subscription
}

fn post_to_self(resolve: &Function) -> Option<()> {
    let channel = MessageChannel::new().ok()?;
    let (here, there) = (channel.port1(), channel.port2());
    let answer = resolve.clone();
    let port = here.clone();
    let handler = Closure::once_into_js(move || {
        port.close();
        drop(answer.call0(&JsValue::UNDEFINED));
    });
    here.set_onmessage(Some(handler.unchecked_ref()));
    there.post_message(&JsValue::NULL).ok()
}

fn whole(milliseconds: f64) -> i32 {
    // A cast saturates, and browsers take no longer span than this type holds.
    milliseconds.ceil().max(0.0) as i32
}
