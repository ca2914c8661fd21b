//! Who has a claim, and what becomes of it (S6, S12).

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::{Config, Event};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::scramble::{ScrambleLook, ScrambleStage, ScrambleTable, Solver};
use wordbox_e2e::pages::text;

use super::games::{ANN, BO, config, count, events, solving, taps_count};
use crate::tests::case_support::{CLOCK, true_in_page};

/// Taps buttons one after the other in one task of the page, so that no frame can come between: what is named by a test id
/// and a text that the button has. Buttons that are dimmed are tapped too, as if they were not.
const TAP_ALL: &str = "const [wanted, done] = arguments; setTimeout(() => { \
      const taps = wanted.map(([id, text]) => \
        Array.from(document.querySelectorAll(`[data-testid=${id}]`)).find((one) => one.textContent.includes(text))); \
      if (taps.every(Boolean)) for (const tap of taps) { tap.disabled = false; tap.click(); } \
      done(taps.every(Boolean)); })";
/// As that, with a task for each.
const TAP_ONE_BY_ONE: &str = "const [wanted, done] = arguments; \
    const taps = wanted.map(([id, text]) => \
      Array.from(document.querySelectorAll(`[data-testid=${id}]`)).find((one) => one.textContent.includes(text))); \
    const { port1, port2 } = new MessageChannel(); \
    port1.onmessage = ({ data }) => { if (data === taps.length) return done(true); taps[data].click(); port2.postMessage(data + 1); }; \
    if (taps.every(Boolean)) port2.postMessage(0); else done(false);";

async fn tap_all(ctx: &Ctx, taps: &[(&str, &str)]) -> Result<()> {
    tap_by(ctx, TAP_ALL, taps).await
}

async fn tap_by(ctx: &Ctx, script: &str, taps: &[(&str, &str)]) -> Result<()> {
    taps_count(ctx).await?;
    let tapped = ctx.browser.driver.execute_async(script, vec![json!(taps)]).await?;
    ensure!(*tapped.json() == true, "not all of {taps:?} are there");
    Ok(())
}

fn is_claim(event: &Event) -> bool {
    matches!(event, Event::Claimed { .. })
}

async fn solver(table: &ScrambleTable<'_>, name: &str) -> Result<Option<Solver>> {
    Ok(table.look().await?.solvers().into_iter().find(|solver| solver.name == name))
}

