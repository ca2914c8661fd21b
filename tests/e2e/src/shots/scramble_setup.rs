//! Before a game of Scramble: set-up and help.

use anyhow::Result;
use wordbox::session::settings::Language;
use wordbox::text::Text;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{Setup, text};

use super::camera::Camera;
use super::german::speak_german;

/// Set-up as it comes, with the options and a die of one's own, and wrong; and the help.
pub async fn set_up(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let words = text().scramble();
    ctx.open("#/scramble").await?;
    let setup = Setup::on(&ctx.browser);
    ctx.browser.test_id("add-player").await?;
    setup.names(&["Ann", "Bo", "Cleo"]).await?;
    camera.take(&ctx.browser, "scramble-setup").await?;
    setup.open_options().await?;
    setup.switch(words.setup.solving_limit).await?;
    setup.choose(words.setup.dice[3]).await?;
    setup.number(words.setup.faces[5], 10).await?;
    ctx.browser.test_id("config-trouble").await?;
    camera.take(&ctx.browser, "scramble-setup-options").await?;
    ctx.open("#/help/scramble").await?;
    ctx.browser.reload().await?;
    ctx.browser.find("heading", text().act.help).await?;
    camera.take(&ctx.browser, "scramble-help").await
}

/// Both in German, whose words are longer.
pub async fn german(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    ctx.open("#/scramble").await?;
    ctx.browser.test_id("start").await?;
    speak_german(&mut ctx.browser).await?;
    ctx.browser.tap_id("options").await?;
    camera.take(&ctx.browser, "german-scramble-setup").await?;
    ctx.open("#/help/scramble").await?;
    ctx.browser.reload().await?;
    ctx.browser.find("heading", Text::of(Language::De).act.help).await?;
    camera.take(&ctx.browser, "german-scramble-help").await
}
