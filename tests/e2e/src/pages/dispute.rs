//! Challenge and vote at the table (B10).

use anyhow::Result;

use super::look::{Look, Stage};
use super::table::Table;
use super::text;

impl Table<'_> {
    /// Doubts the last word.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn challenge(&self) -> Result<Look> {
        let words = &text().bomb.dispute;
        // After the explosion the button says that it is about the last word.
        let late = self.look().await?.stage() == Stage::Exploded;
        let name = if late { words.challenge_last } else { words.challenge };
        self.press(name, "the question", |look| look.text("question").is_some()).await
    }

    /// Gives a challenged bomb back to who said the word.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn pass_back(&self, to: &str) -> Result<Look> {
        let name = (text().bomb.dispute.pass_back)(to);
        self.press(&name, "the bomb to go back", |look| look.text("holder") == Some(to)).await
    }

    /// Opens the vote.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn call_vote(&self) -> Result<Look> {
        self.press(text().bomb.dispute.vote, "the ballot", |look| look.can("voting")).await
    }

    /// Somebody's thumb. When everybody has voted, the vote is over.
    ///
    /// # Errors
    /// That player has no voice.
    pub async fn vote(&self, name: &str, accept: bool) -> Result<Look> {
        let words = &text().bomb.dispute;
        let thumb = format!("{name}: {}", if accept { words.counts } else { words.counts_not });
        let counted = |look: &Look| look.text("question").is_none() || look.votes().contains(&thumb);
        self.press(&thumb, "the voice to count", counted).await
    }

    /// Ends the vote with the voices so far, and waits until nothing is in doubt.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn close_vote(&self) -> Result<Look> {
        let settled = |look: &Look| look.text("question").is_none();
        self.press(text().bomb.dispute.close_vote, "the end of the vote", settled).await
    }

    /// Waits until nothing is in doubt.
    ///
    /// # Errors
    /// The dispute goes on.
    pub async fn until_settled(&self) -> Result<Look> {
        self.until("the end of the dispute", |look| look.text("question").is_none()).await
    }

    /// Lets the matter rest.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn never_mind(&self) -> Result<Look> {
        let settled = |look: &Look| look.text("question").is_none();
        self.press(text().bomb.dispute.never_mind, "the end of the dispute", settled).await
    }
}
