//! As many players as there can be, with names as long as they can be.

use anyhow::Result;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{Plan, Setup, Stage};

use super::camera::Camera;

const NAMES: [&str; 12] = [
    "Bartholomew Featherstone",
    "Maximiliane Oberhuberova",
    "Wolfeschlegelsteinhausen",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Alexandrina-Charlotte IV",
    "Ann",
    "Konstantinopolitanerin A",
    "Grandfather from Norwich",
    "The one with the red hat",
    "Jean-Baptiste Emmanuel X",
    "Bo",
    "Somebody from next door!",
];

/// Set-up, before the roll, burning, a challenge and a vote.
pub async fn vote(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let plan = Plan::spoken(&NAMES).long_fuse();
    ctx.open("").await?;
    let setup = Setup::from_home(&ctx.browser).await?;
    plan.fill_in(&setup).await?;
    camera.take(&ctx.browser, "crowd-setup").await?;

    let table = plan.play(ctx).await?;
    let browser = table.browser();
    camera.take(browser, "crowd-ready").await?;
    table.begin_round().await?;
    let holder = table.pass_until(NAMES[3]).await?;
    holder.shown("holder")?;
    camera.take(browser, "crowd-burning").await?;
    table.pass().await?;
    table.challenge().await?;
    camera.take(browser, "crowd-challenge").await?;
    table.call_vote().await?;
    camera.take(browser, "crowd-vote").await
}

/// A life each, until one is left.
pub async fn podium(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::spoken(&NAMES).knock_out().count(1).play(ctx).await?;
    while table.look().await?.stage() == Stage::Ready {
        table.begin_round().await?;
        table.until_explosion().await?;
        table.take_card().await?;
    }
    camera.take(table.browser(), "crowd-podium").await
}
