//! What a game of Scramble can be set to (S1 to S12).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

pub use crate::words::pool::Pool;
use crate::words::pool::{LENGTH_RANGE, LENGTHS};
use crate::words::{Lang, OwnChoice, Wanted};

/// The settings of one game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Config {
    /// The language of the tiles and of the dictionary.
    pub lang: Lang,
    /// So many rounds are played (S11).
    pub rounds: u8,
    /// The faces of the die, in letters (S1).
    pub faces: [u8; 6],
    /// How many tiles there are.
    pub pool: Pool,
    /// Seconds in which a word is to be set and jumbled. `None`: as long as it takes.
    pub setting_limit: Option<u16>,
    /// Seconds in which the groups are to be solved. `None`: until all are, or are abandoned.
    pub solving_limit: Option<u16>,
    /// Seconds after which a claim without an answer is a wrong one (S12).
    pub claim: u16,
    /// Whether whoever claimed wrongly waits [`LOCK_OUT_SECONDS`] before the next claim (S12).
    pub lock_out: bool,
    /// Whether names and brands count; the printed game has none (S3).
    pub names: bool,
    /// Whether words count that only word-game players use.
    pub unusual: bool,
    /// A list of one's own, if one is used.
    pub own: Option<OwnChoice>,
}

/// The rounds that a game can have.
pub const ROUNDS: RangeInclusive<u8> = 1..=20;
/// The seconds that setting a word can be limited to.
pub const SETTING_SECONDS: RangeInclusive<u16> = 30..=600;
/// The seconds that solving can be limited to.
pub const SOLVING_SECONDS: RangeInclusive<u16> = 30..=900;
/// The seconds that a claim can have.
pub const CLAIM_SECONDS: RangeInclusive<u16> = 5..=60;
/// So many seconds waits whoever claimed wrongly, where that is set (S12).
pub const LOCK_OUT_SECONDS: u16 = 5;
/// The most players of one game (P2).
pub const MOST_PLAYERS: usize = 8;
/// The fewest.
pub const FEWEST_PLAYERS: usize = 2;

/// A setting that no game can be played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// Not within [`ROUNDS`].
    Rounds,
    /// A face is not within [`LENGTH_RANGE`].
    Faces,
    /// Not within [`SETTING_SECONDS`].
    SettingLimit,
    /// Not within [`SOLVING_SECONDS`].
    SolvingLimit,
    /// Not within [`CLAIM_SECONDS`].
    Claim,
}

impl Config {
    /// The printed game, over three rounds.
    pub const fn classic(lang: Lang) -> Self {
        Config {
            lang,
            rounds: 3,
            faces: LENGTHS,
            pool: Pool::Usual,
            setting_limit: None,
            solving_limit: None,
            claim: 15,
            lock_out: false,
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
        let within = |limit: Option<u16>, range: RangeInclusive<u16>| limit.is_none_or(|limit| range.contains(&limit));
        let checks = [
            (ROUNDS.contains(&self.rounds), ConfigError::Rounds),
            (self.faces.iter().all(|face| LENGTH_RANGE.contains(face)), ConfigError::Faces),
            (within(self.setting_limit, SETTING_SECONDS), ConfigError::SettingLimit),
            (within(self.solving_limit, SOLVING_SECONDS), ConfigError::SolvingLimit),
            (CLAIM_SECONDS.contains(&self.claim), ConfigError::Claim),
        ];
        checks.into_iter().find(|(holds, _)| !holds).map_or(Ok(()), |(_, error)| Err(error))
    }
}
