//! The home screen.

use anyhow::Result;

use super::take;
use wordbox_e2e::harness::{Ctx, Scheme};

/// In light colours.
pub async fn light(ctx: &mut Ctx) -> Result<()> {
    show(ctx, "home-light").await
}

/// In dark colours.
pub async fn dark(ctx: &mut Ctx) -> Result<()> {
    ctx.take_new_browser(Scheme::Dark).await?;
    show(ctx, "home-dark").await
}

async fn show(ctx: &mut Ctx, name: &str) -> Result<()> {
    ctx.open("").await?;
    ctx.browser.find("heading", "Wordbox").await?;
    take(ctx, name).await
}
