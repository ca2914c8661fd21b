//! Saves of Race: the golden files, settings that no game has, damage, and logs that make no sense.

use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};
use wordbox::rules::clock::Millis;
use wordbox::rules::race::view::Stage;
use wordbox::rules::race::{Event, Race};
use wordbox::session::Session;
use wordbox::session::clock::Reading;
use wordbox::session::save::{LoadError, load, save};

use crate::damage;
use crate::readable::{parsed, with_log, written, wrong_values_are_refused};
use crate::record::record_of;

/// Games as version 2 keeps them, one for each way to play, and what is in them for people. Together they have every event,
/// setting and refusal there is. Never to be made again: they stand for the saves that people have.
const GOLDEN: [(&str, &str); 5] = [
    (include_str!("../saves/race-v2.txt"), include_str!("../saves/race-v2.json")),
    (include_str!("../saves/race-v2-typed.txt"), include_str!("../saves/race-v2-typed.json")),
    (include_str!("../saves/race-v2-turns.txt"), include_str!("../saves/race-v2-turns.json")),
    (include_str!("../saves/race-v2-phones.txt"), include_str!("../saves/race-v2-phones.json")),
    (include_str!("../saves/race-v2-guest.txt"), include_str!("../saves/race-v2-guest.json")),
];

fn golden(place: usize) -> &'static str {
    GOLDEN[place].0.trim_ascii_end()
}

fn loaded(text: &str) -> Result<Session<Race>, LoadError> {
    load(text)
}

/// Asks everything of a session that a screen asks.
fn plays_on(mut session: Session<Race>) {
    let view = session.view();
    assert!(!format!("{view:?}").is_empty());
    let text = save(&session).expect("a session can be saved");
    assert_eq!(loaded(&text).expect("our own save loads").view(), view);
    while session.undo(Reading { mono: 0.0, wall: 0.0 }) {
        assert_eq!(session.view().players.len(), session.state().roster().len());
    }
}

#[test]
fn the_golden_saves_say_what_stands_beside_them() {
    for (text, readable) in GOLDEN {
        assert_eq!(written::<Race>(parsed(readable)), text.trim_ascii_end());
        assert_eq!(json!(record_of::<Race>(text.trim_ascii_end())), parsed(readable));
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
    let paper = view(0);
    let totals: Vec<_> = paper.players.iter().map(|seat| (seat.player.name.as_deref(), seat.total)).collect();
    assert_eq!(totals, [(Some("Zoë"), 3), (Some("Di"), 10), (Some("Bo"), 2)]);
    let Stage::Collecting { sheets, .. } = paper.stage else { panic!("the lists come in, not {:?}", paper.stage) };
    assert_eq!(sheets.last().map(|sheet| sheet.words.clone()), Some(vec!["relation".to_owned()]));
    let Stage::Writing(writing) = view(1).stage else { panic!("somebody types") };
    assert_eq!((writing.words, writing.span.until), (vec!["stern".to_owned()], Some(Millis(122_000))));
    assert!(
        matches!(view(2).stage, Stage::Over { result } if result.lists[0].total == 10 && result.lists[1].total == 0)
    );
    assert!(matches!(view(3).stage, Stage::Collecting { stopper: Some(_), .. }));
    assert!(matches!(view(4).stage, Stage::Writing(_)));
}

#[test]
fn the_golden_saves_have_every_event() {
    let mut names: Vec<&str> = Vec::new();
    for event in (0..GOLDEN.len()).flat_map(|place| record_of::<Race>(golden(place)).log).flat_map(|step| step.events) {
        names.push(name_of(&event));
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 21, "the events are {names:?}");
}

/// The names are not in the text, only their places in the lists of the program: those are what the files nail down.
#[test]
fn the_golden_saves_have_every_setting_and_refusal() {
    let all: String = GOLDEN.iter().map(|(_, readable)| *readable).collect();
    for name in [
        "en",
        "de",
        "paper",
        "typed",
        "phones",
        "turns",
        "guest",
        "at-once",
        "at-the-end",
        "only",
        "unusable",
        "empty",
        "not-one-word",
        "too-short",
        "letter-missing",
        "already-said",
        "unlisted",
        "unknown",
        "abbreviation",
        "name",
        "plural",
        "by-table",
    ] {
        assert!(all.contains(&format!("\"{name}\"")), "{name}");
    }
}

/// The name of an event in JSON. A new event does not compile before it has one.
fn name_of(event: &Event) -> &'static str {
    match event {
        Event::Rolled { .. } => "rolled",
        Event::Started => "started",
        Event::Written { .. } => "written",
        Event::Brought { .. } => "brought",
        Event::Erased { .. } => "erased",
        Event::Stopped { .. } => "stopped",
        Event::TimeUp => "time-up",
        Event::StopperNamed { .. } => "stopper-named",
        Event::Counted { .. } => "counted",
        Event::Called { .. } => "called",
        Event::Passed { .. } => "passed",
        Event::Judged { .. } => "judged",
        Event::CalledOut => "called-out",
        Event::Overruled { .. } => "overruled",
        Event::Merged { .. } => "merged",
        Event::Mended { .. } => "mended",
        Event::Closed => "closed",
        Event::Joined { .. } => "joined",
        Event::Left { .. } => "left",
        Event::Renamed { .. } => "renamed",
        Event::Reseated { .. } => "reseated",
    }
}

