//! The alternative game: words are called in turn (R7).

use anyhow::{Result, ensure};
use thirtyfour::Key;
use wordbox::rules::race::Way;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::words::{nonsense_of, words_of, worth};
use wordbox_e2e::pages::race::{RaceLook, RacePlan, RaceStage, RaceTable};
use wordbox_e2e::pages::text;

const NAMES: [&str; 3] = ["Ann", "Bo", "Cleo"];

/// Passes, coming back after one, a refused call that is tried again, a word that the table lets count, everybody passing in
/// a row; then the next seat starts.
pub async fn passes_and_coming_back(ctx: &mut Ctx) -> Result<()> {
    let table = RacePlan::of(Way::Turns, &NAMES).play(ctx).await?;
    let texts = text().race().write;
    let first = table.roll().await?;
    ensure!(first.stage() == RaceStage::Calling, "{first:?}");
    let letters = first.texts("letters");
    let (words, odd) = (words_of(&letters)?, nonsense_of(&letters)?);
    let mut order = NAMES.to_vec();
    let starter = first.shown("turn")?;
    let seat = NAMES.iter().position(|name| *name == starter).unwrap_or_default();
    order.rotate_left(seat);
    let [a, b, c] = [order[0], order[1], order[2]];

    call(&table, words[0], b).await?;
    // A word stands only once, and a refused call may be tried again.
    let again = table.write_in_vain(words[0], &(texts.already_called)(words[0], a)).await?;
    ensure!(again.text("turn") == Some(b), "{again:?}");
    call(&table, words[1], c).await?;
    pass(&table, c, a).await?;
    call(&table, words[2], b).await?;
    pass(&table, b, c).await?;
    // Whoever passed comes back, first with a word that only the table lets count.
    table.browser().keys(&odd).await?;
    table.browser().press(Key::Enter).await?;
    table.until("an appeal to be possible", |look| look.can("appeal")).await?;
    let let_count = table.press(texts.lets_count, "the next turn", |look| look.text("turn") == Some(a)).await?;
    ensure!(column(&let_count, c) == (vec![odd.clone()], worth(&odd)), "{let_count:?}");
    pass(&table, a, b).await?;
    pass(&table, b, c).await?;
    // A pass by mistake is taken back, and two others do not end the round.
    let back = table.undo("the pass to be taken back", |look| look.text("turn") == Some(b)).await?;
    ensure!(back.shown("title")? == (texts.passed)(1, 3), "{back:?}");
    call(&table, words[3], c).await?;
    for (who, next) in [(c, a), (a, b)] {
        pass(&table, who, next).await?;
    }
    let before = table.look().await?;
    let expected = [
        (a, vec![words[0].to_owned(), words[2].to_owned()]),
        (b, vec![words[1].to_owned(), words[3].to_owned()]),
        (c, vec![odd]),
    ];
    for (name, words) in &expected {
        let points = words.iter().map(|word| worth(word)).sum();
        ensure!(column(&before, name) == (words.clone(), points), "R5 D, E: {name}: {words:?}: {before:?}");
    }
    // Everybody has passed in a row.
    let over = table.press_to(texts.pass, RaceStage::Summary).await?;
    for (name, words) in &expected {
        let points: i64 = words.iter().map(|word| worth(word)).sum();
        ensure!(over.totals().contains(&((*name).to_owned(), points)), "{name} has {points}: {over:?}");
    }
    let ready = table.close().await?;
    ensure!(ready.shown("starter")? == (text().race().play.starts)(b), "who starts rotates: {ready:?}");
    let next = table.roll().await?;
    ensure!(next.text("turn") == Some(b), "{next:?}");
    Ok(())
}

/// Somebody calls a word that counts, and it is the next one's turn.
async fn call(table: &RaceTable<'_>, word: &str, next: &str) -> Result<RaceLook> {
    // After a refusal the next word takes the place of what stands there.
    table.browser().keys(word).await?;
    table.browser().press(Key::Enter).await?;
    table.until(&format!("{next}'s turn after {word}"), |look| look.text("turn") == Some(next)).await
}

async fn pass(table: &RaceTable<'_>, who: &str, next: &str) -> Result<()> {
    let look = table.look().await?;
    ensure!(look.text("turn") == Some(who), "{who} is to pass: {look:?}");
    table.press(text().race().write.pass, "the next turn", |look| look.text("turn") == Some(next)).await.map(drop)
}

/// The words of a player's column, and what they come to.
fn column(look: &RaceLook, name: &str) -> (Vec<String>, i64) {
    let column = look.columns().into_iter().find(|(whose, ..)| whose == name);
    column.map(|(_, words, total)| (words, total)).unwrap_or_default()
}
