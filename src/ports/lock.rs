//! Which tab has the game.
//!
//! Two tabs with one saved game would overwrite each other. A Web Lock is held by one tab at a time and freed by the browser
//! when the tab goes, also when it crashes. Where there are no Web Locks (older Safari, plain http), every tab has the game.
//! WebKit was seen not to free the lock of a page that is loaded again; so a page that goes with the lock leaves a note in
//! its own tab, and the next page in that tab takes the lock without asking.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::events::{Subscription, listen, window};
use super::js;

const NAME: &str = "wordbox:table";

/// This tab's place in the queue for the game. Dropping it lets the next tab have the game.
pub struct TableLock {
    place: Rc<Place>,
    _leaving: Option<Subscription>,
}

struct Place {
    call: Box<dyn Fn(bool)>,
    told: Cell<Option<bool>>,
    /// Whether the owner is gone; a lock that is granted later is given back at once.
    gone: Cell<bool>,
    asks: Cell<u32>,
    /// Which ask was granted, and what ends the promise that keeps its lock.
    held: RefCell<Option<(u32, Function)>>,
}

/// How an ask ended.
#[derive(PartialEq)]
enum Ended {
    /// Another tab has the lock.
    Refused,
    /// We had it, and another tab took it.
    TakenAway,
    /// We had it and gave it back, or there are no locks to ask for.
    Done,
}

impl TableLock {
    /// Asks for the game. The call says whether this tab has it: soon, and again whenever that changes.
    #[must_use = "dropping the lock gives the game away"]
    pub fn request(call: impl Fn(bool) + 'static) -> Self {
        let place = Rc::new(Place {
            call: Box::new(call),
            told: Cell::new(None),
            gone: Cell::new(false),
            asks: Cell::new(0),
            held: RefCell::new(None),
        });
        let waiting = Rc::clone(&place);
        wasm_bindgen_futures::spawn_local(async move {
            // First without waiting, which says at once whether another tab has it; then in the queue.
            let first = if note::take() { "steal" } else { "ifAvailable" };
            let mut ended = waiting.ask(&[(first, JsValue::TRUE)]).await;
            while ended != Ended::Done && !waiting.gone.get() {
                ended = waiting.ask(&[]).await;
            }
        });
        let leaving = Rc::downgrade(&place);
        let leave = move || {
            // A page that is loaded again before it was answered counts as one that has the lock.
            if leaving.upgrade().is_some_and(|place| place.told.get() != Some(false)) {
                note::leave();
            }
        };
        Self { place, _leaving: window().map(|window| listen(&window, "pagehide", move |_| leave())) }
    }

    /// Takes the game from the tab that has it; that tab is told.
    pub fn take_over(&self) {
        let place = Rc::clone(&self.place);
        wasm_bindgen_futures::spawn_local(async move {
            place.ask(&[("steal", JsValue::TRUE)]).await;
        });
    }
}

impl Drop for TableLock {
    fn drop(&mut self) {
        self.place.gone.set(true);
        self.place.let_go();
    }
}

impl Place {
    /// Asks, and waits until the lock was refused, given back or taken away.
    async fn ask(self: &Rc<Self>, options: &[(&str, JsValue)]) -> Ended {
        let number = self.asks.get() + 1;
        self.asks.set(number);
        let place = Rc::clone(self);
        let granted = Closure::once_into_js(move |lock: JsValue| place.granted(number, &lock));
        let locks = js::navigator().and_then(|navigator| js::get(&navigator, "locks"));
        let asked =
            locks.map(|locks| js::call(&locks, "request", &[&JsValue::from_str(NAME), &js::object(options), &granted]));
        let Some(Ok(promise)) = asked else {
            self.tell(true);
            return Ended::Done;
        };
        let settled = js::settle(promise).await;
        let was_holding = self.held.borrow().as_ref().is_some_and(|(holder, _)| *holder == number);
        if was_holding {
            // We did not let go, so another tab took it.
            self.held.take();
            self.tell(false);
            return Ended::TakenAway;
        }
        if settled.is_err() && self.held.borrow().is_none() && self.told.get().is_none() {
            // The browser has locks and does not let this page use them.
            self.tell(true);
            return Ended::Done;
        }
        if self.told.get() == Some(false) { Ended::Refused } else { Ended::Done }
    }

    /// What the browser calls with the lock, or with null when it is taken. The promise keeps the lock until it ends.
    fn granted(&self, number: u32, lock: &JsValue) -> JsValue {
        if lock.is_null() || self.gone.get() {
            self.tell(false);
            return JsValue::UNDEFINED;
        }
        self.let_go();
        let held = Promise::new(&mut |resolve, _reject| {
            self.held.replace(Some((number, resolve)));
        });
        self.tell(true);
        held.into()
    }

    fn let_go(&self) {
        if let Some((_, release)) = self.held.take() {
            drop(release.call0(&JsValue::UNDEFINED));
        }
    }

    fn tell(&self, has_it: bool) {
        if !self.gone.get() && self.told.replace(Some(has_it)) != Some(has_it) {
            (self.call)(has_it);
        }
    }
}

/// What a page tells the next one in the same tab. Without a store for it nothing is told.
mod note {
    use web_sys::Storage;

    use super::{NAME, window};

    /// This tab has the lock.
    pub fn leave() {
        if let Some(store) = store() {
            drop(store.set_item(NAME, "here"));
        }
    }

    /// Whether the page before had it. The note counts once.
    pub fn take() -> bool {
        let Some(store) = store() else { return false };
        let found = store.get_item(NAME).is_ok_and(|note| note.is_some());
        drop(store.remove_item(NAME));
        found
    }

    fn store() -> Option<Storage> {
        window()?.session_storage().ok().flatten()
    }
}
