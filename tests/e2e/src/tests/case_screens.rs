//! Leaving, tapping, typing and moving: what must hold on every screen.

use anyhow::{Result, bail, ensure};
use serde_json::json;
use thirtyfour::Key;
use wordbox::rules::bomb::{Config, Ending, Event, Face, Play};
use wordbox::rules::clock::Millis;

use super::case_support::{
    ANN, BO, CLOCK, CY, LONG_FUSE, Left, TABLE, dictionary_is_there, en, explosions, go, holds, put, said, true_in_page,
};
use wordbox_e2e::harness::Ctx;

/// Every phase of a game, spoken and typed.
fn phases() -> Vec<Left> {
    let mut all = Vec::new();
    for play in [Play::Spoken, Play::Typed] {
        let word = (play == Play::Typed).then(|| "pant".to_owned());
        let known = word.as_ref().map(|_| true);
        let said = |to| Event::Said { word: word.clone(), known, to };
        let burning = || Left::burning(play, "ant", Face::NotAtStart);
        let exploded = || burning().then(said(BO)).after(LONG_FUSE).then(Event::Exploded);
        let last = |config: &mut Config| config.ending = Ending::Cards(3);
        all.extend([
            Left::dealt(play, &["ant", "est"]),
            Left::dealt(play, &["ant", "est"]).then(Event::Rolled { face: Face::NotAtEnd }),
            burning(),
            burning().then(said(BO)).then(Event::Challenged { by: BO }),
            burning().then(said(BO)).then(Event::Challenged { by: CY }).then(Event::VoteCalled),
            exploded(),
            exploded().then(Event::Challenged { by: ANN }).then(Event::VoteCalled),
            exploded().then(Event::CardTaken { by: BO }),
            ["est", "ine"].into_iter().fold(exploded().then(Event::CardTaken { by: BO }).with(last), |left, card| {
                let lit = Event::Lit { card: card.to_owned(), fuse: Millis(LONG_FUSE) };
                let round = left.then(Event::Rolled { face: Face::Anywhere }).then(lit).after(LONG_FUSE);
                round.then(Event::Exploded).then(Event::CardTaken { by: BO })
            }),
        ]);
    }
    all
}

/// C44: every screen is left in every phase, by link and by Back, and the table is found again as it was.
pub async fn c44_every_screen_is_left_in_every_phase(ctx: &mut Ctx) -> Result<()> {
    for left in phases() {
        left.lay(ctx).await?;
        let stage = at_the_table(ctx).await?;
        for fragment in ["#/", "#/bomb", "#/help/bomb", "#/settings", "#/credits"] {
            go(ctx, fragment).await?;
            away(ctx).await?;
            back(ctx).await?;
            ensure!(at_the_table(ctx).await? == stage, "the table is another one after {fragment}");
        }
        // Quicker than any screen can be drawn.
        ctx.browser
            .script(
                "for (const one of ['#/', '#/bomb/table', '#/help/bomb', '#/bomb/table', '#/']) location.hash = one",
                vec![],
            )
            .await?;
        away(ctx).await?;
    }
    Ok(())
}

/// C44: with a sheet open over it, too.
pub async fn c44_a_table_is_left_with_a_sheet_open(ctx: &mut Ctx) -> Result<()> {
    let burning = Left::burning(Play::Spoken, "ant", Face::NotAtStart);
    burning.lay(ctx).await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.tap_id("look-up").await?;
    ctx.browser.find("textbox", en().act.word_field).await?;
    go(ctx, "#/").await?;
    away(ctx).await?;
    go(ctx, TABLE).await?;
    ctx.browser.tap("button", en().act.settings).await?;
    ctx.browser.find("button", en().settings.test_sound).await?;
    back(ctx).await?;
    away(ctx).await?;
    go(ctx, TABLE).await?;
    ctx.browser.tap_id("go-on").await?;
    holds(ctx, "Ann").await
}

/// Waits for the table, lets a paused round burn on, and says which part of the game is shown.
async fn at_the_table(ctx: &Ctx) -> Result<String> {
    let body = "const go = document.querySelector('[data-testid=go-on]'); if (go) { go.click(); return null; } \
                const main = document.querySelector('main.table'); return main && location.hash === '#/bomb/table' ? main.className : null";
    ctx.browser
        .wait("the table", async || Ok(ctx.browser.script(body, vec![]).await?.as_str().map(str::to_owned)))
        .await
}

/// Back, in a way that no engine takes further than one step: the browser's own button passes screens over that were
/// opened without a tap, as a test opens them.
async fn back(ctx: &Ctx) -> Result<()> {
    ctx.browser.script("history.back()", vec![]).await.map(drop)
}

async fn away(ctx: &Ctx) -> Result<()> {
    let body = "return !document.querySelector('main.table, dialog[open]') && Boolean(document.querySelector('main.screen')) \
                && document.querySelectorAll('main').length === 1 && document.getElementById('trouble').hidden";
    true_in_page(ctx, "another screen and nothing left of the table", body).await
}

