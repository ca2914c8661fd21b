//! Race on a shared screen: from set-up to STOP.

use anyhow::Result;
use wordbox::rules::race::{Config, Event, Way};
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::{RaceStage, RaceTable};
use wordbox_e2e::pages::{LeftRace, Setup, text};

use super::camera::Camera;
use super::race_write::{FACES, NAMES};

/// Set-up, with the options open too.
pub async fn set_up(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    ctx.open("#/race").await?;
    let setup = Setup::on(&ctx.browser);
    ctx.browser.test_id("add-player").await?;
    setup.names(&NAMES).await?;
    camera.take(&ctx.browser, "race-setup").await?;
    setup.open_options().await?;
    camera.take(&ctx.browser, "race-setup-options").await?;
    ctx.browser.tap_id("start").await?;
    RaceTable::on(&ctx.browser).until_stage(RaceStage::Ready).await?;
    camera.take(&ctx.browser, "race-ready").await
}

/// Three at a table: letters, pause, STOP, and the next roll.
pub async fn racing(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let config = || Config { way: Way::Paper, ..Config::classic(Lang::En) };
    LeftRace::rolled(config(), &NAMES, &FACES).then(Event::Started).open(ctx).await?;
    let (browser, table) = (&ctx.browser, RaceTable::on(&ctx.browser));
    table.until("STOP", |look| look.can("stop")).await?;
    camera.take(browser, "race-racing").await?;
    table.pause().await?;
    camera.take(browser, "race-paused").await?;
    table.go_on().await?;
    table.until("STOP", |look| look.can("stop")).await?;
    browser.tap("button", text().act.turn_letters).await?;
    camera.take(browser, "race-racing-turned").await
}

/// A class of thirty: one STOP, and then whose it was.
pub async fn racing_class(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let names: Vec<String> = (1..=30).map(|number| format!("Team {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let config = Config { way: Way::Paper, limit: Some(300), ..Config::classic(Lang::En) };
    LeftRace::rolled(config, &names, &FACES).then(Event::Started).open(ctx).await?;
    let (browser, table) = (&ctx.browser, RaceTable::on(&ctx.browser));
    table.go_on().await?;
    table.until("STOP", |look| look.can("stop")).await?;
    camera.take(browser, "race-racing-class").await?;
    browser.tap_id("stop").await?;
    browser.test_id("who-called").await?;
    camera.take(browser, "race-who-stopped").await
}
