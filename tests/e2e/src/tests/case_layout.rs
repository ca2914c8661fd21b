//! The smallest screens: 320 by 568, and what a phone's keyboard leaves of it.
//!
//! Everything is shown in a frame, because no engine but one has windows that are so narrow.

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox::rules::bomb::{Event, Face, Play};

use super::case_support::{BO, Left, TABLE, dictionary_is_there, en, go, say_in_vain, stored};
use wordbox_e2e::harness::{Ctx, Scheme};

const GERMAN: &str = "language=de;theme=auto;motion=calm;muted=no;vibration=yes;over_mute_switch=no";
const CALM: &str = "language=en;theme=auto;motion=calm;muted=no;vibration=yes;over_mute_switch=no";

/// Every screen but the tables.
const SCREENS: [&str; 11] = [
    "#/",
    "#/bomb",
    "#/race",
    "#/scramble",
    "#/help/bomb",
    "#/help/race",
    "#/help/scramble",
    "#/lists",
    "#/lists/edit",
    "#/settings",
    "#/credits",
];
/// The games, and the one that was left.
const HOME: [&str; 4] =
    ["[data-testid=continue]", "[data-testid=bomb]", "[data-testid=race]", "[data-testid=scramble]"];

/// Opens the table in a frame of that size, without motion that would have to be waited for.
async fn framed(ctx: &mut Ctx, left: &Left, size: (u32, u32), settings: &str) -> Result<()> {
    ctx.site.inject(&format!("{} {}", left.script()?, stored("settings", settings)))?;
    ctx.open_framed(size.0, size.1, TABLE).await
}

/// The frame gets another size, as when a phone is turned or its keyboard opens.
pub async fn hold(ctx: &Ctx, width: u32, height: u32) -> Result<()> {
    let body = "frameElement.width = arguments[0]; frameElement.height = arguments[1]";
    ctx.browser.script(body, vec![json!(width), json!(height)]).await.map(drop)
}

/// What is asked for is inside the viewport as a whole, has a size, and nothing lies over its middle.
pub async fn all_visible(ctx: &Ctx, selectors: &[&str]) -> Result<()> {
    let body = "const hidden = []; for (const name of arguments[0]) { const one = document.querySelector(name); \
        if (!one) { hidden.push([name, 'not there']); continue; } const box = one.getBoundingClientRect(); \
        const numbers = [box.left, box.top, box.right, box.bottom].map(Math.round); \
        if (box.width < 8 || box.height < 8) hidden.push([name, 'has no size', numbers]); \
        else if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) hidden.push([name, 'outside', numbers]); \
        else { const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2); \
          if (!top || !(one.contains(top) || top.contains(one) && !top.matches('dialog'))) hidden.push([name, 'covered by', top && top.className, numbers]); } } \
        return hidden";
    let mut hidden = json!(null);
    let settled = ctx.browser.wait("a layout that shows everything", async || {
        hidden = ctx.browser.script(body, vec![json!(selectors)]).await?;
        Ok((hidden == json!([])).then_some(()))
    });
    let settled = settled.await;
    ensure!(settled.is_ok(), "not visible: {hidden}");
    no_sideways(ctx).await
}

/// Nothing can be scrolled to the side.
async fn no_sideways(ctx: &Ctx) -> Result<()> {
    let body = "const root = document.scrollingElement; return [root.scrollWidth, innerWidth, \
        Array.from(document.querySelectorAll('body *')).filter((one) => !one.closest('.scroll, .unseen, svg, .mirror') && \
          one.getBoundingClientRect().right > innerWidth + 1 && one.getClientRects().length).map((one) => one.className || one.localName).slice(0, 3)]";
    let sizes = ctx.browser.script(body, vec![]).await?;
    ensure!(sizes[0].as_u64() <= sizes[1].as_u64() && sizes[2] == json!([]), "wider than the screen: {sizes}");
    Ok(())
}

const TYPED: [&str; 6] = [
    "[data-testid=letters]",
    "[data-testid=letters] .tile:last-child",
    "[data-testid=face]",
    ".holder-name",
    "[data-testid=word]",
    "[data-testid=say]",
];
const SPOKEN: [&str; 6] = [
    "[data-testid=letters]",
    "[data-testid=letters] .tile:last-child",
    "[data-testid=face]",
    ".holder-name",
    "[data-testid=pass]",
    "[data-testid=challenge]",
];

