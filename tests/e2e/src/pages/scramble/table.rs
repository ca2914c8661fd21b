//! The table at which Scramble is played.

use anyhow::{Context, Result, ensure};
use wordbox::session::settings::Language;
use wordbox::text::Text;

use super::look::{ScrambleLook, ScrambleStage};
use crate::harness::Browser;
use crate::pages::press;

/// The table at which Scramble is played.
#[derive(Clone, Copy)]
pub struct ScrambleTable<'b> {
    browser: &'b Browser,
    text: &'static Text,
}

impl<'b> ScrambleTable<'b> {
    /// On the page as it stands.
    #[must_use]
    pub fn on(browser: &'b Browser) -> Self {
        Self { browser, text: Text::of(Language::En) }
    }

    /// With screens in another language.
    #[must_use]
    pub fn speaking(self, language: Language) -> Self {
        Self { text: Text::of(language), ..self }
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
    pub async fn look(&self) -> Result<ScrambleLook> {
        ScrambleLook::at(self.browser).await
    }

    /// Waits until what it shows is as wanted, and returns it.
    ///
    /// # Errors
    /// It does not become so.
    pub async fn until(&self, what: &str, wanted: impl Fn(&ScrambleLook) -> bool) -> Result<ScrambleLook> {
        press::until(self.browser, what, async || self.look().await, wanted).await
    }

    /// Waits for a screen.
    ///
    /// # Errors
    /// It does not come.
    pub async fn until_stage(&self, stage: ScrambleStage) -> Result<ScrambleLook> {
        self.until(&format!("the screen {stage:?}"), |look| look.stage() == stage).await
    }

    /// Taps a button and waits for what it does.
    ///
    /// # Errors
    /// The button is missing, or does something else.
    pub async fn press(&self, name: &str, what: &str, wanted: impl Fn(&ScrambleLook) -> bool) -> Result<ScrambleLook> {
        press::press(self.browser, name, what, async || self.look().await, wanted).await
    }

    /// As [`ScrambleTable::press`], for a tap that leads to a screen.
    ///
    /// # Errors
    /// As [`ScrambleTable::press`].
    pub async fn press_to(&self, name: &str, stage: ScrambleStage) -> Result<ScrambleLook> {
        self.press(name, &format!("the screen {stage:?}"), |look| look.stage() == stage).await
    }

    /// Rolls, and waits for the first cover.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn roll(&self) -> Result<ScrambleLook> {
        // Before the dictionary is there nothing is rolled; then people tap again.
        self.press_to(self.text.scramble().set.roll, ScrambleStage::Covered).await
    }

    /// Who is asked to take the device, for the first time or again.
    ///
    /// # Errors
    /// Nobody of these is.
    pub async fn taker(&self, names: &[&'static str]) -> Result<&'static str> {
        let look = self.until_stage(ScrambleStage::Covered).await?;
        let (take, set) = (look.shown("take")?, self.text.scramble().set);
        let taker = names.iter().find(|name| [(set.take)(name), (set.take_again)(name)].iter().any(|one| one == take));
        taker.copied().with_context(|| format!("nobody of {names:?}: {take}"))
    }

    /// Lifts the cover and waits for the tiles that are left, or for those of the word that was taken.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn lift(&self) -> Result<ScrambleLook> {
        let lifted = |look: &ScrambleLook| matches!(look.stage(), ScrambleStage::Setting | ScrambleStage::Jumbling);
        self.press(self.text.scramble().set.open, "the tiles", lifted).await
    }

    /// Types on a keyboard, and waits until it stands in the field, after what is there already.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn type_on(&self, letters: &str) -> Result<ScrambleLook> {
        let before = self.look().await?;
        let wanted = format!("{}{letters}", before.shown("typed")?);
        self.browser.keys(letters).await?;
        self.until(&format!("\"{wanted}\" in the field"), |look| look.text("typed") == Some(&wanted)).await
    }

    /// Takes the word that stands in the field.
    ///
    /// # Errors
    /// It cannot be taken.
    pub async fn take_it(&self) -> Result<ScrambleLook> {
        self.press_to(self.text.scramble().set.take_it, ScrambleStage::Jumbling).await
    }

