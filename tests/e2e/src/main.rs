//! Drives the built page in real browsers: Chromium, Firefox and WebKitGTK, which stands in for
//! Safari.
//!
//! A test is an `async fn(&mut Ctx) -> anyhow::Result<()>` in `tests/`, entered in
//! `tests::all`. It gets a browser with an empty profile and a server on a port of its own, so
//! nothing of one test reaches another. After each test the harness itself checks that the page
//! reported no error and asked no other origin for anything.

mod shots;
mod tests;

use std::process::ExitCode;

use wordbox_e2e::harness::Runner;
use wordbox_e2e::options::Options;

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(reason) => {
            eprintln!("e2e: {reason}");
            return ExitCode::FAILURE;
        }
    };
    let cases = match &options.shots {
        Some(_) => shots::all(),
        None => tests::all(),
    };
    let interrupted = tokio::signal::ctrl_c();
    let runner = Runner::new(options);
    // Dropping the run on Ctrl-C ends the browsers and drivers that it started.
    tokio::select! {
        all_passed = runner.run(cases) => match all_passed {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        },
        _ = interrupted => {
            eprintln!("e2e: interrupted");
            ExitCode::FAILURE
        }
    }
}
