//! What every game asks first of a word, and what it asks of the dictionary (W1, W3). Each game adds its own rules in
//! between, so that the first rule that fails is the one that is told.

use serde::{Deserialize, Serialize};

use crate::words::{Entry, Lang, Lexicon, Tier, normalise};

/// Why something typed is not one word at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unusable {
    /// Nothing was typed.
    Empty,
    /// Two words or more.
    NotOneWord,
}

impl Unusable {
    /// The rule that it breaks, and the reason in plain letters, for reports.
    pub const fn report(self) -> (&'static str, &'static str) {
        match self {
            Unusable::Empty => ("W1", "empty"),
            Unusable::NotOneWord => ("B5", "not-one-word"),
        }
    }
}

/// Why the dictionary does not let a word count. The table may see it otherwise (W4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unlisted {
    /// Not in the dictionary.
    Unknown,
    /// The dictionary knows it as an abbreviation.
    Abbreviation,
    /// A name, and names are off.
    Name,
}

impl Unlisted {
    /// In plain letters, for reports.
    pub const fn reason(self) -> &'static str {
        match self {
            Unlisted::Unknown => "unknown-word",
            Unlisted::Abbreviation => "abbreviation",
            Unlisted::Name => "name",
        }
    }
}

/// The one word that was typed, normalised (W1, B5).
///
/// # Errors
/// When it is none, or more than one.
pub fn one_word(typed: &str, lang: Lang) -> Result<String, Unusable> {
    let word = normalise(typed, lang);
    if word.is_empty() {
        return Err(Unusable::Empty);
    }
    if word.contains(char::is_whitespace) { Err(Unusable::NotOneWord) } else { Ok(word) }
}

/// The dictionary's entry of a normalised word that may count.
///
/// # Errors
/// Why it may not, in the order of W3.
pub fn listed(lexicon: &dyn Lexicon, word: &str, names: bool) -> Result<Entry, Unlisted> {
    match lexicon.look_up(word) {
        None => Err(Unlisted::Unknown),
        Some(Entry { tier: Tier::Abbreviation, .. }) => Err(Unlisted::Abbreviation),
        Some(Entry { tier: Tier::Name, .. }) if !names => Err(Unlisted::Name),
        Some(entry) => Ok(entry),
    }
}
