//! Saves: the golden files, those of version 1, newer ones, and logs that make no sense. Damage is in `saves/damage.rs`.

mod common;
#[path = "common/damage.rs"]
mod damage;
#[path = "saves/damage.rs"]
mod damaged;
#[path = "saves/nonsense.rs"]
mod nonsense;
#[path = "common/readable.rs"]
mod readable;
#[path = "common/record.rs"]
mod record;

use common::{dealt, roster};
use readable::{parsed, written};
use serde_json::{Value, json};
use wordbox::rules::Game as _;
use wordbox::rules::bomb::view::Stage;
use wordbox::rules::bomb::{Bomb, Config, Event, Face};
use wordbox::rules::clock::Millis;
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::session::clock::Reading;
use wordbox::session::save::{LoadError, RecordOf, load, save};
use wordbox::session::{GRACE, Session, Step, codec};
use wordbox::words::Lang;

/// A typed game with every event there is, as version 2 keeps it. Never to be made again: it stands for the saves that people have.
const GOLDEN: &str = include_str!("saves/bomb-v2.txt").trim_ascii_end();
/// What is in it, for people.
const GOLDEN_JSON: &str = include_str!("saves/bomb-v2.json");
/// A spoken game with the settings, faces and decisions that the other one lacks. Never to be made again either.
const SPOKEN: &str = include_str!("saves/bomb-v2-spoken.txt").trim_ascii_end();
const SPOKEN_JSON: &str = include_str!("saves/bomb-v2-spoken.json");
/// The same two games as version 1 kept them, without the settings that it did not have.
const VERSION_1: [(&str, &str); 2] = [
    (include_str!("saves/bomb-v1.txt"), include_str!("saves/bomb-v1.json")),
    (include_str!("saves/bomb-v1-spoken.txt"), include_str!("saves/bomb-v1-spoken.json")),
];

fn loaded(text: &str) -> Result<Session<Bomb>, LoadError> {
    load(text)
}

fn record(text: &str) -> RecordOf<Bomb> {
    record::record_of::<Bomb>(text)
}

/// Asks everything of a session that a screen asks.
fn plays_on(mut session: Session<Bomb>) {
    let view = session.view();
    assert!(!format!("{view:?}").is_empty());
    let text = save(&session).expect("a session can be saved");
    let again = loaded(&text).expect("our own save loads");
    assert_eq!(again.view(), view);
    while session.undo(Reading { mono: 0.0, wall: 0.0 }) {
        assert_eq!(session.view().players.len(), session.state().roster().len());
    }
}

