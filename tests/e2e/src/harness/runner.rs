//! Runs the cases on every engine and counts.

use std::any::Any;
use std::future::poll_fn;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::task::Poll;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::browser::Browser;
use super::ctx::{Case, Ctx, Running};
use super::driver::Driver;
use super::engine::Engine;
use crate::options::Options;

/// A whole game on a slow machine takes less.
const LIMIT: Duration = Duration::from_secs(300);
/// A browser that hangs must not also hold up the report about it.
const PICTURE_LIMIT: Duration = Duration::from_secs(20);

/// One run of the program.
pub struct Runner {
    options: Options,
    /// So many engines work at once; more only make each other slow.
    jobs: u32,
    places: Semaphore,
}

/// What one engine's tests are run with, one after the other.
#[derive(Default)]
struct Lane {
    driver: Option<Driver>,
    /// The browser of the last test, if that went well.
    browser: Option<Browser>,
}

impl Lane {
    /// The next test gets everything new: a browser may hang, and its driver too.
    async fn clear(&mut self) {
        if let Some(browser) = self.browser.take() {
            browser.close().await;
        }
        self.driver = None;
    }
}

#[derive(Default)]
struct Count {
    passed: usize,
    failed: usize,
}

/// Why a case failed.
struct Failure {
    cause: anyhow::Error,
    /// An uncaught error, a blocked or a foreign request: not a matter of timing.
    page_is_at_fault: bool,
}

impl From<anyhow::Error> for Failure {
    fn from(cause: anyhow::Error) -> Self {
        Failure { cause, page_is_at_fault: false }
    }
}

impl Runner {
    /// Prepares a run.
    pub fn new(options: Options) -> Self {
        let jobs = u32::try_from(options.jobs.max(1)).unwrap_or(u32::MAX);
        let places = Semaphore::new(jobs as usize);
        Self { options, jobs, places }
    }

    /// Runs all cases that the filter lets through; whether all passed. The last line counts them.
    pub async fn run(&self, cases: Vec<Case>) -> bool {
        // The message comes with the test's own line; only the place has to be said here.
        panic::set_hook(Box::new(|info| {
            if let Some(place) = info.location() {
                println!("panic at {}:{}", place.file(), place.line());
            }
        }));
        let chosen: Vec<_> = cases.into_iter().filter(|case| case.name.contains(&self.options.filter)).collect();
        let chosen = &chosen;
        let lane = |engine| async move {
            match self.options.engines.contains(&engine) {
                true => self.run_lane(engine, chosen).await,
                false => Count::default(),
            }
        };
        let (a, b, c) = tokio::join!(lane(Engine::Chromium), lane(Engine::Firefox), lane(Engine::Webkit));
        let passed = a.passed + b.passed + c.passed;
        let failed = a.failed + b.failed + c.failed;
        if passed + failed == 0 {
            println!("no test has \"{}\" in its name", self.options.filter);
        }
        println!("{passed} passed, {failed} failed");
        failed == 0 && passed > 0
    }

    /// All cases on one engine, one after the other: some drivers serve one browser at a time.
    async fn run_lane(&self, engine: Engine, cases: &[Case]) -> Count {
        let mut count = Count::default();
        let mut tools = Lane::default();
        for case in cases {
            let Ok(_places) = self.places.acquire_many(if case.alone == Some(engine) { self.jobs } else { 1 }).await
            else {
                break;
            };
            let start = Instant::now();
            let mut outcome = self.run_case(engine, &mut tools, case).await;
            if let Err(Failure { cause, page_is_at_fault: false }) = &outcome {
                // Three browsers share a slow machine, and a driver may lose what it looked at. A second try is said
                // aloud, and there is none for what the page itself did wrong.
                println!("UNSTEADY {} ({}), once more: {cause:#}", case.name, engine.name());
                tools.clear().await;
                outcome = self.run_case(engine, &mut tools, case).await;
            }
            let seconds = start.elapsed().as_secs_f64();
            match outcome {
                Ok(()) => {
                    count.passed += 1;
                    println!("ok {} ({}) {seconds:.1}s", case.name, engine.name());
                }
                Err(Failure { cause, .. }) => {
                    count.failed += 1;
                    println!("FAILED {} ({}) {seconds:.1}s: {cause:#}", case.name, engine.name());
                    tools.clear().await;
                }
            }
        }
        tools.clear().await;
        count
    }

    async fn run_case(&self, engine: Engine, tools: &mut Lane, case: &Case) -> Result<(), Failure> {
        let mut ctx = match self.start(engine, tools).await {
            Ok(ctx) => ctx,
            Err(_) => {
                // Once more from the start: a browser now and then fails to come up.
                tools.clear().await;
                self.start(engine, tools).await?
            }
        };
        let test = caught((case.run)(&mut ctx));
        let mut outcome = match timeout(LIMIT, test).await {
            Ok(outcome) => outcome,
            Err(_) => Err(anyhow!("not done after {} s", LIMIT.as_secs())),
        };
        let at_the_end = ctx.check().await;
        let page_is_at_fault = at_the_end.is_err();
        if let Err(cause) = at_the_end {
            // A fault in the page usually explains why the test failed, so it stands first.
            outcome = match outcome {
                Ok(()) => Err(cause),
                Err(first) => Err(first).context(format!("{cause:#}")),
            };
        }
        if outcome.is_err() {
            let name = format!("{}-{}.png", case.name.replace("::", "-"), engine.name());
            let file = reports().join(name);
            let drawn = timeout(PICTURE_LIMIT, ctx.browser.picture(&file)).await;
            if drawn.is_ok_and(|drawn| drawn.is_ok()) {
                println!("picture: {}", file.display());
            }
        }
        match outcome {
            Ok(()) => tools.browser = ctx.browser.for_next_test().await,
            Err(_) => ctx.browser.close().await,
        }
        outcome.map_err(|cause| Failure { cause, page_is_at_fault })
    }

    async fn start(&self, engine: Engine, tools: &mut Lane) -> Result<Ctx> {
        if tools.driver.is_none() {
            tools.driver = Some(Driver::start(engine).await?);
        }
        let driver = tools.driver.as_ref().context("a driver was just started")?;
        let pictures = self.options.shots.clone().unwrap_or_else(reports);
        Ctx::start(engine, driver, tools.browser.take(), &self.options.dist, pictures).await
    }
}

/// Where pictures of failed tests go.
fn reports() -> PathBuf {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let top = crate_folder.ancestors().nth(2).unwrap_or(crate_folder);
    top.join("target/report/e2e")
}

/// Turns a panic, such as a failed assertion, into an error, so that the browser is still closed.
async fn caught(mut test: Running<'_>) -> Result<()> {
    poll_fn(|context| {
        let polled = catch_unwind(AssertUnwindSafe(|| test.as_mut().poll(context)));
        polled.unwrap_or_else(|panic| Poll::Ready(Err(anyhow!("{}", message(&*panic)))))
    })
    .await
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "the test panicked".to_owned())
}
