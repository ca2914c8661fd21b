//! Saves as people read them, in JSON, and as they are changed for a test.

use serde_json::Value;
use wordbox::rules::Game;
use wordbox::rules::clock::Millis;
use wordbox::session::Step;
use wordbox::session::save::{LoadError, Record, RecordOf, load};

use crate::record::record_of;

/// Reads what stands beside a golden save.
pub fn parsed(json: &str) -> Value {
    serde_json::from_str(json).expect("JSON")
}

/// The save that a readable record describes.
pub fn written<G: Game>(readable: Value) -> String {
    text::<G>(&serde_json::from_value(readable).expect("a record of this game"))
}

/// A save with another log, whatever happens in it: first what comes first, in milliseconds of the game.
pub fn with_log<G: Game>(save: &str, mut steps: Vec<(u64, Vec<G::Event>)>) -> String {
    steps.sort_by_key(|(at, _)| *at);
    let log = steps.into_iter().map(|(at, events)| Step { at: Millis(at), events }).collect();
    text::<G>(&Record { log, ..record_of::<G>(save) })
}

/// Each of these values in its place makes of a good record one that is refused.
pub fn wrong_values_are_refused<G: Game>(readable: &str, wrong: &[(&str, Value)]) {
    for (pointer, value) in wrong {
        let mut save = parsed(readable);
        *save.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value.clone();
        assert_eq!(load::<G>(&written::<G>(save)).err(), Some(LoadError::Broken), "{pointer} = {value}");
    }
}

fn text<G: Game>(record: &RecordOf<G>) -> String {
    record.text::<G>().expect("a record can be written")
}
