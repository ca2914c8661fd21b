//! Who plays Scramble, and how.

use anyhow::Result;

use super::look::{ScrambleLook, ScrambleStage};
use super::table::ScrambleTable;
use crate::harness::{Browser, Ctx};
use crate::pages::{Setup, text};

/// A game as people would set it up. What is not named stays as the screen proposes it.
#[derive(Clone, Debug)]
pub struct ScramblePlan {
    names: Vec<String>,
    rounds: Option<u16>,
    claim: Option<u16>,
    lock_out: bool,
}

impl ScramblePlan {
    /// A game of these people.
    #[must_use]
    pub fn of(names: &[&str]) -> Self {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Self { names, rounds: None, claim: None, lock_out: false }
    }

    /// The game has so many rounds.
    #[must_use]
    pub fn rounds(self, rounds: u16) -> Self {
        Self { rounds: Some(rounds), ..self }
    }

    /// An answer has so many seconds.
    #[must_use]
    pub fn claim(self, claim: u16) -> Self {
        Self { claim: Some(claim), ..self }
    }

    /// Whoever answers wrongly waits.
    #[must_use]
    pub fn lock_out(self) -> Self {
        Self { lock_out: true, ..self }
    }

    /// From the first screen, which is loaded anew, to the table before the first roll.
    ///
    /// # Errors
    /// A control is missing or does not do what it says.
    pub async fn play<'b>(&self, ctx: &'b mut Ctx) -> Result<ScrambleTable<'b>> {
        ctx.open("").await?;
        let browser = &ctx.browser;
        let card = format!("{}*", text().scramble().title);
        browser
            .wait("the screen before the game", async || {
                // A tap in the very moment in which the app takes the place of the static page meets neither.
                for link in browser.all("link", &card).await? {
                    browser.click(&link).await?;
                }
                Ok((ScrambleLook::at(browser).await?.stage() == ScrambleStage::Setup).then_some(()))
            })
            .await?;
        self.fill_in(browser).await?;
        Setup::on(browser).start().await?;
        let table = ScrambleTable::on(browser);
        table.until_stage(ScrambleStage::Ready).await?;
        Ok(table)
    }

    /// Fills in the screen before the game.
    ///
    /// # Errors
    /// As [`ScramblePlan::play`].
    pub async fn fill_in(&self, browser: &Browser) -> Result<()> {
        let words = text().scramble().setup;
        let setup = Setup::on(browser);
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        setup.names(&names).await?;
        if let Some(rounds) = self.rounds {
            setup.number(words.rounds, rounds).await?;
        }
        if self.claim.is_none() && !self.lock_out {
            return Ok(());
        }
        setup.open_options().await?;
        if let Some(claim) = self.claim {
            setup.number(words.claim, claim).await?;
        }
        if self.lock_out {
            setup.switch(words.lock_out).await?;
        }
        Ok(())
    }
}
