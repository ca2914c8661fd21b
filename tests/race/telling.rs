//! What the table is told of a deed in a transcript.

use wordbox::rules::race::view::{Fate, ListResult, RoundResult, Stage as Phase};
use wordbox::rules::race::{Error, Event, Race, Refusal, View};
use wordbox::rules::roster::{PlayerId, RosterError};
use wordbox::rules::verdict::{Unlisted, Unusable};
use wordbox::session::Refused;

use crate::script::Stage;
use crate::transcript::Outcome;

/// The outcome of a deed and what it changed.
pub fn told(stage: &Stage, before: &View, outcome: &Outcome<Race>, after: &View) -> String {
    let events = match outcome {
        Outcome::Answer(answer) => return answer.clone(),
        Outcome::Refused(refused) => return format!("refused: {}", reason(stage, *refused)),
        Outcome::Happened(events) => events,
    };
    let mut parts: Vec<String> = events.iter().filter_map(|event| event_in_words(stage, event)).collect();
    if changed(&before.stage, &after.stage) {
        parts.extend(stage_in_words(stage, after));
    }
    // The lists that are open, as far as the deed changed them.
    let open = |view: &View| -> Vec<String> {
        result(view)
            .map(|(open, result)| result.lists.iter().take(open).map(|list| stage.list(list)).collect())
            .unwrap_or_default()
    };
    let old = open(before);
    parts.extend(open(after).into_iter().filter(|list| !old.contains(list)));
    parts.join("; ")
}

/// The lists that have been judged, and how many are open.
fn result(view: &View) -> Option<(usize, &RoundResult)> {
    match &view.stage {
        Phase::Revealing { open, result } => Some((*open, result)),
        Phase::Over { result } => Some((result.lists.len(), result)),
        _ => None,
    }
}

/// Whether the game got to another place, or to another player.
fn changed(before: &Phase, after: &Phase) -> bool {
    match (before, after) {
        (Phase::Waiting { next: old }, Phase::Waiting { next: new }) => old != new,
        (Phase::Calling(old), Phase::Calling(new)) => old.turn != new.turn,
        (Phase::Writing(old), Phase::Writing(new)) => old.writer != new.writer,
        _ => std::mem::discriminant(before) != std::mem::discriminant(after),
    }
}

fn stage_in_words(stage: &Stage, view: &View) -> Option<String> {
    Some(match &view.stage {
        Phase::Ready { tied } if tied.is_empty() => stage.ask("points"),
        Phase::Ready { tied } => {
            let tied: Vec<String> = tied.iter().map(|id| stage.name(*id)).collect();
            format!("{}; {} play on", stage.ask("points"), tied.join(" and "))
        }
        Phase::Rolled => "covered".to_owned(),
        Phase::Racing(_) => "all write".to_owned(),
        Phase::Waiting { next } => format!("{} takes the device", stage.name(*next)),
        Phase::Writing(writing) => format!("{} types", stage.name(writing.writer)),
        Phase::Calling(calling) => format!("{} is to call", stage.name(calling.turn)),
        Phase::Collecting { stopper: None, .. } => "the lists, please".to_owned(),
        Phase::Collecting { stopper: Some(id), .. } => {
            format!("{} has the bonus to win; the lists, please", stage.name(*id))
        }
        Phase::Revealing { .. } => return None,
        Phase::Over { .. } => {
            let winners = view.players.iter().filter(|seat| seat.place == 1);
            let winners: Vec<String> = winners.map(|seat| stage.name(seat.player.id)).collect();
            format!("{}; {} won", stage.ask("points"), winners.join(" and "))
        }
    })
}

fn event_in_words(stage: &Stage, event: &Event) -> Option<String> {
    Some(match event {
        Event::Rolled { starter, .. } => format!("{} is first", stage.name(*starter)),
        Event::Stopped { by: Some(by) } => format!("STOP by {}", stage.name(*by)),
        Event::TimeUp => "the time is up".to_owned(),
        Event::StopperNamed { by: None } => "no stopper".to_owned(),
        Event::StopperNamed { by: Some(by) } => format!("STOP by {}", stage.name(*by)),
        Event::Called { word, .. } => format!("{word} stands"),
        Event::Joined { player, .. } => format!("{} sits down", player.name.as_deref()?),
        Event::Left { id } => format!("{} is gone", stage.name(*id)),
        Event::Renamed { name, .. } => name.clone(),
        Event::Reseated { seat, .. } => format!("seat {}", seat + 1),
        Event::Written { words, .. } | Event::Brought { words, .. } => words.join(", "),
        Event::Started
        | Event::Stopped { by: None }
        | Event::Erased { .. }
        | Event::Counted { .. }
        | Event::Passed { .. }
        | Event::Judged { .. }
        | Event::CalledOut
        | Event::Overruled { .. }
        | Event::Merged { .. }
        | Event::Mended { .. }
        | Event::Closed => return None,
    })
}

