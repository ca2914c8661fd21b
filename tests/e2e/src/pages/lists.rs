//! Own word lists.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::json;

use super::text;
use crate::harness::Browser;

/// From now on a file that the page gives out is noted down and not written to this machine's folders.
const CATCH: &str = "if (!window.__given) { const given = []; window.__given = given; const make = URL.createObjectURL; \
    URL.createObjectURL = (blob) => { given.blob = blob; return make.call(URL, blob); }; \
    const click = HTMLElement.prototype.click; HTMLElement.prototype.click = function () { \
      if (!this.download) return click.call(this); given.push([this.download, given.blob]); }; }";
/// The last of them.
const GIVEN: &str = "const done = arguments[0], [name, blob] = window.__given[window.__given.length - 1] || ['', new Blob()]; \
    new Response(blob).text().then((text) => done([name, text]))";
/// As a paste does it: the whole text in one go.
const PASTE: &str = "const field = document.querySelector('[data-testid=list-words]'); if (!field) return false; field.focus(); \
    field.value = arguments[0]; field.dispatchEvent(new InputEvent('input', {bubbles: true})); return true";
/// A file with these bytes, as the system's window for choosing one would give it.
const CHOOSE: &str = "const field = document.querySelector('[data-testid=list-file]'); if (!field) return false; \
    const files = new DataTransfer(); files.items.add(new File([new Uint8Array(arguments[1])], arguments[0])); \
    field.files = files.files; field.dispatchEvent(new Event('change', {bubbles: true})); return true";
const ROWS: &str = "return Array.from(document.querySelectorAll('.list-about'), (row) => \
    row.querySelector('bdi').textContent + ' | ' + row.querySelector('small').textContent)";

/// The screens of own word lists.
#[derive(Clone, Copy)]
pub struct Lists<'b> {
    browser: &'b Browser,
}

impl<'b> Lists<'b> {
    /// On the page as it stands.
    #[must_use]
    pub fn on(browser: &'b Browser) -> Self {
        Self { browser }
    }

    /// By the link on the first screen.
    ///
    /// # Errors
    /// There is no such link.
    pub async fn from_home(browser: &'b Browser) -> Result<Self> {
        browser.test_id("bomb").await?;
        browser.tap("link", text().lists().title).await?;
        browser.test_id("lists").await?;
        Ok(Self { browser })
    }

    /// Begins a new list and pastes a text into it.
    ///
    /// # Errors
    /// The screen is not there.
    pub async fn write(&self, name: &str, pasted: &str) -> Result<()> {
        self.browser.tap_id("new-list").await?;
        self.browser.fill(text().lists().name, name).await?;
        self.paste(pasted).await
    }

    /// Opens a list by its name.
    ///
    /// # Errors
    /// There is no such list.
    pub async fn edit(&self, name: &str) -> Result<()> {
        self.browser.tap("button", name).await?;
        self.browser.test_id("list-edit").await.map(drop)
    }

    /// Puts a text in place of what is in the field.
    ///
    /// # Errors
    /// There is no such field.
    pub async fn paste(&self, pasted: &str) -> Result<()> {
        let done = async || Ok((self.browser.script(PASTE, vec![json!(pasted)]).await? == true).then_some(()));
        self.browser.wait("the field for words", done).await
    }

    /// What is in the field.
    ///
    /// # Errors
    /// There is no such field.
    pub async fn field(&self) -> Result<String> {
        let field = self.browser.find("textbox", &format!("{}*", text().lists().field)).await?;
        Ok(field.prop("value").await?.unwrap_or_default())
    }

    /// Saves, and comes back to the lists.
    ///
    /// # Errors
    /// It was not saved.
    pub async fn save(&self) -> Result<()> {
        self.browser
            .wait("the list to be saved", async || {
                // One engine loses the first tap after its driver has chosen a file; people would tap again.
                if let Some(button) = self.browser.all("button", text().lists().save).await?.first() {
                    self.browser.click(button).await?;
                }
                let saved = "return Boolean(document.querySelector('[data-testid=saved]'))";
                Ok((self.browser.script(saved, vec![]).await? == true).then_some(()))
            })
            .await
    }

    /// Waits until these are the lists: name, number of words and language, and a mark on those that are not kept.
    ///
    /// # Errors
    /// They do not become these.
    pub async fn are(&self, rows: &[&str]) -> Result<()> {
        let what = format!("the lists to be {rows:?}");
        self.browser
            .wait(&what, async || Ok((self.browser.script(ROWS, vec![]).await? == json!(rows)).then_some(())))
            .await
    }

    /// Chooses a file with these bytes.
    ///
    /// # Errors
    /// There is no field for files.
    pub async fn choose(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let arguments = || vec![json!(name), json!(bytes)];
        let done = async || Ok((self.browser.script(CHOOSE, arguments()).await? == true).then_some(()));
        self.browser.wait("a field for files", done).await
    }

    /// Chooses a file of this machine.
    ///
    /// # Errors
    /// There is no field for files, or the browser does not take it.
    pub async fn choose_from_disk(&self, path: &Path) -> Result<()> {
        let field = self.browser.test_id("list-file").await?;
        field.send_keys(path.to_string_lossy()).await.context("the field takes no file")
    }

    /// Saves a list as a file: the file's name and text.
    ///
    /// # Errors
    /// Nothing is given out.
    pub async fn export(&self, name: &str) -> Result<(String, String)> {
        self.browser.script(CATCH, vec![]).await?;
        self.browser.tap("button", &(text().lists().export)(name)).await?;
        let given = self.browser.driver.execute_async(GIVEN, vec![]).await?;
        let part = |place: usize| given.json()[place].as_str().map(str::to_owned).context("no file was given out");
        Ok((part(0)?, part(1)?))
    }

    /// Deletes a list.
    ///
    /// # Errors
    /// There is no such list.
    pub async fn delete(&self, name: &str) -> Result<()> {
        self.browser.tap("button", &(text().lists().delete)(name)).await
    }
}
