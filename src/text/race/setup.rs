//! Who plays Race, and how.

/// Who plays Race, and how.
#[derive(Debug)]
pub struct SetupText {
    pub start: &'static str,
    /// How Race is played: headings and paragraphs.
    pub help: &'static [(&'static str, &'static str)],
}

pub(super) static EN: SetupText = SetupText { start: "To the table", help: &[] };

pub(super) static DE: SetupText = SetupText { start: "Zum Tisch", help: &[] };
