//! The table at which Race is played.

use anyhow::{Context, Result, ensure};

use super::look::{CalledList, RaceLook, RaceStage};
use crate::harness::Browser;
use crate::pages::{ENTER, press, text};

/// The table at which Race is played.
#[derive(Clone, Copy)]
pub struct RaceTable<'b> {
    browser: &'b Browser,
}

impl<'b> RaceTable<'b> {
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

    /// What it shows now.
    ///
    /// # Errors
    /// The page cannot be asked.
    pub async fn look(&self) -> Result<RaceLook> {
        RaceLook::at(self.browser).await
    }

    /// Waits until what it shows is as wanted, and returns it.
    ///
    /// # Errors
    /// It does not become so.
    pub async fn until(&self, what: &str, wanted: impl Fn(&RaceLook) -> bool) -> Result<RaceLook> {
        press::until(self.browser, what, async || self.look().await, wanted).await
    }

    /// Waits for a screen.
    ///
    /// # Errors
    /// It does not come.
    pub async fn until_stage(&self, stage: RaceStage) -> Result<RaceLook> {
        self.until(&format!("the screen {stage:?}"), |look| look.stage() == stage).await
    }

    /// Taps a button and waits for what it does.
    ///
    /// # Errors
    /// The button is missing, or does something else.
    pub async fn press(&self, name: &str, what: &str, wanted: impl Fn(&RaceLook) -> bool) -> Result<RaceLook> {
        press::press(self.browser, name, what, async || self.look().await, wanted).await
    }

    /// As [`RaceTable::press`], for a tap that leads to a screen.
    ///
    /// # Errors
    /// As [`RaceTable::press`].
    pub async fn press_to(&self, name: &str, stage: RaceStage) -> Result<RaceLook> {
        self.press(name, &format!("the screen {stage:?}"), |look| look.stage() == stage).await
    }

