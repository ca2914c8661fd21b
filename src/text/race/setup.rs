//! Who plays Race, and how.

/// Who plays Race, and how.
#[derive(Debug)]
pub struct SetupText {
    pub start: &'static str,
}

pub(super) static EN: SetupText = SetupText { start: "To the table" };

pub(super) static DE: SetupText = SetupText { start: "Zum Tisch" };
