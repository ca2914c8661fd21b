//! The table of Race while people write or call.

/// The table of Race while people write or call.
#[derive(Debug)]
pub struct PlayText {
    pub roll: &'static str,
}

pub(super) static EN: PlayText = PlayText { roll: "Roll" };

pub(super) static DE: PlayText = PlayText { roll: "Würfeln" };
