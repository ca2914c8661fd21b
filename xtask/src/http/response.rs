//! The answers of the static server.

use std::fs;
use std::io::{self, Write};
use std::net::TcpStream;
use std::path::Path;

/// A whole answer, kept in memory: the files of this project are small.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// The HTTP status, such as 200.
    pub status: u16,
    /// Header names with their values; length and connection are added when it is sent.
    pub headers: Vec<(String, String)>,
    /// The bytes of the body.
    pub body: Vec<u8>,
}

impl Response {
    /// A body of a given type with status 200.
    #[must_use]
    pub fn ok(content_type: &str, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status: 200,
            headers: vec![
                ("Content-Type".into(), content_type.into()),
                // As a host does it at best: keep, but ask whether it is still right.
                ("Cache-Control".into(), "no-cache".into()),
            ],
            body: body.into(),
        }
    }

    /// A short text for a person, never HTML.
    #[must_use]
    pub fn plain(status: u16, text: &str) -> Self {
        Self { status, ..Self::ok("text/plain; charset=utf-8", text) }
    }

    pub(super) fn moved(to: &str) -> Self {
        let mut response = Self::plain(301, to);
        response.headers.push(("Location".into(), to.into()));
        response
    }

    pub(super) fn file(path: &Path) -> Self {
        match fs::read(path) {
            Ok(body) => Self::ok(mime_type(&path.to_string_lossy()), body),
            Err(_) => Self::plain(404, "Not Found"),
        }
    }

    pub(super) fn write(&self, stream: &mut TcpStream, head_only: bool) -> io::Result<()> {
        let mut head = format!("HTTP/1.1 {} {}\r\n", self.status, reason(self.status));
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str(&format!("Content-Length: {}\r\nConnection: close\r\n\r\n", self.body.len()));
        stream.write_all(head.as_bytes())?;
        if !head_only {
            stream.write_all(&self.body)?;
        }
        stream.flush()
    }
}

/// The media type for a file name, as common hosts know it.
#[must_use]
pub fn mime_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        404 => "Not Found",
        405 => "Method Not Allowed",
        500 => "Internal Server Error",
        503 => "Service Unavailable",
        _ => "Unknown",
    }
}
