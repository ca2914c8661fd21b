//! The screens of Race as people use them.
//!
//! - [`RacePlan`]: who plays and how, and from the first screen to the table.
//! - [`RaceTable`]: the game itself.
//! - [`RaceLook`]: all that the screens show at one moment.
//! - [`words`]: words of the real dictionary that a roll holds.

mod look;
mod plan;
mod table;
pub mod words;

pub use look::{CalledList, CalledWord, RaceLook, RaceStage};
pub use plan::RacePlan;
pub use table::RaceTable;
