//! `cargo xtask words`: makes the word files again, bit for bit, from pinned packages and the hand-kept lists.

mod english;
mod german;
mod groups;
mod notice;
mod row;
pub mod simulate;
mod sources;

use std::fmt::Write;
use std::fs;
use std::path::Path;

use wordbox::words::dictionary::writer;
use wordbox::words::{Lang, Tier};

use row::Row;

/// What a language's sources gave.
struct Words {
    lang: Lang,
    /// Every word once, in any order.
    rows: Vec<Row>,
    /// What came in, what was dropped and why, a line each.
    report: String,
    /// What is never proposed and why, for reading: band, word, reason.
    never: String,
}

/// One shipped word file.
struct Shipped {
    lang: Lang,
    is_unusual: bool,
    path: String,
    file: Vec<u8>,
    words: usize,
}

/// Makes the word files in `public/words/`, `src/words/catalog/files.rs`, and in `data/` the letter groups, the counts and
/// the notice.
///
/// # Errors
/// When a package cannot be had or is not the one that was pinned, or a hand-kept list has a line that means nothing.
pub fn run(root: &Path) -> Result<(), String> {
    let unpacked = sources::fetch()?;
    let languages = vec![english::read(root, &unpacked)?, german::read(root, &unpacked)?];
    let mut shipped = Vec::new();
    for words in languages {
        let code = words.lang.code();
        let mut report = words.report;
        let (usual, unusual): (Vec<Row>, Vec<Row>) = words.rows.into_iter().partition(|row| row.tier != Tier::Unusual);
        let deck = groups::choose(words.lang, &usual)?;
        let _ = writeln!(report, "letter groups\t{}", deck.summary);
        for (name, rows, is_unusual) in [(code.to_owned(), usual, false), (format!("{code}-unusual"), unusual, true)] {
            if rows.is_empty() {
                continue;
            }
            let file = file_of(words.lang, &rows)?;
            let _ = writeln!(report, "{name}.bin\t{} words, {} bytes", rows.len(), file.len());
            let path = format!("words/{name}.bin");
            write(root, &format!("public/{path}"), &file)?;
            shipped.push(Shipped { lang: words.lang, is_unusual, path, file, words: rows.len() });
        }
        write(root, &format!("data/groups-{code}.tsv"), deck.table.as_bytes())?;
        write(root, &format!("data/groups-{code}.txt"), deck.compact.as_bytes())?;
        write(root, &format!("data/counts-{code}.txt"), report.as_bytes())?;
        write(&root.join("target"), &format!("words/{code}-never-proposed.tsv"), words.never.as_bytes())?;
        print!("{report}");
    }
    write(root, "data/NOTICE.txt", notice::notice(&unpacked)?.as_bytes())?;
    write(root, "src/words/catalog/files.rs", catalog(&shipped).as_bytes())?;
    println!("what is never proposed and why: target/words/");
    Ok(())
}

/// The word file of these rows, in any order.
fn file_of(lang: Lang, rows: &[Row]) -> Result<Vec<u8>, String> {
    let mut rows: Vec<writer::Row> = rows.iter().map(Row::to_write).collect();
    rows.sort_by(|a, b| a.word.cmp(&b.word));
    writer::write(lang, &rows)
}

fn catalog(shipped: &[Shipped]) -> String {
    let mut text = String::from(
        "//! Written by `cargo xtask words` together with the files themselves; do not edit.\n\n\
         use super::{Lang, WordFile};\n\npub(super) const FILES: &[WordFile] = &[\n",
    );
    for Shipped { lang, is_unusual, path, file, words } in shipped {
        let _ = write!(
            text,
            "    WordFile {{\n        lang: Lang::{lang:?},\n        unusual: {is_unusual},\n        path: \"{path}\",\n        \
             bytes: {},\n        crc32: 0x{:08x},\n        words: {words},\n    }},\n",
            file.len(),
            wordbox::words::crc32(file),
        );
    }
    text + "];\n"
}

fn write(root: &Path, path: &str, bytes: &[u8]) -> Result<(), String> {
    let path = root.join(path);
    let folder = path.parent().unwrap_or(root);
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}
