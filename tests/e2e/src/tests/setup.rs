//! The screen before the game: what is wrong is said, and nothing is lost.

use anyhow::{Result, ensure};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{Plan, Setup, Stage, Table, text};

/// Names that are refused, names that only look odd, and players by number (P1, P2).
pub async fn names(ctx: &mut Ctx) -> Result<()> {
    ctx.open("").await?;
    let browser = &ctx.browser;
    let setup = Setup::from_home(browser).await?;
    let words = &text().roster;
    setup.names(&["Ann", "", "<img src=x onerror=alert(1)>"]).await?;
    for (name, sentence) in [("<img src=x onerror=alert(1)>", words.long), ("\u{a0} ", words.blank)] {
        setup.name(2, name).await?;
        setup.start().await?;
        let told = async || Ok((browser.text_of("name-trouble").await? == sentence).then_some(()));
        browser.wait(sentence, told).await?;
        let wrong = browser.find("textbox", &(words.name)(3)).await?;
        ensure!(wrong.attr("aria-invalid").await?.as_deref() == Some("true"), "the field is marked");
        let ann = browser.find("textbox", &(words.name)(1)).await?;
        ensure!(ann.prop("value").await?.as_deref() == Some("Ann"), "the other names stay");
    }
    setup.names(&["Ann", "", "<b>Bo</b>", "ann", "Ann", "O’Neill 🎲"]).await?;
    setup.start().await?;
    let ready = Table::on(browser).until_stage(Stage::Ready).await?;
    let seats: Vec<_> = ready.seats().into_iter().map(|row| row.name).collect();
    ensure!(seats == ["Ann", "Player 2", "<b>Bo</b>", "ann", "Ann 2", "O’Neill 🎲"], "{seats:?}");
    Ok(())
}

/// Seats from 2 to 12; fuse ends that are swapped, or that nothing burns so long; each is told and can be mended.
pub async fn seats_and_numbers(ctx: &mut Ctx) -> Result<()> {
    ctx.open("").await?;
    let browser = &ctx.browser;
    let setup = Setup::from_home(browser).await?;
    setup.names(&[""; 12]).await?;
    ensure!(!browser.test_id("add-player").await?.is_enabled().await?, "twelve are enough");
    setup.names(&["", ""]).await?;
    let take_out = (text().roster.remove)(&(text().player_number)(1));
    ensure!(!browser.find("button", &take_out).await?.is_enabled().await?, "two are needed");

    setup.open_options().await?;
    let words = &text().bomb.setup;
    let trouble = async |sentence: &str| {
        let told = async || Ok(browser.text_of("config-trouble").await?.starts_with(sentence).then_some(()));
        browser.wait(&format!("\"{sentence}\""), told).await
    };
    setup.number(words.cards, 31).await?;
    trouble(words.cards_range).await?;
    setup.start().await?;
    ensure!(Table::on(browser).look().await?.stage() == Stage::Setup, "31 cards are not played");
    setup.number(words.cards, 1).await?;
    setup.fuse(2, 60).await?;
    trouble(words.fuse_range).await?;
    setup.fuse(9, 4).await?;
    trouble(words.fuse_swapped).await?;
    setup.start().await?;
    ensure!(Table::on(browser).look().await?.stage() == Stage::Setup, "swapped ends are not played");
    browser.tap("button", words.swap).await?;
    for (label, seconds) in [(words.shortest, "4"), (words.longest, "9")] {
        let field = browser.find("textbox", label).await?;
        ensure!(field.prop("value").await?.as_deref() == Some(seconds), "{label} is {seconds} now");
    }
    setup.start().await?;
    let ready = Table::on(browser).until_stage(Stage::Ready).await?;
    ensure!(ready.shown("title")? == (text().bomb.table.card_of)(1, 1), "{ready:?}");
    Ok(())
}

/// The other die says what it says, and asks for a word at an edge (B13).
pub async fn the_other_die(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::typed(&["Ann", "Bo"]).edges().long_fuse().play(ctx).await?;
    let [_, second] = table.order().await?;
    let first = table.begin_round().await?;
    let (_, after) = table.say_something(&first, &[]).await?;
    ensure!(after.text("holder") == Some(&second), "{after:?}");
    Ok(())
}
