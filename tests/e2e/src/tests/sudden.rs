//! The ends of a game: a tie that is played out, and lives that run out (B11, B13).

use anyhow::{Result, ensure};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{Look, Plan, Stage, text};

/// Each takes one of two cards; then card by card until one has fewer (C31).
pub async fn a_tie_is_played_out(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&["Ann", "Bo"]).count(2).play(ctx).await?;
    let words = &text().bomb.table;
    let first = table.lose_round("Ann").await?;
    ensure!(first.shown("title")? == (words.card_of)(2, 2) && first.text("sudden").is_none(), "{first:?}");
    let tied = table.lose_round("Bo").await?;
    ensure!(tied.stage() == Stage::Ready && tied.shown("title")? == words.sudden_death, "{tied:?}");
    ensure!(tied.shown("sudden")?.contains(&(words.sudden_death_detail)("Ann, Bo")), "{tied:?}");
    ensure!(tied.shown("starter")? == (words.starts)("Bo"), "B11: the last loser starts: {tied:?}");
    ensure!(counts(&tied) == [("Ann".into(), 1), ("Bo".into(), 1)], "{tied:?}");
    let podium = table.lose_round("Ann").await?;
    ensure!(podium.stage() == Stage::Podium, "{podium:?}");
    ensure!(podium.shown("winner")? == (text().bomb.end.wins)("Bo"), "{podium:?}");
    let ranking: Vec<_> = podium.ranking().into_iter().map(|row| (row.name, row.count)).collect();
    ensure!(ranking == [("Bo".into(), 1), ("Ann".into(), 2)], "{ranking:?}");
    Ok(())
}

/// Two lives each: who has none is passed over, and the last one standing wins.
pub async fn lives_run_out(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&["Ann", "Bo", "Cleo"]).knock_out().count(2).play(ctx).await?;
    let words = &text().bomb.table;
    let first = table.lose_round("Ann").await?;
    ensure!(first.shown("summary")? == (words.loses_life)("Ann"), "{first:?}");
    ensure!(counts(&first) == [("Ann".into(), 1), ("Bo".into(), 2), ("Cleo".into(), 2)], "{first:?}");
    ensure!(first.shown("starter")? == (words.starts)("Ann"), "{first:?}");
    let out = table.lose_round("Ann").await?;
    ensure!(counts(&out)[0].1 == 0, "{out:?}");
    ensure!(out.shown("starter")? == (words.starts)("Bo"), "B13: the next living seat starts: {out:?}");
    table.begin_round().await?;
    table.pass().await?;
    let round = table.pass().await?;
    ensure!(round.text("holder") == Some("Bo"), "B13: Ann is passed over: {round:?}");
    table.until_explosion().await?;
    table.take_card().await?;
    let podium = table.lose_round("Bo").await?;
    ensure!(podium.stage() == Stage::Podium, "{podium:?}");
    ensure!(podium.shown("winner")? == (text().bomb.end.wins)("Cleo"), "{podium:?}");
    ensure!(podium.ranking().first().map(|row| row.count) == Some(2), "{podium:?}");
    Ok(())
}

fn counts(look: &Look) -> Vec<(String, u64)> {
    look.seats().into_iter().map(|row| (row.name, row.count)).collect()
}
