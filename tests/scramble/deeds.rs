//! What the people in the transcripts do.

use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::view::Stage as Phase;
use wordbox::rules::scramble::{Action, Event, Scramble};
use wordbox::words::Letters;

use crate::script::Stage;
use crate::transcript::{self, around_the_game, number, rig};

type Outcome = transcript::Outcome<Scramble>;

pub fn perform(stage: &mut Stage, deed: &str) -> Outcome {
    let parts: Vec<&str> = deed.split(' ').collect();
    if let Some(outcome) = around_the_game(&mut stage.table, &parts) {
        return outcome;
    }
    if let [
        "points" | "rounds" | "places" | "seats" | "stage" | "first" | "round" | "tiles" | "jumble" | "groups"
        | "words" | "solvers" | "left",
    ] = parts[..]
    {
        return Outcome::Answer(stage.ask(parts[0]));
    }
    let action = match parts.as_slice() {
        ["roll", wanted @ ..] => {
            roll(stage, wanted);
            Action::Roll
        }
        _ => by_the_table(stage, &parts)
            .or_else(|| by_name(stage, &parts))
            .unwrap_or_else(|| panic!("not a deed: {deed}")),
    };
    stage.table.act(&action).into()
}

/// `5 for stone bread, one K`: so many letters, tiles for these words, and one tile with this letter. Chance decides who picks
/// first in the first round; here it takes the first one.
fn roll(stage: &mut Stage, wanted: &[&str]) {
    let wanted = wanted.join(" ");
    let (wanted, only) = wanted.split_once(", one ").unwrap_or((&wanted, ""));
    let (length, words) = wanted.split_once(" for ").unwrap_or((wanted, ""));
    let length: Option<u8> = (!length.is_empty()).then(|| number(length));
    let letters = Letters::of_faces(words.split_terminator(' ')).expect("words that can be laid");
    let first = stage.table.session.view().starter.unwrap_or(PlayerId(0));
    rig(&mut stage.table, &Action::Roll, |events| {
        let [Event::Rolled { length: rolled, tiles, starter }] = events else { return false };
        let tiles = Letters::of(tiles).expect("tiles are letters");
        *starter == first
            && length.is_none_or(|length| *rolled == length)
            && tiles.contains(&letters)
            && only.chars().all(|letter| tiles.count(letter) == 1)
    });
}

fn by_the_table(stage: &Stage, parts: &[&str]) -> Option<Action> {
    Some(match parts {
        ["start"] => Action::Start,
        ["reveal"] => Action::Reveal,
        ["right"] => Action::Confirm,
        ["wrong"] => Action::Miss,
        ["all", "abandon", "the", "rest"] => Action::Abandon { group: None },
        ["all", "abandon", name] => Action::Abandon { group: Some(stage.id(name)) },
        _ => return None,
    })
}

fn by_name(stage: &Stage, parts: &[&str]) -> Option<Action> {
    let [name, deed @ ..] = parts else { return None };
    let by = || stage.id(name);
    Some(match deed {
        ["takes", words @ ..] => Action::Take { word: whoever_acts(stage, name, words.join(" ")) },
        ["puts", "back"] => whoever_acts(stage, name, Action::PutBack),
        ["shuffles"] => whoever_acts(stage, name, Action::Shuffle),
        ["lays", letters] => Action::Arrange { order: order(stage, letters) },
        ["lays", "places", places @ ..] => {
            Action::Arrange { order: places.iter().map(|place| number::<usize>(place) - 1).collect() }
        }
        ["hands", "over"] => whoever_acts(stage, name, Action::HandOver),
        ["goes", "without"] => whoever_acts(stage, name, Action::GoWithout),
        ["claims", group] => Action::Claim { by: by(), group: stage.id(group) },
        ["answers", words @ .., "all", "the", "same"] => {
            Action::Answer { word: whoever_acts(stage, name, words.join(" ")), insist: true }
        }
        ["answers", words @ ..] => Action::Answer { word: whoever_acts(stage, name, words.join(" ")), insist: false },
        ["joins"] => Action::Join { name: Some((*name).to_owned()), seat: usize::MAX },
        ["joins", "on", "seat", seat] => {
            Action::Join { name: Some((*name).to_owned()), seat: number::<usize>(seat) - 1 }
        }
        ["leaves"] => Action::Leave { id: by() },
        ["is", "called", new @ ..] => Action::Rename { id: by(), name: new.join(" ") },
        ["moves", "to", "seat", seat] => Action::Reseat { id: by(), seat: number::<usize>(seat) - 1 },
        _ => return None,
    })
}

/// Actions name nobody where only one can act: the transcript may not name another one.
fn whoever_acts<T>(stage: &Stage, name: &str, action: T) -> T {
    let acting = match stage.table.session.view().stage {
        Phase::Setting(setting) => Some(setting.setter),
        Phase::Jumbling(jumbling) => Some(jumbling.setter),
        Phase::Solving(solving) => solving.claim.map(|claim| claim.by),
        _ => None,
    };
    assert!(acting.is_none_or(|id| id == stage.id(name)), "it is not for {name} to act");
    action
}

/// The places that these letters have in the jumble.
fn order(stage: &Stage, letters: &str) -> Vec<usize> {
    let Phase::Jumbling(jumbling) = stage.table.session.view().stage else { return Vec::new() };
    let mut tiles: Vec<Option<char>> = jumbling.jumble.chars().map(Some).collect();
    let place = |letter: char| {
        let place = tiles.iter().position(|tile| *tile == Some(letter)).unwrap_or_else(|| panic!("no {letter} there"));
        tiles[place] = None;
        place
    };
    letters.chars().map(place).collect()
}
