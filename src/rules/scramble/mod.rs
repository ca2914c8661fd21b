//! Scramble: words of one length, jumbled, and found again by the others.
//!
//! [`judge`] says whether a word may be set, and whether it solves a group (S2, S3, S6).

pub mod judge;
