//! Scramble with nothing but a keyboard.

use anyhow::{Context, Result, ensure};
use serde_json::json;
use thirtyfour::Key;
use wordbox::rules::scramble::{Config, Event};
use wordbox_e2e::harness::{Ctx, Engine};
use wordbox_e2e::pages::scramble::{ScrambleLook, ScrambleStage, ScrambleTable};
use wordbox_e2e::pages::{ENTER, LeftScramble, text};

use super::games::{WORDS, config, events, taps_count};
use super::hidden::NO_CHANCE;
use crate::tests::case_screens::press;
use crate::tests::case_support::dictionary_is_there;

/// Right, as WebDriver names the key.
const RIGHT: &str = "\u{e014}";

/// From the cover to the podium: letters, tiles by arrow keys, an answer that is said and one that is typed.
pub async fn a_round_by_keyboard_alone(ctx: &mut Ctx) -> Result<()> {
    // Firefox's driver opens a window that nobody works in: keys reach it now and then, a focus that the page moves is not
    // shown, and the words are covered as if people had gone to another window.
    if ctx.browser.engine == Engine::Firefox {
        return Ok(());
    }
    ctx.site.inject(NO_CHANCE)?;
    let one_round = Config { rounds: 1, ..config() };
    let rolled = Event::Rolled { length: 6, tiles: "aadeglnrrsuw".to_owned(), starter: super::games::ANN };
    LeftScramble::begun(one_round, &["Ann", "Bo"]).then(rolled).lay(ctx).await?;
    let (set, solve) = (text().scramble().set, text().scramble().solve);
    let table = ScrambleTable::on(&ctx.browser);
    for (word, _) in &WORDS[..2] {
        press(ctx, set.open, Key::Enter).await?;
        table.until_stage(ScrambleStage::Setting).await?;
        dictionary_is_there(ctx).await?;
        // The field has the focus.
        table.type_on(word).await?;
        table
            .until("the word to be taken", |look| look.can("takes"))
            .await
            .context("Enter takes it when the button would")?;
        ctx.browser.keys(ENTER.to_string().as_str()).await?;
        table.until_stage(ScrambleStage::Jumbling).await?;
        press(ctx, set.shuffle, Key::Space).await?;
        let rack = table.look().await?.shown("rack")?.to_owned();
        let mut letters: Vec<char> = rack.chars().collect();
        let first = (set.tile_at)(&letters[0].to_uppercase().to_string(), 1, letters.len());
        press(ctx, &first, Key::Right).await?;
        letters.swap(0, 1);
        let moved: String = letters.iter().collect();
        let lies = |look: &ScrambleLook| look.text("rack") == Some(&moved);
        table.until("the first tile to move", lies).await?;
        // The focus goes with the tile.
        ctx.browser.keys(RIGHT).await?;
        letters.swap(1, 2);
        let moved: String = letters.iter().collect();
        let lies = |look: &ScrambleLook| look.text("rack") == Some(&moved);
        table.until("the tile to move on", lies).await?;
        press(ctx, set.done, Key::Enter).await?;
        table.until("the next one", |look| look.stage() != ScrambleStage::Jumbling).await?;
    }
    press(ctx, solve.reveal, Key::Enter).await?;
    table.until_stage(ScrambleStage::Solving).await?;
    taps_count(ctx).await?;
    press(ctx, &(solve.group)("Ann"), Key::Enter).await?;
    press(ctx, solve.right, Key::Space).await?;
    table.until("Bo's group alone", |look| look.groups().len() == 1).await?;
    taps_count(ctx).await?;
    press(ctx, &(solve.group)("Bo"), Key::Enter).await?;
    press(ctx, solve.type_it, Key::Enter).await?;
    table.until("a field", |look| look.text("typed") == Some("")).await?;
    let focused = ctx.browser.script("return document.activeElement.dataset.testid || ''", vec![]).await?;
    ensure!(focused == json!("word"), "the focus is at {focused}");
    ctx.browser.keys(&format!("{}{ENTER}", WORDS[1].0)).await?;
    let podium = table.until_stage(ScrambleStage::Podium).await?;
    ensure!(podium.shown("winner")? == (text().end.wins)("Bo"), "{podium:?}: {:?}", events(ctx).await?);
    Ok(())
}
