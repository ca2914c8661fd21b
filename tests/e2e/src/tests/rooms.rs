//! Every screen but home is a part of the program of its own: home does without it, and says so where it does not come.

use anyhow::{Context, Result, ensure};
use wordbox::rules::bomb::{Event, Face, Play};
use wordbox_e2e::harness::Ctx;

use super::case_support::{Left, TABLE, en, go, true_in_page};

/// How the name of the packed part ends.
const PART: &str = "_rooms.bin";

fn part(ctx: &Ctx) -> Result<String> {
    ctx.site.paths().into_iter().find(|path| path.ends_with(PART)).context("the page has no part beside home")
}

/// Home is there and answers while the part is on its way; whoever goes on early waits at the door and is let in.
pub async fn home_works_before_the_rooms_come(ctx: &mut Ctx) -> Result<()> {
    let part = part(ctx)?;
    ctx.site.hold(&part);
    ctx.open("").await?;
    ctx.browser.tap("button", en().act.mute).await?;
    ctx.browser.find("button", en().act.unmute).await?;
    ctx.browser.tap_id("bomb").await?;
    ctx.browser.sees(en().notes.rooms_coming).await?;
    ctx.browser.tap("button", en().act.home).await?;
    ctx.browser.tap_id("bomb").await?;
    ctx.site.mend(&part);
    ctx.browser.test_id("start").await.map(drop)
}

/// A part that does not come, or comes damaged, is a sentence and a button, also for a link to a screen inside; nothing is
/// lost, home still works, and the part comes when it is asked for again.
pub async fn rooms_that_did_not_come_are_asked_for_again(ctx: &mut Ctx) -> Result<()> {
    let left = Left::dealt(Play::Spoken, &["ant"]).then(Event::Rolled { face: Face::NotAtStart });
    ctx.site.inject(&left.script()?)?;
    let part = part(ctx)?;
    ctx.site.fail(&part, 503);
    ctx.open(TABLE).await?;
    ctx.browser.sees(en().notes.rooms_missing).await?;
    ctx.site.mend(&part);
    ctx.site.damage(&part, "half of it is not there yet");
    ctx.browser.tap("button", en().act.retry).await?;
    ctx.browser.sees(en().notes.rooms_missing).await?;
    go(ctx, "#/").await?;
    ctx.browser.test_id("bomb").await?;
    ctx.site.mend(&part);
    // Whoever goes in asks again without a button.
    go(ctx, TABLE).await?;
    ctx.browser.test_id("light").await?;
    go(ctx, "#/").await?;
    ctx.browser.test_id("continue").await?;
    let asked = ctx.site.seen().iter().filter(|seen| seen.path == part).count();
    ensure!(asked >= 3, "the part was asked for {asked} times");
    true_in_page(ctx, "no overlay", "return document.getElementById('trouble').hidden").await
}
