//! Who has how many points after how many rounds: the same in every game that counts points.

use std::collections::BTreeMap;

use super::roster::{Player, PlayerId, Roster};

/// One player's points.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Id and name.
    pub player: Player,
    /// All rounds whose points stand. It may be below zero.
    pub total: i32,
    /// The points of each of those rounds; nothing for rounds before the player joined.
    pub rounds: Vec<Option<i32>>,
    /// Place in the ranking as it is now, from 1; equal totals share a place.
    pub place: usize,
}

/// Everybody's, in the order of the seats; `rounds` has the points of every round that stands, by player.
pub fn standings(roster: &Roster, rounds: &[BTreeMap<PlayerId, i32>]) -> Vec<Standing> {
    let players = roster.players();
    let totals: Vec<i32> = players.iter().map(|player| total(rounds, player.id)).collect();
    let standing = |(player, total): (&Player, &i32)| Standing {
        player: player.clone(),
        total: *total,
        rounds: rounds.iter().map(|round| round.get(&player.id).copied()).collect(),
        place: 1 + totals.iter().filter(|other| *other > total).count(),
    };
    players.iter().zip(&totals).map(standing).collect()
}

/// The points of a player in all rounds that stand.
pub fn total(rounds: &[BTreeMap<PlayerId, i32>], id: PlayerId) -> i32 {
    rounds.iter().filter_map(|round| round.get(&id)).sum()
}
