//! Packages of the system, by apt.

use std::process::Command;

use super::step;
use xtask::process::{Explain, Result, on_path, run};

/// Installs packages by apt, as root or through sudo.
///
/// # Errors
/// There is no apt, no right to use it, or it fails.
pub fn install(packages: &[&str], usually: &str) -> Result<()> {
    let list = packages.join(" ");
    let by_hand = || format!("install these yourself ({list}, or what your system calls them) and run again");
    if on_path("apt-get").is_none() {
        return Err(format!("there is no apt-get here: {}", by_hand()));
    }
    step(&format!("apt-get install {list}"), usually, || {
        run(apt().args(["-qq", "update"])).explain(by_hand)?;
        run(apt().args(["-qq", "-y", "--no-install-recommends", "install"]).args(packages)).explain(by_hand)
    })
}

fn apt() -> Command {
    let is_root = xtask::process::answer(Command::new("id").arg("-u")).is_some_and(|id| id == "0");
    let mut command = if is_root {
        Command::new("apt-get")
    } else {
        let mut sudo = Command::new("sudo");
        sudo.arg("DEBIAN_FRONTEND=noninteractive").arg("apt-get");
        sudo
    };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}
