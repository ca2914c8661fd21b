//! How an event changes the state. Nothing here can fail or decide: events carry their outcomes.

use std::collections::BTreeMap;

use super::contract::Event;
use super::placement::Face;
use super::state::{Bomb, Cause, Dispute, Phase, Round, RoundResult, Said};
use crate::rules::clock::Millis;
use crate::rules::roster::{Player, PlayerId};

impl Bomb {
    pub(super) fn apply_event(&mut self, at: Millis, event: &Event) {
        match event {
            Event::Dealt { pile, rest, starter } => {
                self.pile = pile.iter().cloned().collect();
                self.rest = rest.iter().cloned().collect();
                self.starter_of_game = Some(*starter);
                self.phase = Phase::Ready { starter: *starter };
            }
            Event::Reshuffled { pile } => {
                let sudden = self.in_sudden_death();
                let stack = if sudden { &mut self.rest } else { &mut self.pile };
                *stack = pile.iter().cloned().collect();
            }
            Event::Rolled { face } => {
                if let Phase::Ready { starter } = self.phase {
                    self.phase = Phase::Rolled { starter, face: *face };
                }
            }
            Event::Lit { card, fuse } => self.light_up(at, card, *fuse),
            Event::CardTaken { by } => self.end_round(*by),
            Event::CardGiven { round, to } => self.give(*round, *to),
            Event::Joined { player, seat } => self.seat(player, *seat),
            Event::Left { id } => self.leave(at, *id),
            Event::Renamed { id, name } => self.roster.rename(*id, name.clone()),
            Event::Reseated { id, seat } => self.roster.move_to(*id, *seat),
            Event::Exploded => {
                if let Phase::Burning(round) = &self.phase {
                    self.phase = Phase::Exploded(round.clone());
                }
            }
            in_round => self.apply_in_round(at, in_round),
        }
    }

    /// B3: the card leaves its stack. One that was fetched from the cards put aside is replaced there by the top of
    /// the pile, so that as many are left to play (B13).
    fn light_up(&mut self, at: Millis, card: &str, fuse: Millis) {
        let Phase::Rolled { starter, face } = self.phase else { return };
        let sudden = self.in_sudden_death();
        if let Some(place) = self.pile.iter().position(|other| other == card).filter(|_| !sudden) {
            self.pile.remove(place);
        } else if let Some(place) = self.rest.iter().position(|other| other == card) {
            self.rest.remove(place);
            if !sudden && let Some(top) = self.pile.pop_front() {
                self.rest.push_back(top);
            }
        }
        self.phase = Phase::Burning(Round::new(starter, face, card, at, fuse));
    }

    /// B9, B11, B13: the card is taken, and either the game is decided or somebody rolls.
    fn end_round(&mut self, loser: PlayerId) {
        let sudden = self.in_sudden_death();
        let phase = std::mem::replace(&mut self.phase, Phase::Shuffling);
        let (Phase::Burning(round) | Phase::Exploded(round)) = phase else {
            self.phase = phase;
            return;
        };
        let speaker = round.said.last().map_or(loser, |said| said.by);
        self.results.push(RoundResult { card: round.card, face: round.face, loser, said: round.said, sudden });
        // A loser who has left had the bomb from the speaker: the seat to the left of the speaker's is theirs no more.
        let starter = if self.roster.has(loser) { self.starter_after(loser) } else { self.next_after(speaker) };
        self.phase = Phase::Ready { starter };
        self.settle();
    }

    /// Between rounds: over if somebody has won, and on again if a correction undid that. Whoever was to roll may be
    /// out of it by a correction or a farewell: then the next in play does.
    fn settle(&mut self) {
        self.phase = match std::mem::replace(&mut self.phase, Phase::Shuffling) {
            Phase::Ready { .. } | Phase::Rolled { .. } | Phase::Over if self.is_decided() => Phase::Over,
            Phase::Ready { starter } => Phase::Ready { starter: self.nearest_in_play(starter) },
            Phase::Rolled { starter, face } => Phase::Rolled { starter: self.nearest_in_play(starter), face },
            Phase::Over => match self.results.last() {
                Some(result) => Phase::Ready { starter: self.starter_after(result.loser) },
                None => Phase::Over,
            },
            phase => phase,
        };
    }

    fn give(&mut self, round: usize, to: PlayerId) {
        let last = self.results.len().checked_sub(1) == Some(round);
        if let Some(result) = self.results.get_mut(round) {
            result.loser = to;
        }
        if let Phase::Ready { .. } = self.phase
            && last
        {
            self.phase = Phase::Ready { starter: self.starter_after(to) };
        }
        self.settle();
    }

    fn seat(&mut self, player: &Player, seat: usize) {
        let handicap = self.handicap_now();
        self.roster.seat(player.clone(), seat);
        self.handicap.insert(player.id, handicap);
    }

    /// P2: play passes to the next seat. Whoever had lost the round takes the card along, out of the ranking.
    fn leave(&mut self, at: Millis, id: PlayerId) {
        let next = self.next_after(id);
        match &mut self.phase {
            Phase::Exploded(round) if round.holder == id => {
                self.end_round(id);
                self.roster.leave(id);
                self.phase = Phase::Ready { starter: next };
            }
            Phase::Ready { starter } | Phase::Rolled { starter, .. } => {
                if *starter == id {
                    *starter = next;
                }
                self.roster.leave(id);
            }
            Phase::Burning(round) => {
                round.without(at, id, Some(next));
                self.roster.leave(id);
                self.stop_if_decided();
            }
            Phase::Exploded(round) => {
                round.without(at, id, None);
                self.roster.leave(id);
                self.stop_if_decided();
            }
            Phase::Shuffling | Phase::Over => self.roster.leave(id),
        }
        self.settle();
    }

