//! What a game of Race can be set to (R1 to R8).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::words::dice::{FEWEST_DICE, MOST_DICE, STANDARD_DICE};
use crate::words::{Lang, OwnChoice, Wanted};

/// How people write, and how their lists come to be counted (R7, R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// On paper, around this screen. Afterwards the lists are entered.
    Paper,
    /// On this device: alone, or handed round behind a cover.
    Typed,
    /// On this screen and on everybody's own phone; afterwards this device collects the lists.
    Phones,
    /// The alternative game: words are called in turn, and this device is the recorder (R7).
    Turns,
    /// This is one of the own phones: the letters come from a link, and the list goes back to the device that counts.
    Guest,
}

/// When a typed word is judged (C25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judge {
    /// At once: what the rules refuse does not get on the list, unless its writer insists.
    AtOnce,
    /// When the lists are counted, as on paper.
    AtTheEnd,
}

/// The settings of one game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Config {
    /// The language of the dice and of the dictionary.
    pub lang: Lang,
    /// How people write.
    pub way: Way,
    /// How many dice are rolled (R1).
    pub dice: u8,
    /// So many entries let a player call STOP (R4).
    pub target: u8,
    /// Words have at least so many letters (R2).
    pub shortest: u8,
    /// The game goes on until somebody has so many points (R6).
    pub goal: u16,
    /// How long a round may take, in seconds. `None`: until STOP. Where a device is handed round everybody gets this long.
    pub limit: Option<u16>,
    /// Whether a plural falls also where the verb is the commoner reading, as in `runs` (R3 A).
    pub strict_plurals: bool,
    /// When typed words are judged.
    pub judge: Judge,
    /// Whether names and brands count (R3 B).
    pub names: bool,
    /// Whether words count that only word-game players use.
    pub unusual: bool,
    /// A list of one's own, if one is used.
    pub own: Option<OwnChoice>,
}

/// The dice that can be rolled (R1).
pub const DICE: RangeInclusive<u8> = FEWEST_DICE as u8..=MOST_DICE as u8;
/// The entries that STOP can take (R4).
pub const TARGET: RangeInclusive<u8> = 5..=20;
/// The least number of letters that can be asked of a word (R2).
pub const SHORTEST: RangeInclusive<u8> = 3..=6;
/// The points that a game can go to (R6).
pub const GOAL: RangeInclusive<u16> = 10..=200;
/// The seconds that a round can be limited to.
pub const LIMIT_SECONDS: RangeInclusive<u16> = 30..=900;
/// So many seconds has everybody where a device is handed round and nothing else is set (R8): as long as ten words take.
pub const HANDED_ROUND_SECONDS: u16 = 180;
/// The most players or teams of one game (P2).
pub const MOST_PLAYERS: usize = 30;
/// The fewest: Race can be played alone.
pub const FEWEST_PLAYERS: usize = 1;

/// A setting that no game can be played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// Not within [`DICE`].
    Dice,
    /// Not within [`TARGET`].
    Target,
    /// Not within [`SHORTEST`].
    Shortest,
    /// Not within [`GOAL`].
    Goal,
    /// Not within [`LIMIT_SECONDS`].
    Limit,
}

impl Config {
    /// The printed game: twelve dice, ten words of four letters or more, to 50 points.
    pub const fn classic(lang: Lang) -> Self {
        Config {
            lang,
            way: Way::Paper,
            dice: STANDARD_DICE as u8,
            target: 10,
            shortest: 4,
            goal: 50,
            limit: None,
            strict_plurals: false,
            judge: Judge::AtOnce,
            names: false,
            unusual: false,
            own: None,
        }
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
        let limit = self.limit.is_none_or(|seconds| LIMIT_SECONDS.contains(&seconds));
        let checks = [
            (DICE.contains(&self.dice), ConfigError::Dice),
            (TARGET.contains(&self.target), ConfigError::Target),
            (SHORTEST.contains(&self.shortest), ConfigError::Shortest),
            (GOAL.contains(&self.goal), ConfigError::Goal),
            (limit, ConfigError::Limit),
        ];
        checks.into_iter().find(|(holds, _)| !holds).map_or(Ok(()), |(_, error)| Err(error))
    }
}
