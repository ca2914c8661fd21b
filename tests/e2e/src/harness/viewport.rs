//! The size of what the page sees.

use anyhow::{Result, bail, ensure};
use serde_json::json;

use super::browser::Browser;
use super::engine::Engine;

impl Browser {
    /// Gives the page exactly this size in CSS pixels.
    ///
    /// # Errors
    /// The window of this engine cannot be so small: then use a framed page.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        if self.engine == Engine::Chromium {
            let metrics = json!({
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
            });
            self.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
            return Ok(());
        }
        // The window's frame and bars are found by asking twice.
        let (mut outer_width, mut outer_height) = (width, height);
        for _ in 0..3 {
            self.driver.set_window_rect(0, 0, outer_width, outer_height).await?;
            let (inner_width, inner_height) = self.inner_size().await?;
            if (inner_width, inner_height) == (width, height) {
                return Ok(());
            }
            outer_width = (outer_width + width).saturating_sub(inner_width);
            outer_height = (outer_height + height).saturating_sub(inner_height);
        }
        let (inner_width, inner_height) = self.inner_size().await?;
        if (inner_width, inner_height) != (width, height) {
            bail!("{} shows {inner_width}×{inner_height} for {width}×{height}", self.engine.name());
        }
        Ok(())
    }

    /// Opens the page in a frame of this size and goes into the frame.
    ///
    /// # Errors
    /// The frame does not load.
    pub async fn goto_framed(&mut self, url: &str) -> Result<()> {
        self.goto(url).await?;
        // Firefox's driver taps beside what lies below the edge of the window around the frame.
        if self.engine == Engine::Firefox {
            self.driver.set_window_rect(0, 0, 1000, 1000).await?;
        }
        self.driver.enter_frame(0).await?;
        Ok(())
    }

    async fn inner_size(&self) -> Result<(u32, u32)> {
        let size = self.script("return [innerWidth, innerHeight]", vec![]).await?;
        let pixels = |index: usize| size[index].as_u64().and_then(|one| u32::try_from(one).ok());
        let (width, height) = (pixels(0), pixels(1));
        ensure!(width.is_some() && height.is_some(), "the page has no size: {size}");
        Ok((width.unwrap_or_default(), height.unwrap_or_default()))
    }
}
