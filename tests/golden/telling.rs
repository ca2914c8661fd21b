//! What the table is told, in the words of the transcripts.

use wordbox::rules::bomb::state::Said;
use wordbox::rules::bomb::view::Stage as Phase;
use wordbox::rules::bomb::{Bomb, Decider, Error, Event, Misfit, Refusal, View};
use wordbox::rules::roster::{PlayerId, RosterError};
use wordbox::rules::verdict::{Unlisted, Unusable};
use wordbox::session::Refused;

use crate::deeds::FACES;
use crate::script::Stage;
use crate::transcript::Outcome;

/// The outcome of a deed and what it changed: who has the bomb, who rolls, who has won.
pub fn told(stage: &Stage, before: &View, outcome: &Outcome<Bomb>, after: &View) -> String {
    let events = match outcome {
        Outcome::Answer(answer) => return answer.clone(),
        Outcome::Refused(refused) => return format!("refused: {}", reason(stage, *refused)),
        Outcome::Happened(events) => events,
    };
    let mut parts: Vec<String> = events.iter().filter_map(|event| event_in_words(stage, event)).collect();
    let bomb = holder(after).filter(|id| holder(before) != Some(*id));
    match &after.stage {
        Phase::Burning(_) => parts.extend(bomb.map(|id| format!("bomb to {}", stage.name(id)))),
        Phase::Exploded(_) if !matches!(before.stage, Phase::Exploded(_)) => {
            parts.extend(holder(after).map(|id| format!("card for {}", stage.name(id))));
        }
        Phase::Exploded(_) => parts.extend(bomb.map(|id| format!("card for {}", stage.name(id)))),
        Phase::Ready { starter } if before.stage != after.stage => {
            if after.sudden_death && !before.sudden_death {
                parts.push(format!("sudden death of {}", list(stage, after, |seat| seat.in_play)));
            }
            parts.push(format!("{} rolls", stage.name(*starter)));
        }
        Phase::Over => {
            let winners = |view| list(stage, view, |seat| seat.place == 1);
            if before.stage != Phase::Over || winners(before) != winners(after) {
                parts.push(format!("{} won", winners(after)));
            }
        }
        _ => {}
    }
    parts.join(", ")
}

fn holder(view: &View) -> Option<PlayerId> {
    match &view.stage {
        Phase::Burning(round) | Phase::Exploded(round) => Some(round.holder),
        _ => None,
    }
}

fn list(stage: &Stage, view: &View, which: impl Fn(&wordbox::rules::bomb::view::PlayerView) -> bool) -> String {
    let names = view.players.iter().filter(|seat| which(seat)).map(|seat| stage.name(seat.player.id));
    names.collect::<Vec<_>>().join(" and ")
}

fn event_in_words(stage: &Stage, event: &Event) -> Option<String> {
    Some(match event {
        Event::Dealt { pile, rest, .. } => format!("{} cards, {} aside", pile.len(), rest.len()),
        Event::Reshuffled { .. } => "the played cards are shuffled".to_owned(),
        Event::Rolled { face } => FACES.iter().find(|(other, _)| other == face).map(|(_, name)| *name)?.to_owned(),
        Event::Lit { card, .. } => card.to_uppercase(),
        Event::Said { word: None, .. } | Event::PassedBack => return None,
        Event::Said { .. } => "accepted".to_owned(),
        Event::Challenged { .. } => "challenged".to_owned(),
        Event::VoteCalled | Event::Appealed { .. } => "all vote".to_owned(),
        Event::Voted { .. } => "counted".to_owned(),
        Event::Decided { accepted, by } => {
            let verdict = if *accepted { "the word stands" } else { "the word falls" };
            match by {
                Decider::Votes { yes, no } => format!("{verdict} by {yes} to {no}"),
                Decider::Dictionary => format!("{verdict} by the dictionary"),
                Decider::Doubt => format!("{verdict} in doubt"),
            }
        }
        Event::DisputeDropped => "dropped".to_owned(),
        Event::LookedUp { known: true, .. } => "in the dictionary".to_owned(),
        Event::LookedUp { known: false, .. } => "not in the dictionary".to_owned(),
        Event::Exploded => "boom".to_owned(),
        Event::CardTaken { by } => format!("{} has the card", stage.name(*by)),
        Event::CardGiven { to, .. } => format!("{} has the card", stage.name(*to)),
        Event::Joined { player, .. } => format!("{} sits down", player.name.as_deref()?),
        Event::Left { id } => format!("{} is gone", stage.name(*id)),
        Event::Renamed { name, .. } => name.clone(),
        Event::Reseated { seat, .. } => format!("seat {}", seat + 1),
    })
}