    /// Rolls the dice, and waits for the letters or for the cover of a device that is handed round.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn roll(&self) -> Result<RaceLook> {
        let rolled = |look: &RaceLook| !matches!(look.stage(), RaceStage::Ready | RaceStage::Elsewhere);
        self.press(text().race().play.roll, "the letters", rolled).await
    }

    /// Somebody calls STOP on a shared screen.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn stop(&self, name: &str) -> Result<RaceLook> {
        self.press_to(&(text().race().play.stop_of)(name), RaceStage::Collecting).await
    }

    /// All stop together.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn stop_together(&self) -> Result<RaceLook> {
        self.press_to(text().race().play.nobody, RaceStage::Collecting).await
    }

    /// Opens a player's list to enter it.
    ///
    /// # Errors
    /// There is no such player.
    pub async fn open_list(&self, name: &str) -> Result<RaceLook> {
        let row = format!("{name} *");
        self.browser
            .wait(&format!("the list of {name}"), async || {
                // Above the lists stands who called STOP.
                if let Some(row) = self.browser.all("button", &row).await?.last() {
                    self.browser.click(row).await?;
                }
                press::soon(async || self.look().await, |look: &RaceLook| look.text("whose") == Some(name)).await
            })
            .await
    }

    /// Types words with Enter after each, wherever the focus is, and waits until the list ends with them: one that is entered,
    /// or one's own.
    ///
    /// # Errors
    /// They do not all get on the list.
    pub async fn write(&self, words: &[&str]) -> Result<RaceLook> {
        let typed: String = words.iter().map(|word| format!("{word}{ENTER}")).collect();
        self.browser.keys(&typed).await?;
        let wanted = |look: &RaceLook| look.texts("list").ends_with(&owned(words)) && look.text("typed") == Some("");
        self.until("the words on the list", wanted).await
    }

    /// From an open list back to all lists.
    ///
    /// # Errors
    /// There is no way.
    pub async fn all_lists(&self) -> Result<RaceLook> {
        self.press_to(text().race().count.all_lists, RaceStage::Collecting).await
    }

    /// Enters a whole list, from all lists and back.
    ///
    /// # Errors
    /// As the steps.
    pub async fn enter_list(&self, name: &str, words: &[&str]) -> Result<RaceLook> {
        self.open_list(name).await?;
        self.write(words).await?;
        self.all_lists().await
    }

    /// Reveals: the first list is called out.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn reveal(&self) -> Result<RaceLook> {
        self.press_to(text().race().count.reveal, RaceStage::Revealing).await
    }

    /// Calls out the other lists one after the other, and returns all of them when everything has been told, the first one
    /// first.
    ///
    /// # Errors
    /// A list does not open.
    pub async fn call_out_all(&self, lists: usize) -> Result<Vec<CalledList>> {
        let next = (text().race().reveal.next)("");
        for open in 1..=lists {
            let told = |look: &RaceLook| {
                let called = look.called();
                // The newest is counted up before everybody's eyes; what was counted on paper has no words to add up.
                let told = called.first().is_some_and(|list| list.words.is_empty() || list.total == sum(list));
                called.len() == open && told
            };
            self.until(&format!("{open} lists with their points"), told).await?;
            if open < lists {
                let name = format!("{next}*");
                self.press(&name, "the next list", |look| look.called().len() > open).await?;
            }
        }
        let mut all = self.look().await?.called();
        all.reverse();
        Ok(all)
    }

    /// From the last list to the points.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn to_points(&self) -> Result<RaceLook> {
        self.press_to(text().race().reveal.to_points, RaceStage::Summary).await
    }

    /// The round is counted: to the next round or to the podium.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn close(&self) -> Result<RaceLook> {
        let closed = |look: &RaceLook| matches!(look.stage(), RaceStage::Ready | RaceStage::Podium);
        self.press(text().race().reveal.go_on, "the next round or the podium", closed).await
    }

    /// Lifts the cover of a device that is handed round; it is that player's turn.
    ///
    /// # Errors
    /// It is somebody else's turn, or the button is missing.
    pub async fn take(&self, name: &str) -> Result<RaceLook> {
        let texts = text().race().write;
        let look = self.until_stage(RaceStage::Waiting).await?;
        let take = look.shown("take")?;
        ensure!(take == (texts.take)(name), "{name} is to take the device: {take}");
        self.press_to(texts.open, RaceStage::Writing).await
    }

    /// Who is asked to take the device.
    ///
    /// # Errors
    /// Nobody of these is.
    pub async fn taker(&self, names: &[&'static str]) -> Result<&'static str> {
        let look = self.until_stage(RaceStage::Waiting).await?;
        let take = look.shown("take")?;
        let taker = names.iter().find(|name| take == (text().race().write.take)(name));
        taker.copied().with_context(|| format!("nobody of {names:?}: {take}"))
    }

    /// Types a word that is not taken; it is answered with this sentence.
    ///
    /// # Errors
    /// The answer is another.
    pub async fn write_in_vain(&self, word: &str, sentence: &str) -> Result<RaceLook> {
        self.browser.keys(&format!("{word}{ENTER}")).await?;
        self.until(sentence, |look| look.text("answer") == Some(sentence)).await
    }

    /// Takes back the last step.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn undo(&self, what: &str, wanted: impl Fn(&RaceLook) -> bool) -> Result<RaceLook> {
        self.browser.tap("button", text().act.undo).await?;
        self.until(what, wanted).await
    }

    /// Opens the menu; letters are covered meanwhile.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn pause(&self) -> Result<RaceLook> {
        self.press(text().act.pause, "the menu", |look| look.can("menu")).await
    }

    /// Closes the menu.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn go_on(&self) -> Result<RaceLook> {
        let on =
            |look: &RaceLook| !look.can("menu") && !matches!(look.stage(), RaceStage::Paused | RaceStage::Elsewhere);
        self.press(text().act.go_on, "the menu to go", on).await
    }

    /// Taps a word of a list that was called out, and then one of the things that the table can do about it.
    ///
    /// # Errors
    /// There is no such word or no such thing.
    pub async fn decide(&self, word: &str, what: &str) -> Result<()> {
        self.browser.tap("button", &format!("{word} *")).await?;
        self.browser.tap("button", what).await
    }
}

/// What everything on a list comes to.
fn sum(list: &CalledList) -> i64 {
    list.words.iter().map(|word| word.points).chain(list.extras.iter().map(|(_, points)| *points)).sum()
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}
