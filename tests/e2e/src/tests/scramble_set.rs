//! Scramble while words are set: the cover, the field, the tiles (C27, C48, C50).

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::{Config, Event};
use wordbox::words::Lang;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{ENTER, Left, LeftScramble, text};

use super::case_layout::all_visible;
use super::case_support::{dictionary_is_there, true_in_page};

const TILES: &str = "aaaaabbccddeeeeeeeeffggghhiiiiiklllmmmnnnnooooopprrrrssssttttuuuvwwxyyz";
/// Nothing that the screens say has these letters in a row.
const TYPED: &str = "tomb";
/// A page that a test hides and shows.
pub const HIDING: &str = "let hidden = false; Object.defineProperty(document, 'hidden', {get: () => hidden, configurable: true}); \
    Object.defineProperty(document, 'visibilityState', {get: () => hidden ? 'hidden' : 'visible', configurable: true}); \
    window.__hide = (now) => { hidden = now; document.dispatchEvent(new Event('visibilitychange')); };";
/// Whether the cover is there, and whether what was typed is nowhere, before any frame could be painted: promises that are
/// kept come before frames. `LEAVE` stands for what leaves the page, since the page lets no text be run.
const COVERED: &str = "const [typed, done] = arguments; (async () => { \
    LEAVE; \
    for (let turn = 0; turn < 30; turn += 1) await null; \
    const field = document.querySelector('[data-testid=word]'), cover = document.querySelector('[data-testid=take]'); \
    done([!!cover, !field, !document.documentElement.textContent.toLowerCase().includes(typed), \
        !document.querySelector('[data-testid=tray]')]); })()";

fn rolled() -> LeftScramble {
    let rolled = Event::Rolled { length: 5, tiles: TILES.to_owned(), starter: PlayerId(0) };
    Left::begun(Config::classic(Lang::En), &["Ann", "Bo", "Cy"]).then(rolled).then(Event::Started)
}

/// Ann has taken the tiles of "house", and they lie like this.
fn taken(jumble: &str) -> LeftScramble {
    rolled().then(Event::Taken { word: "house".to_owned(), jumble: jumble.to_owned() })
}

/// Ann lifts the cover of a game that was left, and types.
async fn typing(ctx: &mut Ctx) -> Result<()> {
    rolled().open_with(ctx, HIDING).await?;
    ctx.browser.tap_id("open").await?;
    ctx.browser.test_id("word").await?;
    ctx.browser.keys(TYPED).await?;
    field_reads(ctx, TYPED).await
}

async fn field_reads(ctx: &Ctx, wanted: &str) -> Result<()> {
    let body = "return document.querySelector('[data-testid=word]')?.value ?? null";
    let what = format!("the field to read \"{wanted}\"");
    ctx.browser.wait(&what, async || Ok((ctx.browser.script(body, vec![]).await? == json!(wanted)).then_some(()))).await
}

/// Leaves the page by a script, and looks before any frame could be painted: the cover is there, and the letters that were
/// in view are not.
pub async fn is_covered_at_once(ctx: &Ctx, leave: &str, letters: &str) -> Result<()> {
    let script = COVERED.replace("LEAVE", leave);
    let seen = ctx.browser.driver.execute_async(&script, vec![json!(letters)]).await?.json().clone();
    ensure!(seen == json!([true, true, true, true]), "cover, no field, no word, no tiles: {seen}");
    Ok(())
}

/// C27: the page is covered in the very moment in which it is hidden, and stays so when it comes back. What was typed is there
/// when the cover is lifted; after a reload it is not.
pub async fn c27_the_page_is_covered_before_a_picture_can_be_taken(ctx: &mut Ctx) -> Result<()> {
    typing(ctx).await?;
    is_covered_at_once(ctx, "__hide(true)", TYPED).await?;
    ctx.browser.script("__hide(false)", vec![]).await?;
    ctx.browser.tap_id("open").await?;
    field_reads(ctx, TYPED).await?;
    is_covered_at_once(ctx, "window.dispatchEvent(new Event('pagehide'))", TYPED).await?;
    ctx.browser.reload().await?;
    ctx.browser.sees(&(text().scramble().set.take_again)("Ann")).await?;
    ctx.browser.tap_id("open").await?;
    field_reads(ctx, "").await
}

/// C27: some devices show all apps small before the page is hidden; it is covered when it is no longer the one in hand. A
/// field that loses the focus covers nothing.
pub async fn c27_the_page_is_covered_when_another_window_is_chosen(ctx: &mut Ctx) -> Result<()> {
    typing(ctx).await?;
    ctx.browser
        .script("document.querySelector('[data-testid=word]').dispatchEvent(new FocusEvent('blur'))", vec![])
        .await?;
    field_reads(ctx, TYPED).await?;
    is_covered_at_once(ctx, "window.dispatchEvent(new Event('blur'))", TYPED).await
}

