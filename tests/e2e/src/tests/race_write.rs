//! Race as it is typed, and as words are called in turn.

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox::rules::race::{Config, Event, Way};
use wordbox::rules::roster::PlayerId;
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{ENTER, LeftRace, text};

use super::case_layout::all_visible;
use super::case_support::dictionary_is_there;

const FACES: [&str; 12] = ["E", "S", "R", "H", "D", "A", "M", "U", "I", "T", "O", "N"];
const LIST: [&str; 10] = ["mother", "thousand", "rain", "house", "donate", "ruined", "shout", "mint", "hard", "harm"];
const ANN: PlayerId = PlayerId(0);
/// Letters, field and button: what nobody can write without.
const NEEDED: [&str; 4] =
    ["[data-testid=letters]", "[data-testid=letters] .tile:last-child", "[data-testid=word]", "[data-testid=say]"];

fn rolled(way: Way, names: &[&str]) -> LeftRace {
    LeftRace::rolled(Config { way, ..Config::classic(Lang::En) }, names, &FACES)
}

/// What the elements say, each by itself: browsers disagree about the spaces between.
async fn parts(ctx: &Ctx, selector: &str) -> Result<Vec<String>> {
    let body = "return Array.from(document.querySelectorAll(arguments[0])).map((one) => one.textContent)";
    Ok(serde_json::from_value(ctx.browser.script(body, vec![json!(selector)]).await?)?)
}

/// Ann's list, the newest entry first; nothing where none is shown.
async fn entries(ctx: &Ctx) -> Result<Vec<String>> {
    parts(ctx, "[data-testid=entries] .said-word").await
}

/// Waits for the list to read so, the newest entry first.
async fn until_entries(ctx: &Ctx, wanted: &[&str]) -> Result<()> {
    let mut shown = Vec::new();
    let settled = ctx.browser.wait("the list", async || {
        shown = entries(ctx).await?;
        Ok((shown == wanted).then_some(()))
    });
    let settled = settled.await;
    ensure!(settled.is_ok(), "the list reads {shown:?} and not {wanted:?}");
    Ok(())
}

/// C47: a phone's keyboard leaves 320 by 300. Letters, field and STOP are all there, and so is a refusal.
pub async fn c47_stop_is_in_reach_above_an_open_keyboard(ctx: &mut Ctx) -> Result<()> {
    let left = rolled(Way::Typed, &["Ann"]).then(Event::Started).wrote(ANN, &LIST);
    left.open_framed(ctx, 320, 568).await?;
    ctx.browser.tap("button", text().act.phone_keyboard).await?;
    ctx.browser.script("frameElement.height = 300", vec![]).await?;
    all_visible(ctx, &[&NEEDED[..], &["[data-testid=stop]", "[data-testid=clock]"]].concat()).await?;
    dictionary_is_there(ctx).await?;
    ctx.browser.fill(text().act.word_field, &format!("domes{ENTER}")).await?;
    ctx.browser.test_id("appeal").await?;
    all_visible(ctx, &[&NEEDED[..], &["[data-testid=stop]", "[data-testid=answer] p", "[data-testid=appeal]"]].concat())
        .await
}

/// C47: with the app's own keys at 320 by 568 all is in reach, with and without a refusal.
pub async fn c47_letter_keys_leave_room_on_a_small_phone(ctx: &mut Ctx) -> Result<()> {
    let left = rolled(Way::Typed, &["Ann"]).then(Event::Started).wrote(ANN, &LIST[..3]);
    left.open_framed(ctx, 320, 568).await?;
    let around = [".key-row:last-child .key:last-child", "[data-testid=give-up]", "[data-testid=progress]"];
    all_visible(ctx, &[&NEEDED[..], &around, &["[data-testid=entries] li:first-child"]].concat()).await?;
    dictionary_is_there(ctx).await?;
    ctx.browser.fill(text().act.word_field, &format!("domes{ENTER}")).await?;
    ctx.browser.test_id("appeal").await?;
    all_visible(ctx, &[&NEEDED[..], &around, &["[data-testid=answer] p", "[data-testid=appeal]"]].concat()).await
}

