//! German: the words of enz with all their forms, what Wikidata and we ourselves add, and names.

mod adjectives;
mod bases;
mod commonness;
mod evidence;
mod lists;
mod nouns;
mod offence;
mod own;
mod plurals;
mod spelling;
mod verbs;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use wordbox::words::{Lang, Tier};

use super::Words;
use super::row::Row;
use super::sources::Unpacked;
use bases::Bases;
use evidence::Evidence;
use lists::{Counts, Lexemes, Spellings, capital, word_of};
use own::{Extra, Kind};

/// Words that only Wikidata has are known and not proposed: much of it is newspaper German.
const WIKIDATA_BAND: u8 = 5;
/// The bands of own words and abbreviations that do not give one.
const OWN_BAND: u8 = 5;

/// Words of so many letters stay though nobody counted them, any words and base forms and forms of common words: the games
/// are played with words like these.
const ANY_UNSEEN: usize = 8;
const BASE_UNSEEN: usize = 11;
const FORM_UNSEEN: usize = 10;
/// A word is common among the first so many of the longer list.
const COMMON: u32 = 20_000;
const WHY_DROPPED: &str = "long words that neither count has: else the file would not fit on the wire";

/// A word on its way to a row.
struct Word {
    tier: Tier,
    spellings: Spellings,
    /// Further spellings that are known and not shown.
    also: Spellings,
    /// The band is at least this one, or exactly what our own list says.
    at_least: u8,
    exactly: Option<u8>,
}

impl Word {
    fn new(tier: Tier, spelling: &str) -> Self {
        let mut spellings = Spellings::default();
        spellings.add(spelling);
        Self { tier, spellings, also: Spellings::default(), at_least: 0, exactly: None }
    }
}

impl Word {
    fn has_lower(&self) -> bool {
        self.spellings.lower.is_some() || self.also.lower.is_some()
    }

    fn has_upper(&self) -> bool {
        self.spellings.upper.is_some() || self.also.upper.is_some()
    }
}

/// Reads everything there is about German words.
///
/// # Errors
/// When a source is not as expected, or a hand-kept list has a line that means nothing.
pub fn read(root: &Path, unpacked: &Unpacked) -> Result<Words, String> {
    let mut report = String::new();
    let lexemes = lists::lexemes(unpacked)?;
    let counts = lists::counts(unpacked)?;
    let extras = own::extras(root)?;
    let words = gather(unpacked, &lexemes, &counts, &extras, &mut report)?;
    let evidence = evidence(&words, &lexemes, &counts);
    let bases = Bases::find(&evidence, &own::strong_verbs(root)?, own::bases(root)?);
    let bands = bands(&words, &lexemes, &counts);
    let own_plurals = own::plurals(root)?;
    let is_standard = |word: &str| words.get(word).is_some_and(|word| word.tier == Tier::Standard);
    let bases_of = |word: &String| -> Vec<String> {
        if !is_standard(word) {
            return Vec::new();
        }
        bases.of(word, &evidence).into_iter().filter(|base| is_standard(base)).collect()
    };
    let never = offence::never_proposed(
        words.keys().map(|word| (word, bases_of(word))),
        &lists::wounding(unpacked)?,
        &own::overrides(root)?,
    );
    let mut rows = Vec::new();
    for (word, made) in &words {
        let is_ordinary = made.tier == Tier::Standard;
        rows.push(Row {
            never: never.contains_key(word),
            plural: if is_ordinary { plurals::class(word, &bases.nouns, &evidence, &own_plurals) } else { 0 },
            bases: bases_of(word),
            shown: spelling::shown(word, &made.spellings, &bases, &evidence),
            ..Row::new(word, made.tier, bands[word])
        });
    }
    let dropped = drop_rare(&mut rows, &counts);
    let _ = writeln!(report, "dropped\t{dropped} {WHY_DROPPED}");
    let count = |tier| rows.iter().filter(|row| row.tier == tier).count();
    let (standard, names, short) = (count(Tier::Standard), count(Tier::Name), count(Tier::Abbreviation));
    let _ = writeln!(report, "in the dictionary\t{standard} words, {names} names and brands, {short} abbreviations");
    let _ = writeln!(report, "with base words\t{}", rows.iter().filter(|row| !row.bases.is_empty()).count());
    let _ = writeln!(report, "plurals in -s\t{}", rows.iter().filter(|row| row.plural > 0).count());
    let _ = writeln!(report, "never proposed\t{}", never.len());
    let _ = writeln!(report, "proposed\t{}", rows.iter().filter(|row| row.is_proposed()).count());
    let is_kept: BTreeSet<&str> = rows.iter().map(|row| row.word.as_str()).collect();
    let mut table: Vec<_> = never
        .iter()
        .filter(|(word, _)| is_kept.contains(word.as_str()))
        .map(|(word, reason)| (bands[word], word, reason))
        .collect();
    table.sort();
    let never = table.iter().map(|(band, word, reason)| format!("{band}\t{word}\t{reason}\n")).collect();
    Ok(Words { lang: Lang::De, rows, report, never })
}

