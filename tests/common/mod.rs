//! Saves to start from, for all tests of the rules.

use serde_json::json;
use wordbox::rules::bomb::Config;
use wordbox::rules::roster::Roster;

/// Players with these names, in order.
pub fn roster(names: &[&str]) -> Roster {
    Roster::seat_all(names.iter().map(|name| Some(*name))).expect("plain names")
}

/// The save of a game in which these cards have been dealt and nothing has happened since: the only way to know the
/// order of the cards, since a real deal is shuffled.
pub fn dealt(config: &Config, roster: &Roster, pile: &[&str], rest: &[&str], starter: u8) -> String {
    let deal = json!({ "dealt": { "pile": pile, "rest": rest, "starter": starter } });
    let log = json!([{ "at": 0, "events": [deal] }]);
    json!({ "version": 1, "game": "bomb", "config": config, "roster": roster, "log": log, "played": 0 }).to_string()
}