/// C48: Enter while an input method composes belongs to the input method.
pub async fn c48_enter_while_composing_sends_nothing(ctx: &mut Ctx) -> Result<()> {
    Left::burning(Play::Typed, "ant", Face::NotAtStart).play_on(ctx).await?;
    put(ctx, "[data-testid=word]", "pant").await?;
    // As most browsers say it, and as those that end the composition first.
    let composing = "const field = document.querySelector('[data-testid=word]'); \
        field.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true})); \
        field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true, cancelable: true})); \
        field.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true, data: 'pant'})); \
        const late = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}); \
        Object.defineProperty(late, 'keyCode', {value: 229}); field.dispatchEvent(late); return field.value";
    let value = ctx.browser.script(composing, vec![]).await?;
    ensure!(value == json!("pant") && said(ctx).await?.is_empty(), "Enter of the input method sent {value}");
    ctx.browser
        .wait("the real Enter to send it", async || {
            ctx.browser.press(Key::Enter).await?;
            Ok((said(ctx).await? == ["pant"]).then_some(()))
        })
        .await
}

/// C48: Enter twice within a moment sends once, also when the next word is there already.
pub async fn c48_enter_twice_sends_once(ctx: &mut Ctx) -> Result<()> {
    Left::burning(Play::Typed, "ant", Face::NotAtStart).play_on(ctx).await?;
    let twice = "const done = arguments[0], field = document.querySelector('[data-testid=word]'); \
        const type = (word) => { field.value = word; field.dispatchEvent(new InputEvent('input', {bubbles: true})); }; \
        const enter = () => field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true})); \
        type('pant'); enter(); enter(); \
        requestAnimationFrame(() => { type('scanty'); enter(); enter(); done(null); })";
    ctx.browser
        .wait("a bomb that can be passed on", async || {
            ctx.browser.driver.execute_async(twice, vec![]).await?;
            Ok((!said(ctx).await?.is_empty()).then_some(()))
        })
        .await?;
    ensure!(said(ctx).await? == ["pant"], "two Enters sent {:?}", said(ctx).await?);
    holds(ctx, "Bo").await
}

/// C48: a double tap on the pass area passes once, and no double tap zooms.
pub async fn c48_a_double_tap_passes_once(ctx: &mut Ctx) -> Result<()> {
    Left::burning(Play::Spoken, "ant", Face::NotAtStart).play_on(ctx).await?;
    let twice = "const pass = document.querySelector('[data-testid=pass]'); pass.click(); pass.click()";
    ctx.browser
        .wait("a bomb that can be passed on", async || {
            ctx.browser.script(twice, vec![]).await?;
            Ok((!said(ctx).await?.is_empty()).then_some(()))
        })
        .await?;
    ensure!(said(ctx).await?.len() == 1, "a double tap passed {} times", said(ctx).await?.len());
    holds(ctx, "Bo").await?;
    let action = ctx.browser.script("return getComputedStyle(document.documentElement).touchAction", vec![]).await?;
    ensure!(action == "manipulation", "a double tap zooms: touch-action is {action}");
    Ok(())
}

/// C52: with reduced motion nothing moves or flashes at the explosion, whether the device or the settings ask for it.
pub async fn c52_reduced_motion_is_kept_at_the_explosion(ctx: &mut Ctx) -> Result<()> {
    exploded().lay(ctx).await?;
    ctx.browser.test_id("explosion").await?;
    // Not every engine can be told by its driver what the device prefers: the wish is put into the style sheets themselves.
    let wish = "let found = 0; for (const sheet of document.styleSheets) { const look = (rules) => { for (const rule of rules) { \
        if (rule.media && rule.media.mediaText.includes('prefers-reduced-motion: reduce')) { rule.media.mediaText = 'all'; found += 1; } \
        if (rule.cssRules) look(rule.cssRules); } }; look(sheet.cssRules); } return found";
    let found = ctx.browser.script(wish, vec![]).await?;
    ensure!(found.as_u64().is_some_and(|found| found > 0), "no style sheet asks for reduced motion");
    stands_still(ctx).await?;
    ctx.browser.reload().await?;
    ctx.browser.test_id("explosion").await?;
    ctx.browser.script("document.documentElement.dataset.motion = 'calm'", vec![]).await?;
    stands_still(ctx).await
}

fn exploded() -> Left {
    Left::burning_for(Play::Spoken, "ant", Face::NotAtStart, 5_000).after(4_000).then(Event::Exploded)
}

/// What moves, as [name, seconds for one turn, turns]; pseudo-elements included.
const MOVING: &str = "
    const seconds = (text) => text.endsWith('ms') ? parseFloat(text) / 1000 : parseFloat(text);
    const moving = [];
    for (const one of document.querySelectorAll('*')) for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(one, pseudo);
        const names = style.animationName.split(', '), times = style.animationDuration.split(', ');
        const turns = style.animationIterationCount.split(', ');
        names.forEach((name, at) => {
            if (name !== 'none') moving.push([name, seconds(times[at % times.length]), turns[at % turns.length]]);
        });
    }";

async fn stands_still(ctx: &Ctx) -> Result<()> {
    let long = ctx
        .browser
        .script(
            &format!("{MOVING} return moving.filter(([, time, turns]) => time > 0.01 || turns === 'infinite')"),
            vec![],
        )
        .await?;
    ensure!(long == json!([]), "moves although nothing should: {long}");
    Ok(())
}

