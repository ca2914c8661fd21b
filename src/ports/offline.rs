//! The service worker: play without a network, and updates that never come in the middle of a game.
//!
//! There are no service workers over plain http, in some private windows and in some embedded browsers. Then nothing here
//! does anything, and the app works as long as the network does. The worker itself is `public/sw.js`.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;

use super::events::{Subscription, listen, window};
use super::{js, time};

/// The registered worker. Keep it as long as the page lives.
pub struct Offline {
    state: Rc<State>,
}

struct State {
    update_waiting: Box<dyn Fn()>,
    registration: RefCell<Option<JsValue>>,
    asked_to_apply: Cell<bool>,
    reloading: Cell<bool>,
    subscriptions: RefCell<Vec<Subscription>>,
}

impl Offline {
    /// Registers the worker, looks for an update now and whenever people come back, and calls when a new version lies
    /// ready (again for each one). Best called when everything else has been fetched, so that the worker finds it in the
    /// browser's cache.
    #[must_use = "dropping it ends the watch for updates"]
    pub fn register(update_waiting: impl Fn() + 'static) -> Self {
        let state = Rc::new(State {
            update_waiting: Box::new(update_waiting),
            registration: RefCell::new(None),
            asked_to_apply: Cell::new(false),
            reloading: Cell::new(false),
            subscriptions: RefCell::new(Vec::new()),
        });
        let starting = Rc::clone(&state);
        wasm_bindgen_futures::spawn_local(async move {
            if let Some(container) = container()
                && let Ok(registration) = register(&container).await
            {
                starting.watch(&container, registration);
            }
        });
        Self { state }
    }

    /// Whether a new version lies ready.
    #[must_use]
    pub fn is_update_waiting(&self) -> bool {
        self.state.waiting().is_some()
    }

    /// Starts the new version: the page is loaded again, once. Only ever called because someone asked for it.
    pub fn apply_update(&self) {
        let Some(worker) = self.state.waiting() else { return };
        self.state.asked_to_apply.set(true);
        drop(js::call(&worker, "postMessage", &[&JsValue::from_str("wordbox:skip-waiting")]));
    }
}

/// Asks the worker to keep a file that is not part of what it always keeps, as soon as it is there. Before the first worker
/// is in charge, a page fetches such a file past it.
pub fn keep(path: &str) {
    let message = JsValue::from_str(&format!("wordbox:keep {path}"));
    wasm_bindgen_futures::spawn_local(async move {
        let ready = container().and_then(|container| js::get(&container, "ready"));
        let Some(ready) = ready else { return };
        let registration = js::settle(ready).await.ok();
        if let Some(worker) = registration.and_then(|registration| js::get(&registration, "active")) {
            drop(js::call(&worker, "postMessage", &[&message]));
        }
    });
}

impl Drop for Offline {
    fn drop(&mut self) {
        // The listeners hold the state, so they have to be let go here for both to end.
        self.state.subscriptions.take();
    }
}

impl State {
    fn watch(self: &Rc<Self>, container: &JsValue, registration: JsValue) {
        self.registration.replace(Some(registration.clone()));
        let state = Rc::clone(self);
        self.listen_to(container, "controllerchange", move || state.taken_over());
        let state = Rc::clone(self);
        self.listen_to(&registration, "updatefound", move || state.watch_installing());
        let state = Rc::clone(self);
        self.subscriptions.borrow_mut().push(time::on_return(move || state.look_for_update()));
        self.watch_installing();
        self.tell_if_waiting();
        self.look_for_update();
    }

    fn watch_installing(self: &Rc<Self>) {
        let installing = self.registration.borrow().as_ref().and_then(|found| js::get(found, "installing"));
        if let Some(worker) = installing {
            let state = Rc::clone(self);
            self.listen_to(&worker, "statechange", move || state.tell_if_waiting());
        }
    }

    fn listen_to(&self, target: &JsValue, event: &'static str, call: impl Fn() + 'static) {
        if let Some(target) = target.dyn_ref::<EventTarget>() {
            self.subscriptions.borrow_mut().push(listen(target, event, move |_| call()));
        }
    }

    /// The very first version is not an update: there is no older one in charge of this page.
    fn tell_if_waiting(&self) {
        let has_older = container().is_some_and(|container| js::get(&container, "controller").is_some());
        if has_older && self.waiting().is_some() {
            (self.update_waiting)();
        }
    }

    fn waiting(&self) -> Option<JsValue> {
        self.registration.borrow().as_ref().and_then(|registration| js::get(registration, "waiting"))
    }

    /// Offline this fails, which is no news.
    fn look_for_update(&self) {
        let asked = self.registration.borrow().as_ref().map(|registration| js::call(registration, "update", &[]));
        if let Some(Ok(promise)) = asked {
            js::let_go(promise);
        }
    }

    /// Another worker is in charge. Tabs in which nobody asked keep what they loaded.
    fn taken_over(&self) {
        if self.asked_to_apply.get()
            && !self.reloading.replace(true)
            && let Some(window) = window()
        {
            drop(window.location().reload());
        }
    }
}

fn container() -> Option<JsValue> {
    js::get(&js::navigator()?, "serviceWorker")
}

async fn register(container: &JsValue) -> Result<JsValue, JsValue> {
    let options = js::object(&[("scope", "./".into()), ("updateViaCache", "none".into())]);
    js::settle(js::call(container, "register", &[&"./sw.js".into(), &options])?).await
}
