//! Saves: the settings, the players at the start, the log and the game time, as a text of the [`codec`].

use serde::{Deserialize, Serialize};

use super::codec::{self, Unreadable};
use super::{Session, Step};
use crate::rules::Game;
use crate::rules::clock::Millis;
use crate::rules::roster::Roster;

/// The version that this program writes. Older ones are migrated, newer ones are left alone.
pub const VERSION: u32 = 2;

/// Why a save was not loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Made by a newer program; it must not be overwritten.
    Newer {
        /// Its version.
        version: u32,
    },
    /// Of another game.
    OtherGame,
    /// Not a save, damaged, or with settings or players that no game can be played with.
    Broken,
}

impl From<Unreadable> for LoadError {
    fn from(unreadable: Unreadable) -> Self {
        match unreadable {
            Unreadable::Newer { version } => LoadError::Newer { version },
            Unreadable::OtherKind => LoadError::OtherGame,
            Unreadable::Broken => LoadError::Broken,
        }
    }
}

/// What a save holds. The state is not among it: it is the fold of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record<C, E> {
    /// The settings.
    pub config: C,
    /// The players at the start.
    pub roster: Roster,
    /// Everything that happened.
    pub log: Vec<Step<E>>,
    /// The game time.
    pub played: Millis,
}

/// The record of a game.
pub type RecordOf<G> = Record<<G as Game>::Config, <G as Game>::Event>;

/// What stands behind the settings of a [`Record`], and has not changed since version 1.
type Rest<G> = (Roster, Vec<Step<<G as Game>::Event>>, Millis);

impl<C, E> Record<C, E> {
    /// The text of a save of the game `G`. `None` only for values that serde refuses, which no game has.
    pub fn text<G: Game<Config = C, Event = E>>(&self) -> Option<String>
    where
        Record<C, E>: Serialize,
    {
        codec::write(G::NAME, VERSION, self)
    }
}

/// Writes a save. The game time in it is that of the session's last reading.
pub fn save<G: Game>(session: &Session<G>) -> Option<String> {
    let record: RecordOf<G> = Record {
        config: session.config().clone(),
        roster: session.first_roster().clone(),
        log: session.log().to_vec(),
        played: session.now(),
    };
    record.text::<G>()
}

/// Reads a save. The session is paused.
///
/// # Errors
/// See [`LoadError`]. The text is the caller's to keep.
pub fn load<G: Game>(text: &str) -> Result<Session<G>, LoadError> {
    let (config, (roster, log, played)) = match codec::version(G::NAME, text)? {
        1 => codec::read::<(G::ConfigV1, Rest<G>)>(G::NAME, 1, text).map(|(config, rest)| (config.into(), rest))?,
        _ => codec::read::<(G::Config, Rest<G>)>(G::NAME, VERSION, text)?,
    };
    let orderly = log.is_sorted_by_key(|step| step.at) && !log.iter().any(|step| step.events.is_empty());
    if !orderly || !roster.is_sound() || !G::can_be_played(&config, &roster) {
        return Err(LoadError::Broken);
    }
    Ok(Session::from_parts(config, roster, log, played))
}
