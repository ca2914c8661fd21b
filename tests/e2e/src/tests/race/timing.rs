//! How long the page takes for what people do.

use std::cell::RefCell;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use wordbox_e2e::harness::{Browser, Engine};

const ACT: &str = include_str!("act.js");
const YARDSTICK: &str = include_str!("yardstick.js");
/// A slow phone is four times slower than this machine.
const SLOWER: u32 = 4;
/// In milliseconds. What takes longer is felt.
const LAG: f64 = 50.0;
/// What the yardstick takes on the machine that is meant, slowed down, in milliseconds. A machine that takes twice as long,
/// or is busy with other things, may take twice as long for everything.
const YARD: f64 = 6.2;
/// What is done no more often has no percentiles worth the name.
const FEW: usize = 9;
/// A page that does nothing works for less in a frame, in milliseconds.
const REST: f64 = 10.0;

/// What was done, and how long it took.
#[derive(Clone, Copy)]
struct Time {
    kind: &'static str,
    /// Milliseconds for which the page worked.
    work: f64,
    /// Milliseconds from the input to the end of the frame that shows what came of it.
    whole: f64,
}

/// Times what is done.
pub struct Watch<'b> {
    browser: &'b Browser,
    seen: RefCell<Vec<Time>>,
    /// The milliseconds of work that asking takes, which is none of the page's.
    by_itself: f64,
    /// What the yardstick took before and after.
    yards: Vec<f64>,
}

impl<'b> Watch<'b> {
    /// Slows the page down, where that is possible.
    pub async fn on(browser: &'b Browser) -> Result<Self> {
        if browser.engine == Engine::Chromium {
            let cdp = browser.driver.cdp();
            cdp.send_raw("Performance.enable", json!({"timeDomain": "threadTicks"})).await?;
            cdp.send_raw("Emulation.setCPUThrottlingRate", json!({"rate": SLOWER})).await?;
        }
        let mut watch = Self { browser, seen: RefCell::default(), by_itself: 0.0, yards: Vec::new() };
        // Nobody has chosen anything while the page still loads.
        watch.by_itself = browser
            .wait("the page to be at rest", async || {
                for _ in 0..9 {
                    watch.act("nothing", "type", "body", "").await?;
                }
                let seen = watch.seen.take();
                let work = |percent| at(percent, seen.iter().map(|time| time.work));
                Ok((work(100) < work(50) + REST).then_some(work(50)))
            })
            .await?;
        watch.hold_yardstick().await?;
        Ok(watch)
    }

    async fn hold_yardstick(&mut self) -> Result<()> {
        let taken = self.browser.script(YARDSTICK, vec![]).await?;
        self.yards.push(taken.as_f64().context("no yardstick")?);
        Ok(())
    }

    /// Does one thing as soon as it can be done, and times it.
    pub async fn act(&self, kind: &'static str, what: &str, place: &str, text: &str) -> Result<()> {
        let arguments = || vec![json!(what), json!(place), json!(text)];
        let time = self
            .browser
            .wait(&format!("{kind}: {place}"), async || {
                let before = self.work().await?;
                let whole = self.browser.driver.execute_async(ACT, arguments()).await?;
                let Some(whole) = whole.json().as_f64() else { return Ok(None) };
                let work = (self.work().await? - before - self.by_itself).max(0.0);
                Ok(Some(Time { kind, work, whole }))
            })
            .await?;
        self.seen.borrow_mut().push(time);
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

    /// What was timed, in milliseconds of the machine that is meant.
    pub async fn times(mut self) -> Result<Times> {
        self.hold_yardstick().await?;
        let yard = self.yards.iter().sum::<f64>() / self.yards.len() as f64;
        let scaled = |time: Time| Time { work: time.work * YARD / yard, whole: time.whole * YARD / yard, ..time };
        println!("the yardstick takes {yard:.1} ms of {YARD}");
        Ok(Times(self.seen.into_inner().into_iter().map(scaled).collect()))
    }
}

/// Everything that was done in some games, timed.
#[derive(Default)]
pub struct Times(Vec<Time>);

impl Times {
    /// Adds those of another game.
    pub fn add(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    /// Tells the times of each kind, and sees to it that none but `only_told` is felt: of what was done often 95 %, of what was
    /// done once in each game the one in the middle.
    ///
    /// # Errors
    /// One is felt.
    pub fn judge(&self, only_told: &[&str]) -> Result<()> {
        let mut all: Vec<&str> = self.0.iter().map(|time| time.kind).collect();
        all.sort_unstable();
        all.dedup();
        let mut felt = Vec::new();
        for kind in all {
            let of_kind = || self.0.iter().filter(|time| time.kind == kind);
            let count = of_kind().count();
            let percent = if count > FEW { 95 } else { 50 };
            let whole = at(percent, of_kind().map(|time| time.whole));
            let most = at(100, of_kind().map(|time| time.whole));
            let work = at(percent, of_kind().map(|time| time.work));
            println!("{kind} ({count}): {percent} % within {whole:.0} ms, {work:.0} of it work; at most {most:.0}");
            if whole > LAG && !only_told.contains(&kind) {
                felt.push(format!("{kind}: {whole:.0} ms"));
            }
        }
        println!("all ({}): 95 % within {:.0} ms", self.0.len(), at(95, self.0.iter().map(|time| time.whole)));
        ensure!(felt.is_empty(), "{SLOWER} times slowed down, over {LAG} ms: {}", felt.join(", "));
        Ok(())
    }
}

/// That percentile.
fn at(percent: usize, times: impl Iterator<Item = f64>) -> f64 {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    times.get((times.len() * percent).div_ceil(100).saturating_sub(1)).copied().unwrap_or_default()
}
