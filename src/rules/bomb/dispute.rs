//! Challenge, pass-back, appeal and vote (B10, W4).

use std::collections::BTreeMap;

use super::config::Play;
use super::contract::{Decider, Error, Event};
use super::state::{Bomb, Cause, Dispute, Phase, Round};
use crate::rules::Ctx;
use crate::rules::roster::PlayerId;
use crate::rules::verdict::Unusable;
use crate::words::normalise;

impl Bomb {
    /// Any player may doubt the last word until the next one stands or the card is taken; nobody their own.
    pub(super) fn challenge(&self, by: PlayerId) -> Result<Vec<Event>, Error> {
        let round = self.arguable()?;
        let last = round.said.last().ok_or(Error::NothingToChallenge)?;
        if round.dispute.is_some() {
            return Err(Error::VoteOpen);
        }
        if last.ruling.is_some() || !self.roster.has(last.by) {
            return Err(Error::NothingToChallenge);
        }
        if last.by == by {
            return Err(Error::OwnWord);
        }
        self.voter(by)?;
        Ok(vec![Event::Challenged { by }])
    }

    /// The holder need not run the risk: a challenged bomb can go back as long as it burns, also while the table votes.
    pub(super) fn pass_back(&self) -> Result<Vec<Event>, Error> {
        let Phase::Burning(round) = &self.phase else { return Err(Error::NotNow) };
        match &round.dispute {
            Some(Dispute { cause: Cause::Challenge { passed_back: None, .. }, .. }) => Ok(vec![Event::PassedBack]),
            _ => Err(Error::NotNow),
        }
    }

    /// If they argue, all vote.
    pub(super) fn call_vote(&self) -> Result<Vec<Event>, Error> {
        match &self.arguable()?.dispute {
            Some(Dispute { votes: None, .. }) => Ok(vec![Event::VoteCalled]),
            Some(_) => Err(Error::VoteOpen),
            None => Err(Error::NotNow),
        }
    }

    /// The holder asks the table about a word that the dictionary refused. The rules themselves are not voted upon. Who
    /// has the bomb back tries again with this word, so the challenge of the last one is over.
    pub(super) fn appeal(&self, holder: PlayerId, word: &str, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let round = self.turn_of(holder, ctx.now)?;
        let tries_again = matches!(
            &round.dispute,
            Some(Dispute { cause: Cause::Challenge { passed_back: Some(_), .. }, votes: None })
        );
        if self.config.play != Play::Typed || (round.dispute.is_some() && !tries_again) {
            return Err(Error::NotNow);
        }
        match self.case(round, ctx).judge(word) {
            Err(Error::Refused(refusal)) if refusal.can_be_appealed() => {
                Ok(vec![Event::Appealed { word: normalise(word, self.config.lang) }])
            }
            _ => Err(Error::NoAppeal),
        }
    }

    /// A voice. When everybody has spoken, that decides.
    pub(super) fn vote(&self, by: PlayerId, accept: bool, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let (round, votes) = self.open_vote()?;
        self.voter(by)?;
        let mut votes = votes.clone();
        votes.insert(by, accept);
        let mut events = vec![Event::Voted { by, accept }];
        if self.all_have_voted(&votes) {
            events.extend(self.outcome(round, &votes, ctx));
        }
        Ok(events)
    }

    /// Somebody leaves, and their voice with them. The vote may have waited for them only.
    pub(super) fn farewell(&self, id: PlayerId, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let left = Event::Left { id: self.seated(id)? };
        let mut without = self.clone();
        without.apply_event(ctx.now, &left);
        let outcome = match without.open_vote() {
            Ok((round, votes)) if without.all_have_voted(votes) => without.outcome(round, votes, ctx),
            _ => Vec::new(),
        };
        Ok([left].into_iter().chain(outcome).collect())
    }

    /// Only votes cast count.
    pub(super) fn close_vote(&self, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let (round, votes) = self.open_vote()?;
        Ok(self.outcome(round, votes, ctx))
    }

    pub(super) fn drop_dispute(&self) -> Result<Vec<Event>, Error> {
        match self.arguable()?.dispute {
            Some(_) => Ok(vec![Event::DisputeDropped]),
            None => Err(Error::NotNow),
        }
    }

    /// Asks the dictionary about the challenged word, which in spoken play it has not heard. A typed word is what was
    /// typed, and the table does not argue about another.
    pub(super) fn look_up(&self, word: &str, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let round = self.arguable()?;
        let Some(Dispute { cause: Cause::Challenge { .. }, .. }) = &round.dispute else { return Err(Error::NotNow) };
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        let word = normalise(word, self.config.lang);
        if word.is_empty() {
            return Err(super::Refusal::Unusable(Unusable::Empty).into());
        }
        let typed = round.said.last().and_then(|said| said.word.as_ref()).filter(|_| self.config.play == Play::Typed);
        if typed.is_some_and(|typed| *typed != word) {
            return Err(Error::NotNow);
        }
        let known = self.case(round, ctx).by_the_dictionary(lexicon, &word).is_ok();
        Ok(vec![Event::LookedUp { word, known }])
    }

    /// The round that can be argued about: burning, or exploded with the card not yet taken.
    fn arguable(&self) -> Result<&Round, Error> {
        match &self.phase {
            Phase::Burning(round) | Phase::Exploded(round) => Ok(round),
            _ => Err(Error::NotNow),
        }
    }

    fn open_vote(&self) -> Result<(&Round, &BTreeMap<PlayerId, bool>), Error> {
        let round = self.arguable()?;
        let votes = round.dispute.as_ref().and_then(|dispute| dispute.votes.as_ref()).ok_or(Error::NotNow)?;
        Ok((round, votes))
    }

    fn all_have_voted(&self, votes: &BTreeMap<PlayerId, bool>) -> bool {
        self.voters().iter().all(|voter| votes.contains_key(voter))
    }

    fn voter(&self, id: PlayerId) -> Result<(), Error> {
        if self.voters().contains(&id) { Ok(()) } else { Err(Error::NoVoter) }
    }

    /// More voices win; else the dictionary, if the word was typed or looked up; else the word stands. A word that was
    /// typed before the dictionary had arrived is looked up now.
    fn outcome(&self, round: &Round, votes: &BTreeMap<PlayerId, bool>, ctx: &Ctx<'_>) -> Vec<Event> {
        let voices = |accept: bool| votes.values().filter(|voice| **voice == accept).count() as u8;
        let (yes, no) = (voices(true), voices(false));
        if yes != no {
            return vec![Event::Decided { accepted: yes > no, by: Decider::Votes { yes, no } }];
        }
        let last = round.said.last();
        let heard = match round.dispute.as_ref().map(|dispute| &dispute.cause) {
            Some(Cause::Appeal { .. }) => Some(false),
            _ => last.and_then(|said| said.known),
        };
        let asked = match (heard, last.and_then(|said| said.word.as_ref()), ctx.lexicon) {
            (None, Some(word), Some(lexicon)) => {
                Some((word.clone(), self.case(round, ctx).by_the_dictionary(lexicon, word).is_ok()))
            }
            _ => None,
        };
        let (accepted, by) = match heard.or(asked.as_ref().map(|(_, known)| *known)) {
            Some(known) => (known, Decider::Dictionary),
            None => (true, Decider::Doubt),
        };
        let looked_up = asked.map(|(word, known)| Event::LookedUp { word, known });
        looked_up.into_iter().chain([Event::Decided { accepted, by }]).collect()
    }
}
