//! Serves the built page on loopback, under a path as a project page on a shared host has one.

use xtask::http::{Server, Site};

use crate::project;
use xtask::process::{Explain, Result};

/// Serves `dist/` until the program is ended.
///
/// # Errors
/// The port is taken.
pub fn serve(port: u16) -> Result<()> {
    let site = Site { root: project::dist(), prefix: "/wordbox/".into(), intercept: None };
    let server = Server::start(site, port)
        .explain(|| format!("cannot listen on port {port}, leave --port out to get a free one"))?;
    println!("Wordbox is at http://127.0.0.1:{}/wordbox/ (Ctrl-C ends it)", server.port());
    server.wait();
    Ok(())
}
