//! Random games: settings, decks, and deeds that make sense as well as deeds that do not.

use proptest::prelude::*;
use proptest::sample::select;
use wordbox::rules::bomb::{Action, Bomb, Config, Die, Ending, Event, Judge, Play};
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::session::Session;
use wordbox::words::Lang;

use crate::common::dealt;
use crate::happening::{Happening, happenings};
use crate::table::Table;

/// What happens at the table.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Somebody does something, sensible or not.
    Act(Action),
    /// Whoever has the bomb passes it on or says a word, whoever that is.
    Go(String),
    /// The next thing that leads on: roll, light, take the card.
    Next,
    /// Nothing that anybody plays.
    Around(Happening),
}

/// A game to be.
#[derive(Clone, Debug)]
pub struct Game {
    pub config: Config,
    pub players: usize,
    /// How many cards there are; `None` deals the real deck.
    pub deck: Option<usize>,
    pub seed: u64,
    pub deeds: Vec<Deed>,
}

const CARDS: [&str; 9] = ["ant", "ing", "est", "er", "ab", "st", "re", "con", "al"];
const WORDS: [&str; 14] = [
    "pant",
    "scanty",
    "antelope",
    "ant",
    "aunt",
    "singing",
    "restaurant",
    "strangest",
    "abstract",
    "xantq",
    "contestant",
    "Ärger",
    "two words",
    "",
];

impl Deed {
    /// Does it. `None` if it was refused.
    pub fn perform(&self, table: &mut Table) -> Option<Vec<Event>> {
        use wordbox::rules::bomb::view::Stage;
        match self {
            Deed::Act(action) => table.act(action).ok(),
            Deed::Go(word) => {
                let Stage::Burning(round) = table.session.view().stage else { return Some(Vec::new()) };
                table.pass_time(400);
                let holder = round.holder;
                match table.session.config().play {
                    Play::Spoken => table.act(&Action::Pass { holder }).ok(),
                    Play::Typed => table.act(&Action::Say { holder, word: word.clone() }).ok(),
                }
            }
            Deed::Next => {
                let action = match table.session.view().stage {
                    Stage::Ready { .. } => Action::Roll,
                    Stage::Rolled { .. } => Action::Light,
                    Stage::Exploded(round) => match round.dispute {
                        Some(open) if open.dispute.votes.is_some() => Action::CloseVote,
                        _ => Action::TakeCard,
                    },
                    Stage::Shuffling | Stage::Burning(_) | Stage::Over => return Some(Vec::new()),
                };
                table.act(&action).ok()
            }
            Deed::Around(happening) => Some(happening.befall(table)),
        }
    }
}

impl Game {
    /// The table after the deal, and every card of its deck.
    pub fn set_up(&self) -> (Table, Vec<String>) {
        let names = ["Ann", "Bo", "Cy", "Di", "Ed"];
        let roster = Roster::seat_all(names[..self.players].iter().map(|name| Some(*name))).expect("plain names");
        let table = match self.deck {
            Some(size) => {
                let dealt_cards = match self.config.ending {
                    Ending::Cards(cards) => usize::from(cards).min(size),
                    Ending::Lives(_) => size,
                };
                let (pile, rest) = CARDS[..size].split_at(dealt_cards);
                Table::<Bomb>::at(&dealt(&self.config, &roster, pile, rest, 0), self.seed)
            }
            None => {
                let mut table = Table::new(Session::new(self.config.clone(), roster), self.seed);
                table.resume();
                table
                    .act(&Action::Deal { spent: vec!["ab".to_owned()], after: None, deck: Vec::new() })
                    .expect("a deal");
                assert!(!table.session.can_undo());
                table
            }
        };
        let deck = table.session.state().hidden_cards().map(str::to_owned).collect();
        (table, deck)
    }
}

prop_compose! {
    /// Small decks and few rounds, so that games end.
    pub fn games()(
        typed in any::<bool>(),
        edges in any::<bool>(),
        ending in prop_oneof![(1_u8..5).prop_map(Ending::Cards), (1_u8..3).prop_map(Ending::Lives)],
        fuse in (3_u16..9, 0_u16..4),
        always in any::<bool>(),
        (names, derivatives) in any::<(bool, bool)>(),
        players in 2_usize..6,
        deck in prop_oneof![4 => (1_usize..=CARDS.len()).prop_map(Some), 1 => Just(None)],
        seed in any::<u64>(),
        deeds in prop::collection::vec(deeds(), 0..60),
    ) -> Game {
        let config = Config {
            lang: Lang::En,
            play: if typed { Play::Typed } else { Play::Spoken },
            die: if edges { Die::Edges } else { Die::Classic },
            ending,
            fuse: (fuse.0, fuse.0 + fuse.1),
            judge: if always { Judge::Always } else { Judge::WhenChallenged },
            names,
            derivatives,
            unusual: false,
            own: None,
        };
        Game { config, players, deck, seed, deeds }
    }
}

fn deeds() -> impl Strategy<Value = Deed> {
    prop_oneof![
        12 => Just(Deed::Next),
        8 => select(&WORDS[..]).prop_map(|word| Deed::Go(word.to_owned())),
        20 => actions().prop_map(Deed::Act),
        21 => happenings().prop_map(Deed::Around),
    ]
}

fn actions() -> impl Strategy<Value = Action> {
    let who = || prop_oneof![9 => 0_u8..6, 1 => any::<u8>()].prop_map(PlayerId);
    let seat = || prop_oneof![9 => 0_usize..6, 1 => any::<usize>()];
    let word = || prop_oneof![4 => select(&WORDS[..]).prop_map(str::to_owned), 1 => any::<String>()];
    let name =
        || prop_oneof![select(&["Ann", "Bo", "", "Ann 2", "👩‍👩‍👧", "<b>"][..]).prop_map(str::to_owned), any::<String>()];
    prop_oneof![
        1 => Just(Action::Deal { spent: Vec::new(), after: None, deck: Vec::new() }),
        1 => Just(Action::Roll),
        1 => Just(Action::Light),
        1 => Just(Action::TakeCard),
        2 => who().prop_map(|holder| Action::Pass { holder }),
        2 => (who(), word()).prop_map(|(holder, word)| Action::Say { holder, word }),
        5 => who().prop_map(|by| Action::Challenge { by }),
        3 => Just(Action::PassBack),
        4 => Just(Action::CallVote),
        2 => (who(), word()).prop_map(|(holder, word)| Action::Appeal { holder, word }),
        6 => (who(), any::<bool>()).prop_map(|(by, accept)| Action::Vote { by, accept }),
        2 => Just(Action::CloseVote),
        1 => Just(Action::DropDispute),
        2 => word().prop_map(|word| Action::LookUp { word }),
        2 => (seat(), who()).prop_map(|(round, to)| Action::GiveCard { round, to }),
        2 => (proptest::option::of(name()), seat()).prop_map(|(name, seat)| Action::Join { name, seat }),
        2 => who().prop_map(|id| Action::Leave { id }),
        1 => (who(), name()).prop_map(|(id, name)| Action::Rename { id, name }),
        1 => (who(), seat()).prop_map(|(id, seat)| Action::Reseat { id, seat }),
    ]
}
