//! The language of the transcripts of Race.
//!
//! ```text
//! # Says what it shows.                     prose
//! players Ann Bo Cy                         in the order of their seats; chance takes the first one to be first
//! game paper, target 5                      paper, typed, phones, turns or guest; further: 9 dice, shortest 3, to 20,
//!                                           limit 60 s, strict plurals, judge at the end, names, german
//! lay S T O N E D -> Ann is first, all write
//! Bo stops -> Bo called STOP
//! Ann wrote stone, tone                     the list is entered
//! reveal -> Ann: stone 2, tone 1 = 3        the list that is called out, with what each word is worth, and its total
//! call out -> Bo: tone (Ann) = 0            struck, since Ann has it too
//! close -> Ann 3, Bo 0, Cy 0                the points of all
//! ```
//!
//! All other deeds are in `deeds.rs` and `common/transcript.rs`; what is told of them, in `telling.rs`.

use wordbox::rules::race::{Config, Judge, Race, Way};
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::session::Session;
use wordbox::words::Lang;

use crate::table::Table;
use crate::transcript::{self, Cast, number};
use crate::{deeds, telling};

/// A transcript being played.
pub struct Stage {
    pub table: Table<Race>,
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
            ["paper"] => config.way = Way::Paper,
            ["typed"] => config.way = Way::Typed,
            ["phones"] => config.way = Way::Phones,
            ["turns"] => config.way = Way::Turns,
            ["guest"] => config.way = Way::Guest,
            ["german"] => config.lang = Lang::De,
            [count, "dice"] => config.dice = number(count),
            ["target", count] => config.target = number(count),
            ["shortest", count] => config.shortest = number(count),
            ["to", goal] => config.goal = number(goal),
            ["limit", seconds, "s"] => config.limit = Some(number(seconds)),
            ["strict", "plurals"] => config.strict_plurals = true,
            ["judge", "at", "the", "end"] => config.judge = Judge::AtTheEnd,
            ["names"] => config.names = true,
            _ => panic!("not a setting: {setting}"),
        }
    }
    config.check().expect("settings that a game can be played with");
    config
}
