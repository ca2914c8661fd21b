//! Typed on this device: alone, and handed round behind a cover (R8).

use anyhow::{Context, Result, ensure};
use wordbox::rules::race::{Refusal, Way};
use wordbox::rules::verdict::Unlisted;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::words::{foreign_to, nonsense_of, plural_of, words_of, worth};
use wordbox_e2e::pages::race::{RacePlan, RaceStage, RaceTable};
use wordbox_e2e::pages::{DEL, text};

use super::hidden;

const SHORTEST: usize = 4;
/// The fewest words that STOP can be set to take.
const TARGET: usize = 5;

/// Whoever plays alone types until STOP: verdicts at once, a word that is kept all the same and costs two points until the
/// table lets it count, and the end.
pub async fn a_game_alone(ctx: &mut Ctx) -> Result<()> {
    let table = RacePlan::of(Way::Typed, &["Ann"]).target(TARGET as u16).goal(10).play(ctx).await?;
    let written = table.roll().await?;
    ensure!(written.stage() == RaceStage::Writing && !written.can("stop"), "{written:?}");
    let letters = written.texts("letters");
    let words = words_of(&letters)?;
    let texts = text().race().write;
    // `Qu` is one tile: what is left of it when only one of its letters is used is no matter here.
    let plain = words.iter().find(|word| !word.contains(['q', 'u'])).context("a word without Q and U")?;
    dims_what_is_typed(&table, plain).await?;
    let four = table.write(&words[..4]).await?;
    ensure!(four.text("progress") == Some(&(texts.progress)(4, TARGET)), "{four:?}");

    let (odd, foreign) = (nonsense_of(&letters)?, foreign_to(&letters)?);
    let missing = foreign_refusal(foreign, &letters)?;
    let mut wrong = vec![
        (words[0].chars().take(3).collect(), Refusal::TooShort),
        (foreign.to_owned(), missing),
        (words[1].to_owned(), Refusal::AlreadySaid),
    ];
    wrong.extend(plural_of(&letters)?.map(|word| (word.to_owned(), Refusal::Plural)));
    wrong.push((odd.clone(), Refusal::Unlisted(Unlisted::Unknown)));
    for (word, refusal) in wrong {
        let sentence = text().race().sentence(&text().verdict, refusal, &word, SHORTEST).context("a sentence")?;
        let refused = table.write_in_vain(&word, &sentence).await?;
        ensure!(refused.texts("list") == words[..4], "{word} is on the list: {refused:?}");
        ensure!(refused.can("appeal") == refusal.can_be_overruled(), "W4: {word}: {refused:?}");
    }
    // The last one is kept all the same, and then there are enough.
    let kept = table.press(texts.keep, "a list that is long enough", |look| look.can("stop")).await?;
    ensure!(kept.texts("list").last() == Some(&odd), "{kept:?}");
    // One that is taken off again is one too few; undo brings it back.
    table
        .press(&(text().race().count.remove)(words[3]), "one word less", |look| {
            look.texts("list").len() == 4 && !look.can("stop")
        })
        .await?;
    let back = table.undo("the word again", |look| look.can("stop")).await?;
    ensure!(back.texts("list") == kept.texts("list"), "C24: {back:?}");

    let good: i64 = words[..4].iter().map(|word| worth(word)).sum();
    table.press_to(text().race().play.stop, RaceStage::Revealing).await?;
    let called = table.call_out_all(1).await?;
    ensure!(called[0].total == good + 1 - 2, "R5 A, B: {called:?}");
    table.decide(&odd, text().race().reveal.let_it).await?;
    let all = good + 1 + worth(&odd);
    table.until("the word to count", |look| look.called().first().is_some_and(|list| list.total == all)).await?;
    table.to_points().await?;
    let end = table.close().await?;
    let points = (text().table.points)(i32::try_from(all)?);
    ensure!(all < 10 || end.shown("winner")? == (text().race().reveal.alone)(&points, 1), "{end:?}");
    ensure!((end.stage() == RaceStage::Podium) == (all >= 10), "R6: {all} points: {end:?}");
    Ok(())
}

