//! English: SCOWL's words, names and abbreviations with what other lists know of them, and our own additions.

mod bases;
mod commonness;
mod fold;
mod lists;
mod offence;
mod scowl;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use wordbox::words::{Lang, Tier};

use super::Words;
use super::row::Row;
use super::sources::Unpacked;
use lists::Overrides;

/// Up to this level a word is a word that an educated person may know; beyond it lies what only word games use.
const HIGHEST_LEVEL: u8 = 70;
const HIGHEST_ABBREVIATION_LEVEL: u8 = 60;
/// The bands of own words and names that do not give one: known, and not proposed.
const OWN_BAND: u8 = 5;
const OWN_NAME_BAND: u8 = 4;

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
    Ok(Words { lang: Lang::En, rows: english.rows(), report, never: english.never_table() })
}

/// The English words in the making.
struct English {
    tiers: BTreeMap<String, (Tier, u8)>,
    never: BTreeMap<String, String>,
    bases: BTreeMap<String, String>,
}

impl English {
    fn read(root: &Path, unpacked: &Unpacked, report: &mut String) -> Result<Self, String> {
        let mut tiers = BTreeMap::new();
        let words = scowl::read(unpacked, "words", HIGHEST_LEVEL)?;
        let counts = lists::counts(unpacked)?;
        let bands = commonness::bands(&words.levels, &counts);
        tiers.extend(bands.iter().map(|(word, band)| (word.clone(), (Tier::Standard, *band))));
        say(report, "ordinary words", words.levels.len(), words.not_letters, words.too_short);

        let extras = lists::extras(root)?;
        let mut known = Vec::new();
        for extra in extras.iter().filter(|extra| !extra.is_name) {
            let band = extra.band.unwrap_or(OWN_BAND);
            if tiers.insert(extra.word.clone(), (Tier::Standard, band)).is_some() && extra.band.is_none() {
                known.push(extra.word.as_str());
            }
        }
        let _ = writeln!(report, "own words\t{} lines", extras.iter().filter(|extra| !extra.is_name).count());
        let ordinary = tiers.len();

        for kind in ["upper", "proper-names"] {
            let names = scowl::read(unpacked, kind, HIGHEST_LEVEL)?;
            say(report, kind, names.levels.len(), names.not_letters, names.too_short);
            for (name, level) in names.levels {
                let band = commonness::name_band(level);
                let slot = tiers.entry(name).or_insert((Tier::Name, band));
                if slot.0 == Tier::Name {
                    slot.1 = slot.1.min(band);
                }
            }
        }
        for brand in lists::brands(unpacked)? {
            tiers.entry(brand).or_insert((Tier::Name, 5));
        }
        for extra in extras.iter().filter(|extra| extra.is_name) {
            if let Some((tier, _)) = tiers.insert(extra.word.clone(), (Tier::Name, extra.band.unwrap_or(OWN_NAME_BAND)))
            {
                if tier == Tier::Standard {
                    return Err(format!(
                        "data/extra-en.tsv: {} is an ordinary word, it needs no line as a name",
                        extra.word
                    ));
                }
                known.push(extra.word.as_str());
            }
        }
        let named = tiers.len() - ordinary;
        let short = scowl::read(unpacked, "abbreviations", HIGHEST_ABBREVIATION_LEVEL)?;
        say(report, "abbreviations", short.levels.len(), short.not_letters, short.too_short);
        for abbreviation in short.levels.into_keys() {
            tiers.entry(abbreviation).or_insert((Tier::Abbreviation, 5));
        }
        let abbreviations = tiers.len() - ordinary - named;
        let _ = writeln!(report, "own lines that the sources know already\t{}", known.join(" "));
        let _ = writeln!(
            report,
            "in the dictionary\t{ordinary} words, {named} names and brands, {abbreviations} abbreviations"
        );

        let lemmas = lists::lemmas(unpacked)?;
        let overrides: Overrides = lists::overrides(root)?;
        let never = offence::never_proposed(tiers.keys(), &lists::wounding(unpacked)?, &lemmas, &overrides);
        let _ = writeln!(report, "never proposed\t{}", never.len());
        let standard = tiers.iter().filter(|(_, (tier, _))| *tier == Tier::Standard);
        let standard = standard.map(|(word, (_, band))| (word.clone(), *band)).collect();
        let bases = bases::base_of(&standard, &lemmas);
        let english = Self { tiers, never, bases };
        let _ = writeln!(report, "proposed\t{}", english.rows().iter().filter(|row| row.is_proposed()).count());
        Ok(english)
    }

    fn rows(&self) -> Vec<Row> {
        let row = |(word, (tier, band)): (&String, &(Tier, u8))| Row {
            never: self.never.contains_key(word),
            bases: self.bases.get(word).filter(|base| *base != word).cloned().into_iter().collect(),
            ..Row::new(word, *tier, *band)
        };
        self.tiers.iter().map(row).collect()
    }

    fn never_table(&self) -> String {
        let mut rows: Vec<_> = self.never.iter().map(|(word, reason)| (self.tiers[word].1, word, reason)).collect();
        rows.sort();
        rows.iter().map(|(band, word, reason)| format!("{band}\t{word}\t{reason}\n")).collect()
    }
}

fn say(report: &mut String, kind: &str, kept: usize, not_letters: usize, too_short: usize) {
    let _ = writeln!(
        report,
        "{kind}\t{kept} kept; dropped: {not_letters} entries with other characters than letters, {too_short} of one or two \
         letters that are no words"
    );
}

#[cfg(test)]
mod tests;
