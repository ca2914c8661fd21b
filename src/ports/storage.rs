//! Small values that survive a reload.
//!
//! Every access to `localStorage` may throw: cookies blocked, a private window, a full quota, a sandboxed frame. Even
//! reading the property `localStorage` may. So every call says whether it worked, and play goes on without it (C36).
//! Projects on one host share an origin, hence the prefix.

use web_sys::Storage;

use super::events::window;

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

fn storage() -> Result<Storage, Unavailable> {
    let window = window().ok_or(Unavailable)?;
    window.local_storage().ok().flatten().ok_or(Unavailable)
}

fn full(key: &str) -> String {
    format!("{PREFIX}{key}")
}
