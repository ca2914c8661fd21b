//! `cargo xtask bench`: what the formats of the word file cost, and how fast the searches are, natively and in browsers.
//!
//! `docs/word-format.md` has the results and says how to read them.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::dist::FEATURES;
use crate::project;
use crate::tools::Toolbox;
use xtask::process::{Explain, Result, run};

const PACKAGE: &str = "wordbox-formats";
const MODULE: &str = "wordbox_formats";

/// What was asked for.
pub struct Options {
    /// The folder with the word files.
    words: PathBuf,
    runs: String,
    engines: Vec<String>,
}

impl Options {
    /// Reads the options of the command.
    ///
    /// # Errors
    /// One of them is unknown or lacks its value.
    pub fn read(arguments: &[String]) -> Result<Self> {
        let words = project::root().join("public/words");
        let mut options = Self { words, runs: "7".to_owned(), engines: Vec::new() };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            let value = arguments.next().cloned().ok_or_else(|| format!("{argument} lacks its value"))?;
            match argument.as_str() {
                "--words" => options.words = value.into(),
                "--runs" => options.runs = value,
                "--engine" => options.engines.push(value),
                _ => return Err(format!("bench knows only --words, --runs and --engine, not {argument}")),
            }
        }
        if options.engines.is_empty() {
            options.engines = ["chromium", "firefox", "webkit"].map(str::to_owned).into();
        }
        Ok(options)
    }
}

/// Builds what is measured and measures it; the reports go to `target/report/formats.*`.
///
/// # Errors
/// Something does not build, two formats do not answer alike, or a browser does not come up.
pub fn bench(tools: &Toolbox, options: &Options) -> Result<()> {
    let site = project::root().join("target/bench");
    fs::create_dir_all(&site).explain(|| format!("cannot make {}", site.display()))?;
    println!("bench: release build for the browser (usually 4 minutes the first time)");
    let module = built_module(tools)?;
    run(tools
        .native("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--out-dir"])
        .arg(&site)
        .arg(&module))?;
    let made = site.join(format!("{MODULE}_bg.wasm"));
    run(tools.native("wasm-opt").arg("-Oz").args(FEATURES).arg(&made).arg("-o").arg(&made))?;
    let page = project::root().join("tests/formats/page");
    for file in ["index.html", "measure.js"] {
        fs::copy(page.join(file), site.join(file)).explain(|| format!("cannot copy {file}"))?;
    }
    println!("bench: all files in all formats (packing them takes minutes the first time)");
    let prepare = ["run", "--quiet", "--release", "--package", PACKAGE, "--bin", "prepare", "--"];
    run(tools.native("cargo").args(prepare).arg(&options.words).arg(&site))?;
    let measure = ["run", "--quiet", "--package", "wordbox-e2e", "--bin", "bench", "--"];
    run(tools.native("cargo").args(measure).arg(&site).arg(&options.runs).args(&options.engines))
}

/// Compiles the module and says where it is: the target folder may be anywhere.
fn built_module(tools: &Toolbox) -> Result<PathBuf> {
    let mut cargo: Command = tools.wasm("cargo");
    cargo.args(["build", "--release", "--package", PACKAGE, "--lib", "--target", "wasm32-unknown-unknown"]);
    run(&mut cargo)?;
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| OsStr::new("target").to_owned());
    let folder = project::root().join(Path::new(&target)).join("wasm32-unknown-unknown/release");
    Ok(folder.join(format!("{MODULE}.wasm")))
}
