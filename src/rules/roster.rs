//! Who plays, and where they sit (P1, P2). Players are known by id; names and seats may change at any time.

mod graphemes;

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::words::latin::compose_all;
use graphemes::graphemes;

/// The longest name, in characters as a person counts them (P1).
pub const LONGEST_NAME: usize = 24;

/// Identifies a player for the whole of a game, also after they left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u8);

/// A person or a team at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Stays the same whatever happens to the name.
    pub id: PlayerId,
    /// `None`: the player is known by number only, which is the id plus one.
    pub name: Option<String>,
}

/// Why a name or a roster was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RosterError {
    /// Nothing but spaces, or characters that nobody can see.
    BlankName,
    /// More than [`LONGEST_NAME`] characters.
    LongName,
    /// Not a player of this game, or one who left.
    NoSuchPlayer,
    /// The game takes no more than `most`.
    Full {
        /// The largest number of players.
        most: usize,
    },
}

/// The players in the order of their seats; the next seat is the one to the left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roster {
    seats: Vec<Player>,
    /// The id of the next player to join: ids are never given twice.
    next_id: u8,
}

impl Roster {
    /// Seats one player for each name, in order; `None` is a player by number only.
    ///
    /// # Errors
    /// The first name that [`tidy_name`] refuses.
    pub fn seat_all<'a>(names: impl IntoIterator<Item = Option<&'a str>>) -> Result<Self, RosterError> {
        let mut roster = Roster::default();
        for name in names {
            let newcomer = roster.newcomer(name)?;
            roster.seat(newcomer, usize::MAX);
        }
        Ok(roster)
    }

    /// Makes a player with a fresh id and a name that nobody else here has (P1), without seating them.
    ///
    /// # Errors
    /// As [`tidy_name`]; [`RosterError::Full`] when every id has been given.
    pub fn newcomer(&self, name: Option<&str>) -> Result<Player, RosterError> {
        if self.next_id == u8::MAX {
            return Err(RosterError::Full { most: usize::from(u8::MAX) });
        }
        let id = PlayerId(self.next_id);
        let name = name.map(tidy_name).transpose()?;
        Ok(Player { id, name: name.map(|name| self.distinct(&name, id)) })
    }

    /// As [`Self::newcomer`], for a game that takes no more than `most`.
    ///
    /// # Errors
    /// Also [`RosterError::Full`] when so many are seated.
    pub fn newcomer_of(&self, most: usize, name: Option<&str>) -> Result<Player, RosterError> {
        if self.len() >= most { Err(RosterError::Full { most }) } else { self.newcomer(name) }
    }

    /// The name that `id` would get when asking for `name`: tidied, and numbered if somebody has it already (P1).
    ///
    /// # Errors
    /// As [`tidy_name`].
    pub fn name_for(&self, id: PlayerId, name: &str) -> Result<String, RosterError> {
        Ok(self.distinct(&tidy_name(name)?, id))
    }

    /// Puts a player on a seat; those from there on move one to the left. A seat beyond the last is the last. Nobody sits
    /// on two seats.
    pub fn seat(&mut self, player: Player, seat: usize) {
        if self.has(player.id) {
            return;
        }
        self.next_id = self.next_id.max(player.id.0.saturating_add(1));
        self.seats.insert(seat.min(self.seats.len()), player);
    }

    /// Takes a player out.
    pub fn leave(&mut self, id: PlayerId) {
        self.seats.retain(|player| player.id != id);
    }

    /// Gives a player another name.
    pub fn rename(&mut self, id: PlayerId, name: String) {
        if let Some(player) = self.seats.iter_mut().find(|player| player.id == id) {
            player.name = Some(name);
        }
    }

    /// Moves a player to another seat.
    pub fn move_to(&mut self, id: PlayerId, seat: usize) {
        if let Some(from) = self.seat_of(id) {
            let player = self.seats.remove(from);
            self.seats.insert(seat.min(self.seats.len()), player);
        }
    }

    /// Whether ids are unique and none of them can be given again: what a stored roster has to prove.
    pub fn is_sound(&self) -> bool {
        let once = |player: &Player| self.seats.iter().filter(|other| other.id == player.id).count() == 1;
        self.seats.iter().all(|player| player.id.0 < self.next_id && once(player))
    }

    /// The players in the order of their seats.
    pub fn players(&self) -> &[Player] {
        &self.seats
    }

    /// How many are seated.
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// Whether nobody is seated.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// The player with this id, if seated.
    pub fn get(&self, id: PlayerId) -> Option<&Player> {
        self.seats.iter().find(|player| player.id == id)
    }

    /// Whether this player is seated.
    pub fn has(&self, id: PlayerId) -> bool {
        self.get(id).is_some()
    }

    /// The id again, if it is that of a seated player.
    ///
    /// # Errors
    /// [`RosterError::NoSuchPlayer`].
    pub fn seated(&self, id: PlayerId) -> Result<PlayerId, RosterError> {
        if self.has(id) { Ok(id) } else { Err(RosterError::NoSuchPlayer) }
    }

    /// Somebody, chosen by chance (P3).
    pub fn anybody(&self, rng: &mut impl Rng) -> PlayerId {
        let seat = rng.random_range(0..self.len().max(1) as u32) as usize;
        self.seats.get(seat).map_or(PlayerId(0), |player| player.id)
    }

    /// The seat of a player, counted from 0.
    pub fn seat_of(&self, id: PlayerId) -> Option<usize> {
        self.seats.iter().position(|player| player.id == id)
    }

    /// The ids, starting with the seat to the left of `id` and going once round; `id` itself comes last.
    pub fn leftward(&self, id: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        let from = self.seat_of(id).map_or(0, |seat| seat + 1);
        (0..self.seats.len()).map(move |step| self.seats[(from + step) % self.seats.len()].id)
    }

    /// The seat to the right of `id`; `None` without another player.
    pub fn right_of(&self, id: PlayerId) -> Option<PlayerId> {
        self.seats.len().checked_sub(2).and_then(|steps| self.leftward(id).nth(steps))
    }

    /// `name`, with a number behind it if somebody other than `id` is called that.
    fn distinct(&self, name: &str, id: PlayerId) -> String {
        let taken =
            |candidate: &str| self.seats.iter().any(|other| other.id != id && other.name.as_deref() == Some(candidate));
        numbered(name, LONGEST_NAME, &taken)
    }
}

