//! The ends of a game: a tie that is played out, and lives that run out (B11, B13).

use anyhow::{Result, ensure};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{Look, Plan, Stage, text};

/// Each takes one of two cards; then card by card until one has fewer (C31).
pub async fn a_tie_is_played_out(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&["Ann", "Bo"]).count(2).play(ctx).await?;
    let [a, b] = table.order().await?;
    let words = &text().bomb.table;
    let first = table.lose_round(&a).await?;
    ensure!(first.shown("title")? == (words.card_of)(2, 2) && first.text("sudden").is_none(), "{first:?}");
    let tied = table.lose_round(&b).await?;
    ensure!(tied.stage() == Stage::Ready && tied.shown("title")? == words.sudden_death, "{tied:?}");
    ensure!(tied.shown("sudden")?.contains(&(words.sudden_death_detail)("Ann, Bo")), "{tied:?}");
    ensure!(tied.shown("starter")? == (words.starts)(&b), "B11: the last loser starts: {tied:?}");
    ensure!(counts(&tied, [&a, &b]) == [(a.clone(), 1), (b.clone(), 1)], "{tied:?}");
    let podium = table.lose_round(&a).await?;
    ensure!(podium.stage() == Stage::Podium, "{podium:?}");
    ensure!(podium.shown("winner")? == (text().end.wins)(&b), "{podium:?}");
    let ranking: Vec<_> = podium.ranking().into_iter().map(|row| (row.name, row.count)).collect();
    ensure!(ranking == [(b.clone(), 1), (a.clone(), 2)], "{ranking:?}");
    Ok(())
}

/// Two lives each: who has none is passed over, and the last one standing wins.
pub async fn lives_run_out(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&["Ann", "Bo", "Cleo"]).knock_out().count(2).play(ctx).await?;
    let [a, b, c] = table.order().await?;
    let words = &text().bomb.table;
    let first = table.lose_round(&a).await?;
    ensure!(first.shown("summary")? == (words.loses_life)(&a), "{first:?}");
    ensure!(counts(&first, [&a, &b, &c]) == [(a.clone(), 1), (b.clone(), 2), (c.clone(), 2)], "{first:?}");
    ensure!(first.shown("starter")? == (words.starts)(&b), "B13: the next living seat starts: {first:?}");
    let out = table.lose_round(&a).await?;
    ensure!(counts(&out, [&a]) == [(a.clone(), 0)], "{out:?}");
    ensure!(out.shown("starter")? == (words.starts)(&b), "{out:?}");
    table.begin_round().await?;
    table.pass().await?;
    let round = table.pass().await?;
    ensure!(round.text("holder") == Some(&b), "B13: who has no life is passed over: {round:?}");
    table.until_explosion().await?;
    table.take_card().await?;
    let podium = table.lose_round(&b).await?;
    ensure!(podium.stage() == Stage::Podium, "{podium:?}");
    ensure!(podium.shown("winner")? == (text().end.wins)(&c), "{podium:?}");
    ensure!(podium.ranking().first().map(|row| row.count) == Some(2), "{podium:?}");
    Ok(())
}

/// Cards or lives of these.
fn counts<const N: usize>(look: &Look, names: [&String; N]) -> Vec<(String, u64)> {
    let seats = look.seats();
    let count = |name: &String| seats.iter().find(|row| row.name == *name).map_or(u64::MAX, |row| row.count);
    names.into_iter().map(|name| (name.clone(), count(name))).collect()
}
