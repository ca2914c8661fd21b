//! What holds of the source tree (see `src/lib.rs`), and that each of these checks would notice a breach.

#[path = "tidy/checks.rs"]
mod checks;
#[path = "tidy/manifest.rs"]
mod manifest;
#[path = "tidy/planted.rs"]
mod planted;
#[path = "tidy/source.rs"]
mod source;

use std::fs;
use std::path::{Path, PathBuf};

use source::Source;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file of ours below `folder` with one of these endings, with its path from the root.
fn files(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut open: Vec<PathBuf> = vec![root().join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("a readable folder").path();
            let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                let built = ["target", "node_modules"].iter().any(|name| path.ends_with(name));
                open.extend(Some(path).filter(|_| !built));
            } else if endings.contains(&ending.as_str()) {
                let text = fs::read_to_string(&path).expect("source is text");
                let short = path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
                found.push((short, text));
            }
        }
    }
    found.sort();
    found
}

/// Holds every Rust file below these folders against a check.
fn hold(folders: &[&str], check: impl Fn(&str, &Source) -> Vec<String>) {
    let sources: Vec<_> = folders.iter().flat_map(|folder| files(folder, &["rs"])).collect();
    assert!(!sources.is_empty(), "{folders:?} hold no source");
    let breaches: Vec<String> = sources
        .iter()
        .flat_map(|(path, text)| {
            check(path, &Source::read(text)).into_iter().map(move |what| format!("{path}: {what}"))
        })
        .collect();
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}

#[test]
fn the_pure_part_sees_no_browser_clock_chance_or_storage() {
    hold(&["src", "wordstream"], checks::pure);
}

#[test]
fn the_rules_hold_no_sentence_for_people() {
    hold(&["src/rules"], checks::wordless);
}

#[test]
fn nothing_but_the_page_imports_the_screens() {
    hold(&["src"], checks::screens_are_on_top);
}

#[test]
fn the_screens_hold_no_rule_and_no_dice() {
    hold(&["src"], checks::screens_decide_nothing);
}

#[test]
fn only_the_ports_touch_the_browser() {
    hold(&["src"], checks::browser_behind_ports);
}

#[test]
fn errors_are_small_values_without_text() {
    hold(&["src"], checks::plain_errors);
}

#[test]
fn nothing_is_left_undone_or_silenced() {
    hold(&["src", "wordstream", "tests", "xtask"], checks::nothing_left);
    for (path, text) in files("style", &["css"]).into_iter().chain(files("public", &["js"])) {
        let breaches = checks::no_notes(&text);
        assert!(breaches.is_empty(), "{path}: {}", breaches.join(", "));
    }
}

#[test]
fn files_end_at_300_lines() {
    let rust = ["src", "wordstream", "tests", "xtask"].into_iter().flat_map(|folder| files(folder, &["rs"]));
    let all = rust.chain(files("style", &["css"])).chain(files("public", &["js"]));
    let long: Vec<String> = all.filter_map(|(path, text)| checks::too_long(&path, &text)).collect();
    assert!(long.is_empty(), "\n{}", long.join("\n"));
}

#[test]
fn browser_crates_are_dependencies_of_the_wasm_target_only() {
    let text = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let breaches = manifest::check(&text);
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
    assert!(manifest::needs(&text, "leptos") && manifest::needs(&text, "web-sys"), "the check has lost its subject");
}
