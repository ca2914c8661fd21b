//! The page is loaded anew in every phase of every way, twice in a row each (C35).

use anyhow::{Result, ensure};
use wordbox::rules::race::Way;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::{RaceLook, RaceStage, RaceTable};

use super::games::phases;
use super::hidden;

/// What a reload may change: the list that is called out is told anew, and letters that were shuffled lie as they fell.
pub async fn on_paper(ctx: &mut Ctx) -> Result<()> {
    every_phase_comes_back(ctx, Way::Paper).await
}

/// Own phones, at the table.
pub async fn with_own_phones(ctx: &mut Ctx) -> Result<()> {
    every_phase_comes_back(ctx, Way::Phones).await
}

/// A device that is handed round: while somebody's time runs the letters and the list are covered.
pub async fn typed(ctx: &mut Ctx) -> Result<()> {
    every_phase_comes_back(ctx, Way::Typed).await
}

/// Words that are called in turn.
pub async fn in_turns(ctx: &mut Ctx) -> Result<()> {
    every_phase_comes_back(ctx, Way::Turns).await
}

async fn every_phase_comes_back(ctx: &mut Ctx, way: Way) -> Result<()> {
    let mut covered = Vec::new();
    for (phase, left) in phases(way) {
        left.lay(ctx).await?;
        let before = settled(ctx, phase, &mut covered).await?;
        for _ in 0..2 {
            ctx.browser.reload().await?;
            let after = settled(ctx, phase, &mut covered).await?;
            ensure!(after == before, "{phase}: {after:?} is not {before:?}");
        }
    }
    // Only where time runs out does anybody have to go on by a tap.
    let timed: Vec<&str> = if way == Way::Typed { vec!["Ann writes", "Bo writes"] } else { Vec::new() };
    covered.dedup();
    ensure!(covered == timed, "covered after a reload: {covered:?}, and not {timed:?}");
    Ok(())
}

/// The table as it is when all has been told; a pause covers all of it.
async fn settled(ctx: &Ctx, phase: &'static str, covered: &mut Vec<&'static str>) -> Result<RaceLook> {
    let table = RaceTable::on(&ctx.browser);
    let mut look = table.until(phase, |look| look.stage() != RaceStage::Elsewhere).await?;
    if look.stage() == RaceStage::Paused {
        covered.push(phase);
        hidden::no_tiles(&ctx.browser).await?;
        hidden::shows_none(&ctx.browser, &["xquj", "stream"]).await?;
        look = table.go_on().await?;
    }
    if look.stage() == RaceStage::Revealing {
        let told = |look: &RaceLook| {
            let lists = look.called();
            let all_told = lists.iter().all(|list| {
                let words: i64 = list.words.iter().map(|word| word.points).sum();
                list.total == words + list.extras.iter().map(|(_, points)| points).sum::<i64>()
            });
            all_told && !lists.is_empty()
        };
        look = table.until("all points of the lists", told).await?;
    }
    Ok(look)
}
