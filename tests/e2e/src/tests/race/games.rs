//! Games that were left at a certain point, in every phase of every way to play.

use anyhow::{Context, Result, anyhow};
use wordbox::rules::Game as _;
use wordbox::rules::race::{Config, Event, Race, Refusal, Way};
use wordbox::rules::roster::PlayerId;
use wordbox::rules::verdict::Unlisted;
use wordbox::session::codec;
use wordbox::session::save::{RecordOf, VERSION};
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::LeftRace;

use crate::tests::case_support::storage;

/// The letters of all of them: X, Qu and J stand together, so that they can be looked for in the whole page.
pub const FACES: [&str; 12] = ["X", "Qu", "J", "O", "R", "U", "A", "S", "T", "M", "P", "E"];
pub const ANN: PlayerId = PlayerId(0);
pub const BO: PlayerId = PlayerId(1);
/// Words that the letters hold, five for each.
pub const LISTS: [[&str; 5]; 2] =
    [["stream", "mature", "jumpers", "quarto", "major"], ["stream", "master", "quart", "prom", "exam"]];
const NAMES: [&str; 2] = ["Ann", "Bo"];

/// Five words are enough.
pub fn config(way: Way) -> Config {
    Config { way, target: 5, goal: 10, ..Config::classic(Lang::En) }
}

/// The dice lie on the table; the first player is the first.
pub fn rolled(way: Way) -> LeftRace {
    LeftRace::rolled(config(way), &NAMES, &FACES)
}

/// Every phase under its name, for that way.
pub fn phases(way: Way) -> Vec<(&'static str, LeftRace)> {
    let open = || rolled(way).then(Event::Started);
    let mut all = Vec::new();
    match way {
        Way::Paper | Way::Phones => {
            if way == Way::Phones {
                all.push(("rolled", rolled(way)));
            }
            let stopped = || open().then(Event::Stopped { by: Some(ANN) });
            all.extend([
                ("racing", open()),
                ("nobody's list is in", stopped()),
                ("a list is in", stopped().wrote(ANN, &LISTS[0])),
            ]);
            all.extend(after(stopped().wrote(ANN, &LISTS[0]).wrote(BO, &LISTS[1])));
        }
        Way::Typed => {
            let first = || open().wrote(ANN, &LISTS[0]).then(Event::Stopped { by: Some(ANN) });
            let second = || first().then(Event::Started);
            all.extend([
                ("covered", rolled(way)),
                ("Ann writes", open().wrote(ANN, &LISTS[0][..2])),
                ("covered again", first()),
            ]);
            all.push(("Bo writes", second().wrote(BO, &LISTS[1])));
            all.extend(after(second().wrote(BO, &LISTS[1]).then(Event::Stopped { by: Some(BO) })));
        }
        Way::Turns => {
            let called = |left: LeftRace, by, word: &str, refusal| {
                left.then(Event::Called { by, word: word.to_owned(), refusal })
            };
            let some = || called(open(), ANN, LISTS[0][0], None);
            let odd = || called(some(), BO, "pomtus", Some(Refusal::Unlisted(Unlisted::Unknown)));
            let passed = || odd().then(Event::Passed { by: ANN });
            let over = || passed().then(Event::Passed { by: BO });
            all.extend([
                ("calling", some()),
                ("one has passed", passed()),
                ("all have passed", over()),
                ("the next roll", over().then(Event::Closed)),
            ]);
        }
        Way::Guest => {}
    }
    all
}

/// From the moment in which all lists are in. Ann has been at the target first.
fn after(lists: LeftRace) -> Vec<(&'static str, LeftRace)> {
    let none = vec![vec![None; LISTS[0].len()], vec![None; LISTS[1].len()]];
    let judged = lists.clone().then(Event::Judged { verdicts: none, sealed: true });
    let all_open = judged.clone().then(Event::CalledOut);
    let over = all_open.clone().then(Event::Closed);
    vec![("all lists are in", lists), ("the first list", judged), ("all lists", all_open), ("the end", over)]
}

/// The events of the stored game, one after the other.
pub async fn events(ctx: &Ctx) -> Result<Vec<Event>> {
    let text = storage(ctx, "race.game").await?.context("no game is stored")?;
    let record: RecordOf<Race> = codec::read(Race::NAME, VERSION, &text).map_err(|why| anyhow!("{why:?}: {text}"))?;
    Ok(record.log.into_iter().flat_map(|step| step.events).collect())
}