/// C50, C27: Back and forward again end at the cover, and so does the way through the menu.
pub async fn c50_back_leads_to_the_cover(ctx: &mut Ctx) -> Result<()> {
    typing(ctx).await?;
    ctx.browser.script("location.hash = '#/settings'", vec![]).await?;
    ctx.browser.find("heading", text().act.settings).await?;
    ctx.browser.script("history.back()", vec![]).await?;
    ctx.browser.test_id("take").await?;
    ctx.browser.tap_id("open").await?;
    ctx.browser.test_id("word").await?;
    ctx.browser.tap("button", text().act.pause).await?;
    ctx.browser.test_id("take").await?;
    ctx.browser.tap("button", text().act.pause).await?;
    ctx.browser.tap("button", text().roster.title).await?;
    ctx.browser.tap("button", &(text().roster.remove)("Ann")).await?;
    // Ann has left behind the cover: Bo lifts it.
    ctx.browser.sees(&(text().scramble().set.take)("Bo")).await?;
    ctx.browser.tap_id("open").await?;
    ctx.browser.test_id("word").await.map(drop)
}

/// C48: Enter twice takes the word once, and what comes next is not handed over by the second.
pub async fn c48_enter_twice_takes_the_word_once(ctx: &mut Ctx) -> Result<()> {
    rolled().open(ctx).await?;
    ctx.browser.tap_id("open").await?;
    ctx.browser.test_id("word").await?;
    dictionary_is_there(ctx).await?;
    ctx.browser.keys(&format!("hous{ENTER}")).await?;
    ctx.browser.sees(&(text().scramble().refused.wrong_length)(5, 4)).await?;
    ctx.browser.keys(&format!("e{ENTER}{ENTER}")).await?;
    ctx.browser.test_id("hand-over").await?;
    ctx.browser.tap("button", text().scramble().set.shuffle).await?;
    ensure!(rack(ctx).await? != "house", "the jumble is the word");
    ctx.browser.tap_id("hand-over").await?;
    ctx.browser.sees(&(text().scramble().set.take)("Bo")).await
}

/// The letters as they lie.
async fn rack(ctx: &Ctx) -> Result<String> {
    let body =
        "return Array.from(document.querySelectorAll('[data-testid=rack-tile]'), (tile) => tile.textContent).join('')";
    let shown = ctx.browser.script(body, vec![]).await?;
    Ok(shown.as_str().unwrap_or_default().to_lowercase())
}

async fn rack_reads(ctx: &Ctx, wanted: &str) -> Result<()> {
    ctx.browser
        .wait(&format!("the tiles to read {wanted}"), async || Ok((rack(ctx).await? == wanted).then_some(())))
        .await
}

/// S4: two taps swap, a drag moves, arrow keys move and keep the focus; an order that spells a word is refused.
pub async fn s4_tiles_are_swapped_dragged_and_moved_by_keys(ctx: &mut Ctx) -> Result<()> {
    taken("uehso").open(ctx).await?;
    // Tiles are moved once the dictionary can say that they spell no word.
    dictionary_is_there(ctx).await?;
    ctx.browser.tap_id("open").await?;
    rack_reads(ctx, "uehso").await?;
    let name = |letter: &str, place: usize| (text().scramble().set.tile_at)(letter, place, 5);
    ctx.browser.tap("button", &name("U", 1)).await?;
    ctx.browser.tap("button", &name("S", 4)).await?;
    rack_reads(ctx, "sehuo").await?;
    tiles_lie_still(ctx).await?;
    let (from, to) =
        (ctx.browser.find("button", &name("S", 1)).await?, ctx.browser.find("button", &name("U", 4)).await?);
    ctx.browser.driver.action_chain().drag_and_drop_element(&from, &to).perform().await?;
    rack_reads(ctx, "ehuso").await?;
    let focused = ctx.browser.find("button", &name("O", 5)).await?;
    ctx.browser.script("arguments[0].focus()", vec![focused.to_json()?]).await?;
    ctx.browser.keys(&"\u{e012}".repeat(3)).await?;
    rack_reads(ctx, "eohus").await?;
    // One to the right, and the word would stand there but for the first letter.
    ctx.browser.keys("\u{e014}").await?;
    rack_reads(ctx, "ehous").await?;
    tiles_lie_still(ctx).await?;
    let (from, to) =
        (ctx.browser.find("button", &name("E", 1)).await?, ctx.browser.find("button", &name("S", 5)).await?);
    ctx.browser.driver.action_chain().drag_and_drop_element(&from, &to).perform().await?;
    ctx.browser.sees(text().scramble().set.spells_word).await?;
    rack_reads(ctx, "ehous").await
}

/// A driver presses where an element was when it was asked for, and a tile that still slides is not there any more.
async fn tiles_lie_still(ctx: &Ctx) -> Result<()> {
    let still = "return document.getAnimations().every((one) => one.playState !== 'running')";
    true_in_page(ctx, "tiles that lie still", still).await
}

/// C47: on a small phone everything is in reach, and above an open keyboard what nobody can do without.
pub async fn c47_a_word_can_be_set_on_a_small_phone(ctx: &mut Ctx) -> Result<()> {
    rolled().open_framed(ctx, 320, 568).await?;
    ctx.browser.tap_id("open").await?;
    ctx.browser.test_id("word").await?;
    let needed = [".slots", "[data-testid=answer]", "[data-testid=say]"];
    let around = ["[data-testid=tray] .key:first-child", "[data-testid=tray] .key:last-child", "[data-testid=no-word]"];
    all_visible(ctx, &[&needed[..], &around].concat()).await?;
    ctx.browser.tap("button", text().act.phone_keyboard).await?;
    ctx.browser.script("frameElement.height = 300", vec![]).await?;
    all_visible(ctx, &needed).await
}
