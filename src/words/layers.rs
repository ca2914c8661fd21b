//! The words that count at one table: the dictionary, and what the table has laid on top of it or in its place.

use serde::{Deserialize, Serialize};

use super::own::{OwnUse, OwnWords};
use super::{Dictionary, Entry, Lang, Lexicon, Tier};

/// Which words a table wants, by name: what a game keeps of it, since the words themselves are not part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The language.
    pub lang: Lang,
    /// Whether words count that only word-game players use.
    pub unusual: bool,
    /// A list of one's own, if one is used.
    pub own: Option<OwnChoice>,
}

impl Wanted {
    /// The words that most people know.
    #[must_use]
    pub const fn dictionary(lang: Lang) -> Self {
        Wanted { lang, unusual: false, own: None }
    }

    /// Which dictionaries these are, for keeping; not the own list.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match (self.lang, self.unusual) {
            (Lang::En, false) => "en",
            (Lang::En, true) => "en+",
            (Lang::De, false) => "de",
            (Lang::De, true) => "de+",
        }
    }

    /// The dictionaries that a [`Wanted::code`] names.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let usual = Lang::ALL.map(Self::dictionary);
        let unusual = usual.map(|wanted| Wanted { unusual: true, ..wanted });
        usual.into_iter().chain(unusual).find(|wanted| wanted.code() == code)
    }
}

/// An own list of words, and what it is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OwnChoice {
    /// Its number on this device.
    pub number: u32,
    /// What it is used for.
    pub usage: OwnUse,
}

/// A dictionary with a table's own wishes.
#[derive(Clone, Copy)]
pub struct Layers<'a> {
    /// The dictionary of the language.
    pub dictionary: &'a dyn Lexicon,
    /// Words that only word-game players use, where the table wants them.
    pub unusual: Option<&'a dyn Lexicon>,
    /// A list of one's own in the same language, and what it is used for.
    pub own: Option<(&'a OwnWords, OwnUse)>,
}

impl Layers<'_> {
    /// The dictionary that has the say about a word: an unusual word is a word also where the usual dictionary only knows
    /// a name or an abbreviation that is spelt alike.
    fn book(&self, word: &str) -> &dyn Lexicon {
        let is_ordinary = || self.dictionary.look_up(word).is_some_and(|entry| entry.tier == Tier::Standard);
        match self.unusual {
            Some(unusual) if unusual.look_up(word).is_some() && !is_ordinary() => unusual,
            _ => self.dictionary,
        }
    }
}

impl Lexicon for Layers<'_> {
    /// A word of the table's own list is an ordinary word, also where the dictionary has it for a name. What is never
    /// proposed stays so.
    fn look_up(&self, normalised: &str) -> Option<Entry> {
        let known = self.book(normalised).look_up(normalised);
        let is_own = |own: &OwnWords| own.contains(normalised);
        match self.own {
            Some((own, OwnUse::Only | OwnUse::Too)) if is_own(own) => {
                let entry = known.unwrap_or(Entry::standard(RAREST_BAND));
                Some(Entry { tier: Tier::Standard, ..entry })
            }
            Some((_, OwnUse::Only)) => None,
            _ => known,
        }
    }

    fn bases(&self, normalised: &str) -> Vec<String> {
        self.book(normalised).bases(normalised)
    }

    fn spelling(&self, normalised: &str) -> Option<String> {
        let own = self.own.and_then(|(own, _)| own.shown(normalised)).map(str::to_owned);
        own.or_else(|| self.book(normalised).spelling(normalised))
    }

    fn dictionary(&self) -> Option<&Dictionary> {
        self.dictionary.dictionary()
    }

    fn lang(&self) -> Lang {
        self.dictionary.lang()
    }
}

/// A word that only the table knows is not one that the app may say (W5).
const RAREST_BAND: u8 = super::dictionary::format::RAREST_BAND;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::dictionary::{Row, writer};
    use crate::words::own::OwnList;

    fn dictionary(words: &[(&str, Tier)]) -> Dictionary {
        let rows: Vec<Row> = words
            .iter()
            .map(|(word, tier)| Row {
                bases: vec!["base".to_owned()],
                ..Row::plain(word, Entry { tier: *tier, ..Entry::standard(1) })
            })
            .collect();
        Dictionary::from_bytes(writer::write(Lang::En, &rows).expect("sorted")).expect("well written")
    }

    fn own() -> OwnWords {
        let words = ["Boston", "zyzzy", "Ant"].map(str::to_owned).to_vec();
        OwnWords::of(&OwnList { name: "ours".to_owned(), lang: Lang::En, words })
    }

    #[test]
    fn unusual_words_count_only_where_they_are_wanted() {
        let usual = dictionary(&[("ant", Tier::Standard), ("german", Tier::Name)]);
        let unusual = dictionary(&[("antre", Tier::Unusual), ("german", Tier::Unusual)]);
        let without = Layers { dictionary: &usual, unusual: None, own: None };
        let with = Layers { unusual: Some(&unusual), ..without };
        assert_eq!((without.look_up("antre"), without.bases("antre")), (None, Vec::new()));
        assert_eq!(with.look_up("antre").map(|entry| entry.tier), Some(Tier::Unusual));
        assert_eq!(with.bases("antre"), ["base"]);
        assert_eq!(with.look_up("ant"), usual.look_up("ant"));
        let tier = |layers: Layers| layers.look_up("german").map(|entry| entry.tier);
        assert_eq!((tier(without), tier(with)), (Some(Tier::Name), Some(Tier::Unusual)));
    }

    #[test]
    fn an_own_list_counts_too_or_alone_or_not_at_all() {
        let usual = dictionary(&[("ant", Tier::Standard), ("bee", Tier::Standard), ("boston", Tier::Name)]);
        let own = own();
        let tiers = |usage| {
            let layers = Layers { dictionary: &usual, unusual: None, own: Some((&own, usage)) };
            ["ant", "bee", "boston", "zyzzy"].map(|word| layers.look_up(word).map(|entry| entry.tier))
        };
        let (ordinary, name) = (Some(Tier::Standard), Some(Tier::Name));
        assert_eq!(tiers(OwnUse::Only), [ordinary, None, ordinary, ordinary]);
        assert_eq!(tiers(OwnUse::Too), [ordinary, ordinary, ordinary, ordinary]);
        assert_eq!(tiers(OwnUse::Cards), [ordinary, ordinary, name, None]);
    }

    #[test]
    fn w5_a_word_that_only_the_table_knows_is_never_proposed() {
        let usual = dictionary(&[("ant", Tier::Standard)]);
        let own = own();
        let layers = Layers { dictionary: &usual, unusual: None, own: Some((&own, OwnUse::Too)) };
        assert_eq!(layers.look_up("zyzzy").map(Entry::is_proposed), Some(false));
        assert_eq!(layers.look_up("ant").map(Entry::is_proposed), Some(true));
        assert_eq!(layers.spelling("boston"), Some("Boston".to_owned()));
    }

    #[test]
    fn what_is_kept_of_the_wanted_words_finds_their_dictionaries_again() {
        for lang in Lang::ALL {
            let wanted = Wanted { unusual: true, ..Wanted::dictionary(lang) };
            assert_eq!(Wanted::of_code(wanted.code()), Some(wanted));
            let own = Some(OwnChoice { number: 3, usage: OwnUse::Too });
            assert_eq!(Wanted::of_code(Wanted { own, ..wanted }.code()), Some(wanted));
        }
        assert_eq!(Wanted::of_code("fr"), None);
    }
}
