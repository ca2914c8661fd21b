//! What an action leads to once the lists are in: they are judged, called out, mended by the table, and counted.

use super::config::Way;
use super::contract::{Error, MOST_ENTRIES};
use super::event::Event;
use super::judge::{Case, Refusal};
use super::score::{self, Entry};
use super::state::{Part, Race, Round};
use crate::rules::Ctx;
use crate::rules::roster::PlayerId;

impl Race {
    /// All lists are judged in one moment; then they are called out one by one (R5 C).
    pub(super) fn reveal(&self, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let round = self.round().ok_or(Error::NotNow)?;
        if round.part != Part::Collecting || self.config.way == Way::Guest {
            return Err(Error::NotNow);
        }
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        Ok(vec![self.judged(round, lexicon, self.config.way == Way::Typed)])
    }

    pub(super) fn call_out(&self) -> Result<Vec<Event>, Error> {
        match self.round().map(|round| (&round.part, round.lists.len())) {
            Some((Part::Revealing { open }, lists)) if *open < lists => Ok(vec![Event::CalledOut]),
            _ => Err(Error::NotNow),
        }
    }

    /// R6: when all lists are open.
    pub(super) fn close(&self) -> Result<Vec<Event>, Error> {
        match self.round().map(|round| (&round.part, round.lists.len())) {
            Some((Part::Revealing { open }, lists)) if *open >= lists => Ok(vec![Event::Closed]),
            _ => Err(Error::NotNow),
        }
    }

    /// W4: what the dictionary says the table may see otherwise, and it may strike whatever counts. Nothing else: a letter
    /// that is not there is not there.
    pub(super) fn overrule(&self, word: &str, counts: Option<bool>) -> Result<Vec<Event>, Error> {
        let round = self.judged_round()?;
        let mut entries = entries_of(round, word).peekable();
        if entries.peek().is_none() {
            return Err(Error::NoSuchEntry);
        }
        let ruling = round.rulings.overruled.get(word).copied();
        if ruling == counts {
            return Err(Error::NotNow);
        }
        let may = |entry: &Entry| match counts {
            None => true,
            Some(true) => ruling.is_some() || entry.refusal.is_some_and(Refusal::can_be_overruled),
            Some(false) => ruling.is_some() || entry.refusal.is_none(),
        };
        if !entries.any(may) {
            return Err(Error::NotForTheTable);
        }
        Ok(vec![Event::Overruled { word: word.to_owned(), counts }])
    }

    /// R5 C.
    pub(super) fn merge(&self, one: &str, other: &str) -> Result<Vec<Event>, Error> {
        let round = self.judged_round()?;
        if self.config.way == Way::Turns {
            return Err(Error::NotNow);
        }
        let is_there = |word: &str| entries_of(round, word).next().is_some();
        if one == other || !is_there(one) || !is_there(other) {
            return Err(Error::NoSuchEntry);
        }
        Ok(vec![Event::Merged { one: one.to_owned(), other: other.to_owned() }])
    }

    /// R8: mistakes can be mended by hand. The whole list is judged again, since a word may stand there twice now.
    pub(super) fn mend(&self, by: PlayerId, at: usize, word: &str, ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let round = self.judged_round()?;
        if self.config.way == Way::Turns {
            return Err(Error::NotNow);
        }
        let list = round.list(by).ok_or(Error::NoSuchEntry)?;
        let mut words = list.words();
        let there = words.len();
        let mended = self.entries(&[word.to_owned()]).pop().unwrap_or_default();
        match words.get_mut(at) {
            Some(_) if mended.is_empty() => {
                words.remove(at);
            }
            Some(entry) => entry.clone_from(&mended),
            None if at > there || mended.is_empty() || !self.enters_lists() => return Err(Error::NoSuchEntry),
            None if at >= MOST_ENTRIES => return Err(Error::ListFull),
            None => words.push(mended.clone()),
        }
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        let verdicts = verdicts(&self.case(round, lexicon), &words);
        Ok(vec![Event::Mended { by, at, word: mended, verdicts }])
    }

    /// R4: the wrong button was tapped, or nobody saw who was first.
    pub(super) fn name_stopper(&self, by: Option<PlayerId>) -> Result<Vec<Event>, Error> {
        let round = self.sheets_or_lists()?;
        let is_known = by.is_none_or(|by| round.list(by).is_some());
        if !self.enters_lists() || !is_known || round.stopper == by {
            return Err(Error::NotNow);
        }
        Ok(vec![Event::StopperNamed { by }])
    }

    /// The round whose lists come in or have been judged.
    pub(super) fn sheets_or_lists(&self) -> Result<&Round, Error> {
        match self.round() {
            Some(round) if round.part == Part::Collecting => Ok(round),
            _ => self.judged_round(),
        }
    }

    /// The round whose lists have been judged: while they are called out, or the one that decided the game.
    fn judged_round(&self) -> Result<&Round, Error> {
        match self.round() {
            Some(round) if matches!(round.part, Part::Revealing { .. }) => Ok(round),
            Some(_) => Err(Error::NotNow),
            None => self.is_over().ok_or(Error::NotNow),
        }
    }
}

/// Every entry that reads so, on whichever list.
fn entries_of<'a>(round: &'a Round, word: &'a str) -> impl Iterator<Item = &'a Entry> {
    round.lists.iter().flat_map(|list| &list.entries).filter(move |entry| entry.word == word)
}

/// What is wrong with each entry of a list.
pub(super) fn verdicts(case: &Case<'_>, words: &[String]) -> Vec<Option<Refusal>> {
    score::judge(case, words).into_iter().map(|entry| entry.refusal).collect()
}
