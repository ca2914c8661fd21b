//! `cargo xtask test`: every check of the project, the quick ones first.

mod tally;

use std::process::Command;
use std::time::Instant;

use crate::tools::{Need, Toolbox};
use crate::{browser_tests, dist};
use tally::Tally;
use xtask::process::{Result, on_path, run, run_watched};

/// How a step is done and counted.
enum Work {
    /// A command that passes or fails as a whole.
    Whole(Command),
    /// A command whose output tells how many tests it ran.
    Tests(Command),
    /// The release build with its size table.
    Dist,
}

struct Step {
    name: &'static str,
    usually: &'static str,
    if_it_fails: &'static str,
    work: Work,
}

/// Runs all checks and stops at the first that fails. The last line counts the tests, and every
/// step that is not made of tests as one.
///
/// # Errors
/// Set-up or a check failed.
pub fn run_all() -> Result<()> {
    let start = Instant::now();
    let tools = Toolbox::set_up(Need::Test)?;
    let mut tally = Tally::default();
    let outcome = steps(&tools).into_iter().try_for_each(|step| take(step, &tools, &mut tally));
    println!("all of it took {:.0} s", start.elapsed().as_secs_f64());
    if let Err(reason) = &outcome {
        println!("stopped: {reason}");
    }
    println!("{} passed, {} failed", tally.passed, tally.failed);
    outcome.map_err(|_| "not every check passed".into())
}

fn take(step: Step, tools: &Toolbox, tally: &mut Tally) -> Result<()> {
    println!("== {} (usually {})", step.name, step.usually);
    let start = Instant::now();
    let failed_before = tally.failed;
    let is_whole = !matches!(step.work, Work::Tests(_));
    let result = match step.work {
        Work::Whole(mut command) => run(&mut command),
        Work::Tests(mut command) => run_watched(&mut command, |line| tally.take_in(line)),
        Work::Dist => dist::build(tools),
    };
    println!("== {}: {:.1} s", step.name, start.elapsed().as_secs_f64());
    match result {
        Ok(()) => {
            tally.passed += u64::from(is_whole);
            Ok(())
        }
        Err(reason) => {
            // A test program that could not even be compiled counts as well.
            tally.failed += u64::from(tally.failed == failed_before);
            Err(format!("{}: {reason}. What to do: {}", step.name, step.if_it_fails))
        }
    }
}

fn steps(tools: &Toolbox) -> Vec<Step> {
    let cargo = |arguments: &[&str]| {
        let mut command = tools.native("cargo");
        command.args(arguments);
        command
    };
    let mut doc = cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    vec![
        Step {
            name: "format",
            usually: "2 s",
            if_it_fails: "run `cargo fmt --all`",
            work: Work::Whole(cargo(&["fmt", "--all", "--check"])),
        },
        Step {
            name: "lints",
            usually: "1 minute the first time",
            if_it_fails: "mend what clippy names above",
            work: Work::Whole(cargo(&["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])),
        },
        Step {
            name: "lints for the browser",
            usually: "1 minute the first time",
            if_it_fails: "mend what clippy names above",
            work: Work::Whole(browser_lints(tools)),
        },
        Step {
            name: "tests",
            usually: "2 minutes the first time",
            if_it_fails: "run the failing test alone with `cargo test NAME`",
            work: Work::Tests(cargo(&["test", "--quiet", "--workspace"])),
        },
        Step {
            name: "documentation",
            usually: "half a minute",
            if_it_fails: "mend the doc comments that are named above",
            work: Work::Whole(doc),
        },
        Step {
            name: "tests in the browser's own code",
            usually: "3 minutes the first time",
            if_it_fails: "see the assertion above; these tests are in tests/browser*.rs",
            work: Work::Tests(browser_unit_tests(tools)),
        },
        Step {
            name: "release build",
            usually: "4 minutes the first time",
            if_it_fails: "run `cargo xtask dist` alone",
            work: Work::Dist,
        },
        Step {
            name: "end to end",
            usually: "half an hour",
            if_it_fails: "run `cargo xtask e2e --no-build --engine ENGINE NAME`; target/report has a picture",
            work: Work::Tests(browser_tests::command(tools, &[])),
        },
    ]
}

fn browser_lints(tools: &Toolbox) -> Command {
    let mut command = tools.wasm("cargo");
    command.args(["clippy", "--quiet", "--package", "wordbox", "--target", "wasm32-unknown-unknown"]);
    command.args(["--lib", "--bins", "--test", "browser*", "--", "-D", "warnings"]);
    command
}

fn browser_unit_tests(tools: &Toolbox) -> Command {
    let mut command = tools.wasm("cargo");
    // Without `--quiet`: cargo hands it on, and this runner does not know it.
    command.args(["test", "--package", "wordbox", "--target", "wasm32-unknown-unknown"]);
    command.args(["--test", "browser*"]);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
    // With a driver named, the tests run in that browser without a window.
    if let Some(driver) = on_path("chromedriver") {
        command.env("CHROMEDRIVER", driver);
    }
    command
}
