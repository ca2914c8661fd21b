//! A typed game, with words asked of the real dictionary.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use wordbox::rules::bomb::{Error, Face, Misfit, Refusal};
use wordbox::rules::verdict::{Unlisted, Unusable};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::words::{answers, nonsense};
use wordbox_e2e::pages::{Look, Plan, Stage, Table, text};

const NAMES: [&str; 3] = ["Ann", "Bo", "Cleo"];
/// Who is to take how many of the 13 cards: no two the same, so that nobody ties.
const SHARES: [u64; 3] = [3, 4, 6];

/// From the first screen to the podium: 13 cards, three players, several words a round (B1 to B12).
pub async fn thirteen_cards(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::typed(&NAMES).count(13).play(ctx).await?;
    let mut taken = BTreeMap::from(NAMES.map(|name| (name.to_owned(), 0)));
    let mut cards = Vec::new();
    let podium = loop {
        let ready = table.look().await?;
        ensure!(ready.shown("title")? == (text().bomb.table.card_of)(cards.len() + 1, 13), "{ready:?}");
        let (card, words, exploded) = play_round(&table, wanted(&taken)).await?;
        ensure!(!cards.contains(&card), "the card {card} came twice: {cards:?}");
        cards.push(card);
        let loser = loser_in(&exploded)?;
        *taken.entry(loser.clone()).or_default() += 1;
        let after = table.take_card().await?;
        if after.stage() == Stage::Podium {
            break after;
        }
        ensure!(after.shown("starter")? == (text().bomb.table.starts)(&loser), "B9: {after:?}");
        let shown: Vec<String> = after.said().into_iter().map(|(word, ..)| word).collect();
        ensure!(shown == words, "said were {words:?}: {after:?}");
        let counts: BTreeMap<_, _> = after.seats().into_iter().map(|row| (row.name, row.count)).collect();
        ensure!(counts == taken, "{taken:?} were taken: {after:?}");
    };
    ensure!(cards.len() == 13, "{} rounds for 13 cards, {taken:?}", cards.len());
    let ranking = podium.ranking();
    ensure!(ranking.iter().map(|row| row.count).sum::<u64>() == 13, "{podium:?}");
    let counts: BTreeMap<_, _> = ranking.iter().map(|row| (row.name.clone(), row.count)).collect();
    ensure!(counts == taken, "{taken:?} were taken: {podium:?}");
    ensure!(ranking.is_sorted_by_key(|row| row.count) && ranking[0].place == Some(1), "{ranking:?}");
    ensure!(podium.shown("winner")? == (text().end.wins)(&ranking[0].name), "{podium:?}");
    Ok(())
}

/// Plays a round so that `target` has the bomb when it goes off. Returns the card, the words, and the explosion.
async fn play_round(table: &Table<'_>, target: &str) -> Result<(String, Vec<String>, Look)> {
    let mut look = table.begin_round().await?;
    let card = look.shown("letters")?.to_owned();
    let mut words = Vec::new();
    while look.stage() == Stage::Burning && (words.len() < 2 || look.text("holder") != Some(target)) {
        let (word, after) = table.say_something(&look, &words).await?;
        if after.stage() == Stage::Burning {
            words.push(word);
        }
        look = after;
    }
    let exploded = table.until_explosion().await?;
    ensure!(exploded.shown("letters")? == card, "another card than {card}: {exploded:?}");
    Ok((card, words, exploded))
}

/// Who lacks most of their share.
fn wanted(taken: &BTreeMap<String, u64>) -> &'static str {
    let lacks = |name: &str, share: u64| share.saturating_sub(taken.get(name).copied().unwrap_or_default());
    let most = NAMES.into_iter().zip(SHARES).max_by_key(|(name, share)| lacks(name, *share));
    most.map_or(NAMES[0], |(name, _)| name)
}

fn loser_in(exploded: &Look) -> Result<String> {
    let verdict = exploded.shown("loser")?;
    let loser = NAMES.into_iter().find(|name| verdict == (text().bomb.table.takes)(name));
    loser.map(str::to_owned).ok_or_else(|| anyhow::anyhow!("who takes the card? {verdict}"))
}

/// A word that does not count is answered with the first reason, and nothing else changes (W3, B4, B6).
pub async fn refused_words(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::typed(&NAMES).long_fuse().play(ctx).await?;
    let [a, b, c] = table.order().await?;
    let first = table.begin_round().await?;
    let (card, face) = (first.shown("letters")?.to_owned(), first.face()?);
    let (said, now) = table.say_something(&first, &[]).await?;
    ensure!(now.text("holder") == Some(&b), "B8: {now:?}");
    let (odd, misplaced) = (nonsense(&card, face)?, misplaced(&card, face)?);
    let mut wrong: Vec<(String, Refusal)> = vec![
        (card.clone(), Refusal::Misfit(Misfit::NotLarger)),
        ("zzz".to_owned(), Refusal::Misfit(Misfit::LettersMissing)),
        (format!("{said} again"), Refusal::Unusable(Unusable::NotOneWord)),
        (odd, Refusal::Unlisted(Unlisted::Unknown)),
    ];
    wrong.extend(misplaced);
    for (word, refusal) in wrong {
        table.say(&word).await?;
        let nobody = |_| String::new();
        let sentence = text().bomb_error(Error::Refused(refusal), &word, &card, nobody, |_| String::new());
        refused(&table, &now, &word, &sentence.unwrap_or_default()).await?;
    }
    table.say(&said).await?;
    refused(&table, &now, &said, &(text().bomb.refused.already_said)(&said, &a)).await?;
    // After a refusal the next word is typed without a tap.
    let (_, after) = table.say_something(&now, &[said]).await?;
    ensure!(after.text("holder") == Some(&c) && after.text("answer") == Some(""), "{after:?}");
    Ok(())
}

/// The sentence is there; the rest is as before.
async fn refused(table: &Table<'_>, before: &Look, word: &str, sentence: &str) -> Result<()> {
    let parts = ["answer", "typed", "appeal"];
    let after = table.until(&format!("\"{sentence}\""), |look| look.text("answer") == Some(sentence)).await?;
    ensure!(after.without(&parts) == before.without(&parts), "\"{word}\" changed more than the answer: {after:?}");
    ensure!(after.text("typed") == Some(word), "what was typed can be mended: {after:?}");
    Ok(())
}

/// A word with the letters only where the die forbids them, if it forbids a place.
fn misplaced(card: &str, face: Face) -> Result<Option<(String, Refusal)>> {
    let misfit = match face {
        Face::NotAtStart => Misfit::AtStart,
        Face::NotAtEnd => Misfit::AtEnd,
        Face::Anywhere | Face::AtStart | Face::AtEnd => return Ok(None),
    };
    let word = answers(card, Face::Anywhere)?.into_iter().find(|word| face.fits(card, word) == Err(misfit));
    // A card may have no such word; then there is nothing to refuse.
    Ok(word.map(|word| (word.to_owned(), Refusal::Misfit(misfit))))
}
