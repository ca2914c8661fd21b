//! A browser on the measuring page.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use wordbox_e2e::harness::{Browser, Driver, Engine, Scheme};
use xtask::http::{Server, Site};

/// The longest measurement: German on a slowed-down and busy machine, question by question.
const LIMIT: Duration = Duration::from_secs(180);

/// Waits for the page's module, then for what it measures. The last argument is for the answer.
const MEASURE: &str = "
    const [what, options, done] = arguments;
    (async () => {
        while (!window.measure) await new Promise((resolve) => setTimeout(resolve, 20));
        return await window.measure(what, options);
    })().then(done, (error) => done({ error: String(error) }));";

/// A browser, its driver and the server of the page.
pub struct Lab {
    browser: Browser,
    _driver: Driver,
    server: Server,
}

impl Lab {
    /// Opens a browser and serves the folder with the page.
    ///
    /// # Errors
    /// One of them does not come up.
    pub async fn open(engine: Engine, site: &Path) -> Result<Self> {
        let site = Site {
            root: site.to_path_buf(),
            prefix: "/".into(),
            // Only a page that shares its process with no other gets a fine clock.
            intercept: Some(Arc::new(|_, mut plain| {
                for (name, value) in [("Opener", "same-origin"), ("Embedder", "require-corp")] {
                    plain.headers.push((format!("Cross-Origin-{name}-Policy"), value.into()));
                }
                plain
            })),
        };
        let server = Server::start(site, 0).context("no port for the measuring page")?;
        let driver = Driver::start(engine).await?;
        let browser = Browser::open(engine, driver.url(), Scheme::Light).await?;
        browser.driver.set_script_timeout(LIMIT).await?;
        Ok(Self { browser, _driver: driver, server })
    }

    /// Which engine it is.
    pub fn engine(&self) -> Engine {
        self.browser.engine
    }

    /// Makes the page's processor so many times slower; only Chromium can.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn slow_down(&self, times: u32) -> Result<()> {
        if self.engine() == Engine::Chromium {
            let rate = json!({ "rate": times });
            self.browser.driver.cdp().send_raw("Emulation.setCPUThrottlingRate", rate).await?;
        }
        Ok(())
    }

    /// Loads the page anew and measures one thing.
    ///
    /// # Errors
    /// The page does not load, or the measurement fails.
    pub async fn measure(&self, what: &str, options: Value) -> Result<Value> {
        let driver = &self.browser.driver;
        driver.goto(format!("http://127.0.0.1:{}/index.html", self.server.port())).await?;
        let asked = format!("{what} {options}");
        let answer = driver.execute_async(MEASURE, vec![what.into(), options]).await;
        let answer = answer.with_context(|| asked.clone())?.json().clone();
        match answer.get("error") {
            Some(error) => bail!("{asked}: {error}"),
            None => Ok(answer),
        }
    }

    /// Ends the browser.
    pub async fn close(self) {
        self.browser.close().await;
    }
}
