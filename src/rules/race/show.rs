//! How the state becomes what the screen may know.

use super::score::{self, ListScore, points};
use super::state::{List, Part, Phase, Race, Round};
use super::view::{Calling, Column, Fate, ListResult, RoundResult, Sheet, Span, Stage, View, WordResult, Writing};
use crate::rules::standing::standings;

impl View {
    /// What may be seen of a game.
    pub(super) fn of(race: &Race) -> Self {
        let stage = match (&race.phase, race.is_over()) {
            (Phase::Playing(round), _) => Stage::of(race, round),
            (Phase::Between { .. }, Some(last)) => Stage::Over { result: RoundResult::of(race, last) },
            (Phase::Between { .. }, None) => Stage::Ready { tied: race.leaders() },
        };
        let shown = match &race.phase {
            Phase::Playing(round) => Some(round),
            Phase::Between { last } => last.as_ref(),
        };
        let longest = race.is_over().map(|last| race.longest_with(last)).unwrap_or_default();
        let stands = race.rounds.len();
        let next = usize::from(!matches!(stage, Stage::Over { .. }));
        let starter = match (&race.phase, shown) {
            (Phase::Playing(_), Some(round)) => round.lists.first().map(|list| list.player),
            _ => race.next_starter(),
        };
        View {
            config: race.config.clone(),
            players: standings(&race.roster, &race.rounds),
            round: stands + next,
            starter,
            faces: shown.map(|round| round.faces.clone()).unwrap_or_default(),
            stage,
            longest,
        }
    }
}

impl Stage {
    fn of(race: &Race, round: &Round) -> Self {
        match &round.part {
            Part::Covered => Stage::Rolled,
            Part::Racing { since } => Stage::Racing(Span { since: *since, until: race.ends_at() }),
            Part::Waiting { next } => Stage::Waiting { next: *next },
            Part::Writing { writer, since } => {
                let list = round.list(*writer);
                Stage::Writing(Writing {
                    writer: *writer,
                    words: list.map(List::words).unwrap_or_default(),
                    distinct: list.map_or(0, List::distinct),
                    span: Span { since: *since, until: race.ends_at() },
                })
            }
            Part::Calling { turn, passed } => {
                let columns = in_seat_order(race, round).map(Column::of).collect();
                Stage::Calling(Calling { turn: *turn, columns, passes: passed.len() })
            }
            Part::Collecting => {
                let sheet = |list: &List| Sheet { player: list.player, words: list.words(), tally: list.tally.clone() };
                Stage::Collecting { stopper: round.stopper, sheets: in_seat_order(race, round).map(sheet).collect() }
            }
            Part::Revealing { open } => Stage::Revealing { open: *open, result: RoundResult::of(race, round) },
        }
    }
}

fn in_seat_order<'a>(race: &'a Race, round: &'a Round) -> impl Iterator<Item = &'a List> {
    race.roster.players().iter().filter_map(|player| round.list(player.id))
}

impl Column {
    fn of(list: &List) -> Self {
        let words: Vec<(String, i32)> =
            list.entries.iter().map(|entry| (entry.word.clone(), points(&entry.word))).collect();
        let total = words.iter().map(|(_, points)| points).sum();
        Column { player: list.player, words, total }
    }
}

impl RoundResult {
    fn of(race: &Race, round: &Round) -> Self {
        let player = |place: usize| round.lists[place].player;
        let mut lists = Vec::new();
        for (list, score) in round.lists.iter().zip(race.scores(round)) {
            let mut words = Vec::new();
            for (word, fate) in score.words {
                let fate = match fate {
                    score::Fate::Scored { points } => Fate::Scored { points },
                    score::Fate::Struck { with } => Fate::Struck { with: with.into_iter().map(player).collect() },
                    score::Fate::Refused(refusal) => Fate::Refused(refusal),
                };
                let overruled = round.rulings.overruled.get(&word).copied();
                words.push(WordResult { word, fate, overruled });
            }
            let ListScore { bonus, penalty, total, .. } = score;
            lists.push(ListResult { player: list.player, words, tally: list.tally.clone(), bonus, penalty, total });
        }
        RoundResult { stopper: round.stopper, lists, merged: round.rulings.merged.clone() }
    }
}
