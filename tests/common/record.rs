//! What stands in the text of a save.

use wordbox::rules::Game;
use wordbox::session::codec;
use wordbox::session::save::{RecordOf, VERSION};

/// Takes a save apart, to look at it or to change it.
pub fn record_of<G: Game>(text: &str) -> RecordOf<G> {
    codec::read(G::NAME, VERSION, text).expect("a save that can be read")
}
