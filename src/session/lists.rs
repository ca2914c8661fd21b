//! How own word lists are kept on a device: each under a key of its own, as the text that is also given away.
//!
//! The keys themselves are the index: two pages that make a list at the same time cannot lose each other's, and a damaged
//! entry hides no other.

use super::codec::Unreadable;
use crate::rules::roster::{RosterError, numbered, tidy};
use crate::words::own::{Imported, LONGEST_NAME, OwnList, export, import};

/// How the keys begin.
pub const PREFIX: &str = "list.";

/// Identifies a list on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct ListId(pub u32);

impl ListId {
    /// The key that it is kept under.
    #[must_use]
    pub fn key(self) -> String {
        format!("{PREFIX}{}", self.0)
    }

    /// Where its text is put aside when it cannot be read.
    #[must_use]
    pub fn key_aside(self) -> String {
        format!("{}.broken", self.key())
    }

    /// The list of a key; `None` for any other key, also for one of a list put aside.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        let id = Self(key.strip_prefix(PREFIX)?.parse().ok()?);
        (id.key() == key).then_some(id)
    }

    /// An id that none of these keys has, also not for a list put aside.
    #[must_use]
    pub fn free(keys: &[String]) -> Self {
        let number = |key: &String| key.strip_prefix(PREFIX)?.split('.').next()?.parse::<u32>().ok();
        Self(keys.iter().filter_map(number).max().map_or(1, |last| last.saturating_add(1)))
    }
}

/// What is kept.
#[must_use]
pub fn write(list: &OwnList) -> String {
    export(list)
}

/// Reads what [`write()`] wrote.
///
/// # Errors
/// [`Unreadable`]; the text is the caller's to keep.
pub fn read(text: &str) -> Result<OwnList, Unreadable> {
    match import(text) {
        Some(Imported::Whole(list)) => Ok(list),
        // A text without its first line has no version either.
        Some(Imported::Newer) => Err(Unreadable::Newer { version: u32::MAX }),
        Some(Imported::Changed) => Err(Unreadable::Broken),
        None => Err(Unreadable::OtherKind),
    }
}

/// The name that a list gets when people ask for `name`: tidied, or `otherwise` when there is nothing to see in it, and
/// numbered if another list has it already.
///
/// # Errors
/// [`RosterError::LongName`] beyond [`LONGEST_NAME`] characters.
pub fn name_for(name: &str, otherwise: &str, taken: &dyn Fn(&str) -> bool) -> Result<String, RosterError> {
    let tidied = match tidy(name, LONGEST_NAME) {
        Err(RosterError::BlankName) => otherwise.to_owned(),
        other => other?,
    };
    Ok(numbered(&tidied, LONGEST_NAME, taken))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    fn list() -> OwnList {
        OwnList { name: "Obst".into(), lang: Lang::De, words: vec!["Apfel".into()] }
    }

    #[test]
    fn what_was_written_is_read_and_damage_is_told() {
        let text = write(&list());
        assert_eq!(read(&text), Ok(list()));
        assert_eq!(read(&text.replace("Apfel", "Apfe1")), Err(Unreadable::Broken));
        assert_eq!(read(&text.replacen(" 1 ", " 2 ", 1)), Err(Unreadable::Newer { version: u32::MAX }));
        assert_eq!(read("Apfel"), Err(Unreadable::OtherKind));
    }

    #[test]
    fn keys_are_those_of_lists_only() {
        assert_eq!(ListId::of_key("list.12"), Some(ListId(12)));
        for key in ["list.", "list.x", "list.012", "list.1.broken", "lists.1", "settings"] {
            assert_eq!(ListId::of_key(key), None, "{key}");
        }
        let keys = ["settings", "list.2", "list.7.broken", "list.3"].map(str::to_owned);
        assert_eq!(ListId::free(&keys), ListId(8));
        assert_eq!(ListId::free(&[]), ListId(1));
    }

    #[test]
    fn names_are_tidied_and_numbered() {
        let taken = |name: &str| ["Obst", "My words"].contains(&name);
        assert_eq!(name_for("  Obst\u{200b} ", "My words", &taken), Ok("Obst 2".to_owned()));
        assert_eq!(name_for(" \u{a0}", "My words", &taken), Ok("My words 2".to_owned()));
        assert_eq!(name_for("obst", "My words", &taken), Ok("obst".to_owned()));
        assert_eq!(name_for(&"x".repeat(41), "My words", &taken), Err(RosterError::LongName));
        assert_eq!(name_for(&"x".repeat(40), "My words", &taken), Ok("x".repeat(40)));
    }
}
