//! What an action leads to while the groups lie open: claims, answers, and groups that are abandoned (S6 to S12).

use super::contract::Error;
use super::event::Event;
use super::judge::Case;
use super::state::{Group, Hand, Part, Phase, Round, Scramble, Solve};
use super::view::Claim;
use crate::rules::Ctx;
use crate::rules::clock::Millis;
use crate::rules::roster::PlayerId;
use crate::words::{Letters, normalise};

impl Scramble {
    /// S6, S12: the first touch has the claim.
    pub(super) fn lay_claim(&self, by: PlayerId, group: PlayerId, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let (round, solve) = self.solving()?;
        self.nothing_claimed(solve, ctx.now)?;
        if round.hand(self.roster.seated(by)?).is_none() {
            return Err(Error::NotInThisRound);
        }
        if by == group {
            return Err(Error::OwnGroup);
        }
        round.hand(group).and_then(Hand::open_group).ok_or(Error::NoSuchGroup)?;
        if solve.locked.iter().any(|(id, until)| *id == by && ctx.now < *until) {
            return Err(Error::LockedOut);
        }
        Ok(vec![Event::Claimed { by, group }])
    }

    /// S6: the word itself or any other of the same letters. A slip leaves the claim open.
    pub(super) fn answer(&self, typed: &str, insist: bool, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let (_, group) = self.claimed(ctx)?;
        let word = normalise(typed, self.config.lang);
        // Which also counts where the dictionary that had it is not at hand.
        if word == group.word {
            return Ok(vec![Event::Solved { word }]);
        }
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        let letters = Letters::of(&group.word).unwrap_or_default();
        let case =
            Case { length: group.word.chars().count(), tiles: Some(&letters), names: self.config.names, lexicon };
        match case.judge(&word) {
            Err(refusal) if !(insist && refusal.can_be_overruled()) => Err(refusal.into()),
            _ => Ok(vec![Event::Solved { word }]),
        }
    }

    /// S10: by agreement. Whoever has a claim is heard first.
    pub(super) fn abandon(&self, group: Option<PlayerId>, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let (round, solve) = self.solving()?;
        self.nothing_claimed(solve, ctx.now)?;
        let open = round.hands.iter().filter(|hand| hand.open_group().is_some()).map(|hand| hand.player);
        let groups: Vec<PlayerId> = open.filter(|id| group.is_none_or(|group| group == *id)).collect();
        if groups.is_empty() { Err(Error::NoSuchGroup) } else { Ok(vec![Event::Abandoned { groups }]) }
    }

    /// The claim that is open, and the group it is on. What comes after its time is too late (C20).
    pub(super) fn claimed(&self, ctx: &Ctx<'_>) -> Result<(Claim, &Group), Error> {
        let (round, solve) = self.solving()?;
        let claim = solve.claim.filter(|claim| ctx.now < claim.until).ok_or(Error::TooLate)?;
        let group = round.hand(claim.group).and_then(Hand::open_group).ok_or(Error::NoSuchGroup)?;
        Ok((claim, group))
    }

    /// The round, while its groups lie open.
    fn solving(&self) -> Result<(&Round, &Solve), Error> {
        match &self.phase {
            Phase::Playing(round) => match &round.part {
                Part::Solving(solve) => Ok((round, solve)),
                _ => Err(Error::NotNow),
            },
            Phase::Between { last: Some(_) } => Err(Error::TooLate),
            Phase::Between { last: None } => Err(Error::NotNow),
        }
    }

    fn nothing_claimed(&self, solve: &Solve, now: Millis) -> Result<(), Error> {
        match solve.claim {
            Some(claim) => Err(Error::Claimed { by: claim.by }),
            None if self.ends_at().is_some_and(|end| now >= end) => Err(Error::TooLate),
            None => Ok(()),
        }
    }
}