/// C48: Enter twice writes a word once and says nothing; Enter during a composition writes nothing.
pub async fn c48_enter_twice_writes_once(ctx: &mut Ctx) -> Result<()> {
    rolled(Way::Typed, &["Ann"]).then(Event::Started).open(ctx).await?;
    dictionary_is_there(ctx).await?;
    ctx.browser.fill(text().act.word_field, &format!("mother{ENTER}{ENTER}")).await?;
    until_entries(ctx, &["mother"]).await?;
    let compose = "const field = document.querySelector('[data-testid=word]'); field.value = 'rain'; \
        field.dispatchEvent(new InputEvent('input', {bubbles: true})); \
        field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true, cancelable: true}))";
    ctx.browser.script(compose, vec![]).await?;
    ctx.browser.keys(&format!("ed{ENTER}")).await?;
    until_entries(ctx, &["rained", "mother"]).await?;
    ensure!(ctx.browser.text_of("answer").await?.is_empty(), "the second Enter was answered");
    Ok(())
}

/// R8: a list that is pasted is a list, whatever stands between its words; what is refused stays in the field.
pub async fn r8_a_pasted_list_is_taken_word_by_word(ctx: &mut Ctx) -> Result<()> {
    rolled(Way::Typed, &["Ann"]).then(Event::Started).open(ctx).await?;
    dictionary_is_there(ctx).await?;
    let paste = "const paste = new Event('paste', {bubbles: true, cancelable: true}); \
        Object.defineProperty(paste, 'clipboardData', {value: {getData: () => arguments[0]}}); \
        return document.querySelector('[data-testid=word]').dispatchEvent(paste)";
    let list = "Mother\r\nrain, zebra;house\n\nshout";
    ctx.browser.test_id("word").await?;
    let left_to_the_field = ctx.browser.script(paste, vec![json!(list)]).await?;
    ensure!(left_to_the_field == json!(false), "the field takes the list too");
    until_entries(ctx, &["shout", "house", "rain", "mother"]).await?;
    ctx.browser.sees(&(text().race().refused.letter_missing)("Z", 0)).await?;
    let field = ctx.browser.test_id("word").await?.prop("value").await?;
    ensure!(field.as_deref() == Some("zebra"), "the field holds {field:?}");
    let one_word = ctx.browser.script(paste, vec![json!("mint ")]).await?;
    ensure!(one_word == json!(true), "one word is not left to be mended");
    Ok(())
}

/// C24, W4: a word that the table may keep is kept, and is taken off again at a tap.
pub async fn w4_a_refused_word_can_be_kept_and_taken_off(ctx: &mut Ctx) -> Result<()> {
    rolled(Way::Typed, &["Ann"]).then(Event::Started).open(ctx).await?;
    dictionary_is_there(ctx).await?;
    ctx.browser.fill(text().act.word_field, &format!("domes{ENTER}")).await?;
    ctx.browser.sees(&(text().race().refused.plural)("domes")).await?;
    ctx.browser.tap_id("appeal").await?;
    until_entries(ctx, &["domes"]).await?;
    ctx.browser.tap("button", &(text().race().count.remove)("domes")).await?;
    until_entries(ctx, &[]).await?;
    ctx.browser.tap("button", text().act.undo).await?;
    until_entries(ctx, &["domes"]).await
}

