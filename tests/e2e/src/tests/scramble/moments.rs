//! When the time is up, when somebody taps twice, and what a shuffle or a field may show (C20, C29, C48, C49).

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use wordbox::rules::scramble::{Config, Event};
use wordbox::words::Lexicon as _;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::scramble::words::is_anagram;
use wordbox_e2e::pages::scramble::{ScrambleLook, ScrambleStage, ScrambleTable};
use wordbox_e2e::pages::words::dictionary;
use wordbox_e2e::pages::{Left, LeftScramble, text};

use super::games::{NAMES, WORDS, config, events, rolled, solving};
use super::hidden::are_not_in_the_page;
use crate::tests::case_support::{CLOCK, dictionary_is_there, tap_twice};

/// Timers that would be waited for: `__ring()` lets those go off that were not cancelled.
const LONG_TIMERS: &str = "const long = new Map(), set = window.setTimeout.bind(window), clear = window.clearTimeout.bind(window); \
    window.setTimeout = (call, wait, ...rest) => { const id = set(call, wait, ...rest); if (wait > 5000) long.set(id, call); return id; }; \
    window.clearTimeout = (id) => { long.delete(id); clear(id); }; \
    window.__ring = () => { for (const [id, call] of [...long]) { window.clearTimeout(id); call(); } };";

/// Clocks that a test moves, whichever page of ours is loaded.
fn clocks(ctx: &Ctx) -> Result<()> {
    ctx.site.inject(&format!("{{{CLOCK}{LONG_TIMERS}}}"))
}

/// So many seconds pass, and whatever is due comes.
async fn pass(ctx: &Ctx, seconds: u32) -> Result<()> {
    let ahead = seconds * 1000;
    // Not while the script runs: WebKit's driver measures its own time by the clocks of the page.
    let later = format!("setTimeout(() => {{ __clock.jump({ahead}, {ahead}); __ring(); }}, 300)");
    ctx.browser.script(&later, vec![]).await.map(drop)
}

/// Whoever is too slow goes without a word, and the next one finds a cover; tiles that were taken are handed over as they lie.
pub async fn whoever_sets_a_word_has_so_much_time(ctx: &mut Ctx) -> Result<()> {
    clocks(ctx)?;
    let limited = Config { setting_limit: Some(30), ..config() };
    let word = WORDS[1].0;
    rolled(limited).then(Event::Started).lay(ctx).await?;
    let set = text().scramble().set;
    let table = ScrambleTable::on(&ctx.browser);
    dictionary_is_there(ctx).await?;
    table.lift().await?;
    table.type_on("garde").await?;
    pass(ctx, 30).await?;
    table.until("Bo's cover", |look| look.text("take") == Some(&(set.take)("Bo"))).await?;
    are_not_in_the_page(&ctx.browser, &["garde"]).await?;
    // Bo takes the device.
    table.lift().await?;
    table.type_on(word).await?;
    table.take_it().await?;
    pass(ctx, 30).await?;
    table.until("Cy's cover", |look| look.text("take") == Some(&(set.take)("Cy"))).await?;
    table.lift().await?;
    pass(ctx, 30).await?;
    let look = table.until_stage(ScrambleStage::AllSet).await?;
    ensure!(look.shown("without")? == (text().scramble().solve.without)("Ann, Cy"), "{look:?}");
    let happened = events(ctx).await?;
    let times = happened.iter().filter(|event| **event == Event::TimeUp).count();
    ensure!(times == 3, "{happened:?}");
    let look = table.reveal().await?;
    ensure!(look.groups().iter().map(|group| group.setter.as_str()).eq(["Bo"]), "{look:?}");
    Ok(())
}

/// When the time for solving is up, nobody has the words that are left. It stands still while somebody says a word.
pub async fn solving_has_so_much_time(ctx: &mut Ctx) -> Result<()> {
    clocks(ctx)?;
    solving(Config { solving_limit: Some(30), ..config() }).solved(1, 0, "garden").lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    table.until_stage(ScrambleStage::Paused).await?;
    table.go_on().await?;
    table.claim("Ann", "Bo").await?;
    pass(ctx, 50).await?;
    let look = table.wrong().await?;
    ensure!(look.groups().len() == 2, "a claim took the time of the others: {look:?}");
    pass(ctx, 30).await?;
    let look = table.until_stage(ScrambleStage::Ready).await?;
    let nobody = text().scramble().result.nobody;
    let by: Vec<bool> = look.told_words().iter().map(|told| told.by.starts_with(nobody)).collect();
    ensure!(by == [false, true, true], "{look:?}");
    ensure!(look.totals()[0] == ("Bo".to_owned(), 30) && look.totals()[1].1 == 0, "{look:?}");
    Ok(())
}

