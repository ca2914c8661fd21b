//! English: SCOWL's words, names and abbreviations with what other lists know of them, and our own additions.

mod bases;
mod commonness;
mod fold;
mod grammar;
mod lemmas;
mod lists;
mod offence;
mod plurals;
mod scowl;
mod spellings;
mod stems;
mod wordnet;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use wordbox::words::{Lang, Tier};

use super::Words;
use super::row::Row;
use super::sources::Unpacked;
use grammar::Grammar;
use lists::{Kind, Overrides};

/// Up to this level a word is a word that an educated person may know.
const HIGHEST_LEVEL: u8 = 70;
/// Up to this one lies what only word games use.
const HIGHEST_UNUSUAL_LEVEL: u8 = 80;
/// Longer ones of those stay out: no roll of dice gives them, for twelve dice have thirteen letters when one is Qu.
const LONGEST_UNUSUAL: usize = 13;
const HIGHEST_ABBREVIATION_LEVEL: u8 = 60;
/// The band of own words that do not give one: known, and not proposed.
const OWN_BAND: u8 = 5;
/// The one band of names and abbreviations, which are never proposed: they have no counts of their own, because the corpus
/// was counted in lower case.
const NAME_BAND: u8 = 5;
const UNUSUAL_BAND: u8 = 7;

/// Reads everything there is about English words.
///
/// # Errors
/// When a source is not as expected, or a hand-kept list has a line that means nothing.
pub fn read(root: &Path, unpacked: &Unpacked) -> Result<Words, String> {
    let mut report = String::new();
    for source in &super::sources::SOURCES {
        let _ = writeln!(report, "source\t{} {}", source.name, source.version);
    }
    let english = English::read(root, unpacked, &mut report)?;
    let rows = english.rows();
    write_for_reading(&root.join("target/words/en-words.tsv"), &rows)?;
    Ok(Words { lang: Lang::En, rows, report, never: english.never_table() })
}

/// The English words in the making.
struct English {
    tiers: BTreeMap<String, (Tier, u8)>,
    /// Of no list that ships to everyone, or only known there as a name.
    unusual: BTreeSet<String>,
    /// How names are written that begin with a capital.
    capitals: BTreeSet<String>,
    never: BTreeMap<String, String>,
    grammar: Grammar,
}

