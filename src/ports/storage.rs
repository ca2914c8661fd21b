//! Small values that survive a reload.
//!
//! Every access to `localStorage` may throw: cookies blocked, a private window, a full quota, a sandboxed frame. Even
//! reading the property `localStorage` may. So every call says whether it worked, and play goes on without it (C36).
//! Projects on one host share an origin, hence the prefix.

use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::events::window;
use super::js;

const PREFIX: &str = "wordbox:";

/// The browser keeps nothing for us, now or at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unavailable;

/// The value under a key, or `None` when there is none.
///
/// # Errors
/// [`Unavailable`] when the storage cannot be read.
pub fn read(key: &str) -> Result<Option<String>, Unavailable> {
    storage()?.get_item(&full(key)).map_err(|_| Unavailable)
}

/// Keeps a value.
///
/// # Errors
/// [`Unavailable`] when it was not kept; the value before it is still there.
pub fn write(key: &str, value: &str) -> Result<(), Unavailable> {
    storage()?.set_item(&full(key), value).map_err(|_| Unavailable)
}

/// Forgets a value; one that is not there is forgotten already.
///
/// # Errors
/// [`Unavailable`] when the storage cannot be changed.
pub fn remove(key: &str) -> Result<(), Unavailable> {
    storage()?.remove_item(&full(key)).map_err(|_| Unavailable)
}

/// All keys that begin so, in no order.
///
/// # Errors
/// [`Unavailable`] when the storage cannot be read.
pub fn keys(prefix: &str) -> Result<Vec<String>, Unavailable> {
    let storage = storage()?;
    let prefix = full(prefix);
    let mut keys = Vec::new();
    for place in 0..storage.length().map_err(|_| Unavailable)? {
        // One that another page has just removed is no key any more.
        let key = storage.key(place).map_err(|_| Unavailable)?.unwrap_or_default();
        if key.starts_with(&prefix) {
            keys.push(key[PREFIX.len()..].to_owned());
        }
    }
    Ok(keys)
}

/// Asks the browser to keep what is stored here until people delete it, and says whether it will. Some browsers ask people
/// in turn.
pub async fn persist() -> bool {
    ask_manager("persist").await
}

/// Whether the browser has promised that before.
pub async fn is_persistent() -> bool {
    ask_manager("persisted").await
}

async fn ask_manager(question: &str) -> bool {
    let Some(manager) = js::navigator().and_then(|navigator| js::get(&navigator, "storage")) else { return false };
    let Ok(answer) = js::call(&manager, question, &[]) else { return false };
    js::settle(answer).await == Ok(JsValue::TRUE)
}

fn storage() -> Result<Storage, Unavailable> {
    let window = window().ok_or(Unavailable)?;
    window.local_storage().ok().flatten().ok_or(Unavailable)
}

fn full(key: &str) -> String {
    format!("{PREFIX}{key}")
}
