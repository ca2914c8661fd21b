//! The start of the page, and what it says when there can be none.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::case_support::{en, go, true_in_page};
use wordbox_e2e::harness::{Ctx, Engine};
use xtask::precache::PACKED_MODULE;

const GERMAN: &str = "
    Object.defineProperty(navigator, 'language', { get: () => 'de-AT', configurable: true });
    Object.defineProperty(navigator, 'languages', { get: () => ['de-AT', 'en'], configurable: true });
";
const NO_WASM: &str = "Object.defineProperty(window, 'WebAssembly', { value: undefined, configurable: true });";

/// C42: without WebAssembly there is a sentence that people can read and act on.
pub async fn c42_without_webassembly_there_is_a_sentence(ctx: &mut Ctx) -> Result<()> {
    cannot_start(ctx, NO_WASM, "This browser cannot run Wordbox", "Reload").await
}

/// C42: in German for those whose browser speaks it.
pub async fn c42_the_sentence_is_german_for_germans(ctx: &mut Ctx) -> Result<()> {
    cannot_start(ctx, &format!("{GERMAN}{NO_WASM}"), "Dieser Browser kann Wordbox nicht ausführen", "Neu laden").await
}

async fn cannot_start(ctx: &mut Ctx, script: &str, sentence: &str, button: &str) -> Result<()> {
    // What the program itself says when it finds no WebAssembly is for the console.
    ctx.browser.expect_fault("WebAssembly");
    ctx.browser.expect_fault("undefined");
    ctx.site.inject(script)?;
    ctx.open("").await?;
    ctx.browser.sees(sentence).await?;
    let overlay = ctx.browser.all("alertdialog", &format!("{sentence}*")).await?;
    ensure!(overlay.len() == 1, "the sentence is not in a dialog that is read aloud");
    ctx.browser.find("button", button).await.map(drop)
}

/// A module that does not come is told, and can be loaded again.
pub async fn a_module_that_does_not_come_is_told(ctx: &mut Ctx) -> Result<()> {
    let module = module(ctx, PACKED_MODULE)?;
    ctx.site.fail(&module, 500);
    starts_once_mended(ctx, &module).await
}

/// So is one that ends in the middle.
pub async fn half_a_module_is_told(ctx: &mut Ctx) -> Result<()> {
    let module = module(ctx, PACKED_MODULE)?;
    let mut bytes = ctx.site.file(&module)?;
    bytes.truncate(bytes.len() / 2);
    ctx.site.damage(&module, bytes);
    starts_once_mended(ctx, &module).await
}

/// So is something else in its place, as networks answer that want a login first.
pub async fn another_file_in_place_of_the_module_is_told(ctx: &mut Ctx) -> Result<()> {
    let module = module(ctx, PACKED_MODULE)?;
    ctx.site.damage(&module, "<!doctype html><p>Please log in to this network.");
    starts_once_mended(ctx, &module).await
}

async fn starts_once_mended(ctx: &mut Ctx, module: &str) -> Result<()> {
    for part in ["wasm", "WebAssembly", "magic", "MIME", "500", "module", "unhandled", "gzip", "Decomp", "compressed"] {
        ctx.browser.expect_fault(part);
    }
    ctx.open("").await?;
    ctx.browser.sees("Wordbox did not load completely.").await?;
    ctx.site.mend(module);
    ctx.browser.tap("button", "Reload").await?;
    ctx.browser.tap_id("bomb").await?;
    ctx.browser.test_id("start").await.map(drop)
}

fn module(ctx: &Ctx, ending: &str) -> Result<String> {
    ctx.site.paths().into_iter().find(|path| path.ends_with(ending)).with_context(|| format!("dist/ has no *{ending}"))
}

/// A panic ends the program for good: an overlay says so, covers all else, and loads the page again.
pub async fn a_panic_shows_an_overlay_with_reload(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/bomb").await?;
    ctx.browser.test_id("start").await?;
    let panic = "window.__before = true; dispatchEvent(new CustomEvent('wordbox-panic', {detail: 'a <b>test</b>'}))";
    ctx.browser.script(panic, vec![]).await?;
    ctx.browser.sees("Something broke, and the page must be loaded again.").await?;
    ctx.browser.sees("a <b>test</b>").await?;
    ensure!(!ctx.browser.has("button", en().plan.start).await?, "what is broken can still be reached");
    ctx.browser.tap("button", "Reload").await?;
    true_in_page(ctx, "the page to be loaded anew", "return !window.__before").await?;
    ctx.browser.find("button", en().plan.start).await.map(drop)
}

/// The words of a real panic reach the overlay, also in a build that leaves out where in the source it was: the browser begins
/// to refuse new kinds of elements.
pub async fn a_real_panic_is_told_in_its_own_words(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/settings").await?;
    ctx.browser.find("heading", en().settings.title).await?;
    for fault in ["panicked at", "unreachable"] {
        ctx.browser.expect_fault(fault);
    }
    let break_down = "document.createElement = () => { throw new Error('planted') }; location.hash = '#/credits'";
    ctx.browser.script(break_down, vec![]).await?;
    ctx.browser.sees("Something broke, and the page must be loaded again.").await?;
    let told = "return document.getElementById('trouble-detail').textContent.includes('panicked at')";
    true_in_page(ctx, "what the panic said", told).await?;
    ctx.browser.tap("button", "Reload").await?;
    ctx.browser.find("heading", en().credits.title).await.map(drop)
}

