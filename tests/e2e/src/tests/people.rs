//! Names and seats in the middle of a game (P1, P2).

use anyhow::{Result, ensure};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{People, Plan, Stage, text};

/// Names are mended or refused, somebody joins, the holder leaves, and so do all but one.
pub async fn come_and_go(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&["Ann", "Bo", "Cleo"]).long_fuse().play(ctx).await?;
    let browser = table.browser();
    let words = &text().roster;
    table.begin_round().await?;
    let before = table.pass_until("Bo").await?;
    table.pause().await?;
    let people = People::open(browser).await?;

    // P1: blank and overlong names are refused with a sentence, and the old name stands there again.
    for (name, sentence) in [("   ", words.blank), ("A name that has no end at all", words.long)] {
        people.rename("Cleo", name).await?;
        browser.sees(sentence).await?;
        people.are(&["Ann", "Bo", "Cleo"]).await?;
    }
    // Markup is text, equal names get a number, and nobody needs a name.
    people.rename("Cleo", "<b>Di</b> 👩‍👩‍👧").await?;
    people.are(&["Ann", "Bo", "<b>Di</b> 👩‍👩‍👧"]).await?;
    people.join("Ann").await?;
    people.are(&["Ann", "Bo", "<b>Di</b> 👩‍👩‍👧", "Ann 2"]).await?;
    people.join("").await?;
    people.are(&["Ann", "Bo", "<b>Di</b> 👩‍👩‍👧", "Ann 2", "Player 5"]).await?;
    people.join("  ").await?;
    browser.sees(words.blank).await?;
    people.move_up("Player 5").await?;
    people.are(&["Ann", "Bo", "<b>Di</b> 👩‍👩‍👧", "Player 5", "Ann 2"]).await?;
    people.back().await?;
    let after = table.go_on().await?;
    let names = ["undo", "next"];
    ensure!(after.without(&names) == before.without(&names), "the round is as before: {after:?}");

    // C19: the holder leaves while the clock stands; the next seat holds the bomb.
    table.pause().await?;
    People::open(browser).await?.take_out("Bo").await?;
    People::on(browser).are(&["Ann", "<b>Di</b> 👩‍👩‍👧", "Player 5", "Ann 2"]).await?;
    People::on(browser).back().await?;
    let held = table.go_on().await?;
    ensure!(held.text("holder") == Some("<b>Di</b> 👩‍👩‍👧"), "C19: {held:?}");
    ensure!(held.text("next") == Some("to Player 5"), "nobody is skipped: {held:?}");

    // With one player left the game is over.
    table.pause().await?;
    let people = People::open(browser).await?;
    people.take_out("Player 5").await?;
    people.take_out("Ann 2").await?;
    people.are(&["Ann", "<b>Di</b> 👩‍👩‍👧"]).await?;
    people.take_out("Ann").await?;
    let podium = table.until_stage(Stage::Podium).await?;
    ensure!(podium.shown("winner")? == (text().end.wins)("<b>Di</b> 👩‍👩‍👧"), "{podium:?}");
    ensure!(!podium.can("menu"), "no sheet lies over the podium: {podium:?}");
    Ok(())
}