/// So many words of which none stands in another, so that each can be looked for in the whole page.
fn apart(words: &[&'static str], count: usize) -> Vec<&'static str> {
    let mut apart: Vec<&str> = Vec::new();
    for word in words {
        if apart.len() < count && !apart.iter().any(|other| other.contains(word) || word.contains(other)) {
            apart.push(word);
        }
    }
    apart
}

/// As a word is typed, just so many tiles are dimmed.
async fn dims_what_is_typed(table: &RaceTable<'_>, word: &str) -> Result<()> {
    let browser = table.browser();
    browser.keys(word).await?;
    let dimmed = "return Array.from(document.querySelectorAll('.tile.used'), (tile) => tile.textContent.trim().toLowerCase()).sort().join('')";
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    browser
        .wait("the tiles of the word to be dimmed", async || {
            let seen = browser.script(dimmed, vec![]).await?;
            Ok((sorted(seen.as_str().unwrap_or_default()) == letters).then_some(()))
        })
        .await?;
    // Emptied key by key the field keeps the focus.
    browser.keys(&word.chars().map(|_| DEL).collect::<String>()).await?;
    table.until("an empty field", |look| look.text("typed") == Some("")).await.map(drop)
}

/// What is said of a word that needs another letter (C9): the first one that is not there often enough.
fn foreign_refusal(word: &str, letters: &[String]) -> Result<Refusal> {
    let mut left: Vec<char> = letters.concat().to_lowercase().chars().collect();
    for letter in word.chars() {
        match left.iter().position(|other| *other == letter) {
            Some(place) => drop(left.swap_remove(place)),
            None => {
                let shown = letters.concat().to_lowercase().chars().filter(|other| *other == letter).count();
                return Ok(Refusal::LetterMissing { letter, shown: u8::try_from(shown)? });
            }
        }
    }
    anyhow::bail!("{word} can be laid with {letters:?}")
}

/// Two share the device: while the cover or the other's list is in view, nothing of the first one's list is anywhere in the
/// page. Whoever was at the target first has the bonus.
pub async fn a_round_handed_round(ctx: &mut Ctx) -> Result<()> {
    const NAMES: [&str; 2] = ["Ann", "Bo"];
    let texts = text().race().write;
    let table = RacePlan::of(Way::Typed, &NAMES).target(TARGET as u16).play(ctx).await?;
    let covered = table.roll().await?;
    ensure!(covered.stage() == RaceStage::Waiting && covered.texts("letters").is_empty(), "{covered:?}");
    let browser = table.browser();
    hidden::no_tiles(browser).await?;
    let first = table.taker(&NAMES).await?;
    let second = if first == NAMES[0] { NAMES[1] } else { NAMES[0] };
    let letters = table.take(first).await?.texts("letters");
    let words = apart(&words_of(&letters)?, TARGET + 2);
    table.write(&words[..TARGET]).await?;
    hidden::shows(browser, &words[..TARGET]).await?;
    table.press_to(text().race().play.stop, RaceStage::Waiting).await?;
    hidden::shows_none(browser, &words[..TARGET]).await?;
    hidden::no_tiles(browser).await?;

    let other = table.take(second).await?;
    ensure!(other.texts("letters") == letters && other.texts("list").is_empty(), "the same letters: {other:?}");
    hidden::shows_none(browser, &words[..TARGET]).await?;
    // The second has a word that the first has too, and two others.
    let second_words = [words[0], words[TARGET], words[TARGET + 1]];
    table.write(&second_words).await?;
    hidden::shows_none(browser, &words[1..TARGET]).await?;
    browser.tap("button", texts.give_up).await?;
    let collected = table.press_to(texts.finish, RaceStage::Collecting).await?;
    ensure!(!collected.can("undo") || collected.text("stopper").is_none(), "{collected:?}");
    hidden::shows_none(browser, &words[..TARGET + 2]).await?;

    table.reveal().await?;
    let called = table.call_out_all(2).await?;
    let total = |name: &str| called.iter().find(|list| list.name == name).map(|list| list.total);
    let firsts: i64 = words[1..TARGET].iter().map(|word| worth(word)).sum();
    ensure!(total(first) == Some(firsts + 1), "{first} was at the target first: {called:?}");
    ensure!(total(second) == Some(worth(words[TARGET]) + worth(words[TARGET + 1])), "{called:?}");
    Ok(())
}
