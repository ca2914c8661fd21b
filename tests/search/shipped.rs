//! The dictionaries that ship.

use std::path::PathBuf;
use std::sync::OnceLock;

use wordbox::words::catalog::word_file;
use wordbox::words::{Dictionary, Lang};

/// The dictionary of a language, if it has one.
pub fn shipped(lang: Lang) -> Option<&'static Dictionary> {
    static ENGLISH: OnceLock<Option<Dictionary>> = OnceLock::new();
    static GERMAN: OnceLock<Option<Dictionary>> = OnceLock::new();
    let read = || {
        let path = root().join("public").join(word_file(lang)?.path);
        let bytes = std::fs::read(&path).expect("the word file is committed");
        Some(Dictionary::from_bytes(bytes).expect("a sound word file"))
    };
    match lang {
        Lang::En => ENGLISH.get_or_init(read),
        Lang::De => GERMAN.get_or_init(read),
    }
    .as_ref()
}

/// All of them.
pub fn languages() -> impl Iterator<Item = &'static Dictionary> {
    [Lang::En, Lang::De].into_iter().filter_map(shipped)
}

/// The lines of a table in `data/` that are no comments, split into their fields; none if the language has no such table.
pub fn table(name: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(root().join("data").join(name)).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}
