//! The game itself.

use anyhow::{Context, Result};

use super::look::{Look, Stage};
use super::{text, words};
use crate::harness::{Browser, Patience};

/// The Enter key, among letters.
pub const ENTER: char = '\u{e007}';
/// The key that takes a letter away.
pub const DEL: char = '\u{e003}';
/// Longer than the longest fuse of a test that waits for one.
const FUSE: Patience = Patience::seconds(40);

/// The table at which Bomb is played.
#[derive(Clone, Copy)]
pub struct Table<'b> {
    browser: &'b Browser,
}

impl<'b> Table<'b> {
    /// On the page as it stands.
    #[must_use]
    pub fn on(browser: &'b Browser) -> Self {
        Self { browser }
    }

    /// What it shows now.
    ///
    /// # Errors
    /// The page cannot be asked.
    pub async fn look(&self) -> Result<Look> {
        Look::at(self.browser).await
    }

    /// Waits until what it shows is as wanted, and returns it.
    ///
    /// # Errors
    /// It does not become so.
    pub async fn until(&self, what: &str, wanted: impl Fn(&Look) -> bool) -> Result<Look> {
        let seen = self.browser.wait(what, async || Ok(Some(self.look().await?).filter(&wanted))).await;
        match seen {
            Ok(look) => Ok(look),
            Err(cause) => Err(cause.context(format!("instead of {what}: {:?}", self.look().await))),
        }
    }

    /// Waits for a screen.
    ///
    /// # Errors
    /// It does not come.
    pub async fn until_stage(&self, stage: Stage) -> Result<Look> {
        self.until(&format!("the screen {stage:?}"), |look| look.stage() == stage).await
    }

    /// Waits for somebody to hold the bomb.
    ///
    /// # Errors
    /// They do not get it.
    pub async fn until_holder(&self, name: &str) -> Result<Look> {
        self.until(&format!("{name} to hold the bomb"), |look| look.text("holder") == Some(name)).await
    }

    /// Waits for the fuse to burn down.
    ///
    /// # Errors
    /// It does not.
    pub async fn until_explosion(&self) -> Result<Look> {
        let exploded = async || Ok(Some(self.look().await?).filter(|look| look.stage() == Stage::Exploded));
        self.browser.wait_patiently(FUSE, "the explosion", exploded).await
    }

    /// Rolls the die and lights the fuse; returns the first look at the letters.
    ///
    /// # Errors
    /// A button is missing.
    pub async fn begin_round(&self) -> Result<Look> {
        self.roll().await?;
        self.light().await
    }

    /// Rolls the die.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn roll(&self) -> Result<Look> {
        self.browser.tap("button", text().bomb.table.roll).await?;
        self.until_stage(Stage::Rolled).await
    }

    /// Lights the fuse.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn light(&self) -> Result<Look> {
        self.browser.tap("button", text().bomb.table.light).await?;
        self.until_stage(Stage::Burning).await
    }

    /// Passes the bomb on, in spoken play, and waits until the next one has it.
    ///
    /// # Errors
    /// The button is missing, or it goes elsewhere than it says.
    pub async fn pass(&self) -> Result<Look> {
        let next = self.look().await?.shown("next")?.to_owned();
        let next = next.strip_prefix((text().bomb.table.pass_to)("").as_str()).context("to whom?")?.to_owned();
        self.pass_to(&next).await
    }

    /// As [`Table::pass`], where it is known to whom. A tap right after another does not count (B12): then once more.
    ///
    /// # Errors
    /// As [`Table::pass`].
    pub async fn pass_to(&self, next: &str) -> Result<Look> {
        self.browser
            .wait(&format!("the bomb to go to {next}"), async || {
                self.browser.tap_id("pass").await?;
                Ok(Some(self.look().await?).filter(|look| look.text("holder") == Some(next)))
            })
            .await
    }

    /// Types a word on a keyboard and sends it, without a tap: the field has the focus.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn say(&self, word: &str) -> Result<()> {
        self.browser.keys(&format!("{word}{ENTER}")).await
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

    /// Takes the card after the explosion; returns the screen that follows.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn take_card(&self) -> Result<Look> {
        self.browser.tap("button", text().bomb.table.take_it).await?;
        self.until("the next round or the podium", |look| matches!(look.stage(), Stage::Ready | Stage::Podium)).await
    }

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

    /// Takes back the last step.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn undo(&self) -> Result<()> {
        self.browser.tap("button", text().act.undo).await
    }

    /// Opens the menu; a burning fuse waits meanwhile.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn pause(&self) -> Result<Look> {
        self.browser.tap("button", text().act.pause).await?;
        self.until("the menu", |look| look.can("menu")).await
    }

    /// Closes the menu.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn go_on(&self) -> Result<Look> {
        self.browser.tap("button", text().act.go_on).await?;
        self.until("the menu to go", |look| !look.can("menu") && look.stage() != Stage::Paused).await
    }

    /// Gives the card of the last round to somebody else.
    ///
    /// # Errors
    /// There is no such player, or the card is theirs.
    pub async fn give_card(&self, to: &str) -> Result<()> {
        self.browser.tap("button", text().bomb.table.give_other).await?;
        self.browser.tap("button", to).await
    }
}
