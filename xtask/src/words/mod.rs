//! `cargo xtask words`: makes the word files again, bit for bit, from pinned packages and the hand-kept lists.

mod bases;
mod commonness;
mod fold;
mod groups;
mod lists;
mod notice;
mod offence;
mod pack;
mod scowl;
mod sources;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use lists::Overrides;
use pack::Row;

/// Up to this level a word is a word that an educated person may know; beyond it lies what only word games use.
const HIGHEST_LEVEL: u8 = 70;
const HIGHEST_ABBREVIATION_LEVEL: u8 = 60;
/// Bands up to this one are proposed (W5); the product's `Entry` says the same.
const RAREST_PROPOSED: u8 = 4;
const RAREST_CORE: u8 = 2;
/// The bands of own words and names that do not give one: known, and not proposed.
const OWN_BAND: u8 = 5;
const OWN_NAME_BAND: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tier {
    Standard = 0,
    Name = 1,
    Abbreviation = 2,
}

/// Makes `public/words/en.bin`, `src/words/catalog/files.rs`, and in `data/` the letter groups, the counts and the notice.
///
/// # Errors
/// When a package cannot be had or is not the one that was pinned, or a hand-kept list has a line that means nothing.
pub fn run(root: &Path) -> Result<(), String> {
    let unpacked = sources::fetch()?;
    let mut report = String::new();
    for source in &sources::SOURCES {
        let _ = writeln!(report, "source\t{} {}", source.name, source.version);
    }
    let english = English::read(root, &unpacked, &mut report)?;
    let packed = pack::pack(0, &english.rows());
    let file = pack::gzip(&packed.payload)?;
    let (table, choice) = groups::choose(&english.proposed())?;
    let _ = writeln!(report, "letter groups\t{choice}");
    let sizes = [("words", &packed.words_only), ("tags", &packed.tags_only)];
    for (part, bytes) in sizes {
        let _ =
            writeln!(report, "size of the {part}\t{} bytes, {} packed alone", bytes.len(), pack::gzip(bytes)?.len());
    }
    let _ = writeln!(report, "size of the file\t{} bytes, {} packed", packed.payload.len(), file.len());
    write(root, "public/words/en.bin", &file)?;
    write(root, "data/NOTICE.txt", notice::notice(&unpacked)?.as_bytes())?;
    write(root, "data/groups-en.tsv", table.as_bytes())?;
    write(root, "data/counts-en.txt", report.as_bytes())?;
    write(root, "src/words/catalog/files.rs", catalog(&english, &packed.payload, &file).as_bytes())?;
    write(&root.join("target"), "words/en-never-proposed.tsv", english.never_table().as_bytes())?;
    print!("{report}");
    println!("what is never proposed and why: target/words/en-never-proposed.tsv");
    Ok(())
}

/// The English words in the making.
struct English {
    tiers: BTreeMap<String, (Tier, u8)>,
    never: BTreeMap<String, String>,
    bases: BTreeMap<String, String>,
}

impl English {
    fn read(root: &Path, unpacked: &sources::Unpacked, report: &mut String) -> Result<Self, String> {
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
        let _ = writeln!(report, "proposed\t{}", english.proposed().len());
        Ok(english)
    }

    fn rows(&self) -> Vec<Row> {
        let row = |(word, (tier, band)): (&String, &(Tier, u8))| Row {
            word: word.clone(),
            tags: *tier as u8 | u8::from(self.never.contains_key(word)) << 2 | band << 3,
        };
        self.tiers.iter().map(row).collect()
    }

    fn proposed(&self) -> Vec<groups::Word<'_>> {
        let proposed = self.tiers.iter().filter(|(word, (tier, band))| {
            *tier == Tier::Standard && *band <= RAREST_PROPOSED && !self.never.contains_key(*word)
        });
        proposed
            .map(|(word, (_, band))| groups::Word { word, base: &self.bases[word], is_core: *band <= RAREST_CORE })
            .collect()
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

fn catalog(english: &English, payload: &[u8], file: &[u8]) -> String {
    format!(
        "//! Written by `cargo xtask words` together with the files themselves; do not edit.\n\n\
         use super::{{Lang, WordFile}};\n\n\
         pub(super) const FILES: &[WordFile] = &[WordFile {{\n    lang: Lang::En,\n    path: \"words/en.bin\",\n    \
         compressed_bytes: {},\n    payload_crc32: 0x{:08x},\n    payload_bytes: {},\n    words: {},\n}}];\n",
        file.len(),
        pack::crc32(payload),
        payload.len(),
        english.tiers.len()
    )
}

fn write(root: &Path, path: &str, bytes: &[u8]) -> Result<(), String> {
    let path = root.join(path);
    let folder = path.parent().unwrap_or(root);
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests;
