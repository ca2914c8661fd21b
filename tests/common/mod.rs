//! Saves to start from, for all tests of the rules.

use wordbox::rules::bomb::{Bomb, Config, Event};
use wordbox::rules::clock::Millis;
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::session::Step;
use wordbox::session::save::Record;

/// Players with these names, in order.
pub fn roster(names: &[&str]) -> Roster {
    Roster::seat_all(names.iter().map(|name| Some(*name))).expect("plain names")
}

/// The save of a game in which these cards have been dealt and nothing has happened since: the only way to know the
/// order of the cards, since a real deal is shuffled.
pub fn dealt(config: &Config, roster: &Roster, pile: &[&str], rest: &[&str], starter: u8) -> String {
    let cards = |cards: &[&str]| cards.iter().map(|card| (*card).to_owned()).collect();
    let deal = Event::Dealt { pile: cards(pile), rest: cards(rest), starter: PlayerId(starter) };
    let log = vec![Step { at: Millis(0), events: vec![deal] }];
    let record = Record { config: config.clone(), roster: roster.clone(), log, played: Millis(0) };
    record.text::<Bomb>().expect("a record can be written")
}
