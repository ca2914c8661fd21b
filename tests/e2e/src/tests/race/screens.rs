//! Leaving, sizes and languages: what must hold on every screen of Race.

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox::rules::race::{Event, Way};
use wordbox::session::settings::Language;
use wordbox::text::Text;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::words::{german, words_in, words_of, worth};
use wordbox_e2e::pages::race::{RaceLook, RacePlan, RaceStage, RaceTable};
use wordbox_e2e::pages::{ENTER, text};

use super::games::{phases, rolled};
use crate::tests::case_layout::{all_visible, hold};
use crate::tests::case_support::{go, stored, true_in_page};

/// C44, C50: every screen is left in every phase, by link and by Back, and the table is found again as it was.
pub async fn c44_every_screen_is_left_in_every_phase(ctx: &mut Ctx) -> Result<()> {
    // Every phase to one of them: where the table is left to is no matter of the phase.
    let mut elsewhere = ["#/", "#/race", "#/help/race", "#/settings"].into_iter().cycle();
    for way in [Way::Paper, Way::Phones, Way::Typed, Way::Turns] {
        for (phase, left) in phases(way) {
            left.lay(ctx).await?;
            let before = at_the_table(ctx).await?;
            let fragment = elsewhere.next().unwrap_or_default();
            go(ctx, fragment).await?;
            away(ctx).await?;
            // In a way that no engine takes further than one step.
            ctx.browser.script("history.back()", vec![]).await?;
            let after = at_the_table(ctx).await?;
            ensure!(after == before, "{phase}: after {fragment} {after:?} is not {before:?}");
            // Quicker than any screen can be drawn.
            let quick =
                "for (const one of ['#/', '#/race/table', '#/help/race', '#/race/table', '#/']) location.hash = one";
            ctx.browser.script(quick, vec![]).await?;
            away(ctx).await?;
        }
    }
    Ok(())
}

/// The table when all has been told; a pause ends by a tap. What is counted up is left out, and what nobody found, which comes
/// after the points.
async fn at_the_table(ctx: &Ctx) -> Result<RaceLook> {
    let table = RaceTable::on(&ctx.browser);
    let there = |look: &RaceLook| !matches!(look.stage(), RaceStage::Elsewhere | RaceStage::Home | RaceStage::Setup);
    if table.until("the table", there).await?.stage() == RaceStage::Paused {
        table.go_on().await?;
    }
    // A button that has just come waits for a moment.
    let look = table.until("STOP", |look| look.stage() != RaceStage::Racing || look.can("stop")).await?;
    Ok(look.without(&["called", "missed"]))
}

async fn away(ctx: &Ctx) -> Result<()> {
    let body = "return !document.querySelector('main.table, dialog[open]') && Boolean(document.querySelector('main.screen')) \
                && document.querySelectorAll('main').length === 1 && document.getElementById('trouble').hidden";
    true_in_page(ctx, "another screen and nothing left of the table", body).await
}

/// C36: every call of the storage throws, and a round on paper is played; a quiet note says that nothing is kept, and Continue
/// leads back.
pub async fn c36_with_storage_that_throws_race_plays(ctx: &mut Ctx) -> Result<()> {
    let full = "for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) { \
        Storage.prototype[name] = () => { throw new DOMException('full', 'QuotaExceededError'); }; }";
    ctx.site.inject(full)?;
    let table = RacePlan::of(Way::Paper, &["Ann", "Bo"]).play(ctx).await?;
    let letters = table.roll().await?.texts("letters");
    let browser = table.browser();
    table.pause().await?;
    browser.tap("button", text().act.home).await?;
    browser.test_id("continue").await?;
    browser.sees(text().notes.not_saved).await?;
    browser.sees(&(text().table.left)(text().race().title, 1)).await?;
    browser.tap_id("continue").await?;
    let back = table.until("the table", |look| matches!(look.stage(), RaceStage::Paused | RaceStage::Racing)).await?;
    let back = if back.stage() == RaceStage::Paused { table.go_on().await? } else { back };
    ensure!(back.texts("letters") == letters, "{back:?}");
    table.stop("Ann").await?;
    let word = words_of(&letters)?[0];
    table.enter_list("Ann", &[word]).await?;
    table.reveal().await?;
    table.call_out_all(2).await?;
    table.to_points().await?;
    let next = table.close().await?;
    // One word is too few for the bonus.
    ensure!(next.totals() == [("Ann".to_owned(), worth(word)), ("Bo".to_owned(), 0)], "{next:?}");
    Ok(())
}

/// C47, C50: with the phone upright, lying, and with half of it under the keyboard, everything that is needed is there.
pub async fn c47_c50_all_is_in_reach_however_the_phone_is_held(ctx: &mut Ctx) -> Result<()> {
    let letters = ["[data-testid=letters]", "[data-testid=letters] .tile:last-child"];
    let racing = [&letters[..], &["[data-testid=stop]", "[data-testid=together]", "[data-testid=clock]"]].concat();
    rolled(Way::Paper).then(Event::Started).open_framed(ctx, 360, 740).await?;
    let table = RaceTable::on(&ctx.browser);
    let upright = table.until("STOP", |look| look.can("stop")).await?;
    all_visible(ctx, &racing).await?;
    for (width, height) in [(740, 360), (568, 320), (320, 568)] {
        hold(ctx, width, height).await?;
        all_visible(ctx, &racing).await?;
        ensure!(table.look().await? == upright, "C50: a turned phone shows something else");
    }
    Ok(())
}