/// A double tap on a button, which is one thing that happens and opens no sheet. What does nothing yet is tapped again, as
/// the roll before the dictionary is there.
async fn twice(ctx: &Ctx, id: &str, name: &str) -> Result<Event> {
    let before = events(ctx).await?.len();
    let (met, mut happened) = ctx
        .browser
        .wait(&format!("a double tap on {id}"), async || {
            let met = tap_twice(ctx, id, name).await?;
            let happened = events(ctx).await?.split_off(before);
            Ok((!happened.is_empty()).then_some((met, happened)))
        })
        .await?;
    let sheet = ctx.browser.script("return Boolean(document.querySelector('dialog[open]'))", vec![]).await?;
    let one_thing = happened.len() == 1 && sheet == false;
    ensure!(one_thing, "two taps on {id}, the second on {met}: {happened:?}, a sheet: {sheet}");
    happened.pop().context("nothing happened")
}

/// C48: the second tap of a double tap does not lift a cover, turn groups over, claim, answer, give up or roll.
pub async fn c48_a_double_tap_is_one_tap(ctx: &mut Ctx) -> Result<()> {
    let two_rounds = |names: &[&str]| LeftScramble::begun(config(), names);
    for (width, height) in [(360, 740), (740, 360)] {
        two_rounds(&NAMES[..2]).lay_framed(ctx, width, height).await?;
        dictionary_is_there(ctx).await?;
        let event = twice(ctx, "roll", "").await?;
        ensure!(matches!(event, Event::Rolled { .. }), "{event:?}");
        ensure!(twice(ctx, "open", "").await? == Event::Started, "the cover");
        let (word, jumble) = WORDS[0];
        let taken = Event::Taken { word: word.to_owned(), jumble: jumble.to_owned() };
        rolled(config()).then(Event::Started).then(taken).lay_framed(ctx, width, height).await?;
        ScrambleTable::on(&ctx.browser).lift().await?;
        ensure!(twice(ctx, "hand-over", "").await? == Event::HandedOver, "the next cover");
        let look = ScrambleTable::on(&ctx.browser).look().await?;
        ensure!(look.text("take") == Some(&(text().scramble().set.take)("Bo")), "{look:?}");
        // Of two a tap on a group claims it.
        two_rounds(&NAMES[..2]).all_set(&WORDS[..2]).lay_framed(ctx, width, height).await?;
        ensure!(twice(ctx, "reveal", "").await? == Event::Revealed, "the groups");
        for setter in ["Ann", "Bo"] {
            let event = twice(ctx, "group", setter).await?;
            ensure!(matches!(event, Event::Claimed { .. }), "{event:?}");
            let event = twice(ctx, "right", "").await?;
            ensure!(matches!(event, Event::Solved { .. }), "{event:?}");
        }
        ScrambleTable::on(&ctx.browser).until_stage(ScrambleStage::Ready).await?;
        // Of three the name claims.
        two_rounds(&NAMES).all_set(&WORDS).then(Event::Revealed).lay_framed(ctx, width, height).await?;
        for (setter, by) in [("Ann", "Bo"), ("Bo", "Cy"), ("Cy", "Ann")] {
            let group = format!("{}*", (text().scramble().solve.group)(setter));
            let chosen = |look: &ScrambleLook| look.groups().iter().any(|one| one.chosen && one.setter == setter);
            ScrambleTable::on(&ctx.browser).press(&group, "the group", chosen).await?;
            let event = twice(ctx, "solver", by).await?;
            ensure!(matches!(event, Event::Claimed { .. }), "{event:?}");
            let event = twice(ctx, "wrong", "").await?;
            ensure!(event == Event::Missed, "{event:?}");
            let look = ScrambleTable::on(&ctx.browser).until_stage(ScrambleStage::Solving).await?;
            ensure!(!look.groups().iter().any(|one| one.chosen || one.disabled), "the second tap chose: {look:?}");
        }
    }
    Ok(())
}

