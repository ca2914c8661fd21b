//! Lists that are called out, and the end of a game.

/// Lists that are called out, and the end of a game.
#[derive(Debug)]
pub struct RevealText {
    pub next: &'static str,
}

pub(super) static EN: RevealText = RevealText { next: "Next list" };

pub(super) static DE: RevealText = RevealText { next: "Nächste Liste" };
