//! What the people in the transcripts do.

use wordbox::rules::bomb::{Action, Bomb, Event, Face};
use wordbox::rules::clock::Millis;

use crate::script::Stage;
use crate::transcript::{self, around_the_game, millis, number, rig};

type Outcome = transcript::Outcome<Bomb>;

pub fn perform(stage: &mut Stage, deed: &str) -> Outcome {
    let parts: Vec<&str> = deed.split(' ').collect();
    if let Some(outcome) = around_the_game(&mut stage.table, &parts) {
        return outcome;
    }
    match parts.as_slice() {
        ["score" | "seats" | "bomb" | "places" | "challengers" | "voters" | "said" | "cards"] => {
            Outcome::Answer(stage.ask(parts[0]))
        }
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
