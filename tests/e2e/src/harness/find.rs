//! Finding things as people do, and acting on them.

use anyhow::{Context, Result, anyhow, bail};
use serde_json::json;
use thirtyfour::error::{WebDriverError, WebDriverErrorInner};
use thirtyfour::{By, Key, WebElement};

use super::browser::Browser;
use super::engine::Engine;
use super::wait::{Patience, wait_until};

const FIND: &str = include_str!("find.js");

impl Browser {
    /// All visible elements with this role and accessible name; a name that ends in `*` stands for
    /// all that begin so.
    ///
    /// # Errors
    /// The page cannot be asked.
    pub async fn all(&self, role: &str, name: &str) -> Result<Vec<WebElement>> {
        // What goes away while it is looked for is not there.
        let found = unless_it_changed(self.driver.execute(FIND, vec![json!(role), json!(name)]).await)?;
        Ok(found.map(|found| found.elements()).transpose()?.unwrap_or_default())
    }

    /// Waits for an element with this role and name; the first if there are several.
    ///
    /// # Errors
    /// It does not come; the error has the page's text.
    pub async fn find(&self, role: &str, name: &str) -> Result<WebElement> {
        let what = format!("the {role} \"{name}\"");
        self.wait(&what, async || self.first(role, name).await).await
    }

    /// Whether such an element is there now.
    ///
    /// # Errors
    /// The page cannot be asked.
    pub async fn has(&self, role: &str, name: &str) -> Result<bool> {
        Ok(!self.all(role, name).await?.is_empty())
    }

    /// Waits until no such element is there.
    ///
    /// # Errors
    /// It stays.
    pub async fn gone(&self, role: &str, name: &str) -> Result<()> {
        let what = format!("the {role} \"{name}\" to go");
        self.wait(&what, async || Ok((!self.has(role, name).await?).then_some(()))).await
    }

    /// Waits for the element with this `data-testid`, visible or not.
    ///
    /// # Errors
    /// It does not come.
    pub async fn test_id(&self, id: &str) -> Result<WebElement> {
        let what = format!("the element with data-testid {id}");
        self.wait(&what, async || self.first_with_id(id).await).await
    }

    /// The text of the element with this `data-testid`.
    ///
    /// # Errors
    /// It does not come.
    pub async fn text_of(&self, id: &str) -> Result<String> {
        let what = format!("the text of {id}");
        self.wait(&what, async || {
            let Some(element) = self.first_with_id(id).await? else {
                return Ok(None);
            };
            unless_it_changed(element.text().await)
        })
        .await
    }

    /// Clicks or taps the element with this role and name as soon as it can be clicked.
    ///
    /// # Errors
    /// It does not come, or something covers it for good.
    pub async fn tap(&self, role: &str, name: &str) -> Result<()> {
        let what = format!("the {role} \"{name}\" to be clickable");
        self.wait(&what, async || match self.first(role, name).await? {
            Some(element) => self.click(&element).await,
            None => Ok(None),
        })
        .await
    }

    /// Clicks the element with this `data-testid` as soon as it can be clicked.
    ///
    /// # Errors
    /// As [`Browser::tap`].
    pub async fn tap_id(&self, id: &str) -> Result<()> {
        let what = format!("{id} to be clickable");
        self.wait(&what, async || match self.first_with_id(id).await? {
            Some(element) => self.click(&element).await,
            None => Ok(None),
        })
        .await
    }

    /// Puts `text` into the field with this name in place of what is there.
    ///
    /// # Errors
    /// There is no such field.
    pub async fn fill(&self, name: &str, text: &str) -> Result<()> {
        let field = self.find("textbox", name).await?;
        field.clear().await.with_context(|| format!("cannot clear {name}"))?;
        if text.is_empty() {
            return Ok(());
        }
        if self.engine == Engine::Webkit {
            // Its driver loses emoji on the other way; Firefox's would halve them on this one.
            self.script("arguments[0].focus()", vec![field.to_json()?]).await?;
            return self.keys(text).await;
        }
        field.send_keys(text).await.with_context(|| format!("cannot type into {name}"))
    }

