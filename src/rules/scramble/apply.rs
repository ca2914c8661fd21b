//! How an event changes the state. Nothing here can fail or decide: events carry their outcomes.

use std::collections::BTreeMap;

use super::config::{Config, FEWEST_PLAYERS, LOCK_OUT_SECONDS};
use super::event::Event;
use super::state::{Group, Hand, Part, Phase, Round, Scramble, Solve};
use super::view::{Claim, Fate, Solved};
use crate::rules::clock::Millis;
use crate::rules::roster::PlayerId;
use crate::words::Letters;

impl Scramble {
    pub(super) fn apply_event(&mut self, at: Millis, event: &Event) {
        match event {
            Event::Rolled { length, tiles, starter } => self.begin_round(*length, tiles, *starter),
            Event::Joined { player, seat } => self.roster.seat(player.clone(), *seat),
            Event::Left { id } => self.leave(at, *id),
            Event::Renamed { id, name } => self.roster.rename(*id, name.clone()),
            Event::Reseated { id, seat } => self.roster.move_to(*id, *seat),
            in_round => {
                if let Phase::Playing(round) = &mut self.phase {
                    round.apply(at, &self.config, in_round);
                }
            }
        }
        self.end_round();
    }

    fn begin_round(&mut self, length: u8, tiles: &str, starter: PlayerId) {
        if matches!(self.phase, Phase::Playing(_)) {
            return;
        }
        let others = self.roster.leftward(starter).filter(|id| *id != starter);
        let order = self.roster.has(starter).then_some(starter).into_iter().chain(others);
        let hands: Vec<Hand> = order.map(|player| Hand { player, group: None, done: false }).collect();
        self.starter = Some(starter);
        self.phase = Phase::Playing(Round {
            length,
            tiles: Letters::of(tiles).unwrap_or_default(),
            hands,
            part: Part::Waiting { next: starter },
        });
    }

    /// P2: the group of whoever leaves is abandoned, and whatever they were doing is the next one's to do.
    fn leave(&mut self, at: Millis, id: PlayerId) {
        if self.starter == Some(id) {
            self.starter = self.roster.right_of(id);
        }
        self.roster.leave(id);
        if let Phase::Playing(round) = &mut self.phase {
            round.without(at, id);
        }
    }

    /// A round ends by itself when nobody can solve anything any more. One whose players have left before the groups lay
    /// open was not played.
    fn end_round(&mut self) {
        let Phase::Playing(round) = &self.phase else { return };
        let here = round.hands.iter().filter(|hand| self.roster.has(hand.player)).count();
        let ends = match round.part {
            Part::Solving(_) => !self.can_be_solved(round),
            _ if here < FEWEST_PLAYERS => {
                self.phase = Phase::Between { last: None };
                return;
            }
            Part::AllSet => !self.can_be_solved(round),
            Part::Waiting { .. } | Part::Setting { .. } | Part::Jumbling { .. } => false,
        };
        if ends && let Phase::Playing(round) = std::mem::replace(&mut self.phase, Phase::Between { last: None }) {
            self.rounds.push(round.scores());
            self.phase = Phase::Between { last: Some(round) };
        }
    }
}

