//! Typed play.

use anyhow::Result;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::words::{answers, nonsense};
use wordbox_e2e::pages::{Plan, Stage, Table, text};

use super::camera::{ABOVE_KEYBOARD, Camera};

const NAMES: [&str; 4] = ["Ann", "Bo", "Cleo", "Dmitri"];

/// The field empty, with a word, refused, put to the table; and above a phone's keyboard.
pub async fn round(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::typed(&NAMES).long_fuse().play(ctx).await?;
    let browser = table.browser();
    let first = table.begin_round().await?;
    let (letters, face) = (first.shown("letters")?.to_owned(), first.face()?);
    camera.take(browser, "typed-empty").await?;
    let word = answers(&letters, face)?.into_iter().max_by_key(|word| word.len()).unwrap_or_default();
    browser.keys(word).await?;
    table.until("the word", |look| look.text("typed") == Some(word)).await?;
    camera.take(browser, "typed-word").await?;

    browser.fill(text().act.word_field, "").await?;
    table.say(&nonsense(&letters, face)?).await?;
    table.until("an appeal to be possible", |look| look.can("appeal")).await?;
    camera.take(browser, "typed-refused").await?;
    browser.tap("button", text().act.phone_keyboard).await?;
    browser.find("button", text().act.letter_keys).await?;
    camera.take_at(browser, "keyboard", &[ABOVE_KEYBOARD]).await?;

    browser.tap_id("appeal").await?;
    table.until("the ballot", |look| look.can("voting")).await?;
    camera.take(browser, "appeal-vote").await?;
    table.close_vote().await?;
    table.say_something(&first, &[]).await?;
    table.challenge().await?;
    camera.take(browser, "challenge-typed").await
}

/// Words of a round, one of them struck, and the podium after three cards.
pub async fn game(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::typed(&NAMES[..3]).count(3).fuse(12).play(ctx).await?;
    let browser = table.browser();
    let [first, second, third] = table.order().await?;
    table.begin_round().await?;
    let said = words_of_a_round(&table, 4).await?;
    table.challenge().await?;
    table.call_vote().await?;
    for name in [&first, &second, &third] {
        table.vote(name, false).await?;
    }
    table.until_settled().await?;
    table.until_explosion().await?;
    table.take_card().await?;
    anyhow::ensure!(said > 0, "nothing was said");
    camera.take(browser, "summary-typed").await?;

    for _ in 0..2 {
        table.begin_round().await?;
        words_of_a_round(&table, 2).await?;
        table.until_explosion().await?;
        table.take_card().await?;
    }
    // With equal cards it goes on until somebody has won.
    while table.look().await?.stage() == Stage::Ready {
        table.begin_round().await?;
        table.until_explosion().await?;
        table.take_card().await?;
    }
    camera.take(browser, "podium-typed").await
}

/// So many words one after the other; returns how many were heard before it went off.
async fn words_of_a_round(table: &Table<'_>, count: usize) -> Result<usize> {
    let mut said = Vec::new();
    let mut look = table.look().await?;
    while said.len() < count && look.stage() == Stage::Burning {
        let (word, next) = table.say_something(&look, &said).await?;
        said.push(word);
        look = next;
    }
    Ok(said.len())
}