/// Whatever stands behind the `#` that is no screen is home.
pub async fn an_unknown_address_is_home(ctx: &mut Ctx) -> Result<()> {
    for fragment in ["#/nowhere", "#/bomb/table/", "#%E0%A4%A", "#<script>"] {
        ctx.open(fragment).await?;
        ctx.browser.test_id("bomb").await?;
        ctx.browser.find("heading", "Wordbox").await?;
    }
    Ok(())
}

/// A table without a game leads to the set-up.
pub async fn a_table_without_a_game_is_the_set_up(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/bomb/table").await?;
    ctx.browser.test_id("start").await.map(drop)
}

/// The browser's language is the language of the screens, from the first paint on.
pub async fn a_german_browser_has_german_screens(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(GERMAN)?;
    ctx.open("").await?;
    german_screens(ctx).await
}

/// A language can be chosen, is used at once, and is remembered.
pub async fn german_can_be_chosen(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/settings").await?;
    // The button itself is drawn over by the look of its label.
    let choose = "const label = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === 'Deutsch'); \
                  if (label) label.click(); return Boolean(label)";
    true_in_page(ctx, "the choice of German", choose).await?;
    ctx.browser.find("heading", "Einstellungen").await?;
    ctx.browser.reload().await?;
    ctx.browser.find("heading", "Einstellungen").await?;
    go(ctx, "#/").await?;
    german_screens(ctx).await
}

async fn german_screens(ctx: &Ctx) -> Result<()> {
    ctx.browser.sees("Wort sagen, weitergeben.").await?;
    true_in_page(ctx, "a page that says it is German", "return document.documentElement.lang === 'de'").await?;
    for (fragment, heading) in [("#/help/bomb", "So geht’s"), ("#/settings", "Einstellungen"), ("#/bomb", "Bombe")] {
        go(ctx, fragment).await?;
        ctx.browser.find("heading", heading).await?;
    }
    ctx.browser.tap("button", "Spielen").await?;
    ctx.browser.tap("button", "Würfeln").await?;
    ctx.browser.tap("button", "Lunte anzünden").await?;
    ctx.browser.sees("hat die Bombe").await?;
    ctx.browser.tap("button", "Pause").await?;
    ctx.browser.sees("Die Buchstaben sind verdeckt.").await
}

/// Writes down what people see before the program comes, and where it stands then and afterwards.
const FIRST_PAINT: &str = "
    // Of a text only the height: letters of another font, which comes a moment later, may be wider.
    const places = () => ['h1', '.masthead p', 'a.game', 'a.tool', 'a.game .game-name'].map((name) => {
        const one = document.querySelector(name);
        const box = one ? one.getBoundingClientRect() : {};
        const sides = [box.top, box.height];
        if (name !== 'a.game .game-name') sides.push(box.left, box.width);
        return [name, ...sides.map(Math.round)];
    });
    window.__places = places;
    window.__shift = 0;
    if (window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes('layout-shift')) {
        new PerformanceObserver((list) => {
            for (const one of list.getEntries()) window.__shift += one.value;
        }).observe({ type: 'layout-shift', buffered: true });
    }
    addEventListener('DOMContentLoaded', () => {
        window.__first = { text: document.body.innerText, program: Boolean(window.__ready), places: places() };
    });
    addEventListener('wordbox-ready', () => { window.__ready = true; });
";

/// The first paint is the page itself, before any program: heading, the way into the game. And when the program comes,
/// nothing of it moves.
pub async fn the_first_paint_is_static_and_stays_where_it_is(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(FIRST_PAINT)?;
    ctx.open("").await?;
    ctx.browser.test_id("bomb").await?;
    true_in_page(
        ctx,
        "the dictionary note to come and go",
        "return !document.querySelector('[data-testid=dictionary]')",
    )
    .await?;
    let page = ctx.browser.script("return {first: __first, now: __places(), shift: __shift}", vec![]).await?;
    let text = page["first"]["text"].as_str().unwrap_or_default();
    ensure!(page["first"]["program"] == json!(false), "the program was there before the first look");
    ensure!(text.contains("Wordbox") && text.contains("Say a word."), "the first paint is {text:?}");
    ensure!(page["first"]["places"] == page["now"], "moved from {} to {}", page["first"]["places"], page["now"]);
    if ctx.browser.engine == Engine::Chromium {
        let shift = page["shift"].as_f64().unwrap_or(1.0);
        ensure!(shift <= 0.02, "the layout shifted by {shift}");
    }
    Ok(())
}

/// The page's policy is in force: neither another origin nor inline code gets past it.
pub async fn the_policy_blocks_other_origins_and_inline_code(ctx: &mut Ctx) -> Result<()> {
    ctx.browser.expect_fault("the policy blocked");
    ctx.browser.expect_fault("cannot load");
    ctx.open("").await?;
    ctx.browser.test_id("bomb").await?;
    let elsewhere = ctx.site.origin().replace("127.0.0.1", "localhost");
    let body = "const [elsewhere, done] = arguments; \
        const code = document.createElement('script'); code.textContent = 'window.__inline = true'; document.head.append(code); \
        fetch(elsewhere).then(() => 'fetched', () => 'blocked').then((fetched) => done([fetched, Boolean(window.__inline)]))";
    let outcome = ctx.browser.driver.execute_async(body, vec![json!(elsewhere)]).await?.json().clone();
    ensure!(outcome == json!(["blocked", false]), "other origin and inline code: {outcome}");
    ensure!(ctx.site.seen().iter().all(|seen| !seen.host.starts_with("localhost")), "another origin was reached");
    let policy = ctx
        .browser
        .script("return document.querySelector('meta[http-equiv=Content-Security-Policy]').content", vec![])
        .await?;
    ensure!(matches!(&policy, Value::String(text) if text.starts_with("default-src 'none'")), "policy: {policy}");
    Ok(())
}
