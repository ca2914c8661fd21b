//! Random games of Race: settings, and deeds that make sense as well as deeds that do not.

use proptest::prelude::*;
use proptest::sample::select;
use wordbox::rules::race::view::Stage;
use wordbox::rules::race::{Action, Config, Event, Judge, Race, Tally, Way};
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::session::Session;
use wordbox::words::Lang;

use crate::happening::{Happening, happenings};
use crate::table::Table;

/// What happens at the table.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Somebody does something, sensible or not.
    Act(Action),
    /// Whoever may write or call does, whoever that is, or takes an entry off; where lists are entered the number says on
    /// whose.
    Word(String, usize),
    /// The next thing that leads on.
    Next,
    /// Nothing that anybody plays.
    Around(Happening),
}

/// A game to be.
#[derive(Clone, Debug)]
pub struct Game {
    pub config: Config,
    pub players: usize,
    pub seed: u64,
    pub deeds: Vec<Deed>,
}

/// The letters that are laid, since rolls are slow to judge.
pub const DICE: [&str; 12] = ["S", "T", "O", "N", "E", "D", "R", "A", "I", "L", "P", "C"];
/// Words of those letters, and some that are none.
pub const WORDS: [&str; 18] = [
    "stone",
    "tone",
    "note",
    "onset",
    "planet",
    "personal",
    "relation",
    "Reaction",
    "TONE ",
    "toe",
    "tones",
    "pens",
    "onion",
    "traine",
    "paris",
    "Ärger",
    "two words",
    "",
];

impl Deed {
    /// Does it. `None` if it was refused.
    pub fn perform(&self, table: &mut Table<Race>) -> Option<Vec<Event>> {
        let action = match self {
            Deed::Around(happening) => return Some(happening.befall(table)),
            Deed::Act(action) => action.clone(),
            Deed::Word(word, place) => written(&table.session.view().stage, word, *place)?,
            Deed::Next => next(&table.session.view().stage)?,
        };
        table.act(&action).ok()
    }
}

/// The letters of [`DICE`].
pub fn lay() -> Action {
    Action::Lay { faces: DICE.map(str::to_owned).to_vec() }
}

fn next(stage: &Stage) -> Option<Action> {
    Some(match stage {
        Stage::Ready { .. } => lay(),
        Stage::Rolled | Stage::Waiting { .. } => Action::Start,
        Stage::Racing(_) => Action::Stop { by: None },
        Stage::Writing(writing) if writing.distinct >= 5 => Action::Stop { by: Some(writing.writer) },
        Stage::Writing(_) => Action::Stop { by: None },
        Stage::Calling(calling) => Action::Pass { by: calling.turn },
        Stage::Collecting { .. } => Action::Reveal,
        Stage::Revealing { open, result } if *open < result.lists.len() => Action::CallOut,
        Stage::Revealing { .. } => Action::Close,
        Stage::Over { .. } => return None,
    })
}

fn written(stage: &Stage, word: &str, place: usize) -> Option<Action> {
    let words = vec![word.to_owned()];
    Some(match stage {
        Stage::Writing(writing) if place.is_multiple_of(5) => Action::Erase { by: writing.writer, at: 0 },
        Stage::Collecting { sheets, .. } if place.is_multiple_of(5) => {
            Action::Erase { by: sheets.iter().find(|sheet| !sheet.words.is_empty())?.player, at: 0 }
        }
        Stage::Writing(writing) => Action::Write { by: writing.writer, words, insist: place.is_multiple_of(2) },
        Stage::Calling(calling) => {
            Action::Call { by: calling.turn, word: word.to_owned(), insist: place.is_multiple_of(2) }
        }
        Stage::Collecting { sheets, .. } => {
            Action::Write { by: sheets.get(place % sheets.len().max(1))?.player, words, insist: false }
        }
        Stage::Revealing { result, .. } | Stage::Over { result } => {
            let list = result.lists.get(place % result.lists.len().max(1))?;
            Action::Mend { by: list.player, at: list.words.len(), word: word.to_owned() }
        }
        _ => return None,
    })
}

