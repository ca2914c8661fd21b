//! The committed word files, as the page reads them, and the tables that they are held to.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use wordbox::words::catalog::word_file;
use wordbox::words::{Dictionary, Entry, Lang, Lexicon, Tier, normalise};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(lang: Lang) -> Dictionary {
    let file = word_file(lang).expect("the language is catalogued");
    let bytes = fs::read(root().join("public").join(file.path)).expect("the word file is committed");
    Dictionary::from_bytes(bytes).expect("a sound word file")
}

/// The dictionary of a language, without the file of unusual words.
pub fn dictionary(lang: Lang) -> &'static Dictionary {
    static ENGLISH: OnceLock<Dictionary> = OnceLock::new();
    static GERMAN: OnceLock<Dictionary> = OnceLock::new();
    let shelf = match lang {
        Lang::En => &ENGLISH,
        Lang::De => &GERMAN,
    };
    shelf.get_or_init(|| read(lang))
}

/// What a player's word is to the dictionary.
pub fn typed(word: &str, lang: Lang) -> Option<Entry> {
    dictionary(lang).look_up(&normalise(word, lang))
}

/// In words what the dictionary makes of an input, as `cases.tsv` says it.
pub fn verdict(word: &str, lang: Lang) -> &'static str {
    match typed(word, lang).map(|entry| entry.tier) {
        None => "unknown",
        Some(Tier::Standard | Tier::Unusual) => "accepted",
        Some(Tier::Name) => "name",
        Some(Tier::Abbreviation) => "abbreviation",
    }
}

/// The lines of a hand-kept table, split into fields. An input may be made of spaces, so nothing is trimmed.
pub fn table(name: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(root().join("tests/words/gates").join(name)).expect(name);
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// An input of `cases.tsv` with `\t`, `\n`, `\r` and `\u{..}` made into the characters that they stand for.
pub fn unescaped(input: &str) -> String {
    let mut text = input.replace("\\t", "\t").replace("\\n", "\n").replace("\\r", "\r");
    while let Some((before, after)) = text.split_once("\\u{") {
        let (code, after) = after.split_once('}').expect("a closed escape");
        let letter = u32::from_str_radix(code, 16).ok().and_then(char::from_u32).expect("a code point");
        text = format!("{before}{letter}{after}");
    }
    text
}