    /// A round that nobody is left to play is not finished; its card goes back under the others.
    fn stop_if_decided(&mut self) {
        if !self.is_decided() {
            return;
        }
        if let Phase::Burning(round) | Phase::Exploded(round) = &self.phase {
            self.rest.push_back(round.card.clone());
            self.phase = Phase::Over;
        }
    }

    fn apply_in_round(&mut self, at: Millis, event: &Event) {
        let next = match &self.phase {
            Phase::Burning(round) => self.next_after(round.holder),
            _ => PlayerId(0),
        };
        match &mut self.phase {
            Phase::Burning(round) => round.apply(at, event, Some(next)),
            Phase::Exploded(round) => round.apply(at, event, None),
            _ => {}
        }
    }
}

impl Round {
    fn new(starter: PlayerId, face: Face, card: &str, at: Millis, fuse: Millis) -> Self {
        Round {
            face,
            card: card.to_owned(),
            lit_at: at,
            fuse,
            holder: starter,
            held_since: at,
            said: Vec::new(),
            dispute: None,
        }
    }

    fn hand_to(&mut self, at: Millis, id: PlayerId) {
        self.holder = id;
        self.held_since = at;
    }

    /// `next` is the seat to the holder's left as long as the fuse burns; `None` after the explosion.
    fn apply(&mut self, at: Millis, event: &Event, next: Option<PlayerId>) {
        match event {
            Event::Said { word, known, to } => {
                self.leave_the_dispute();
                self.said.push(Said { by: self.holder, word: word.clone(), known: *known, ruling: None });
                self.hand_to(at, *to);
            }
            Event::Challenged { by } => {
                self.dispute = Some(Dispute { cause: Cause::Challenge { by: *by, passed_back: None }, votes: None });
            }
            Event::PassedBack => {
                if let (Some(Dispute { cause: Cause::Challenge { passed_back, .. }, .. }), Some(said)) =
                    (&mut self.dispute, self.said.last())
                {
                    *passed_back = Some(self.holder);
                    let speaker = said.by;
                    self.hand_to(at, speaker);
                }
            }
            Event::VoteCalled => {
                if let Some(dispute) = &mut self.dispute {
                    dispute.votes = Some(BTreeMap::new());
                }
            }
            Event::Appealed { word } => {
                self.leave_the_dispute();
                self.dispute =
                    Some(Dispute { cause: Cause::Appeal { word: word.clone() }, votes: Some(BTreeMap::new()) });
            }
            Event::Voted { by, accept } => {
                if let Some(Dispute { votes: Some(votes), .. }) = &mut self.dispute {
                    votes.insert(*by, *accept);
                }
            }
            Event::Decided { accepted, .. } => self.decide(at, *accepted, next),
            Event::DisputeDropped => {
                let dispute = self.dispute.take();
                if let (Some(Dispute { cause: Cause::Challenge { passed_back: Some(back), .. }, .. }), Some(_)) =
                    (dispute, next)
                {
                    self.hand_to(at, back);
                }
            }
            Event::LookedUp { word, known } => {
                if let Some(said) = self.said.last_mut() {
                    said.word = Some(word.clone());
                    said.known = Some(*known);
                }
            }
            _ => {}
        }
    }

    /// B10: who has the bomb after the decision, or who takes the card if it has gone off.
    fn decide(&mut self, at: Millis, accepted: bool, next: Option<PlayerId>) {
        let speaker = self.speaker();
        let Some(dispute) = self.dispute.take() else { return };
        match dispute.cause {
            Cause::Challenge { passed_back, .. } => {
                self.rule(accepted);
                let to = if accepted { passed_back } else { speaker };
                if let Some(to) = to {
                    self.hand_to(at, to);
                }
            }
            Cause::Appeal { word } if accepted => {
                self.said.push(Said { by: self.holder, word: Some(word), known: Some(false), ruling: Some(true) });
                // Too late to pass it on: the speaker loses either way.
                if let Some(next) = next {
                    self.hand_to(at, next);
                }
            }
            Cause::Appeal { .. } => {}
        }
    }

    /// A new word ends any dispute; the speaker who got the bomb back has thereby given in.
    fn leave_the_dispute(&mut self) {
        if let Some(Dispute { cause: Cause::Challenge { passed_back: Some(_), .. }, .. }) = self.dispute.take() {
            self.rule(false);
        }
    }

    fn rule(&mut self, stands: bool) {
        if let Some(said) = self.said.last_mut() {
            said.ruling = Some(stands);
        }
    }

    /// The round without a player who leaves: votes, challenge and bomb. `next` has their bomb as long as the fuse burns;
    /// `None` after the explosion, when nobody else answers for their passing it back.
    fn without(&mut self, at: Millis, id: PlayerId, next: Option<PlayerId>) {
        if self.speaker() == Some(id) {
            self.dispute = None;
        }
        if let Some(dispute) = &mut self.dispute {
            if let Some(votes) = &mut dispute.votes {
                votes.remove(&id);
            }
            if let Cause::Challenge { by, passed_back } = &mut dispute.cause {
                if *passed_back == Some(id) && next.is_some() {
                    *passed_back = next;
                }
                if *by == id && passed_back.is_none() && dispute.votes.is_none() {
                    self.dispute = None;
                }
            }
        }
        if let Some(next) = next.filter(|_| self.holder == id) {
            self.hand_to(at, next);
        }
    }
}
