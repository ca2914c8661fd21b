//! What is remembered of a set-up from one game to the next, and who sits down.

use leptos::prelude::Set;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::ports::storage;
use crate::rules::roster::{Roster, tidy_name};
use crate::session::codec;
use crate::text::Text;
use crate::ui::app::App;

/// Keeps a value under its key, which is also its kind.
pub fn keep(app: App, key: &str, version: u32, value: &impl Serialize) {
    let kept = codec::write(key, version, value).is_some_and(|text| storage::write(key, &text).is_ok());
    app.unsaved.set(!kept);
}

/// What was kept under a key, if this program can read it.
pub fn remembered<T: DeserializeOwned>(key: &str, version: u32) -> Option<T> {
    let stored = storage::read(key).ok().flatten();
    stored.and_then(|text| codec::read(key, version, &text).ok())
}

/// The players, from names as they were typed; an empty one is a player by number.
///
/// # Errors
/// The seat, counted from 0, and the sentence to tell.
pub fn roster_of(names: &[String], text: &Text) -> Result<Roster, (usize, String)> {
    for (seat, name) in names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
        tidy_name(name).map_err(|error| (seat, text.roster_error(error)))?;
    }
    let names = names.iter().map(|name| (!name.is_empty()).then_some(name.as_str()));
    Roster::seat_all(names).map_err(|error| (0, text.roster_error(error)))
}
