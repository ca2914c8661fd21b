//! Golden transcripts: games that a person who knows the rules can read, played by an engine word for word.
//!
//! Every file starts with what it shows. Then come the settings, and each line after that is a deed, and behind `->` what the
//! table is told; the two are compared literally. Each game has its own language for deeds; time, pauses, reloads and undo
//! are the same for all:
//!
//! ```text
//! 5 s pass                                  nothing is told, so nothing may happen; `ms` works like `s`
//! 5 s pass unnoticed                        the page was not called for so long; whatever comes next finds the time gone
//! the device sleeps 60 s -> paused
//! pause, resume, reload
//! undo -> taken back
//! without dictionary, with dictionary
//! ```
//!
//! A deed is rigged only by the choice of the random seed: the engine decides all of it.

use std::collections::{BTreeMap, BTreeSet};

use rand_xoshiro::rand_core::SeedableRng;
use wordbox::rules::roster::{Player, PlayerId};
use wordbox::rules::{Game, Rng};
use wordbox::session::Refused;

use crate::table::Table;

/// A game on a stage.
pub trait Stage: Sized {
    /// So many lines of settings come first.
    const SETTINGS: usize;

    /// Sets the stage by those lines.
    fn set(settings: &[&str]) -> Self;

    /// Does a deed, and says what the table is told.
    fn perform(&mut self, deed: &str) -> String;
}

/// Everybody who ever sat at the table of a transcript, also those who left, by every name that they had.
pub struct Cast(BTreeMap<String, PlayerId>);

impl Cast {
    /// These, and nobody else yet.
    pub fn of<'a>(seated: impl IntoIterator<Item = &'a Player>) -> Self {
        let mut cast = Self(BTreeMap::new());
        cast.meet(seated);
        cast
    }

    /// Remembers what those at the table are called now.
    pub fn meet<'a>(&mut self, seated: impl IntoIterator<Item = &'a Player>) {
        for player in seated {
            if let Some(name) = &player.name {
                self.0.insert(name.clone(), player.id);
            }
        }
    }

    /// The player whom the transcript means.
    pub fn id(&self, name: &str) -> PlayerId {
        *self.0.get(name).unwrap_or_else(|| panic!("nobody is called {name}"))
    }

    /// The latest name of a player, who may be `seated`.
    pub fn name(&self, id: PlayerId, seated: Option<&Player>) -> String {
        let left = || self.0.iter().find(|(_, other)| **other == id).map(|(name, _)| name.clone());
        seated.and_then(|player| player.name.clone()).or_else(left).unwrap_or_else(|| format!("{id:?}"))
    }
}

/// What came of a deed.
pub enum Outcome<G: Game> {
    /// These events.
    Happened(Vec<G::Event>),
    /// Nothing: refused.
    Refused(Refused<G::Error>),
    /// The answer to a question about the table, or to a deed that is no action of the game.
    Answer(String),
}

impl<G: Game> From<Result<Vec<G::Event>, Refused<G::Error>>> for Outcome<G> {
    fn from(result: Result<Vec<G::Event>, Refused<G::Error>>) -> Self {
        result.map_or_else(Outcome::Refused, Outcome::Happened)
    }
}

/// Plays a transcript.
pub fn play<S: Stage>(text: &str) {
    if let Err(difference) = tell::<S>(text) {
        panic!("the engine tells otherwise, {difference}");
    }
}

/// Plays a transcript up to the first line that the engine tells otherwise, and says how.
pub fn tell<S: Stage>(text: &str) -> Result<(), String> {
    assert!(text.starts_with("# "), "a transcript starts with what it shows");
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<(usize, &str)> = lines.collect();
    let (settings, deeds) = lines.split_at(S::SETTINGS);
    let mut stage = S::set(&settings.iter().map(|(_, line)| *line).collect::<Vec<_>>());
    for (index, line) in deeds {
        let deed = line.split(" -> ").next().unwrap_or_default();
        let told = stage.perform(deed);
        let told = if told.is_empty() { deed.to_owned() } else { format!("{deed} -> {told}") };
        if told != *line {
            return Err(format!("line {}: {told}", index + 1));
        }
    }
    Ok(())
}

/// Time, pauses, reloads, undo and the dictionary.
pub fn around_the_game<G: Game>(table: &mut Table<G>, parts: &[&str]) -> Option<Outcome<G>> {
    match parts {
        [count, unit @ ("s" | "ms"), "pass"] => {
            return Some(Outcome::Happened(table.pass_time(millis(count, unit))));
        }
        [count, unit @ ("s" | "ms"), "pass", "unnoticed"] => table.let_clocks_run(millis(count, unit)),
        ["the", "device", "sleeps", count, "s"] => {
            table.sleep(millis(count, "s"));
            let told = if table.session.is_paused() { "paused" } else { "still running" };
            return Some(Outcome::Answer(told.to_owned()));
        }
        ["pause"] => table.pause(),
        ["resume"] => table.resume(),
        ["reload"] => table.reload(),
        ["undo"] => {
            let told = if table.undo() { "taken back" } else { "not possible" };
            return Some(Outcome::Answer(told.to_owned()));
        }
        [there @ ("with" | "without"), "dictionary"] => table.with_dictionary(*there == "with"),
        _ => return None,
    }
    Some(Outcome::Happened(Vec::new()))
}

/// Rigs the next act by looking for a seed with which it comes out as `wanted`: the rules are not touched, and an outcome
/// that they do not allow is never found.
pub fn rig<G: Game>(table: &mut Table<G>, action: &G::Action, wanted: impl Fn(&[G::Event]) -> bool) -> bool {
    let mut seeds = (0..2_000_000).map(|seed| (seed, table.would(action, &mut Rng::seed_from_u64(seed))));
    // What is refused is refused whatever the dice say.
    let outcome = seeds.find(|(_, outcome)| outcome.as_ref().map_or(true, |events| wanted(events)));
    match outcome {
        Some((seed, Ok(_))) => {
            table.rng = Rng::seed_from_u64(seed);
            true
        }
        _ => false,
    }
}

/// The transcripts that lie in a folder of `tests/golden`, and should all be played.
pub fn in_folder(folder: &str) -> BTreeSet<String> {
    let folder = format!("{}/tests/golden/{folder}", env!("CARGO_MANIFEST_DIR"));
    let there = std::fs::read_dir(folder).expect("the transcripts are there");
    let name = |entry: std::io::Result<std::fs::DirEntry>| entry.expect("a readable folder").file_name();
    there.map(|entry| name(entry).to_string_lossy().trim_end_matches(".txt").to_owned()).collect()
}

/// A count of milliseconds.
pub fn millis(count: &str, unit: &str) -> u64 {
    number::<u64>(count) * if unit == "s" { 1000 } else { 1 }
}

/// A number in a transcript.
pub fn number<N: std::str::FromStr>(text: &str) -> N {
    text.parse().unwrap_or_else(|_| panic!("not a number: {text}"))
}

/// A test for each transcript of a folder, and one that none lies there without being played.
#[macro_export]
macro_rules! transcripts {
    ($stage:ty, $folder:literal: $($name:ident)*) => {
        $(#[test]
        fn $name() {
            $crate::transcript::play::<$stage>(include_str!(concat!($folder, "/", stringify!($name), ".txt")));
        })*

        #[test]
        fn every_transcript_is_played() {
            let played = [$(stringify!($name)),*].map(str::to_owned);
            assert_eq!($crate::transcript::in_folder($folder.trim_start_matches("golden/")), played.into());
        }
    };
}
