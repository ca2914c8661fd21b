//! Scramble until all words are set: the roll, the cover, the tiles that are left, the jumble.

use anyhow::Result;
use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::{Config, Event};
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{DEL, ENTER, Left, LeftScramble, text};

use super::camera::{ABOVE_KEYBOARD, Camera};
use super::german::speak_german;

const NAMES: [&str; 4] = ["Ann", "Ben", "Charlotte", "Cem"];
/// One of them is gone, some are there once or twice.
const TILES: &str = "aaaaabbccddeeeeeeeeffggghhiiiiiklllmmmnnnnooooopprrrrssssttttuuuvwwxyyz";

fn rolled(config: Config, length: u8, tiles: &str) -> LeftScramble {
    Left::begun(config, &NAMES).then(Event::Rolled { length, tiles: tiles.to_owned(), starter: PlayerId(0) })
}

/// Before the first roll, and the cover behind which the die fell.
pub async fn cover(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    LeftScramble::begun(Config::classic(Lang::En), &NAMES).open(ctx).await?;
    ctx.browser.test_id("roll").await?;
    camera.take(&ctx.browser, "scramble-ready").await?;
    ctx.browser.tap_id("roll").await?;
    ctx.browser.test_id("take").await?;
    camera.take(&ctx.browser, "scramble-cover").await
}

/// A word as it is typed, what is said of it, and how it is jumbled.
pub async fn setting(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    rolled(Config { setting_limit: Some(120), ..Config::classic(Lang::En) }, 5, TILES).open(ctx).await?;
    let browser = &ctx.browser;
    browser.tap_id("open").await?;
    browser.test_id("word").await?;
    camera.take(browser, "scramble-setting-empty").await?;
    browser.keys("hou").await?;
    camera.take(browser, "scramble-setting").await?;
    browser.keys("q").await?;
    browser.sees("no Q").await?;
    camera.take(browser, "scramble-setting-letter").await?;
    browser.overwrite(&(text().scramble().set.your_word)(5), "tomte").await?;
    browser.sees(text().scramble().set.unknown).await?;
    camera.take(browser, "scramble-setting-refused").await?;
    browser.tap_id("no-word").await?;
    camera.take(browser, "scramble-no-word").await?;
    browser.tap("button", text().act.go_on).await?;
    browser.overwrite(&(text().scramble().set.your_word)(5), "house").await?;
    browser.sees(text().scramble().set.good).await?;
    camera.take(browser, "scramble-setting-good").await?;
    browser.tap("button", text().act.phone_keyboard).await?;
    camera.take_at(browser, "scramble-setting-keyboard", &[ABOVE_KEYBOARD]).await?;
    // The keyboard is closed.
    browser.resize(360, 740).await?;
    browser.tap_id("say").await?;
    browser.test_id("hand-over").await?;
    camera.take(browser, "scramble-jumbling").await?;
    browser.tap("button", text().act.pause).await?;
    browser.test_id("take").await?;
    camera.take(browser, "scramble-cover-again").await
}

/// The longest word, and all letters of German.
pub async fn longest(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let tiles = "aaaabbccddeeeeeeeffgghhiiijkkllmmnnnnooppqrrrsssttuuvwxyzäöü";
    rolled(Config { faces: [9; 6], ..Config::classic(Lang::De) }, 9, tiles).open(ctx).await?;
    ctx.browser.test_id("take").await?;
    speak_german(&mut ctx.browser).await?;
    let browser = &ctx.browser;
    camera.take(browser, "scramble-german-cover").await?;
    browser.tap_id("open").await?;
    browser.test_id("word").await?;
    browser.keys("buchstaben").await?;
    camera.take(browser, "scramble-german-setting").await?;
    browser.keys(&DEL.to_string()).await?;
    browser.keys(&ENTER.to_string()).await?;
    camera.take(browser, "scramble-german-refused").await?;
    rolled(Config { faces: [9; 6], ..Config::classic(Lang::De) }, 9, tiles)
        .then(Event::Started)
        .then(Event::Taken { word: "knoblauch".to_owned(), jumble: "nkolbuach".to_owned() })
        .lay(ctx)
        .await?;
    ctx.browser.tap_id("open").await?;
    ctx.browser.test_id("hand-over").await?;
    camera.take(&ctx.browser, "scramble-german-jumbling").await
}