/// C47: the keyboard is open while a list is entered, and while words are called.
pub async fn c47_lists_and_calls_above_an_open_keyboard(ctx: &mut Ctx) -> Result<()> {
    rolled(Way::Paper).then(Event::Started).then(Event::Stopped { by: None }).open_framed(ctx, 320, 568).await?;
    RaceTable::on(&ctx.browser).open_list("Ann").await?;
    ctx.browser.tap("button", text().act.phone_keyboard).await?;
    hold(ctx, 320, 300).await?;
    all_visible(ctx, &["[data-testid=word]", "[data-testid=say]", "[data-testid=whose]"]).await?;
    ctx.browser.keys(&format!("stream{ENTER}")).await?;
    RaceTable::on(&ctx.browser).until("the word", |look| look.texts("list") == ["stream"]).await?;
    all_visible(ctx, &["[data-testid=word]", "[data-testid=say]", "[data-testid=entered]"]).await?;

    rolled(Way::Turns).then(Event::Started).lay_framed(ctx, 320, 568).await?;
    RaceTable::on(&ctx.browser).until_stage(RaceStage::Calling).await?;
    ctx.browser.tap("button", text().act.phone_keyboard).await?;
    hold(ctx, 320, 300).await?;
    let needed = [
        "[data-testid=letters]",
        "[data-testid=letters] .tile:last-child",
        "[data-testid=turn]",
        "[data-testid=word]",
        "[data-testid=say]",
    ];
    all_visible(ctx, &needed).await
}

/// Letters are read across a room. Assumed: a picture two metres wide, a reader eight metres away, and capitals that are to be
/// seen under 15 minutes of arc, three times what sharp eyes can just tell apart.
pub async fn letters_are_read_from_eight_metres(ctx: &mut Ctx) -> Result<()> {
    const PICTURE: f64 = 2.0;
    const AWAY: f64 = 8.0;
    const MINUTES: f64 = 15.0;
    const WIDTH: u32 = 1920;
    let pixels_per_metre = f64::from(WIDTH) / PICTURE;
    let needed = 2.0 * AWAY * (MINUTES / 60.0 / 2.0).to_radians().tan() * pixels_per_metre;
    rolled(Way::Paper).then(Event::Started).open_framed(ctx, WIDTH, 1080).await?;
    RaceTable::on(&ctx.browser).until_stage(RaceStage::Racing).await?;
    // The smallest of the capitals, as the font draws them.
    let measure = "const pen = document.createElement('canvas').getContext('2d'); const heights = []; \
        for (const letter of document.querySelectorAll('[data-testid=letters] .tile span')) { \
          const style = getComputedStyle(letter); pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`; \
          heights.push(pen.measureText('E').actualBoundingBoxAscent); } \
        return heights.length ? Math.min(...heights) : 0";
    let height = ctx.browser.script(measure, vec![]).await?.as_f64().unwrap_or_default();
    let seen = (height / pixels_per_metre / AWAY).atan().to_degrees() * 60.0;
    println!("capitals of {height:.0} px: {seen:.0} minutes of arc from {AWAY} m");
    ensure!(height >= needed, "capitals are {height} px high, {needed:.0} are needed");
    Ok(())
}

/// German screens, German dice, German words with their umlauts.
pub async fn a_german_round(ctx: &mut Ctx) -> Result<()> {
    let german_screens = "language=de;theme=auto;motion=calm;muted=no;vibration=yes;over_mute_switch=no";
    ctx.site.inject(&stored("settings", german_screens))?;
    ctx.open("#/race").await?;
    let text = Text::of(Language::De);
    let (words, browser) = (text.race(), &ctx.browser);
    browser.find("heading", words.title).await?;
    browser.fill(&(text.roster.name)(1), "Jörg").await?;
    browser.fill(&(text.roster.name)(2), "Zoë").await?;
    browser.tap("button", text.plan.start).await?;
    let table = RaceTable::on(browser);
    let letters = table.press_to(words.play.roll, RaceStage::Racing).await?.texts("letters");
    let dictionary = german()?;
    let all = words_in(&dictionary, &letters)?;
    ensure!(all.len() >= 40, "R1: {} words in {letters:?}", all.len());
    // With an umlaut, if the roll has one.
    let umlaut = all.iter().find(|word| word.contains(['ä', 'ö', 'ü'])).copied().unwrap_or(all[0]);
    let other = all.iter().find(|word| **word != umlaut).copied().unwrap_or_default();
    browser
        .wait("STOP", async || {
            if let Some(stop) = browser.all("button", &(words.play.stop_of)("Jörg")).await?.first() {
                browser.click(stop).await?;
            }
            Ok((table.look().await?.stage() == RaceStage::Collecting).then_some(()))
        })
        .await?;
    table.open_list("Jörg").await?;
    browser.fill(text.act.word_field, &format!("{umlaut}{ENTER}")).await?;
    table.until("the word", |look| look.texts("list") == [umlaut]).await?;
    browser.fill(text.act.word_field, &format!("{}{ENTER}", other.to_uppercase())).await?;
    table.until("both words", |look| look.texts("list").len() == 2).await?;
    browser.tap("button", words.count.all_lists).await?;
    table.press_to(words.count.reveal, RaceStage::Revealing).await?;
    let total = worth(umlaut) + worth(other);
    let next = format!("{}*", (words.reveal.next)(""));
    // Chance says whose list comes first.
    if table.look().await?.list_of("Jörg").is_none() {
        table.press(&next, "the other list", |look| look.called().len() == 2).await?;
    }
    let counted =
        |look: &RaceLook| look.list_of("Jörg").is_some_and(|list| list.total == total && list.words.len() == 2);
    table.until(&format!("{total} points for {umlaut} and {other}"), counted).await?;
    let lang = browser.script("return document.documentElement.lang", vec![]).await?;
    ensure!(lang == json!("de"), "the page says it is {lang}");
    Ok(())
}
