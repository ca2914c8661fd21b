//! What the table decides when the lists are called out (W4, R5 C, R8), and second thoughts (C24).

use anyhow::{Result, ensure};
use wordbox::rules::race::{Config, Event, Way};
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::{CalledWord, RaceStage, RaceTable};
use wordbox_e2e::pages::{LeftRace, text};

const FACES: [&str; 12] = ["C", "T", "L", "O", "R", "U", "A", "S", "O", "M", "P", "E"];
const ANN: &str = "Ann";
const BO: &str = "Bo";

/// A STOP that was tapped by mistake is taken back; then two spellings become one word, a word that is in no dictionary
/// counts, one that is does not, and an entry reads otherwise. Each is taken back, and what was shown before returns.
pub async fn the_table_decides(ctx: &mut Ctx) -> Result<()> {
    let left = LeftRace::rolled(Config { way: Way::Paper, ..Config::classic(Lang::En) }, &[ANN, BO], &FACES);
    left.then(Event::Started).open(ctx).await?;
    let table = RaceTable::on(&ctx.browser);
    let racing = table.until_stage(RaceStage::Racing).await?;
    table.stop(BO).await?;
    let back = table.undo("the letters again", |look| look.stage() == RaceStage::Racing).await?;
    ensure!(back.texts("letters") == racing.texts("letters"), "C24: {back:?}");
    table.stop(BO).await?;
    // Not Bo, but Ann: that is mended without going back.
    let words = text().race();
    ctx.browser.tap_id("stopper").await?;
    ctx.browser.tap("button", ANN).await?;
    let stopped = (words.count.stopped)(ANN);
    table.until(&stopped, |look| look.text("stopper") == Some(&stopped)).await?;

    table.enter_list(ANN, &["colour", "stamp", "pomtus"]).await?;
    table.enter_list(BO, &["color", "lopt", "cream", "stamp"]).await?;
    table.reveal().await?;
    table.call_out_all(2).await?;
    let before = table.look().await?;
    // Ann: colour 3, stamp struck, pomtus is in no dictionary: 3 − 2, and no bonus for three words. Bo: color 2, cream 2.
    totals(&table, 3 - 2, 4).await?;

    table.decide("pomtus", words.reveal.let_it).await?;
    totals(&table, 3 + 3, 4).await?;
    undone(&table, &before).await?;
    table.decide("cream", words.reveal.let_it_not).await?;
    totals(&table, 3 - 2, 2).await?;
    undone(&table, &before).await?;

    ctx.browser.tap("button", "colour *").await?;
    ctx.browser.tap("button", words.reveal.same_as).await?;
    ctx.browser.tap("button", "color").await?;
    totals(&table, -2, 2).await?;
    let struck = word(&table, "colour").await?;
    ensure!(struck.struck && struck.note.contains(BO), "C22: {struck:?}");
    undone(&table, &before).await?;

    // `lopt` was a slip.
    ctx.browser.tap("button", "lopt *").await?;
    ctx.browser.tap("button", words.reveal.mend).await?;
    ctx.browser.overwrite(words.reveal.mend_field, "plot").await?;
    ctx.browser.tap("button", words.reveal.mend_done).await?;
    totals(&table, 3 - 2, 4 + 1).await?;
    ensure!(word(&table, "plot").await?.points == 1, "mended");

    // What the table decided is what is counted.
    let after = table.to_points().await?;
    ensure!(after.totals() == [(BO.to_owned(), 5), (ANN.to_owned(), 1)], "{after:?}");
    // The lists can be looked at once more.
    table.press_to(words.reveal.lists, RaceStage::Revealing).await?;
    totals(&table, 1, 5).await
}

async fn totals(table: &RaceTable<'_>, of_ann: i64, of_bo: i64) -> Result<()> {
    let wanted = [(ANN, of_ann), (BO, of_bo)];
    table
        .until(&format!("{wanted:?}"), |look| {
            wanted.iter().all(|(name, total)| look.list_of(name).is_some_and(|list| list.total == *total))
        })
        .await
        .map(drop)
}

async fn word(table: &RaceTable<'_>, word: &str) -> Result<CalledWord> {
    let lists = table.look().await?.called();
    let found = lists.into_iter().flat_map(|list| list.words).find(|called| called.word == word);
    found.ok_or_else(|| anyhow::anyhow!("{word} is on no list"))
}

/// One step back is the screen as it was.
async fn undone(table: &RaceTable<'_>, before: &wordbox_e2e::pages::race::RaceLook) -> Result<()> {
    table.undo("C24: the screen as before", |look| look == before).await.map(drop)
}
