//! Taking a browser feature away for the length of a test.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Puts something in place of a property, and the old one back when dropped.
pub struct Stub {
    object: JsValue,
    name: JsValue,
    before: JsValue,
}

impl Stub {
    /// The property of `object` is `value` now.
    pub fn value(object: &JsValue, name: &str, value: &JsValue) -> Self {
        let descriptor = Object::new();
        set(&descriptor, "value", value);
        set(&descriptor, "writable", &JsValue::TRUE);
        Self::define(object, name, &descriptor)
    }

    /// Reading the property of `object` throws now.
    pub fn throwing_getter(object: &JsValue, name: &str) -> Self {
        let descriptor = Object::new();
        set(&descriptor, "get", &thrower());
        Self::define(object, name, &descriptor)
    }

    fn define(object: &JsValue, name: &str, descriptor: &Object) -> Self {
        let target: &Object = object.unchecked_ref();
        let before = Object::get_own_property_descriptor(target, &name.into());
        set(descriptor, "configurable", &JsValue::TRUE);
        Object::define_property(target, &name.into(), descriptor);
        Self { object: object.clone(), name: name.into(), before }
    }
}

impl Drop for Stub {
    fn drop(&mut self) {
        let target: &Object = self.object.unchecked_ref();
        if self.before.is_undefined() {
            let deleted = Reflect::delete_property(target, &self.name);
            assert_eq!(deleted, Ok(true), "the stub of {:?} can be taken away", self.name);
        } else {
            Object::define_property(target, &self.name, self.before.unchecked_ref());
        }
    }
}

/// A function that throws, whatever it is asked.
pub fn thrower() -> JsValue {
    Function::new_no_args("throw new Error('no')").into()
}

/// A property that a test needs to be there.
pub fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).expect("readable")
}

fn set(object: &JsValue, name: &str, value: &JsValue) {
    assert_eq!(Reflect::set(object, &name.into(), value), Ok(true), "{name} can be set");
}
