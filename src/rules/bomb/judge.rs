//! What a typed word is worth (B4 to B7, W3).

use super::config::{Config, Judge};
use super::contract::{Error, Refusal};
use super::placement::Face;
use super::state::Said;
use crate::rules::verdict::{listed, one_word};
use crate::words::{Lexicon, are_related};

/// A word that may be said, and what the dictionary thinks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sound {
    /// The word, normalised.
    pub word: String,
    /// `None`: the dictionary is not there.
    pub known: Option<bool>,
}

/// What a word is judged against.
pub struct Case<'a> {
    /// The settings.
    pub config: &'a Config,
    /// The letters.
    pub card: &'a str,
    /// What the die says.
    pub face: Face,
    /// The words of this round.
    pub said: &'a [Said],
    /// The dictionary.
    pub lexicon: Option<&'a dyn Lexicon>,
}

impl Case<'_> {
    /// Judges a word as it was typed.
    ///
    /// # Errors
    /// The first refusal in the order of W3; [`Error::NoDictionary`] if it takes one and there is none.
    pub fn judge(&self, typed: &str) -> Result<Sound, Error> {
        let word = self.by_the_rules(typed)?;
        let opinion = self.lexicon.map(|lexicon| self.by_the_dictionary(lexicon, &word));
        match (self.config.judge, opinion) {
            (Judge::Always, None) => Err(Error::NoDictionary),
            (Judge::Always, Some(Err(refusal))) => Err(refusal.into()),
            (_, opinion) => Ok(Sound { word, known: opinion.map(|opinion| opinion.is_ok()) }),
        }
    }

    /// The part that needs no dictionary: one word, the letters, the die, not said before.
    fn by_the_rules(&self, typed: &str) -> Result<String, Refusal> {
        let word = one_word(typed, self.config.lang)?;
        self.face.fits(self.card, &word).map_err(Refusal::Misfit)?;
        match self.said.iter().find(|said| said.word.as_deref() == Some(word.as_str())) {
            Some(said) => Err(Refusal::AlreadySaid { by: said.by }),
            None => Ok(word),
        }
    }

    /// What the dictionary says of a word that keeps the rules: no derivative of another word of the round where those are
    /// off (B7), and listed.
    pub fn by_the_dictionary(&self, lexicon: &dyn Lexicon, word: &str) -> Result<(), Refusal> {
        let is_derivative =
            |said: &Said| said.word.as_deref().is_some_and(|other| other != word && are_related(lexicon, word, other));
        if !self.config.derivatives
            && let Some(of) = self.said.iter().position(is_derivative)
        {
            return Err(Refusal::Derivative { of });
        }
        Ok(listed(lexicon, word, self.config.names).map(drop)?)
    }
}
