//! Saves of Scramble: the golden files, settings that no game has, damage, and logs that make no sense.

use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};
use wordbox::rules::clock::Millis;
use wordbox::rules::scramble::view::{Fate, Stage};
use wordbox::rules::scramble::{Event, Scramble};
use wordbox::session::Session;
use wordbox::session::clock::Reading;
use wordbox::session::save::{LoadError, load, save};

use crate::damage;
use crate::readable::{parsed, with_log, written, wrong_values_are_refused};
use crate::record::record_of;

/// Games as version 2 keeps them, and what is in them for people: one that is being solved, one that is being set, and one that
/// is over. Together they have every event and setting there is. Never to be made again: they stand for the saves that people
/// have.
const GOLDEN: [(&str, &str); 3] = [
    (include_str!("../saves/scramble-v2.txt"), include_str!("../saves/scramble-v2.json")),
    (include_str!("../saves/scramble-v2-setting.txt"), include_str!("../saves/scramble-v2-setting.json")),
    (include_str!("../saves/scramble-v2-over.txt"), include_str!("../saves/scramble-v2-over.json")),
];

fn golden(place: usize) -> &'static str {
    GOLDEN[place].0.trim_ascii_end()
}

fn loaded(text: &str) -> Result<Session<Scramble>, LoadError> {
    load(text)
}

/// Asks everything of a session that a screen asks.
fn plays_on(mut session: Session<Scramble>) {
    let view = session.view();
    assert!(!format!("{view:?}").is_empty());
    let text = save(&session).expect("a session can be saved");
    assert_eq!(loaded(&text).expect("our own save loads").view(), view);
    let mut reading = Reading { mono: 0.0, wall: 0.0 };
    session.resume(reading);
    // Whatever is due comes, one after the other, and then nothing is.
    for _ in 0..40 {
        reading = Reading { mono: reading.mono + 1e6, wall: reading.wall + 1e6 };
        session.tick(reading);
    }
    assert_eq!(session.until_due(), None);
    while session.undo(reading) {
        assert_eq!(session.view().players.len(), session.state().roster().len());
    }
}

#[test]
fn the_golden_saves_say_what_stands_beside_them() {
    for (text, readable) in GOLDEN {
        assert_eq!(written::<Scramble>(parsed(readable)), text.trim_ascii_end());
        assert_eq!(json!(record_of::<Scramble>(text.trim_ascii_end())), parsed(readable));
    }
}

#[test]
fn the_golden_saves_load_and_are_written_as_they_were_read() {
    for (text, _) in GOLDEN {
        let session = loaded(text.trim_ascii_end()).expect("version 2 is read for ever");
        assert!(session.is_paused());
        assert_eq!(save(&session).as_deref(), Some(text.trim_ascii_end()));
        plays_on(session);
    }
}

#[test]
fn the_golden_saves_are_the_games_that_were_played() {
    let view = |place| loaded(golden(place)).expect("version 2 is read for ever").view();
    let open = view(0);
    let totals: Vec<_> = open.players.iter().map(|seat| (seat.player.name.as_deref(), seat.total)).collect();
    assert_eq!(totals, [(Some("Zoë"), 30), (Some("Di"), 0), (Some("Cy"), 20)]);
    let Stage::Solving(solving) = open.stage else { panic!("the groups lie open, not {:?}", open.stage) };
    assert_eq!(solving.groups.iter().filter(|group| group.fate == Fate::Open).count(), 1);
    assert_eq!((solving.place, solving.points, solving.locked.len()), (2, 20, 1));
    assert_eq!(solving.claim.map(|claim| claim.until), Some(Millis(212_000)));
    let Stage::Jumbling(jumbling) = view(1).stage else { panic!("somebody jumbles") };
    assert_eq!((jumbling.jumble.as_str(), jumbling.until), ("fräek", Some(Millis(95_000))));
    let over = view(2);
    let won: Vec<_> = over.players.iter().map(|seat| (seat.total, seat.place)).collect();
    assert!(matches!(over.stage, Stage::Over { last: Some(last) } if last.groups.len() == 2));
    assert_eq!(won, [(10, 2), (20, 1)]);
}

#[test]
fn the_golden_saves_have_every_event() {
    let mut names: Vec<&str> = Vec::new();
    for event in
        (0..GOLDEN.len()).flat_map(|place| record_of::<Scramble>(golden(place)).log).flat_map(|step| step.events)
    {
        names.push(name_of(&event));
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 18, "the events are {names:?}");
}

/// The names are not in the text, only their places in the lists of the program: those are what the files nail down.
#[test]
fn the_golden_saves_have_every_setting() {
    let all: String = GOLDEN.iter().map(|(_, readable)| *readable).collect();
    for name in ["en", "de", "tight", "usual", "plenty", "too"] {
        assert!(all.contains(&format!("\"{name}\"")), "{name}");
    }
}

