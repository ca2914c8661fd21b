//! A game that was left at a certain point: a save that lies in the storage before the page starts.

use anyhow::{Context, Result, anyhow};
use serde_json::json;
use wordbox::rules::Game;
use wordbox::rules::clock::Millis;
use wordbox::rules::race::{self, Race};
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::rules::scramble::{self, Scramble};
use wordbox::session::Step;
use wordbox::session::save::Record;

use crate::harness::Ctx;

/// A game that was left.
pub struct Left<G: Game> {
    config: G::Config,
    names: Vec<String>,
    log: Vec<Step<G::Event>>,
    now: u64,
}

/// A game of Race that was left.
pub type LeftRace = Left<Race>;
/// A game of Scramble that was left.
pub type LeftScramble = Left<Scramble>;

impl<G: Game> Clone for Left<G> {
    fn clone(&self) -> Self {
        Left { config: self.config.clone(), names: self.names.clone(), log: self.log.clone(), now: self.now }
    }
}

impl LeftRace {
    /// After these dice fell; the first player is the first.
    #[must_use]
    pub fn rolled(config: race::Config, names: &[&str], faces: &[&str]) -> Self {
        let faces = faces.iter().map(|&face| face.to_owned()).collect();
        Left::begun(config, names).then(race::Event::Rolled { faces, starter: PlayerId(0) })
    }

    /// Somebody wrote these words, one by one.
    #[must_use]
    pub fn wrote(self, by: PlayerId, words: &[&str]) -> Self {
        words.iter().fold(self, |left, &word| left.then(race::Event::Written { by, words: vec![word.to_owned()] }))
    }
}

impl LeftScramble {
    /// After the die fell on the length of these words, each with the order in which its letters lie, and everybody set one;
    /// the first player is the first. Whoever has an empty word has none.
    #[must_use]
    pub fn all_set(self, words: &[(&str, &str)]) -> Self {
        let length = words.iter().map(|(word, _)| word.chars().count()).max().unwrap_or_default();
        let mut tiles: Vec<char> = words.iter().flat_map(|(word, _)| word.chars()).collect();
        tiles.sort_unstable();
        let rolled =
            scramble::Event::Rolled { length: length as u8, tiles: tiles.iter().collect(), starter: PlayerId(0) };
        words.iter().fold(self.then(rolled), |left, (word, jumble)| {
            let left = left.then(scramble::Event::Started);
            if word.is_empty() {
                return left.then(scramble::Event::WentWithout);
            }
            let taken = scramble::Event::Taken { word: (*word).to_owned(), jumble: (*jumble).to_owned() };
            left.then(taken).then(scramble::Event::HandedOver)
        })
    }

    /// Somebody solved a group with this word.
    #[must_use]
    pub fn solved(self, by: u8, group: u8, word: &str) -> Self {
        let claimed = scramble::Event::Claimed { by: PlayerId(by), group: PlayerId(group) };
        self.then(claimed).then(scramble::Event::Solved { word: word.to_owned() })
    }
}

impl<G: Game> Left<G> {
    /// At its beginning.
    #[must_use]
    pub fn begun(config: G::Config, names: &[&str]) -> Self {
        Left { config, names: names.iter().map(|&name| name.to_owned()).collect(), log: Vec::new(), now: 0 }
    }

    /// A second later this happened.
    #[must_use]
    pub fn then(mut self, event: G::Event) -> Self {
        self.now += 1000;
        self.log.push(Step { at: Millis(self.now), events: vec![event] });
        self
    }

    /// Opens the table at which it was left.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn open(&self, ctx: &mut Ctx) -> Result<()> {
        ctx.site.inject(&self.script()?)?;
        ctx.open(&table::<G>()).await
    }

    /// Opens the table after another script has run as well, whenever a page is loaded.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn open_with(&self, ctx: &mut Ctx, script: &str) -> Result<()> {
        ctx.site.inject(&format!("{}\n{{{script}}}", self.script()?))?;
        ctx.open(&table::<G>()).await
    }

    /// Puts it into the storage in place of another game, while no page of ours is open, and opens the table.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn lay(&self, ctx: &mut Ctx) -> Result<()> {
        ctx.open("NOTICE.txt").await?;
        let body = "localStorage.setItem(arguments[0], arguments[1])";
        ctx.browser.script(body, vec![json!(key::<G>()), json!(self.text()?)]).await?;
        ctx.open(&table::<G>()).await
    }

    /// As [`Left::lay`], in a frame of that size.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn lay_framed(&self, ctx: &mut Ctx, width: u32, height: u32) -> Result<()> {
        ctx.open("NOTICE.txt").await?;
        let body = "localStorage.setItem(arguments[0], arguments[1])";
        ctx.browser.script(body, vec![json!(key::<G>()), json!(self.text()?)]).await?;
        ctx.open_framed(width, height, &table::<G>()).await
    }

    /// Opens the table in a frame of that size.
    ///
    /// # Errors
    /// The page does not come up.
    pub async fn open_framed(&self, ctx: &mut Ctx, width: u32, height: u32) -> Result<()> {
        ctx.site.inject(&self.script()?)?;
        ctx.open_framed(width, height, &table::<G>()).await
    }

    fn text(&self) -> Result<String> {
        let roster = Roster::seat_all(self.names.iter().map(|name| Some(name.as_str())));
        let roster = roster.map_err(|error| anyhow!("{error:?}"))?;
        let record = Record { config: self.config.clone(), roster, log: self.log.clone(), played: Millis(self.now) };
        record.text::<G>().context("no text")
    }

    /// A script that stores it once for each tab, before the page starts.
    fn script(&self) -> Result<String> {
        let (key, value) = (json!(key::<G>()), json!(self.text()?));
        Ok(format!(
            "if (!sessionStorage.getItem({key})) {{ sessionStorage.setItem({key}, '1'); localStorage.setItem({key}, {value}); }}"
        ))
    }
}

/// The fragment of the table.
fn table<G: Game>() -> String {
    format!("#/{}/table", G::NAME)
}

/// Where the game lies.
fn key<G: Game>() -> String {
    format!("wordbox:{}.game", G::NAME)
}
