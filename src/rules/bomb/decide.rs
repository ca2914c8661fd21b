//! What an action leads to: turns, rounds and seats. The disputes have a module of their own.

use rand::Rng as _;

use super::config::{MOST_PLAYERS, Play};
use super::contract::{Action, Error, Event};
use super::judge::Case;
use super::state::{Bomb, Phase, Round};
use crate::rules::Ctx;
use crate::rules::clock::Millis;
use crate::rules::roster::PlayerId;

/// A bomb that arrived less than this long ago is not passed on: nobody hears, thinks and speaks so fast, but a
/// finger that bounces does.
pub const SHORTEST_TURN: Millis = Millis(300);

impl Bomb {
    pub(super) fn decide_action(&self, action: &Action, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        match action {
            Action::Deal { spent, after, deck } => match self.phase {
                Phase::Shuffling => self.deal(spent, *after, deck, ctx.rng),
                _ => Err(Error::NotNow),
            },
            Action::Roll => self.roll(ctx),
            Action::Light => self.light(ctx),
            Action::Pass { holder } => self.pass(*holder, ctx.now),
            Action::Say { holder, word } => self.say(*holder, word, ctx),
            Action::TakeCard => self.take_card(),
            Action::GiveCard { round, to } => self.give_card(*round, *to),
            Action::Leave { .. } | Action::Join { .. } | Action::Reseat { .. } if self.phase == Phase::Over => {
                Err(Error::NotNow)
            }
            Action::Join { name, seat } => self.join(name.as_deref(), *seat),
            Action::Leave { id } => self.farewell(*id, ctx),
            Action::Rename { id, name } => {
                let name = self.roster.name_for(self.seated(*id)?, name)?;
                Ok(vec![Event::Renamed { id: *id, name }])
            }
            Action::Reseat { id, seat } => {
                let seat = (*seat).min(self.roster.len().saturating_sub(1));
                self.seated(*id).map(|id| vec![Event::Reseated { id, seat }])
            }
            Action::Challenge { by } => self.challenge(*by),
            Action::PassBack => self.pass_back(),
            Action::CallVote => self.call_vote(),
            Action::Appeal { holder, word } => self.appeal(*holder, word, ctx),
            Action::Vote { by, accept } => self.vote(*by, *accept, ctx),
            Action::CloseVote => self.close_vote(ctx),
            Action::DropDispute => self.drop_dispute(),
            Action::LookUp { word } => self.look_up(word, ctx),
        }
    }

    /// B2: three faces, equally likely.
    fn roll(&self, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        let Phase::Ready { .. } = self.phase else { return Err(Error::NotNow) };
        let faces = self.config.die.faces();
        let face = faces[ctx.rng.random_range(0..faces.len() as u32) as usize];
        let reshuffled = self.reshuffle_if_empty(ctx.rng);
        Ok(reshuffled.into_iter().chain([Event::Rolled { face }]).collect())
    }

    /// B3: the fuse is drawn when it is lit, uniform between both ends, and the card turned in the same moment.
    fn light(&self, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        let Phase::Rolled { face, .. } = self.phase else { return Err(Error::NotNow) };
        let card = self.draw(face).ok_or(Error::NotNow)?.clone();
        let (one, other) = self.config.fuse;
        let fuse = Millis(ctx.rng.random_range(u64::from(one.min(other)) * 1000..=u64::from(one.max(other)) * 1000));
        Ok(vec![Event::Lit { card, fuse }])
    }

    /// B8: the word was said aloud; the bomb goes to the left.
    fn pass(&self, holder: PlayerId, now: Millis) -> Result<Vec<Event>, Error> {
        let round = self.turn_of(holder, now)?;
        if self.config.play != Play::Spoken {
            return Err(Error::NotNow);
        }
        Ok(vec![Event::Said { word: None, known: None, to: self.next_after(round.holder) }])
    }

    /// B4 to B8: the word is judged, and the bomb goes to the left.
    fn say(&self, holder: PlayerId, word: &str, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let round = self.turn_of(holder, ctx.now)?;
        if self.config.play != Play::Typed {
            return Err(Error::NotNow);
        }
        let sound = self.case(round, ctx).judge(word)?;
        Ok(vec![Event::Said { word: Some(sound.word), known: sound.known, to: self.next_after(holder) }])
    }

    /// B9. A vote that has been called is finished first (B10).
    fn take_card(&self) -> Result<Vec<Event>, Error> {
        let Phase::Exploded(round) = &self.phase else { return Err(Error::NotNow) };
        match &round.dispute {
            Some(dispute) if dispute.votes.is_some() => Err(Error::VoteOpen),
            _ => Ok(vec![Event::CardTaken { by: round.holder }]),
        }
    }

    /// The table corrects an earlier round, between the rounds or after the game.
    fn give_card(&self, round: usize, to: PlayerId) -> Result<Vec<Event>, Error> {
        let (Phase::Ready { .. } | Phase::Over) = self.phase else { return Err(Error::NotNow) };
        let result = self.results.get(round).ok_or(Error::NoSuchRound)?;
        if result.loser == self.seated(to)? {
            return Err(Error::NotNow);
        }
        Ok(vec![Event::CardGiven { round, to }])
    }

    /// P2.
    fn join(&self, name: Option<&str>, seat: usize) -> Result<Vec<Event>, Error> {
        let player = self.roster.newcomer_of(MOST_PLAYERS, name)?;
        Ok(vec![Event::Joined { player, seat: seat.min(self.roster.len()) }])
    }

    pub(super) fn seated(&self, id: PlayerId) -> Result<PlayerId, Error> {
        Ok(self.roster.seated(id)?)
    }

    /// The burning round, if it is the turn of `holder`.
    pub(super) fn turn_of(&self, holder: PlayerId, now: Millis) -> Result<&Round, Error> {
        match &self.phase {
            Phase::Exploded(_) => Err(Error::TooLate),
            Phase::Burning(round) if now >= round.lit_at.plus(round.fuse) => Err(Error::TooLate),
            Phase::Burning(round) if round.holder != holder => Err(Error::NotTheHolder),
            Phase::Burning(round) if now.since(round.held_since) < SHORTEST_TURN => Err(Error::TooSoon),
            Phase::Burning(round) => Ok(round),
            _ => Err(Error::NotNow),
        }
    }

    /// What a word of this round is judged against.
    pub(super) fn case<'a>(&'a self, round: &'a Round, ctx: &'a Ctx<'_>) -> Case<'a> {
        Case { config: &self.config, card: &round.card, face: round.face, said: &round.said, lexicon: ctx.lexicon }
    }
}
