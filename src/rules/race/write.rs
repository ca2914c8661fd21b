//! What an action leads to while lists are written, and while they come in.

use super::config::{Judge, Way};
use super::contract::{Error, MOST_ENTRIES};
use super::event::Event;
use super::judge::Refusal;
use super::score::Tally;
use super::state::{Finish, List, Part, Race, Round};
use crate::rules::Ctx;
use crate::rules::roster::PlayerId;
use crate::rules::verdict::{Unusable, one_word};
use crate::words::normalise;

/// An entry is cut after so many letters: no word is as long, and what was pasted by mistake need not be kept.
const LONGEST_ENTRY: usize = 40;

impl Race {
    /// Words for a list: by its writer one by one, or afterwards by anybody as they stand on the paper.
    pub(super) fn write(
        &self,
        by: PlayerId,
        words: &[String],
        insist: bool,
        ctx: &Ctx<'_>,
    ) -> Result<Vec<Event>, Error> {
        let round = self.round().ok_or(Error::NotNow)?;
        let written = match round.part {
            Part::Collecting if self.enters_lists() => {
                self.sheet(by)?;
                self.entries(words)
            }
            _ => self.typed(round, by, words, insist, ctx)?,
        };
        if written.is_empty() {
            return Err(Refusal::Unusable(Unusable::Empty).into());
        }
        let there = round.list(by).map_or(0, |list| list.entries.len());
        if there + written.len() > MOST_ENTRIES {
            return Err(Error::ListFull);
        }
        Ok(vec![Event::Written { by, words: written }])
    }

    /// The words that may go on the list of a writer who is typing.
    fn typed(
        &self,
        round: &Round,
        by: PlayerId,
        words: &[String],
        insist: bool,
        ctx: &Ctx<'_>,
    ) -> Result<Vec<String>, Error> {
        let list = self.writers_list(round, by, ctx)?;
        let mut before = list.words();
        let mut written = Vec::new();
        for word in self.entries(words) {
            self.may_be_typed(round, &word, &before, insist, ctx)?;
            before.push(word.clone());
            written.push(word);
        }
        Ok(written)
    }

    /// C25: judged at once, or as little as keeps a list a list of words.
    fn may_be_typed(
        &self,
        round: &Round,
        word: &str,
        before: &[String],
        insist: bool,
        ctx: &Ctx<'_>,
    ) -> Result<(), Refusal> {
        match ctx.lexicon {
            Some(lexicon) if self.config.judge == Judge::AtOnce => {
                match self.case(round, lexicon).judge(word, before) {
                    Err(refusal) if !(insist && refusal.can_be_overruled()) => Err(refusal),
                    _ => Ok(()),
                }
            }
            _ => {
                let word = one_word(word, self.config.lang)?;
                if before.contains(&word) { Err(Refusal::AlreadySaid) } else { Ok(()) }
            }
        }
    }

    /// The list of `by`, if they are typing. A word in the moment of STOP, or of one who has stopped, is too late (C20).
    fn writers_list<'a>(&self, round: &'a Round, by: PlayerId, ctx: &Ctx<'_>) -> Result<&'a List, Error> {
        let list = round.list(by).ok_or(Error::NotNow)?;
        match round.part {
            Part::Writing { writer, .. } if writer == by => {
                if self.is_time_up(ctx.now) {
                    Err(Error::TooLate)
                } else {
                    Ok(list)
                }
            }
            _ if list.finish != Finish::Open => Err(Error::TooLate),
            Part::Writing { .. } => Err(Error::NotTheirTurn),
            _ => Err(Error::NotNow),
        }
    }

    /// R8: a whole list in place of what was there.
    pub(super) fn bring(&self, by: PlayerId, words: &[String]) -> Result<Vec<Event>, Error> {
        self.sheet(by)?;
        let words = self.entries(words);
        if words.len() > MOST_ENTRIES { Err(Error::ListFull) } else { Ok(vec![Event::Brought { by, words }]) }
    }

