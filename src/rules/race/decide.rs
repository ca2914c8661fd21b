//! What an action leads to: the roll, the turns of the alternative game, and the seats. The lists have modules of their own.

use super::config::{MOST_PLAYERS, Way};
use super::contract::{Action, Error, MOST_ENTRIES};
use super::event::Event;
use super::state::{Part, Phase, Race, Round};
use crate::rules::Ctx;
use crate::rules::clock::Millis;
use crate::rules::roster::PlayerId;
use crate::words::dice::{self, FEWEST_VOWELS, MOST_DICE};
use crate::words::{Letters, Lexicon, normalise, scatter};

/// After so many rolls without two vowels the last one stands; it never comes to this.
const MOST_ROLLS: usize = 100;
/// A face of a die has at most so many letters: `Qu`.
const LONGEST_FACE: usize = 2;

impl Race {
    pub(super) fn decide_action(&self, action: &Action, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        match action {
            Action::Roll => self.roll(ctx),
            Action::Lay { faces } => self.lay(faces, ctx),
            Action::Start => match self.round().map(|round| &round.part) {
                Some(Part::Covered | Part::Waiting { .. }) => Ok(vec![Event::Started]),
                _ => Err(Error::NotNow),
            },
            Action::Write { by, words, insist } => self.write(*by, words, *insist, ctx),
            Action::Bring { by, words } => self.bring(*by, words),
            Action::Erase { by, at } => self.erase(*by, *at),
            Action::Stop { by } => self.stop(*by, ctx),
            Action::NameStopper { by } => self.name_stopper(*by),
            Action::Count { by, tally } => self.count(*by, tally.as_ref()),
            Action::Call { by, word, insist } => self.call(*by, word, *insist, ctx),
            Action::Pass { by } => self.turn_of(*by).map(|_| vec![Event::Passed { by: *by }]),
            Action::Reveal => self.reveal(ctx),
            Action::CallOut => self.call_out(),
            Action::Overrule { word, counts } => self.overrule(word, *counts),
            Action::Merge { one, other } => self.merge(one, other),
            Action::Mend { by, at, word } => self.mend(*by, *at, word, ctx),
            Action::Close => self.close(),
            Action::Leave { .. } | Action::Join { .. } | Action::Reseat { .. } if self.is_over().is_some() => {
                Err(Error::NotNow)
            }
            Action::Join { .. } if self.config.way == Way::Guest => Err(Error::NotNow),
            Action::Join { name, seat } => {
                let player = self.roster.newcomer_of(MOST_PLAYERS, name.as_deref())?;
                Ok(vec![Event::Joined { player, seat: (*seat).min(self.roster.len()) }])
            }
            Action::Leave { id } => match self.roster.seated(*id)? {
                _ if self.roster.len() <= 1 => Err(Error::LastPlayer),
                id => Ok(vec![Event::Left { id }]),
            },
            Action::Rename { id, name } => {
                let name = self.roster.name_for(self.roster.seated(*id)?, name)?;
                Ok(vec![Event::Renamed { id: *id, name }])
            }
            Action::Reseat { id, seat } => {
                let seat = (*seat).min(self.roster.len().saturating_sub(1));
                Ok(vec![Event::Reseated { id: self.roster.seated(*id)?, seat }])
            }
        }
    }

    /// R1. Where the dictionary can be searched the roll is fair; else it has two vowels.
    fn roll(&self, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        if self.config.way == Way::Guest {
            return Err(Error::NotNow);
        }
        self.may_roll()?;
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        let count = usize::from(self.config.dice);
        let faces = match lexicon.dictionary() {
            Some(dictionary) => dice::roll(dictionary, count, ctx.rng),
            None => {
                let has_vowels = |faces: &[&str]| {
                    Letters::of_faces(faces.iter().copied()).is_some_and(|letters| letters.vowels() >= FEWEST_VOWELS)
                };
                let mut faces = dice::throw(self.config.lang, count, ctx.rng);
                for _ in 1..MOST_ROLLS {
                    if has_vowels(&faces) {
                        break;
                    }
                    faces = dice::throw(self.config.lang, count, ctx.rng);
                }
                faces
            }
        };
        // Thrown on a table they lie in no order, least of all in one that reads as a word (C29).
        let faces: Vec<String> = faces.into_iter().map(str::to_owned).collect();
        let order = scatter(&faces, Some(lexicon), ctx.rng);
        Ok(self.rolled(order.iter().map(|place| faces[*place].clone()).collect(), ctx))
    }

