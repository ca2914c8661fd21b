//! What the table is told of a deed in a transcript.

use wordbox::rules::roster::{PlayerId, RosterError};
use wordbox::rules::scramble::view::{Fate, GroupResult, RoundResult, Stage as Phase};
use wordbox::rules::scramble::{Error, Event, Refusal, Scramble, View};
use wordbox::rules::standing::Standing;
use wordbox::rules::verdict::{Unlisted, Unusable};
use wordbox::session::Refused;

use crate::script::Stage;
use crate::transcript::Outcome;

/// The outcome of a deed and what it changed.
pub fn told(stage: &Stage, before: &View, outcome: &Outcome<Scramble>, after: &View) -> String {
    let events = match outcome {
        Outcome::Answer(answer) => return answer.clone(),
        Outcome::Refused(refused) => return format!("refused: {}", reason(stage, *refused)),
        Outcome::Happened(events) => events,
    };
    let mut parts: Vec<String> = events.iter().filter_map(|event| event_in_words(stage, before, event)).collect();
    if changed(&before.stage, &after.stage) {
        parts.push(stage_in_words(stage, after));
    }
    parts.join("; ")
}

/// Whether the game got to another place, or to another player.
fn changed(before: &Phase, after: &Phase) -> bool {
    match (before, after) {
        (Phase::Waiting { next: old, .. }, Phase::Waiting { next: new, .. }) => old != new,
        _ => std::mem::discriminant(before) != std::mem::discriminant(after),
    }
}

fn stage_in_words(stage: &Stage, view: &View) -> String {
    match &view.stage {
        Phase::Ready { .. } => stage.ask("points"),
        Phase::Waiting { next, .. } => format!("{} takes the device", stage.name(*next)),
        Phase::Setting(setting) => format!("{} chooses", stage.name(setting.setter)),
        Phase::Jumbling(jumbling) => format!("{} jumbles", stage.name(jumbling.setter)),
        Phase::AllSet { without } if without.is_empty() => "all are set".to_owned(),
        Phase::AllSet { without } => format!("all are set, without {}", stage.names(without)),
        Phase::Solving(solving) => {
            let setters: Vec<PlayerId> = solving.groups.iter().map(|group| group.setter).collect();
            let lie = if setters.len() == 1 { "lies" } else { "lie" };
            format!("{} {lie} open; {} for the next", stage.names(&setters), solving.points)
        }
        Phase::Over { .. } => {
            let winners = view.players.iter().filter(|seat| seat.place == 1);
            let winners: Vec<PlayerId> = winners.map(|seat| seat.player.id).collect();
            format!("{}; {} won", stage.ask("points"), stage.names(&winners))
        }
    }
}

fn event_in_words(stage: &Stage, before: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::Rolled { length, starter, .. } => format!("{length} letters, {} picks first", stage.name(*starter)),
        Event::Jumbled { jumble } => capitals(jumble),
        Event::Claimed { by, .. } => format!("{} has the claim", stage.name(*by)),
        Event::Solved { word } => {
            let Phase::Solving(solving) = &before.stage else { return None };
            let by = solving.claim.map_or_else(String::new, |claim| stage.name(claim.by));
            format!("{word}: {by} takes place {} for {}", solving.place, solving.points)
        }
        Event::Missed => "that was wrong".to_owned(),
        Event::Lapsed => "no answer in time".to_owned(),
        Event::Abandoned { groups } => format!("abandoned: {}", stage.names(groups)),
        Event::TimeUp => "the time is up".to_owned(),
        Event::Joined { player, .. } => format!("{} sits down", player.name.as_deref()?),
        Event::Left { id } => format!("{} is gone", stage.name(*id)),
        Event::Renamed { name, .. } => name.clone(),
        Event::Reseated { seat, .. } => format!("seat {}", seat + 1),
        Event::Started
        | Event::Taken { .. }
        | Event::PutBack
        | Event::HandedOver
        | Event::WentWithout
        | Event::Revealed => return None,
    })
}

fn refusal(refusal: Refusal) -> String {
    let words = match refusal {
        Refusal::Unusable(Unusable::Empty) => "nothing",
        Refusal::Unusable(Unusable::NotOneWord) => "not one word",
        Refusal::WrongLength => "not so many letters",
        Refusal::NotTheseLetters { letter, shown } => {
            return format!("{} is there {shown} times", letter.to_uppercase());
        }
        Refusal::Unlisted(Unlisted::Unknown) => "not in the dictionary",
        Refusal::Unlisted(Unlisted::Abbreviation) => "an abbreviation",
        Refusal::Unlisted(Unlisted::Name) => "a name",
    };
    words.to_owned()
}

