//! Home in one module, everything else in another (see `src/ui/rooms.rs`).
//!
//! Trunk compiles with the feature `split` and with relocations, and makes of that a page that cannot run. Here the compiled
//! module is taken apart once more, between the compiler and wasm-bindgen: the split reads the relocations, so that also strings
//! and tables go where they are needed. wasm-bindgen then makes the first module, and its script, anew. The second calls into the
//! first by the table of functions that both share.
//!
//! The second is fetched by `parts.js`, which is put into the script: one of its own would be one more thing that home waits for.
//! It is packed by LZMA, a fifth smaller than what browsers unpack by themselves, and so the script unpacks it: nobody waits for
//! it, as nobody has gone anywhere yet.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use wasm_split_cli_support::{Options, transform};
use xtask::precache::PLAIN_MODULE;
use xtask::process::{Explain, Result, answer, run};

use super::packed;
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

/// Puts the first module in place of the one in the built page, if the page was built for it, and returns where the second is.
///
/// # Errors
/// The compiled module or a tool is not there, or the module has not the one part that is expected.
pub fn split(staging: &Path, module: &Path) -> Result<Option<PathBuf>> {
    if env::var_os(WANTED).is_none() {
        return Ok(None);
    }
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
    let mut parts = transform(options).explain(cannot)?.split_modules;
    let part = parts.pop().filter(|_| parts.is_empty());
    let part = part.ok_or_else(|| format!("the program should have one part beside home, {PART}"))?;

    let mut bindgen = Command::new("wasm-bindgen");
    bindgen.args(["--target=web", "--no-typescript", "--keep-lld-exports", "--out-name", name_of(module)?]);
    run(bindgen.arg("--out-dir").arg(staging).arg(&first))?;
    Ok(Some(part))
}

/// Packs the second module into the built page, and has the script of the first fetch it.
///
/// # Errors
/// A file cannot be read or written, or the script is not as wasm-bindgen makes it.
pub fn put_into(staging: &Path, module: &Path, part: &Path) -> Result<()> {
    let name = name_of(module)?;
    let cannot = || format!("cannot put {} into the page", part.display());
    let plain = fs::read(part).explain(cannot)?;
    let file = format!("{name}_{PART}.bin");
    fs::write(staging.join(&file), packed::lzma(&plain).explain(cannot)?).explain(cannot)?;
    let script = staging.join(format!("{name}.js"));
    let text = fs::read_to_string(&script).explain(cannot)?;
    fs::write(&script, with_loader(&text, &file, plain.len())?).explain(cannot)
}

fn name_of(module: &Path) -> Result<&str> {
    let name = module.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(PLAIN_MODULE));
    name.ok_or_else(|| format!("{} is no module of Trunk's", module.display()))
}

/// The script with the loader in place of what it imports.
fn with_loader(script: &str, file: &str, size: usize) -> Result<String> {
    let strange = || "the script of the module does not import the loader as wasm-bindgen does".to_owned();
    let from = format!(" from \"{LOADER_NAME}\"");
    let import = script.lines().find(|line| line.contains(&from)).ok_or_else(strange)?;
    let local = import.strip_prefix("import * as ").and_then(|rest| rest.split_once(' ')).ok_or_else(strange)?.0;
    let loader = LOADER.replace("LOADER", local).replace("PART", file).replace("SIZE", &size.to_string());
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
        let made = with_loader(script, "wordbox-1_rooms.bin", 1234).expect("a script as wasm-bindgen writes it");
        assert!(made.contains("const import1 = {") && made.ends_with("f({ \"./parts.js\": import1 });"), "{made}");
        assert!(made.contains("unpacked('./wordbox-1_rooms.bin', 1234)"), "{made}");
        assert!(!["import * as", "LOADER", "PART", "SIZE"].iter().any(|word| made.contains(word)), "{made}");
        assert!(with_loader("let wasm;", "wordbox-1_rooms.bin", 1).is_err());
    }
}
