//! Makes the files that are measured, checks that they all answer the same, and measures what can be measured natively.
//!
//! `prepare WORDS SITE`: the folder with the shipped word files, and where the files for the browser go.

#[path = "prepare/native.rs"]
mod native;
#[path = "prepare/questions.rs"]
mod questions;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};
use wordbox::words::{Dictionary, crc32};
use wordbox_formats::candidate::Result;
use wordbox_formats::table::Table;
use wordbox_formats::{Candidate, Words};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.as_slice() {
        [words, site] => prepare(Path::new(words), Path::new(site)),
        _ => Err("usage: prepare WORDS SITE".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("prepare: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn prepare(words: &Path, site: &Path) -> Result<()> {
    let mut names: Vec<_> = fs::read_dir(words).map_err(text)?.flatten().map(|file| file.path()).collect();
    names.retain(|path| path.extension().is_some_and(|ending| ending == "bin"));
    names.sort();
    fs::create_dir_all(site).map_err(text)?;
    let files: Vec<Value> = names.iter().map(|path| file(path, site)).collect::<Result<_>>()?;
    let report = serde_json::to_string_pretty(&json!({ "files": files })).map_err(text)?;
    fs::write(site.join("prepared.json"), report).map_err(text)
}

/// One shipped word file in all formats.
fn file(path: &Path, site: &Path) -> Result<Value> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let table = Table::read(fs::read(path).map_err(text)?)?;
    let dictionary = Dictionary::from_bytes(table.file.clone()).map_err(text)?;
    let questions = questions::draw(&dictionary, &table);
    fs::write(site.join(format!("{name}.questions.tsv")), &questions).map_err(text)?;
    let mut formats = Vec::new();
    let mut native_look_ups = Vec::new();
    for candidate in Candidate::ALL {
        let bytes = candidate.encode(&table)?;
        let (wire, ending) = match candidate {
            Candidate::BuiltMap | Candidate::Shipped => (bytes.clone(), "bin"),
            _ => (gzip(&bytes, site)?, "gz"),
        };
        let file = format!("{name}.{}.{ending}", candidate.name());
        fs::write(site.join(&file), &wire).map_err(text)?;
        let words = candidate.load(bytes.clone())?;
        agree(&*words, &table).map_err(|reason| format!("{name}, {}: {reason}", candidate.name()))?;
        native_look_ups.push(native::look_ups(candidate, &*words, &questions)?);
        println!("{name}, {}: {} bytes, {} on the wire", candidate.name(), bytes.len(), wire.len());
        formats.push(json!({
            "format": candidate.name(), "file": file, "bytes": bytes.len(), "wire": wire.len(),
        }));
    }
    Ok(json!({
        "name": name,
        "words": table.items.len(),
        "formats": formats,
        "native_look_ups": native_look_ups,
        "native": native::speeds(&dictionary, &questions)?,
    }))
}

/// Whether a dictionary knows every word as the table has it, and no other.
fn agree(words: &dyn Words, table: &Table) -> Result<()> {
    let lines = String::from_utf8(table.forms.clone()).map_err(text)?;
    let lines: Vec<&str> = lines.lines().collect();
    if words.len() != table.items.len() {
        return Err(format!("{} words instead of {}", words.len(), table.items.len()));
    }
    for item in &table.items {
        let known = words.known(&item.word).ok_or_else(|| format!("{} is missing", item.word))?;
        let is_same =
            known.tags == item.tags && known.line == lines[usize::from(item.form)] && known.sharp == item.sharp;
        if !is_same {
            return Err(format!("{}: {known:?} instead of {item:?}", item.word));
        }
        let longer = format!("{}e", item.word);
        let is_there = table.items.binary_search_by(|other| other.word.as_str().cmp(&longer)).is_ok();
        if words.look_up(&longer).is_some() != is_there {
            return Err(format!("{longer} is {}", if is_there { "missing" } else { "too much" }));
        }
    }
    Ok(())
}

/// As small as gzip gets. It takes a while, so what was packed before is kept beside the site.
fn gzip(bytes: &[u8], site: &Path) -> Result<Vec<u8>> {
    let kept = site.with_extension("packed").join(format!("{:08x}-{}.gz", crc32(bytes), bytes.len()));
    if let Ok(packed) = fs::read(&kept) {
        return Ok(packed);
    }
    let mut packed = Vec::new();
    let options = zopfli::Options::default();
    let mut encoder = zopfli::GzipEncoder::new(options, zopfli::BlockType::Dynamic, &mut packed).map_err(text)?;
    encoder.write_all(bytes).map_err(text)?;
    encoder.finish().map_err(text)?;
    fs::create_dir_all(kept.parent().unwrap_or(site)).map_err(text)?;
    fs::write(kept, &packed).map_err(text)?;
    Ok(packed)
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}
