//! The language of the transcripts.
//!
//! ```text
//! # Says what it shows.                     prose
//! players Ann Bo Cy                         in the order of their seats; the first one begins
//! game typed, 2 cards, fuse 10 to 60 s      spoken or typed; further: 3 lives, edges die, judge when challenged, no names,
//!                                           no derivatives
//! cards ant ing, aside ba                   the pile, top card first, and what is put aside (deals rigged cards)
//! deal                                      deals a real, shuffled deck instead
//! roll not at the start -> not at the start rolls with a seed that brings this face
//! light 20 s -> ANT, bomb to Ann            lights a fuse of that length, again by a seed, and turns the card
//! 15 s pass -> boom, card to Ann
//! Bo says pant -> accepted, bomb to Cy      typed
//! Bo passes -> bomb to Cy                   spoken
//! ```
//!
//! All other deeds are in `deeds.rs` and `common/transcript.rs`; what is told of them, in `telling.rs`. Times are game time.

use wordbox::rules::bomb::{Bomb, Config, Die, Ending, Judge, Play};
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::session::Session;
use wordbox::words::Lang;

use crate::common::{dealt, roster};
use crate::table::Table;
use crate::transcript::{self, Cast, number};
use crate::{deeds, telling};

/// A transcript being played.
pub struct Stage {
    pub table: Table,
    pub cast: Cast,
}

impl transcript::Stage for Stage {
    const SETTINGS: usize = 3;

    fn set(settings: &[&str]) -> Self {
        let &[players, game, cards] = settings else { panic!("players, game and cards come first") };
        let names: Vec<&str> = players.strip_prefix("players ").expect("players").split(' ').collect();
        let config = config(game.strip_prefix("game ").expect("a game"));
        let roster = roster(&names);
        let table = match cards.strip_prefix("cards ") {
            Some(cards) => Table::at(&rigged(&config, &roster, cards), 0),
            None => {
                assert_eq!(cards, "deal");
                let mut table = Table::new(Session::<Bomb>::new(config, roster.clone()), 0);
                table.resume();
                table
            }
        };
        let mut stage = Stage { cast: Cast::of(roster.players()), table };
        if cards == "deal" {
            stage.perform(cards);
        }
        stage
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

fn rigged(config: &Config, roster: &Roster, cards: &str) -> String {
    let (pile, rest) = cards.split_once(", aside ").unwrap_or((cards, ""));
    dealt(config, roster, &pile.split(' ').collect::<Vec<_>>(), &rest.split_whitespace().collect::<Vec<_>>(), 0)
}

fn config(text: &str) -> Config {
    let mut config = Config::classic(Lang::En);
    for setting in text.split(", ") {
        match setting.split(' ').collect::<Vec<_>>().as_slice() {
            ["spoken"] => config.play = Play::Spoken,
            ["typed"] => config.play = Play::Typed,
            [count, "cards" | "card"] => config.ending = Ending::Cards(number(count)),
            [count, "lives" | "life"] => config.ending = Ending::Lives(number(count)),
            ["fuse", shortest, "to", longest, "s"] => config.fuse = (number(shortest), number(longest)),
            ["edges", "die"] => config.die = Die::Edges,
            ["judge", "when", "challenged"] => config.judge = Judge::WhenChallenged,
            ["no", "names"] => config.names = false,
            ["no", "derivatives"] => config.derivatives = false,
            _ => panic!("not a setting: {setting}"),
        }
    }
    config.check().expect("settings that a game can be played with");
    config
}
