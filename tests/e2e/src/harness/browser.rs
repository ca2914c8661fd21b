//! One browser with an empty profile, and what a test does with it.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;
use thirtyfour::WebDriver;

use super::engine::Engine;
use super::profile::Profile;
use super::wait::{Patience, wait_until};
use super::watch::Faults;

/// Which colours the system asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// A browser that a driver has opened.
pub struct Browser {
    /// The connection to the driver, for what the verbs here do not offer.
    pub driver: WebDriver,
    /// Which engine it is.
    pub engine: Engine,
    pub(super) faults: Faults,
    driver_url: String,
    profile: Profile,
    scheme: Scheme,
    /// How large its window was when it opened, in pixels.
    window: (u32, u32),
    /// So many tests have used it before the present one.
    used: usize,
}

/// So many tests use a browser one after the other. What starting one takes is half of what a short test takes.
const TESTS: usize = 20;

impl Browser {
    /// Opens a browser with an empty profile; it shows no page yet.
    ///
    /// # Errors
    /// The driver refuses.
    pub async fn open(engine: Engine, driver_url: &str, scheme: Scheme) -> Result<Self> {
        let profile = Profile::new()?;
        let driver = connect(engine, driver_url, &profile, scheme).await?;
        let window = driver.get_window_rect().await?;
        let size = |pixels: i64| u32::try_from(pixels).unwrap_or_default();
        let window = (size(window.width), size(window.height));
        let driver_url = driver_url.to_owned();
        Ok(Self { driver, engine, faults: Faults::default(), driver_url, profile, scheme, window, used: 0 })
    }

    /// The browser for the next test, as if it had just been opened: one tab that has shown no page. What a test has stored
    /// belongs to the origin of its server, which no other test has. `None` if a new browser is the better one.
    pub async fn for_next_test(mut self) -> Option<Self> {
        self.used += 1;
        let is_as_usual = self.scheme == Scheme::Light && self.used < TESTS;
        if is_as_usual && self.start_over().await.is_ok() {
            return Some(self);
        }
        self.close().await;
        None
    }

    async fn start_over(&mut self) -> Result<()> {
        let old = self.driver.windows().await?;
        let fresh = self.driver.new_tab().await?;
        for tab in old {
            self.driver.switch_to_window(tab).await?;
            self.driver.close_window().await?;
        }
        self.driver.switch_to_window(fresh).await?;
        self.faults = Faults::default();
        if self.engine == Engine::Chromium {
            // The size was the old tab's, and so were the colours.
            return prefer(&self.driver, self.scheme).await;
        }
        let (width, height) = self.window;
        self.driver.set_window_rect(0, 0, width, height).await?;
        Ok(())
    }

    /// Goes to an address.
    ///
    /// # Errors
    /// The browser cannot load it.
    pub async fn goto(&mut self, url: &str) -> Result<()> {
        self.note_faults().await;
        self.driver.goto(url).await.with_context(|| format!("cannot open {url}"))
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// The browser cannot load it.
    pub async fn reload(&mut self) -> Result<()> {
        self.note_faults().await;
        if self.engine != Engine::Firefox {
            return self.driver.refresh().await.context("cannot reload");
        }
        // Its driver reloads past the service worker, as no person does who just reloads.
        self.script("window.wordboxOldPage = true; location.reload()", vec![]).await?;
        let loaded = "return !window.wordboxOldPage && document.readyState === 'complete'";
        wait_until(Patience::PAGE, "the page to load anew", async || {
            // Between two pages there may be nothing to ask.
            let answer = self.script(loaded, vec![]).await;
            Ok(answer.is_ok_and(|answer| answer == true).then_some(()))
        })
        .await
    }

    /// A cold start at an address: a new process with the same profile. WebKit has no profile that
    /// lasts, so there it is a fresh tab, and the old one is closed.
    ///
    /// # Errors
    /// The browser does not come up again.
    pub async fn start_cold(&mut self, url: &str) -> Result<()> {
        self.note_faults().await;
        if self.engine == Engine::Webkit {
            let old = self.driver.window().await?;
            let fresh = self.driver.new_tab().await?;
            self.driver.switch_to_window(old).await?;
            self.driver.close_window().await?;
            self.driver.switch_to_window(fresh).await?;
        } else {
            self.driver.clone().quit().await.context("the browser does not end")?;
            self.driver = connect(self.engine, &self.driver_url, &self.profile, self.scheme).await?;
        }
        self.driver.goto(url).await.with_context(|| format!("cannot open {url} cold"))
    }

    /// Runs a function body in the page and returns what it returns.
    ///
    /// # Errors
    /// The script throws.
    pub async fn script(&self, body: &str, arguments: Vec<Value>) -> Result<Value> {
        let returned = self.driver.execute(body, arguments).await;
        Ok(returned.with_context(|| format!("the script failed: {body}"))?.json().clone())
    }

    /// All text that can be seen now.
    pub async fn text(&self) -> String {
        let text = self.script("return document.body ? document.body.innerText : ''", vec![]).await;
        match text {
            Ok(Value::String(text)) => text,
            Ok(other) => format!("(no text: {other})"),
            Err(cause) => format!("(no text: {cause:#})"),
        }
    }

    /// Writes what can be seen as a PNG.
    ///
    /// # Errors
    /// The browser draws nothing, or the file cannot be written.
    pub async fn picture(&self, file: &Path) -> Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        self.driver.screenshot(file).await.with_context(|| format!("no picture {}", file.display()))
    }

    /// Ends the browser.
    pub async fn close(self) {
        // If it is gone already, that is what was wanted.
        drop(self.driver.quit().await);
    }
}

async fn connect(engine: Engine, driver_url: &str, profile: &Profile, scheme: Scheme) -> Result<WebDriver> {
    let capabilities = engine.capabilities(profile.path(), scheme);
    let driver =
        WebDriver::new(driver_url, capabilities).await.with_context(|| format!("{} does not start", engine.name()))?;
    if engine == Engine::Chromium {
        prefer(&driver, scheme).await?;
    }
    Ok(driver)
}

/// Tells Chromium's present tab which colours the system asks for.
async fn prefer(driver: &WebDriver, scheme: Scheme) -> Result<()> {
    let name = if scheme == Scheme::Dark { "dark" } else { "light" };
    let features = serde_json::json!({
        "features": [{"name": "prefers-color-scheme", "value": name}],
    });
    driver.cdp().send_raw("Emulation.setEmulatedMedia", features).await?;
    Ok(())
}
