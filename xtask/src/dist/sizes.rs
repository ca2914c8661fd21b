//! What a visitor has to fetch, against the budgets.

use std::fs;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;

use crate::project;
use xtask::files::{self, PageFile};
use xtask::precache;
use xtask::process::{Explain, Result};

/// Before the home screen works: page, styles, scripts, packed module, font. The worker is not among them: it is fetched when
/// everything else is there.
const HOME_BUDGET: usize = 300_000;
/// Everything that playing without a network needs.
const FIRST_VISIT_BUDGET: usize = 700_000;

/// The dictionaries, each alone.
const DICTIONARY_BUDGETS: [(&str, usize); 3] =
    [("words/en.bin", 230_000), ("words/en-unusual.bin", 190_000), ("words/de.bin", 520_000)];

/// What one file weighs.
struct Weight {
    path: String,
    raw: usize,
    /// What goes over the wire: gzip where hosts compress that type, else the raw bytes.
    wire: usize,
}

/// Prints the table, writes it as JSON, and holds the sums against the budgets.
///
/// # Errors
/// A budget is exceeded, or the report cannot be written.
pub fn check() -> Result<()> {
    let mut weights = Vec::new();
    for file in files::read_all(&project::dist())? {
        weights.push(weigh(&file)?);
    }
    weights.sort_by_key(|weight| std::cmp::Reverse(weight.wire));
    let of_home = weights.iter().filter(|weight| is_of_home(&weight.path));
    let home: usize = of_home.map(|weight| weight.wire).sum();
    let at_first = weights.iter().filter(|weight| !precache::is_kept_when_wanted(&weight.path));
    let first_visit: usize = at_first.map(|weight| weight.wire).sum();

    println!("{:>9} {:>9}  file", "raw", "on wire");
    for weight in &weights {
        println!("{:>9} {:>9}  {}", weight.raw, weight.wire, weight.path);
    }
    let mut sums = vec![("home", home, HOME_BUDGET), ("first visit", first_visit, FIRST_VISIT_BUDGET)];
    for weight in &weights {
        let budget = DICTIONARY_BUDGETS.iter().find(|(path, _)| *path == weight.path);
        sums.extend(budget.map(|(path, budget)| (*path, weight.wire, *budget)));
    }
    for (name, size, budget) in &sums {
        println!("{name}: {size} of {budget} bytes");
    }
    write_report(&weights, home, first_visit)?;
    for (name, size, budget) in sums {
        if size > budget {
            return Err(format!(
                "the {name} budget is exceeded by {} bytes: make one of the first files in the table smaller",
                size - budget
            ));
        }
    }
    Ok(())
}

fn weigh(file: &PageFile) -> Result<Weight> {
    let raw = file.bytes.len();
    let wire = if hosts_compress(&file.path) { gzip_size(&file.bytes)? } else { raw };
    Ok(Weight { path: file.path.clone(), raw, wire })
}

fn gzip_size(bytes: &[u8]) -> Result<usize> {
    let cannot = || "cannot compress in memory".to_owned();
    // Level 6 is what hosts use.
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
    encoder.write_all(bytes).explain(cannot)?;
    Ok(encoder.finish().explain(cannot)?.len())
}

fn extension(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default()
}

fn hosts_compress(path: &str) -> bool {
    let compressed = ["html", "css", "js", "wasm", "svg", "json", "webmanifest", "txt"];
    compressed.contains(&extension(path))
}

fn is_of_home(path: &str) -> bool {
    let is_page = ["html", "css", "js", "woff2"].contains(&extension(path)) && path != precache::WORKER;
    is_page || path.ends_with(precache::PACKED_MODULE)
}

fn write_report(weights: &[Weight], home: usize, first_visit: usize) -> Result<()> {
    let files: Vec<_> =
        weights.iter().map(|weight| json!({"path": weight.path, "raw": weight.raw, "gzip": weight.wire})).collect();
    let report = json!({"files": files, "home": home, "first_visit": first_visit});
    let folder = project::reports();
    let cannot = || format!("cannot write the report into {}", folder.display());
    fs::create_dir_all(&folder).explain(cannot)?;
    fs::write(folder.join("size.json"), format!("{report:#}\n")).explain(cannot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_hosts_compress_is_weighed_compressed() {
        let weight = |path: &str| {
            let bytes = vec![b'a'; 10_000];
            let path = path.to_owned();
            weigh(&PageFile { path, bytes }).map(|weight| weight.wire)
        };
        assert!(weight("a.wasm").expect("weighed") < 100);
        assert_eq!(weight("words/en.bin"), Ok(10_000));
        assert_eq!(weight("font.woff2"), Ok(10_000));
    }

    #[test]
    fn home_needs_the_program_and_its_dress_but_not_the_worker() {
        for path in ["index.html", "boot.js", "wordbox.js", "wordbox_bg.bin", "style.css", "fonts/a.woff2"] {
            assert!(is_of_home(path), "{path}");
        }
        for path in ["sw.js", "wordbox_bg.wasm", "wordbox_rooms.bin", "words/en.bin", "NOTICE.txt", "icons/icon.svg"] {
            assert!(!is_of_home(path), "{path}");
        }
    }
}
