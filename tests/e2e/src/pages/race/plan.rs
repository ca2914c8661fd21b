//! Who plays Race, and how.

use anyhow::Result;
use wordbox::rules::race::Way;

use super::look::{RaceLook, RaceStage};
use super::table::RaceTable;
use crate::harness::{Browser, Ctx};
use crate::pages::{Setup, text};

/// A game as people would set it up. What is not named stays as the screen proposes it.
#[derive(Clone, Debug)]
pub struct RacePlan {
    names: Vec<String>,
    way: Way,
    target: Option<u16>,
    goal: Option<u16>,
    judge_late: bool,
}

impl RacePlan {
    /// A game of these people. Of the ways only those that a set-up offers.
    #[must_use]
    pub fn of(way: Way, names: &[&str]) -> Self {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Self { names, way, target: None, goal: None, judge_late: false }
    }

    /// STOP takes so many words.
    #[must_use]
    pub fn target(self, target: u16) -> Self {
        Self { target: Some(target), ..self }
    }

    /// The game goes to so many points.
    #[must_use]
    pub fn goal(self, goal: u16) -> Self {
        Self { goal: Some(goal), ..self }
    }

    /// Typed words are judged when all lists are in.
    #[must_use]
    pub fn judge_late(self) -> Self {
        Self { judge_late: true, ..self }
    }

    /// From the first screen, which is loaded anew, to the table before the first roll.
    ///
    /// # Errors
    /// A control is missing or does not do what it says.
    pub async fn play<'b>(&self, ctx: &'b mut Ctx) -> Result<RaceTable<'b>> {
        ctx.open("").await?;
        let browser = &ctx.browser;
        let card = format!("{}*", text().race().title);
        browser
            .wait("the screen before the game", async || {
                // A tap in the very moment in which the app takes the place of the static page meets neither.
                for link in browser.all("link", &card).await? {
                    browser.click(&link).await?;
                }
                Ok((RaceLook::at(browser).await?.stage() == RaceStage::Setup).then_some(()))
            })
            .await?;
        self.fill_in(browser).await?;
        browser.tap("button", text().plan.start).await?;
        let table = RaceTable::on(browser);
        table.until_stage(RaceStage::Ready).await?;
        Ok(table)
    }

    /// Fills in the screen before the game.
    ///
    /// # Errors
    /// As [`RacePlan::play`].
    pub async fn fill_in(&self, browser: &Browser) -> Result<()> {
        let words = text().race().setup;
        let setup = Setup::on(browser);
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        setup.names(&names).await?;
        let way = [Way::Paper, Way::Typed, Way::Phones, Way::Turns].into_iter().position(|way| way == self.way);
        setup.choose(words.ways[way.unwrap_or_default()]).await?;
        if self.target.is_none() && self.goal.is_none() && !self.judge_late {
            return Ok(());
        }
        setup.open_options().await?;
        for (label, number) in [(words.target, self.target), (words.goal, self.goal)] {
            if let Some(number) = number {
                setup.number(label, number).await?;
            }
        }
        if self.judge_late {
            setup.switch(words.judge_late).await?;
        }
        Ok(())
    }
}
