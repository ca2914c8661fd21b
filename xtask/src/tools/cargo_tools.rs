//! Tools that cargo builds: Trunk, wasm-bindgen's programs, geckodriver.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::step;
use crate::project;
use xtask::process::{Explain, Result, answer, run};

/// The next release of Trunk asks for a newer compiler than the system's packages have.
const TRUNK: &str = "0.21.14";

/// Makes sure of Trunk and of wasm-bindgen's programs in the version that the lock file has.
///
/// # Errors
/// One of them cannot be built, or the lock file does not name wasm-bindgen.
pub fn set_up_for_build(folder: &Path) -> Result<()> {
    if !has_version(folder, "trunk", TRUNK) {
        // An unoptimised Trunk serves as well and is built in half the time.
        let options = ["--locked", "--debug", "--no-default-features", "--features", "rustls"];
        install(folder, "trunk", Some(TRUNK), &options, "9 minutes")?;
    }
    let bindgen = locked_version("wasm-bindgen")?;
    for program in ["wasm-bindgen", "wasm-bindgen-test-runner"] {
        if !has_version(folder, program, &bindgen) {
            // Not `--locked`: that lock names a version which some registries lack.
            install(folder, "wasm-bindgen-cli", Some(&bindgen), &["--debug"], "3 minutes")?;
        }
    }
    Ok(())
}

/// Makes sure of the driver for Firefox; any version will do.
///
/// # Errors
/// It cannot be built.
pub fn set_up_for_test(folder: &Path) -> Result<()> {
    if version_in(folder, "geckodriver").is_some() {
        return Ok(());
    }
    install(folder, "geckodriver", None, &["--debug"], "3 minutes")
}

fn install(folder: &Path, package: &str, version: Option<&str>, options: &[&str], usually: &str) -> Result<()> {
    let name = version.map_or(package.to_owned(), |version| format!("{package} {version}"));
    step(&format!("cargo install {name}"), usually, || {
        let scratch = folder.join("build");
        let mut cargo = Command::new("cargo");
        cargo.args(["install", "--quiet", "--force", package]).args(options);
        if let Some(version) = version {
            cargo.args(["--version", version]);
        }
        cargo.arg("--root").arg(folder);
        cargo.env("CARGO_TARGET_DIR", &scratch);
        run(&mut cargo).explain(|| format!("put {name} on your PATH by other means and run this again"))?;
        // Hundreds of megabytes that nobody needs any more; if they stay, no harm is done.
        drop(fs::remove_dir_all(&scratch));
        Ok(())
    })
}

/// Whether the tool that a command would find, ours before the system's, has this version.
fn has_version(folder: &Path, program: &str, version: &str) -> bool {
    version_in(folder, program).is_some_and(|found| found.split_whitespace().any(|word| word == version))
}

fn version_in(folder: &Path, program: &str) -> Option<String> {
    let own = folder.join("bin").join(program);
    let ours = answer(Command::new(own).arg("--version"));
    ours.or_else(|| answer(Command::new(program).arg("--version")))
}

/// The version of a package in the lock file.
fn locked_version(package: &str) -> Result<String> {
    let path = project::root().join("Cargo.lock");
    let lock = fs::read_to_string(&path)
        .explain(|| format!("cannot read {}, run `cargo generate-lockfile`", path.display()))?;
    version_from_lock(&lock, package)
        .ok_or_else(|| format!("{package} is not in Cargo.lock, run `cargo generate-lockfile`"))
}

fn version_from_lock(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    version.strip_suffix('"').map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_a_version_from_the_lock_file() {
        let lock = "[[package]]\nname = \"wasm\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        assert_eq!(version_from_lock(lock, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(version_from_lock(lock, "bindgen"), None);
    }
}
