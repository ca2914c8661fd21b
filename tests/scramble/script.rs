//! The language of the transcripts of Scramble.
//!
//! ```text
//! # Says what it shows.                     prose
//! players Ann Bo Cy                         in the order of their seats; chance takes the first one to pick first
//! game 3 rounds                             further: faces 4 5 5 6 6 7, tight, plenty, setting 60 s, solving 60 s, claim 10 s,
//!                                           lock out, names, german
//! roll 5 for stone bread -> 5 letters, Ann picks first; Ann takes the device
//!                                           the die shows 5, and there are tiles for these words; `, one K` says how many
//! start -> Ann chooses
//! Ann takes stone -> Ann jumbles
//! Ann lays tneos -> T N E O S               the tiles in that order
//! Ann hands over -> Bo takes the device
//! reveal -> Ann, Bo and Cy lie open; 30 for the next
//! Bo claims Ann -> Bo has the claim
//! Bo answers stone -> stone: Bo takes place 1 for 30
//! right, wrong                              what the table says of an answer that was said aloud
//! ```
//!
//! All other deeds are in `deeds.rs` and `common/transcript.rs`; what is told of them, in `telling.rs`.

use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::rules::scramble::{Config, Pool, Scramble};
use wordbox::session::Session;
use wordbox::words::Lang;

use crate::table::Table;
use crate::transcript::{self, Cast, number};
use crate::{deeds, telling};

/// A transcript being played.
pub struct Stage {
    pub table: Table<Scramble>,
    pub cast: Cast,
}

impl transcript::Stage for Stage {
    const SETTINGS: usize = 2;

    fn set(settings: &[&str]) -> Self {
        let &[players, game] = settings else { panic!("players and game come first") };
        let names: Vec<&str> = players.strip_prefix("players ").expect("players").split(' ').collect();
        let roster = Roster::seat_all(names.iter().map(|name| Some(*name))).expect("plain names");
        let config = config(game.strip_prefix("game ").expect("a game"));
        let lang = config.lang;
        let cast = Cast::of(roster.players());
        let mut table = Table::new(Session::new(config, roster), 0);
        table.lang = lang;
        table.resume();
        Stage { table, cast }
    }

    fn perform(&mut self, deed: &str) -> String {
        let before = self.table.session.view();
        let outcome = deeds::perform(self, deed);
        let after = self.table.session.view();
        self.cast.meet(after.players.iter().map(|seat| &seat.player));
        telling::told(self, &before, &outcome, &after)
    }
}

impl Stage {
    /// The player whom the transcript means.
    pub fn id(&self, name: &str) -> PlayerId {
        self.cast.id(name)
    }

    /// The latest name of a player.
    pub fn name(&self, id: PlayerId) -> String {
        self.cast.name(id, self.table.session.view().player(id))
    }
}

fn config(text: &str) -> Config {
    let mut config = Config::classic(Lang::En);
    for setting in text.split(", ") {
        match setting.split(' ').collect::<Vec<_>>().as_slice() {
            [count, "rounds" | "round"] => config.rounds = number(count),
            ["faces", faces @ ..] => {
                let faces: Vec<u8> = faces.iter().map(|face| number(face)).collect();
                config.faces = faces.try_into().expect("six faces");
            }
            ["tight"] => config.pool = Pool::Tight,
            ["plenty"] => config.pool = Pool::Plenty,
            ["setting", seconds, "s"] => config.setting_limit = Some(number(seconds)),
            ["solving", seconds, "s"] => config.solving_limit = Some(number(seconds)),
            ["claim", seconds, "s"] => config.claim = number(seconds),
            ["lock", "out"] => config.lock_out = true,
            ["names"] => config.names = true,
            ["german"] => config.lang = Lang::De,
            _ => panic!("not a setting: {setting}"),
        }
    }
    config.check().expect("settings that a game can be played with");
    config
}