#[test]
fn what_no_game_can_be_played_with_is_refused() {
    let crowd: Vec<Value> = (0..31).map(|id| json!({ "id": id, "name": null })).collect();
    let wrong: [(&str, Value); 15] = [
        ("/config/dice", json!(8)),
        ("/config/dice", json!(14)),
        ("/config/target", json!(4)),
        ("/config/target", json!(21)),
        ("/config/shortest", json!(2)),
        ("/config/shortest", json!(7)),
        ("/config/goal", json!(9)),
        ("/config/goal", json!(201)),
        ("/config/limit", json!(29)),
        ("/config/limit", json!(901)),
        ("/roster/seats/1/id", json!(0)),
        ("/roster", json!({ "seats": [], "next_id": 0 })),
        ("/roster", json!({ "seats": crowd, "next_id": 31 })),
        ("/log/0/events", json!([])),
        ("/log/1/at", json!(99_001)),
    ];
    wrong_values_are_refused::<Race>(GOLDEN[0].1, &wrong);
}

#[test]
fn a_save_of_another_game_is_known_as_such() {
    assert_eq!(loaded(&golden(0).replacen("race", "bomb", 1)).err(), Some(LoadError::OtherGame));
    assert_eq!(loaded(&golden(0).replacen(" 2 ", " 3 ", 1)).err(), Some(LoadError::Newer { version: 3 }));
}

#[test]
fn damage_below_a_fitting_checksum_is_refused_or_harmless() {
    for place in 0..3 {
        damage::flipped_bits_are_refused_or_harmless(golden(place), plays_on);
        damage::wrong_lengths_are_refused_or_harmless(golden(place), plays_on);
    }
}

proptest! {
    #[test]
    fn a_log_that_makes_no_sense_never_panics(
        place in 0..GOLDEN.len(),
        steps in prop::collection::vec((0_u64..200_000, prop::collection::vec(events(), 1..4)), 0..40),
    ) {
        plays_on(loaded(&with_log::<Race>(golden(place), steps)).expect("well-formed"));
    }

    #[test]
    fn any_bytes_within_a_game_are_a_game_or_refused(
        place in 0..GOLDEN.len(), bytes in prop::collection::vec(any::<u8>(), 0..20), at in any::<prop::sample::Index>(),
        gone in 0_usize..20
    ) {
        let _ = loaded(&damage::patched::<Race>(golden(place), at, &bytes, gone)).map(plays_on);
    }
}

/// Events with ids, words and places that may not exist, written as in the readable records.
fn events() -> impl Strategy<Value = Event> {
    readable_events().prop_map(|event| serde_json::from_value(event).expect("an event"))
}

fn readable_events() -> impl Strategy<Value = Value> {
    let who = || prop_oneof![6 => 0_u8..4, 1 => any::<u8>()];
    let whom = || proptest::option::of(who());
    let place = || prop_oneof![6 => 0_u64..4, 1 => Just(u64::from(u32::MAX)), 1 => Just(usize::MAX as u64)];
    let word = || select(&["stone", "tone", "", "😀", "two words"][..]);
    let words = || prop::collection::vec(word(), 0..3);
    let verdict = || select(vec![json!(null), json!("plural"), json!("by-table"), json!({ "unlisted": "unknown" })]);
    let verdicts = || prop::collection::vec(verdict(), 0..3);
    let tally = (any::<[u8; 7]>(), any::<bool>())
        .prop_map(|(lengths, mistake)| json!({ "lengths": lengths, "mistake": mistake, "short": false }));
    let plain = select(&["started", "time-up", "called-out", "closed"][..]);
    prop_oneof![
        2 => (words(), who()).prop_map(|(faces, starter)| json!({ "rolled": { "faces": faces, "starter": starter } })),
        6 => plain.prop_map(|name| json!(name)),
        2 => (who(), words()).prop_map(|(by, words)| json!({ "written": { "by": by, "words": words } })),
        1 => (who(), words()).prop_map(|(by, words)| json!({ "brought": { "by": by, "words": words } })),
        1 => (who(), place()).prop_map(|(by, at)| json!({ "erased": { "by": by, "at": at } })),
        2 => whom().prop_map(|by| json!({ "stopped": { "by": by } })),
        1 => whom().prop_map(|by| json!({ "stopper-named": { "by": by } })),
        1 => (who(), proptest::option::of(tally)).prop_map(|(by, tally)| json!({ "counted": { "by": by, "tally": tally } })),
        1 => (who(), word(), verdict())
            .prop_map(|(by, word, refusal)| json!({ "called": { "by": by, "word": word, "refusal": refusal } })),
        1 => who().prop_map(|by| json!({ "passed": { "by": by } })),
        2 => (prop::collection::vec(verdicts(), 0..4), any::<bool>())
            .prop_map(|(verdicts, sealed)| json!({ "judged": { "verdicts": verdicts, "sealed": sealed } })),
        1 => (word(), proptest::option::of(any::<bool>()))
            .prop_map(|(word, counts)| json!({ "overruled": { "word": word, "counts": counts } })),
        2 => (word(), word()).prop_map(|(one, other)| json!({ "merged": { "one": one, "other": other } })),
        2 => (who(), place(), word(), verdicts()).prop_map(
            |(by, at, word, verdicts)| json!({ "mended": { "by": by, "at": at, "word": word, "verdicts": verdicts } })
        ),
        1 => (who(), place())
            .prop_map(|(id, seat)| json!({ "joined": { "player": { "id": id, "name": null }, "seat": seat } })),
        1 => who().prop_map(|id| json!({ "left": { "id": id } })),
        1 => (who(), word()).prop_map(|(id, name)| json!({ "renamed": { "id": id, "name": name } })),
        1 => (who(), place()).prop_map(|(id, seat)| json!({ "reseated": { "id": id, "seat": seat } })),
    ]
}
