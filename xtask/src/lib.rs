//! The parts of the build program that the browser tests use as well: a plain static file server.

pub mod http;
