//! Drives the built page in real browsers.

fn main() {}
