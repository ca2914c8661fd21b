//! A whole game of three, with words as the dictionary has them and the device in and out of hands.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::scramble::words::{is_anagram, reads, words_of};
use wordbox_e2e::pages::scramble::{ScrambleLook, ScramblePlan, ScrambleStage, ScrambleTable};
use wordbox_e2e::pages::{text, words::dictionary};

use super::games::NAMES;
use super::hidden::{NO_CHANCE, are_not_but_for, are_not_in_the_page, is_in_the_page};
use crate::tests::scramble_set::{HIDING, is_covered_at_once};

/// Who set what, in the order in which it was done.
type Set = Vec<(&'static str, String)>;

/// Three rounds, three players: with a reload and another app in the middle of setting and of jumbling. What is hidden is
/// searched for after every tap.
pub async fn three_rounds_to_the_podium(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(&format!("{NO_CHANCE}{HIDING}"))?;
    ScramblePlan::of(&NAMES).rounds(3).play(ctx).await?;
    let mut points: BTreeMap<&str, i64> = NAMES.map(|name| (name, 0)).into();
    let mut all: Set = Vec::new();
    for round in 0..3 {
        let (set, starter) = set_words(ctx, &all, round == 0).await?;
        if let Some((first, _)) = all.iter().rev().nth(2) {
            ensure!(next_to(first) == starter, "{first} picked first before {starter}");
        }
        let table = ScrambleTable::on(&ctx.browser);
        let solvers = match round {
            // Everybody finds one.
            0 => [1, 2, 0],
            // One finds two.
            1 => [2, 2, 1],
            _ => [1, 0, 0],
        };
        for (place, (setter, word)) in set.iter().enumerate() {
            let by = set[solvers[place]].0;
            let hidden: Vec<&str> = set[place..].iter().map(|(_, word)| word.as_str()).collect();
            table.claim(by, setter).await?;
            are_not_in_the_page(&ctx.browser, &hidden).await?;
            // Said in the first round, typed in the others.
            let look = match round {
                0 => table.right().await?,
                _ => {
                    if table.look().await?.text("typed").is_none() {
                        table.type_it().await?;
                    }
                    table.answer(word).await?;
                    table.until("the other groups", |look| look.stage() != ScrambleStage::Claiming).await?
                }
            };
            is_in_the_page(&ctx.browser, word).await?;
            are_not_in_the_page(&ctx.browser, &hidden[1..]).await?;
            let scored = 10 * (3 - i64::try_from(place)?);
            *points.get_mut(by).context("no such player")? += scored;
            if place < 2 {
                ensure!(look.stage() == ScrambleStage::Solving && look.groups().len() == 2 - place, "{look:?}");
            }
        }
        let stage = if round == 2 { ScrambleStage::Podium } else { ScrambleStage::Ready };
        let look = table.until_stage(stage).await?;
        ensure!(totals(&look) == points, "after round {round}: {:?} is not {points:?}", totals(&look));
        for ((setter, word), told) in set.iter().zip(look.told_words()) {
            let whose = (text().scramble().solve.group)(setter);
            ensure!(told.whose == whose && reads(&told.word, word), "{told:?} is not {setter}'s {word}");
        }
        all.extend(set);
    }
    let table = ScrambleTable::on(&ctx.browser);
    let winner = table.look().await?.shown("winner")?.to_owned();
    let most = points.values().max().copied().unwrap_or_default();
    for (name, total) in &points {
        ensure!(winner.contains(name) == (*total == most), "{winner:?}, with {points:?}");
    }
    let again = table.press_to(text().end.again, ScrambleStage::Ready).await?;
    ensure!(again.told_words().is_empty(), "the new game has old words: {again:?}");
    Ok(())
}

fn totals(look: &ScrambleLook) -> BTreeMap<&'static str, i64> {
    let shown = look.totals();
    let total = |name| shown.iter().find(|(shown, _)| shown == name).map_or(i64::MIN, |(_, total)| *total);
    NAMES.map(|name| (name, total(name))).into()
}

/// Who sits to the left.
fn next_to(name: &str) -> &'static str {
    let seat = NAMES.iter().position(|one| *one == name).unwrap_or_default();
    NAMES[(seat + 1) % NAMES.len()]
}

