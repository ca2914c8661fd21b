//! Handing a link over, where the browser can and where it cannot.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use wordbox::ports::share::{Means, hand_over, means};

use super::stub::{Stub, get, thrower};

#[wasm_bindgen_test]
async fn a_link_is_shared_or_copied_or_stays_where_it_is() {
    let navigator = get(&js_sys::global(), "navigator");
    let share =
        Stub::value(&navigator, "share", &Function::new_with_args("given", "globalThis.shared = given.url").into());
    assert_eq!(means(), Some(Means::Share));
    assert!(hand_over(Means::Share, "https://example.org/#/a").await);
    assert_eq!(get(&js_sys::global(), "shared"), JsValue::from("https://example.org/#/a"));
    drop(share);

    let closed = Stub::value(&navigator, "share", &Function::new_no_args("return Promise.reject(1)").into());
    assert!(!hand_over(Means::Share, "https://example.org/").await);
    drop(closed);

    let no_share = Stub::value(&navigator, "share", &JsValue::UNDEFINED);
    let clipboard = js_sys::Object::new();
    let writes = Function::new_with_args("text", "globalThis.copied = text");
    js_sys::Reflect::set(&clipboard, &"writeText".into(), &writes).expect("a plain object");
    let copies = Stub::value(&navigator, "clipboard", &clipboard);
    assert_eq!(means(), Some(Means::Copy));
    assert!(hand_over(Means::Copy, "https://example.org/#/b").await);
    assert_eq!(get(&js_sys::global(), "copied"), JsValue::from("https://example.org/#/b"));
    js_sys::Reflect::set(&clipboard, &"writeText".into(), &thrower()).expect("a plain object");
    assert!(!hand_over(Means::Copy, "https://example.org/").await);
    drop(copies);

    let no_clipboard = Stub::value(&navigator, "clipboard", &JsValue::UNDEFINED);
    assert_eq!(means(), None);
    assert!(!hand_over(Means::Copy, "https://example.org/").await);
    drop((no_clipboard, no_share));
}
