//! The page comes up at all.

use anyhow::{Result, ensure};

use wordbox_e2e::harness::Ctx;
use xtask::precache::PACKED_MODULE;

/// The page opens under a sub-path, shows its heading, and fetches its files from its own folder.
pub async fn the_page_opens(ctx: &mut Ctx) -> Result<()> {
    ctx.open("").await?;
    ctx.browser.find("heading", "Wordbox").await?;
    let seen = ctx.site.seen();
    let module = seen.iter().find(|seen| seen.path.ends_with(PACKED_MODULE));
    ensure!(module.is_some(), "no module was fetched: {seen:?}");
    Ok(())
}
