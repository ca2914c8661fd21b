//! Two things in one moment (C20, C48), and what must not be in view (C29, C33).

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox::rules::race::{Config, Event, Way};
use wordbox::words::Lexicon as _;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::{RacePlan, RaceStage, RaceTable};
use wordbox_e2e::pages::words::dictionary;
use wordbox_e2e::pages::{LeftRace, text};

use super::games::{ANN, FACES, LISTS, config, events, rolled};
use super::hidden;
use crate::tests::case_support::{CLOCK, LATER, dictionary_is_there, put, tap_twice};

const WORD: &str = "[data-testid=word]";
/// Sends what is typed, and calls STOP, without a moment between the two.
const SAY: &str = "document.querySelector('[data-testid=say]').click();";
const STOP: &str = "document.querySelector('[data-testid=stop]').click();";

fn alone(config: Config) -> LeftRace {
    LeftRace::rolled(config, &["Ann"], &FACES).then(Event::Started).wrote(ANN, &LISTS[0])
}

/// C20: a word that is sent after STOP in the same moment stands on no list, and one that is sent before it stands once.
pub async fn c20_a_word_and_stop_in_one_moment(ctx: &mut Ctx) -> Result<()> {
    for (order, expected) in [([SAY, STOP], 6), ([STOP, SAY], 5)] {
        alone(config(Way::Typed)).lay(ctx).await?;
        dictionary_is_there(ctx).await?;
        let table = RaceTable::on(&ctx.browser);
        table.until("STOP", |look| look.can("stop")).await?;
        put(ctx, WORD, "exam").await?;
        // What is gone from the page cannot be tapped any more.
        let body = order.map(|tap| format!("try {{ {tap} }} catch (gone) {{ }}")).concat();
        ctx.browser.script(&body, vec![]).await?;
        let stopped =
            table.until("the end", |look| !matches!(look.stage(), RaceStage::Writing | RaceStage::Elsewhere)).await?;
        // Where the dictionary has only just come, the list waits for it.
        if stopped.stage() == RaceStage::Collecting {
            table.reveal().await?;
        }
        let written = written(ctx).await?;
        ensure!(written.len() == expected, "{order:?}: {written:?}");
        let called = table.call_out_all(1).await?;
        ensure!(called[0].words.len() == expected, "{order:?}: {called:?}");
    }
    Ok(())
}

/// C20: a word that is sent when the time is up, before the page has noticed, stands in no round.
pub async fn c20_a_word_after_the_time_is_nowhere(ctx: &mut Ctx) -> Result<()> {
    alone(Config { limit: Some(60), ..config(Way::Typed) }).open_with(ctx, CLOCK).await?;
    let table = RaceTable::on(&ctx.browser);
    table.go_on().await?;
    dictionary_is_there(ctx).await?;
    put(ctx, WORD, "exam").await?;
    // No timer of the page can come between the two.
    ctx.browser.script(&format!("__clock.jump(120000, 120000); {SAY}"), vec![]).await?;
    table.until("the end of the time", |look| look.stage() != RaceStage::Writing).await?;
    let happened = events(ctx).await?;
    ensure!(happened.iter().filter(|event| **event == Event::TimeUp).count() == 1, "{happened:?}");
    ensure!(written(ctx).await? == LISTS[0], "{happened:?}");
    hidden::shows_none(&ctx.browser, &["exam"]).await
}

/// All words that were written, by the stored game.
async fn written(ctx: &Ctx) -> Result<Vec<String>> {
    let words = events(ctx).await?.into_iter().filter_map(|event| match event {
        Event::Written { words, .. } => Some(words),
        _ => None,
    });
    Ok(words.flatten().collect())
}

/// C48: a double tap on the roll does not call STOP; two taps on STOP, by one or by two people, are one STOP; and a double
/// tap on Reveal does not open the next list.
pub async fn c48_a_double_tap_is_one_tap(ctx: &mut Ctx) -> Result<()> {
    LeftRace::rolled(config(Way::Paper), &["Ann", "Bo"], &FACES)
        .then(Event::Started)
        .then(Event::Stopped { by: None })
        .then(Event::Judged { verdicts: vec![vec![], vec![]], sealed: false })
        .then(Event::CalledOut)
        .then(Event::Closed)
        .open(ctx)
        .await?;
    dictionary_is_there(ctx).await?;
    let table = RaceTable::on(&ctx.browser);
    table.until_stage(RaceStage::Ready).await?;
    // The second tap comes when the screen is there: it meets what lies there now.
    let twice = "const done = arguments[0], roll = document.querySelector('[data-testid=roll]'); roll.click(); \
        later(() => { \
          const stops = document.querySelectorAll('[data-testid=stop], [data-testid=together]'); \
          for (const stop of stops) stop.click(); done(stops.length); })";
    let twice = [LATER, twice].concat();
    let stops = ctx
        .browser
        .wait("the roll", async || {
            // Before the dictionary is there nothing is rolled.
            let stops = ctx.browser.driver.execute_async(&twice, vec![]).await?.json().as_u64();
            Ok(stops.filter(|stops| *stops > 0))
        })
        .await?;
    ensure!(stops == 3, "STOP for two, and together: {stops}");
    ensure!(stopped(ctx).await? == 1, "the second tap on the roll called STOP");
    let both = "const stops = Array.from(document.querySelectorAll('[data-testid=stop]')); \
        if (!stops.length || stops[0].disabled) return false; for (const stop of [stops[0], stops[0], stops[1]]) stop.click(); return true";
    ctx.browser
        .wait("STOP to work", async || Ok((ctx.browser.script(both, vec![]).await? == true).then_some(())))
        .await?;
    let collecting = table.until_stage(RaceStage::Collecting).await?;
    ensure!(stopped(ctx).await? == 2, "several STOPs: {:?}", events(ctx).await?);
    ensure!(
        collecting.shown("stopper")? == (text().race().count.stopped)("Ann"),
        "the first one counts: {collecting:?}"
    );
    let reveal = "const done = arguments[0], reveal = document.querySelector('[data-testid=reveal]'); \
        if (!reveal || reveal.disabled) return done(false); reveal.click(); later(() => { \
          for (const next of document.querySelectorAll('[data-testid=call-out]')) next.click(); done(true); })";
    let reveal = [LATER, reveal].concat();
    ctx.browser
        .wait("the reveal", async || {
            Ok((ctx.browser.driver.execute_async(&reveal, vec![]).await?.json() == &json!(true)).then_some(()))
        })
        .await?;
    let first = table.until_stage(RaceStage::Revealing).await?;
    ensure!(first.called().len() == 1, "{first:?}");
    let opened = events(ctx).await?.iter().filter(|event| matches!(event, Event::CalledOut)).count();
    ensure!(opened == 1, "the second tap on Reveal opened a list");
    Ok(())
}