/// C47: a phone's keyboard leaves 320 by 300. Letters, die, field and button are all there at the same time.
pub async fn c47_all_is_visible_above_an_open_keyboard(ctx: &mut Ctx) -> Result<()> {
    framed(ctx, &Left::burning(Play::Typed, "ough", Face::NotAtStart), (320, 568), CALM).await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.tap("button", en().act.phone_keyboard).await?;
    let mode = ctx.browser.test_id("word").await?.attr("inputmode").await?;
    ensure!(mode.as_deref() == Some("text"), "the device's keyboard is not asked for: {mode:?}");
    // It opens.
    ctx.browser.script("frameElement.height = 300", vec![]).await?;
    all_visible(ctx, &TYPED).await?;
    // A refusal is read without scrolling too.
    dictionary_is_there(ctx).await?;
    say_in_vain(ctx, "plant", &(en().bomb.refused.letters_missing)("plant", "OUGH")).await?;
    all_visible(ctx, &[&TYPED[..], &["[data-testid=answer] p"]].concat()).await
}

/// C47: with the app's own keys at 320 by 568, each key can be hit.
pub async fn c47_the_letter_keys_fit_a_small_phone(ctx: &mut Ctx) -> Result<()> {
    framed(ctx, &Left::burning(Play::Typed, "ough", Face::NotAtStart), (320, 568), CALM).await?;
    ctx.browser.tap_id("go-on").await?;
    all_visible(
        ctx,
        &[&TYPED[..], &[".key", ".key-row:last-child .key:last-child", "[data-testid=challenge]"]].concat(),
    )
    .await?;
    let small = "return Array.from(document.querySelectorAll('.key')).map((one) => one.getBoundingClientRect())\
        .filter((box) => box.width < 24 || box.height < 40 || box.right > innerWidth || box.bottom > innerHeight).length";
    let small = ctx.browser.script(small, vec![]).await?;
    ensure!(small == json!(0), "{small} keys are too small or outside");
    Ok(())
}

/// C47: a spoken round fits, at 320 by 568 and with half of that.
pub async fn c47_a_spoken_round_fits_a_small_phone(ctx: &mut Ctx) -> Result<()> {
    for size in [(320, 568), (320, 300), (568, 320)] {
        ctx.take_new_browser(Scheme::Light).await?;
        framed(ctx, &Left::burning(Play::Spoken, "ough", Face::NotAtStart), size, CALM).await?;
        ctx.browser.tap_id("go-on").await?;
        all_visible(ctx, &SPOKEN).await?;
    }
    Ok(())
}

/// C47: in a dispute the letters and all ways out of it are visible.
pub async fn c47_a_dispute_fits_a_small_phone(ctx: &mut Ctx) -> Result<()> {
    let said = Event::Said { word: Some("bought".into()), known: Some(true), to: BO };
    let doubted = Left::burning(Play::Typed, "ough", Face::NotAtStart).then(said).then(Event::Challenged { by: BO });
    framed(ctx, &doubted, (320, 568), CALM).await?;
    ctx.browser.tap_id("go-on").await?;
    let ways = ["[data-testid=pass-back]", "[data-testid=vote]", "[data-testid=never-mind]", ".question"];
    all_visible(ctx, &[&TYPED[..3], &ways].concat()).await?;
    ctx.browser.tap_id("vote").await?;
    all_visible(
        ctx,
        &["[data-testid=letters]", ".question", ".ballot li:last-child .thumb.no", "[data-testid=close-vote]"],
    )
    .await
}

/// No screen is wider than a small phone, in either language, and home need not be scrolled.
pub async fn no_screen_is_wider_than_a_small_phone(ctx: &mut Ctx) -> Result<()> {
    for settings in [CALM, GERMAN] {
        ctx.take_new_browser(Scheme::Light).await?;
        let rolled = Left::dealt(Play::Spoken, &["ough", "est"]).then(Event::Rolled { face: Face::NotAtStart });
        framed(ctx, &rolled, (320, 568), settings).await?;
        all_visible(ctx, &["[data-testid=light]", "[data-testid=face]"]).await?;
        for fragment in SCREENS {
            go(ctx, fragment).await?;
            ctx.browser
                .wait("the screen", async || {
                    let there = ctx
                        .browser
                        .script("return Boolean(document.querySelector('main.page, main.home'))", vec![])
                        .await?;
                    Ok((there == true).then_some(()))
                })
                .await?;
            ctx.browser
                .script("for (const one of document.querySelectorAll('details')) one.open = true", vec![])
                .await?;
            if fragment == "#/" {
                all_visible(ctx, &HOME).await?;
            }
            no_sideways(ctx).await.map_err(|cause| cause.context(format!("{fragment} with {settings}")))?;
        }
    }
    Ok(())
}
