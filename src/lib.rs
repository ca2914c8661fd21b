//! Wordbox
#![warn(missing_docs)]
pub mod rules;
pub mod session;
pub mod words;
#[cfg(target_arch = "wasm32")]
pub mod ports;