    pub(super) fn erase(&self, by: PlayerId, at: usize) -> Result<Vec<Event>, Error> {
        let round = self.round().ok_or(Error::NotNow)?;
        let list = match round.part {
            Part::Writing { writer, .. } if writer == by => round.list(by).ok_or(Error::NotNow)?,
            _ => self.sheet(by)?,
        };
        if at < list.entries.len() { Ok(vec![Event::Erased { by, at }]) } else { Err(Error::NoSuchEntry) }
    }

    /// R8: the points alone.
    pub(super) fn count(&self, by: PlayerId, tally: Option<&Tally>) -> Result<Vec<Event>, Error> {
        let list = self.sheet_or_revealed(by)?;
        if tally.is_some_and(|tally| tally.words() > MOST_ENTRIES) {
            return Err(Error::ListFull);
        }
        if list.tally.as_ref() == tally {
            return Err(Error::NotNow);
        }
        Ok(vec![Event::Counted { by, tally: tally.cloned() }])
    }

    /// R4: STOP, by somebody or together.
    pub(super) fn stop(&self, by: Option<PlayerId>, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let round = self.round().ok_or(Error::NotNow)?;
        let stopped = vec![Event::Stopped { by }];
        match (&round.part, by) {
            (Part::Covered, _) | (Part::Calling { .. }, Some(_)) => Err(Error::NotNow),
            (Part::Calling { .. }, None) => Ok(stopped),
            (Part::Racing { .. } | Part::Writing { .. }, _) if self.is_time_up(ctx.now) => Err(Error::TooLate),
            (Part::Racing { .. }, Some(by)) if round.list(by).is_none() => Err(Error::NotNow),
            (Part::Racing { .. }, _) => Ok(stopped),
            (Part::Writing { writer, .. }, by) => {
                if let Some(by) = by {
                    let missing =
                        usize::from(self.config.target).saturating_sub(self.writers_list(round, by, ctx)?.distinct());
                    if missing > 0 {
                        return Err(Error::TooFew { missing });
                    }
                }
                Ok(self.with_verdicts(round, *writer, stopped, ctx))
            }
            (Part::Waiting { .. } | Part::Collecting | Part::Revealing { .. }, _) => Err(Error::TooLate),
        }
    }

    /// Whoever plays alone has nobody to wait for.
    fn with_verdicts(&self, round: &Round, writer: PlayerId, stopped: Vec<Event>, ctx: &Ctx<'_>) -> Vec<Event> {
        let mut events = stopped;
        if let (Way::Typed, [list], Some(lexicon)) = (self.config.way, round.lists.as_slice(), ctx.lexicon)
            && list.player == writer
        {
            events.push(self.judged(round, lexicon, self.config.judge == Judge::AtTheEnd));
        }
        events
    }

    /// What of `words` goes on a list: normalised, and nothing blank (W1).
    pub(super) fn entries(&self, words: &[String]) -> Vec<String> {
        let entry = |word: &String| {
            let word: String = normalise(word, self.config.lang).chars().take(LONGEST_ENTRY).collect();
            word.trim_end().to_owned()
        };
        words.iter().map(entry).filter(|word| !word.is_empty()).collect()
    }

    /// The list of `by`, while lists are entered.
    fn sheet(&self, by: PlayerId) -> Result<&List, Error> {
        match self.sheet_or_revealed(by)? {
            list if self.round().is_some_and(|round| round.part == Part::Collecting) => Ok(list),
            _ => Err(Error::TooLate),
        }
    }

    /// The list of `by`, where lists are entered afterwards: while they come in, and after they were judged.
    fn sheet_or_revealed(&self, by: PlayerId) -> Result<&List, Error> {
        if !self.enters_lists() {
            return Err(self.too_late_to_type(by));
        }
        self.sheets_or_lists()?.list(by).ok_or(Error::NotNow)
    }

    fn too_late_to_type(&self, by: PlayerId) -> Error {
        let stopped = self.round().and_then(|round| round.list(by)).is_some_and(|list| list.finish != Finish::Open);
        if stopped { Error::TooLate } else { Error::NotNow }
    }
}
