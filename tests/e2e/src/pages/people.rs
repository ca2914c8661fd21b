//! Names and seats in the middle of a game.

use anyhow::Result;

use super::text;
use crate::harness::Browser;

/// The sheet with the people.
#[derive(Clone, Copy)]
pub struct People<'b> {
    browser: &'b Browser,
}

impl<'b> People<'b> {
    /// On the page as it stands.
    #[must_use]
    pub fn on(browser: &'b Browser) -> Self {
        Self { browser }
    }

    /// Opens it from the menu, which must be open.
    ///
    /// # Errors
    /// The menu has no such entry.
    pub async fn open(browser: &'b Browser) -> Result<Self> {
        browser.tap("button", text().roster.title).await?;
        browser.test_id("people").await?;
        Ok(Self { browser })
    }

    /// The names in the order of the seats, as they stand in the fields.
    ///
    /// # Errors
    /// The page cannot be asked.
    pub async fn names(&self) -> Result<Vec<String>> {
        let script =
            "return Array.from(document.querySelectorAll('[data-testid=people] li input'), (one) => one.value)";
        let names = self.browser.script(script, vec![]).await?;
        let names = names.as_array().into_iter().flatten();
        Ok(names.filter_map(|name| name.as_str().map(str::to_owned)).collect())
    }

    /// Waits until the names are these, in this order.
    ///
    /// # Errors
    /// They do not become these.
    pub async fn are(&self, names: &[&str]) -> Result<()> {
        let what = format!("the people to be {names:?}");
        self.browser.wait(&what, async || Ok((self.names().await? == names).then_some(()))).await
    }

    /// Seats somebody after the last one; nobody by name if `name` is empty.
    ///
    /// # Errors
    /// The field is missing.
    pub async fn join(&self, name: &str) -> Result<()> {
        let seats = self.names().await?.len();
        // The field keeps the number that it had when the sheet was opened.
        let stem = (text().roster.name)(seats);
        let stem = stem.trim_end_matches(|last: char| last.is_ascii_digit());
        self.browser.fill(&format!("{stem}*"), name).await?;
        self.browser.tap("button", text().roster.add).await
    }

    /// Types a new name in place of the old one and leaves the field.
    ///
    /// # Errors
    /// There is nobody with the old name.
    pub async fn rename(&self, old: &str, new: &str) -> Result<()> {
        self.browser.overwrite(&(text().roster.rename)(old), new).await
    }

    /// Takes somebody out.
    ///
    /// # Errors
    /// There is nobody of that name.
    pub async fn take_out(&self, name: &str) -> Result<()> {
        self.browser.tap("button", &(text().roster.remove)(name)).await
    }

    /// Moves somebody one seat up.
    ///
    /// # Errors
    /// There is nobody of that name, or they sit in the first seat.
    pub async fn move_up(&self, name: &str) -> Result<()> {
        self.browser.tap("button", &(text().roster.move_left)(name)).await
    }

    /// Back to the menu.
    ///
    /// # Errors
    /// The button is missing.
    pub async fn back(&self) -> Result<()> {
        self.browser.tap("button", text().act.back).await?;
        self.browser.test_id("menu").await.map(drop)
    }
}
