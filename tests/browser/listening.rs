//! The address: routes live behind the `#`, and links to them are heard.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use wordbox::ports::display;
use wordbox::ports::events::Subscription;

#[wasm_bindgen_test]
async fn a_change_of_the_fragment_is_told_with_the_new_one() {
    let heard: Rc<RefCell<Vec<String>>> = Rc::default();
    for (fragment, replace) in [("/bomb", false), ("/bomb/setup?seed=7", true), ("", false)] {
        let guard: RefCell<Option<Subscription>> = RefCell::new(None);
        let told = Promise::new(&mut |resolve: Function, _| {
            let heard = Rc::clone(&heard);
            guard.replace(Some(display::on_fragment(move |new| {
                heard.borrow_mut().push(new);
                resolve.call0(&JsValue::UNDEFINED).expect("a promise can be kept");
            })));
        });
        display::set_fragment(fragment, replace);
        assert_eq!(display::fragment(), fragment);
        JsFuture::from(told).await.expect("kept");
    }
    assert_eq!(*heard.borrow(), ["/bomb", "/bomb/setup?seed=7", ""]);
}