impl Game {
    pub fn set_up(&self) -> Table<Race> {
        let names = ["Ann", "Bo", "Cy", "Di", "Ed"];
        let roster = Roster::seat_all(names[..self.players].iter().map(|name| Some(*name))).expect("plain names");
        let mut table = Table::new(Session::new(self.config.clone(), roster), self.seed);
        table.resume();
        table
    }
}

prop_compose! {
    /// Small goals, so that games end.
    pub fn games()(
        way in select(&[Way::Paper, Way::Typed, Way::Phones, Way::Turns, Way::Guest][..]),
        goal in 10_u16..25,
        limit in prop_oneof![Just(None), (30_u16..60).prop_map(Some)],
        at_once in any::<bool>(),
        (strict_plurals, names) in any::<(bool, bool)>(),
        players in 1_usize..5,
        seed in any::<u64>(),
        deeds in prop::collection::vec(deeds(), 0..90),
    ) -> Game {
        let config = Config {
            way,
            goal,
            limit,
            strict_plurals,
            names,
            target: 5,
            judge: if at_once { Judge::AtOnce } else { Judge::AtTheEnd },
            ..Config::classic(Lang::En)
        };
        Game { config, players: if way == Way::Guest { 1 } else { players }, seed, deeds }
    }
}

fn deeds() -> impl Strategy<Value = Deed> {
    prop_oneof![
        24 => Just(Deed::Next),
        30 => (select(&WORDS[..]), any::<usize>()).prop_map(|(word, place)| Deed::Word(word.to_owned(), place)),
        30 => actions().prop_map(Deed::Act),
        14 => happenings().prop_map(Deed::Around),
    ]
}

fn actions() -> impl Strategy<Value = Action> {
    let who = || prop_oneof![9 => 0_u8..5, 1 => any::<u8>()].prop_map(PlayerId);
    let whom = || proptest::option::of(who());
    let place = || prop_oneof![9 => 0_usize..6, 1 => any::<usize>()];
    let word = || prop_oneof![9 => select(&WORDS[..]).prop_map(str::to_owned), 1 => any::<String>()];
    // As they are kept.
    let kept = || select(&WORDS[..10]).prop_map(|word| word.trim().to_lowercase());
    let words = || prop::collection::vec(word(), 0..4);
    let counted = (any::<[u8; 7]>(), any::<bool>(), any::<bool>()).prop_map(|(lengths, mistake, short)| Tally {
        lengths: lengths.map(|count| count / 32),
        mistake,
        short,
    });
    let name = || prop_oneof![select(&["Ann", "Bo", "", "Ann 2", "<b>"][..]).prop_map(str::to_owned), any::<String>()];
    prop_oneof![
        1 => Just(lay()),
        1 => prop::collection::vec(word(), 0..4).prop_map(|faces| Action::Lay { faces }),
        1 => Just(Action::Start),
        3 => (who(), words(), any::<bool>()).prop_map(|(by, words, insist)| Action::Write { by, words, insist }),
        2 => (who(), words()).prop_map(|(by, words)| Action::Bring { by, words }),
        2 => (who(), place()).prop_map(|(by, at)| Action::Erase { by, at }),
        2 => whom().prop_map(|by| Action::Stop { by }),
        3 => whom().prop_map(|by| Action::NameStopper { by }),
        2 => (who(), proptest::option::of(counted)).prop_map(|(by, tally)| Action::Count { by, tally }),
        1 => (who(), word(), any::<bool>()).prop_map(|(by, word, insist)| Action::Call { by, word, insist }),
        1 => who().prop_map(|by| Action::Pass { by }),
        1 => Just(Action::Reveal),
        1 => Just(Action::CallOut),
        5 => (kept(), proptest::option::of(any::<bool>())).prop_map(|(word, counts)| Action::Overrule { word, counts }),
        4 => (kept(), kept()).prop_map(|(one, other)| Action::Merge { one, other }),
        4 => (who(), place(), word()).prop_map(|(by, at, word)| Action::Mend { by, at, word }),
        1 => Just(Action::Close),
        2 => (proptest::option::of(name()), place()).prop_map(|(name, seat)| Action::Join { name, seat }),
        2 => who().prop_map(|id| Action::Leave { id }),
        1 => (who(), name()).prop_map(|(id, name)| Action::Rename { id, name }),
        1 => (who(), place()).prop_map(|(id, seat)| Action::Reseat { id, seat }),
    ]
}
