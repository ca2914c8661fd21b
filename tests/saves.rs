//! Saves: the golden file of version 1, newer ones, damaged ones, and logs that make no sense.

mod common;

use common::{dealt, roster};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};
use wordbox::rules::Game as _;
use wordbox::rules::bomb::view::Stage;
use wordbox::rules::bomb::{Bomb, Config, Event};
use wordbox::rules::clock::Millis;
use wordbox::session::save::{LoadError, load, save};
use wordbox::session::{GRACE, Session};
use wordbox::words::Lang;

/// A game with every event there is in version 1. Never to be made again: it stands for the saves that people have.
const GOLDEN: &str = include_str!("saves/bomb-v1.json");

fn loaded(text: &str) -> Result<Session<Bomb>, LoadError> {
    load(text)
}

#[test]
fn the_golden_save_of_version_1_loads() {
    let session = loaded(GOLDEN).expect("version 1 is read for ever");
    let view = session.view();
    let people: Vec<_> =
        view.players.iter().map(|seat| (seat.player.name.as_deref(), seat.count, seat.place)).collect();
    assert_eq!(people, [(Some("Zoë"), 0, 1), (Some("Di"), 0, 1), (None, 1, 3)]);
    let results: Vec<_> =
        view.results.iter().map(|result| (result.card.as_str(), result.loser.0, result.said.len())).collect();
    assert_eq!(results, [("ant", 2, 4), ("ing", 1, 1)]);
    let Stage::Burning(round) = &view.stage else { panic!("a round of sudden death burns, not {:?}", view.stage) };
    assert_eq!((round.card.as_str(), round.holder.0), ("ing", 0));
    assert!(session.is_paused());
    assert_eq!(session.now(), Millis(61_000));
    assert_eq!(session.state().due(), Some(Millis(60_000 + 30_000)));
}

#[test]
fn the_golden_save_is_written_as_it_was_read() {
    let session = loaded(GOLDEN).expect("version 1 is read for ever");
    assert_eq!(save(&session).expect("a session can be saved"), GOLDEN.trim_end());
}

#[test]
fn the_golden_save_has_every_event() {
    let value: Value = serde_json::from_str(GOLDEN).expect("JSON");
    let mut names: Vec<&str> = Vec::new();
    for event in
        value["log"].as_array().expect("a log").iter().flat_map(|step| step["events"].as_array().expect("events"))
    {
        names.push(
            event.as_str().unwrap_or_else(|| event.as_object().expect("an event").keys().next().expect("a name")),
        );
    }
    let session = loaded(GOLDEN).expect("version 1 is read for ever");
    for event in session.log().iter().flat_map(|step| &step.events) {
        assert!(names.contains(&name_of(event)), "{event:?}");
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 20, "the events of version 1 are {names:?}");
}

/// The name of an event in a save. A new event does not compile before it has one.
fn name_of(event: &Event) -> &'static str {
    match event {
        Event::Dealt { .. } => "dealt",
        Event::Reshuffled { .. } => "reshuffled",
        Event::Rolled { .. } => "rolled",
        Event::Lit { .. } => "lit",
        Event::Said { .. } => "said",
        Event::Challenged { .. } => "challenged",
        Event::PassedBack => "passed-back",
        Event::VoteCalled => "vote-called",
        Event::Appealed { .. } => "appealed",
        Event::Voted { .. } => "voted",
        Event::Decided { .. } => "decided",
        Event::DisputeDropped => "dispute-dropped",
        Event::LookedUp { .. } => "looked-up",
        Event::Exploded => "exploded",
        Event::CardTaken { .. } => "card-taken",
        Event::CardGiven { .. } => "card-given",
        Event::Joined { .. } => "joined",
        Event::Left { .. } => "left",
        Event::Renamed { .. } => "renamed",
        Event::Reseated { .. } => "reseated",
    }
}

#[test]
fn a_newer_save_is_known_as_such_whatever_else_it_holds() {
    let newer = GOLDEN.replacen("\"version\":1", "\"version\":2", 1);
    for (text, version) in [(newer.as_str(), 2), ("{\"version\":7}", 7), ("{\"version\":8,\"game\":[]}", 8)] {
        assert_eq!(loaded(text).err(), Some(LoadError::Newer { version }), "{text}");
    }
}

#[test]
fn a_save_of_another_game_is_known_as_such() {
    assert_eq!(loaded(&GOLDEN.replacen("\"bomb\"", "\"race\"", 1)).err(), Some(LoadError::OtherGame));
}