/// The name of an event in JSON. A new event does not compile before it has one.
fn name_of(event: &Event) -> &'static str {
    match event {
        Event::Rolled { .. } => "rolled",
        Event::Started => "started",
        Event::Taken { .. } => "taken",
        Event::PutBack => "put-back",
        Event::Jumbled { .. } => "jumbled",
        Event::HandedOver => "handed-over",
        Event::WentWithout => "went-without",
        Event::Revealed => "revealed",
        Event::Claimed { .. } => "claimed",
        Event::Solved { .. } => "solved",
        Event::Missed => "missed",
        Event::Lapsed => "lapsed",
        Event::Abandoned { .. } => "abandoned",
        Event::TimeUp => "time-up",
        Event::Joined { .. } => "joined",
        Event::Left { .. } => "left",
        Event::Renamed { .. } => "renamed",
        Event::Reseated { .. } => "reseated",
    }
}

#[test]
fn what_no_game_can_be_played_with_is_refused() {
    let crowd: Vec<Value> = (0..9).map(|id| json!({ "id": id, "name": null })).collect();
    let wrong: [(&str, Value); 16] = [
        ("/config/rounds", json!(0)),
        ("/config/rounds", json!(21)),
        ("/config/faces/0", json!(2)),
        ("/config/faces/5", json!(10)),
        ("/config/setting_limit", json!(29)),
        ("/config/setting_limit", json!(601)),
        ("/config/solving_limit", json!(29)),
        ("/config/solving_limit", json!(901)),
        ("/config/claim", json!(4)),
        ("/config/claim", json!(61)),
        ("/roster/seats/1/id", json!(0)),
        ("/roster", json!({ "seats": [], "next_id": 0 })),
        ("/roster", json!({ "seats": [{ "id": 0, "name": null }], "next_id": 1 })),
        ("/roster", json!({ "seats": crowd, "next_id": 9 })),
        ("/log/0/events", json!([])),
        ("/log/1/at", json!(999_001)),
    ];
    wrong_values_are_refused::<Scramble>(GOLDEN[0].1, &wrong);
}

#[test]
fn a_save_of_another_game_is_known_as_such() {
    assert_eq!(loaded(&golden(0).replacen("scramble", "race", 1)).err(), Some(LoadError::OtherGame));
    assert_eq!(loaded(&golden(0).replacen(" 2 ", " 3 ", 1)).err(), Some(LoadError::Newer { version: 3 }));
}

#[test]
fn damage_below_a_fitting_checksum_is_refused_or_harmless() {
    for place in 0..GOLDEN.len() {
        damage::flipped_bits_are_refused_or_harmless(golden(place), plays_on);
        damage::wrong_lengths_are_refused_or_harmless(golden(place), plays_on);
    }
}

proptest! {
    #[test]
    fn a_log_that_makes_no_sense_never_panics(
        place in 0..GOLDEN.len(),
        steps in prop::collection::vec((0_u64..200_000, prop::collection::vec(events(), 1..4)), 0..60),
    ) {
        plays_on(loaded(&with_log::<Scramble>(golden(place), steps)).expect("well-formed"));
    }

    #[test]
    fn any_bytes_within_a_game_are_a_game_or_refused(
        place in 0..GOLDEN.len(), bytes in prop::collection::vec(any::<u8>(), 0..20), at in any::<prop::sample::Index>(),
        gone in 0_usize..20
    ) {
        let _ = loaded(&damage::patched::<Scramble>(golden(place), at, &bytes, gone)).map(plays_on);
    }
}

/// Events with ids, words and places that may not exist, written as in the readable records.
fn events() -> impl Strategy<Value = Event> {
    readable_events().prop_map(|event| serde_json::from_value(event).expect("an event"))
}

fn readable_events() -> impl Strategy<Value = Value> {
    let who = || prop_oneof![6 => 0_u8..4, 1 => any::<u8>()];
    let place = || prop_oneof![6 => 0_u64..4, 1 => Just(usize::MAX as u64)];
    let word = || select(&["bread", "darbe", "", "😀", "two words"][..]);
    let plain =
        select(&["started", "put-back", "handed-over", "went-without", "revealed", "missed", "lapsed", "time-up"][..]);
    prop_oneof![
        3 => (any::<u8>(), word(), who())
            .prop_map(|(length, tiles, starter)| json!({ "rolled": { "length": length, "tiles": tiles, "starter": starter } })),
        14 => plain.prop_map(|name| json!(name)),
        4 => (word(), word()).prop_map(|(word, jumble)| json!({ "taken": { "word": word, "jumble": jumble } })),
        1 => word().prop_map(|jumble| json!({ "jumbled": { "jumble": jumble } })),
        4 => (who(), who()).prop_map(|(by, group)| json!({ "claimed": { "by": by, "group": group } })),
        3 => word().prop_map(|word| json!({ "solved": { "word": word } })),
        1 => prop::collection::vec(who(), 0..3).prop_map(|groups| json!({ "abandoned": { "groups": groups } })),
        1 => (who(), place())
            .prop_map(|(id, seat)| json!({ "joined": { "player": { "id": id, "name": null }, "seat": seat } })),
        1 => who().prop_map(|id| json!({ "left": { "id": id } })),
        1 => (who(), word()).prop_map(|(id, name)| json!({ "renamed": { "id": id, "name": name } })),
        1 => (who(), place()).prop_map(|(id, seat)| json!({ "reseated": { "id": id, "seat": seat } })),
    ]
}
