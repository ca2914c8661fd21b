//! What the people in the transcripts do.

use rand_xoshiro::rand_core::SeedableRng;
use wordbox::rules::Rng;
use wordbox::rules::bomb::{Action, Error, Event, Face};
use wordbox::rules::clock::Millis;
use wordbox::session::Refused;

use crate::script::{Stage, number};
use crate::table::Table;

/// What came of a deed.
pub enum Outcome {
    /// These events.
    Happened(Vec<Event>),
    /// Nothing: refused.
    Refused(Refused<Error>),
    /// The answer to a question about the table, or to a deed that is no action of the game.
    Answer(String),
}

impl From<Result<Vec<Event>, Refused<Error>>> for Outcome {
    fn from(result: Result<Vec<Event>, Refused<Error>>) -> Self {
        result.map_or_else(Outcome::Refused, Outcome::Happened)
    }
}

pub fn perform(stage: &mut Stage, deed: &str) -> Outcome {
    let parts: Vec<&str> = deed.split(' ').collect();
    if let Some(outcome) = around_the_game(stage, &parts) {
        return outcome;
    }
    match parts.as_slice() {
        ["roll", wanted @ ..] => roll(stage, face(&wanted.join(" "))),
        ["light", count, unit] => light(stage, millis(count, unit)),
        ["deal"] => stage.table.act(&Action::Deal { spent: Vec::new(), after: None, deck: Vec::new() }).into(),
        _ => {
            let action = by_name(stage, &parts).or_else(|| by_the_table(stage, &parts));
            let action = action.unwrap_or_else(|| panic!("not a deed: {deed}"));
            stage.table.act(&action).into()
        }
    }
}

/// Time, pauses, reloads, undo, and questions.
fn around_the_game(stage: &mut Stage, parts: &[&str]) -> Option<Outcome> {
    let table = &mut stage.table;
    Some(match parts {
        [count, unit @ ("s" | "ms"), "pass"] => Outcome::Happened(table.pass_time(millis(count, unit))),
        // The page was not called for so long; whatever comes next finds the time gone.
        [count, unit @ ("s" | "ms"), "pass", "unnoticed"] => {
            table.let_clocks_run(millis(count, unit));
            Outcome::Happened(Vec::new())
        }
        ["the", "device", "sleeps", count, "s"] => {
            table.sleep(millis(count, "s"));
            Outcome::Answer(if table.session.is_paused() { "paused" } else { "still running" }.to_owned())
        }
        ["pause"] => {
            table.pause();
            Outcome::Happened(Vec::new())
        }
        ["resume"] => {
            table.resume();
            Outcome::Happened(Vec::new())
        }
        ["reload"] => {
            table.reload();
            Outcome::Happened(Vec::new())
        }
        ["undo"] => Outcome::Answer(if table.undo() { "taken back" } else { "not possible" }.to_owned()),
        ["without", "dictionary"] => {
            table.with_dictionary(false);
            Outcome::Happened(Vec::new())
        }
        ["with", "dictionary"] => {
            table.with_dictionary(true);
            Outcome::Happened(Vec::new())
        }
        ["score" | "seats" | "bomb" | "places" | "challengers" | "voters" | "said" | "cards"] => {
            Outcome::Answer(stage.ask(parts[0]))
        }
        _ => return None,
    })
}

fn by_name(stage: &Stage, parts: &[&str]) -> Option<Action> {
    let [name, deed @ ..] = parts else { return None };
    let who = || stage.id(name);
    Some(match deed {
        ["says"] => Action::Say { holder: who(), word: String::new() },
        ["says", word @ ..] => Action::Say { holder: who(), word: word.join(" ") },
        ["passes"] => Action::Pass { holder: who() },
        ["challenges"] => Action::Challenge { by: who() },
        ["appeals", "for", word] => Action::Appeal { holder: who(), word: (*word).to_owned() },
        ["votes", "yes"] => Action::Vote { by: who(), accept: true },
        ["votes", "no"] => Action::Vote { by: who(), accept: false },
        ["joins", "on", "seat", seat] => {
            Action::Join { name: Some((*name).to_owned()), seat: number::<usize>(seat) - 1 }
        }
        ["leaves"] => Action::Leave { id: who() },
        ["is", "called", new] => Action::Rename { id: who(), name: (*new).to_owned() },
        ["moves", "to", "seat", seat] => Action::Reseat { id: who(), seat: number::<usize>(seat) - 1 },
        _ => return None,
    })
}

fn by_the_table(stage: &Stage, parts: &[&str]) -> Option<Action> {
    Some(match parts {
        ["the", "bomb", "goes", "back"] => Action::PassBack,
        ["the", "table", "argues"] => Action::CallVote,
        ["the", "vote", "is", "closed"] => Action::CloseVote,
        ["the", "challenge" | "appeal", "is", "dropped"] => Action::DropDispute,
        ["the", "dictionary", "is", "asked", "for", word] => Action::LookUp { word: (*word).to_owned() },
        ["the", "card", "is", "taken"] => Action::TakeCard,
        ["card", round, "is", "given", "to", name] => {
            Action::GiveCard { round: number::<usize>(round) - 1, to: stage.id(name) }
        }
        _ => return None,
    })
}

fn roll(stage: &mut Stage, wanted: Face) -> Outcome {
    let rolled = |events: &[Event]| events.contains(&Event::Rolled { face: wanted });
    rig(&mut stage.table, &Action::Roll, rolled);
    stage.table.act(&Action::Roll).into()
}

fn light(stage: &mut Stage, wanted: u64) -> Outcome {
    let burns = |events: &[Event]| matches!(events, [Event::Lit { fuse: Millis(fuse), .. }] if *fuse == wanted);
    let possible = rig(&mut stage.table, &Action::Light, burns);
    let lit = stage.table.act(&Action::Light);
    assert!(possible || lit.is_err(), "no seed gives a fuse of {wanted} ms");
    lit.into()
}

/// Rigs the next act by looking for a seed with which it comes out as `wanted`: the rules are not touched, and an outcome
/// that they do not allow is never found.
fn rig(table: &mut Table, action: &Action, wanted: impl Fn(&[Event]) -> bool) -> bool {
    let mut seeds = (0..2_000_000).map(|seed| (seed, table.would(action, &mut Rng::seed_from_u64(seed))));
    // What is refused is refused whatever the dice say.
    let outcome = seeds.find(|(_, outcome)| outcome.as_ref().map_or(true, |events| wanted(events)));
    match outcome {
        Some((seed, Ok(_))) => {
            table.rng = Rng::seed_from_u64(seed);
            true
        }
        _ => false,
    }
}

/// The faces in the words of the transcripts.
pub const FACES: [(Face, &str); 5] = [
    (Face::NotAtStart, "not at the start"),
    (Face::Anywhere, "anywhere"),
    (Face::NotAtEnd, "not at the end"),
    (Face::AtStart, "at the start"),
    (Face::AtEnd, "at the end"),
];

fn face(words: &str) -> Face {
    FACES.iter().find(|(_, name)| *name == words).unwrap_or_else(|| panic!("not a face: {words}")).0
}

fn millis(count: &str, unit: &str) -> u64 {
    number::<u64>(count) * if unit == "s" { 1000 } else { 1 }
}
