//! Clocks that jump, pauses, and what a pause covers.

use anyhow::{Result, ensure};
use wordbox::rules::bomb::{Event, Face, Play};

use super::case_support::{CLOCK, Left, TABLE, count, en, explosions, go, holds, pass_to, true_in_page};
use wordbox_e2e::harness::Ctx;

/// Two seconds of fuse are left when the game goes on.
fn nearly_burnt() -> Left {
    Left::burning_for(Play::Spoken, "ant", Face::NotAtStart, 30_000).after(28_000)
}

/// Goes on and moves the clocks in the same moment, before any timer can come between.
async fn go_on_and_jump(ctx: &Ctx, mono: u32, wall: u32) -> Result<()> {
    ctx.browser.test_id("go-on").await?;
    let body = format!("document.querySelector('[data-testid=go-on]').click(); __clock.jump({mono}, {wall})");
    ctx.browser.script(&body, vec![]).await.map(drop)
}

/// C32: while the device sleeps one clock stands still and the other does not. The game is found paused, with what
/// remained, and has not exploded.
pub async fn c32_a_device_that_slept_finds_the_game_paused(ctx: &mut Ctx) -> Result<()> {
    nearly_burnt().open_with(ctx, CLOCK).await?;
    go_on_and_jump(ctx, 0, 60_000).await?;
    // The sheet of the pause was just closed, and comes back by itself when the timer looks at the clocks.
    ctx.browser
        .wait("the pause", async || {
            let covered = ctx.browser.has("heading", en().act.paused).await?;
            Ok((covered && !ctx.browser.has("button", en().bomb.table.take_it).await?).then_some(()))
        })
        .await?;
    ensure!(explosions(ctx).await? == 0, "it went off in its sleep");
    // What is left is played on as usual.
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.test_id("explosion").await?;
    ensure!(explosions(ctx).await? == 1, "it went off more than once");
    Ok(())
}

/// C32: a timer that comes a minute late finds that the time was played: it goes off, once.
pub async fn c32_a_late_timer_lets_it_go_off_exactly_once(ctx: &mut Ctx) -> Result<()> {
    nearly_burnt().open_with(ctx, CLOCK).await?;
    go_on_and_jump(ctx, 60_000, 60_000).await?;
    ctx.browser.test_id("explosion").await?;
    // Whoever comes back to the page now does not hear it again.
    ctx.browser.script("document.dispatchEvent(new Event('visibilitychange'))", vec![]).await?;
    ctx.browser.tap_id("take-card").await?;
    ctx.browser.test_id("summary").await?;
    ensure!(
        explosions(ctx).await? == 1 && count(ctx, |event| matches!(event, Event::CardTaken { .. })).await? == 1,
        "not exactly one explosion"
    );
    Ok(())
}

/// C32: an hour in a background tab is no time of the game.
pub async fn c32_an_hour_in_the_background_is_not_played(ctx: &mut Ctx) -> Result<()> {
    let hidden = "let hidden = false; Object.defineProperty(document, 'hidden', {get: () => hidden, configurable: true}); \
                  Object.defineProperty(document, 'visibilityState', {get: () => hidden ? 'hidden' : 'visible', configurable: true}); \
                  window.__hide = (now) => { hidden = now; document.dispatchEvent(new Event('visibilitychange')); };";
    Left::burning(Play::Spoken, "ant", Face::NotAtStart).open_with(ctx, &format!("{CLOCK}{hidden}")).await?;
    ctx.browser.tap_id("go-on").await?;
    holds(ctx, "Ann").await?;
    ctx.browser.script("__hide(true); __clock.jump(3600000, 3600000); __hide(false)", vec![]).await?;
    ctx.browser.find("heading", en().act.paused).await?;
    ctx.browser.tap_id("go-on").await?;
    holds(ctx, "Ann").await?;
    pass_to(ctx, "Bo").await?;
    ensure!(explosions(ctx).await? == 0, "it went off in the background");
    Ok(())
}

/// C33: while the game is paused, neither the letters nor what the die says are anywhere in the page: in no text, no
/// attribute, no name that is read aloud.
pub async fn c33_a_pause_covers_letters_and_die(ctx: &mut Ctx) -> Result<()> {
    is_covered(ctx, Play::Spoken).await
}

/// C33: so it is in a typed game.
pub async fn c33_a_pause_covers_a_typed_round(ctx: &mut Ctx) -> Result<()> {
    is_covered(ctx, Play::Typed).await
}

async fn is_covered(ctx: &mut Ctx, play: Play) -> Result<()> {
    // A card that is part of no other word, so that it can be looked for in the whole page.
    Left::dealt(play, &["xqj", "est"]).then(Event::Rolled { face: Face::NotAtEnd }).open(ctx).await?;
    ctx.browser.tap_id("light").await?;
    holds(ctx, "Ann").await?;
    true_in_page(ctx, "the letters, while they are open", "return /x\\s*q\\s*j/i.test(document.body.innerText)")
        .await?;
    ctx.browser.tap("button", en().act.pause).await?;
    ctx.browser.find("heading", en().act.paused).await?;
    uncovered_is_nothing(ctx).await?;
    // Not on the other pages of the sheet either.
    ctx.browser.tap("button", en().roster.title).await?;
    ctx.browser.test_id("people").await?;
    uncovered_is_nothing(ctx).await?;
    ctx.browser.tap("button", en().act.back).await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.test_id("letters").await.map(drop)
}

async fn uncovered_is_nothing(ctx: &Ctx) -> Result<()> {
    // Markup and the spaces of names that are spelt out do not hide anything from this.
    let body = "const root = document.documentElement, parts = [document.title]; \
        for (const one of root.querySelectorAll('*')) { \
          if (one.localName === 'script' || one.localName === 'style') continue; \
          for (const attribute of one.attributes) parts.push(attribute.value); \
          if (typeof one.value === 'string') parts.push(one.value); } \
        parts.push(root.textContent); \
        const all = parts.join('\\u0001'), spelt = all.replace(/\\s+/g, ''); \
        return [/xqj/i.test(spelt), document.querySelectorAll('[data-testid=letters], .tile, [data-testid=face]').length, \
                all.includes('not at the END') && !document.querySelector('.rules')]";
    let found = ctx.browser.script(body, vec![]).await?;
    ensure!(found == serde_json::json!([false, 0, false]), "the pause shows letters, tiles or die: {found}");
    Ok(())
}

/// C33: whoever comes back by a link or after a reload finds the letters covered too.
pub async fn c33_letters_are_covered_after_coming_back(ctx: &mut Ctx) -> Result<()> {
    Left::burning(Play::Spoken, "xqj", Face::NotAtEnd).open(ctx).await?;
    ctx.browser.find("heading", en().act.paused).await?;
    uncovered_is_nothing(ctx).await?;
    ctx.browser.tap_id("go-on").await?;
    holds(ctx, "Ann").await?;
    go(ctx, "#/").await?;
    ctx.browser.test_id("continue").await?;
    uncovered_is_nothing(ctx).await?;
    go(ctx, TABLE).await?;
    ctx.browser.find("heading", en().act.paused).await?;
    uncovered_is_nothing(ctx).await?;
    ctx.browser.reload().await?;
    ctx.browser.find("heading", en().act.paused).await?;
    uncovered_is_nothing(ctx).await
}
