//! The screen before the game.

use anyhow::Result;

use super::look::{Look, Stage};
use super::text;
use crate::harness::Browser;

/// The screen before the game.
#[derive(Clone, Copy)]
pub struct Setup<'b> {
    browser: &'b Browser,
}

impl<'b> Setup<'b> {
    /// On the page as it stands.
    #[must_use]
    pub fn on(browser: &'b Browser) -> Self {
        Self { browser }
    }

    /// By a tap on the game's card.
    ///
    /// # Errors
    /// There is no such card, or it leads elsewhere.
    pub async fn from_home(browser: &'b Browser) -> Result<Self> {
        let card = format!("{}*", text().bomb.title);
        browser
            .wait("the screen before the game", async || {
                // A tap in the very moment in which the app takes the place of the static page meets neither.
                for link in browser.all("link", &card).await? {
                    browser.click(&link).await?;
                }
                Ok((Look::at(browser).await?.stage() == Stage::Setup).then_some(()))
            })
            .await?;
        Ok(Self { browser })
    }

    /// Makes as many seats as there are names, and types the names. An empty one is a player by number.
    ///
    /// # Errors
    /// A seat cannot be made or taken away.
    pub async fn names(&self, names: &[&str]) -> Result<()> {
        let seats = self.seats().await?;
        for _ in seats..names.len() {
            self.browser.tap_id("add-player").await?;
        }
        for seat in (names.len()..seats).rev() {
            let player = (text().player_number)(u16::try_from(seat + 1)?);
            self.browser.tap("button", &(text().roster.remove)(&player)).await?;
        }
        self.browser
            .wait("the right number of seats", async || Ok((self.seats().await? == names.len()).then_some(())))
            .await?;
        for (seat, name) in names.iter().enumerate() {
            self.name(seat, name).await?;
        }
        Ok(())
    }

    /// Types one name in place of what is there; seats are counted from 0.
    ///
    /// # Errors
    /// There is no such seat.
    pub async fn name(&self, seat: usize, name: &str) -> Result<()> {
        self.browser.fill(&(text().roster.name)(seat + 1), name).await
    }

    /// How many seats there are now.
    ///
    /// # Errors
    /// The page cannot be asked.
    pub async fn seats(&self) -> Result<usize> {
        let stem = (text().roster.name)(1);
        let stem = stem.trim_end_matches('1');
        Ok(self.browser.all("textbox", &format!("{stem}*")).await?.len())
    }

    /// Chooses one of several by its label.
    ///
    /// # Errors
    /// There is no such choice.
    pub async fn choose(&self, label: &str) -> Result<()> {
        let what = format!("the choice \"{label}\"");
        let script = "const radio = Array.from(document.querySelectorAll('label')).find((one) => \
                      one.textContent.trim() === arguments[0] && one.querySelector('input[type=radio]')); \
                      return radio || null";
        // The radio button itself is unseen: people tap its label.
        self.browser
            .wait(&what, async || {
                let found = self.browser.driver.execute(script, vec![label.into()]).await?;
                match found.json().is_null() {
                    true => Ok(None),
                    false => self.browser.click(&found.element()?).await,
                }
            })
            .await
    }

    /// Unfolds the options.
    ///
    /// # Errors
    /// They are not there.
    pub async fn open_options(&self) -> Result<()> {
        let open = "return Boolean(document.querySelector('details.options[open]'))";
        if self.browser.script(open, vec![]).await? != true {
            self.browser.tap_id("options").await?;
        }
        self.browser
            .wait("open options", async || Ok((self.browser.script(open, vec![]).await? == true).then_some(())))
            .await
    }

    /// Types a number into a field of the options and leaves the field.
    ///
    /// # Errors
    /// There is no such field.
    pub async fn number(&self, label: &str, number: u16) -> Result<()> {
        // The number counts when the field is left; Enter would start the game.
        self.browser.overwrite(label, &number.to_string()).await
    }

    /// Both ends of the fuse, in seconds.
    ///
    /// # Errors
    /// There are no such fields.
    pub async fn fuse(&self, shortest: u16, longest: u16) -> Result<()> {
        let words = &text().bomb.setup;
        self.number(words.shortest, shortest).await?;
        self.number(words.longest, longest).await
    }

    /// Turns a switch by its label.
    ///
    /// # Errors
    /// There is no such switch.
    pub async fn switch(&self, label: &str) -> Result<()> {
        self.browser.tap("switch", &format!("{label}*")).await
    }

    /// Begins the game, or is told what is wrong.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn start(&self) -> Result<()> {
        self.browser.tap("button", text().plan.start).await
    }
}
