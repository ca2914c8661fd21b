//! A game of Race that was left at a certain point: a save that lies in the storage before the page starts.

use anyhow::{Context, Result, anyhow};
use serde_json::json;
use wordbox::rules::clock::Millis;
use wordbox::rules::race::{Config, Event, Race};
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::session::Step;
use wordbox::session::save::Record;

use crate::harness::Ctx;

/// The fragment of the table.
const TABLE: &str = "#/race/table";
/// Where the game lies.
const KEY: &str = "wordbox:race.game";

/// A game of Race that was left.
#[derive(Clone)]
pub struct LeftRace {
    config: Config,
    names: Vec<String>,
    log: Vec<Step<Event>>,
    now: u64,
}

impl LeftRace {
    /// After these dice fell; the first player is the first.
    #[must_use]
    pub fn rolled(config: Config, names: &[&str], faces: &[&str]) -> Self {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        let faces = faces.iter().map(|&face| face.to_owned()).collect();
        LeftRace { config, names, log: Vec::new(), now: 0 }.then(Event::Rolled { faces, starter: PlayerId(0) })
    }

    /// A second later this happened.
    #[must_use]
    pub fn then(mut self, event: Event) -> Self {
        self.now += 1000;
        self.log.push(Step { at: Millis(self.now), events: vec![event] });
        self
    }

    /// Somebody wrote these words, one by one.
    #[must_use]
    pub fn wrote(self, by: PlayerId, words: &[&str]) -> Self {
        words.iter().fold(self, |left, &word| left.then(Event::Written { by, words: vec![word.to_owned()] }))
    }

    /// Opens the table at which it was left.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn open(&self, ctx: &mut Ctx) -> Result<()> {
        ctx.site.inject(&self.script()?)?;
        ctx.open(TABLE).await
    }

    /// Opens the table after another script has run as well, whenever a page is loaded.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn open_with(&self, ctx: &mut Ctx, script: &str) -> Result<()> {
        ctx.site.inject(&format!("{}\n{{{script}}}", self.script()?))?;
        ctx.open(TABLE).await
    }

    /// Puts it into the storage in place of another game, while no page of ours is open, and opens the table.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn lay(&self, ctx: &mut Ctx) -> Result<()> {
        ctx.open("NOTICE.txt").await?;
        let body = "localStorage.setItem(arguments[0], arguments[1])";
        ctx.browser.script(body, vec![json!(KEY), json!(self.text()?)]).await?;
        ctx.open(TABLE).await
    }

    /// As [`LeftRace::lay`], in a frame of that size.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn lay_framed(&self, ctx: &mut Ctx, width: u32, height: u32) -> Result<()> {
        ctx.open("NOTICE.txt").await?;
        let body = "localStorage.setItem(arguments[0], arguments[1])";
        ctx.browser.script(body, vec![json!(KEY), json!(self.text()?)]).await?;
        ctx.open_framed(width, height, TABLE).await
    }

    /// Opens the table in a frame of that size.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn open_framed(&self, ctx: &mut Ctx, width: u32, height: u32) -> Result<()> {
        ctx.site.inject(&self.script()?)?;
        ctx.open_framed(width, height, TABLE).await
    }

    fn text(&self) -> Result<String> {
        let roster = Roster::seat_all(self.names.iter().map(|name| Some(name.as_str())));
        let roster = roster.map_err(|error| anyhow!("{error:?}"))?;
        let record = Record { config: self.config.clone(), roster, log: self.log.clone(), played: Millis(self.now) };
        record.text::<Race>().context("no text")
    }

    /// A script that stores it once for each tab, before the page starts.
    fn script(&self) -> Result<String> {
        let (key, value) = (json!(KEY), json!(self.text()?));
        Ok(format!(
            "if (!sessionStorage.getItem({key})) {{ sessionStorage.setItem({key}, '1'); localStorage.setItem({key}, {value}); }}"
        ))
    }
}