    /// R8: letters that were rolled elsewhere. In English they lose their dots (R3 C).
    fn lay(&self, faces: &[String], ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        self.may_roll()?;
        let face = |face: &String| {
            let letters = normalise(face, self.config.lang);
            let mut rest = letters.chars();
            let first = rest.next()?;
            let laid = Letters::of(&letters).is_some() && letters.chars().count() <= LONGEST_FACE;
            laid.then(|| first.to_uppercase().chain(rest).collect())
        };
        let faces = faces.iter().map(face).collect::<Option<Vec<String>>>().ok_or(Error::NoDice)?;
        if !(1..=MOST_DICE).contains(&faces.len()) {
            return Err(Error::NoDice);
        }
        Ok(self.rolled(faces, ctx))
    }

    fn may_roll(&self) -> Result<(), Error> {
        let collected = |round: &Round| self.config.way == Way::Guest && round.part == Part::Collecting;
        match &self.phase {
            Phase::Between { .. } if self.is_over().is_some() => Err(Error::NotNow),
            Phase::Between { .. } => Ok(()),
            Phase::Playing(round) if collected(round) => Ok(()),
            Phase::Playing(_) => Err(Error::NotNow),
        }
    }

    /// P3: chance decides who is first in the first round. Where nobody has to be waited for, the letters are open at once.
    fn rolled(&self, faces: Vec<String>, ctx: &mut Ctx<'_>) -> Vec<Event> {
        let players = self.roster.players();
        let starter = self.next_starter().unwrap_or_else(|| self.roster.anybody(ctx.rng));
        let opens = match self.config.way {
            Way::Paper | Way::Turns => true,
            Way::Typed => players.len() == 1,
            Way::Phones | Way::Guest => false,
        };
        let rolled = Event::Rolled { faces, starter };
        std::iter::once(rolled).chain(opens.then_some(Event::Started)).collect()
    }

    /// R7: a different word, in the column of whoever's turn it is.
    fn call(&self, by: PlayerId, word: &str, insist: bool, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let round = self.turn_of(by)?;
        let word = normalise(word, self.config.lang);
        let stands = |entries: &[super::score::Entry]| entries.iter().any(|entry| entry.word == word);
        if let Some(list) = round.lists.iter().find(|list| stands(&list.entries)) {
            return Err(Error::AlreadyCalled { by: list.player });
        }
        if round.list(by).is_some_and(|list| list.entries.len() >= MOST_ENTRIES) {
            return Err(Error::ListFull);
        }
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        let refusal = self.case(round, lexicon).judge(&word, &[]).err();
        match refusal {
            Some(refusal) if !(insist && refusal.can_be_overruled()) => Err(refusal.into()),
            refusal => Ok(vec![Event::Called { by, word, refusal }]),
        }
    }

    /// The round in turns, if it is the turn of `by`.
    fn turn_of(&self, by: PlayerId) -> Result<&Round, Error> {
        let round = self.round().ok_or(Error::NotNow)?;
        match &round.part {
            Part::Calling { turn, .. } if *turn == by => Ok(round),
            Part::Calling { .. } => Err(Error::NotTheirTurn),
            Part::Revealing { .. } if self.config.way == Way::Turns => Err(Error::TooLate),
            _ => Err(Error::NotNow),
        }
    }

    /// Whether the time of those who write is up (C20).
    pub(super) fn is_time_up(&self, now: Millis) -> bool {
        self.ends_at().is_some_and(|end| now >= end)
    }

    /// All lists of a round with what is wrong with each entry.
    pub(super) fn judged(&self, round: &Round, lexicon: &dyn Lexicon, sealed: bool) -> Event {
        let case = self.case(round, lexicon);
        let verdicts = round.lists.iter().map(|list| super::reveal::verdicts(&case, &list.words())).collect();
        Event::Judged { verdicts, sealed }
    }
}