#[test]
fn the_golden_save_loads() {
    let session = loaded(GOLDEN).expect("version 2 is read for ever");
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
fn the_golden_save_of_a_spoken_game_loads() {
    let session = loaded(SPOKEN).expect("version 2 is read for ever");
    let view = session.view();
    let people: Vec<_> = view.players.iter().map(|seat| (seat.player.id.0, seat.count, seat.in_play)).collect();
    assert_eq!(people, [(4, 2, true), (2, 3, true)]);
    let Stage::Burning(round) = &view.stage else { panic!("the second round burns, not {:?}", view.stage) };
    assert_eq!((round.card.as_str(), round.face, round.holder), ("sch", Face::AtEnd, PlayerId(2)));
    assert_eq!(session.now(), Millis(4_000_003_000));
}

#[test]
fn the_golden_saves_say_what_stands_beside_them() {
    for (text, json) in [(GOLDEN, GOLDEN_JSON), (SPOKEN, SPOKEN_JSON)] {
        assert_eq!(json!(record(text)), parsed(json));
        assert_eq!(written::<Bomb>(parsed(json)), text);
    }
}

#[test]
fn saves_of_version_1_are_read_for_ever_and_kept_as_version_2() {
    for ((old, json), new) in VERSION_1.into_iter().zip([GOLDEN, SPOKEN]) {
        let old = old.trim_ascii_end();
        assert!(old.starts_with("bomb 1 "));
        let session = loaded(old).expect("version 1 is read for ever");
        let mut readable = parsed(json);
        let settings = readable["config"].as_object_mut().expect("settings");
        for (name, value) in [("derivatives", json!(true)), ("unusual", json!(false)), ("own", Value::Null)] {
            assert_eq!(settings.insert(name.to_owned(), value), None, "{name} came with version 2");
        }
        let kept = save(&session).expect("a session can be saved");
        assert_eq!(kept, written::<Bomb>(readable));
        assert_eq!(record(&kept).log, record(new).log);
    }
}

#[test]
fn a_damaged_save_of_version_1_is_refused() {
    for (old, _) in VERSION_1 {
        let old = old.trim_ascii_end();
        for end in 0..old.len() {
            assert_eq!(loaded(&old[..end]).err(), Some(LoadError::Broken), "cut at {end}");
        }
        for version in [" 2 ", " 0 "] {
            assert_eq!(loaded(&old.replacen(" 1 ", version, 1)).err(), Some(LoadError::Broken));
        }
    }
}

#[test]
fn the_golden_saves_are_written_as_they_were_read() {
    for text in [GOLDEN, SPOKEN] {
        let session = loaded(text).expect("version 2 is read for ever");
        assert_eq!(save(&session).expect("a session can be saved"), text);
    }
}

#[test]
fn the_golden_save_has_every_event() {
    let value = parsed(GOLDEN_JSON);
    let mut names: Vec<&str> = Vec::new();
    for event in
        value["log"].as_array().expect("a log").iter().flat_map(|step| step["events"].as_array().expect("events"))
    {
        names.push(
            event.as_str().unwrap_or_else(|| event.as_object().expect("an event").keys().next().expect("a name")),
        );
    }
    let session = loaded(GOLDEN).expect("version 2 is read for ever");
    for event in session.log().iter().flat_map(|step| &step.events) {
        assert!(names.contains(&name_of(event)), "{event:?}");
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 20, "the events are {names:?}");
}

/// The names are not in the text, only their places in the lists of the program: those are what the files nail down.
#[test]
fn the_golden_saves_have_every_setting_face_and_decision() {
    let all = [GOLDEN_JSON, SPOKEN_JSON].concat();
    for name in [
        "en",
        "de",
        "spoken",
        "typed",
        "classic",
        "edges",
        "cards",
        "lives",
        "always",
        "when-challenged",
        "not-at-start",
        "anywhere",
        "not-at-end",
        "at-start",
        "at-end",
        "votes",
        "dictionary",
        "doubt",
        "too",
    ] {
        assert!(all.contains(&format!("\"{name}\"")), "{name}");
    }
}

/// The name of an event in JSON. A new event does not compile before it has one.
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
    let newer = GOLDEN.replacen(" 2 ", " 3 ", 1);
    let foreign = codec::write("bomb", 7, &(1_u8, "another shape")).expect("a pair can be written");
    for (text, version) in [
        (newer.as_str(), 3),
        (foreign.as_str(), 7),
        ("bomb 8 00000000 {\"json\":again}", 8),
        ("bomb 9 more parts than there are now", 9),
        ("bomb 4294967295  ", u32::MAX),
    ] {
        assert_eq!(loaded(text).err(), Some(LoadError::Newer { version }), "{text}");
    }
}

#[test]
fn a_save_of_another_game_is_known_as_such() {
    for other in ["race", "BOMB", "bom", "bombs", ""] {
        let text = GOLDEN.replacen("bomb", other, 1);
        assert_eq!(loaded(&text).err(), Some(LoadError::OtherGame), "{other}");
        assert_eq!(loaded(&text.replacen(" 2 ", " 3 ", 1)).err(), Some(LoadError::OtherGame), "a newer {other}");
    }
}

#[test]
fn a_save_made_in_the_last_moment_of_a_fuse_leaves_time_to_breathe() {
    let text = dealt(&Config::classic(Lang::En), &roster(&["Ann", "Bo"]), &["ant"], &["ing"], 0);
    let mut record = record(&text);
    record.log.push(Step { at: Millis(0), events: vec![Event::Rolled { face: Face::Anywhere }] });
    record.log.push(Step { at: Millis(0), events: vec![Event::Lit { card: "ant".to_owned(), fuse: Millis(20_000) }] });
    record.played = Millis(19_999);
    let session = loaded(&record.text::<Bomb>().expect("a record can be written")).expect("a save that loads");
    assert_eq!(session.now(), Millis(20_000 - GRACE.0));
}

/// A roster as nobody can seat it: `Roster` keeps its own order, so it comes from the readable form.
fn seats(ids: impl IntoIterator<Item = u64>, next_id: u64) -> Roster {
    let seats: Vec<Value> = ids.into_iter().map(|id| json!({ "id": id, "name": null })).collect();
    serde_json::from_value(json!({ "seats": seats, "next_id": next_id })).expect("a roster")
}
