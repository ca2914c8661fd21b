//! German screens, German tiles, German words.

use anyhow::{Context, Result, ensure};
use serde_json::json;
use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::{Config, Event};
use wordbox::session::settings::Language;
use wordbox::text::Text;
use wordbox::words::Lang;
use wordbox::words::catalog::word_file;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::scramble::words::{is_anagram, reads, words_of};
use wordbox_e2e::pages::scramble::{ScrambleStage, ScrambleTable, leaks};
use wordbox_e2e::pages::{LeftScramble, words};

use super::hidden::{NO_CHANCE, are_not_in_the_page};
use crate::tests::case_support::{dictionary_is_there, stored};

const GERMAN: &str = "language=de;theme=auto;motion=calm;muted=no;vibration=yes;over_mute_switch=no";
const TILES: &str = "aaaaabbccddeeeeeeeffggghhiiiiikklllmmmnnnnnooppqrrrrsssssttttuuvwwxyzäääöööüü";

/// Umlauts lie among the tiles and can be taken; ß is two of S, however it is typed.
pub async fn a_german_round(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(&format!("{NO_CHANCE}{}", stored("settings", GERMAN)))?;
    let config = Config { lang: Lang::De, claim: 60, ..Config::classic(Lang::De) };
    let rolled = Event::Rolled { length: 7, tiles: TILES.to_owned(), starter: PlayerId(0) };
    LeftScramble::begun(config, &["Jörg", "Zoë"]).then(rolled).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser).speaking(Language::De);
    let solve = Text::of(Language::De).scramble().solve;
    ensure!(table.taker(&["Jörg", "Zoë"]).await? == "Jörg", "{:?}", table.look().await?);
    let look = table.lift().await?;
    dictionary_is_there(ctx).await?;
    for umlaut in ['ä', 'ö', 'ü'] {
        ensure!(look.offers().iter().any(|offer| offer.letter == umlaut), "no {umlaut}: {look:?}");
    }
    ensure!(!look.offers().iter().any(|offer| offer.letter == 'ß'), "a tile with ß: {look:?}");
    let dictionary = words::read(word_file(Lang::De))?;
    let mut words = words_of(&dictionary, &look.offers(), 7)?;
    let umlaut = words.find(|word| word.contains(['ä', 'ö', 'ü'])).context("no word with an umlaut")?;
    table.type_on(umlaut).await?;
    let rack = table.take_it().await?.shown("rack")?.to_owned();
    ensure!(is_anagram(&rack, umlaut) && rack != umlaut, "{rack} of {umlaut}");
    are_not_in_the_page(&ctx.browser, &[umlaut]).await?;
    table.hand_over().await?;

    ensure!(table.taker(&["Jörg", "Zoë"]).await? == "Zoë", "{:?}", table.look().await?);
    table.lift().await?;
    table.type_on("straße").await?;
    let rack = table.take_it().await?.shown("rack")?.to_owned();
    ensure!(is_anagram(&rack, "strasse") && rack.chars().count() == 7, "{rack} of straße");
    let hidden = [umlaut, "strasse"];
    are_not_in_the_page(&ctx.browser, &hidden).await?;
    table.hand_over().await?;
    table.reveal().await?;
    are_not_in_the_page(&ctx.browser, &hidden).await?;

    table.claim("Zoë", "Jörg").await?;
    table.type_it().await?;
    table.answer(&umlaut.to_uppercase()).await?;
    table.until_stage(ScrambleStage::Solving).await?;
    table.claim("Jörg", "Zoë").await?;
    table.answer("Straße").await?;
    let look = table.until_stage(ScrambleStage::Ready).await?;
    let told = look.told_words();
    ensure!(told.len() == 2 && reads(&told[0].word, umlaut) && told[1].word == "Straße", "{told:?}");
    ensure!(told[0].whose == (solve.group)("Jörg"), "{told:?}");
    ensure!(leaks(&ctx.browser, &hidden, None).await?.len() >= 2, "told words are not found");
    let lang = ctx.browser.script("return document.documentElement.lang", vec![]).await?;
    ensure!(lang == json!("de"), "the page says it is {lang}");
    Ok(())
}
