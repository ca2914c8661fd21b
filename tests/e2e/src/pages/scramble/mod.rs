//! The screens of Scramble as people use them.
//!
//! - [`ScramblePlan`]: who plays and how, and from the first screen to the table.
//! - [`ScrambleTable`]: the game itself.
//! - [`ScrambleLook`]: all that the screens show at one moment.
//! - [`leaks`](fn@leaks): hidden words, wherever they are in the page.
//! - [`words`]: words of the real dictionary that the tiles on the screen make.

mod leaks;
mod look;
mod plan;
mod table;
pub mod words;

pub use leaks::leaks;
pub use look::{OpenGroup, ScrambleLook, ScrambleStage, Solver, ToldWord};
pub use plan::ScramblePlan;
pub use table::ScrambleTable;
