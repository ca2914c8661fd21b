//! Which tab has the game.
//!
//! Two tabs with one saved game would overwrite each other. A Web Lock is held by one tab at a time and freed by the browser
//! when the tab goes, also when it crashes. Where there are no Web Locks (older Safari, plain http), every tab has the game.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::events::{Subscription, window};
use super::js;

const NAME: &str = "wordbox:table";

/// This tab's place in the queue for the game. Dropping it lets the next tab have the game.
pub struct TableLock {
    place: Rc<Place>,
    _page: Subscription,
}

struct Place {
    call: Box<dyn Fn(bool)>,
    told: Cell<Option<bool>>,
    /// Whether the owner is gone; a lock that is granted later is given back at once.
    gone: Cell<bool>,
    /// Whether the page is being left. WebKit then ends its locks and still runs what waits for that; but the window is
    /// the next page's by then, and whoever asked now would stand in that page's way.
    leaving: Cell<bool>,
    /// Whether somebody asks or holds.
    seeking: Cell<bool>,
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
            leaving: Cell::new(false),
            seeking: Cell::new(false),
            asks: Cell::new(0),
            held: RefCell::new(None),
        });
        place.seek();
        let mut page = Subscription::default();
        if let Some(window) = window() {
            let hidden = Rc::downgrade(&place);
            page.add(&window, "pagehide", move |_| {
                if let Some(place) = hidden.upgrade() {
                    place.leaving.set(true);
                }
            });
            let shown = Rc::downgrade(&place);
            page.add(&window, "pageshow", move |_| {
                if let Some(place) = shown.upgrade() {
                    place.leaving.set(false);
                    place.seek();
                }
            });
        }
        Self { place, _page: page }
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
    /// Asks until the lock was ours and given back, or the page is left. Nothing while that is going on already.
    fn seek(self: &Rc<Self>) {
        if self.seeking.replace(true) {
            return;
        }
        let place = Rc::clone(self);
        wasm_bindgen_futures::spawn_local(async move {
            // First without waiting, which says at once whether another tab has it; then in the queue.
            let mut ended = place.ask(&[("ifAvailable", JsValue::TRUE)]).await;
            while ended != Ended::Done && !place.gone.get() && !place.leaving.get() {
                ended = place.ask(&[]).await;
            }
            place.seeking.set(ended == Ended::Done);
        });
    }

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
        if !self.gone.get() && !self.leaving.get() && self.told.replace(Some(has_it)) != Some(has_it) {
            (self.call)(has_it);
        }
    }
}
