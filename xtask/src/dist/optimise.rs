//! Smaller modules, by wasm-opt.

use std::path::Path;
use std::process::Command;

use xtask::process::{Explain, Result, run};

/// What today's compiler writes.
pub const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// In this order. Each was tried on the packed size; the second `-Oz` finds what the first has left behind, and functions
/// beside others of like names pack better.
const PASSES: [&str; 12] = [
    "--low-memory-unused",
    "--one-caller-inline-max-function-size=35",
    "--skip-pass=local-cse",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--reorder-locals",
    "--reorder-functions-by-name",
    "--strip-debug",
    "--strip-producers",
    "--strip-target-features",
];

/// Optimises a module in its place.
///
/// # Errors
/// wasm-opt is missing or refuses the module.
pub fn module(path: &Path) -> Result<()> {
    let mut optimise = Command::new("wasm-opt");
    optimise.args(FEATURES).args(PASSES).arg(path).arg("-o").arg(path);
    run(&mut optimise).explain(|| "cannot make the module smaller: `cargo xtask dist` installs wasm-opt".into())
}
