//! Two tabs and one game: the port's side of it, with two queues in one page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use wordbox::ports::lock::TableLock;

use super::stub::{Stub, get};

/// One tab as far as the lock is concerned: what it was told, and waiting for it to be told something.
#[derive(Default)]
struct Tab {
    has_it: Cell<Option<bool>>,
    waiting: RefCell<Option<(bool, Function)>>,
}

impl Tab {
    fn open() -> (Rc<Self>, TableLock) {
        let tab = Rc::new(Tab::default());
        let told = Rc::clone(&tab);
        let lock = TableLock::request(move |has_it| {
            told.has_it.set(Some(has_it));
            let awaited = told.waiting.borrow_mut().take_if(|(wanted, _)| *wanted == has_it);
            if let Some((_, resolve)) = awaited {
                resolve.call0(&JsValue::UNDEFINED).expect("a promise can be kept");
            }
        });
        (tab, lock)
    }

    async fn is_told(&self, wanted: bool) {
        if self.has_it.get() != Some(wanted) {
            let promise = Promise::new(&mut |resolve, _| {
                self.waiting.replace(Some((wanted, resolve)));
            });
            JsFuture::from(promise).await.expect("kept");
        }
    }
}

#[wasm_bindgen_test]
async fn one_tab_has_the_game_and_the_next_gets_it() {
    let (first, first_lock) = Tab::open();
    first.is_told(true).await;
    let (second, second_lock) = Tab::open();
    second.is_told(false).await;
    assert_eq!(first.has_it.get(), Some(true));

    second_lock.take_over();
    second.is_told(true).await;
    first.is_told(false).await;

    drop(second_lock);
    first.is_told(true).await;
    drop(first_lock);
}

#[wasm_bindgen_test]
async fn without_locks_every_tab_has_the_game() {
    let stub = Stub::value(&get(&js_sys::global(), "navigator"), "locks", &JsValue::UNDEFINED);
    let (tab, lock) = Tab::open();
    tab.is_told(true).await;
    drop((lock, stub));
}