/// Drops what would make the file too large and is missed by nobody; says how many words.
fn drop_rare(rows: &mut Vec<Row>, counts: &Counts) -> usize {
    let before = rows.len();
    let is_common = |word: &String| counts.places.get(word).is_some_and(|place| *place <= COMMON);
    rows.retain(|row| {
        let length = row.word.chars().count();
        let is_seen = counts.places.contains_key(&row.word) || counts.grades.contains_key(&row.word);
        let is_base = row.bases.is_empty() && length <= BASE_UNSEEN;
        let is_form = length <= FORM_UNSEEN && row.bases.iter().any(is_common);
        row.tier != Tier::Standard || row.band < 7 || is_seen || length <= ANY_UNSEEN || is_base || is_form
    });
    before - rows.len()
}

/// All words with their tiers and spellings.
fn gather(
    unpacked: &Unpacked,
    lexemes: &Lexemes,
    counts: &Counts,
    extras: &[Extra],
    report: &mut String,
) -> Result<BTreeMap<String, Word>, String> {
    let ordinary = lists::ordinary(unpacked, counts)?;
    let (kept, too_long) = (ordinary.words.len(), ordinary.too_long);
    let _ = writeln!(
        report,
        "enz\t{kept} words kept; dropped: {too_long} rare spellings of more than {} letters",
        lists::LONGEST
    );
    let mut words: BTreeMap<String, Word> = BTreeMap::new();
    for (word, spellings) in ordinary.words {
        words.insert(word, Word { spellings, ..Word::new(Tier::Standard, "") });
    }
    let own: BTreeSet<&str> = extras.iter().map(|extra| extra.word.as_str()).collect();
    let names = lists::names(unpacked)?;
    let mut from_words = Vec::new();
    for (name, is_brand) in
        names.iter().map(|name| (name, false)).chain(lists::brands(unpacked)?.iter().map(|n| (n, true)))
    {
        let Some(word) = word_of(name) else { continue };
        match words.get_mut(&word) {
            Some(known) if known.tier == Tier::Standard => {
                // enz has some names that nobody says of anything else; a small spelling or a line of ours says otherwise.
                if !is_brand && known.spellings.lower.is_none() && !own.contains(word.as_str()) {
                    known.tier = Tier::Name;
                    from_words.push(word);
                }
            }
            _ => {
                words.insert(word, Word::new(Tier::Name, &capital(name)));
            }
        }
    }
    let _ = writeln!(report, "names that enz took for words\t{}", from_words.join(" "));
    let added = add_lexemes(&mut words, lexemes, counts, &own);
    let _ = writeln!(report, "from Wikidata\t{added} words that the counts know, and their forms");
    for extra in extras {
        let tier = match extra.kind {
            Kind::Word => Tier::Standard,
            Kind::Name => Tier::Name,
            Kind::Abbreviation => Tier::Abbreviation,
            Kind::Out => {
                words.remove(&extra.word);
                continue;
            }
        };
        let mut word = Word::new(tier, &extra.shown);
        word.exactly = extra.band;
        if let Some(old) = words.get(&extra.word).filter(|old| old.tier == tier) {
            // What is shown is ours, what it can be grammatically is the package's.
            word.also = old.spellings.clone();
        }
        words.insert(extra.word.clone(), word);
    }
    let _ = writeln!(report, "own words\t{} lines", extras.len());
    let names: Vec<String> =
        words.iter().filter(|(_, word)| word.tier == Tier::Name).map(|(name, _)| name.clone()).collect();
    for genitive in names.iter().map(|name| format!("{name}s")).filter(|word| !own.contains(word.as_str())) {
        if let Some(known) =
            words.get_mut(&genitive).filter(|known| !known.has_lower() && !lexemes.nouns.contains_key(&genitive))
        {
            known.tier = Tier::Name;
        }
    }
    Ok(words)
}

