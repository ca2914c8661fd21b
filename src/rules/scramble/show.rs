//! How the state becomes what the screen may know: no word that nobody has found.

use super::state::{Group, Hand, Part, Phase, Round, Scramble};
use super::view::{self, Fate, GroupResult, Jumbling, MOST_COUNTED, Offer, RoundResult, Setting, Solving, Stage, View};
use crate::rules::roster::PlayerId;
use crate::rules::standing::standings;

impl View {
    /// What may be seen of a game.
    pub(super) fn of(game: &Scramble) -> Self {
        let is_over = game.is_over();
        let stage = match &game.phase {
            Phase::Playing(round) => Stage::of(game, round),
            Phase::Between { last } => {
                let last = last.as_ref().map(|round| RoundResult::of(game, round));
                if is_over { Stage::Over { last } } else { Stage::Ready { last } }
            }
        };
        let starter = match &game.phase {
            Phase::Playing(round) => round.hands.first().map(|hand| hand.player),
            Phase::Between { .. } => game.next_starter(),
        };
        View {
            config: game.config.clone(),
            players: standings(&game.roster, &game.rounds),
            round: (game.rounds.len() + usize::from(!is_over)).max(1),
            starter,
            length: game.round().map(|round| round.length),
            stage,
        }
    }
}

impl Stage {
    fn of(game: &Scramble, round: &Round) -> Self {
        let until = game.ends_at();
        match &round.part {
            Part::Waiting { next } => {
                let here = || round.hands.iter().filter(|hand| game.roster.has(hand.player));
                let done = here().take_while(|hand| hand.player != *next).count();
                Stage::Waiting { next: *next, done, of: here().count() }
            }
            Part::Setting { setter, .. } => {
                let left = round.left();
                let offers = left.iter().map(|(letter, count)| Offer { letter, count: count.min(MOST_COUNTED) });
                Stage::Setting(Setting { setter: *setter, offers: offers.collect(), until })
            }
            Part::Jumbling { setter, .. } => {
                let group = round.hand(*setter).and_then(|hand| hand.group.as_ref());
                let jumble = group.map(|group| group.jumble.clone()).unwrap_or_default();
                Stage::Jumbling(Jumbling { setter: *setter, jumble, until })
            }
            Part::AllSet => Stage::AllSet { without: without(game, round) },
            Part::Solving(solve) => {
                let group = |(hand, group): (&Hand, &Group)| view::Group {
                    setter: hand.player,
                    jumble: group.jumble.clone(),
                    fate: group.fate.clone(),
                };
                let place = round.next_place();
                Stage::Solving(Solving {
                    groups: groups(round).map(group).collect(),
                    without: without(game, round),
                    solvers: in_seat_order(game, round).map(|hand| hand.player).collect(),
                    place,
                    points: round.points(place),
                    claim: solve.claim,
                    locked: solve.locked.clone(),
                    until,
                })
            }
        }
    }
}

impl RoundResult {
    fn of(game: &Scramble, round: &Round) -> Self {
        let result = |(hand, group): (&Hand, &Group)| GroupResult {
            setter: hand.player,
            word: group.word.clone(),
            jumble: group.jumble.clone(),
            solved: match &group.fate {
                Fate::Solved(solved) => Some(solved.clone()),
                Fate::Open | Fate::Abandoned => None,
            },
        };
        RoundResult { groups: groups(round).map(result).collect(), without: without(game, round) }
    }
}

/// In the order in which they were set.
fn groups(round: &Round) -> impl Iterator<Item = (&Hand, &Group)> {
    round.hands.iter().filter_map(|hand| hand.group.as_ref().map(|group| (hand, group)))
}

/// All of the round who are here.
fn in_seat_order<'a>(game: &'a Scramble, round: &'a Round) -> impl Iterator<Item = &'a Hand> {
    game.roster.players().iter().filter_map(|player| round.hand(player.id))
}

fn without(game: &Scramble, round: &Round) -> Vec<PlayerId> {
    in_seat_order(game, round).filter(|hand| hand.group.is_none()).map(|hand| hand.player).collect()
}