impl English {
    fn read(root: &Path, unpacked: &Unpacked, report: &mut String) -> Result<Self, String> {
        let mut tiers = BTreeMap::new();
        let words = scowl::read(unpacked, "words", HIGHEST_LEVEL)?;
        let counts = lists::counts(unpacked)?;
        let bands = commonness::bands(&words.levels, &counts);
        tiers.extend(bands.iter().map(|(word, band)| (word.clone(), (Tier::Standard, *band))));
        say(report, "ordinary words", &words);
        let extras = lists::extras(root)?;
        let mut known = Vec::new();
        let own = |kind| extras.iter().filter(move |extra| extra.kind == kind);
        for extra in own(Kind::Word) {
            let band = extra.band.unwrap_or(OWN_BAND);
            if tiers.insert(extra.word.clone(), (Tier::Standard, band)).is_some() && extra.band.is_none() {
                known.push(extra.word.as_str());
            }
        }
        let _ = writeln!(report, "own words\t{} lines", own(Kind::Word).count());
        for extra in own(Kind::Name).chain(own(Kind::Abbreviation)) {
            // What the packages have among the words, and is a name to everyone.
            tiers.remove(&extra.word);
        }

        let mut capitals: BTreeSet<String> = own(Kind::Name).map(|extra| extra.word.clone()).collect();
        for extra in own(Kind::Abbreviation) {
            tiers.insert(extra.word.clone(), (Tier::Abbreviation, NAME_BAND));
        }
        let own_names: BTreeSet<String> = capitals.clone();
        for kind in ["upper", "proper-names"] {
            let names = scowl::read(unpacked, kind, HIGHEST_LEVEL)?;
            say(report, kind, &names);
            let is_known =
                |name: &&lists::Extra| names.levels.contains_key(&name.word) && !bands.contains_key(&name.word);
            known.extend(own(Kind::Name).filter(is_known).map(|name| name.word.as_str()));
            capitals.extend(names.capitals);
            for name in names.levels.into_keys() {
                tiers.entry(name).or_insert((Tier::Name, NAME_BAND));
            }
        }
        for name in own_names.into_iter().chain(lists::brands(unpacked)?) {
            tiers.entry(name).or_insert((Tier::Name, NAME_BAND));
        }
        let short = scowl::read(unpacked, "abbreviations", HIGHEST_ABBREVIATION_LEVEL)?;
        say(report, "abbreviations", &short);
        for abbreviation in short.levels.into_keys() {
            tiers.entry(abbreviation).or_insert((Tier::Abbreviation, NAME_BAND));
        }
        let count = |tier| tiers.values().filter(|(of, _)| *of == tier).count();
        let _ = writeln!(report, "own lines that the sources know already\t{}", known.join(" "));
        let _ = writeln!(
            report,
            "in the dictionary\t{} words, {} names and brands, {} abbreviations",
            count(Tier::Standard),
            count(Tier::Name),
            count(Tier::Abbreviation)
        );

        let is_ordinary = |word: &String| tiers.get(word).is_some_and(|(tier, _)| *tier == Tier::Standard);
        let all = scowl::read(unpacked, "words", HIGHEST_UNUSUAL_LEVEL)?;
        say(report, "words to the unusual ones", &all);
        let rest = all.levels.into_keys().filter(|word| !is_ordinary(word));
        let (unusual, long): (BTreeSet<String>, BTreeSet<String>) =
            rest.partition(|word| word.len() <= LONGEST_UNUSUAL);
        let _ = writeln!(report, "unusual words\t{}; dropped: {} longer ones", unusual.len(), long.len());

        let ordinary = tiers.keys().filter(|word| is_ordinary(word)).cloned().collect();
        let grammar = Grammar::read(root, unpacked, ordinary, &unusual, &all.main)?;
        let overrides: Overrides = lists::overrides(root)?;
        let everything = tiers.keys().chain(&unusual);
        let never = offence::never_proposed(everything, &lists::wounding(unpacked)?, &grammar.lemmas, &overrides);
        let _ = writeln!(report, "never proposed\t{}", tiers.keys().filter(|word| never.contains_key(*word)).count());
        let english = Self { tiers, unusual, capitals, never, grammar };
        let _ = writeln!(report, "proposed\t{}", english.rows().iter().filter(|row| row.is_proposed()).count());
        Ok(english)
    }

    fn rows(&self) -> Vec<Row> {
        let usual = self.tiers.iter().map(|(word, (tier, band))| self.row(word, *tier, *band));
        usual.chain(self.unusual.iter().map(|word| self.row(word, Tier::Unusual, UNUSUAL_BAND))).collect()
    }

    fn row(&self, word: &str, tier: Tier, band: u8) -> Row {
        let mut row = Row::new(word, tier, band);
        row.never = self.never.contains_key(word);
        match tier {
            Tier::Standard | Tier::Unusual => {
                row.plural = self.grammar.plural(word);
                row.bases = self.grammar.bases(word);
            }
            Tier::Name if self.capitals.contains(word) => row.shown = Some(word[..1].to_uppercase() + &word[1..]),
            Tier::Name | Tier::Abbreviation => {}
        }
        row
    }

    fn never_table(&self) -> String {
        let band = |word: &String| self.tiers.get(word).map_or(UNUSUAL_BAND, |(_, band)| *band);
        let mut rows: Vec<_> = self.never.iter().map(|(word, reason)| (band(word), word, reason)).collect();
        rows.sort();
        rows.iter().map(|(band, word, reason)| format!("{band}\t{word}\t{reason}\n")).collect()
    }
}

/// All words with what the file will say of them, for reading and for comparing two versions.
fn write_for_reading(path: &Path, rows: &[Row]) -> Result<(), String> {
    let line = |row: &Row| {
        let Row { word, tier, band, never, plural, bases, .. } = row;
        format!("{word}\t{tier:?}\t{band}\t{}\t{plural}\t{}\n", u8::from(*never), bases.join(" "))
    };
    let table: String = rows.iter().map(line).collect();
    let folder = path.parent().unwrap_or(path);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, table));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

fn say(report: &mut String, kind: &str, read: &scowl::Read) {
    let _ = writeln!(
        report,
        "{kind}\t{} kept; dropped: {} entries with other characters than letters, {} of one or two letters that are no words",
        read.levels.len(),
        read.not_letters,
        read.too_short
    );
}

#[cfg(test)]
mod tests;
