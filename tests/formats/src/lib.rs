//! Formats that the word file could have, each with the same words and tags, to be measured against each other.
//!
//! `cargo xtask bench` compiles this for the browser and for this machine; `docs/word-format.md` has what came out. The
//! product depends on nothing here, and on no `fst`.
//!
//! Every candidate has a checksum that is checked by the same function, so that the differences are those of the formats. What they answer is compared word by word before anything is measured.

pub mod built_map;
pub mod candidate;
pub mod container;
pub mod ordinal_map;
pub mod packed_map;
pub mod shipped;
pub mod table;
pub mod workload;

#[cfg(target_arch = "wasm32")]
pub mod exports;
#[cfg(target_arch = "wasm32")]
pub mod memory;

pub use candidate::{Candidate, Known, Loader, Words};
