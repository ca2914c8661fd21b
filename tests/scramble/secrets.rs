//! What the log of a game has of the round that is played, told apart without asking the engine.

use std::collections::BTreeMap;

use wordbox::rules::Game as _;
use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::view::Stage;
use wordbox::rules::scramble::{Event, Scramble};
use wordbox::session::save::RecordOf;
use wordbox::words::Letters;

/// A round as the log has it.
#[derive(Debug, Default)]
pub struct Facts {
    /// All tiles that were drawn.
    pub tiles: Letters,
    /// How many started it.
    pub players: usize,
    /// What everybody has set.
    pub words: BTreeMap<PlayerId, String>,
    /// What was said of whose group.
    pub said: BTreeMap<PlayerId, String>,
}

impl Facts {
    /// The last round that was rolled.
    pub fn of(record: &RecordOf<Scramble>) -> Self {
        let mut game = Scramble::new(&record.config, &record.roster);
        let (mut facts, mut claimed) = (Facts::default(), PlayerId(0));
        for (at, event) in record.log.iter().flat_map(|step| step.events.iter().map(|event| (step.at, event))) {
            let setter = match game.view().stage {
                Stage::Setting(setting) => setting.setter,
                Stage::Jumbling(jumbling) => jumbling.setter,
                _ => PlayerId(u8::MAX),
            };
            match event {
                Event::Rolled { tiles, .. } => {
                    let tiles = Letters::of(tiles).expect("tiles are letters");
                    facts = Facts { tiles, players: game.roster().len(), ..Facts::default() };
                }
                Event::Taken { word, .. } => {
                    facts.words.insert(setter, word.clone());
                }
                Event::PutBack => {
                    facts.words.remove(&setter);
                }
                Event::Claimed { group, .. } => claimed = *group,
                Event::Solved { word } => {
                    facts.said.insert(claimed, word.clone());
                }
                _ => {}
            }
            game.apply(at, event);
        }
        facts
    }

    /// The words that nobody has found, and that nobody has said of another group.
    pub fn hidden(&self) -> impl Iterator<Item = &String> {
        self.words.values().filter(|word| !self.said.values().any(|said| said == *word))
    }

    /// The tiles that were taken.
    pub fn taken(&self) -> Letters {
        let mut taken = Letters::default();
        self.words.values().for_each(|word| taken.add(&Letters::of(word).expect("tiles are letters")));
        taken
    }
}
