//! The word lists of SCOWL, by kind and level.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::fold::letters_of;
use crate::words::sources::Unpacked;

/// Letters-only words with the lowest level at which they stand.
pub type Levels = BTreeMap<String, u8>;

/// Words of two letters that people know as words. The source lists every letter's name and plural as well.
const SHORT: &str = "a i o ad ah ai am an as at aw ax ay be bi by do eh em en er ex fa go ha he hi hm ho id if in is it jo \
                     la lo ma me mi mu my no nu of oh oi om on oo or ow ox pa pi qi re sh so ta ti to uh um up us we xi \
                     ya ye yo";

/// What is read of one kind of list.
pub struct Read {
    /// The words that came through.
    pub levels: Levels,
    /// Those of them that everyone spells so, or that Americans do.
    pub main: BTreeSet<String>,
    /// Those that begin with a capital.
    pub capitals: BTreeSet<String>,
    /// Entries left out because they hold something else than letters: apostrophes, hyphens, dots, digits.
    pub not_letters: usize,
    /// Entries of one or two letters that are no words.
    pub too_short: usize,
}

/// Reads one kind (`words`, `upper`, `proper-names`, `abbreviations`) of every spelling up to a level. A spelling that
/// only stands among the variants counts as 20 levels rarer, so that it is never the one that the app proposes.
pub fn read(unpacked: &Unpacked, kind: &str, highest: u8) -> Result<Read, String> {
    let folder = unpacked.path("scowl", "usr/share/dict/scowl");
    let mut read =
        Read { levels: Levels::new(), main: BTreeSet::new(), capitals: BTreeSet::new(), not_letters: 0, too_short: 0 };
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        let Some((spelling, level)) = path.file_name().and_then(|name| list_name(name.to_str()?, kind)) else {
            continue;
        };
        if level > highest {
            continue;
        }
        let rank = if spelling.contains("variant") { (level + 20).clamp(55, highest.max(55)) } else { level };
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        for line in text.lines() {
            match letters_of(line) {
                None => read.not_letters += 1,
                Some(word) if kind == "words" && word.len() <= 2 && !is_short_word(&word) => read.too_short += 1,
                Some(word) if word.len() < 2 && kind != "words" => read.too_short += 1,
                Some(word) => {
                    if ["english", "american"].contains(&spelling) {
                        read.main.insert(word.clone());
                    }
                    if line.starts_with(char::is_uppercase) {
                        read.capitals.insert(word.clone());
                    }
                    let known = read.levels.entry(word).or_insert(rank);
                    *known = rank.min(*known);
                }
            }
        }
    }
    if read.levels.is_empty() { Err(format!("no {kind} in {}", folder.display())) } else { Ok(read) }
}

/// `british_z-words.35` is the spelling `british_z` and the level 35 of the kind `words`.
fn list_name<'n>(name: &'n str, kind: &str) -> Option<(&'n str, u8)> {
    let (list, level) = name.rsplit_once('.')?;
    let spelling = list.strip_suffix(kind)?.strip_suffix('-')?;
    (spelling != "special").then_some((spelling, level.parse().ok()?))
}

fn is_short_word(word: &str) -> bool {
    SHORT.split_ascii_whitespace().any(|short| short == word)
}