fn refusal(refusal: Refusal) -> String {
    let words = match refusal {
        Refusal::Unusable(Unusable::Empty) => "nothing",
        Refusal::Unusable(Unusable::NotOneWord) => "not one word",
        Refusal::TooShort => "too short",
        Refusal::LetterMissing { letter, shown } => {
            return format!("{} is there {shown} times", letter.to_uppercase());
        }
        Refusal::AlreadySaid => "said already",
        Refusal::Unlisted(Unlisted::Unknown) => "not in the dictionary",
        Refusal::Unlisted(Unlisted::Abbreviation) => "an abbreviation",
        Refusal::Unlisted(Unlisted::Name) => "a name",
        Refusal::Plural => "a plural",
        Refusal::ByTable => "the table says no",
    };
    words.to_owned()
}

fn reason(stage: &Stage, refused: Refused<Error>) -> String {
    let Refused::Rules(error) = refused else { return "the game is paused".to_owned() };
    let words = match error {
        Error::NotNow => "not now",
        Error::TooLate => "too late",
        Error::NotTheirTurn => "not their turn",
        Error::Refused(why) => return refusal(why),
        Error::AlreadyCalled { by } => return format!("{} has it", stage.name(by)),
        Error::TooFew { missing } => return format!("{missing} entries are missing"),
        Error::ListFull => "the list is full",
        Error::NoSuchEntry => "no such entry",
        Error::NoDice => "no dice",
        Error::NotForTheTable => "the rules say so",
        Error::NoDictionary => "no dictionary",
        Error::LastPlayer => "the last player",
        Error::Roster(RosterError::BlankName) => "a blank name",
        Error::Roster(RosterError::LongName) => "a long name",
        Error::Roster(RosterError::NoSuchPlayer) => "no such player",
        Error::Roster(RosterError::Full { most }) => return format!("at most {most} players"),
    };
    words.to_owned()
}

impl Stage {
    /// Answers a question about what lies open on the table.
    pub fn ask(&self, question: &str) -> String {
        let view = self.table.session.view();
        let each = |tell: &dyn Fn(&wordbox::rules::race::view::Standing) -> String| {
            let seats = view.players.iter().map(|seat| format!("{} {}", self.name(seat.player.id), tell(seat)));
            seats.collect::<Vec<_>>().join(", ")
        };
        let named = |ids: &[PlayerId]| ids.iter().map(|id| self.name(*id)).collect::<Vec<_>>().join(", ");
        let round = |points: &Option<i32>| points.map_or("–".to_owned(), |points| points.to_string());
        match (question, &view.stage) {
            ("points", _) => each(&|seat| seat.total.to_string()),
            ("places", _) => each(&|seat| seat.place.to_string()),
            ("rounds", _) => each(&|seat| seat.rounds.iter().map(round).collect::<Vec<_>>().join(" ")),
            ("seats", _) => named(&view.players.iter().map(|seat| seat.player.id).collect::<Vec<_>>()),
            ("dice", _) => view.faces.join(" "),
            ("stage", _) => stage_in_words(self, &view).unwrap_or_else(|| "the reveal".to_owned()),
            ("own", Phase::Writing(writing)) => writing.words.join(", "),
            ("stopper", Phase::Collecting { stopper, .. }) => {
                stopper.map_or_else(|| "nobody".to_owned(), |id| self.name(id))
            }
            ("lists", Phase::Collecting { sheets, .. }) => {
                let sheets =
                    sheets.iter().map(|sheet| format!("{}: {}", self.name(sheet.player), sheet.words.join(", ")));
                sheets.collect::<Vec<_>>().join("; ")
            }
            ("lists", Phase::Revealing { result, .. } | Phase::Over { result }) => {
                result.lists.iter().map(|list| self.list(list)).collect::<Vec<_>>().join("; ")
            }
            ("columns", Phase::Calling(calling)) => {
                let word = |(word, points): &(String, i32)| format!("{word} {points}");
                let columns = calling.columns.iter().map(|column| {
                    let words: Vec<String> = column.words.iter().map(word).collect();
                    format!("{}: {} = {}", self.name(column.player), words.join(", "), column.total)
                });
                columns.collect::<Vec<_>>().join("; ")
            }
            _ => "nothing".to_owned(),
        }
    }

    /// How many entries a judged list has.
    pub fn entries(&self, name: &str) -> usize {
        let (view, id) = (self.table.session.view(), self.id(name));
        let list = result(&view).and_then(|(_, result)| result.lists.iter().find(|list| list.player == id));
        list.map_or(0, |list| list.words.len())
    }

    fn list(&self, list: &ListResult) -> String {
        let mut parts: Vec<String> = Vec::new();
        for word in &list.words {
            let fate = match &word.fate {
                Fate::Scored { points } => points.to_string(),
                Fate::Struck { with } => {
                    format!("({})", with.iter().map(|id| self.name(*id)).collect::<Vec<_>>().join(" and "))
                }
                Fate::Refused(why) => format!("[{}]", refusal(*why)),
            };
            parts.push(format!("{} {fate}", word.word));
        }
        if let Some(tally) = &list.tally {
            parts.push(format!("{} words {}", tally.words(), tally.points()));
        }
        if list.bonus != 0 {
            parts.push(format!("bonus {}", list.bonus));
        }
        if list.penalty != 0 {
            parts.push(format!("penalty {}", list.penalty));
        }
        let words = if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") };
        format!("{}: {words} = {}", self.name(list.player), list.total)
    }
}