/// C27: between two writers nothing of letters or lists is in the page, not even after a STOP is taken back.
pub async fn c27_a_cover_lies_between_two_writers(ctx: &mut Ctx) -> Result<()> {
    let left = rolled(Way::Typed, &["Ann", "Bo"]).then(Event::Started).wrote(ANN, &LIST);
    left.open(ctx).await?;
    nothing_is_seen(ctx).await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.sees("thousand").await?;
    ctx.browser.tap_id("stop").await?;
    let take = ctx.browser.text_of("take").await?;
    ensure!(take == (text().race().write.take)("Bo"), "the phone goes to somebody else: {take:?}");
    nothing_is_seen(ctx).await?;
    // A STOP by mistake: Ann goes on, behind a cover.
    ctx.browser.tap("button", text().act.undo).await?;
    ctx.browser.test_id("go-on").await?;
    nothing_is_seen(ctx).await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.sees("thousand").await?;
    ctx.browser.tap_id("stop").await?;
    lift_the_cover(ctx).await?;
    until_entries(ctx, &[]).await?;
    let page = ctx.browser.script("return document.body.outerHTML.toLowerCase()", vec![]).await?;
    ensure!(!page.to_string().contains("thousand"), "Bo can read Ann's list");
    Ok(())
}

/// A cover that has only just come cannot be lifted: somebody may have tapped STOP twice.
async fn lift_the_cover(ctx: &Ctx) -> Result<()> {
    ctx.browser
        .wait("the letters", async || {
            if ctx.browser.script("return Boolean(document.querySelector('[data-testid=letters]'))", vec![]).await?
                == true
            {
                return Ok(Some(()));
            }
            ctx.browser.tap_id("open").await?;
            Ok(None)
        })
        .await
}

/// Neither the letters nor Ann's words are in the page.
async fn nothing_is_seen(ctx: &Ctx) -> Result<()> {
    let body = "return document.querySelector('[data-testid=letters], [data-testid=entries]') || \
        document.body.outerHTML.toLowerCase().includes('thousand') ? document.body.innerText : null";
    let mut seen = json!(null);
    let covered = ctx.browser.wait("a cover", async || {
        seen = ctx.browser.script(body, vec![]).await?;
        Ok(seen.is_null().then_some(()))
    });
    let covered = covered.await;
    ensure!(covered.is_ok(), "the cover shows {seen}");
    Ok(())
}

/// R7: called, refused with the name, passed, called again after a pass, and over when everybody passes in a row.
pub async fn r7_a_round_in_turns(ctx: &mut Ctx) -> Result<()> {
    rolled(Way::Turns, &["Ann", "Bo"]).then(Event::Started).open(ctx).await?;
    dictionary_is_there(ctx).await?;
    let write = text().race().write;
    turn_of(ctx, "Ann").await?;
    call(ctx, "mother").await?;
    turn_of(ctx, "Bo").await?;
    call(ctx, "mother").await?;
    ctx.browser.sees(&(write.already_called)("mother", "Ann")).await?;
    turn_of(ctx, "Bo").await?;
    ctx.browser.tap_id("pass").await?;
    turn_of(ctx, "Ann").await?;
    call(ctx, "thousand").await?;
    turn_of(ctx, "Bo").await?;
    call(ctx, "domes").await?;
    ctx.browser.tap_id("appeal").await?;
    turn_of(ctx, "Ann").await?;
    let read = parts(ctx, "[data-testid=columns] :is(bdi, strong, span, small)").await?;
    ensure!(read == ["Ann", "8", "mother", "3", "thousand", "5", "Bo", "2", "domes", "2"], "the columns read {read:?}");
    ctx.browser.tap_id("pass").await?;
    turn_of(ctx, "Bo").await?;
    ctx.browser.tap_id("pass").await?;
    ctx.browser.gone("textbox", text().act.word_field).await
}

async fn call(ctx: &Ctx, word: &str) -> Result<()> {
    ctx.browser.fill(text().act.word_field, &format!("{word}{ENTER}")).await
}

async fn turn_of(ctx: &Ctx, name: &str) -> Result<()> {
    let wanted = format!("{name} {}", text().race().write.calls);
    let mut shown = String::new();
    let settled = ctx.browser.wait("a turn", async || {
        shown = parts(ctx, "[data-testid=turn] > *").await?.join(" ");
        Ok((shown == wanted).then_some(()))
    });
    let settled = settled.await;
    ensure!(settled.is_ok(), "the turn reads {shown:?} and not {wanted:?}");
    Ok(())
}