fn reason(stage: &Stage, refused: Refused<Error>) -> String {
    let Refused::Rules(error) = refused else { return "the game is paused".to_owned() };
    let words = match error {
        Error::NotNow => "not now",
        Error::PlayerCount => "too few or too many players",
        Error::NotTheHolder => "the bomb is with somebody else",
        Error::TooSoon => "too soon",
        Error::TooLate => "too late",
        Error::NoDictionary => "no dictionary",
        Error::NothingToChallenge => "nothing to challenge",
        Error::OwnWord => "their own word",
        Error::NoVoter => "has no vote",
        Error::VoteOpen => "the dispute comes first",
        Error::NoAppeal => "no appeal",
        Error::NoSuchRound => "no such round",
        Error::Roster(RosterError::BlankName) => "a blank name",
        Error::Roster(RosterError::LongName) => "a long name",
        Error::Roster(RosterError::NoSuchPlayer) => "no such player",
        Error::Roster(RosterError::Full { most }) => return format!("at most {most} players"),
        Error::Refused(refusal) => match refusal {
            Refusal::Unusable(Unusable::Empty) => "nothing said",
            Refusal::Unusable(Unusable::NotOneWord) => "not one word",
            Refusal::Misfit(Misfit::LettersMissing) => "letters missing",
            Refusal::Misfit(Misfit::NotLarger) => "not larger than the card",
            Refusal::Misfit(Misfit::AtStart) => "at the start",
            Refusal::Misfit(Misfit::AtEnd) => "at the end",
            Refusal::Misfit(Misfit::NotAtStart) => "not at the start",
            Refusal::Misfit(Misfit::NotAtEnd) => "not at the end",
            Refusal::AlreadySaid { by } => return format!("already said by {}", stage.name(by)),
            Refusal::Derivative { of } => return format!("goes with {}", stage.said_word(of)),
            Refusal::Unlisted(Unlisted::Unknown) => "not in the dictionary",
            Refusal::Unlisted(Unlisted::Abbreviation) => "an abbreviation",
            Refusal::Unlisted(Unlisted::Name) => "a name",
        },
    };
    words.to_owned()
}

impl Stage {
    /// Answers a question about what lies open on the table.
    pub fn ask(&self, question: &str) -> String {
        let view = self.table.session.view();
        let each = |tell: &dyn Fn(&wordbox::rules::bomb::view::PlayerView) -> String| {
            let seats = view.players.iter().map(|seat| format!("{} {}", self.name(seat.player.id), tell(seat)));
            seats.collect::<Vec<_>>().join(", ")
        };
        let named = |ids: &[PlayerId]| ids.iter().map(|id| self.name(*id)).collect::<Vec<_>>().join(", ");
        let answer = match (question, &view.stage) {
            ("score", _) => each(&|seat| seat.count.to_string()),
            ("places", _) => each(&|seat| seat.place.to_string()),
            ("seats", _) => named(&view.players.iter().map(|seat| seat.player.id).collect::<Vec<_>>()),
            ("voters", _) => {
                named(&view.players.iter().filter(|seat| seat.votes).map(|seat| seat.player.id).collect::<Vec<_>>())
            }
            ("cards", _) => view
                .results
                .iter()
                .map(|result| format!("{} {}", self.name(result.loser), result.card.to_uppercase()))
                .collect::<Vec<_>>()
                .join(", "),
            ("bomb", Phase::Burning(round)) => self.name(round.holder),
            ("challengers", Phase::Burning(round) | Phase::Exploded(round)) => named(&round.challengers),
            ("said", Phase::Burning(round) | Phase::Exploded(round)) => {
                round.said.iter().map(|said| self.said(said)).collect::<Vec<_>>().join(", ")
            }
            _ => String::new(),
        };
        if answer.is_empty() { "nobody".to_owned() } else { answer }
    }

    /// A word of the round by its place.
    fn said_word(&self, place: usize) -> String {
        match self.table.session.view().stage {
            Phase::Burning(round) | Phase::Exploded(round) => round.said[place].word.clone().unwrap_or_default(),
            _ => String::new(),
        }
    }

    fn said(&self, said: &Said) -> String {
        let struck = if said.ruling == Some(false) { " (struck)" } else { "" };
        format!("{} {}{struck}", self.name(said.by), said.word.as_deref().unwrap_or("aloud"))
    }
}
