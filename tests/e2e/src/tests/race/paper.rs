//! On paper around a shared screen, with the lists entered afterwards (R8).

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use wordbox::rules::race::Way;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::race::words::{foreign_to, words_of};
use wordbox_e2e::pages::race::{RaceLook, RacePlan, RaceStage, RaceTable};
use wordbox_e2e::pages::text;

use super::count::{Paper, agrees, count};

const NAMES: [&str; 3] = ["Ann", "Bo", "Cleo"];
/// With ten long words a round nobody takes longer.
const MOST_ROUNDS: usize = 6;

/// From the first screen to the podium: three players, lists typed with Enter after each word, words on two and on three
/// lists, a stopper with a mistake; then the same people again.
pub async fn a_series_to_fifty_and_again(ctx: &mut Ctx) -> Result<()> {
    let table = RacePlan::of(Way::Paper, &NAMES).play(ctx).await?;
    let mut totals: BTreeMap<String, i64> = NAMES.map(|name| (name.to_owned(), 0)).into();
    let mut last = Vec::new();
    let podium = loop {
        let round = last.len() + 1;
        ensure!(round <= MOST_ROUNDS, "nobody has fifty after {MOST_ROUNDS} rounds: {totals:?}");
        let (letters, points, after) = play_round(&table, round == 1).await?;
        ensure!(!last.contains(&letters), "{letters:?} came twice");
        last.push(letters);
        for (name, points) in points {
            *totals.entry(name).or_default() += points;
        }
        ensure!(after.totals().into_iter().collect::<BTreeMap<_, _>>() == totals, "{totals:?}: {after:?}");
        ensure!(after.totals().is_sorted_by(|one, next| one.1 >= next.1), "not by points: {after:?}");
        let most = totals.values().copied().max().unwrap_or_default();
        let decided = most >= 50 && totals.values().filter(|total| **total == most).count() == 1;
        let closed = table.close().await?;
        ensure!((closed.stage() == RaceStage::Podium) == decided, "R6: {totals:?}: {closed:?}");
        if decided {
            break closed;
        }
        ensure!(closed.text("title") == Some(&(text().race().play.title)(round + 1)), "{closed:?}");
    };
    let best = totals.iter().max_by_key(|(_, total)| **total).map(|(name, _)| name.clone()).unwrap_or_default();
    ensure!(podium.shown("winner")? == (text().end.wins)(&best), "{podium:?}");
    ensure!(podium.totals().into_iter().collect::<BTreeMap<_, _>>() == totals, "{totals:?}: {podium:?}");

    let again = table.press_to(text().end.again, RaceStage::Ready).await?;
    ensure!(again.text("title") == Some(&(text().race().play.title)(1)), "{again:?}");
    let rolled = table.roll().await?;
    ensure!(!last.contains(&rolled.texts("letters")), "{rolled:?}");
    let stops = async |name: &str| table.browser().has("button", &(text().race().play.stop_of)(name)).await;
    ensure!(stops("Ann").await? && stops("Bo").await? && stops("Cleo").await?, "the same people: {rolled:?}");
    Ok(())
}

