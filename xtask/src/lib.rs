//! The parts of the build program that the browser tests use as well: a plain static file server,
//! and what belongs to the list of files in the service worker.

pub mod digest;
pub mod files;
pub mod http;
pub mod precache;
pub mod process;