/// C48: a double tap on the way from a list to all lists does not reveal them, nor open another.
pub async fn c48_a_double_tap_leads_to_all_lists(ctx: &mut Ctx) -> Result<()> {
    for (width, height) in [(360, 740), (740, 360)] {
        LeftRace::rolled(config(Way::Paper), &["Ann", "Bo"], &FACES)
            .then(Event::Started)
            .then(Event::Stopped { by: None })
            .lay_framed(ctx, width, height)
            .await?;
        dictionary_is_there(ctx).await?;
        let table = RaceTable::on(&ctx.browser);
        table.until_stage(RaceStage::Collecting).await?;
        for (name, back) in [("Ann", "all-lists"), ("Bo", "all-in")] {
            table.open_list(name).await?;
            table.write(&["seat"]).await?;
            let met = ctx
                .browser
                .wait(back, async || Ok(Some(tap_twice(ctx, back, "").await?).filter(|met| !met.is_null())))
                .await?;
            ensure!(met == "reveal", "nothing is tried by this: the second tap met {met}");
            let all_lists = table.until("another screen", |look| look.stage() != RaceStage::Entering).await?;
            ensure!(all_lists.stage() == RaceStage::Collecting, "two taps on {back}: {all_lists:?}");
        }
    }
    Ok(())
}

/// How often STOP was called, by the stored game.
async fn stopped(ctx: &Ctx) -> Result<usize> {
    Ok(events(ctx).await?.iter().filter(|event| matches!(event, Event::Stopped { .. })).count())
}

/// C29: however often the letters are shuffled, they stay the same letters, and no three that stand together are a word.
pub async fn c29_a_shuffle_never_spells_a_word(ctx: &mut Ctx) -> Result<()> {
    RacePlan::of(Way::Paper, &["Ann", "Bo"]).play(ctx).await?;
    dictionary_is_there(ctx).await?;
    let table = RaceTable::on(&ctx.browser);
    let mut last = table.roll().await?.texts("letters");
    let mut sorted = last.clone();
    sorted.sort();
    for _ in 0..12 {
        let shuffled = table
            .press(text().race().play.shuffle, "another order", |look| look.texts("letters") != last)
            .await?
            .texts("letters");
        let mut same = shuffled.clone();
        same.sort();
        ensure!(same == sorted, "other letters: {shuffled:?}");
        for length in 3..=shuffled.len() {
            for part in shuffled.windows(length) {
                let read = part.concat().to_lowercase();
                let is_word = dictionary()?.look_up(&read).is_some_and(|entry| entry.is_proposed());
                ensure!(!is_word, "{read} can be read in {shuffled:?}");
            }
        }
        last = shuffled;
    }
    Ok(())
}

/// C33: while the game is paused nothing of the letters or of a list is in the page, not while the rules or the people are
/// looked at either; then all is as it was.
pub async fn c33_a_pause_covers_letters_and_lists(ctx: &mut Ctx) -> Result<()> {
    let open = |way| rolled(way).then(Event::Started);
    let called = Event::Called { by: ANN, word: "stream".to_owned(), refusal: None };
    for (left, words) in [
        (open(Way::Paper), vec!["xquj"]),
        (open(Way::Typed).wrote(ANN, &LISTS[0]), vec!["xquj", "stream"]),
        (open(Way::Turns).then(called), vec!["xquj", "stream"]),
    ] {
        left.lay(ctx).await?;
        let (browser, table) = (&ctx.browser, RaceTable::on(&ctx.browser));
        let first = table.until("the table", |look| look.stage() != RaceStage::Elsewhere).await?;
        if first.stage() == RaceStage::Paused {
            table.go_on().await?;
        }
        let before = table.until("the letters", |look| !look.texts("letters").is_empty()).await?;
        hidden::shows(browser, &words).await?;
        table.pause().await?;
        nothing(ctx, &words).await?;
        for (page, test) in [(text().act.help, ".rules"), (text().roster.title, ".people")] {
            browser.tap("button", page).await?;
            let open = format!("return Boolean(document.querySelector('dialog[open] {test}'))");
            browser.wait(page, async || Ok((browser.script(&open, vec![]).await? == true).then_some(()))).await?;
            nothing(ctx, &words).await?;
            browser.tap("button", text().act.back).await?;
        }
        let after = table.go_on().await?;
        ensure!(after == before, "{after:?} is not {before:?}");
    }
    Ok(())
}

async fn nothing(ctx: &Ctx, words: &[&str]) -> Result<()> {
    hidden::no_tiles(&ctx.browser).await?;
    hidden::shows_none(&ctx.browser, words).await
}