/// A round that Ann stops with ten long words. In one with a mistake one of them has a letter that does not lie there.
/// Returns letters and points, and the screen after the last list.
async fn play_round(
    table: &RaceTable<'_>,
    is_mistaken: bool,
) -> Result<(Vec<String>, BTreeMap<String, i64>, RaceLook)> {
    let rolled = table.roll().await?;
    ensure!(rolled.stage() == RaceStage::Racing, "{rolled:?}");
    let letters = rolled.texts("letters");
    ensure!(letters.len() == 12, "R1: {letters:?}");
    let words = words_of(&letters)?;
    ensure!(words.len() >= 40, "R1: {} words in {letters:?}", words.len());
    let last = words.len() - 1;
    let mut papers = [
        Paper::of(NAMES[0], &words[..10]),
        // Bo has one of Ann's words, and one that all three have.
        Paper::of(NAMES[1], &[words[12], words[0], words[1], words[last]]),
        Paper::of(NAMES[2], &[words[1], words[13], words[last - 1], words[14]]),
    ];
    if is_mistaken {
        let foreign = foreign_to(&letters)?;
        papers[0].words[4] = foreign;
        papers[0].bad.push(foreign);
    }
    let stopped = table.stop(NAMES[0]).await?;
    ensure!(stopped.shown("stopper")? == (text().race().count.stopped)(NAMES[0]), "{stopped:?}");
    for paper in &papers {
        table.enter_list(paper.name, &paper.words).await?;
    }
    let entered = table.until("all lists", |look| look.text("missing") == Some("")).await?;
    let counts: Vec<String> = papers.iter().map(|paper| (text().race().count.words)(paper.words.len())).collect();
    ensure!(entered.lists().into_iter().map(|(_, said)| said).eq(counts), "{entered:?}");
    table.reveal().await?;
    let called = table.call_out_all(NAMES.len()).await?;
    let points = count(&papers, Some(NAMES[0]), is_mistaken);
    agrees(&called, &papers, &points)?;
    let reveal = &text().race().reveal;
    let of_ann = called.iter().find(|list| list.name == NAMES[0]).map(|list| list.extras.clone()).unwrap_or_default();
    let mut extras = vec![(reveal.called_stop.to_owned(), 1)];
    extras.extend(is_mistaken.then(|| ((reveal.mistake)(papers[0].words[4]), -2)));
    ensure!(of_ann == extras, "R5 A, B: {extras:?} are not {of_ann:?}");
    ensure!(called.iter().filter(|list| list.name != NAMES[0]).all(|list| list.extras.is_empty()), "{called:?}");
    table.to_points().await?;
    // That comes after the points.
    let after = table.until("what nobody found", |look| look.text("missed").is_some()).await?;
    let missed = after.shown("missed")?;
    let first = missed.split(", ").next().unwrap_or_default();
    let found = |word: &&str| papers.iter().any(|paper| paper.words.contains(word));
    let longest = words.iter().find(|word| !found(word));
    ensure!(Some(&first) == longest, "the longest that nobody found is {longest:?}: {missed}");
    Ok((letters, points, after))
}

/// Words in dispute are looked up, and each enters how many words of each length are left (R8); the stopper's mistake and a
/// list that was too short are said by switches.
pub async fn only_the_points(ctx: &mut Ctx) -> Result<()> {
    let table = RacePlan::of(Way::Paper, &NAMES[..2]).play(ctx).await?;
    let letters = table.roll().await?.texts("letters");
    table.stop("Bo").await?;
    let words = &text().race().count;
    // Somebody asks about two words.
    let shown = u8::try_from(letters.iter().filter(|face| *face == "Z").count())?;
    let no_z = (text().race().refused.letter_missing)("Z", shown);
    let browser = table.browser();
    browser.tap_id("look-up").await?;
    let word = words_of(&letters)?[0];
    let points = (text().table.points)(i32::try_from(word.len())? - 3);
    for (asked, answer) in [(word, (words.counts)(word, &points)), ("zzzz", no_z)] {
        browser.overwrite(words.look_up_title, asked).await?;
        browser.tap("button", words.look_up).await?;
        browser.sees(&answer).await?;
    }
    browser.tap("button", text().act.close).await?;
    // Bo: three of four letters, two of seven, one of ten: 3 + 8 + 7, and the bonus, and the mistake.
    table.open_list("Bo").await?;
    table.press(words.only_points, "the numbers", |look| look.text("tally").is_some()).await?;
    for (place, number) in [(0, "3"), (3, "2"), (6, "1")] {
        browser.overwrite(words.lengths[place], number).await?;
    }
    let told = (text().table.points)(3 + 8 + 7);
    table.until(&told, |look| look.text("tally") == Some(&told)).await?;
    browser.tap("switch", &format!("{}*", words.mistake)).await?;
    table.all_lists().await?;
    // Ann's words are entered as words after all: her list is not struck against what was counted.
    table.enter_list("Ann", &[word]).await?;
    table.reveal().await?;
    table.call_out_all(2).await?;
    let worth = i64::try_from(word.len())? - 3;
    for (name, total) in [("Bo", 18 + 1 - 2), ("Ann", worth)] {
        let what = format!("R5: {total} points of {name}");
        table.until(&what, |look| look.list_of(name).is_some_and(|list| list.total == total)).await?;
    }
    let after = table.to_points().await?;
    ensure!(after.totals().into_iter().any(|(name, total)| name == "Bo" && total == 17), "{after:?}");
    Ok(())
}
