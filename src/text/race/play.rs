//! The table of Race while people write or call.

/// The table of Race while people write or call.
#[derive(Debug)]
pub struct PlayText {
    pub roll: &'static str,
    pub shuffle: &'static str,
    pub paused_detail: &'static str,
    pub last_player: &'static str,
}

pub(super) static EN: PlayText = PlayText {
    roll: "Roll",
    shuffle: "Shuffle the letters",
    paused_detail: "The letters are covered. The clock stands still.",
    last_player: "Somebody has to stay.",
};

pub(super) static DE: PlayText = PlayText {
    roll: "Würfeln",
    shuffle: "Buchstaben mischen",
    paused_detail: "Die Buchstaben sind verdeckt. Die Uhr steht.",
    last_player: "Jemand muss bleiben.",
};
