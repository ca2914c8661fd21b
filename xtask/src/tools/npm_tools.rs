//! The two tools from npm that make the page smaller: wasm-opt for the module, esbuild for scripts and styles.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use super::step;
use xtask::process::{Explain, Result, answer, run};

/// A program in a package of npm.
struct NpmTool {
    program: &'static str,
    package: &'static str,
    /// The version that was tried with this project.
    version: &'static str,
    /// The first number of the oldest version that will do, or its second where the first is 0.
    oldest: u32,
}

const TOOLS: [NpmTool; 2] = [
    // Older ones do not know the instructions that today's compiler writes.
    NpmTool { program: "wasm-opt", package: "binaryen", version: "132.0.0", oldest: 120 },
    // Older ones do not know cascade layers well.
    NpmTool { program: "esbuild", package: "esbuild", version: "0.28.2", oldest: 25 },
];

/// Makes sure of both, in versions that are new enough.
///
/// # Errors
/// npm is missing or fails.
pub fn set_up(folder: &Path) -> Result<()> {
    TOOLS.iter().try_for_each(|tool| tool.set_up(folder))
}

impl NpmTool {
    fn set_up(&self, folder: &Path) -> Result<()> {
        let link = folder.join("bin").join(self.program);
        let ours = version(Command::new(&link).arg("--version"));
        let found = ours.or_else(|| version(Command::new(self.program).arg("--version")));
        if found.is_some_and(|version| version >= self.oldest) {
            return Ok(());
        }
        let by_hand = || format!("put {} ({}) on your PATH and run this again", self.program, self.package);
        step(&format!("{}, by npm", self.program), "half a minute", || {
            let package = format!("{}@{}", self.package, self.version);
            let quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
            let mut install = Command::new("npm");
            install.arg("install").args(quiet).arg("--prefix").arg(folder.join("npm")).arg(package);
            run(&mut install).explain(by_hand)?;
            drop(fs::remove_file(&link));
            symlink(format!("../npm/node_modules/{}/bin/{}", self.package, self.program), &link).explain(by_hand)
        })
    }
}

/// The number that counts in "wasm-opt version 132 (…)" and in "0.28.2".
fn version(command: &mut Command) -> Option<u32> {
    let text = answer(command)?;
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).find(|number| *number > 0)
}
