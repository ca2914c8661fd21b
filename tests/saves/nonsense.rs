//! Whole saves with content that no game has: refused, or played on from without a panic.

use proptest::prelude::*;
use proptest::sample::select;
use serde::Serialize;
use serde_json::{Value, json};
use wordbox::rules::Game as _;
use wordbox::rules::bomb::{Bomb, Event};
use wordbox::rules::clock::Millis;
use wordbox::session::save::{LoadError, Record, VERSION};
use wordbox::session::{Step, codec};

use super::readable::{with_log, wrong_values_are_refused};
use super::{GOLDEN, GOLDEN_JSON, loaded, plays_on, record, seats};

#[test]
fn what_no_game_can_be_played_with_is_refused() {
    let wrong: [(&str, Value); 10] = [
        ("/config/fuse", json!([60, 10])),
        ("/config/fuse", json!([0, 10])),
        ("/config/fuse", json!([10, 301])),
        ("/config/ending", json!({ "cards": 0 })),
        ("/config/ending", json!({ "cards": 31 })),
        ("/config/ending", json!({ "lives": 0 })),
        ("/roster/seats/1/id", json!(0)),
        ("/roster/next_id", json!(1)),
        ("/log/0/events", json!([])),
        ("/log/1/at", json!(2_001)),
    ];
    wrong_values_are_refused::<Bomb>(GOLDEN_JSON, &wrong);
}

#[test]
fn a_crowd_is_refused_and_an_empty_table_is_no_panic() {
    for (people, fits) in [(0, true), (1, true), (2, true), (12, true), (13, false)] {
        let crowd = Record { roster: seats(0..people, people), ..record(GOLDEN) };
        let result = loaded(&crowd.text::<Bomb>().expect("a record can be written")).map(plays_on);
        assert_eq!(result, if fits { Ok(()) } else { Err(LoadError::Broken) }, "{people} players");
    }
}

/// The settings as postcard has them: kinds are numbers, and nothing bounds them.
#[derive(Clone, Copy, Debug, Serialize)]
struct LooseConfig {
    lang: u32,
    play: u32,
    die: u32,
    ending: (u32, u8),
    fuse: (u32, u32),
    judge: u32,
    names: u8,
    derivatives: u8,
    unusual: u8,
    own: (u8, u32, u32),
}

/// English, typed, with the classic die, 13 cards, 10 to 60 seconds, judged at once, with names, with the own list 7.
const LOOSE: LooseConfig = LooseConfig {
    lang: 0,
    play: 1,
    die: 0,
    ending: (0, 13),
    fuse: (10, 60),
    judge: 0,
    names: 1,
    derivatives: 1,
    unusual: 0,
    own: (1, 7, 2),
};
/// [`Event::PassedBack`], which has no content.
const PASSED_BACK: u32 = 6;

fn check_loose(config: LooseConfig, event: u32, loads: bool) {
    let log = vec![Step { at: Millis(0), events: vec![event] }];
    let loose = Record { config, roster: seats(0..2, 2), log, played: Millis(0) };
    let text = codec::write(Bomb::NAME, VERSION, &loose).expect("numbers can be written");
    assert_eq!(loaded(&text).err(), (!loads).then_some(LoadError::Broken), "{loose:?}");
}

#[test]
fn what_the_types_do_not_have_is_refused() {
    check_loose(LOOSE, PASSED_BACK, true);
    for config in [
        LooseConfig { lang: 2, ..LOOSE },
        LooseConfig { play: 2, ..LOOSE },
        LooseConfig { die: 2, ..LOOSE },
        LooseConfig { ending: (2, 13), ..LOOSE },
        LooseConfig { fuse: (10, 65_536 + 60), ..LOOSE },
        LooseConfig { judge: 2, ..LOOSE },
        LooseConfig { names: 2, ..LOOSE },
        LooseConfig { derivatives: 2, ..LOOSE },
        LooseConfig { unusual: 2, ..LOOSE },
        LooseConfig { own: (2, 7, 2), ..LOOSE },
        LooseConfig { own: (1, 7, 3), ..LOOSE },
    ] {
        check_loose(config, PASSED_BACK, false);
    }
    for event in [20, 127, 128, u32::MAX] {
        check_loose(LOOSE, event, false);
    }
}

#[test]
fn a_save_without_its_game_time_is_refused() {
    let Record { config, roster, log, .. } = record(GOLDEN);
    let text = codec::write(Bomb::NAME, VERSION, &(config, roster, log)).expect("can be written");
    assert_eq!(loaded(&text).err(), Some(LoadError::Broken));
}

proptest! {
    #[test]
    fn a_log_that_makes_no_sense_never_panics(steps in prop::collection::vec((any::<u64>(), prop::collection::vec(events(), 1..4)), 0..40)) {
        plays_on(loaded(&with_log::<Bomb>(GOLDEN, steps)).expect("well-formed"));
    }
}

/// Events with ids, cards and indices that may not exist, written as in the readable records.
fn events() -> impl Strategy<Value = Event> {
    readable_events().prop_map(|event| serde_json::from_value(event).expect("an event"))
}

fn readable_events() -> impl Strategy<Value = Value> {
    let who = || prop_oneof![6 => 0_u8..4, 1 => any::<u8>()];
    let index = || prop_oneof![6 => 0_u64..4, 1 => Just(u64::from(u32::MAX)), 1 => Just(usize::MAX as u64)];
    let card = || select(&["ant", "ing", "", "😀", "zzz"][..]);
    let face = select(&["not-at-start", "anywhere", "not-at-end", "at-start", "at-end"][..]);
    let known = || select(&[None, Some(true), Some(false)][..]);
    prop_oneof![
        (card(), card(), who()).prop_map(
            |(one, other, starter)| json!({ "dealt": { "pile": [one, one], "rest": [other], "starter": starter } })
        ),
        card().prop_map(|card| json!({ "reshuffled": { "pile": [card] } })),
        face.prop_map(|face| json!({ "rolled": { "face": face } })),
        (card(), prop_oneof![1_u64..9999, any::<u64>()])
            .prop_map(|(card, fuse)| json!({ "lit": { "card": card, "fuse": fuse } })),
        (known(), who()).prop_map(|(known, to)| json!({ "said": { "word": "pant", "known": known, "to": to } })),
        who().prop_map(|by| json!({ "challenged": { "by": by } })),
        select(&["passed-back", "vote-called", "dispute-dropped", "exploded"][..]).prop_map(|name| json!(name)),
        Just(json!({ "appealed": { "word": "xantq" } })),
        (who(), any::<bool>()).prop_map(|(by, accept)| json!({ "voted": { "by": by, "accept": accept } })),
        any::<bool>().prop_map(
            |accepted| json!({ "decided": { "accepted": accepted, "by": { "votes": { "yes": 255, "no": 0 } } } })
        ),
        any::<bool>().prop_map(|known| json!({ "looked-up": { "word": "pant", "known": known } })),
        who().prop_map(|by| json!({ "card-taken": { "by": by } })),
        (index(), who()).prop_map(|(round, to)| json!({ "card-given": { "round": round, "to": to } })),
        (who(), index())
            .prop_map(|(id, seat)| json!({ "joined": { "player": { "id": id, "name": null }, "seat": seat } })),
        who().prop_map(|id| json!({ "left": { "id": id } })),
        (who(), card()).prop_map(|(id, name)| json!({ "renamed": { "id": id, "name": name } })),
        (who(), index()).prop_map(|(id, seat)| json!({ "reseated": { "id": id, "seat": seat } })),
    ]
}
