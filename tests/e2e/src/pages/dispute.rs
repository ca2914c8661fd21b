//! Challenge and vote at the table (B10).

use anyhow::Result;

use super::look::Look;
use super::table::Table;
use super::text;

impl Table<'_> {
    /// Doubts the last word.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn challenge(&self) -> Result<Look> {
        self.browser.tap_id("challenge").await?;
        self.until("the question", |look| look.text("question").is_some()).await
    }

    /// Gives a challenged bomb back to who said the word.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn pass_back(&self, to: &str) -> Result<Look> {
        self.browser.tap("button", &(text().bomb.dispute.pass_back)(to)).await?;
        self.until_holder(to).await
    }

    /// Opens the vote.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn call_vote(&self) -> Result<Look> {
        self.browser.tap_id("vote").await?;
        self.until("the ballot", |look| look.can("voting")).await
    }

    /// Somebody's thumb. When everybody has voted, the vote is over.
    ///
    /// # Errors
    /// That player has no voice.
    pub async fn vote(&self, name: &str, accept: bool) -> Result<()> {
        let words = &text().bomb.dispute;
        let what = if accept { words.counts } else { words.counts_not };
        self.browser.tap("button", &format!("{name}: {what}")).await
    }

    /// Ends the vote with the voices so far, and waits until nothing is in doubt.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn close_vote(&self) -> Result<Look> {
        self.browser.tap_id("close-vote").await?;
        self.until_settled().await
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
        self.browser.tap("button", text().bomb.dispute.never_mind).await?;
        self.until_settled().await
    }
}
