//! Race when the lists come in: entry, reveal, points, and the end.

use anyhow::Result;
use wordbox::rules::race::{Config, Event, Refusal, Way};
use wordbox::rules::roster::PlayerId;
use wordbox::rules::verdict::Unlisted;
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::{RaceStage, RaceTable};
use wordbox_e2e::pages::{LeftRace, text};

use super::camera::{ABOVE_KEYBOARD, Camera};
use super::race_write::{FACES, LIST, NAMES};

const LISTS: [&[&str]; 3] = [
    &["mother", "thousand", "rain", "house", "donate", "ruined", "shout", "mint", "hard", "tomus"],
    &["mother", "rain", "dream", "readout", "humid"],
    &["donate", "trumes", "stream", "house"],
];

fn stopped(names: &[&str]) -> LeftRace {
    let config = Config { way: Way::Paper, ..Config::classic(Lang::En) };
    let stopped = Event::Stopped { by: Some(PlayerId(0)) };
    LeftRace::rolled(config, names, &FACES).then(Event::Started).then(stopped)
}

/// Rows of players, a list, only the points, a look into the dictionary.
pub async fn collecting(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    stopped(&NAMES).wrote(PlayerId(0), LISTS[0]).open(ctx).await?;
    let (browser, table) = (&ctx.browser, RaceTable::on(&ctx.browser));
    table.until_stage(RaceStage::Collecting).await?;
    camera.take(browser, "race-collecting").await?;
    table.open_list(NAMES[1]).await?;
    table.write(LISTS[1]).await?;
    camera.take(browser, "race-entry").await?;
    browser.tap("button", text().act.phone_keyboard).await?;
    camera.take_at(browser, "race-entry-keyboard", &[ABOVE_KEYBOARD]).await?;
    // The keyboard is closed.
    browser.resize(360, 740).await?;
    table.all_lists().await?;
    table.open_list(NAMES[2]).await?;
    table.press(text().race().count.only_points, "the numbers", |look| look.text("tally").is_some()).await?;
    camera.take(browser, "race-only-points").await?;
    table.all_lists().await?;
    browser.tap_id("look-up").await?;
    browser.overwrite(text().race().count.look_up_title, "thousand").await?;
    browser.tap("button", text().race().count.look_up).await?;
    browser.sees("thousand").await?;
    camera.take(browser, "race-look-up").await
}

/// A class of thirty whose lists come in.
pub async fn collecting_class(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let names: Vec<String> = (1..=30).map(|number| format!("Team {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let left = (0..12).fold(stopped(&names), |left, player| left.wrote(PlayerId(player), &LIST));
    left.open(ctx).await?;
    let (browser, table) = (&ctx.browser, RaceTable::on(&ctx.browser));
    table.until_stage(RaceStage::Collecting).await?;
    camera.take(browser, "race-collecting-class").await?;
    table.reveal().await?;
    for open in 1..6 {
        table.press("Next*", "the next list", |look| look.called().len() > open).await?;
    }
    camera.take(browser, "race-reveal-class").await
}

/// The lists as they are called out, what can be done about a word, the points.
pub async fn reveal(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let lists = LISTS.iter().enumerate();
    lists.fold(stopped(&NAMES), |left, (player, words)| left.wrote(PlayerId(player as u8), words)).open(ctx).await?;
    let (browser, table) = (&ctx.browser, RaceTable::on(&ctx.browser));
    table.until_stage(RaceStage::Collecting).await?;
    table.reveal().await?;
    table.until("the first list", |look| look.called().first().is_some_and(|list| list.total > 5)).await?;
    camera.take(browser, "race-reveal-first").await?;
    table.call_out_all(NAMES.len()).await?;
    camera.take(browser, "race-reveal-all").await?;
    browser.tap("button", "tomus *").await?;
    browser.test_id("word-sheet").await?;
    camera.take(browser, "race-word-sheet").await?;
    browser.tap("button", text().race().reveal.let_it).await?;
    browser.tap("button", "thousand *").await?;
    browser.tap("button", text().race().reveal.same_as).await?;
    camera.take(browser, "race-same-word").await?;
    browser.tap("button", text().act.close).await?;
    table.to_points().await?;
    camera.take(browser, "race-points").await
}

/// A tie at the top after several rounds, and the end.
pub async fn ends(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let config = Config { way: Way::Paper, goal: 20, ..Config::classic(Lang::En) };
    let round = |left: LeftRace, lists: [&[&str]; 3]| {
        let verdicts = |words: &&[&str]| {
            let wrong = |word: &&str| (*word == "tomus").then_some(Refusal::Unlisted(Unlisted::Unknown));
            words.iter().map(wrong).collect::<Vec<_>>()
        };
        let judged = Event::Judged { verdicts: lists.iter().map(verdicts).collect(), sealed: false };
        let entered = lists
            .iter()
            .enumerate()
            .fold(left.then(Event::Started).then(Event::Stopped { by: None }), |left, (player, words)| {
                left.wrote(PlayerId(player as u8), words)
            });
        entered.then(judged).then(Event::CalledOut).then(Event::CalledOut).then(Event::Closed)
    };
    let again =
        |left: LeftRace| left.then(Event::Rolled { faces: FACES.map(str::to_owned).into(), starter: PlayerId(0) });
    let first =
        round(LeftRace::rolled(config, &NAMES, &FACES), [&["mother", "rain", "tomus"], &["house", "dream"], &["mint"]]);
    let second = round(again(first), [&["thousand", "donate"], &["readout", "hard"], &["shout", "ruined", "stream"]]);
    // Both of the first two have 21 then.
    let level: [&[&str]; 3] = [&["thousand", "mourned"], &["asteroid", "readout", "ruined"], &["rain"]];
    let tied = round(again(second), level);
    tied.open(ctx).await?;
    let (browser, table) = (&ctx.browser, RaceTable::on(&ctx.browser));
    let look = table.until("the end of the third round", |look| look.stage() != RaceStage::Elsewhere).await?;
    camera.take(browser, "race-tied").await?;
    anyhow::ensure!(look.text("tied").is_some(), "no tie: {look:?}");
    let podium = round(again(tied), [&["thousand", "donate"], &["hard"], &["rain", "stream"]]);
    podium.lay(ctx).await?;
    table_of(ctx).until_stage(RaceStage::Podium).await?;
    camera.take(&ctx.browser, "race-podium").await
}

fn table_of(ctx: &Ctx) -> RaceTable<'_> {
    RaceTable::on(&ctx.browser)
}
