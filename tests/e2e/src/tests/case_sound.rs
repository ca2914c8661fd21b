//! Sound: how it is unlocked, how it comes back, and that it ends. What is asked of the browser is looked at, since no
//! machine that runs tests has a loudspeaker.

use std::time::Duration;

use anyhow::{Result, ensure};
use wordbox::rules::bomb::{Event, Face, Play};

use super::case_support::{CLOCK, Left, TABLE, en, explosions, go, pass_to, true_in_page};
use wordbox_e2e::harness::{Ctx, Patience};

const SOUND: &str = include_str!("case_sound.js");

fn rolled() -> Left {
    Left::dealt(Play::Spoken, &["ant", "est", "ine"]).then(Event::Rolled { face: Face::NotAtStart })
}

async fn ticks(ctx: &Ctx) -> Result<()> {
    true_in_page(ctx, "one voice to tick", "return __sound.ticks()").await
}

async fn is_silent(ctx: &Ctx, when: &str) -> Result<()> {
    true_in_page(ctx, &format!("silence {when}"), "return __sound.silent()").await
}

/// C43: the first gesture is a swipe, which unlocks nothing; the next tap does.
pub async fn c43_sound_works_on_the_tap_after_a_swipe(ctx: &mut Ctx) -> Result<()> {
    rolled().open_with(ctx, SOUND).await?;
    ctx.browser.test_id("light").await?;
    let swipe = "__sound.allow(false); const target = document.querySelector('main'); \
                 for (const kind of ['pointerdown', 'touchstart', 'touchmove', 'pointermove', 'pointercancel', 'touchend']) \
                   target.dispatchEvent(new Event(kind, {bubbles: true})); \
                 const runs = __sound.contexts.some((one) => one.state === 'running'); __sound.allow(true); return runs";
    ensure!(ctx.browser.script(swipe, vec![]).await? == false, "a swipe unlocked the sound");
    ctx.browser.tap_id("light").await?;
    ticks(ctx).await
}

/// C43: a phone call takes the sound away: the game pauses, and the tap that resumes it brings the sound back.
pub async fn c43_sound_comes_back_after_an_interruption(ctx: &mut Ctx) -> Result<()> {
    rolled().open_with(ctx, SOUND).await?;
    ctx.browser.tap_id("light").await?;
    ticks(ctx).await?;
    true_in_page(ctx, "a while of ticking", "return __sound.newest().currentTime > 0.7").await?;
    ctx.browser.script("__sound.newest().to('interrupted')", vec![]).await?;
    ctx.browser.find("heading", en().act.paused).await?;
    ctx.browser.tap_id("go-on").await?;
    ticks(ctx).await?;
    let contexts = ctx.browser.script("return __sound.contexts.map((one) => one.state)", vec![]).await?;
    ensure!(contexts == serde_json::json!(["closed", "running"]), "contexts: {contexts}");
    Ok(())
}

/// C43: after a lock some phones say that the sound runs, with a clock that stands still. Taps bring it back too.
pub async fn c43_a_clock_that_stands_still_is_noticed(ctx: &mut Ctx) -> Result<()> {
    rolled().open_with(ctx, SOUND).await?;
    ctx.browser.tap_id("light").await?;
    ticks(ctx).await?;
    ctx.browser.tap("button", en().act.pause).await?;
    let away = "__sound.newest().freeze(); dispatchEvent(new Event('pagehide')); dispatchEvent(new Event('pageshow'))";
    ctx.browser.script(away, vec![]).await?;
    ctx.browser.tap_id("go-on").await?;
    // A clock gets a third of a second to prove that it moves; nobody passes faster than that for long.
    let patience = Patience::PAGE.with_step(Duration::from_millis(500));
    ctx.browser
        .wait_patiently(patience, "a new context", async || {
            ctx.browser.tap_id("pass").await?;
            Ok((ctx.browser.script("return __sound.contexts.length", vec![]).await? == 2).then_some(()))
        })
        .await?;
    ticks(ctx).await
}

