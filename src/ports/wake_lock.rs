//! Keeping the screen awake while nobody touches it (C34).
//!
//! A browser may have no wake lock, refuse it (low battery, plain http), and it takes it back whenever the page is hidden,
//! without returning it. All of that is harmless (C46): the wish is remembered and asked again on return.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::events::Subscription;
use super::{js, time};

/// The wish to keep the screen awake. Dropping it lets the screen sleep.
pub struct WakeLock {
    wish: Rc<Wish>,
    _returns: Subscription,
}

#[derive(Default)]
struct Wish {
    wanted: Cell<bool>,
    asking: Cell<bool>,
    held: RefCell<Option<JsValue>>,
}

impl WakeLock {
    /// No wish yet.
    #[must_use]
    pub fn new() -> Self {
        let wish = Rc::new(Wish::default());
        let again = Rc::downgrade(&wish);
        let returns = time::on_return(move || {
            if let Some(wish) = again.upgrade() {
                wish.ask();
            }
        });
        Self { wish, _returns: returns }
    }

    /// From now on the screen should stay awake. Worth repeating on a tap, because some browsers grant it only then.
    pub fn request(&self) {
        self.wish.wanted.set(true);
        self.wish.ask();
    }

    /// From now on the screen may sleep.
    pub fn release(&self) {
        self.wish.give_up();
    }
}

impl Default for WakeLock {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        self.wish.give_up();
    }
}

impl Wish {
    fn ask(self: &Rc<Self>) {
        if !self.wanted.get() || self.asking.get() || self.is_held() || time::is_hidden() {
            return;
        }
        let Some(wake_lock) = js::navigator().and_then(|navigator| js::get(&navigator, "wakeLock")) else { return };
        let Ok(promise) = js::call(&wake_lock, "request", &[&JsValue::from_str("screen")]) else { return };
        self.asking.set(true);
        let wish = Rc::clone(self);
        wasm_bindgen_futures::spawn_local(async move {
            let granted = js::settle(promise).await;
            wish.asking.set(false);
            if let Ok(sentinel) = granted {
                wish.held.replace(Some(sentinel));
                if !wish.wanted.get() {
                    // Released while the browser was still thinking.
                    wish.give_up();
                }
            }
        });
    }

    /// A lock that the browser took back is still an object, and says so itself.
    fn is_held(&self) -> bool {
        let held = self.held.borrow();
        held.as_ref().is_some_and(|sentinel| js::get(sentinel, "released") == Some(JsValue::FALSE))
    }

    fn give_up(&self) {
        self.wanted.set(false);
        if let Some(sentinel) = self.held.take()
            && let Ok(promise) = js::call(&sentinel, "release", &[])
        {
            js::let_go(promise);
        }
    }
}
