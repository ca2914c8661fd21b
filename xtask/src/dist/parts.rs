//! Home in one module, everything else in another (see `src/ui/rooms.rs`).
//!
//! Trunk compiles with the feature `split` and with relocations, and makes of that a page that cannot run. Here the compiled
//! module is taken apart once more, between the compiler and wasm-bindgen: the split reads the relocations, so that also strings
//! and tables go where they are needed. wasm-bindgen then makes the first module, and its script, anew. The second calls into the
//! first by the table of functions that both share, and is fetched by `parts.js`, which is put into the script: a script of its
//! own would be one more thing that home waits for.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use wasm_split_cli_support::{Options, transform};
use xtask::precache::PLAIN_MODULE;
use xtask::process::{Explain, Result, answer, run};

use crate::project;

/// Set by [`build`](super::build) for the hook that Trunk runs.
pub const WANTED: &str = "WORDBOX_PARTS";
/// What the compiler must be told: the split reads relocations, and the places of the source in panics, which nobody sees
/// who plays, are a good part of the program. Their texts stay.
pub const FLAGS: &str = "-Clink-arg=--emit-relocs -Zlocation-detail=none -Zfmt-debug=none";
/// The one part there is; `src/ui/rooms.rs` names it.
const PART: &str = "rooms";
/// The script that the first module asks for the second.
const LOADER: &str = include_str!("parts.js");
const LOADER_NAME: &str = "./parts.js";

/// Puts the two modules in place of the one in the built page, if the page was built for it.
///
/// # Errors
/// The compiled module or a tool is not there, or the module has not the one part that is expected.
pub fn split(staging: &Path, module: &Path) -> Result<()> {
    if env::var_os(WANTED).is_none() {
        return Ok(());
    }
    let name = module.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(PLAIN_MODULE));
    let name = name.ok_or("Trunk made no module with a name")?;
    let target = target_folder()?;
    let scratch = target.join("parts");
    let cannot = || format!("cannot take the module apart in {}", scratch.display());
    drop(fs::remove_dir_all(&scratch));
    let compiled = target.join("wasm32-unknown-unknown/release/wordbox.wasm");
    let whole = fs::read(&compiled).explain(|| format!("cannot read {}", compiled.display()))?;
    let first = scratch.join("first.wasm");
    let mut options = Options::new(&whole);
    options.output_dir = &scratch;
    options.main_out_path = &first;
    options.link_name = LOADER_NAME;
    let parts = transform(options).explain(cannot)?.split_modules;
    let [part] = parts.as_slice() else {
        return Err(format!("the program has {} parts beside home, and only {PART} is fetched", parts.len()));
    };
    fs::copy(part, staging.join(format!("{name}_{PART}.wasm"))).explain(cannot)?;

    let mut bindgen = Command::new("wasm-bindgen");
    bindgen.args(["--target=web", "--no-typescript", "--keep-lld-exports", "--out-name", name, "--out-dir"]);
    run(bindgen.arg(staging).arg(&first))?;
    let script = staging.join(format!("{name}.js"));
    let text = fs::read_to_string(&script).explain(cannot)?;
    fs::write(&script, with_loader(&text, name)?).explain(cannot)
}

/// The script with the loader in place of what it imports.
fn with_loader(script: &str, name: &str) -> Result<String> {
    let strange = || "the script of the module does not import the loader as wasm-bindgen does".to_owned();
    let from = format!(" from \"{LOADER_NAME}\"");
    let import = script.lines().find(|line| line.contains(&from)).ok_or_else(strange)?;
    let local = import.strip_prefix("import * as ").and_then(|rest| rest.split_once(' ')).ok_or_else(strange)?.0;
    let loader = LOADER.replace("LOADER", local).replace("PART", &format!("{name}_{PART}"));
    Ok(script.replacen(import, &loader, 1))
}

fn target_folder() -> Result<PathBuf> {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version=1"]).current_dir(project::root());
    let told = answer(&mut cargo).and_then(|text| serde_json::from_str::<Value>(&text).ok());
    let folder = told.as_ref().and_then(|told| told["target_directory"].as_str());
    folder.map(PathBuf::from).ok_or_else(|| "cargo does not say where it compiles to".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_stands_where_it_was_imported() {
        let script = "import * as import1 from \"./parts.js\"\nlet wasm; f({ \"./parts.js\": import1 });";
        let made = with_loader(script, "wordbox-1").expect("a script as wasm-bindgen writes it");
        assert!(made.contains("const import1 = {") && made.ends_with("f({ \"./parts.js\": import1 });"), "{made}");
        assert!(
            made.contains("./wordbox-1_rooms") && !made.contains("import * as") && !made.contains("LOADER"),
            "{made}"
        );
        assert!(with_loader("let wasm;", "wordbox-1").is_err());
    }
}