impl Round {
    fn apply(&mut self, at: Millis, config: &Config, event: &Event) {
        match (event, &mut self.part) {
            (Event::Started, Part::Waiting { next }) => self.part = Part::Setting { setter: *next, since: at },
            (Event::Taken { word, jumble }, &mut Part::Setting { setter, since }) => {
                let group = Group { word: word.clone(), jumble: jumble.clone(), fate: Fate::Open };
                self.lay(setter, Some(group));
                self.part = Part::Jumbling { setter, since };
            }
            (Event::PutBack, &mut Part::Jumbling { setter, since }) => {
                self.lay(setter, None);
                self.part = Part::Setting { setter, since };
            }
            (Event::Jumbled { jumble }, &mut Part::Jumbling { setter, .. }) => {
                if let Some(group) = self.hand_mut(setter).and_then(|hand| hand.group.as_mut()) {
                    group.jumble.clone_from(jumble);
                }
            }
            (Event::WentWithout | Event::TimeUp, &mut Part::Setting { setter, .. })
            | (Event::HandedOver | Event::TimeUp, &mut Part::Jumbling { setter, .. }) => self.hand_on(setter),
            (Event::Revealed, Part::AllSet) => {
                self.part =
                    Part::Solving(Solve { since: at, stood: Millis::default(), claim: None, locked: Vec::new() });
            }
            (&Event::Claimed { by, group }, Part::Solving(solve)) if solve.claim.is_none() => {
                let until = at.plus(Millis::from_secs(u64::from(config.claim)));
                solve.claim = Some(Claim { by, group, since: at, until });
            }
            (Event::Solved { word }, Part::Solving(solve)) => {
                if let Some(claim) = solve.end_claim(at) {
                    self.solve(claim, word);
                }
            }
            (Event::Missed | Event::Lapsed, Part::Solving(solve)) => {
                if let (Some(claim), true) = (solve.end_claim(at), config.lock_out) {
                    solve.locked.retain(|(id, until)| *id != claim.by && *until > at);
                    solve.locked.push((claim.by, at.plus(Millis::from_secs(u64::from(LOCK_OUT_SECONDS)))));
                }
            }
            (Event::Abandoned { groups }, Part::Solving(_)) => self.abandon(at, |id| groups.contains(&id)),
            (Event::TimeUp, Part::Solving(_)) => self.abandon(at, |_| true),
            _ => {}
        }
    }

    fn lay(&mut self, setter: PlayerId, group: Option<Group>) {
        if let Some(hand) = self.hand_mut(setter) {
            hand.group = group;
        }
    }

    /// `id` is done: the next one sets a word, or all have.
    fn hand_on(&mut self, id: PlayerId) {
        if let Some(hand) = self.hand_mut(id) {
            hand.done = true;
        }
        self.part = match self.hands.iter().find(|hand| !hand.done) {
            Some(next) => Part::Waiting { next: next.player },
            None => Part::AllSet,
        };
    }

    /// S7: the group takes the next place.
    fn solve(&mut self, claim: Claim, word: &str) {
        let place = self.next_place();
        let solved = Solved { by: claim.by, place, points: self.points(place), word: word.to_owned() };
        let group = self.hand_mut(claim.group).and_then(|hand| hand.group.as_mut());
        if let Some(group) = group.filter(|group| group.fate == Fate::Open) {
            group.fate = Fate::Solved(solved);
        }
    }

    /// S10: the open groups of these are nobody's, and neither is a claim on one of them.
    fn abandon(&mut self, at: Millis, of: impl Fn(PlayerId) -> bool) {
        for hand in self.hands.iter_mut().filter(|hand| of(hand.player)) {
            if let Some(group) = hand.group.as_mut().filter(|group| group.fate == Fate::Open) {
                group.fate = Fate::Abandoned;
            }
        }
        if let Part::Solving(solve) = &mut self.part
            && solve.claim.is_some_and(|claim| of(claim.group))
        {
            solve.end_claim(at);
        }
    }

    /// The round without somebody who leaves.
    fn without(&mut self, at: Millis, id: PlayerId) {
        self.abandon(at, |other| other == id);
        match &mut self.part {
            Part::Solving(solve) => {
                solve.locked.retain(|(other, _)| *other != id);
                if solve.claim.is_some_and(|claim| claim.by == id) {
                    solve.end_claim(at);
                }
            }
            Part::Waiting { next: setter } | Part::Setting { setter, .. } | Part::Jumbling { setter, .. }
                if *setter == id =>
            {
                self.hand_on(id);
            }
            _ => {}
        }
        if let Some(hand) = self.hand_mut(id) {
            hand.done = true;
        }
    }

    /// S7, S8: what everybody scored.
    fn scores(&self) -> BTreeMap<PlayerId, i32> {
        let mut scores: BTreeMap<PlayerId, i32> = self.hands.iter().map(|hand| (hand.player, 0)).collect();
        for group in self.hands.iter().filter_map(|hand| hand.group.as_ref()) {
            if let Fate::Solved(solved) = &group.fate {
                *scores.entry(solved.by).or_default() += solved.points;
            }
        }
        scores
    }
}

impl Solve {
    /// The claim that was open. The time has stood still for as long as it was.
    fn end_claim(&mut self, at: Millis) -> Option<Claim> {
        let claim = self.claim.take()?;
        self.stood = self.stood.plus(at.since(claim.since));
        Some(claim)
    }
}
