//! Wordbox: three party word games in one web page.
//!
//! The modules in reading order, and what holds for them (`tests/tidy.rs` checks it):
//!
//! - [`rules`]: the engines. `decide` looks at an action and refuses it or says what happened, `apply` folds that into the
//!   state. A refused action changes nothing, and `apply` cannot fail.
//! - [`words`]: what a word is, and which there are.
//! - [`session`]: a game being played: log, clock, undo, pause, saves.
//! - [`text`]: every sentence of the screens, per language.
//! - [`qr`]: a link as the squares that a camera reads.
//! - [`route`]: the screens and their addresses.
//! - `ports`: the only place that touches the browser.
//! - `ui`: screens and widgets. They read a view and send actions.
//!
//! What holds:
//!
//! - `rules`, `words`, `session`, `text`, `qr` and `route` never see a browser, a clock, a random source, storage or Leptos: time,
//!   randomness and the dictionary come in as arguments. The browser's crates are dependencies of the wasm target only, so a
//!   native `cargo test` cannot even compile a breach.
//! - `rules` hold no sentence for people, `ui` holds no rule, and nothing imports `ui` but the page itself.
//! - Events carry outcomes, so a replay needs no dice, clock or dictionary. State is the fold of the log and is never stored;
//!   a save is a version, the settings, the players at the start, the log and the game time.
//! - Secrets are in no view: not the fuse, not the order of the cards.
#![warn(missing_docs)]

pub mod qr;
pub mod route;
pub mod rules;
pub mod session;
pub mod text;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub mod ports;
#[cfg(target_arch = "wasm32")]
pub mod ui;
