//! The game itself.

use anyhow::{Context, Result, anyhow, ensure};
use thirtyfour::By;

use super::look::{Look, Stage};
use super::{press, text};
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
    pub(super) browser: &'b Browser,
}

impl<'b> Table<'b> {
    /// On the page as it stands.
    #[must_use]
    pub fn on(browser: &'b Browser) -> Self {
        Self { browser }
    }

    /// The browser in which it is, for what the table itself does not offer.
    #[must_use]
    pub fn browser(&self) -> &'b Browser {
        self.browser
    }

    /// The names in the order of play, whoever it is that starts. Between the rounds.
    ///
    /// # Errors
    /// There are not as many seats to be seen.
    pub async fn order<const N: usize>(&self) -> Result<[String; N]> {
        let ready = self.look().await?;
        let mut names: Vec<_> = ready.seats().into_iter().map(|row| row.name).collect();
        let starter = ready.shown("starter")?.to_owned();
        let first = names.iter().position(|name| starter == (text().bomb.table.starts)(name));
        let first = first.with_context(|| format!("nobody of {names:?}: {starter}"))?;
        names.rotate_left(first);
        names.try_into().map_err(|names| anyhow!("not {N}: {names:?}"))
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
        press::until(self.browser, what, async || self.look().await, wanted).await
    }

    /// Looks a few times, which is longer than a screen takes to follow a tap.
    pub(super) async fn soon(&self, wanted: impl Fn(&Look) -> bool) -> Result<Option<Look>> {
        press::soon(async || self.look().await, wanted).await
    }

    /// Taps a button and waits for what it does. A tap on something that is still moving into its place may miss it; then
    /// people tap again.
    ///
    /// # Errors
    /// The button is missing, or does something else.
    pub(super) async fn press(&self, name: &str, what: &str, wanted: impl Fn(&Look) -> bool) -> Result<Look> {
        press::press(self.browser, name, what, async || self.look().await, wanted).await
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
        self.press(text().bomb.table.roll, "the die", |look| look.stage() == Stage::Rolled).await
    }

    /// Lights the fuse.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn light(&self) -> Result<Look> {
        self.press(text().bomb.table.light, "a burning fuse", |look| look.stage() == Stage::Burning).await
    }

    /// Passes the bomb on, in spoken play, and waits until the next one has it, or it has gone off.
    ///
    /// # Errors
    /// The button is missing, or the bomb goes elsewhere than it says.
    pub async fn pass(&self) -> Result<Look> {
        let before = self.look().await?;
        let to = (text().bomb.table.pass_to)("");
        let next =
            before.shown("next")?.strip_prefix(to.as_str()).context("the button does not say to whom")?.to_owned();
        let moved = |look: &Look| look.stage() == Stage::Exploded || look.text("holder") == Some(next.as_str());
        self.browser
            .wait(&format!("the bomb to go to {next}"), async || {
                // A tap right after the bomb has come does not count; then people tap again.
                for button in self.browser.driver.find_all(By::Css("[data-testid=pass]")).await? {
                    self.browser.click(&button).await?;
                }
                self.soon(&moved).await
            })
            .await
    }

    /// Passes until somebody holds the bomb, or until it goes off in other hands.
    ///
    /// # Errors
    /// As [`Table::pass`].
    pub async fn pass_until(&self, name: &str) -> Result<Look> {
        let mut look = self.look().await?;
        while look.stage() == Stage::Burning && look.text("holder") != Some(name) {
            look = self.pass().await?;
        }
        Ok(look)
    }

    /// A whole round of spoken play that `name` loses. Returns the screen after the card was taken.
    ///
    /// # Errors
    /// It goes off too early, or a button is missing.
    pub async fn lose_round(&self, name: &str) -> Result<Look> {
        self.begin_round().await?;
        self.pass_until(name).await?;
        let exploded = self.until_explosion().await?;
        let words = &text().bomb.table;
        let verdicts = [(words.takes)(name), (words.loses_life)(name)];
        let verdict = exploded.shown("loser")?;
        ensure!(verdicts.iter().any(|expected| expected == verdict), "{name} was to lose: {verdict}");
        self.take_card().await
    }

    /// Takes the card after the explosion; returns the screen that follows.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn take_card(&self) -> Result<Look> {
        let over = |look: &Look| matches!(look.stage(), Stage::Ready | Stage::Podium);
        self.press(text().bomb.table.take_it, "the next round or the podium", over).await
    }

    /// Takes back the last step.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn undo(&self) -> Result<()> {
        self.browser.tap("button", text().act.undo).await
    }

    /// Asks the dictionary while the fuse burns, and returns its answer. The sheet stays open.
    ///
    /// # Errors
    /// The sheet does not open, or there is no answer.
    pub async fn look_up(&self, word: &str) -> Result<String> {
        let words = &text().bomb.table;
        if !self.browser.has("dialog", words.look_up_title).await? {
            self.browser.tap("button", words.look_up).await?;
        }
        self.browser.find("dialog", words.look_up_title).await?;
        self.browser.fill(text().act.word_field, &format!("{word}{ENTER}")).await?;
        let about = format!("{word}:");
        let answered = |look: &Look| look.text("answer").is_some_and(|answer| answer.starts_with(&about));
        Ok(self.until(&format!("an answer about {word}"), answered).await?.shown("answer")?.to_owned())
    }

    /// Closes the topmost sheet.
    ///
    /// # Errors
    /// There is none.
    pub async fn close_sheet(&self) -> Result<()> {
        self.browser.tap("button", text().act.close).await
    }

    /// Ends the game by the menu, and comes to the first screen.
    ///
    /// # Errors
    /// A button is missing.
    pub async fn end_game(&self) -> Result<()> {
        self.pause().await?;
        self.browser.tap("button", text().act.end_game).await?;
        self.browser.tap_id("end-game").await?;
        self.until_stage(Stage::Home).await.map(drop)
    }

    /// Opens the menu; a burning fuse waits meanwhile.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn pause(&self) -> Result<Look> {
        self.press(text().act.pause, "the menu", |look| look.can("menu")).await
    }

    /// Closes the menu.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn go_on(&self) -> Result<Look> {
        let on = |look: &Look| !look.can("menu") && look.stage() != Stage::Paused;
        self.press(text().act.go_on, "the menu to go", on).await
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
