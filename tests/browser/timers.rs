//! Timers end when nobody holds them; leaving and coming back are told once each.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use wordbox::ports::time::{self, Timer};

use super::stub::{Stub, get};

/// Ends when a timer of so many milliseconds has fired. Timers fire in the order of their time, so whatever was due
/// earlier has fired before.
async fn timer_fired(milliseconds: f64) {
    let timer: RefCell<Option<Timer>> = RefCell::new(None);
    let promise = Promise::new(&mut |resolve: Function, _| {
        timer.replace(Some(time::after(milliseconds, move || {
            resolve.call0(&JsValue::UNDEFINED).expect("a promise can be kept");
        })));
    });
    JsFuture::from(promise).await.expect("kept");
    drop(timer);
}

#[wasm_bindgen_test]
async fn a_timer_fires_once_and_a_dropped_one_never() {
    let calls = Rc::new(Cell::new(0));
    let (kept_calls, dropped_calls) = (Rc::clone(&calls), Rc::clone(&calls));
    let kept = time::after(1.0, move || kept_calls.set(kept_calls.get() + 1));
    drop(time::after(1.0, move || dropped_calls.set(dropped_calls.get() + 100)));
    timer_fired(8.0).await;
    assert_eq!(calls.get(), 1);
    drop(kept);
}

#[wasm_bindgen_test]
async fn a_repeating_timer_repeats_until_it_is_dropped() {
    let calls = Rc::new(Cell::new(0));
    let counted = Rc::clone(&calls);
    let timer = time::every(2.0, move || counted.set(counted.get() + 1));
    timer_fired(30.0).await;
    let before = calls.get();
    assert!(before >= 2, "{before} calls");
    drop(timer);
    timer_fired(20.0).await;
    assert_eq!(calls.get(), before);
}

#[wasm_bindgen_test]
async fn a_timer_may_be_dropped_by_its_own_call() {
    let slot: Rc<RefCell<Option<Timer>>> = Rc::default();
    let calls = Rc::new(Cell::new(0));
    let (own, counted) = (Rc::clone(&slot), Rc::clone(&calls));
    slot.replace(Some(time::every(1.0, move || {
        counted.set(counted.get() + 1);
        own.take();
    })));
    timer_fired(20.0).await;
    assert_eq!(calls.get(), 1);
}

#[wasm_bindgen_test]
fn a_reading_has_both_clocks() {
    let (before, after) = (time::reading(), time::reading());
    assert!(after.mono >= before.mono);
    assert!(after.wall > 1.7e12, "milliseconds since 1970");
    assert!(before.mono < 1e10, "milliseconds since the page was opened");
}

#[wasm_bindgen_test]
fn leaving_and_returning_are_told_once_each_and_not_after_the_guard_is_gone() {
    let document = get(&js_sys::global(), "document");
    let window: JsValue = js_sys::global().into();
    let told = Rc::new(RefCell::new(String::new()));
    let (left, came) = (Rc::clone(&told), Rc::clone(&told));
    let guards =
        (time::on_leave(move || left.borrow_mut().push('L')), time::on_return(move || came.borrow_mut().push('R')));
    let hidden = Stub::value(&document, "hidden", &JsValue::TRUE);
    dispatch(&document, "visibilitychange");
    dispatch(&window, "pagehide");
    dispatch(&document, "freeze");
    assert_eq!(*told.borrow(), "L");
    drop(hidden);
    dispatch(&document, "resume");
    dispatch(&document, "visibilitychange");
    dispatch(&window, "pageshow");
    assert_eq!(*told.borrow(), "LR");
    dispatch(&window, "pagehide");
    assert_eq!(*told.borrow(), "LRL");
    drop(guards);
    dispatch(&window, "pageshow");
    assert_eq!(*told.borrow(), "LRL");
}

fn dispatch(target: &JsValue, event: &str) {
    let make = Function::new_with_args("target, name", "target.dispatchEvent(new Event(name))");
    make.call2(&JsValue::UNDEFINED, target, &event.into()).expect("dispatched");
}
