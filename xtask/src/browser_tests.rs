//! Calls the browser tests, which are a program of their own.

use std::process::Command;

use crate::project;
use crate::tools::Toolbox;

/// The program that runs the end-to-end tests on `dist/`.
pub fn command(tools: &Toolbox, arguments: &[String]) -> Command {
    let mut cargo = tools.native("cargo");
    cargo.args(["run", "--quiet", "--package", "wordbox-e2e", "--"]);
    cargo.arg("--dist").arg(project::dist());
    cargo.args(arguments);
    cargo
}

/// The same program, taking pictures of the screens instead.
pub fn shots_command(tools: &Toolbox, arguments: &[String]) -> Command {
    let mut cargo = command(tools, &[]);
    cargo.arg("--shots").arg(project::shots()).args(arguments);
    cargo
}
