//! Reading as much of an HTTP request as a static server needs.

use std::io::{self, BufRead, BufReader, Read};
use std::net::TcpStream;

/// A head longer than this is no browser's.
const MAX_HEAD_BYTES: u64 = 64 * 1024;

/// One request: its method, its path and its headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `HEAD` or whatever the client wrote.
    pub method: String,
    /// The decoded path without the query, beginning with `/`.
    pub path: String,
    /// What follows `?`, or nothing.
    pub query: String,
    /// Header names in lower case with their values, in the order sent.
    pub headers: Vec<(String, String)>,
}

impl Request {
    /// Reads a request's head; `None` when the client closed without a word.
    pub(super) fn read(stream: &mut TcpStream) -> io::Result<Option<Self>> {
        let mut lines = BufReader::new(stream.take(MAX_HEAD_BYTES));
        let mut first = String::new();
        if lines.read_line(&mut first)? == 0 {
            return Ok(None);
        }
        let mut words = first.split_whitespace();
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Ok(None);
        };
        let (path, query) = target.split_once('?').unwrap_or((target, ""));
        let mut request = Self {
            method: method.to_owned(),
            path: percent_decode(path),
            query: query.to_owned(),
            headers: Vec::new(),
        };
        loop {
            let mut line = String::new();
            if lines.read_line(&mut line)? == 0 || line.trim().is_empty() {
                return Ok(Some(request));
            }
            if let Some((name, value)) = line.split_once(':') {
                let name = name.trim().to_ascii_lowercase();
                request.headers.push((name, value.trim().to_owned()));
            }
        }
    }

    /// The value of a header, asked for in lower case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

fn percent_decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = text
            .get(at + 1..at + 3)
            .filter(|_| bytes[at] == b'%')
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match code {
            Some(byte) => {
                decoded.push(byte);
                at += 3;
            }
            None => {
                decoded.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}
