//! Lists that come in after a round.

/// Lists that come in after a round.
#[derive(Debug)]
pub struct CountText {
    pub title: &'static str,
}

pub(super) static EN: CountText = CountText { title: "The lists" };

pub(super) static DE: CountText = CountText { title: "Die Listen" };
