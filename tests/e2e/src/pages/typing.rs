//! Words that are typed at the table (B12).

use anyhow::{Context, Result};
use thirtyfour::Key;

use super::look::{Look, Stage};
use super::table::Table;
use super::{text, words};

impl Table<'_> {
    /// Types a word on a keyboard and sends it, without a tap: the field has the focus. Returns what the table answers.
    ///
    /// # Errors
    /// The browser refuses, or the table does not answer.
    pub async fn say(&self, word: &str) -> Result<Look> {
        self.browser.keys(word).await?;
        self.browser
            .wait(&format!("an answer to \"{word}\""), async || {
                // Nobody types so fast that the bomb has only just come; if it has, Enter does not count yet. Nor does it
                // while the dictionary is on its way.
                self.browser.press(Key::Enter).await?;
                let early = ["", text().bomb.refused.no_dictionary];
                let waits = |look: &Look| {
                    look.text("typed") == Some(word)
                        && look.text("answer").is_some_and(|answer| early.contains(&answer))
                };
                self.soon(|look| !waits(look)).await
            })
            .await
    }

    /// Says a word that fits and was not said, and waits until the bomb has moved or gone off. Returns the word too.
    ///
    /// # Errors
    /// No word fits, or it is not taken.
    pub async fn say_something(&self, before: &Look, said: &[String]) -> Result<(String, Look)> {
        let answers = words::answers(before.shown("letters")?, before.face()?)?;
        // Each tries the commonest word first, as people would.
        let fresh = answers.into_iter().find(|word| !said.iter().any(|said| said == word));
        let word = fresh.context("the dictionary has run out of words")?.to_owned();
        self.say(&word).await?;
        let (holder, what) = (before.text("holder"), format!("the bomb to move on after \"{word}\""));
        let look = self
            .until(&what, |look| {
                look.stage() == Stage::Exploded || (look.text("holder").is_some() && look.text("holder") != holder)
            })
            .await?;
        Ok((word, look))
    }
}
