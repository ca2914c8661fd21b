//! The only place that touches the browser.
//!
//! A port is thin, knows no rule and no screen, and embodies one fact about browsers, which its own docs state. Every call
//! into the browser may throw or be missing (old engines, private windows, plain http, locked-down devices); a port turns
//! that into a `Result`, an `Option` or nothing at all, and never panics, because a panic kills the page for good.
//!
//! Whoever subscribes to something gets a guard and keeps it: dropping the guard ends the subscription.

pub mod audio;
pub mod channel;
pub mod dictionary;
pub mod display;
pub mod drag;
pub mod entropy;
pub mod events;
pub mod fields;
pub mod files;
pub mod haptics;
mod js;
pub mod lock;
pub mod offline;
pub mod page;
pub mod paste;
pub mod share;
pub mod storage;
pub mod time;
pub mod wake_lock;