    /// The tiles are covered, and the next one takes the device, or all words are set.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn hand_over(&self) -> Result<ScrambleLook> {
        let done = |look: &ScrambleLook| look.stage() != ScrambleStage::Jumbling;
        self.press(self.text.scramble().set.done, "the next one", done).await
    }

    /// Turns all groups over.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn reveal(&self) -> Result<ScrambleLook> {
        self.press_to(self.text.scramble().solve.reveal, ScrambleStage::Solving).await
    }

    /// Taps somebody's group, and then a name.
    ///
    /// # Errors
    /// Nothing is claimed.
    pub async fn claim(&self, by: &str, setter: &str) -> Result<ScrambleLook> {
        let chosen = |look: &ScrambleLook| {
            look.groups().iter().any(|group| group.setter == setter && group.chosen)
                || look.stage() == ScrambleStage::Claiming
        };
        let group = format!("{}*", (self.text.scramble().solve.group)(setter));
        let look = self.press(&group, &format!("{setter}'s group to be chosen"), chosen).await?;
        let look = match look.stage() {
            // Of two only one can claim it.
            ScrambleStage::Claiming => look,
            _ => self.press_to(by, ScrambleStage::Claiming).await?,
        };
        let (claim, wanted) = (look.shown("claim")?, (self.text.scramble().solve.claim)(by, setter));
        ensure!(claim == wanted, "{by} claims {setter}'s group: {claim}");
        Ok(look)
    }

    /// The word that was said is right: to the other groups, or to the words of the round.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn right(&self) -> Result<ScrambleLook> {
        let on = |look: &ScrambleLook| look.stage() != ScrambleStage::Claiming;
        self.press(self.text.scramble().solve.right, "the other groups", on).await
    }

    /// The word that was said is wrong.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn wrong(&self) -> Result<ScrambleLook> {
        self.press_to(self.text.scramble().solve.wrong, ScrambleStage::Solving).await
    }

    /// From a word that is said to one that is typed.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn type_it(&self) -> Result<ScrambleLook> {
        self.press(self.text.scramble().solve.type_it, "the field", |look| look.text("typed").is_some()).await
    }

    /// Types an answer over what is in the field and sends it.
    ///
    /// # Errors
    /// There is no field.
    pub async fn answer(&self, word: &str) -> Result<()> {
        self.browser.fill(self.text.act.word_field, word).await?;
        self.until(&format!("{word} in the field"), |look| look.text("typed") == Some(word)).await?;
        self.browser.tap("button", self.text.scramble().solve.answer).await
    }

    /// By agreement one group is given up, or with `None` all of them.
    ///
    /// # Errors
    /// There is no such group.
    pub async fn give_up(&self, setter: Option<&str>) -> Result<ScrambleLook> {
        let solve = self.text.scramble().solve;
        self.browser.tap_id("give-up").await?;
        self.browser.find("dialog", solve.give_up_title).await?;
        let before = self.look().await?.groups().len();
        let label = setter.map_or(solve.give_up_all.to_owned(), solve.group);
        let given_up = |look: &ScrambleLook| look.stage() != ScrambleStage::Solving || look.groups().len() < before;
        self.press(&label, "a group to be given up", given_up).await
    }

    /// Takes back the last step.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn undo(&self, what: &str, wanted: impl Fn(&ScrambleLook) -> bool) -> Result<ScrambleLook> {
        self.browser.tap("button", self.text.act.undo).await?;
        self.until(what, wanted).await
    }

    /// Pauses: whatever is secret is covered.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn pause(&self) -> Result<ScrambleLook> {
        let covered = |look: &ScrambleLook| look.can("menu") || look.stage() == ScrambleStage::Covered;
        self.press(self.text.act.pause, "the menu or the cover", covered).await
    }

    /// Closes the menu.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn go_on(&self) -> Result<ScrambleLook> {
        let on = |look: &ScrambleLook| {
            !look.can("menu") && !matches!(look.stage(), ScrambleStage::Paused | ScrambleStage::Elsewhere)
        };
        self.press(self.text.act.go_on, "the menu to go", on).await
    }
}
