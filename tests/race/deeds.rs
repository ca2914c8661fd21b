//! What the people in the transcripts do.

use wordbox::rules::race::{Action, Event, Race, Tally};
use wordbox::rules::roster::PlayerId;

use crate::script::Stage;
use crate::transcript::{self, around_the_game, number, rig};

type Outcome = transcript::Outcome<Race>;

pub fn perform(stage: &mut Stage, deed: &str) -> Outcome {
    let parts: Vec<&str> = deed.split(' ').collect();
    if let Some(outcome) = around_the_game(&mut stage.table, &parts) {
        return outcome;
    }
    if let ["lists" | "points" | "rounds" | "places" | "seats" | "stage" | "dice" | "own" | "columns" | "stopper"] =
        parts[..]
    {
        return Outcome::Answer(stage.ask(parts[0]));
    }
    let action = match parts.as_slice() {
        ["roll"] => Action::Roll,
        ["lay", faces @ ..] => Action::Lay { faces: faces.iter().map(|face| (*face).to_owned()).collect() },
        _ => by_the_table(stage, &parts)
            .or_else(|| by_name(stage, &parts))
            .unwrap_or_else(|| panic!("not a deed: {deed}")),
    };
    // Chance decides who is first in the first round; here it takes the first one.
    if let Action::Roll | Action::Lay { .. } = action
        && stage.table.session.view().starter.is_none()
    {
        let is_first = |event: &Event| matches!(event, Event::Rolled { starter: PlayerId(0), .. });
        rig(&mut stage.table, &action, |events| events.iter().any(is_first));
    }
    stage.table.act(&action).into()
}

fn by_the_table(stage: &Stage, parts: &[&str]) -> Option<Action> {
    let word = |parts: &[&str]| parts.join(" ");
    Some(match parts {
        ["start"] => Action::Start,
        ["reveal"] => Action::Reveal,
        ["call", "out"] => Action::CallOut,
        ["close"] => Action::Close,
        ["all", "stop"] => Action::Stop { by: None },
        ["the", "stopper", "was", "nobody"] => Action::NameStopper { by: None },
        ["the", "stopper", "was", name] => Action::NameStopper { by: Some(stage.id(name)) },
        ["the", "table", "lets", what @ .., "count"] => Action::Overrule { word: word(what), counts: Some(true) },
        ["the", "table", "strikes", what @ ..] => Action::Overrule { word: word(what), counts: Some(false) },
        ["the", "dictionary", "decides", "about", what @ ..] => Action::Overrule { word: word(what), counts: None },
        [one, "and", other, "are", "one"] => Action::Merge { one: (*one).to_owned(), other: (*other).to_owned() },
        _ => return None,
    })
}

fn by_name(stage: &Stage, parts: &[&str]) -> Option<Action> {
    let [name, deed @ ..] = parts else { return None };
    let by = || stage.id(name);
    let list = |parts: &[&str]| parts.join(" ").split(", ").map(str::to_owned).collect::<Vec<_>>();
    Some(match deed {
        ["types", words @ .., "all", "the", "same"] => Action::Write { by: by(), words: list(words), insist: true },
        ["types" | "wrote", words @ ..] => Action::Write { by: by(), words: list(words), insist: false },
        ["hands", "in", words @ ..] => Action::Bring { by: by(), words: list(words) },
        ["takes", "off", "entry", at] => Action::Erase { by: by(), at: number::<usize>(at) - 1 },
        ["stops"] => Action::Stop { by: Some(by()) },
        ["gives", "up"] => Action::Stop { by: None },
        ["counts", tally @ ..] => Action::Count { by: by(), tally: Some(self::tally(tally)) },
        ["enters", "words", "after", "all"] => Action::Count { by: by(), tally: None },
        ["calls", words @ .., "all", "the", "same"] => Action::Call { by: by(), word: words.join(" "), insist: true },
        ["calls", words @ ..] => Action::Call { by: by(), word: words.join(" "), insist: false },
        ["passes"] => Action::Pass { by: by() },
        ["adds", words @ ..] => Action::Mend { by: by(), at: stage.entries(name), word: words.join(" ") },
        ["mends", "entry", at, "to", words @ ..] => {
            Action::Mend { by: by(), at: number::<usize>(at) - 1, word: words.join(" ") }
        }
        ["strikes", "entry", at] => Action::Mend { by: by(), at: number::<usize>(at) - 1, word: String::new() },
        ["joins"] => Action::Join { name: Some((*name).to_owned()), seat: usize::MAX },
        ["joins", "on", "seat", seat] => {
            Action::Join { name: Some((*name).to_owned()), seat: number::<usize>(seat) - 1 }
        }
        ["leaves"] => Action::Leave { id: by() },
        ["is", "called", new] => Action::Rename { id: by(), name: (*new).to_owned() },
        ["moves", "to", "seat", seat] => Action::Reseat { id: by(), seat: number::<usize>(seat) - 1 },
        _ => return None,
    })
}

/// `3 of 4, 1 of 6, mistake, short`: three words of four letters, one of six, a mistake, and a list found short.
fn tally(parts: &[&str]) -> Tally {
    let mut tally = Tally::default();
    for part in parts.join(" ").split(", ") {
        match part.split(' ').collect::<Vec<_>>().as_slice() {
            ["mistake"] => tally.mistake = true,
            ["short"] => tally.short = true,
            [count, "of", length] => tally.lengths[number::<usize>(length) - 4] = number(count),
            _ => panic!("not counted: {part}"),
        }
    }
    tally
}