/// `name`, with the first number from 2 behind it that makes it one that is not `taken`; what had to be cut for that keeps
/// it within `longest` characters.
pub fn numbered(name: &str, longest: usize, taken: &dyn Fn(&str) -> bool) -> String {
    if !taken(name) {
        return name.to_owned();
    }
    (2..)
        .map(|number| {
            let suffix = format!(" {number}");
            let room = longest.saturating_sub(suffix.len());
            let stem: String = graphemes(name).take(room).collect();
            format!("{}{suffix}", stem.trim_end())
        })
        .find(|candidate| !taken(candidate))
        .unwrap_or_else(|| name.to_owned())
}

/// A name as it is kept: inner runs of space become one space, the ends are trimmed, controls are dropped, accents are
/// composed so that names that look equal are equal (P1).
///
/// # Errors
/// [`RosterError::BlankName`] if nothing visible is left, [`RosterError::LongName`] beyond [`LONGEST_NAME`].
pub fn tidy_name(name: &str) -> Result<String, RosterError> {
    tidy(name, LONGEST_NAME)
}

/// As [`tidy_name`], for the names of other things than players: of up to `longest` characters.
///
/// # Errors
/// As [`tidy_name`].
pub fn tidy(name: &str, longest: usize) -> Result<String, RosterError> {
    let visible: String =
        compose_all(name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !hidden(*c)));
    let tidy = visible.split(' ').filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    if tidy.chars().all(|c| c == ' ' || only_joins(c)) {
        return Err(RosterError::BlankName);
    }
    if graphemes(&tidy).count() > longest {
        return Err(RosterError::LongName);
    }
    Ok(tidy)
}

/// Characters that nobody sees or that turn the text round. Those that join emoji stay: [`only_joins`].
fn hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{180e}'
                | '\u{200b}'
                | '\u{200c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff9}'..='\u{fffb}'
        )
}

/// Joiner, variation marks and the tags of flags: part of an emoji, nothing on their own.
fn only_joins(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0001}'..='\u{e01ef}')
}
