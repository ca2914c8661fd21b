//! The tables for people.

use std::fmt::Write;

use serde_json::Value;
use wordbox_e2e::harness::Engine;

use super::figures::{Runs, megabytes, short};
use super::{Place, SLOWDOWNS};

const SEARCHES: [(&str, &str); 6] = [
    ("roll", "all words of 12 dice"),
    ("anagrams", "anagrams of a word of 7 letters"),
    ("group", "words with a card's letters inside"),
    ("hit", "look-up of a word that is there"),
    ("miss", "look-up of a word that is not"),
    ("bases", "base words of a word"),
];

/// All tables as Markdown.
pub fn markdown(report: &Value, places: &[Place]) -> String {
    let runs = list(&report["runs"]);
    let mut text = format!("Load of the machine before and after: {}\n", report["load"]);
    for file in list(&report["files"]) {
        let name = file["name"].as_str().unwrap_or_default();
        let _ = writeln!(text, "\n### {name}: {} words\n", file["words"]);
        formats(&mut text, runs, file, name);
        pieces(&mut text, runs, file, name);
        page(&mut text, runs, name, places);
        searches(&mut text, runs, file, name, places);
    }
    text
}

/// The candidates beside each other, in Chromium.
fn formats(text: &mut String, runs: &[Value], file: &Value, name: &str) {
    text.push_str(
        "| format | wire | unpacked | start 1× | start 4× | longest busy 1× | 4× | live | peak | module | hit | miss |\n\
         | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |\n",
    );
    for format in list(&file["formats"]) {
        let of = |slowdown| chromium(runs, slowdown, name, format);
        let _ = write!(text, "| {} | {} | {} |", word(&format["format"]), format["wire"], format["bytes"]);
        for slowdown in SLOWDOWNS {
            let _ = write!(text, " {} ms |", of(slowdown).median_and_least("start", "/total"));
        }
        for slowdown in SLOWDOWNS {
            let _ = write!(text, " {} ms |", of(slowdown).median_and_least("watched", "/watch/longest"));
        }
        for figure in ["/live", "/peak", "/memory"] {
            let _ = write!(text, " {} MB |", of(1).median("start", figure).map(megabytes).unwrap_or_default());
        }
        for figure in ["/hit_us", "/miss_us"] {
            let _ = write!(text, " {} µs |", of(1).median("start", figure).map(short).unwrap_or_default());
        }
        text.push('\n');
    }
}

/// Where the time of a start goes, at four times slower.
fn pieces(text: &mut String, runs: &[Value], file: &Value, name: &str) {
    text.push_str(
        "\n| format, at 4× | unpack | copy | begin | of that checksum | all steps | longest step | finish |\n\
         | --- | --: | --: | --: | --: | --: | --: | --: |\n",
    );
    for format in list(&file["formats"]) {
        let _ = write!(text, "| {} |", word(&format["format"]));
        for figure in ["/unpack", "/copy", "/begin", "/checksum", "/steps", "/longestStep", "/finish"] {
            let _ = write!(text, " {} ms |", chromium(runs, 4, name, format).median_and_least("start", figure));
        }
        text.push('\n');
    }
}

/// The page's own way, in every engine.
fn page(text: &mut String, runs: &[Value], name: &str, places: &[Place]) {
    text.push_str(
        "\n| the page's own loading | ready after the bytes | longest busy | module |\n| --- | --: | --: | --: |\n",
    );
    for (engine, slowdown) in places {
        let of = Runs { all: runs, engine: engine.name(), slowdown: *slowdown, name, format: "shipped" };
        let memory = of.median("page", "/memory").map(megabytes).unwrap_or_default();
        let ready = of.median_and_least("page", "/total");
        let longest = of.median_and_least("page watched", "/watch/longest");
        let _ = writeln!(text, "| {} {slowdown}× | {ready} ms | {longest} ms | {memory} MB |", engine.name());
    }
}

/// The speed table: the median question and, in brackets, the slowest.
fn searches(text: &mut String, runs: &[Value], file: &Value, name: &str, places: &[Place]) {
    text.push_str("\n| what | native |");
    places.iter().for_each(|(engine, slowdown)| text.push_str(&format!(" {} {slowdown}× |", engine.name())));
    let _ = writeln!(text, "\n| --- | --: |{}", " --: |".repeat(places.len()));
    for (task, what) in SEARCHES {
        let native = list(&file["native"]).iter().find(|speed| speed["task"] == task);
        let Some(native) = native else { continue };
        let _ = write!(text, "| {what} | {} |", speed(native["median_ms"].as_f64(), native["most_ms"].as_f64()));
        for (engine, slowdown) in places {
            let of = Runs { all: runs, engine: engine.name(), slowdown: *slowdown, name, format: "shipped" };
            let figure = |which: &str| of.median("search", &format!("/{task}/{which}"));
            let _ = write!(text, " {} |", speed(figure("median"), figure("most")));
        }
        text.push('\n');
    }
}

fn speed(median: Option<f64>, most: Option<f64>) -> String {
    match (median, most) {
        (Some(median), _) if median < 0.02 => format!("{} µs", short(median * 1e3)),
        (Some(median), Some(most)) => format!("{} ms ({})", short(median), short(most)),
        _ => "–".to_owned(),
    }
}

fn chromium<'r>(all: &'r [Value], slowdown: u32, name: &'r str, format: &'r Value) -> Runs<'r> {
    Runs { all, engine: Engine::Chromium.name(), slowdown, name, format: word(&format["format"]) }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