fn reason(stage: &Stage, refused: Refused<Error>) -> String {
    let Refused::Rules(error) = refused else { return "the game is paused".to_owned() };
    let words = match error {
        Error::NotNow => "not now",
        Error::TooLate => "too late",
        Error::Refused(why) => return refusal(why),
        Error::NoJumble => "every order is a word",
        Error::SpellsWord => "that spells a word",
        Error::NoOrder => "not these tiles",
        Error::OwnGroup => "their own",
        Error::Claimed { by } => return format!("{} was first", stage.name(by)),
        Error::LockedOut => "wait",
        Error::NoSuchGroup => "no such group",
        Error::NotInThisRound => "not in this round",
        Error::NoDictionary => "no dictionary",
        Error::LastPlayer => "the last player",
        Error::Roster(RosterError::BlankName) => "a blank name",
        Error::Roster(RosterError::LongName) => "a long name",
        Error::Roster(RosterError::NoSuchPlayer) => "no such player",
        Error::Roster(RosterError::Full { most }) => return format!("at most {most} players"),
    };
    words.to_owned()
}

fn capitals(letters: &str) -> String {
    letters.chars().map(|letter| letter.to_uppercase().to_string()).collect::<Vec<_>>().join(" ")
}

impl Stage {
    /// Answers a question about what lies open on the table, and `left`: what lies there uncounted by the screen.
    pub fn ask(&self, question: &str) -> String {
        let view = self.table.session.view();
        let each = |tell: &dyn Fn(&Standing) -> String| {
            let seats = view.players.iter().map(|seat| format!("{} {}", self.name(seat.player.id), tell(seat)));
            seats.collect::<Vec<_>>().join(", ")
        };
        let round = |points: &Option<i32>| points.map_or("–".to_owned(), |points| points.to_string());
        match (question, &view.stage) {
            ("points", _) => each(&|seat| seat.total.to_string()),
            ("places", _) => each(&|seat| seat.place.to_string()),
            ("rounds", _) => each(&|seat| seat.rounds.iter().map(round).collect::<Vec<_>>().join(" ")),
            ("seats", _) => self.names(&view.players.iter().map(|seat| seat.player.id).collect::<Vec<_>>()),
            ("first", _) => view.starter.map_or_else(|| "chance".to_owned(), |id| self.name(id)),
            ("round", _) => view.round.to_string(),
            ("left", _) => self.table.session.state().left().len().to_string(),
            ("stage", Phase::Waiting { next, done, of }) => {
                format!("{} takes the device as {} of {of}", self.name(*next), done + 1)
            }
            ("stage", _) => stage_in_words(self, &view),
            ("tiles", Phase::Setting(setting)) => {
                let offer = |offer: &wordbox::rules::scramble::view::Offer| {
                    format!("{}{}", offer.letter.to_uppercase(), offer.count)
                };
                setting.offers.iter().map(offer).collect::<Vec<_>>().join(" ")
            }
            ("jumble", Phase::Jumbling(jumbling)) => capitals(&jumbling.jumble),
            ("solvers", Phase::Solving(solving)) => self.names(&solving.solvers),
            ("groups", Phase::Solving(solving)) => {
                let fate = |fate: &Fate| match fate {
                    Fate::Open => "open".to_owned(),
                    Fate::Solved(solved) => format!("{} by {}", solved.word, self.name(solved.by)),
                    Fate::Abandoned => "abandoned".to_owned(),
                };
                let group = solving.groups.iter().map(|group| {
                    format!("{} {} ({})", self.name(group.setter), capitals(&group.jumble), fate(&group.fate))
                });
                group.collect::<Vec<_>>().join(", ")
            }
            ("words", Phase::Ready { last: Some(last) } | Phase::Over { last: Some(last) }) => self.words(last),
            _ => "nothing".to_owned(),
        }
    }

    fn words(&self, last: &RoundResult) -> String {
        let group = |group: &GroupResult| {
            let fate = match &group.solved {
                Some(solved) if solved.word == group.word => format!("{} {}", self.name(solved.by), solved.points),
                Some(solved) => format!("{} {} with {}", self.name(solved.by), solved.points, solved.word),
                None => "nobody".to_owned(),
            };
            format!("{} {} ({fate})", self.name(group.setter), group.word)
        };
        let mut parts: Vec<String> = last.groups.iter().map(group).collect();
        if !last.without.is_empty() {
            parts.push(format!("without {}", self.names(&last.without)));
        }
        if parts.is_empty() { "no words".to_owned() } else { parts.join(", ") }
    }

    fn names(&self, ids: &[PlayerId]) -> String {
        let names: Vec<String> = ids.iter().map(|id| self.name(*id)).collect();
        match names.as_slice() {
            [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
            _ => names.join(""),
        }
    }
}