#[test]
fn a_save_cut_short_anywhere_is_refused() {
    let text = GOLDEN.trim_end();
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        assert_eq!(loaded(&text[..end]).err(), Some(LoadError::Broken), "cut at {end}");
    }
}

#[test]
fn a_flipped_bit_is_refused_or_harmless() {
    let mut refused = 0;
    for at in 0..GOLDEN.len() {
        for bit in 0..8 {
            let mut bytes = GOLDEN.as_bytes().to_vec();
            bytes[at] ^= 1 << bit;
            let Ok(text) = String::from_utf8(bytes) else { continue };
            match loaded(&text) {
                Ok(session) => plays_on(session),
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > GOLDEN.len());
}

#[test]
fn what_no_game_can_be_played_with_is_refused() {
    let good = json!(serde_json::from_str::<Value>(GOLDEN).expect("JSON"));
    let wrong: [(&str, Value); 18] = [
        ("/version", json!(0)),
        ("/version", json!(-1)),
        ("/version", json!("1")),
        ("/config/fuse", json!([60, 10])),
        ("/config/fuse", json!([0, 10])),
        ("/config/fuse", json!([10, 301])),
        ("/config/ending", json!({ "cards": 0 })),
        ("/config/ending", json!({ "cards": 31 })),
        ("/config/ending", json!({ "lives": 0 })),
        ("/config/lang", json!("xx")),
        ("/roster/seats/1/id", json!(0)),
        ("/roster/next_id", json!(1)),
        ("/roster/seats/0/id", json!(256)),
        ("/log/0/events", json!([])),
        ("/log/1/at", json!(2_001)),
        ("/log/1/at", json!(-1)),
        ("/log/1/events/0", json!("vanished")),
        ("/played", json!(null)),
    ];
    for (pointer, value) in wrong {
        let mut save = good.clone();
        *save.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value.clone();
        assert_eq!(loaded(&save.to_string()).err(), Some(LoadError::Broken), "{pointer} = {value}");
    }
    let crowd: Vec<Value> = (0..13).map(|id| json!({ "id": id, "name": null })).collect();
    let mut save = good;
    save["roster"] = json!({ "seats": crowd, "next_id": 13 });
    assert_eq!(loaded(&save.to_string()).err(), Some(LoadError::Broken));
}

#[test]
fn a_save_made_in_the_last_moment_of_a_fuse_leaves_time_to_breathe() {
    let text = dealt(&Config::classic(Lang::En), &roster(&["Ann", "Bo"]), &["ant"], &["ing"], 0);
    let mut save: Value = serde_json::from_str(&text).expect("JSON");
    let steps = save["log"].as_array_mut().expect("a log");
    steps.push(json!({ "at": 0, "events": [{ "rolled": { "face": "anywhere" } }] }));
    steps.push(json!({ "at": 0, "events": [{ "lit": { "card": "ant", "fuse": 20_000 } }] }));
    save["played"] = json!(19_999);
    let session = loaded(&save.to_string()).expect("a save that loads");
    assert_eq!(session.now(), Millis(20_000 - GRACE.0));
}

/// Asks everything of a session that a screen asks.
fn plays_on(mut session: Session<Bomb>) {
    let view = session.view();
    assert!(!format!("{view:?}").is_empty());
    let text = save(&session).expect("a session can be saved");
    let again = loaded(&text).expect("our own save loads");
    assert_eq!(again.view(), view);
    while session.undo(wordbox::session::clock::Reading { mono: 0.0, wall: 0.0 }) {
        let _ = session.view();
    }
}

proptest! {
    #[test]
    fn a_log_that_makes_no_sense_never_panics(steps in prop::collection::vec((any::<u64>(), prop::collection::vec(events(), 1..4)), 0..40)) {
        let mut save: Value = serde_json::from_str(GOLDEN).expect("JSON");
        let mut steps = steps;
        steps.sort_by_key(|(at, _)| *at);
        save["log"] = steps.into_iter().map(|(at, events)| json!({ "at": at, "events": events })).collect();
        plays_on(loaded(&save.to_string()).expect("well-formed"));
    }

    #[test]
    fn any_text_is_a_save_or_refused(text in any::<String>(), at in 0..GOLDEN.len(), gone in 0_usize..40) {
        let _ = loaded(&text).map(plays_on);
        let bytes = GOLDEN.as_bytes();
        let patched = [&bytes[..at], text.as_bytes(), &bytes[(at + gone).min(bytes.len())..]].concat();
        let _ = String::from_utf8(patched).map(|text| loaded(&text).map(plays_on));
    }
}

/// Events as they stand in a save, with ids, cards and indices that may not exist.
fn events() -> impl Strategy<Value = Value> {
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