/// S12: the first touch has the claim, and the other is told who was first.
pub async fn s12_two_touches_in_one_frame_have_one_winner(ctx: &mut Ctx) -> Result<()> {
    solving(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let solve = text().scramble().solve;
    for (first, second) in [("Bo", "Cy"), ("Cy", "Bo")] {
        table.until_stage(ScrambleStage::Solving).await?;
        tap_all(ctx, &[("group", "Ann"), ("solver", first), ("solver", second)]).await?;
        let look = table.until_stage(ScrambleStage::Claiming).await?;
        ensure!(look.shown("claim")? == (solve.claim)(first, "Ann"), "{look:?}");
        let told = (solve.was_first)(first);
        table.until("who was first", |look| look.text("told") == Some(&told)).await?;
        table.wrong().await?;
    }
    ensure!(count(ctx, is_claim).await? == 2, "not one claim each: {:?}", events(ctx).await?);
    // A moment later the button of the second one has gone already.
    tap_by(ctx, TAP_ONE_BY_ONE, &[("group", "Ann"), ("solver", "Bo"), ("solver", "Cy")]).await?;
    let look = table.until_stage(ScrambleStage::Claiming).await?;
    ensure!(look.shown("claim")? == (solve.claim)("Bo", "Ann"), "{look:?}");
    table.wrong().await?;
    ensure!(count(ctx, is_claim).await? == 3, "not one claim each: {:?}", events(ctx).await?);
    // One player who taps two groups has the first.
    tap_all(ctx, &[("solver", "Cy"), ("group", "Bo"), ("group", "Ann")]).await?;
    let look = table.until_stage(ScrambleStage::Claiming).await?;
    ensure!(look.shown("claim")? == (solve.claim)("Cy", "Bo"), "{look:?}");
    ensure!(count(ctx, is_claim).await? == 4, "not one claim: {:?}", events(ctx).await?);
    Ok(())
}

/// S6: neither after one's group is chosen nor after one's name, not by a tap on what is dimmed either.
pub async fn s6_nobody_claims_their_own(ctx: &mut Ctx) -> Result<()> {
    solving(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    table.until_stage(ScrambleStage::Solving).await?;
    tap_all(ctx, &[("group", "Ann")]).await?;
    let chosen = |look: &ScrambleLook| look.groups().iter().any(|group| group.setter == "Ann" && group.chosen);
    table.until("Ann's group to be chosen", chosen).await?;
    let own = Solver { name: "Ann".to_owned(), note: Some(text().scramble().solve.own.to_owned()), disabled: true };
    ensure!(solver(&table, "Ann").await? == Some(own), "{:?}", table.look().await?);
    tap_all(ctx, &[("solver", "Ann")]).await?;
    ensure!(count(ctx, is_claim).await? == 0, "a claim on one's own: {:?}", events(ctx).await?);
    // No longer chosen.
    tap_all(ctx, &[("group", "Ann")]).await?;
    tap_all(ctx, &[("solver", "Ann")]).await?;
    let dimmed = |look: &ScrambleLook| look.groups().iter().all(|group| group.disabled == (group.setter == "Ann"));
    table.until("her own group to be dimmed", dimmed).await?;
    tap_all(ctx, &[("group", "Ann")]).await?;
    ensure!(count(ctx, is_claim).await? == 0, "a claim on one's own: {:?}", events(ctx).await?);
    // Others can be claimed as ever.
    tap_all(ctx, &[("group", "Cy")]).await?;
    let look = table.until_stage(ScrambleStage::Claiming).await?;
    ensure!(look.shown("claim")? == (text().scramble().solve.claim)("Ann", "Cy"), "{look:?}");
    Ok(())
}

/// S12: whoever was wrong waits, the others do not.
pub async fn s12_a_wrong_claim_costs_five_seconds_where_that_is_set(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(&format!("{{{CLOCK}}}"))?;
    solving(Config { lock_out: true, ..config() }).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let solve = text().scramble().solve;
    table.claim("Bo", "Ann").await?;
    let look = table.wrong().await?;
    ensure!(look.shown("told")? == solve.missed, "{look:?}");
    let waits = Solver { name: "Bo".to_owned(), note: Some(solve.waits.to_owned()), disabled: true };
    ensure!(solver(&table, "Bo").await? == Some(waits), "Bo need not wait: {:?}", table.look().await?);
    tap_all(ctx, &[("group", "Cy"), ("solver", "Bo")]).await?;
    let told = (solve.has_to_wait)("Bo");
    table.until("that Bo has to wait", |look| look.text("told") == Some(&told)).await?;
    ensure!(count(ctx, is_claim).await? == 1, "Bo did not wait: {:?}", events(ctx).await?);
    // Cy's group is still chosen.
    table.press_to("Ann", ScrambleStage::Claiming).await?;
    table.wrong().await?;
    ctx.browser.script("__clock.jump(5000, 5000)", vec![]).await?;
    table
        .until("nobody to wait", |look| {
            let solvers = look.solvers();
            solvers.len() == 3 && solvers.iter().all(|solver| !solver.disabled)
        })
        .await?;
    table.claim("Bo", "Ann").await.map(drop)
}

/// S12, C20: what is said after the time is too late, and the group is open again; so it is when nobody says anything.
pub async fn s12_a_claim_without_an_answer_lapses(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(&format!("{{{CLOCK}}}"))?;
    solving(Config { claim: 5, ..config() }).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let lapsed = text().scramble().solve.lapsed;
    table.claim("Bo", "Ann").await?;
    true_in_page(ctx, "an answer that can be tapped", "return !document.querySelector('[data-testid=right]').disabled")
        .await?;
    // No timer comes between the jump and the tap.
    let late = "__clock.jump(6000, 6000); document.querySelector('[data-testid=right]').click()";
    ctx.browser.script(late, vec![]).await?;
    table.until("that the time is up", |look| look.text("told") == Some(lapsed)).await?;
    table.claim("Cy", "Ann").await?;
    // And by itself.
    let open = |look: &ScrambleLook| look.stage() == ScrambleStage::Solving && look.text("told") == Some(lapsed);
    table.until("the claim to lapse", open).await?;
    ensure!(table.look().await?.groups().len() == 3, "a group is gone: {:?}", table.look().await?);
    let told = events(ctx).await?;
    let after: Vec<&Event> = told.iter().skip_while(|event| **event != Event::Revealed).skip(1).collect();
    let claim = |by: PlayerId| Event::Claimed { by, group: ANN };
    ensure!(after == [&claim(BO), &Event::Lapsed, &claim(PlayerId(2)), &Event::Lapsed], "{after:?}");
    Ok(())
}
