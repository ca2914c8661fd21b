//! The page is loaded anew in every phase, twice in a row each (C35).

use anyhow::{Result, ensure};
use wordbox_e2e::harness::{Browser, Ctx};
use wordbox_e2e::pages::{Look, Plan, Setup, Stage, Table, text};

/// Set-up, ready, rolled, burning, disputed, voting: a fuse that burns waits until people go on.
pub async fn while_the_fuse_burns(ctx: &mut Ctx) -> Result<()> {
    let names = ["Ann", "Bo", "Cleo"];
    let plan = Plan::typed(&names).count(2).long_fuse();
    let [a, b, c] = plan.play(ctx).await?.order().await?;
    let browser = &mut ctx.browser;
    comes_back(browser, "ready").await?;
    Table::on(browser).roll().await?;
    comes_back(browser, "rolled").await?;

    Table::on(browser).light().await?;
    comes_back_paused(browser, "burning, nothing said").await?;
    let burning = Table::on(browser).look().await?;
    let (word, _) = Table::on(browser).say_something(&burning, &[]).await?;
    comes_back_paused(browser, "burning").await?;
    Table::on(browser).challenge().await?;
    comes_back_paused(browser, "disputed").await?;
    Table::on(browser).pass_back(&a).await?;
    comes_back_paused(browser, "passed back").await?;
    Table::on(browser).call_vote().await?;
    Table::on(browser).vote(&c, true).await?;
    Table::on(browser).until("a voice", |look| look.votes().len() == 1).await?;
    comes_back_paused(browser, "voting").await?;
    // What was said is still known, and who passed the bomb back too.
    let table = Table::on(browser);
    ensure!(table.close_vote().await?.text("holder") == Some(&b), "B10: back to who passed it back");
    table.say(&word).await?;
    let sentence = (text().bomb.refused.already_said)(&word, &a);
    table.until(&sentence, |look| look.text("answer") == Some(&sentence)).await?;

    // The screen before the game remembers people and numbers; the game left is not lost by looking.
    table.pause().await?;
    browser.tap("button", text().act.home).await?;
    table.until_stage(Stage::Home).await?;
    Setup::from_home(browser).await?;
    for _ in 0..2 {
        browser.reload().await?;
        let setup = Setup::on(browser);
        for (seat, name) in names.iter().enumerate() {
            let field = browser.find("textbox", &(text().roster.name)(seat + 1)).await?;
            ensure!(field.prop("value").await?.as_deref() == Some(*name), "seat {seat} was {name}");
        }
        ensure!(setup.seats().await? == names.len(), "there were {} seats", names.len());
    }
    browser.tap("button", text().act.home).await?;
    browser.tap("link", &format!("{}*", text().continue_game)).await?;
    Table::on(browser).until_stage(Stage::Paused).await?;
    let back = Table::on(browser).go_on().await?;
    ensure!(back.text("holder") == Some(&b), "{back:?}");
    Ok(())
}

/// Exploded, voting after the explosion, summary, sudden death, podium: nothing runs, so nothing waits.
pub async fn after_the_explosion(ctx: &mut Ctx) -> Result<()> {
    let [a, b] = Plan::spoken(&["Ann", "Bo"]).count(2).play(ctx).await?.order().await?;
    let browser = &mut ctx.browser;
    let table = Table::on(browser);
    table.begin_round().await?;
    table.pass().await?;
    table.until_explosion().await?;
    comes_back(browser, "exploded").await?;
    Table::on(browser).challenge().await?;
    comes_back(browser, "disputed after the explosion").await?;
    Table::on(browser).call_vote().await?;
    Table::on(browser).vote(&b, false).await?;
    Table::on(browser).until("a voice", |look| look.votes().len() == 1).await?;
    comes_back(browser, "voting after the explosion").await?;
    Table::on(browser).close_vote().await?;
    let summary = Table::on(browser).take_card().await?;
    let takes = (text().bomb.table.takes)(&a);
    ensure!(summary.shown("summary")? == takes, "refused: the speaker: {summary:?}");
    comes_back(browser, "summary").await?;

    // A reload near the end gives the fuse a little time back; the bomb still goes off, once.
    let lit = Table::on(browser).begin_round().await?;
    Table::on(browser).pass().await?;
    comes_back_paused(browser, "burning down").await?;
    let exploded = Table::on(browser).until_explosion().await?;
    ensure!(exploded.text("letters") == lit.text("letters"), "{exploded:?}");
    Table::on(browser).take_card().await?;
    let sudden = comes_back(browser, "sudden death").await?;
    ensure!(sudden.text("sudden").is_some(), "{sudden:?}");
    Table::on(browser).lose_round(&b).await?;
    let podium = comes_back(browser, "podium").await?;
    ensure!(podium.shown("winner")? == (text().end.wins)(&a), "{podium:?}");
    ensure!(podium.ranking().iter().map(|row| row.count).sum::<u64>() == 3, "{podium:?}");
    Ok(())
}

/// Loads the page twice; each time it shows what it showed before.
async fn comes_back(browser: &mut Browser, phase: &str) -> Result<Look> {
    let before = Table::on(browser).look().await?;
    for _ in 0..2 {
        browser.reload().await?;
        let table = Table::on(browser);
        table.until(&format!("{phase} as before: {before:?}"), |look| *look == before).await?;
    }
    Ok(before)
}

/// Loads the page twice; each time the letters are covered (C33). Going on shows what was shown before.
async fn comes_back_paused(browser: &mut Browser, phase: &str) -> Result<()> {
    let before = Table::on(browser).look().await?;
    for _ in 0..2 {
        browser.reload().await?;
        let paused = Table::on(browser).until_stage(Stage::Paused).await?;
        ensure!(paused.text("letters").is_none() && paused.text("face").is_none(), "{phase}: {paused:?}");
    }
    let after = Table::on(browser).go_on().await?;
    ensure!(after == before, "{phase}: {after:?} is not {before:?}");
    Ok(())
}
