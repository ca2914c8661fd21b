//! A static file server on loopback that behaves like a plain web host: it knows files and folders
//! under one prefix, never compresses, and answers everything else with a bare 404.
//!
//! The browser tests put an [`Intercept`] in front of the files to damage or replace an answer.

mod request;
mod response;

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

pub use request::Request;
pub use response::{Response, mime_type};

/// Sees every request first and may answer it in place of the files.
///
/// It gets the answer that the files would give, so that it can also change a part of it.
pub type Intercept = Arc<dyn Fn(&Request, Response) -> Response + Send + Sync>;

/// What is served, and where.
#[derive(Clone)]
pub struct Site {
    /// The folder with the files.
    pub root: PathBuf,
    /// The path that the folder stands for, beginning and ending with `/`.
    pub prefix: String,
    /// What stands between the files and the client, if anything.
    pub intercept: Option<Intercept>,
}

/// A running server. It ends when it is stopped or dropped.
pub struct Server {
    address: SocketAddr,
    stopped: Arc<AtomicBool>,
    acceptor: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts to serve `site` on 127.0.0.1; port 0 takes any free port.
    ///
    /// # Errors
    /// The port is taken, or the system gives no socket.
    pub fn start(site: Site, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let stopped = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stopped);
        let acceptor = thread::spawn(move || accept(&listener, &site, &flag));
        Ok(Self { address, stopped, acceptor: Some(acceptor) })
    }

    /// The port that the server listens on.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Stops listening. When this returns, a new connection to the port is refused.
    pub fn stop(&mut self) {
        let Some(acceptor) = self.acceptor.take() else {
            return;
        };
        self.stopped.store(true, Ordering::SeqCst);
        // `accept` blocks; a connection of our own wakes it so that it sees the flag.
        drop(TcpStream::connect(self.address));
        drop(acceptor.join());
    }

    /// Waits until the server ends, which it does only when the process does.
    pub fn wait(mut self) {
        if let Some(acceptor) = self.acceptor.take() {
            drop(acceptor.join());
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn accept(listener: &TcpListener, site: &Site, stopped: &Arc<AtomicBool>) {
    for stream in listener.incoming() {
        if stopped.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let site = site.clone();
        let stopped = Arc::clone(stopped);
        thread::spawn(move || {
            // A client that goes away in the middle is no fault of the server.
            drop(converse(stream, &site, &stopped));
        });
    }
}

/// One request and its answer; browsers open a new connection for the next.
fn converse(mut stream: TcpStream, site: &Site, stopped: &AtomicBool) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let Some(request) = Request::read(&mut stream)? else {
        return Ok(());
    };
    // A connection that was opened before the stop must not be answered after it.
    if stopped.load(Ordering::SeqCst) {
        return Ok(());
    }
    let plain = answer(site, &request);
    let response = match &site.intercept {
        Some(intercept) => intercept(&request, plain),
        None => plain,
    };
    response.write(&mut stream, request.method == "HEAD")
}

fn answer(site: &Site, request: &Request) -> Response {
    if request.method != "GET" && request.method != "HEAD" {
        return Response::plain(405, "Method Not Allowed");
    }
    if format!("{}/", request.path) == site.prefix {
        return Response::moved(&site.prefix);
    }
    let Some(relative) = request.path.strip_prefix(&site.prefix) else {
        return Response::plain(404, "Not Found");
    };
    match locate(&site.root, relative) {
        Some(file) => Response::file(&file),
        None => Response::plain(404, "Not Found"),
    }
}

/// The file that a relative URL path means; folders mean their `index.html`.
fn locate(root: &Path, relative: &str) -> Option<PathBuf> {
    let mut path = root.to_path_buf();
    for part in relative.split('/').filter(|part| !part.is_empty()) {
        if part == ".." || part == "." || part.contains('\\') {
            return None;
        }
        path.push(part);
    }
    if path.is_dir() {
        path.push("index.html");
    }
    path.is_file().then_some(path)
}

#[cfg(test)]
mod tests;
