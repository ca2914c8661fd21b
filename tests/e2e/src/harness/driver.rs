//! A running driver for one engine, on a free port.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, bail};

use super::engine::Engine;
use super::processes::Process;
use super::wait::{Patience, wait_until};

/// A driver and, for WebKit, the screen that its windows need. Both end when this is dropped.
pub struct Driver {
    // Fields are dropped in this order: the browser goes before its screen.
    _process: Process,
    _screen: Option<Process>,
    url: String,
}

impl Driver {
    /// Starts the driver for an engine and waits until it listens.
    ///
    /// # Errors
    /// A program is missing or does not come up.
    pub async fn start(engine: Engine) -> Result<Self> {
        let port = free_port()?;
        let mut command = Command::new(engine.driver_program());
        command.arg(format!("--port={port}"));
        let screen = match engine {
            Engine::Chromium => None,
            Engine::Firefox => {
                // A second port, or two runs at the same time meet on the default one.
                command.arg(format!("--websocket-port={}", free_port()?));
                command.args(["--log", "fatal"]);
                None
            }
            Engine::Webkit => {
                let (screen, name) = start_screen().await?;
                command.env("DISPLAY", name);
                Some(screen)
            }
        };
        let mut process = Process::start(&mut command)?;
        let listening = || TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok();
        wait_until(Patience::START, "the driver to listen", async || {
            if process.has_ended() {
                bail!("{} ended at once", engine.driver_program());
            }
            Ok(listening().then_some(()))
        })
        .await?;
        Ok(Self { _process: process, _screen: screen, url: format!("http://127.0.0.1:{port}") })
    }

    /// Where it listens.
    pub fn url(&self) -> &str {
        &self.url
    }
}

/// A port that nobody has at this moment.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// An X server that draws into memory, and its name.
async fn start_screen() -> Result<(Process, String)> {
    // The number only has to be free; our own id and the attempts after it seldom are not.
    let first = 100 + std::process::id() % 20_000;
    for number in first..first + 20 {
        let socket = format!("/tmp/.X11-unix/X{number}");
        if std::path::Path::new(&socket).exists() {
            continue;
        }
        let name = format!(":{number}");
        let mut command = Command::new("Xvfb");
        command.args([&name, "-screen", "0", "2000x1400x24", "-nolisten", "tcp"]);
        let mut screen = Process::start(&mut command)?;
        let patience = Patience::START.with_step(Duration::from_millis(20));
        let up = wait_until(patience, "the screen to appear", async || {
            if screen.has_ended() {
                bail!("Xvfb {name} ended at once");
            }
            Ok(std::path::Path::new(&socket).exists().then_some(()))
        });
        if up.await.is_ok() {
            return Ok((screen, name));
        }
    }
    bail!("Xvfb does not start on any of twenty numbers from :{first}")
}