/// C29: an open group is looked at in other orders, none of which is a word; the claim shows the same, and nothing of that is
/// a step of the game.
pub async fn c29_a_shuffle_never_spells_a_word(ctx: &mut Ctx) -> Result<()> {
    // Seven of the orders of these letters are words.
    let words = [("spot", "tpso"), WORDS[1], WORDS[2]];
    Left::begun(config(), &NAMES).all_set(&words).then(Event::Revealed).lay(ctx).await?;
    dictionary_is_there(ctx).await?;
    let dictionary = dictionary()?;
    let table = ScrambleTable::on(&ctx.browser);
    table.until_stage(ScrambleStage::Solving).await?;
    let forty = "const [name, done] = arguments; (async () => { \
        const shuffle = document.querySelector(`[aria-label=\"${name}\"]`); if (!shuffle) return done(null); \
        const group = shuffle.closest('li').querySelector('.letters-place'); const seen = []; \
        for (let turn = 0; turn < 40; turn += 1) { shuffle.click(); for (let wait = 0; wait < 30; wait += 1) await null; \
            seen.push(Array.from(group.querySelectorAll('.tile'), (tile) => tile.textContent.trim()).join('').toLowerCase()); } \
        done(seen); })()";
    let name = (text().scramble().solve.shuffle)("Ann");
    // Before the dictionary is there nothing is shuffled; then people tap again.
    let shuffled = async || {
        let seen = ctx.browser.driver.execute_async(forty, vec![json!(name)]).await?.json().clone();
        Ok(Some(seen).filter(|seen| seen[0].is_string() && seen[0] != "tpso"))
    };
    let seen = ctx.browser.wait("letters that are shuffled", shuffled).await?;
    let orders: Vec<&str> = seen.as_array().context("no orders")?.iter().filter_map(Value::as_str).collect();
    ensure!(orders.len() == 40 && orders.windows(2).all(|pair| pair[0] != pair[1]), "not shuffled: {orders:?}");
    for order in &orders {
        ensure!(is_anagram(order, "spot") && dictionary.look_up(order).is_none(), "{order} is a word");
    }
    let look = table.claim("Bo", "Ann").await?;
    ensure!(look.text("claimed") == orders.last().copied(), "{look:?}");
    let happened = events(ctx).await?;
    ensure!(!happened.iter().any(|event| matches!(event, Event::Jumbled { .. })), "{happened:?}");
    Ok(())
}

/// C49: no browser keeps, proposes, mends or speaks what is typed, and it is gone after Back and after a reload.
pub async fn c49_no_field_keeps_what_was_typed(ctx: &mut Ctx) -> Result<()> {
    rolled(config()).then(Event::Started).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    table.lift().await?;
    keeps_nothing(ctx).await?;
    table.type_on("walru").await?;
    ctx.browser.reload().await?;
    let look = ScrambleTable::on(&ctx.browser).lift().await?;
    ensure!(look.text("typed") == Some(""), "{look:?}");

    solving(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    table.claim("Bo", "Cy").await?;
    table.type_it().await?;
    keeps_nothing(ctx).await?;
    table.type_on("pigeo").await?;
    ctx.browser.reload().await?;
    let table = ScrambleTable::on(&ctx.browser);
    table.until("the claim", |look| matches!(look.stage(), ScrambleStage::Claiming | ScrambleStage::Paused)).await?;
    if table.look().await?.stage() == ScrambleStage::Paused {
        table.go_on().await?;
    }
    if table.look().await?.text("typed").is_none() {
        table.type_it().await?;
    }
    table.until("an empty field", |look| look.text("typed") == Some("")).await?;
    are_not_in_the_page(&ctx.browser, &["pigeo"]).await
}

/// Neither is there a form or a name under which a browser would keep it.
async fn keeps_nothing(ctx: &Ctx) -> Result<()> {
    let body = "const field = document.querySelector('[data-testid=word]'); const has = (name) => field.getAttribute(name); \
        return [has('autocomplete'), has('autocapitalize'), has('spellcheck'), has('name'), has('value'), Boolean(field.form), \
            'autocorrect' in field ? String(field.autocorrect) : 'false', field.type]";
    let said = ctx.browser.script(body, vec![]).await?;
    let wanted = json!(["off", "none", "false", null, null, false, "false", "text"]);
    ensure!(said == wanted, "autocomplete, autocapitalize, spellcheck, name, value, form, autocorrect, type: {said}");
    Ok(())
}
