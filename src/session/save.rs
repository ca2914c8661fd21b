//! Saves: one JSON text with a version, the settings, the players at the start, the log and the game time.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Session, Step};
use crate::rules::Game;
use crate::rules::clock::Millis;
use crate::rules::roster::Roster;

/// The version that this program writes. Older ones are migrated, newer ones are left alone.
pub const VERSION: u32 = 1;

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

/// What every version has; read first, so that the rest is read only when it can be.
#[derive(Deserialize)]
struct Head {
    version: u32,
    #[serde(default)]
    game: serde_json::Value,
}

#[derive(Serialize)]
struct Written<'a, C, E> {
    version: u32,
    game: &'a str,
    config: &'a C,
    roster: &'a Roster,
    log: &'a [Step<E>],
    played: Millis,
}

#[derive(Deserialize)]
#[serde(bound = "C: DeserializeOwned, E: DeserializeOwned")]
struct Read<C, E> {
    config: C,
    roster: Roster,
    log: Vec<Step<E>>,
    played: Millis,
}

/// Writes a save. The game time in it is that of the session's last reading.
///
/// # Errors
/// None that a game's own types can cause; `serde_json` leaves it open.
pub fn save<G: Game>(session: &Session<G>) -> Result<String, serde_json::Error> {
    serde_json::to_string(&Written {
        version: VERSION,
        game: G::NAME,
        config: session.config(),
        roster: session.first_roster(),
        log: session.log(),
        played: session.now(),
    })
}

/// Reads a save. The session is paused.
///
/// # Errors
/// See [`LoadError`]. The text is the caller's to keep.
pub fn load<G: Game>(text: &str) -> Result<Session<G>, LoadError> {
    let head: Head = serde_json::from_str(text).map_err(|_| LoadError::Broken)?;
    if head.version > VERSION {
        return Err(LoadError::Newer { version: head.version });
    }
    if head.version < VERSION {
        return Err(LoadError::Broken);
    }
    if head.game.as_str() != Some(G::NAME) {
        return Err(LoadError::OtherGame);
    }
    let read: Read<G::Config, G::Event> = serde_json::from_str(text).map_err(|_| LoadError::Broken)?;
    let orderly = read.log.is_sorted_by_key(|step| step.at) && !read.log.iter().any(|step| step.events.is_empty());
    if !orderly || !read.roster.is_sound() || !G::can_be_played(&read.config, &read.roster) {
        return Err(LoadError::Broken);
    }
    Ok(Session::from_parts(read.config, read.roster, read.log, read.played))
}
