//! Our own lists in `data/`: what the packages lack or get wrong, each line kept by hand.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::lists::letters_of;

/// What a line of `data/extra-de.tsv` makes of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Word,
    Name,
    Abbreviation,
    /// Not a German word, whatever a package says.
    Out,
}

/// A line of `data/extra-de.tsv`.
pub struct Extra {
    pub word: String,
    /// As it is written.
    pub shown: String,
    pub kind: Kind,
    /// Said when the line gives one, also for a word that the packages know.
    pub band: Option<u8>,
}

/// The hand-kept words: the word as it is written, what it is, and perhaps a band.
pub fn extras(root: &Path) -> Result<Vec<Extra>, String> {
    const FILE: &str = "data/extra-de.tsv";
    let mut extras = Vec::new();
    for (number, fields) in table(root, FILE)? {
        let wrong =
            || format!("{FILE}:{number}: expected a word, `word`, `name`, `short` or `out`, and perhaps a band");
        let shown = fields.first().ok_or_else(wrong)?.clone();
        let word = letters_of(&shown).ok_or_else(wrong)?;
        let kind = match fields.get(1).map(String::as_str) {
            Some("word") => Kind::Word,
            Some("name") => Kind::Name,
            Some("short") => Kind::Abbreviation,
            Some("out") => Kind::Out,
            _ => return Err(wrong()),
        };
        let band = fields.get(2).map(|band| band.parse().map_err(|_| wrong())).transpose()?;
        extras.push(Extra { word, shown, kind, band });
    }
    Ok(extras)
}

/// The hand-kept verdicts on what may hurt.
#[derive(Default)]
pub struct Overrides {
    pub propose: BTreeSet<String>,
    pub never: BTreeMap<String, String>,
}

/// `data/never-proposed-overrides-de.tsv`: word, `propose` or `never`, and why.
pub fn overrides(root: &Path) -> Result<Overrides, String> {
    const FILE: &str = "data/never-proposed-overrides-de.tsv";
    let mut overrides = Overrides::default();
    for (number, fields) in table(root, FILE)? {
        match fields.as_slice() {
            [word, verdict, reason] if !reason.is_empty() && verdict == "propose" => {
                overrides.propose.insert(word.clone());
            }
            [word, verdict, reason] if !reason.is_empty() && verdict == "never" => {
                overrides.never.insert(word.clone(), reason.clone());
            }
            _ => return Err(format!("{FILE}:{number}: expected word, `propose` or `never`, and a reason")),
        }
    }
    Ok(overrides)
}

/// `data/plurals-de.tsv`: the word, its plural class (R3 A), and why.
pub fn plurals(root: &Path) -> Result<BTreeMap<String, u8>, String> {
    const FILE: &str = "data/plurals-de.tsv";
    let mut plurals = BTreeMap::new();
    for (number, fields) in table(root, FILE)? {
        let wrong = || format!("{FILE}:{number}: expected word, plural class 0 to 5, and a reason");
        let [word, class, reason] = fields.as_slice() else {
            return Err(wrong());
        };
        let class = class.parse().ok().filter(|class| *class <= 5 && !reason.is_empty()).ok_or_else(wrong)?;
        plurals.insert(word.clone(), class);
    }
    Ok(plurals)
}

/// `data/bases-de.tsv`: the word, its base words or `-` for none, and why.
pub fn bases(root: &Path) -> Result<BTreeMap<String, Vec<String>>, String> {
    const FILE: &str = "data/bases-de.tsv";
    let mut bases = BTreeMap::new();
    for (number, fields) in table(root, FILE)? {
        let [word, list, reason] = fields.as_slice() else {
            return Err(format!("{FILE}:{number}: expected word, base words or `-`, and a reason"));
        };
        if reason.is_empty() {
            return Err(format!("{FILE}:{number}: a reason is missing"));
        }
        let list = list.split(' ').filter(|base| *base != "-").map(str::to_owned).collect();
        bases.insert(word.clone(), list);
    }
    Ok(bases)
}

/// A strong or irregular verb of `data/verbs-de.tsv`.
pub struct Strong {
    pub infinitive: String,
    /// Third person singular of the present.
    pub present: String,
    /// First person singular of the past; several where usage varies.
    pub past: Vec<String>,
    /// Second participles, with `ge` where they have it.
    pub participles: Vec<String>,
    /// Further forms that follow from none of these.
    pub further: Vec<String>,
}

/// `data/verbs-de.tsv`: infinitive, present, past, participle, and perhaps further forms.
pub fn strong_verbs(root: &Path) -> Result<Vec<Strong>, String> {
    const FILE: &str = "data/verbs-de.tsv";
    let mut verbs = Vec::new();
    let words = |field: &String| field.split(' ').map(str::to_owned).collect::<Vec<_>>();
    for (number, fields) in table(root, FILE)? {
        let [infinitive, present, past, participles, further @ ..] = fields.as_slice() else {
            return Err(format!("{FILE}:{number}: expected infinitive, present, past, participle"));
        };
        verbs.push(Strong {
            infinitive: infinitive.clone(),
            present: present.clone(),
            past: words(past),
            participles: words(participles),
            further: further.iter().flat_map(words).collect(),
        });
    }
    Ok(verbs)
}

fn table(root: &Path, file: &str) -> Result<Vec<(usize, Vec<String>)>, String> {
    let text = fs::read_to_string(root.join(file)).map_err(|error| format!("{file}: {error}"))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    Ok(lines.map(|(index, line)| (index + 1, line.split('\t').map(str::to_owned).collect())).collect())
}
