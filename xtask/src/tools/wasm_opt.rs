//! wasm-opt, which makes the module smaller.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use super::step;
use xtask::process::{Explain, Result, answer, run};

/// The version from npm that was tried with this project.
const BINARYEN: &str = "132.0.0";
/// Older ones do not know the instructions that today's compiler writes.
const OLDEST: u32 = 120;

/// Makes sure of a wasm-opt that is new enough.
///
/// # Errors
/// npm is missing or fails.
pub fn set_up(folder: &Path) -> Result<()> {
    let link = folder.join("bin/wasm-opt");
    let ours = version(Command::new(&link).arg("--version"));
    let found = ours.or_else(|| version(Command::new("wasm-opt").arg("--version")));
    if found.is_some_and(|version| version >= OLDEST) {
        return Ok(());
    }
    let by_hand = || "put wasm-opt (binaryen) on your PATH and run this again".to_owned();
    step("wasm-opt, by npm", "half a minute", || {
        let package = format!("binaryen@{BINARYEN}");
        let npm = folder.join("npm");
        let quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
        let mut install = Command::new("npm");
        install.arg("install").args(quiet).arg("--prefix").arg(&npm).arg(package);
        run(&mut install).explain(by_hand)?;
        drop(fs::remove_file(&link));
        symlink("../npm/node_modules/binaryen/bin/wasm-opt", &link).explain(by_hand)
    })
}

/// The number in "wasm-opt version 132 (…)".
fn version(command: &mut Command) -> Option<u32> {
    let text = answer(command)?;
    text.split_whitespace().find_map(|word| word.parse().ok())
}
