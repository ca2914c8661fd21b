//! A class: thirty names, twenty words each, and how long each action takes.

use anyhow::{Result, ensure};
use wordbox_e2e::harness::{Ctx, Engine, Scheme};
use wordbox_e2e::pages::race::words::{nonsense_of, words_of, worth};
use wordbox_e2e::pages::race::{RaceStage, RaceTable};
use wordbox_e2e::pages::{Setup, text};

use super::timing::{Times, Watch};
use crate::tests::case_support::dictionary_is_there;

const CLASS: usize = 30;
const WORDS: usize = 20;
/// So many of them are typed word by word; the others are pasted.
const TYPED: usize = 2;
const STOPPER: usize = 6;
const WORD: &str = "[data-testid=word]";

/// A single time says little: so many games are timed.
const TIMED_GAMES: usize = 3;
/// The first taps, from the names to the letters: nothing has been entered yet. They take about as long.
const ONLY_TOLD: [&str; 2] = ["play", "roll"];

/// Names and lists are pasted and typed, revealed, called out, overruled and counted. In Chromium, slowed down, each of these
/// is timed, those too that open a screen for the first time, and none takes longer than 50 ms.
pub async fn thirty_lists_of_twenty_words(ctx: &mut Ctx) -> Result<()> {
    let is_timed = ctx.browser.engine == Engine::Chromium;
    let mut times = Times::default();
    for _ in 0..if is_timed { TIMED_GAMES } else { 1 } {
        // In a new browser every screen is new.
        ctx.take_new_browser(Scheme::Light).await?;
        times.add(a_game(ctx).await?);
    }
    if is_timed {
        times.judge(&ONLY_TOLD)?;
    }
    Ok(())
}

async fn a_game(ctx: &mut Ctx) -> Result<Times> {
    ctx.open("#/race").await?;
    let browser = &ctx.browser;
    let words = text().race();
    browser.test_id("add-player").await?;
    let watch = Watch::on(browser).await?;
    let names: Vec<String> = (1..=CLASS).map(|number| format!("Team {number}")).collect();
    watch.act("names", "paste", "input.name", &names.join("\n")).await?;
    browser.wait("thirty seats", async || Ok((Setup::on(browser).seats().await? == CLASS).then_some(()))).await?;
    watch.act("play", "click", text().plan.start, "").await?;
    let table = RaceTable::on(browser);
    table.until_stage(RaceStage::Ready).await?;
    dictionary_is_there(ctx).await?;
    watch.act("roll", "click", words.play.roll, "").await?;
    let letters = table.until_stage(RaceStage::Racing).await?.texts("letters");
    table.until("STOP", |look| look.can("stop")).await?;
    watch.act("stop", "click", words.play.stop, "").await?;
    watch.act("who stopped", "click", &names[STOPPER], "").await?;
    table.until_stage(RaceStage::Collecting).await?;

    let all = words_of(&letters)?;
    let list = |player: usize| (0..WORDS).map(|at| all[(player * 13 + at) % all.len()]).collect::<Vec<_>>();
    let odd = nonsense_of(&letters)?;
    for (player, name) in names.iter().enumerate() {
        let mut list = list(player);
        if player == 0 {
            list[WORDS - 1] = &odd;
        }
        watch.act("open a list", "click", name, "").await?;
        table.until(name, |look| look.text("whose") == Some(name)).await?;
        if player < TYPED {
            for word in &list {
                watch.act("type", "type", WORD, word).await?;
                watch.act("enter a word", "enter", WORD, "").await?;
            }
        } else {
            watch.act("paste a list", "paste", WORD, &list.join("\n")).await?;
        }
        table.until("the list", |look| look.texts("list") == list).await?;
        watch.act("all lists", "click", words.count.all_lists, "").await?;
        table.until_stage(RaceStage::Collecting).await?;
    }
    watch.act("reveal", "click", words.count.reveal, "").await?;
    table.until_stage(RaceStage::Revealing).await?;
    for open in 1..CLASS {
        let next = (words.reveal.next)("");
        watch.act("call out", "click", next.trim_end(), "").await?;
        table.until("the next list", |look| look.called().len() == open + 1).await?;
    }
    // What counts of a list by itself: the first one's last word is in no dictionary.
    let good = |player: usize| list(player)[..WORDS - usize::from(player == 0)].to_vec();
    let counted = |player: usize| {
        let is_shared = |word: &&&str| (0..CLASS).any(|other| other != player && good(other).contains(*word));
        let mine = good(player);
        mine.iter().filter(|word| !is_shared(word)).map(|word| worth(word)).sum::<i64>()
            + i64::from(player == STOPPER)
            + if player == 0 { worth(&odd) } else { 0 }
    };
    watch.act("open a word", "click", &odd, "").await?;
    watch.act("let it count", "click", words.reveal.let_it, "").await?;
    let first = counted(0);
    table
        .until(&format!("{first} points"), |look| look.list_of(&names[0]).is_some_and(|list| list.total == first))
        .await?;
    watch.act("to the points", "click", words.reveal.to_points, "").await?;
    let after = table.until_stage(RaceStage::Summary).await?;
    for (player, name) in names.iter().enumerate() {
        let points = counted(player);
        ensure!(after.totals().contains(&(name.clone(), points)), "{name} has {points}: {:?}", after.totals());
    }
    watch.act("close the round", "click", words.reveal.go_on, "").await?;
    table.until("the next round", |look| matches!(look.stage(), RaceStage::Ready | RaceStage::Podium)).await?;
    watch.times().await
}
