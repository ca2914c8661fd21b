//! Pictures of the screens, for people to look at: each at three sizes, light and dark.

mod home;

use anyhow::Result;

use wordbox_e2e::case;
use wordbox_e2e::harness::{Case, Ctx};

/// A phone, a tablet, a projector; CSS pixels.
const SIZES: [(u32, u32); 3] = [(360, 740), (820, 1180), (1920, 1080)];

/// All screens.
pub fn all() -> Vec<Case> {
    vec![case!(home::light), case!(home::dark)]
}

/// Takes the present screen at all sizes as `NAME-WIDTHxHEIGHT.png`.
async fn take(ctx: &Ctx, name: &str) -> Result<()> {
    for (width, height) in SIZES {
        ctx.browser.resize(width, height).await?;
        // The page lays itself out anew before two frames have passed.
        let settled = "const done = arguments[0]; \
                       requestAnimationFrame(() => requestAnimationFrame(() => done(null)))";
        ctx.browser.driver.execute_async(settled, vec![]).await?;
        let file = ctx.pictures.join(format!("{name}-{width}x{height}.png"));
        ctx.browser.picture(&file).await?;
    }
    Ok(())
}
