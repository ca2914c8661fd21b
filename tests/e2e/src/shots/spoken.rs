//! Spoken play, from the first roll to the summary.

use anyhow::Result;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{People, Plan, text};

use super::camera::Camera;

const NAMES: [&str; 4] = ["Ann", "Bo", "Cleo", "Dmitri"];

/// Before the roll, the die, the burning round, turned letters, the look-up.
pub async fn round(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::spoken(&NAMES).long_fuse().play(ctx).await?;
    let browser = table.browser();
    camera.take(browser, "ready-first").await?;
    table.roll().await?;
    camera.take(browser, "die-up").await?;
    table.light().await?;
    camera.take(browser, "burning-spoken").await?;
    browser.tap("button", text().act.turn_letters).await?;
    camera.take(browser, "letters-turned").await?;
    table.look_up("pant").await?;
    camera.take(browser, "look-up").await
}

/// The pause and what can be reached from it.
pub async fn menu(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::spoken(&NAMES).long_fuse().play(ctx).await?;
    let browser = table.browser();
    table.begin_round().await?;
    table.pause().await?;
    camera.take(browser, "pause").await?;
    let people = People::open(browser).await?;
    camera.take(browser, "people").await?;
    people.back().await?;
    browser.tap("button", text().act.end_game).await?;
    browser.test_id("end-game").await?;
    camera.take(browser, "end-game").await
}

/// A challenge and a vote.
pub async fn dispute(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::spoken(&NAMES).long_fuse().play(ctx).await?;
    let browser = table.browser();
    table.begin_round().await?;
    table.pass().await?;
    table.challenge().await?;
    camera.take(browser, "challenge").await?;
    table.call_vote().await?;
    table.vote("Ann", true).await?;
    table.vote("Bo", false).await?;
    table.until("two voices", |look| look.votes().len() == 2).await?;
    camera.take(browser, "vote").await
}

/// The explosion, the summary, a card that goes to somebody else, and an explosion in the middle of a vote.
pub async fn explosion(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::spoken(&NAMES).fuse(5).play(ctx).await?;
    let browser = table.browser();
    table.begin_round().await?;
    table.pass().await?;
    table.until_explosion().await?;
    camera.take(browser, "explosion").await?;
    table.take_card().await?;
    camera.take(browser, "summary-spoken").await?;
    browser.tap("button", text().bomb.table.give_other).await?;
    browser.find("dialog", "*").await?;
    camera.take(browser, "give-card").await?;
    table.close_sheet().await?;

    table.begin_round().await?;
    table.pass().await?;
    table.challenge().await?;
    table.call_vote().await?;
    table.vote("Ann", true).await?;
    table.until_explosion().await?;
    camera.take(browser, "explosion-vote").await
}

/// The same game in a second tab.
pub async fn other_tab(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    Plan::spoken(&NAMES).long_fuse().play(ctx).await?;
    let tab = ctx.browser.driver.new_tab().await?;
    ctx.browser.driver.switch_to_window(tab).await?;
    ctx.open("#/bomb/table").await?;
    ctx.browser.find("button", text().notes.play_here).await?;
    camera.take(&ctx.browser, "other-tab").await
}
