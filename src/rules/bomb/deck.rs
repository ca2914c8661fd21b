//! Shuffling, dealing and drawing (B1, B11, B13).

use std::collections::BinaryHeap;

use rand::seq::SliceRandom;

use super::config::{Die, Ending};
use super::contract::{Error, Event};
use super::placement::Face;
use super::state::Bomb;
use crate::rules::Rng;
use crate::rules::roster::PlayerId;
use crate::words::{Group, groups};

impl Bomb {
    /// Shuffles what has not been seen before on top of what has (B1), and finds who begins (P3).
    pub(super) fn deal(
        &self,
        spent: &[String],
        after: Option<PlayerId>,
        own: &[String],
        rng: &mut Rng,
    ) -> Result<Vec<Event>, Error> {
        use rand::Rng as _;
        if !(super::config::FEWEST_PLAYERS..=super::config::MOST_PLAYERS).contains(&self.roster.len()) {
            return Err(Error::PlayerCount);
        }
        let deck = if own.is_empty() {
            groups(self.config.lang).iter().map(|group| group.letters.to_owned()).collect()
        } else {
            own.to_vec()
        };
        let (mut seen, mut fresh): (Vec<String>, Vec<String>) =
            deck.into_iter().partition(|letters| spent.contains(letters));
        fresh.shuffle(rng);
        seen.shuffle(rng);
        fresh.append(&mut seen);
        let rest = match self.config.ending {
            Ending::Cards(dealt) => fresh.split_off(usize::from(dealt).min(fresh.len())),
            Ending::Lives(_) => Vec::new(),
        };
        let starter = match after.filter(|id| self.roster.has(*id)) {
            Some(last) => self.next_after(last),
            None => self.roster.players()[rng.random_range(0..self.roster.len() as u32) as usize].id,
        };
        Ok(vec![Event::Dealt { pile: fresh, rest, starter }])
    }

    /// Whether the next round is one of sudden death.
    pub(super) fn in_sudden_death(&self) -> bool {
        self.pile_is_played()
    }

    /// The cards that the next one is drawn from: the pile, or in sudden death what was put aside.
    pub(super) fn stack(&self) -> &std::collections::VecDeque<String> {
        if self.in_sudden_death() { &self.rest } else { &self.pile }
    }

    /// Shuffles the played cards if there is no other left (B11, B13).
    pub(super) fn reshuffle_if_empty(&self, rng: &mut Rng) -> Option<Event> {
        if !self.stack().is_empty() {
            return None;
        }
        let lies_there = |card: &&str| !self.hidden_cards().any(|hidden| hidden == *card);
        // After a second time round a card is in the results twice, but it is one card.
        let mut played = self.turned_cards().filter(lies_there).collect::<BinaryHeap<_>>().into_sorted_vec();
        played.dedup();
        let mut pile: Vec<String> = played.into_iter().map(str::to_owned).collect();
        pile.shuffle(rng);
        Some(Event::Reshuffled { pile })
    }

    /// The card that is turned for this face: the top one, or with the must-start and must-end die the next one
    /// that has enough words there; looked for in the pile first, then among the cards put aside (B13).
    pub(super) fn draw(&self, face: Face) -> Option<&String> {
        let stack = self.stack();
        if self.config.die == Die::Classic {
            return stack.front();
        }
        let deck = groups(self.config.lang);
        let rich = |letters: &&String| {
            deck.iter().find(|group| group.letters == letters.as_str()).is_some_and(|group| is_rich(group, face))
        };
        stack.iter().find(rich).or_else(|| self.rest.iter().find(rich)).or(stack.front())
    }
}

/// Whether 25 distinct proposed base words have the card's letters where this face asks for them: on the faces of the
/// classic die every card has.
fn is_rich(group: &Group, face: Face) -> bool {
    match face {
        Face::NotAtStart | Face::Anywhere | Face::NotAtEnd => true,
        Face::AtStart => group.has_enough_at_start,
        Face::AtEnd => group.has_enough_at_end,
    }
}
