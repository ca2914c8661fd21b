//! Random games of Scramble: settings, and deeds that make sense as well as deeds that do not.

use proptest::prelude::*;
use proptest::sample::select;
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::rules::scramble::view::{Fate, Solving, Stage};
use wordbox::rules::scramble::{Action, Config, Event, Pool, Scramble};
use wordbox::session::Session;
use wordbox::words::Lang;

use crate::happening::{Happening, happenings};
use crate::table::Table;

/// What happens at the table.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Somebody does something, sensible or not.
    Act(Action),
    /// The next thing that leads on; the number says which word, whose claim on which group.
    Next(usize),
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

/// Words of four and five letters, none of which stands in the name of anything in a view.
const WORDS: [[&str; 8]; 2] = [
    ["bird", "lamp", "honk", "stew", "gold", "rain", "beet", "tide"],
    ["bread", "beard", "stone", "onset", "plumb", "chief", "eaten", "radio"],
];
/// What is typed besides.
const SLIPS: [&str; 8] = ["BREAD ", "tneos", "paris", "Ärger", "two words", "isn't", "tones", ""];

impl Deed {
    /// Does it. `None` if it was refused.
    pub fn perform(&self, table: &mut Table<Scramble>) -> Option<Vec<Event>> {
        let action = match self {
            Deed::Around(happening) => return Some(happening.befall(table)),
            Deed::Act(action) => action.clone(),
            Deed::Next(which) => {
                let view = table.session.view();
                next(&view.stage, usize::from(view.length.unwrap_or_default()), *which)?
            }
        };
        table.act(&action).ok()
    }
}

fn next(stage: &Stage, length: usize, which: usize) -> Option<Action> {
    Some(match stage {
        Stage::Ready { .. } => Action::Roll,
        Stage::Waiting { .. } => Action::Start,
        Stage::Setting(_) if which.is_multiple_of(7) => Action::GoWithout,
        Stage::Setting(_) => Action::Take { word: WORDS[length - 4][which % 8].to_owned() },
        Stage::Jumbling(_) => match which % 5 {
            0 => Action::Shuffle,
            1 => Action::Arrange { order: (0..length).rev().collect() },
            _ => Action::HandOver,
        },
        Stage::AllSet { .. } => Action::Reveal,
        Stage::Solving(solving) if solving.claim.is_some() => match which % 4 {
            0 => Action::Miss,
            1 => Action::Answer { word: WORDS[length - 4][which / 4 % 8].to_owned(), insist: false },
            _ => Action::Confirm,
        },
        Stage::Solving(solving) => claim(solving, which),
        Stage::Over { .. } => return None,
    })
}

fn claim(solving: &Solving, which: usize) -> Action {
    let open: Vec<PlayerId> =
        solving.groups.iter().filter(|group| group.fate == Fate::Open).map(|group| group.setter).collect();
    let group = open[which % open.len()];
    if which.is_multiple_of(11) {
        return Action::Abandon { group: Some(group) };
    }
    Action::Claim { by: solving.solvers[which / 11 % solving.solvers.len()], group }
}

impl Game {
    pub fn set_up(&self) -> Table<Scramble> {
        let names = ["Ann", "Bo", "Cy", "Di"];
        let roster = Roster::seat_all(names[..self.players].iter().map(|name| Some(*name))).expect("plain names");
        let mut table = Table::new(Session::new(self.config.clone(), roster), self.seed);
        table.resume();
        table
    }
}

prop_compose! {
    /// Few rounds, so that games end.
    pub fn games()(
        rounds in 1_u8..4,
        setting_limit in prop_oneof![Just(None), (30_u16..60).prop_map(Some)],
        solving_limit in prop_oneof![Just(None), (30_u16..60).prop_map(Some)],
        claim in 5_u16..16,
        lock_out in any::<bool>(),
        pool in select(&[Pool::Tight, Pool::Usual, Pool::Plenty][..]),
        players in 2_usize..5,
        seed in any::<u64>(),
        deeds in prop::collection::vec(deeds(), 0..110),
    ) -> Game {
        let config = Config {
            rounds,
            faces: [4, 4, 4, 5, 5, 5],
            setting_limit,
            solving_limit,
            claim,
            lock_out,
            pool,
            ..Config::classic(Lang::En)
        };
        Game { config, players, seed, deeds }
    }
}

fn deeds() -> impl Strategy<Value = Deed> {
    prop_oneof![
        60 => any::<usize>().prop_map(Deed::Next),
        24 => actions().prop_map(Deed::Act),
        14 => happenings().prop_map(Deed::Around),
    ]
}

fn actions() -> impl Strategy<Value = Action> {
    let who = || prop_oneof![9 => 0_u8..4, 1 => any::<u8>()].prop_map(PlayerId);
    let whose = || proptest::option::of(who());
    let place = || prop_oneof![9 => 0_usize..5, 1 => any::<usize>()];
    let known = select(&WORDS[..]).prop_flat_map(|words| select(words.to_vec())).prop_map(str::to_owned).boxed();
    let word =
        || prop_oneof![6 => known.clone(), 3 => select(&SLIPS[..]).prop_map(str::to_owned), 1 => any::<String>()];
    let order = Just(vec![0_usize, 1, 2, 3, 4]).prop_shuffle();
    let name = || prop_oneof![select(&["Ann", "Bo", "", "Ann 2", "<b>"][..]).prop_map(str::to_owned), any::<String>()];
    prop_oneof![
        1 => Just(Action::Roll),
        1 => Just(Action::Start),
        3 => word().prop_map(|word| Action::Take { word }),
        2 => Just(Action::PutBack),
        2 => Just(Action::Shuffle),
        2 => order.prop_map(|order| Action::Arrange { order }),
        1 => prop::collection::vec(place(), 0..6).prop_map(|order| Action::Arrange { order }),
        1 => Just(Action::HandOver),
        1 => Just(Action::GoWithout),
        1 => Just(Action::Reveal),
        4 => (who(), who()).prop_map(|(by, group)| Action::Claim { by, group }),
        4 => (word(), any::<bool>()).prop_map(|(word, insist)| Action::Answer { word, insist }),
        1 => Just(Action::Confirm),
        1 => Just(Action::Miss),
        1 => whose().prop_map(|group| Action::Abandon { group }),
        2 => (proptest::option::of(name()), place()).prop_map(|(name, seat)| Action::Join { name, seat }),
        2 => who().prop_map(|id| Action::Leave { id }),
        1 => (who(), name()).prop_map(|(id, name)| Action::Rename { id, name }),
        1 => (who(), place()).prop_map(|(id, seat)| Action::Reseat { id, seat }),
    ]
}