/// Adds the words of Wikidata that the newspapers use, and forms of known words that somebody counted; says how many.
fn add_lexemes(words: &mut BTreeMap<String, Word>, lexemes: &Lexemes, counts: &Counts, own: &BTreeSet<&str>) -> usize {
    let before = words.len();
    let mut new: Vec<&String> = counts.grades.keys().filter(|word| lexemes.words.contains(*word)).collect();
    new.retain(|word| counts.is_short_or_common(word) && !words.contains_key(*word) && !own.contains(word.as_str()));
    for word in &new {
        let spelling = lexemes.nouns.get(*word).unwrap_or(word);
        let is_short = spelling.chars().skip(1).any(char::is_uppercase);
        let tier = if is_short { Tier::Abbreviation } else { Tier::Standard };
        words.insert((*word).clone(), Word { at_least: WIKIDATA_BAND, ..Word::new(tier, spelling) });
    }
    // Both lists of words lack some forms of words that they have.
    let is_standard = |word: &str| words.get(word).is_some_and(|word| word.tier == Tier::Standard);
    let mut forms: BTreeMap<String, String> = BTreeMap::new();
    let is_new_noun: BTreeSet<&String> = new.into_iter().collect();
    for noun in lexemes.nouns.keys().filter(|noun| is_standard(noun)) {
        let is_new = is_new_noun.contains(noun);
        let known = nouns::possible_forms(noun).into_iter().filter(|form| is_new || counts.places.contains_key(form));
        forms.extend(known.map(|form| (form.clone(), capital(&form))));
    }
    for form in counts.places.keys() {
        let stems = ["e", "em", "en", "er", "es"].iter().filter_map(|ending| form.strip_suffix(ending));
        let is_small = |stem: &str| words.get(stem).is_some_and(|word| word.has_lower());
        if stems.into_iter().any(is_small) {
            forms.entry(form.clone()).or_insert_with(|| form.clone());
        }
    }
    for (form, spelling) in forms {
        let is_other = lexemes.nouns.contains_key(&form)
            || own.contains(form.as_str())
            || word_of(&form).filter(|word| counts.is_short_or_common(word)).is_none();
        if lexemes.words.contains(&form) && !is_other {
            words.entry(form).or_insert_with(|| Word { at_least: 0, ..Word::new(Tier::Standard, &spelling) });
        }
    }
    words.len() - before
}

fn evidence(words: &BTreeMap<String, Word>, lexemes: &Lexemes, counts: &Counts) -> Evidence {
    let mut evidence = Evidence { places: counts.places.clone(), ..Evidence::default() };
    for (word, made) in words.iter().filter(|(_, made)| made.tier == Tier::Standard) {
        if made.has_lower() {
            evidence.lower.insert(word.clone());
        }
        if made.has_upper() {
            evidence.upper.insert(word.clone());
            if lexemes.nouns.contains_key(word) {
                evidence.lemmas.insert(word.clone());
            }
        }
    }
    evidence
}

fn bands(words: &BTreeMap<String, Word>, lexemes: &Lexemes, counts: &Counts) -> BTreeMap<String, u8> {
    let standard = words.iter().filter(|(_, made)| made.tier == Tier::Standard);
    let standard = standard.map(|(word, made)| (word, commonness::was_counted(word, made.has_lower(), lexemes)));
    let mut bands: BTreeMap<String, u8> = commonness::bands(standard, counts).into_iter().collect();
    for (word, made) in words {
        let band = match made.tier {
            Tier::Name => commonness::name_band(word, counts),
            Tier::Abbreviation => OWN_BAND,
            _ => bands[word].max(made.at_least),
        };
        bands.insert(word.clone(), made.exactly.unwrap_or(band));
    }
    bands
}

#[cfg(test)]
mod tests;
