//! Game time. The rules know no wall clock: they are told how many milliseconds of play have passed.

use serde::{Deserialize, Serialize};

/// A moment or a span of game time in milliseconds. It does not run while the game is paused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// A span of whole seconds.
    pub const fn from_secs(seconds: u64) -> Self {
        Millis(seconds * 1000)
    }

    /// The later moment `self + span`.
    pub const fn plus(self, span: Millis) -> Self {
        Millis(self.0.saturating_add(span.0))
    }

    /// How long ago `earlier` was; zero if it was not.
    pub const fn since(self, earlier: Millis) -> Self {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

/// When a stretch of play began and ends, in game time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// It runs from then on.
    pub since: Millis,
    /// The time is up then, if there is a limit.
    pub until: Option<Millis>,
}
