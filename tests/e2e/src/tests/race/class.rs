//! A class: thirty names, twenty words each, and how long each action takes.

use std::cell::RefCell;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use wordbox_e2e::harness::{Browser, Ctx, Engine};
use wordbox_e2e::pages::race::words::{nonsense_of, words_of, worth};
use wordbox_e2e::pages::race::{RaceStage, RaceTable};
use wordbox_e2e::pages::{Setup, text};

use crate::tests::case_support::dictionary_is_there;

const ACT: &str = include_str!("act.js");
const CLASS: usize = 30;
const WORDS: usize = 20;
/// So many of them are typed word by word; the others are pasted.
const TYPED: usize = 2;
const STOPPER: usize = 6;
const WORD: &str = "[data-testid=word]";
/// A slow phone is four times slower than this machine.
const SLOWER: u32 = 4;

/// Names and lists are pasted and typed, revealed, called out, overruled and counted. In Chromium, slowed down, each of these
/// is timed: the time for which the page works, so that other programs on this machine do not count. The times are told and
/// not judged: they are to come below 50 ms, and do not yet.
pub async fn thirty_lists_of_twenty_words(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/race").await?;
    let browser = &ctx.browser;
    let words = text().race();
    browser.test_id("add-player").await?;
    let watch = Watch::on(browser).await?;
    let names: Vec<String> = (1..=CLASS).map(|number| format!("Team {number}")).collect();
    watch.act("names", "paste", "input.name", &names.join("\n")).await?;
    browser.wait("thirty seats", async || Ok((Setup::on(browser).seats().await? == CLASS).then_some(()))).await?;
    watch.act("play", "click", words.setup.start, "").await?;
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
    watch.tell();
    Ok(())
}

/// Times what is done.
struct Watch<'b> {
    browser: &'b Browser,
    /// What was done, the milliseconds that the page worked, and those that passed.
    seen: RefCell<Vec<(&'static str, f64, f64)>>,
    /// The milliseconds of work that asking takes, which is none of the page's.
    by_itself: f64,
}

impl<'b> Watch<'b> {
    /// Slows the page down, where that is possible.
    async fn on(browser: &'b Browser) -> Result<Self> {
        if browser.engine == Engine::Chromium {
            let cdp = browser.driver.cdp();
            cdp.send_raw("Performance.enable", json!({"timeDomain": "threadTicks"})).await?;
            cdp.send_raw("Emulation.setCPUThrottlingRate", json!({"rate": SLOWER})).await?;
        }
        let mut watch = Self { browser, seen: RefCell::default(), by_itself: 0.0 };
        for _ in 0..9 {
            watch.act("nothing", "type", "body", "").await?;
        }
        let mut nothing: Vec<f64> = watch.seen.take().iter().map(|(_, work, _)| *work).collect();
        nothing.sort_by(f64::total_cmp);
        watch.by_itself = nothing[nothing.len() / 2];
        println!("asking takes {:.0} ms of work by itself", watch.by_itself);
        Ok(watch)
    }

    /// Does one thing as soon as it can be done, and times it.
    async fn act(&self, name: &'static str, what: &str, place: &str, text: &str) -> Result<()> {
        let arguments = || vec![json!(what), json!(place), json!(text)];
        let (worked, passed) = self
            .browser
            .wait(&format!("{name}: {place}"), async || {
                let before = self.work().await?;
                let passed = self.browser.driver.execute_async(ACT, arguments()).await?;
                let Some(passed) = passed.json().as_f64() else { return Ok(None) };
                Ok(Some(((self.work().await? - before - self.by_itself).max(0.0), passed)))
            })
            .await?;
        self.seen.borrow_mut().push((name, worked, passed));
        Ok(())
    }

    /// The milliseconds that the page has worked so far.
    async fn work(&self) -> Result<f64> {
        if self.browser.engine != Engine::Chromium {
            return Ok(0.0);
        }
        let metrics = self.browser.driver.cdp().send_raw("Performance.getMetrics", json!({})).await?;
        let metrics = metrics["metrics"].as_array().context("no metrics")?;
        let task = metrics.iter().find(|metric| metric["name"] == "TaskDuration").context("no TaskDuration")?;
        Ok(task["value"].as_f64().unwrap_or_default() * 1000.0)
    }

    /// Tells the times.
    fn tell(&self) {
        let seen = self.seen.borrow();
        let mut kinds: Vec<&str> = seen.iter().map(|(name, ..)| *name).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for kind in kinds {
            let of_kind = || seen.iter().filter(|(name, ..)| *name == kind);
            let (work, time) = (of_kind().map(|(_, work, _)| *work), of_kind().map(|(.., time)| *time));
            println!("{kind} ({}): {} of work, {} in all", of_kind().count(), spread(work), spread(time));
        }
        println!(
            "all ({}): {} of work, {} in all",
            seen.len(),
            spread(seen.iter().map(|one| one.1)),
            spread(seen.iter().map(|one| one.2))
        );
    }
}

/// The 95th percentile and the maximum, in words.
fn spread(times: impl Iterator<Item = f64> + Clone) -> String {
    format!("95 % within {:.0} ms, at most {:.0} ms", at_95(times.clone()), times.fold(0.0, f64::max))
}

fn at_95(times: impl Iterator<Item = f64>) -> f64 {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    times.get((times.len() * 95).div_ceil(100).saturating_sub(1)).copied().unwrap_or_default()
}
