//! The screens that are tightest, in German, whose words are longer.

use anyhow::Result;
use serde_json::json;
use wordbox::session::settings::{Language, Settings};
use wordbox::text::Text;
use wordbox_e2e::harness::{Browser, Ctx};
use wordbox_e2e::pages::words::nonsense;
use wordbox_e2e::pages::{Plan, Stage, Table};

use super::camera::Camera;

/// Set-up with its options.
pub async fn set_up(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    ctx.open("#/bomb").await?;
    ctx.browser.test_id("start").await?;
    speak_german(&mut ctx.browser).await?;
    ctx.browser.tap_id("options").await?;
    camera.take(&ctx.browser, "german-setup").await?;
    for (screen, fragment) in [("german-home", ""), ("german-settings", "#/settings"), ("german-help", "#/help/bomb")] {
        ctx.open(fragment).await?;
        ctx.browser.reload().await?;
        ctx.browser
            .wait("a heading", async || ctx.browser.has("heading", "*").await.map(|has| has.then_some(())))
            .await?;
        camera.take(&ctx.browser, screen).await?;
    }
    Ok(())
}

/// A typed round: refused, voted upon, challenged.
pub async fn round(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let first = Plan::typed(&["Ann", "Bo", "Cleo", "Dmitri"]).long_fuse().play(ctx).await?.begin_round().await?;
    let (letters, face) = (first.shown("letters")?.to_owned(), first.face()?);
    speak_german(&mut ctx.browser).await?;
    let (table, browser) = (Table::on(&ctx.browser), &ctx.browser);
    table.until_stage(Stage::Paused).await?;
    camera.take(browser, "german-pause").await?;
    browser.tap_id("go-on").await?;
    table.until_stage(Stage::Burning).await?;
    table.say(&nonsense(&letters, face)?).await?;
    table.until("an appeal to be possible", |look| look.can("appeal")).await?;
    camera.take(browser, "german-typed").await?;
    browser.tap_id("appeal").await?;
    table.until("the ballot", |look| look.can("voting")).await?;
    camera.take(browser, "german-vote").await?;
    // The page objects know the English buttons only.
    let dispute = &Text::of(Language::De).bomb.dispute;
    browser.tap("button", dispute.close_vote).await?;
    table.until_settled().await?;
    // The words on the die are German now, so the first look serves.
    table.say_something(&first, &[]).await?;
    browser.tap("button", dispute.challenge).await?;
    table.until("the question", |look| look.text("question").is_some()).await?;
    camera.take(browser, "german-challenge").await
}

/// A typed round with German words: more letter keys than any other.
pub async fn words(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    ctx.open("#/bomb").await?;
    ctx.browser.test_id("start").await?;
    speak_german(&mut ctx.browser).await?;
    let start = "const [typed] = document.querySelectorAll('input[name=play]:not(:checked)'); typed.click(); \
                 document.querySelector('[data-testid=start]').click()";
    ctx.browser.script(start, vec![]).await?;
    for button in ["roll", "light"] {
        ctx.browser.tap_id(button).await?;
    }
    ctx.browser.test_id("word").await?;
    camera.take(&ctx.browser, "german-words").await
}

/// Explosion and podium.
pub async fn end(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::spoken(&["Ann", "Bo"]).knock_out().count(1).play(ctx).await?;
    table.begin_round().await?;
    table.pass().await?;
    table.until_explosion().await?;
    speak_german(&mut ctx.browser).await?;
    ctx.browser.test_id("explosion").await?;
    camera.take(&ctx.browser, "german-explosion").await?;
    ctx.browser.tap_id("take-card").await?;
    ctx.browser.test_id("podium").await?;
    camera.take(&ctx.browser, "german-podium").await
}

/// Chooses German, as the settings keep it, and loads the page anew.
pub(super) async fn speak_german(browser: &mut Browser) -> Result<()> {
    let settings = Settings { language: Some(Language::De), ..Settings::default() }.text();
    browser.script("localStorage.setItem('wordbox:settings', arguments[0])", vec![json!(settings)]).await?;
    browser.reload().await?;
    let german = "return document.documentElement.lang === 'de'";
    browser.wait("German", async || Ok((browser.script(german, vec![]).await? == true).then_some(()))).await
}
