//! Race on own phones: the table that invites, a phone that joins and hands over, and the list that comes in.

use anyhow::Result;
use wordbox::rules::race::sharing::{Invitation, list};
use wordbox::rules::race::{Config, Event, Way};
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{ENTER, LeftRace, text};

use super::camera::Camera;
use super::german::speak_german;

const FACES: [&str; 12] = ["E", "S", "R", "H", "D", "A", "M", "U", "I", "T", "O", "N"];
const LIST: [&str; 10] = ["mother", "thousand", "rain", "house", "donate", "ruined", "shout", "mint", "hard", "harm"];

fn config() -> Config {
    Config { way: Way::Phones, ..Config::classic(Lang::En) }
}

fn round() -> Invitation {
    Invitation::new(&config(), 1, &FACES.map(str::to_owned))
}

/// The table: squares, countdown, a list without an owner, a code that is wrong.
pub async fn table(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let phones = text().race().phones;
    let left = LeftRace::rolled(config(), &["Ann", "Bo", "Marlene"], &FACES);
    left.open(ctx).await?;
    ctx.browser.test_id("qr").await?;
    camera.take(&ctx.browser, "phones-invite").await?;
    ctx.browser.tap_id("start").await?;
    ctx.browser.test_id("countdown").await?;
    ctx.browser.picture(&ctx.pictures.join("phones-countdown.png")).await?;
    ctx.browser.tap("button", phones.late).await?;
    ctx.browser.test_id("qr").await?;
    camera.take(&ctx.browser, "phones-late").await?;
    ctx.browser.tap("button", text().act.close).await?;
    ctx.browser.tap_id("together").await?;
    ctx.browser.tap_id("from-phone").await?;
    ctx.browser.fill(phones.code, &format!("2K8P S0NW{ENTER}")).await?;
    ctx.browser.sees(phones.damaged).await?;
    camera.take(&ctx.browser, "phones-code").await?;
    let words = LIST.map(str::to_owned);
    let link = ctx.site.url(&format!("#/race/list/{}", list::in_full(round().mark(), Some("Cem"), &words)));
    ctx.browser.goto(&link).await?;
    ctx.browser.test_id("whose").await?;
    camera.take(&ctx.browser, "phones-whose").await?;
    let other = Invitation { round: 2, ..round() };
    let link = ctx.site.url(&format!("#/race/list/{}", list::in_full(other.mark(), Some("Cem"), &words)));
    ctx.browser.goto(&link).await?;
    ctx.browser.sees(phones.other_round).await?;
    camera.take(&ctx.browser, "phones-refused").await
}

/// A phone: it joins, and hands over.
pub async fn phone(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let phones = text().race().phones;
    ctx.open(&format!("#/race/join/{}", round().text())).await?;
    ctx.browser.fill(phones.name, "Marlene").await?;
    camera.take(&ctx.browser, "phones-join").await?;
    ctx.browser.tap_id("start").await?;
    ctx.browser.test_id("letters").await?;
    for word in LIST {
        ctx.browser.fill(text().act.word_field, &format!("{word}{ENTER}")).await?;
        ctx.browser.sees(word).await?;
    }
    camera.take(&ctx.browser, "phones-writing").await?;
    let next = Invitation { round: 2, ..round() };
    let next = Invitation { faces: next.faces.iter().rev().cloned().collect(), ..next };
    ctx.browser.goto(&ctx.site.url(&format!("#/race/join/{}", next.text()))).await?;
    ctx.browser.sees(phones.still_writing).await?;
    camera.take(&ctx.browser, "phones-busy").await?;
    ctx.browser.tap_id("back-to-list").await?;
    ctx.browser.tap_id("stop-called").await?;
    ctx.browser.test_id("code").await?;
    camera.take(&ctx.browser, "phones-hand-over").await?;
    speak_german(&mut ctx.browser).await?;
    ctx.browser.test_id("code").await?;
    camera.take(&ctx.browser, "phones-german-hand-over").await
}

/// The invitation in German.
pub async fn german(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    LeftRace::rolled(config(), &["Ann", "Bo"], &FACES).then(Event::Started).open(ctx).await?;
    speak_german(&mut ctx.browser).await?;
    ctx.open("#/race/join/0123").await?;
    ctx.browser.test_id("no-round").await?;
    camera.take(&ctx.browser, "phones-german-damaged").await?;
    ctx.open(&format!("#/race/join/{}", round().text())).await?;
    ctx.browser.test_id("own-name").await?;
    camera.take(&ctx.browser, "phones-german-join").await
}
