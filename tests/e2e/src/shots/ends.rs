//! The ends of a game.

use anyhow::Result;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::Plan;

use super::camera::Camera;

/// Two with equal cards play on; then one has won.
pub async fn sudden_death(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::spoken(&["Ann", "Bo", "Cleo"]).count(3).play(ctx).await?;
    let [a, b, c] = table.order().await?;
    for name in [&a, &b, &c] {
        table.lose_round(name).await?;
    }
    camera.take(table.browser(), "sudden-death").await?;
    table.lose_round(&a).await?;
    table.lose_round(&b).await?;
    camera.take(table.browser(), "podium").await
}

/// Lives, one of which is lost, and a player who is out.
pub async fn knock_out(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::spoken(&["Ann", "Bo", "Cleo", "Dmitri"]).knock_out().count(2).play(ctx).await?;
    let [a, b, ..] = table.order::<4>().await?;
    for name in [&a, &b, &a] {
        table.lose_round(name).await?;
    }
    camera.take(table.browser(), "knock-out").await
}
