//! C36, C46: a browser that throws on everything, or lacks it, is harmless.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use wordbox::ports::storage::{self, Unavailable};
use wordbox::ports::wake_lock::WakeLock;
use wordbox::ports::{display, entropy, haptics, time};

use super::stub::{Stub, get, thrower};

fn global() -> JsValue {
    js_sys::global().into()
}

fn navigator() -> JsValue {
    get(&global(), "navigator")
}

#[wasm_bindgen_test]
fn storage_keeps_reads_and_forgets() {
    assert_eq!(storage::read("test"), Ok(None));
    assert_eq!(storage::write("test", "ä 🎲"), Ok(()));
    assert_eq!(storage::read("test"), Ok(Some("ä 🎲".to_owned())));
    assert_eq!(storage::write("test.2", "x"), Ok(()));
    let mut keys = storage::keys("test").expect("the storage can be read");
    keys.sort_unstable();
    assert_eq!(keys, ["test", "test.2"]);
    assert_eq!(storage::remove("test.2"), Ok(()));
    assert_eq!(storage::remove("test"), Ok(()));
    assert_eq!(storage::read("test"), Ok(None));
}

#[wasm_bindgen_test]
fn c36_storage_that_throws_says_so() {
    let prototype = get(&get(&global(), "Storage"), "prototype");
    let stubs = ["setItem", "getItem", "removeItem"].map(|name| Stub::value(&prototype, name, &thrower()));
    assert_eq!(storage::write("test", "x"), Err(Unavailable));
    assert_eq!(storage::read("test"), Err(Unavailable));
    assert_eq!(storage::remove("test"), Err(Unavailable));
    drop(stubs);
    assert_eq!(storage::read("test"), Ok(None));
}

#[wasm_bindgen_test]
fn c36_a_quota_that_is_full_keeps_what_was_there() {
    assert_eq!(storage::write("full", "before"), Ok(()));
    assert_eq!(storage::write("full", &"x".repeat(12_000_000)), Err(Unavailable));
    assert_eq!(storage::read("full"), Ok(Some("before".to_owned())));
    assert_eq!(storage::remove("full"), Ok(()));
}

#[wasm_bindgen_test]
fn c36_storage_whose_very_name_throws_says_so() {
    let stub = Stub::throwing_getter(&global(), "localStorage");
    assert_eq!(storage::read("test"), Err(Unavailable));
    drop(stub);
    let stub = Stub::value(&global(), "localStorage", &JsValue::NULL);
    assert_eq!(storage::write("test", "x"), Err(Unavailable));
    assert_eq!(storage::keys("test"), Err(Unavailable));
    drop(stub);
}

#[wasm_bindgen_test]
async fn storage_that_promises_nothing_is_not_firm() {
    let stub = Stub::value(&navigator(), "storage", &JsValue::UNDEFINED);
    assert!(!storage::persist().await && !storage::is_persistent().await);
    drop(stub);
    let manager = js_sys::Object::new();
    let rejecting = js_sys::Function::new_no_args("return Promise.reject(new Error('no'))");
    assert_eq!(js_sys::Reflect::set(&manager, &"persist".into(), &rejecting), Ok(true));
    assert_eq!(js_sys::Reflect::set(&manager, &"persisted".into(), &thrower()), Ok(true));
    let stub = Stub::value(&navigator(), "storage", &manager);
    assert!(!storage::persist().await && !storage::is_persistent().await);
    drop(stub);
}

#[wasm_bindgen_test]
fn c46_vibration_that_is_missing_or_throws_is_harmless() {
    haptics::vibrate(&[10, 20, 30]);
    let stub = Stub::value(&navigator(), "vibrate", &JsValue::UNDEFINED);
    assert!(!haptics::is_available());
    haptics::vibrate(&[10]);
    drop(stub);
    let stub = Stub::value(&navigator(), "vibrate", &thrower());
    haptics::vibrate(&[10]);
    drop(stub);
}

#[wasm_bindgen_test]
async fn c46_a_wake_lock_that_is_missing_throws_or_rejects_is_harmless() {
    let rejecting = js_sys::Function::new_no_args(
        "globalThis.asked = (globalThis.asked || 0) + 1; return Promise.reject(new Error('no'))",
    );
    let lock = js_sys::Object::new();
    assert_eq!(js_sys::Reflect::set(&lock, &"request".into(), &rejecting), Ok(true));
    for replacement in [JsValue::UNDEFINED, js_sys::Object::new().into(), lock.into()] {
        let stub = Stub::value(&navigator(), "wakeLock", &replacement);
        let wake_lock = WakeLock::new();
        wake_lock.request();
        time::breathe().await;
        wake_lock.release();
        drop((wake_lock, stub));
    }
    assert_eq!(get(&global(), "asked").as_f64(), Some(1.0), "only the one that could be asked was, and once");
}

#[wasm_bindgen_test]
fn seeds_differ_with_and_without_crypto() {
    assert_ne!(entropy::seed(), entropy::seed());
    let stub = Stub::value(&global(), "crypto", &JsValue::UNDEFINED);
    assert_ne!(entropy::seed(), entropy::seed());
    drop(stub);
}

#[wasm_bindgen_test]
fn preferences_of_a_browser_without_media_queries_are_the_plain_ones() {
    let stub = Stub::value(&global(), "matchMedia", &thrower());
    assert!(!display::prefers_dark());
    assert!(!display::prefers_reduced_motion());
    assert!(!display::is_standalone());
    drop(display::on_dark(|_| ()));
    drop(stub);
    assert!(!display::languages().is_empty());
}
