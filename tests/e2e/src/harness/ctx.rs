//! What one test is given.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;

use anyhow::Result;

use super::browser::{Browser, Scheme};
use super::driver::Driver;
use super::engine::Engine;
use super::site::TestSite;

/// A test that has begun.
pub type Running<'a> = Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

/// A test under its name.
#[derive(Clone, Copy)]
pub struct Case {
    /// The name in reports, which the filter looks at.
    pub name: &'static str,
    /// The test itself.
    pub run: for<'a> fn(&'a mut Ctx) -> Running<'a>,
    /// The engine in which no other test runs beside it.
    pub alone: Option<Engine>,
}

impl Case {
    /// The same with no other test beside it in this engine: it takes times there.
    #[must_use]
    pub fn alone_in(self, engine: Engine) -> Self {
        Self { alone: Some(engine), ..self }
    }
}

/// A browser and a server of the test's own.
pub struct Ctx {
    /// The browser; it shows no page until the test opens one.
    pub browser: Browser,
    /// The server with the built page.
    pub site: TestSite,
    /// Where pictures go.
    pub pictures: PathBuf,
    driver_url: String,
}

impl Ctx {
    /// Starts the server, and the browser unless there is one from the test before.
    ///
    /// # Errors
    /// The page is not built, or the browser does not start.
    pub async fn start(
        engine: Engine,
        driver: &Driver,
        browser: Option<Browser>,
        dist: &std::path::Path,
        pictures: PathBuf,
    ) -> Result<Self> {
        let site = TestSite::start(dist)?;
        let browser = match browser {
            Some(browser) => browser,
            None => Browser::open(engine, driver.url(), Scheme::Light).await?,
        };
        Ok(Self { browser, site, pictures, driver_url: driver.url().to_owned() })
    }

    /// Opens the page; `fragment` is empty or begins with `#`.
    ///
    /// # Errors
    /// It does not load.
    pub async fn open(&mut self, fragment: &str) -> Result<()> {
        let url = self.site.url(fragment);
        self.browser.goto(&url).await
    }

    /// Opens the page in a frame of this size, which may be narrower than any window.
    ///
    /// # Errors
    /// It does not load.
    pub async fn open_framed(&mut self, width: u32, height: u32, fragment: &str) -> Result<()> {
        let url = self.site.framed_url(width, height, fragment);
        self.browser.goto_framed(&url).await
    }

    /// Opens the page in a new process with the same profile (on WebKit: a fresh tab).
    ///
    /// # Errors
    /// It does not come up.
    pub async fn start_cold(&mut self, fragment: &str) -> Result<()> {
        let url = self.site.url(fragment);
        self.browser.start_cold(&url).await
    }

    /// Another browser with an empty profile beside the present one. Only Chromium's driver has more than one.
    ///
    /// # Errors
    /// It does not start.
    pub async fn another_browser(&self) -> Result<Browser> {
        Browser::open(self.browser.engine, &self.driver_url, Scheme::Light).await
    }

    /// Takes a new browser with an empty profile in place of the present one.
    ///
    /// # Errors
    /// It does not start.
    pub async fn take_new_browser(&mut self, scheme: Scheme) -> Result<()> {
        let engine = self.browser.engine;
        self.browser.driver.clone().quit().await?;
        self.browser = Browser::open(engine, &self.driver_url, scheme).await?;
        Ok(())
    }

    /// What must hold at the end of every test.
    ///
    /// # Errors
    /// The page had a fault, asked another origin, or called the server by another name.
    pub async fn check(&mut self) -> Result<()> {
        let origin = self.site.origin();
        self.browser.check_faults(&origin).await?;
        let host = origin.trim_start_matches("http://");
        let other = self.site.seen().into_iter().find(|seen| seen.host != host);
        anyhow::ensure!(other.is_none(), "a request to another host: {other:?}");
        Ok(())
    }
}
