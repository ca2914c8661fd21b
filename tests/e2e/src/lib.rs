//! The harness of the browser tests: a server with faults, the drivers, and a browser with verbs
//! that read as a person would say them.

pub mod harness;
pub mod options;
pub mod pages;
