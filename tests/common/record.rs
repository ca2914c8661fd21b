//! What stands in the text of a save.

use wordbox::rules::Game;
use wordbox::rules::bomb::Bomb;
use wordbox::session::codec;
use wordbox::session::save::{RecordOf, VERSION};

/// Takes a save apart, to look at it or to change it.
pub fn record(text: &str) -> RecordOf<Bomb> {
    codec::read(Bomb::NAME, VERSION, text).expect("a save that can be read")
}
