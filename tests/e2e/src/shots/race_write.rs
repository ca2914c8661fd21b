//! Race as it is typed, and as words are called.

use anyhow::Result;
use wordbox::rules::race::{Config, Event, Way};
use wordbox::rules::roster::PlayerId;
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{ENTER, LeftRace, text};

use super::camera::{ABOVE_KEYBOARD, Camera};
use super::german::speak_german;

pub const FACES: [&str; 12] = ["E", "S", "R", "H", "D", "A", "M", "U", "I", "T", "O", "N"];
pub const NAMES: [&str; 3] = ["Ann", "Bo", "Marlene"];
pub const LIST: [&str; 9] = ["mother", "thousand", "rain", "house", "donate", "ruined", "shout", "mint", "hard"];

fn rolled(way: Way, names: &[&str]) -> LeftRace {
    LeftRace::rolled(Config { way, ..Config::classic(Lang::En) }, names, &FACES)
}

/// A device that is handed round: the cover, the list as it grows, STOP.
pub async fn writing(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    rolled(Way::Typed, &NAMES).open(ctx).await?;
    let browser = &ctx.browser;
    browser.test_id("take").await?;
    camera.take(browser, "race-waiting").await?;
    browser.tap_id("open").await?;
    browser.test_id("word").await?;
    camera.take(browser, "race-writing-empty").await?;
    for word in &LIST[..8] {
        browser.keys(&format!("{word}{ENTER}")).await?;
    }
    browser.sees(LIST[7]).await?;
    browser.keys("tomte").await?;
    camera.take(browser, "race-writing").await?;
    browser.keys(&ENTER.to_string()).await?;
    browser.sees("only one T").await?;
    camera.take(browser, "race-writing-letter").await?;
    browser.fill(text().act.word_field, "domes").await?;
    browser.keys(&ENTER.to_string()).await?;
    browser.test_id("appeal").await?;
    camera.take(browser, "race-writing-refused").await?;
    browser.tap("button", text().act.phone_keyboard).await?;
    browser.find("button", text().act.letter_keys).await?;
    camera.take_at(browser, "race-writing-keyboard-refused", &[ABOVE_KEYBOARD]).await?;
    browser.tap_id("give-up").await?;
    camera.take(browser, "race-give-up").await?;
    browser.tap("button", text().act.go_on).await?;
    browser.fill(text().act.word_field, &format!("harm {}{ENTER}", LIST[8])).await?;
    browser.test_id("stop").await?;
    camera.take_at(browser, "race-writing-keyboard", &[ABOVE_KEYBOARD]).await?;
    browser.tap("button", text().act.letter_keys).await?;
    camera.take(browser, "race-writing-enough").await
}

/// Words that are called in turn: three at the table, and a class.
pub async fn calling(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let mut left = rolled(Way::Turns, &NAMES).then(Event::Started);
    for (place, word) in LIST.iter().enumerate() {
        let by = PlayerId((place % NAMES.len()) as u8);
        left = left.then(Event::Called { by, word: (*word).to_owned(), refusal: None });
    }
    left.then(Event::Passed { by: PlayerId(0) }).open(ctx).await?;
    let browser = &ctx.browser;
    browser.test_id("turn").await?;
    camera.take(browser, "race-calling").await?;
    browser.keys(&format!("house{ENTER}")).await?;
    browser.sees("has house already").await?;
    camera.take(browser, "race-calling-refused").await
}

/// A class of thirty in turns.
pub async fn calling_class(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let names: Vec<String> = (1..=30).map(|number| format!("Team {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut left = rolled(Way::Turns, &names).then(Event::Started);
    for (place, word) in LIST.iter().enumerate() {
        left = left.then(Event::Called { by: PlayerId(place as u8), word: (*word).to_owned(), refusal: None });
    }
    left.open(ctx).await?;
    let browser = &ctx.browser;
    browser.test_id("turn").await?;
    camera.take(browser, "race-calling-class").await
}

/// The same in German, with its longer words and more letter keys.
pub async fn german(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let faces = ["Ä", "S", "R", "H", "D", "A", "M", "U", "I", "T", "E", "N"];
    let config = |way| Config { way, ..Config::classic(Lang::De) };
    LeftRace::rolled(config(Way::Typed), &NAMES, &faces).open(ctx).await?;
    ctx.browser.test_id("take").await?;
    speak_german(&mut ctx.browser).await?;
    let browser = &ctx.browser;
    browser.test_id("take").await?;
    camera.take(browser, "race-german-waiting").await?;
    browser.tap_id("open").await?;
    browser.test_id("word").await?;
    for word in ["hände", "stein", "xylit"] {
        browser.keys(&format!("{word}{ENTER}")).await?;
    }
    browser.test_id("answer").await?;
    camera.take(browser, "race-german-writing").await?;
    browser.tap_id("give-up").await?;
    camera.take(browser, "race-german-give-up").await
}
