//! Games that were left at a certain point, in every phase.

use anyhow::{Context, Result, anyhow};
use wordbox::rules::Game as _;
use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::{Config, Event, Scramble};
use wordbox::session::codec;
use wordbox::session::save::{RecordOf, VERSION};
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{Left, LeftScramble};

use crate::tests::case_support::{storage, true_in_page};

pub const NAMES: [&str; 3] = ["Ann", "Bo", "Cy"];
pub const ANN: PlayerId = PlayerId(0);
pub const BO: PlayerId = PlayerId(1);
/// Words that no screen says, and how their letters lie: Ann's, Bo's and Cy's.
pub const WORDS: [(&str, &str); 3] = [("garden", "rdgnea"), ("walrus", "rlwusa"), ("pigeon", "gnipoe")];
/// Enough for all of them, and for other words.
const TILES: &str = "aaaaabbccddddeeeeeeeeffggghhiiiiiklllmmmnnnnooooopprrrrssssttttuuuvwwxyyz";

/// As printed, with all time for an answer.
pub fn config() -> Config {
    Config { claim: 60, rounds: 2, ..Config::classic(Lang::En) }
}

/// The die has fallen, and the first player picks first.
pub fn rolled(config: Config) -> LeftScramble {
    Left::begun(config, &NAMES).then(Event::Rolled { length: 6, tiles: TILES.to_owned(), starter: ANN })
}

/// All groups lie open.
pub fn solving(config: Config) -> LeftScramble {
    Left::begun(config, &NAMES).all_set(&WORDS).then(Event::Revealed)
}

/// Whoever has the device has taken that many-th word.
fn taken(left: LeftScramble, place: usize) -> LeftScramble {
    let (word, jumble) = WORDS[place];
    left.then(Event::Taken { word: word.to_owned(), jumble: jumble.to_owned() })
}

/// A phase of the game under its name, and the words that nobody may see then.
pub struct Phase {
    pub name: &'static str,
    pub left: LeftScramble,
    pub hidden: Vec<&'static str>,
}

fn phase(name: &'static str, left: LeftScramble, hidden: &[usize]) -> Phase {
    Phase { name, left, hidden: hidden.iter().map(|place| WORDS[*place].0).collect() }
}

/// Every phase until the groups lie open.
pub fn setting_phases() -> Vec<Phase> {
    let begun = || Left::begun(config(), &NAMES);
    let first = || rolled(config()).then(Event::Started);
    let second = || taken(first(), 0).then(Event::HandedOver).then(Event::Started);
    vec![
        phase("before the roll", begun(), &[]),
        phase("covered", rolled(config()), &[]),
        phase("Ann chooses", first(), &[]),
        phase("Ann jumbles", taken(first(), 0), &[0]),
        phase("covered again", taken(first(), 0).then(Event::HandedOver), &[0]),
        phase("Bo chooses", second(), &[0]),
        phase("Bo jumbles", taken(second(), 1), &[0, 1]),
        phase("all words are set", begun().all_set(&WORDS), &[0, 1, 2]),
    ]
}

/// Every phase from then on.
pub fn solving_phases() -> Vec<Phase> {
    let open = || solving(config());
    let claimed = |left: LeftScramble| left.then(Event::Claimed { by: BO, group: ANN });
    let first = || open().solved(1, 0, WORDS[0].0);
    let given_up = || first().then(Event::Abandoned { groups: vec![BO] });
    let round = |left: LeftScramble| left.solved(0, 1, WORDS[1].0).solved(0, 2, WORDS[2].0);
    vec![
        phase("all groups lie open", open(), &[0, 1, 2]),
        phase("Bo claims Ann's group", claimed(open()), &[0, 1, 2]),
        phase("Bo was wrong", claimed(open()).then(Event::Missed), &[0, 1, 2]),
        phase("one is solved", first(), &[1, 2]),
        phase("one is given up", given_up(), &[1, 2]),
        phase("between the rounds", round(first()), &[]),
        phase("the end", round(round(first()).all_set(&WORDS).then(Event::Revealed).solved(1, 0, "garden")), &[]),
    ]
}

/// The events of the stored game, one after the other.
pub async fn events(ctx: &Ctx) -> Result<Vec<Event>> {
    let text = storage(ctx, "scramble.game").await?.context("no game is stored")?;
    let record: RecordOf<Scramble> =
        codec::read(Scramble::NAME, VERSION, &text).map_err(|why| anyhow!("{why:?}: {text}"))?;
    Ok(record.log.into_iter().flat_map(|step| step.events).collect())
}

/// How many events of a kind the stored game has.
pub async fn count(ctx: &Ctx, is_meant: impl Fn(&Event) -> bool) -> Result<usize> {
    Ok(events(ctx).await?.iter().filter(|event| is_meant(event)).count())
}

/// Groups and names wait a moment before a tap on them counts, as it may be the second one on what was there before (C48).
pub async fn taps_count(ctx: &Ctx) -> Result<()> {
    let counts = "return document.querySelector('[data-testid=give-up]')?.disabled === false";
    true_in_page(ctx, "groups that can be tapped", counts).await
}