/// All three set a word; returns them and who picked first. `disturbed` says whether the second one is interrupted in every
/// way.
async fn set_words(ctx: &mut Ctx, before: &Set, disturbed: bool) -> Result<(Set, &'static str)> {
    let look = ScrambleTable::on(&ctx.browser).roll().await?;
    let length = look.length()?;
    let mut set: Set = Vec::new();
    for turn in 0..NAMES.len() {
        let table = ScrambleTable::on(&ctx.browser);
        let setter = table.taker(&NAMES).await?;
        if let Some((last, _)) = set.last() {
            ensure!(next_to(last) == setter, "after {last} comes {setter}");
        }
        let mut hidden: Vec<String> = set.iter().map(|(_, word)| word.clone()).collect();
        are_not_in_the_page(&ctx.browser, &hidden).await?;
        let look = table.lift().await?;
        ensure!(look.length()? == length && look.text("typed") == Some(""), "{look:?}");
        let used = |word: &str| before.iter().chain(&set).any(|(_, other)| is_anagram(other, word));
        let mut words = words_of(dictionary()?, &look.offers(), length)?;
        let word = words.find(|word| !used(word)).context("no word is left")?;
        hidden.push(word.to_owned());
        are_not_in_the_page(&ctx.browser, &hidden).await?;
        table.type_on(&word[..2]).await?;
        are_not_in_the_page(&ctx.browser, &hidden).await?;
        table.type_on(&word[2..]).await?;
        are_not_but_for(&ctx.browser, &hidden, Some(word)).await?;
        if disturbed && turn == 1 {
            setting_is_disturbed(ctx, setter, word, &hidden).await?;
        }
        let table = ScrambleTable::on(&ctx.browser);
        let look = table.take_it().await?;
        let rack = look.shown("rack")?;
        ensure!(rack != word && is_anagram(rack, word), "{rack} of {word}");
        are_not_in_the_page(&ctx.browser, &hidden).await?;
        if disturbed && turn == 1 {
            jumbling_is_disturbed(ctx, setter, rack, &hidden).await?;
        }
        ScrambleTable::on(&ctx.browser).hand_over().await?;
        set.push((setter, word.to_owned()));
    }
    let hidden: Vec<&str> = set.iter().map(|(_, word)| word.as_str()).collect();
    let table = ScrambleTable::on(&ctx.browser);
    table.until_stage(ScrambleStage::AllSet).await?;
    are_not_in_the_page(&ctx.browser, &hidden).await?;
    let look = table.reveal().await?;
    are_not_in_the_page(&ctx.browser, &hidden).await?;
    let groups = look.groups();
    ensure!(groups.len() == set.len(), "{look:?}");
    for (group, (setter, word)) in groups.iter().zip(&set) {
        let fits = group.setter == *setter && group.letters != *word && is_anagram(&group.letters, word);
        ensure!(fits, "{group:?} for {word} by {setter}");
    }
    let starter = set.first().map(|(setter, _)| *setter).context("nobody set a word")?;
    Ok((set, starter))
}

/// The device shows another app, and what was typed is there again; after a reload it is not.
async fn setting_is_disturbed(ctx: &mut Ctx, setter: &str, word: &str, hidden: &[String]) -> Result<()> {
    is_covered_at_once(ctx, "__hide(true)", word).await?;
    let table = ScrambleTable::on(&ctx.browser);
    goes_on(&table, setter).await?;
    are_not_in_the_page(&ctx.browser, hidden).await?;
    ctx.browser.script("__hide(false)", vec![]).await?;
    goes_on(&table, setter).await?;
    are_not_in_the_page(&ctx.browser, hidden).await?;
    let look = table.lift().await?;
    ensure!(look.text("typed") == Some(word), "what was typed is gone: {look:?}");
    are_not_but_for(&ctx.browser, hidden, Some(word)).await?;
    ctx.browser.reload().await?;
    let table = ScrambleTable::on(&ctx.browser);
    goes_on(&table, setter).await?;
    are_not_in_the_page(&ctx.browser, hidden).await?;
    let look = table.lift().await?;
    ensure!(look.text("typed") == Some(""), "what was typed came back from a reload: {look:?}");
    are_not_in_the_page(&ctx.browser, hidden).await?;
    table.type_on(word).await?;
    // Back from the tiles to the word, which is to be typed anew: nobody reads it there.
    table.take_it().await?;
    let look = table.undo("the field", |look| look.stage() == ScrambleStage::Setting).await?;
    ensure!(look.text("typed") == Some(""), "the word came back: {look:?}");
    are_not_in_the_page(&ctx.browser, hidden).await?;
    table.type_on(word).await.map(drop)
}

/// The tiles lie as they lay.
async fn jumbling_is_disturbed(ctx: &mut Ctx, setter: &str, rack: &str, hidden: &[String]) -> Result<()> {
    is_covered_at_once(ctx, "__hide(true)", rack).await?;
    let table = ScrambleTable::on(&ctx.browser);
    goes_on(&table, setter).await?;
    ctx.browser.script("__hide(false)", vec![]).await?;
    let look = table.lift().await?;
    ensure!(look.text("rack") == Some(rack), "{rack} lie otherwise: {look:?}");
    are_not_in_the_page(&ctx.browser, hidden).await?;
    ctx.browser.reload().await?;
    let table = ScrambleTable::on(&ctx.browser);
    goes_on(&table, setter).await?;
    are_not_in_the_page(&ctx.browser, hidden).await?;
    let look = table.lift().await?;
    ensure!(look.text("rack") == Some(rack), "{rack} lie otherwise: {look:?}");
    let moved = |look: &ScrambleLook| look.text("rack").is_some_and(|now| now != rack);
    table.press(text().scramble().set.shuffle, "another order", moved).await?;
    are_not_in_the_page(&ctx.browser, hidden).await
}

/// The cover is there, and names whoever had the device.
async fn goes_on(table: &ScrambleTable<'_>, setter: &str) -> Result<()> {
    let look = table.until_stage(ScrambleStage::Covered).await?;
    let (take, wanted) = (look.shown("take")?, (text().scramble().set.take_again)(setter));
    ensure!(take == wanted, "{take} is not {wanted}");
    Ok(())
}
