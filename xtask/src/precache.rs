//! The list in the service worker: every file of the page with the digest of its final bytes.

use serde_json::{Value, json};

use crate::digest::sha256_hex;
use crate::files::PageFile;
use crate::process::Result;

/// The service worker does not keep itself: the browser does.
pub const WORKER: &str = "sw.js";
const LIST: &str = "/*@PRECACHE@*/[]";
const WHEN_WANTED: &str = "/*@WHEN_WANTED@*/[]";
const VERSION: &str = "/*@VERSION@*/\"\"";

/// How the name of the module ends as it was made.
pub const PLAIN_MODULE: &str = "_bg.wasm";
/// How the name of the packed module ends, which takes its place.
pub const PACKED_MODULE: &str = "_bg.bin";

/// Whether a file is kept only once somebody has wanted it: every dictionary but the first, the
/// icons, which only an installation asks for, and the whole text of the licences.
#[must_use]
pub fn is_kept_when_wanted(path: &str) -> bool {
    let is_other_dictionary = path.starts_with("words/") && path != "words/en.bin";
    is_other_dictionary || path.ends_with(".png") || path == "NOTICE.txt"
}

/// The worker's script with the list of `files` and a version that changes when any byte does.
///
/// # Errors
/// The template lacks one of its placeholders.
pub fn fill(template: &str, files: &[PageFile]) -> Result<String> {
    for placeholder in [LIST, WHEN_WANTED, VERSION] {
        if template.matches(placeholder).count() != 1 {
            return Err(format!("public/{WORKER} must contain {placeholder} exactly once"));
        }
    }
    let quoted = json!(version(template, files)).to_string();
    let when_wanted: Vec<&str> =
        files.iter().map(|file| file.path.as_str()).filter(|path| is_kept_when_wanted(path)).collect();
    let filled = template.replacen(LIST, &list(files).to_string(), 1).replacen(VERSION, &quoted, 1);
    Ok(filled.replacen(WHEN_WANTED, &json!(when_wanted).to_string(), 1))
}

/// What changes when any byte of any file does. The worker's own text counts too: a change in it alone is a new
/// version.
#[must_use]
pub fn version(template: &str, files: &[PageFile]) -> String {
    let list = list(files);
    sha256_hex(format!("{template}{list}").as_bytes())[..16].to_owned()
}

fn list(files: &[PageFile]) -> Value {
    let kept = files.iter().filter(|file| file.path != WORKER);
    kept.map(|file| json!([file.path, sha256_hex(&file.bytes), file.bytes.len()])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPLATE: &str = "const A = /*@PRECACHE@*/[], C = /*@WHEN_WANTED@*/[], B = /*@VERSION@*/\"\";";

    fn page(text: &str) -> Vec<PageFile> {
        [("a/b.txt", text), (WORKER, TEMPLATE)]
            .map(|(path, text)| PageFile { path: path.into(), bytes: text.into() })
            .into()
    }

    #[test]
    fn lists_every_file_but_the_worker_itself() {
        let filled = fill(TEMPLATE, &page("")).expect("all placeholders");
        let expected = "const A = [[\"a/b.txt\",\
            \"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\",0]], C = [], B = \"";
        assert!(filled.starts_with(expected), "{filled}");
    }

    #[test]
    fn one_changed_byte_or_a_changed_worker_is_a_new_version() {
        let first = fill(TEMPLATE, &page("x")).expect("all placeholders");
        assert_eq!(fill(TEMPLATE, &page("x")).as_ref(), Ok(&first));
        let version = |text: &str| text[text.len() - 19..].to_owned();
        let changed = fill(TEMPLATE, &page("y")).expect("all placeholders");
        assert_ne!(version(&changed), version(&first));
        let other_worker = format!("1;{TEMPLATE}");
        let worker = fill(&other_worker, &page("x")).expect("all placeholders");
        assert_ne!(version(&worker), version(&first));
    }

    #[test]
    fn what_most_people_never_fetch_waits_until_it_is_wanted() {
        let files = [
            "words/en.bin",
            "words/de.bin",
            "app_bg.bin",
            "app_rooms.bin",
            "icons/icon-192.png",
            "icons/icon.svg",
            "NOTICE.txt",
        ]
        .map(|path| PageFile { path: path.into(), bytes: vec![] });
        let filled = fill(TEMPLATE, &files).expect("all placeholders");
        assert!(filled.contains(r#"C = ["words/de.bin","icons/icon-192.png","NOTICE.txt"],"#), "{filled}");
    }

    #[test]
    fn a_missing_placeholder_is_refused() {
        assert!(fill("const A = /*@PRECACHE@*/[];", &[]).is_err());
    }
}
