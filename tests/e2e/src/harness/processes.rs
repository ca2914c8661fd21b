//! Programs that the harness starts, each ended by its own id together with what it started.

use std::fs;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// How long a program may take to end by itself.
const GRACE: Duration = Duration::from_secs(2);

/// A running program that ends, with all its descendants, when this is dropped.
pub struct Process {
    child: Child,
}

impl Process {
    /// Starts a program with its output thrown away: drivers talk a lot.
    ///
    /// # Errors
    /// The program is not there.
    pub fn start(command: &mut Command) -> Result<Self> {
        let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let program = silent.get_program().to_string_lossy().into_owned();
        let started = silent.spawn();
        let child = started.with_context(|| format!("cannot start {program}: `cargo xtask setup` installs it"))?;
        Ok(Self { child })
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|status| status.is_some())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The browsers are children of the drivers; the list must be made while their parent lives.
        let mut ids = descendants(self.child.id());
        ids.push(self.child.id());
        // Asked politely first: a screen then removes its socket and its lock.
        signal("-TERM", &ids);
        let end = Instant::now() + GRACE;
        while !self.has_ended() && Instant::now() < end {
            sleep(Duration::from_millis(10));
        }
        drop(self.child.kill());
        drop(self.child.wait());
        signal("-KILL", &ids);
    }
}

/// Sends a signal to those of the processes that are still there.
fn signal(name: &str, ids: &[u32]) {
    let mut kill = Command::new("kill");
    kill.arg(name).args(ids.iter().map(u32::to_string));
    drop(kill.stderr(Stdio::null()).status());
}

/// The ids of all processes whose line of parents leads to `ancestor`.
fn descendants(ancestor: u32) -> Vec<u32> {
    let Ok(entries) = fs::read_dir("/proc") else {
        return Vec::new();
    };
    let ids = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    let pairs: Vec<_> = ids.filter_map(|id| Some((id, parent(id)?))).collect();
    let mut found = vec![ancestor];
    let mut next = 0;
    while next < found.len() {
        let of = found[next];
        found.extend(pairs.iter().filter(|(_, parent)| *parent == of).map(|(id, _)| *id));
        next += 1;
    }
    found.split_off(1)
}

/// The fourth field of `/proc/ID/stat`, counted after the name, which may contain anything.
fn parent(id: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    let after_name = &stat[stat.rfind(')')? + 1..];
    after_name.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_started_ends_with_it() {
        let mut shell = Command::new("sh");
        shell.args(["-c", "sleep 600 & wait"]);
        let process = Process::start(&mut shell).expect("a shell");
        let id = process.child.id();
        let child = loop {
            if let Some(child) = descendants(id).first() {
                break *child;
            }
            std::thread::yield_now();
        };
        assert_eq!(parent(child), Some(id));
        drop(process);
        // The killed child may stay as a zombie of nobody for a moment, but with another parent.
        assert_ne!(parent(child), Some(id));
    }
}
