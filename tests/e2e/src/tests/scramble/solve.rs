//! What solves a group and what it brings, and groups that nobody solves (S6 to S10).

use anyhow::{Context, Result, ensure};
use wordbox::rules::scramble::{Config, Event};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::scramble::{ScrambleLook, ScrambleStage, ScrambleTable};
use wordbox_e2e::pages::{Left, text};

use super::games::{ANN, WORDS, config, count, events, solving};
use super::hidden::{NO_CHANCE, are_not_in_the_page, is_in_the_page};
use crate::tests::case_support::dictionary_is_there;

/// The points in the row of that player.
fn total(look: &ScrambleLook, name: &str) -> Option<i64> {
    look.totals().into_iter().find(|(shown, _)| shown == name).map(|(_, total)| total)
}

/// How the groups were solved that are put aside.
fn solved(look: &ScrambleLook) -> Vec<(String, String)> {
    look.done().into_iter().map(|[_, word, what]| (word, what)).collect()
}

fn scored(by: &str, place: usize, points: i32) -> String {
    [by.to_owned(), (text().scramble().solve.place)(place), format!("+{points}")].join(" · ")
}

/// S6, C14: a slip costs nothing; DANGER solves what was set as GARDEN, and both are told.
pub async fn s6_any_word_of_the_same_letters_counts(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(NO_CHANCE)?;
    solving(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let scramble = text().scramble();
    table.claim("Bo", "Ann").await?;
    table.type_it().await?;
    dictionary_is_there(ctx).await?;
    let slips =
        [("dangers", (scramble.refused.wrong_length)(6, 7)), ("gardem", (scramble.refused.not_these_letters)("M", 0))];
    for (typed, sentence) in slips {
        table.answer(typed).await?;
        let look = table.until(&sentence, |look| look.text("answer") == Some(&sentence)).await?;
        ensure!(look.stage() == ScrambleStage::Claiming, "a slip ends the claim: {look:?}");
    }
    table.answer("DANGER").await?;
    let look = table.until_stage(ScrambleStage::Solving).await?;
    ensure!(solved(&look) == [("danger".to_owned(), scored("Bo", 1, 30))], "{look:?}");
    are_not_in_the_page(&ctx.browser, &WORDS.map(|(word, _)| word)).await?;
    table.give_up(None).await?;
    let look = table.until_stage(ScrambleStage::Ready).await?;
    let told = look.told_words().into_iter().next().context("no word is told")?;
    let said = (scramble.result.said)("Bo", "danger");
    ensure!(told.word == "garden" && told.notes.contains(&said), "{told:?}");
    ensure!(told.notes.iter().any(|note| note.contains("gander")), "other words are not told: {told:?}");
    Ok(())
}

/// C33: a pause takes nothing away of what somebody types, and the next claim begins with an empty field.
pub async fn c33_a_pause_keeps_what_is_typed(ctx: &mut Ctx) -> Result<()> {
    solving(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    table.claim("Bo", "Ann").await?;
    table.type_it().await?;
    table.type_on("dan").await?;
    table.pause().await?;
    are_not_in_the_page(&ctx.browser, &["dan"]).await?;
    table.go_on().await?;
    table.until("the letters in the field", |look| look.text("typed") == Some("dan")).await?;
    table.press_to(text().scramble().solve.no_idea, ScrambleStage::Solving).await?;
    table.claim("Cy", "Ann").await?;
    table.until("an empty field", |look| look.text("typed") == Some("")).await.map(drop)
}

/// W4: what the dictionary does not know counts if the table wants it so; other letters never do.
pub async fn w4_the_table_lets_a_word_count(ctx: &mut Ctx) -> Result<()> {
    solving(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let solve = text().scramble().solve;
    table.claim("Cy", "Ann").await?;
    table.type_it().await?;
    dictionary_is_there(ctx).await?;
    table.answer("gradeq").await?;
    table.until("a refusal", |look| look.text("answer").is_some_and(|answer| !answer.is_empty())).await?;
    ensure!(!ctx.browser.has("button", solve.let_it).await?, "other letters can be let count");
    table.answer("radgen").await?;
    let look = table.press_to(solve.let_it, ScrambleStage::Solving).await?;
    ensure!(solved(&look) == [("radgen".to_owned(), scored("Cy", 1, 30))], "{look:?}");
    Ok(())
}

/// S10, C28: what is given up stays hidden until the round is over, and nobody scores for it.
pub async fn s10_one_group_is_given_up_and_then_the_rest(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(NO_CHANCE)?;
    solving(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let scramble = text().scramble();
    table.claim("Cy", "Bo").await?;
    table.right().await?;
    let look = table.give_up(Some("Ann")).await?;
    let given_up = ("RDGNEA".to_owned(), scramble.solve.given_up.to_owned());
    ensure!(solved(&look).contains(&given_up) && look.groups().len() == 1, "{look:?}");
    are_not_in_the_page(&ctx.browser, &["garden", "pigeon"]).await?;
    // Of one there is no rest.
    let look = table.give_up(Some("Cy")).await?;
    ensure!(look.stage() == ScrambleStage::Ready, "{look:?}");
    for (told, (word, _)) in look.told_words().iter().zip(WORDS) {
        let by = if word == "walrus" { "Cy" } else { scramble.result.nobody };
        ensure!(told.word == word && told.by.starts_with(by), "{told:?}");
    }
    ensure!(total(&look, "Cy") == Some(30) && total(&look, "Ann") == Some(0), "{look:?}");
    Ok(())
}

/// A word that was let count by mistake is taken back, also when it was the last one; it is hidden again then.
pub async fn what_was_solved_is_taken_back(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(NO_CHANCE)?;
    solving(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let claiming = |look: &ScrambleLook| look.stage() == ScrambleStage::Claiming;
    table.claim("Bo", "Ann").await?;
    table.right().await?;
    is_in_the_page(&ctx.browser, "garden").await?;
    let look = table.undo("the claim", claiming).await?;
    ensure!(look.shown("claim")? == (text().scramble().solve.claim)("Bo", "Ann"), "{look:?}");
    are_not_in_the_page(&ctx.browser, &WORDS.map(|(word, _)| word)).await?;
    table.wrong().await?;
    are_not_in_the_page(&ctx.browser, &WORDS.map(|(word, _)| word)).await?;
    for (by, setter) in [("Cy", "Ann"), ("Ann", "Bo"), ("Bo", "Cy")] {
        table.claim(by, setter).await?;
        table.right().await?;
    }
    let look = table.until_stage(ScrambleStage::Ready).await?;
    ensure!(
        look.totals() == [("Cy", 30), ("Ann", 20), ("Bo", 10)].map(|(name, total)| (name.to_owned(), total)),
        "{look:?}"
    );
    is_in_the_page(&ctx.browser, "pigeon").await?;
    table.undo("the last claim", claiming).await?;
    are_not_in_the_page(&ctx.browser, &["pigeon"]).await?;
    ensure!(count(ctx, |event| matches!(event, Event::Solved { .. })).await? == 2, "{:?}", events(ctx).await?);
    table.wrong().await?;
    table.claim("Ann", "Cy").await?;
    let look = table.right().await?;
    ensure!(
        look.totals() == [("Ann", 30), ("Cy", 30), ("Bo", 0)].map(|(name, total)| (name.to_owned(), total)),
        "{look:?}"
    );
    Ok(())
}

/// S7, S8: two play for 20 and 10; of three one may have all places.
pub async fn s7_two_players_and_several_words_by_one(ctx: &mut Ctx) -> Result<()> {
    let names = ["Ann", "Bo"];
    Left::begun(config(), &names).all_set(&WORDS[..2]).then(Event::Revealed).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let look = table.until_stage(ScrambleStage::Solving).await?;
    ensure!(look.solvers().is_empty(), "a choice of one: {look:?}");
    table.claim("Bo", "Ann").await?;
    let look = table.right().await?;
    ensure!(solved(&look) == [("garden".to_owned(), scored("Bo", 1, 20))], "{look:?}");
    table.claim("Ann", "Bo").await?;
    let look = table.right().await?;
    ensure!(total(&look, "Bo") == Some(20) && total(&look, "Ann") == Some(10), "{look:?}");

    let without = [WORDS[0], WORDS[1], ("", "")];
    let one_round = Config { rounds: 1, ..config() };
    Left::begun(one_round, &super::games::NAMES).all_set(&without).then(Event::Revealed).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    for setter in ["Bo", "Ann"] {
        table.claim("Cy", setter).await?;
        table.right().await?;
    }
    let look = table.until_stage(ScrambleStage::Podium).await?;
    ensure!(total(&look, "Cy") == Some(50), "30 and 20 for whoever has no word: {look:?}");
    ensure!(look.shown("winner")? == (text().end.wins)("Cy"), "{look:?}");
    let groups = count(ctx, |event| matches!(event, Event::Claimed { group, .. } if *group == ANN)).await?;
    ensure!(groups == 1, "{:?}", events(ctx).await?);
    Ok(())
}
