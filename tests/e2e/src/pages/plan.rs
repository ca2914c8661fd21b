//! Who plays and how.

use anyhow::Result;

use super::look::Stage;
use super::setup::Setup;
use super::table::Table;
use super::text;
use crate::harness::{Browser, Ctx};

/// The shortest fuse that people can set, in seconds.
const SHORTEST_FUSE: u16 = 3;

/// A game as people would set it up. What is not named stays as the screen proposes it.
#[derive(Clone, Debug)]
pub struct Plan {
    names: Vec<String>,
    typed: bool,
    game: Option<&'static str>,
    count: Option<u16>,
    fuse: (u16, u16),
    judge_late: bool,
}

impl Plan {
    /// A typed game; fuses are as short as people can set them.
    #[must_use]
    pub fn typed(names: &[&str]) -> Self {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Self { names, typed: true, game: None, count: None, fuse: (SHORTEST_FUSE, SHORTEST_FUSE), judge_late: false }
    }

    /// A spoken game; fuses are as short as people can set them.
    #[must_use]
    pub fn spoken(names: &[&str]) -> Self {
        Self { typed: false, ..Self::typed(names) }
    }

    /// So many cards, or lives if the game is one with lives.
    #[must_use]
    pub fn count(self, count: u16) -> Self {
        Self { count: Some(count), ..self }
    }

    /// The game in which lives are lost.
    #[must_use]
    pub fn knock_out(self) -> Self {
        Self { game: Some(text().bomb.setup.knock_out), ..self }
    }

    /// The game with the other die.
    #[must_use]
    pub fn edges(self) -> Self {
        Self { game: Some(text().bomb.setup.edges), ..self }
    }

    /// A fuse of exactly so many seconds.
    #[must_use]
    pub fn fuse(self, seconds: u16) -> Self {
        Self { fuse: (seconds, seconds), ..self }
    }

    /// A fuse that does not end during a test.
    #[must_use]
    pub fn long_fuse(self) -> Self {
        self.fuse(300)
    }

    /// The dictionary waits until somebody challenges.
    #[must_use]
    pub fn judge_late(self) -> Self {
        Self { judge_late: true, ..self }
    }

    /// From the first screen, which is loaded anew, to the table before the first roll.
    ///
    /// # Errors
    /// A control is missing or does not do what it says.
    pub async fn play<'b>(&self, ctx: &'b mut Ctx) -> Result<Table<'b>> {
        ctx.open("").await?;
        self.play_from_home(&ctx.browser).await
    }

    /// From the first screen as it stands.
    ///
    /// # Errors
    /// As [`Plan::play`].
    pub async fn play_from_home<'b>(&self, browser: &'b Browser) -> Result<Table<'b>> {
        let setup = Setup::from_home(browser).await?;
        self.fill_in(&setup).await?;
        setup.start().await?;
        let table = Table::on(browser);
        table.until_stage(Stage::Ready).await?;
        Ok(table)
    }

    /// Fills in the screen before the game.
    ///
    /// # Errors
    /// As [`Plan::play`].
    pub async fn fill_in(&self, setup: &Setup<'_>) -> Result<()> {
        let words = &text().bomb.setup;
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        setup.names(&names).await?;
        setup.choose(if self.typed { words.typed } else { words.spoken }).await?;
        if let Some(game) = self.game {
            setup.choose(game).await?;
        }
        setup.open_options().await?;
        if let Some(count) = self.count {
            let lives = self.game == Some(words.knock_out);
            setup.number(if lives { words.lives } else { words.cards }, count).await?;
        }
        setup.fuse(self.fuse.0, self.fuse.1).await?;
        if self.judge_late {
            setup.switch(words.judge_late).await?;
        }
        Ok(())
    }
}
