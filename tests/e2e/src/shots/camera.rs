//! Takes the present screen at all sizes and in both themes.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox_e2e::harness::{Browser, Ctx};

use super::sheet;

/// Width and height in CSS pixels.
pub type Size = (u32, u32);

/// The smallest phone, a phone, a tablet, a projector.
const SIZES: [Size; 4] = [(320, 568), PHONE, (820, 1180), (1920, 1080)];
/// At this size a screen that has to be scrolled is also taken as a whole.
const PHONE: Size = (360, 740);
/// What the keyboard of the smallest phone leaves.
pub const ABOVE_KEYBOARD: Size = (320, 300);

const THEMES: [&str; 2] = ["light", "dark"];

/// Does what the setting does, without leaving the screen.
const DRESS: &str = "document.documentElement.setAttribute('data-theme', arguments[0]); scrollTo(0, 0)";

/// Waits for the font and two frames, and brings every motion that has an end to its end.
const SETTLE: &str = "const done = arguments[0]; \
    document.fonts.ready.then(() => requestAnimationFrame(() => { \
        for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime !== Infinity) one.finish(); \
        requestAnimationFrame(() => done(null)); }))";

/// The widths of the page and of the screen, and the height of the page or of the sheet over it.
const EXTENT: &str = "const page = document.documentElement, sheet = document.querySelector('dialog[open]'); \
    const margin = 24; \
    return [page.scrollWidth, innerWidth, sheet ? sheet.scrollHeight + margin : page.scrollHeight]";

/// Where the pictures go.
pub struct Camera {
    folder: PathBuf,
}

impl Camera {
    /// For the pictures of one tour.
    pub fn of(ctx: &Ctx) -> Self {
        Self { folder: ctx.pictures.clone() }
    }

    /// Takes the screen at all sizes.
    ///
    /// # Errors
    /// The browser draws nothing, or the page is wider than the screen.
    pub async fn take(&self, browser: &Browser, screen: &str) -> Result<()> {
        self.take_at(browser, screen, &SIZES).await
    }

    /// Takes the screen at these sizes.
    ///
    /// # Errors
    /// As [`Camera::take`].
    pub async fn take_at(&self, browser: &Browser, screen: &str, sizes: &[Size]) -> Result<()> {
        sheet::forget(&self.folder, screen)?;
        for theme in THEMES {
            browser.script(DRESS, vec![json!(theme)]).await?;
            for &size in sizes {
                let height = self.picture(browser, screen, size, theme).await?;
                if size == PHONE && height > size.1 && theme == THEMES[0] {
                    self.picture(browser, screen, (size.0, height), theme).await?;
                }
            }
        }
        sheet::write(&self.folder)
    }

    /// One picture; returns how high the screen would have to be to show everything.
    async fn picture(&self, browser: &Browser, screen: &str, size: Size, theme: &str) -> Result<u32> {
        let (width, height) = size;
        browser.resize(width, height).await?;
        browser.driver.execute_async(SETTLE, vec![]).await?;
        let name = format!("{screen}-{width}x{height}-{theme}.png");
        browser.picture(&self.folder.join(&name)).await?;
        let extent = browser.script(EXTENT, vec![]).await?;
        ensure!(extent[0].as_u64() <= extent[1].as_u64(), "{name} can be scrolled to the side: {extent}");
        Ok(extent[2].as_u64().and_then(|pixels| u32::try_from(pixels).ok()).unwrap_or_default())
    }
}
