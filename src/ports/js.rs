//! Reaching for browser features that may not exist.
//!
//! The typed bindings take a method for granted and throw past us when it is missing. So whatever is younger than the
//! oldest browser with WebAssembly, or absent outside secure contexts, is looked up by name here.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The property, or `None` when it is missing, null or throws.
pub(super) fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &JsValue::from_str(name)).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Sets a property, if the object lets us.
pub(super) fn set(object: &JsValue, name: &str, value: &JsValue) -> bool {
    Reflect::set(object, &JsValue::from_str(name), value).unwrap_or(false)
}

/// Calls a method by name. A missing method is an error like a throwing one.
pub(super) fn call(object: &JsValue, name: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let method = get(object, name).and_then(|value| value.dyn_into::<Function>().ok());
    let method = method.ok_or_else(|| JsValue::from_str(name))?;
    method.apply(object, &list(arguments))
}

/// Makes a new object of a global class. A missing class is an error like a throwing constructor.
pub(super) fn construct(class: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let class_value = get(&js_sys::global(), class).and_then(|value| value.dyn_into::<Function>().ok());
    let class_value = class_value.ok_or_else(|| JsValue::from_str(class))?;
    Reflect::construct(&class_value, &list(arguments))
}

/// An object literal.
pub(super) fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = JsValue::from(js_sys::Object::new());
    for (name, value) in fields {
        set(&object, name, value);
    }
    object
}

/// Waits for a promise; anything else is there already.
pub(super) async fn settle(value: JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(&value)).await
}

/// Lets a promise run on its own, and keeps its failure out of the console and of the start-up watch in `boot.js`.
pub(super) fn let_go(promise: JsValue) {
    // Nobody waits for the outcome: whoever lets go has said that failing is harmless.
    wasm_bindgen_futures::spawn_local(async move { drop(settle(promise).await) });
}

/// The navigator, where there is one.
pub(super) fn navigator() -> Option<JsValue> {
    get(&js_sys::global(), "navigator")
}

fn list(arguments: &[&JsValue]) -> Array {
    arguments.iter().copied().collect()
}
