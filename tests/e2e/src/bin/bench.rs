//! Measures the formats of the word file in real browsers: what `cargo xtask bench` calls.
//!
//! Every measurement is a page load of its own, and the formats take turns, so that whatever else the machine does meets
//! all of them alike. `formats.json` keeps every run, `formats.md` the medians.

//!
//! `bench SITE RUNS ENGINE…`: the folder of the measuring page, how often each thing is measured, and where.

#[path = "bench/figures.rs"]
mod figures;
#[path = "bench/lab.rs"]
mod lab;
#[path = "bench/tables.rs"]
mod tables;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use wordbox_e2e::harness::Engine;

use lab::Lab;

/// The searches are measured in the first runs only: they take longest, and each is a median of its own.
const SEARCH_RUNS: usize = 3;

/// Engines with the slowdowns that they can do.
pub type Place = (Engine, u32);

/// So many times slower than this machine; the budgets are for four.
const SLOWDOWNS: [u32; 2] = [1, 4];

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [site, runs, names @ ..] = arguments.as_slice() else { bail!("usage: bench SITE RUNS ENGINE…") };
    let is_wanted = |engine: &Engine| names.iter().any(|name| name == engine.name());
    let engines: Vec<Engine> = Engine::ALL.into_iter().filter(is_wanted).collect();
    let runs = runs.parse().context("RUNS is a number")?;
    // Dropping the run on Ctrl-C ends the browsers and drivers that it started.
    tokio::select! {
        done = run(Path::new(site), runs, &engines) => done,
        _ = tokio::signal::ctrl_c() => bail!("interrupted"),
    }
}

/// Measures all that lies in `site` and writes the reports.
///
/// # Errors
/// A browser does not come up, or a measurement fails.
async fn run(site: &Path, times: usize, engines: &[Engine]) -> Result<()> {
    let prepared = fs::read(site.join("prepared.json")).context("nothing is prepared: run `cargo xtask bench`")?;
    let mut report: Value = serde_json::from_slice(&prepared)?;
    let (mut runs, mut places) = (Vec::new(), Vec::new());
    let load_before = load();
    for engine in engines {
        let lab = Lab::open(*engine, site).await?;
        let slowdowns = if *engine == Engine::Chromium { &SLOWDOWNS[..] } else { &SLOWDOWNS[..1] };
        for slowdown in slowdowns {
            places.push((*engine, *slowdown));
            lab.slow_down(*slowdown).await?;
            for number in 0..times {
                println!("bench: {}, {slowdown}×, {} of {times}, load {}", engine.name(), number + 1, load());
                for file in report["files"].as_array().into_iter().flatten() {
                    runs.extend(round(&lab, *slowdown, file, number < SEARCH_RUNS).await?);
                }
            }
        }
        lab.close().await;
        // After every engine, so that a later one that does not come up takes nothing away.
        report["load"] = json!([load_before, load()]);
        report["runs"] = runs.clone().into();
        write(site, &report, &places)?;
    }
    Ok(())
}

fn write(site: &Path, report: &Value, places: &[Place]) -> Result<()> {
    let folder = site.parent().unwrap_or(site).join("report");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("formats.json"), serde_json::to_string_pretty(report)?)?;
    let tables = tables::markdown(report, places);
    fs::write(folder.join("formats.md"), &tables)?;
    println!("{tables}\nbench: written to {}", folder.display());
    Ok(())
}

/// Every measurement of one word file, once. Watching costs time, so times and gaps come from different page loads.
async fn round(lab: &Lab, slowdown: u32, file: &Value, is_searched: bool) -> Result<Vec<Value>> {
    let mut runs = Vec::new();
    let questions = format!("{}.questions.tsv", file["name"].as_str().unwrap_or_default());
    let mut add = |what: &str, format: &Value, measured: Value| {
        runs.push(json!({
            "engine": lab.engine().name(), "slowdown": slowdown, "name": file["name"], "what": what,
            "format": format["format"], "measured": measured,
        }));
    };
    let formats = file["formats"].as_array().cloned().unwrap_or_default();
    for (number, format) in formats.iter().enumerate() {
        for (what, watched) in [("start", false), ("watched", true)] {
            let options =
                json!({ "file": format["file"], "format": number, "questions": questions, "watched": watched });
            add(what, format, lab.measure("start", options).await?);
        }
    }
    let Some(shipped) = formats.last() else { return Ok(runs) };
    for (what, watched) in [("page", false), ("page watched", true)] {
        let options = json!({ "file": shipped["file"], "bytes": shipped["wire"], "watched": watched });
        add(what, shipped, lab.measure("page", options).await?);
    }
    if is_searched {
        let options = json!({ "file": shipped["file"], "questions": questions });
        add("search", shipped, lab.measure("search", options).await?);
    }
    Ok(runs)
}

/// How many programs waited for this machine's processors, over the last minute.
fn load() -> String {
    let all = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    all.split(' ').next().unwrap_or_default().to_owned()
}