/// C52: otherwise nothing on the screen changes its brightness more than three times a second.
pub async fn c52_nothing_flashes_more_than_three_times_a_second(ctx: &mut Ctx) -> Result<()> {
    exploded().lay(ctx).await?;
    ctx.browser.test_id("explosion").await?;
    let flashes = format!("{MOVING}
        const bright = /opacity|background|color|fill|filter|visibility|shadow|stroke|display/;
        const changes = {{}};
        const look = (rules) => {{ for (const rule of rules) {{
            if (rule instanceof CSSKeyframesRule) changes[rule.name] = Array.from(rule.cssRules).filter((frame) =>
                Array.from(frame.style).some((property) => bright.test(property))).length;
            else if (rule.cssRules) look(rule.cssRules); }} }};
        for (const sheet of document.styleSheets) look(sheet.cssRules);
        return {{ known: Object.keys(changes).length, moving: moving.length, worst: moving.map(([name, time, turns]) => {{
            const inOneTurn = changes[name] || 0;
            const turnsInASecond = turns === 'infinite' ? 1 / time : Math.min(parseFloat(turns), Math.max(1, 1 / time));
            return [name, inOneTurn * turnsInASecond]; }}).filter(([, flashes]) => flashes > 3) }};");
    let found = ctx.browser.script(&flashes, vec![]).await?;
    ensure!(found["known"].as_u64() > Some(0) && found["moving"].as_u64() > Some(0), "nothing was looked at: {found}");
    ensure!(found["worst"] == json!([]), "flashes: {found}");
    Ok(())
}

/// A spoken round with nothing but a keyboard, from home to the next card.
pub async fn a_spoken_round_by_keyboard_alone(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(CLOCK)?;
    ctx.open("").await?;
    ctx.browser.test_id("bomb").await?;
    press(ctx, en().bomb.title, Key::Enter).await?;
    ctx.browser.test_id("start").await?;
    press(ctx, en().plan.start, Key::Enter).await?;
    press(ctx, en().bomb.table.roll, Key::Enter).await?;
    press(ctx, en().bomb.table.light, Key::Space).await?;
    ctx.browser
        .wait("the bomb to be passed on", async || {
            press(ctx, en().bomb.table.pass, Key::Space).await?;
            Ok((said(ctx).await?.len() == 1).then_some(()))
        })
        .await?;
    press(ctx, en().act.undo, Key::Enter).await?;
    ensure!(said(ctx).await?.is_empty(), "undo by keyboard did nothing");
    press(ctx, en().bomb.table.look_up, Key::Enter).await?;
    dictionary_is_there(ctx).await?;
    ctx.browser.find("textbox", en().act.word_field).await?;
    ctx.browser.keys("scanty").await?;
    ctx.browser.press(Key::Enter).await?;
    ctx.browser.sees(&(en().bomb.table.look_up_yes)("scanty")).await?;
    ctx.browser.press(Key::Escape).await?;
    ctx.browser.gone("textbox", en().act.word_field).await?;
    press(ctx, en().act.pause, Key::Enter).await?;
    press(ctx, en().act.go_on, Key::Enter).await?;
    ctx.browser.test_id("pass").await?;
    ctx.browser.script("__clock.jump(100000, 100000)", vec![]).await?;
    press(ctx, en().bomb.table.pass, Key::Enter).await?;
    press(ctx, en().bomb.table.take_it, Key::Enter).await?;
    ctx.browser.test_id("summary").await?;
    ensure!(explosions(ctx).await? == 1, "not exactly one explosion");
    press(ctx, en().bomb.table.roll, Key::Enter).await?;
    ctx.browser.test_id("light").await.map(drop)
}

/// Tabs to what begins with that name, forth or back, and presses a key there. A focus that nobody can see is none.
pub async fn press(ctx: &Ctx, name: &str, key: Key) -> Result<()> {
    let body = "const named = (one) => (one.getAttribute('aria-label') || one.innerText || '').replace(/\\s+/g, ' ').trim().startsWith(arguments[0]); \
        const now = document.activeElement; \
        if (named(now) && now !== document.body) return getComputedStyle(now).outlineStyle === 'none' ? 'unseen' : 'here'; \
        const wanted = Array.from(document.querySelectorAll('a[href], button')).find((one) => one.getClientRects().length && named(one)); \
        return wanted && now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after'";
    for _ in 0..120 {
        let place = ctx.browser.script(body, vec![json!(name)]).await?;
        let tab = ctx.browser.driver.action_chain();
        match place.as_str() {
            Some("here") => return ctx.browser.press(key).await,
            Some("before") => tab.key_down(Key::Shift).send_keys(Key::Tab).key_up(Key::Shift).perform().await?,
            Some("after") => tab.send_keys(Key::Tab).perform().await?,
            _ => bail!("{name} has the focus, and nobody can see it"),
        }
    }
    bail!("no way to {name} by the Tab key; the page shows:\n{}", ctx.browser.text().await)
}
