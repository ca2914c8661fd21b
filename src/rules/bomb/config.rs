//! What a game of Bomb can be set to (B1, B3, B12, B13).

use serde::{Deserialize, Serialize};

use crate::words::{Lang, OwnChoice, Wanted};

/// Spoken or typed (B12). Both are complete games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    /// People say their words; the device is bomb, die, cards and referee.
    Spoken,
    /// People type their words, and each is judged.
    Typed,
}

/// Which faces the die has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Die {
    /// Not at the start, anywhere, not at the end (B2).
    Classic,
    /// Must start, must end, anywhere (B13).
    Edges,
}

/// How the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// After this many cards the fewest win (B1, B11).
    Cards(u8),
    /// Everybody has this many lives; the last one standing wins (B13).
    Lives(u8),
}

/// When a typed word is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judge {
    /// At once.
    Always,
    /// The dictionary keeps its opinion to itself until somebody challenges the word.
    WhenChallenged,
}

/// The settings of one game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Config {
    /// The language of the cards and of the dictionary.
    pub lang: Lang,
    /// Spoken or typed.
    pub play: Play,
    /// The faces of the die.
    pub die: Die,
    /// How the game ends.
    pub ending: Ending,
    /// The shortest and the longest fuse in seconds, both possible (B3).
    pub fuse: (u16, u16),
    /// When typed words are judged.
    pub judge: Judge,
    /// Whether names and brands count (B5).
    pub names: bool,
    /// Whether simple derivatives of a word of the round count; the harder game has none (B7).
    pub derivatives: bool,
    /// Whether words count that only word-game players use.
    pub unusual: bool,
    /// A list of one's own, if one is used.
    pub own: Option<OwnChoice>,
}

/// The settings as saves of version 1 have them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct ConfigV1 {
    lang: Lang,
    play: Play,
    die: Die,
    ending: Ending,
    fuse: (u16, u16),
    judge: Judge,
    names: bool,
}

impl From<ConfigV1> for Config {
    fn from(old: ConfigV1) -> Self {
        let ConfigV1 { lang, play, die, ending, fuse, judge, names } = old;
        Config { play, die, ending, fuse, judge, names, ..Config::classic(lang) }
    }
}

/// The cards that can be dealt (B1).
pub const CARDS: std::ops::RangeInclusive<u8> = 1..=30;
/// The lives that can be given out (B13).
pub const LIVES: std::ops::RangeInclusive<u8> = 1..=9;
/// The seconds that either end of the fuse can be set to (B3).
pub const FUSE_SECONDS: std::ops::RangeInclusive<u16> = 3..=300;
/// The most players of one game (P2).
pub const MOST_PLAYERS: usize = 12;
/// The fewest players of one game.
pub const FEWEST_PLAYERS: usize = 2;

/// A setting that no game can be played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// Not within [`CARDS`].
    Cards,
    /// Not within [`LIVES`].
    Lives,
    /// An end of the fuse is not within [`FUSE_SECONDS`].
    Fuse,
    /// The shortest fuse is longer than the longest.
    FuseSwapped,
}

impl Config {
    /// The printed game: thirteen cards, a fuse of 10 to 60 seconds.
    pub const fn classic(lang: Lang) -> Self {
        Config {
            lang,
            play: Play::Spoken,
            die: Die::Classic,
            ending: Ending::Cards(13),
            fuse: (10, 60),
            judge: Judge::Always,
            names: true,
            derivatives: true,
            unusual: false,
            own: None,
        }
    }

    /// The other printed edition: the letters must start or end the word, or stand anywhere (B13).
    pub const fn edges(lang: Lang) -> Self {
        Config { die: Die::Edges, fuse: (20, 90), ..Config::classic(lang) }
    }

    /// Three lives each; the last one standing wins (B13).
    pub const fn knock_out(lang: Lang) -> Self {
        Config { ending: Ending::Lives(3), ..Config::classic(lang) }
    }

    /// Which words the table wants.
    pub const fn wanted(&self) -> Wanted {
        Wanted { lang: self.lang, unusual: self.unusual, own: self.own }
    }

    /// Whether a game can be played like this.
    ///
    /// # Errors
    /// The first setting that is out of its range.
    pub fn check(&self) -> Result<(), ConfigError> {
        match self.ending {
            Ending::Cards(cards) if !CARDS.contains(&cards) => return Err(ConfigError::Cards),
            Ending::Lives(lives) if !LIVES.contains(&lives) => return Err(ConfigError::Lives),
            Ending::Cards(_) | Ending::Lives(_) => {}
        }
        let (shortest, longest) = self.fuse;
        if !FUSE_SECONDS.contains(&shortest) || !FUSE_SECONDS.contains(&longest) {
            return Err(ConfigError::Fuse);
        }
        if shortest > longest {
            return Err(ConfigError::FuseSwapped);
        }
        Ok(())
    }
}