    /// Types over what is in the field with this name, and leaves the field: one change, where clearing it first would
    /// be two.
    ///
    /// # Errors
    /// There is no such field.
    pub async fn overwrite(&self, name: &str, text: &str) -> Result<()> {
        let field = self.find("textbox", name).await?;
        // As a double tap does; the key for selecting all differs between systems.
        self.script("arguments[0].focus(); arguments[0].select()", vec![field.to_json()?]).await?;
        self.keys(&format!("{text}{}", char::from(Key::Tab))).await
    }

    /// Types on the keyboard, wherever the focus is.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn keys(&self, text: &str) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(text).perform().await?)
    }

    /// Presses one key that has no letter, such as [`Key::Enter`].
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn press(&self, key: Key) -> Result<()> {
        let key = char::from(key).to_string();
        Ok(self.driver.action_chain().send_keys(key).perform().await?)
    }

    /// Waits until the page's text contains `part`.
    ///
    /// # Errors
    /// It does not.
    pub async fn sees(&self, part: &str) -> Result<()> {
        let what = format!("the text \"{part}\"");
        self.wait(&what, async || Ok(self.text().await.contains(part).then_some(()))).await
    }

    /// Waits for a condition; the error tells what the page showed instead.
    ///
    /// # Errors
    /// The condition fails, or does not come true in time.
    pub async fn wait<T>(&self, what: &str, condition: impl AsyncFnMut() -> Result<Option<T>>) -> Result<T> {
        self.wait_patiently(Patience::PAGE, what, condition).await
    }

    /// As [`Browser::wait`], for what takes longer than a tap.
    ///
    /// # Errors
    /// As [`Browser::wait`].
    pub async fn wait_patiently<T>(
        &self,
        patience: Patience,
        what: &str,
        condition: impl AsyncFnMut() -> Result<Option<T>>,
    ) -> Result<T> {
        match wait_until(patience, what, condition).await {
            Ok(value) => Ok(value),
            Err(cause) => {
                let text = self.text().await;
                Err(anyhow!("{cause:#}; the page shows:\n{text}"))
            }
        }
    }

    /// A click, or `None` if something is in the way now. A bar that sticks to the edge of the screen may cover what
    /// the driver has scrolled just into view: then it is scrolled to the middle, as people do.
    ///
    /// # Errors
    /// The browser refuses for another reason.
    pub async fn click(&self, element: &WebElement) -> Result<Option<()>> {
        // Some buttons sleep for a moment, so that a double tap does not press them.
        if unless_it_changed(element.is_enabled().await)? != Some(true) {
            return Ok(None);
        }
        let clicked = unless_it_changed(element.click().await)?;
        if clicked.is_none() {
            let script =
                "if (arguments[0].isConnected) arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})";
            // Where the element has gone meanwhile, the next look finds another.
            drop(self.script(script, vec![element.to_json()?]).await);
        }
        Ok(clicked)
    }

    async fn first(&self, role: &str, name: &str) -> Result<Option<WebElement>> {
        Ok(self.all(role, name).await?.into_iter().next())
    }

    async fn first_with_id(&self, id: &str) -> Result<Option<WebElement>> {
        let selector = format!("[data-testid=\"{id}\"]");
        let found = unless_it_changed(self.driver.find_all(By::Css(selector)).await)?;
        Ok(found.unwrap_or_default().into_iter().next())
    }
}

/// An element that went away or is covered between two looks is a reason to look again.
fn unless_it_changed<T>(result: Result<T, WebDriverError>) -> Result<Option<T>> {
    use WebDriverErrorInner::{ElementClickIntercepted, ElementNotInteractable, NoSuchElement, StaleElementReference};
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) => match error.as_inner() {
            ElementClickIntercepted(_) | ElementNotInteractable(_) | NoSuchElement(_) | StaleElementReference(_) => {
                Ok(None)
            }
            _ => bail!(error),
        },
    }
}
