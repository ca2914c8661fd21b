//! A word that nobody has found yet is nowhere in the page, in no phase, however the page is left, turned or come back to.

use anyhow::{Result, ensure};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::scramble::{ScrambleLook, ScrambleStage, ScrambleTable};
use wordbox_e2e::pages::text;

use super::games::{Phase, setting_phases, solving_phases};
use super::hidden::{NO_CHANCE, are_not_in_the_page};
use crate::tests::case_support::go;

const TABLE: &str = "#/scramble/table";

/// Until all words are set.
pub async fn while_words_are_set_none_is_in_the_page(ctx: &mut Ctx) -> Result<()> {
    none_in_the_page(ctx, setting_phases()).await
}

/// From then on.
pub async fn while_words_are_solved_none_is_in_the_page(ctx: &mut Ctx) -> Result<()> {
    none_in_the_page(ctx, solving_phases()).await
}

async fn none_in_the_page(ctx: &mut Ctx, phases: Vec<Phase>) -> Result<()> {
    ctx.site.inject(NO_CHANCE)?;
    for Phase { name, left, hidden } in phases {
        if hidden.is_empty() {
            continue;
        }
        left.lay(ctx).await?;
        let before = at_the_table(ctx, &hidden).await?;
        ctx.browser.reload().await?;
        come_back(ctx, name, &hidden, &before).await?;
        // Away by a link, and by Back and forward.
        go(ctx, "#/").await?;
        ctx.browser.test_id("continue").await?;
        are_not_in_the_page(&ctx.browser, &hidden).await?;
        go(ctx, TABLE).await?;
        come_back(ctx, name, &hidden, &before).await?;
        ctx.browser.script("history.back()", vec![]).await?;
        ctx.browser.test_id("continue").await?;
        are_not_in_the_page(&ctx.browser, &hidden).await?;
        ctx.browser.script("history.forward()", vec![]).await?;
        come_back(ctx, name, &hidden, &before).await?;
        // Turned on its side and back.
        for (width, height) in [(800, 600), (600, 800)] {
            ctx.browser.resize(width, height).await?;
            are_not_in_the_page(&ctx.browser, &hidden).await?;
        }
        paused(ctx, name, &hidden, &before).await?;
    }
    Ok(())
}

/// Whatever lies open or covered, it is as it was.
async fn come_back(ctx: &Ctx, name: &str, hidden: &[&str], before: &ScrambleLook) -> Result<()> {
    let after = at_the_table(ctx, hidden).await?;
    ensure!(after == *before, "{name}: {after:?} is not {before:?}");
    Ok(())
}

/// The table with nothing over it.
async fn at_the_table(ctx: &Ctx, hidden: &[&str]) -> Result<ScrambleLook> {
    let table = ScrambleTable::on(&ctx.browser);
    let there = |look: &ScrambleLook| !matches!(look.stage(), ScrambleStage::Elsewhere | ScrambleStage::Home);
    let look = table.until("the table", there).await?;
    are_not_in_the_page(&ctx.browser, hidden).await?;
    let look = match look.stage() {
        // Whoever goes on lifts the cover; the next one does not come to it here.
        ScrambleStage::Covered if is_again(&look) => table.lift().await?,
        ScrambleStage::Paused => table.go_on().await?,
        _ => look,
    };
    are_not_in_the_page(&ctx.browser, hidden).await?;
    Ok(look)
}

fn is_again(look: &ScrambleLook) -> bool {
    ["Ann", "Bo", "Cy"].iter().any(|name| look.text("take") == Some(&(text().scramble().set.take_again)(name)))
}

/// While the game is paused, and while the people and the rules are looked at.
async fn paused(ctx: &Ctx, name: &str, hidden: &[&str], before: &ScrambleLook) -> Result<()> {
    let table = ScrambleTable::on(&ctx.browser);
    table.pause().await?;
    are_not_in_the_page(&ctx.browser, hidden).await?;
    if !table.look().await?.can("menu") {
        // Behind the cover.
        table.press(text().act.pause, "the menu", |look| look.can("menu")).await?;
    }
    for (page, part) in [(text().roster.title, ".people"), (text().act.help, ".rules")] {
        ctx.browser.tap("button", page).await?;
        let open = format!("return Boolean(document.querySelector('dialog[open] {part}'))");
        ctx.browser.wait(page, async || Ok((ctx.browser.script(&open, vec![]).await? == true).then_some(()))).await?;
        are_not_in_the_page(&ctx.browser, hidden).await?;
        ctx.browser.tap("button", text().act.back).await?;
    }
    table.press(text().act.go_on, "the menu to go", |look| !look.can("menu")).await?;
    come_back(ctx, name, hidden, before).await
}
