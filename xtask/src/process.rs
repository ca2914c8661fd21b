//! Running other programs, with failures that say what to do.

use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// An error is one sentence for the person at the terminal.
pub type Result<T> = std::result::Result<T, String>;

/// Puts a sentence in front of whatever went wrong.
pub trait Explain<T> {
    /// The same result with `what` and the cause as its error.
    fn explain(self, what: impl FnOnce() -> String) -> Result<T>;
}

impl<T, E: std::fmt::Display> Explain<T> for std::result::Result<T, E> {
    fn explain(self, what: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|cause| format!("{}: {cause}", what()))
    }
}

/// How a command reads when typed, for messages.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

/// Runs a command with its output on the terminal.
///
/// # Errors
/// It could not be started, or ended with a failure.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().explain(|| format!("cannot start `{}`", shown(command)))?;
    if status.success() {
        return Ok(());
    }
    Err(format!("`{}` failed ({status})", shown(command)))
}

/// Runs a command, shows its standard output line by line and hands each line to `seen`.
///
/// # Errors
/// As [`run`].
pub fn run_watched(command: &mut Command, mut seen: impl FnMut(&str)) -> Result<()> {
    let mut child = command.stdout(Stdio::piped()).spawn().explain(|| format!("cannot start `{}`", shown(command)))?;
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            let line = line.explain(|| format!("cannot read what `{}` says", shown(command)))?;
            println!("{line}");
            seen(&line);
        }
    }
    let status = child.wait().explain(|| format!("cannot wait for `{}`", shown(command)))?;
    if status.success() {
        return Ok(());
    }
    Err(format!("`{}` failed ({status})", shown(command)))
}

/// What a command prints on success; `None` when it is missing or fails.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// The full path of a program that PATH has.
pub fn on_path(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| is_program(file))
}

/// Whether a file is there and may be run.
pub fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}
