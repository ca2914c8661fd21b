//! Race: words from the letters of the dice.
//!
//! [`judge`] says whether a word counts (R2, R3), [`score`] counts up the lists of a round (R5).

pub mod judge;
pub mod score;