/// C45: however often people pass, pause, mute and turn back, there is one voice that ticks.
pub async fn c45_there_is_one_ticking_voice(ctx: &mut Ctx) -> Result<()> {
    let act = &en().act;
    rolled().open_with(ctx, SOUND).await?;
    ctx.browser.tap_id("light").await?;
    for next in ["Bo", "Cy", "Ann"] {
        pass_to(ctx, next).await?;
        ticks(ctx).await?;
        ctx.browser.tap("button", act.mute).await?;
        is_silent(ctx, "while muted").await?;
        ctx.browser.tap("button", act.unmute).await?;
        ticks(ctx).await?;
        ctx.browser.tap("button", act.pause).await?;
        is_silent(ctx, "while paused").await?;
        ctx.browser.tap_id("go-on").await?;
        ticks(ctx).await?;
        go(ctx, "#/help/bomb").await?;
        ctx.browser.find("heading", act.help).await?;
        is_silent(ctx, "on another screen").await?;
        go(ctx, TABLE).await?;
        ctx.browser.tap_id("go-on").await?;
        ticks(ctx).await?;
    }
    let overlaps = ctx.browser.script("return __sound.overlaps()", vec![]).await?;
    ensure!(overlaps == false, "two voices ticked at the same time");
    Ok(())
}

/// C45: the ticking ends on every way out of a round.
pub async fn c45_the_ticking_ends_on_every_way_out(ctx: &mut Ctx) -> Result<()> {
    rolled().open_with(ctx, &format!("{SOUND}\n{CLOCK}")).await?;
    ctx.browser.tap_id("light").await?;
    ticks(ctx).await?;

    ctx.browser.tap("button", en().act.pause).await?;
    ctx.browser.tap("button", en().act.home).await?;
    ctx.browser.test_id("continue").await?;
    is_silent(ctx, "at home").await?;

    ctx.browser.tap_id("continue").await?;
    ctx.browser.tap_id("go-on").await?;
    ticks(ctx).await?;
    ctx.browser.driver.back().await?;
    ctx.browser.test_id("continue").await?;
    is_silent(ctx, "after Back").await?;

    ctx.browser.driver.forward().await?;
    ctx.browser.tap_id("go-on").await?;
    ticks(ctx).await?;
    ctx.browser.script("dispatchEvent(new Event('pagehide')); dispatchEvent(new Event('pageshow'))", vec![]).await?;
    is_silent(ctx, "after people left the page").await?;

    ctx.browser.tap_id("go-on").await?;
    ticks(ctx).await?;
    let effects = ctx.browser.script("return __sound.effects()", vec![]).await?.as_u64().unwrap_or_default();
    // The fuse burns down, and the tap that comes too late is what looks at the clock.
    ctx.browser
        .script("__clock.jump(400000, 400000); document.querySelector('[data-testid=pass]').click()", vec![])
        .await?;
    ctx.browser.test_id("explosion").await?;
    is_silent(ctx, "at the explosion").await?;
    let heard = ctx.browser.script("return __sound.effects()", vec![]).await?.as_u64().unwrap_or_default();
    ensure!(heard == effects + 1 && explosions(ctx).await? == 1, "{} sounds at the explosion", heard - effects);

    ctx.browser.tap_id("take-card").await?;
    ctx.browser.tap_id("roll").await?;
    ctx.browser.tap_id("light").await?;
    ticks(ctx).await?;
    ctx.browser.tap("button", en().act.pause).await?;
    ctx.browser.tap("button", en().act.end_game).await?;
    ctx.browser.tap_id("end-game").await?;
    ctx.browser.test_id("bomb").await?;
    is_silent(ctx, "after the game was ended").await
}

/// Sound that is never unlocked keeps nobody from playing.
pub async fn sound_that_never_unlocks_does_not_stop_the_game(ctx: &mut Ctx) -> Result<()> {
    plays_without(ctx, &format!("{SOUND}\n__sound.allow(false);"), en().settings.sound_locked).await
}

/// A browser that has no sound, or throws when it is asked for some, is said to have none, and plays too.
pub async fn a_browser_without_sound_plays(ctx: &mut Ctx) -> Result<()> {
    let none =
        "window.AudioContext = window.webkitAudioContext = class { constructor() { throw new Error('no device'); } };";
    plays_without(ctx, none, en().settings.sound_unavailable).await
}

async fn plays_without(ctx: &mut Ctx, script: &str, sentence: &str) -> Result<()> {
    let nearly = Left::burning_for(Play::Spoken, "ant", Face::NotAtStart, 30_000).after(25_000);
    nearly.open_with(ctx, script).await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.tap_id("pass").await?;
    ctx.browser.test_id("explosion").await?;
    ctx.browser.tap_id("take-card").await?;
    ctx.browser.test_id("summary").await?;
    go(ctx, "#/settings").await?;
    ctx.browser.tap("button", en().settings.test_sound).await?;
    ctx.browser.sees(sentence).await
}
