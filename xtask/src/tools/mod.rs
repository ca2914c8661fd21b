//! Sets up every tool that building and checking needs, and finds those that are there already.
//!
//! Everything that is not the system's goes into one folder per user, see [`project::tools`].

mod browsers;
mod cargo_tools;
mod npm_tools;
mod system;
mod wasm_std;

use std::env;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::project;
use xtask::process::{Explain, Result, answer};

/// How much has to be there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// Enough to build the page.
    Build,
    /// Also all browsers, their drivers, and the linters.
    Test,
}

/// The tools that are ready, as an environment for the commands that use them.
pub struct Toolbox {
    folder: PathBuf,
    wasm: wasm_std::WasmStd,
}

impl Toolbox {
    /// Installs what is missing; quick when nothing is.
    ///
    /// # Errors
    /// Something cannot be installed; the sentence says what to do by hand.
    pub fn set_up(need: Need) -> Result<Self> {
        let folder = project::tools()?;
        let bin = folder.join("bin");
        std::fs::create_dir_all(&bin).explain(|| format!("cannot make {}, set WORDBOX_TOOLS", bin.display()))?;
        let wasm = wasm_std::set_up(&folder, need)?;
        cargo_tools::set_up_for_build(&folder)?;
        npm_tools::set_up(&folder)?;
        if need == Need::Test {
            linters()?;
            browsers::set_up()?;
            cargo_tools::set_up_for_test(&folder)?;
        }
        Ok(Self { folder, wasm })
    }

    /// A command that finds the tools and compiles for this machine.
    pub fn native(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        let own = std::iter::once(self.folder.join("bin"));
        let before = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(own.chain(env::split_paths(&before)));
        if let Ok(path) = path {
            command.env("PATH", path);
        }
        command.current_dir(project::root());
        command
    }

    /// A command that finds the tools and can compile for the browser.
    pub fn wasm(&self, program: &str) -> Command {
        self.wasm_with(program, "")
    }

    /// The same, with more flags for the compiler.
    pub fn wasm_with(&self, program: &str, flags: &str) -> Command {
        let mut command = self.native(program);
        command.envs(self.wasm.environment(flags));
        command
    }
}

/// Prints what happens and how long it usually takes, does it, and prints how long it took.
fn step<T>(what: &str, usually: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("set-up: {what} (usually {usually})");
    let start = Instant::now();
    let result = work()?;
    println!("set-up: done in {:.0} s", start.elapsed().as_secs_f64());
    Ok(result)
}

/// A minimal Rust installation has neither rustfmt nor clippy.
fn linters() -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if answer(Command::new("cargo").args([subcommand, "--version"])).is_none() {
            step(component, "half a minute", || {
                xtask::process::run(Command::new("rustup").args(["component", "add", component]))
                    .explain(|| format!("install {component} for your Rust and run this again"))
            })?;
        }
    }
    Ok(())
}
