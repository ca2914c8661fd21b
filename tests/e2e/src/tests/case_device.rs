//! What a device may lack or refuse: a wake lock, vibration, storage.

use anyhow::{Result, ensure};
use serde_json::{Value, json};
use wordbox::rules::bomb::{Ending, Event, Face, Play};
use wordbox::session::settings::Settings;

use super::case_support::{Left, TABLE, dictionary_is_there, en, go, holds, say_and_pass, storage};
use wordbox_e2e::harness::Ctx;

/// A wake lock that writes down what is asked of it.
const WAKE_LOCK: &str = "
    const asked = [];
    window.__wake = asked;
    const request = (kind) => {
        asked.push(`request ${kind}`);
        const lock = new EventTarget();
        lock.released = false;
        lock.release = () => { lock.released = true; asked.push('release'); return Promise.resolve(); };
        return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
";

fn rolled() -> Left {
    Left::dealt(Play::Spoken, &["ant", "est"]).then(Event::Rolled { face: Face::NotAtStart })
}

async fn asked(ctx: &Ctx) -> Result<Vec<Value>> {
    Ok(ctx.browser.script("return window.__wake", vec![]).await?.as_array().cloned().unwrap_or_default())
}

async fn asked_exactly(ctx: &Ctx, expected: &[&str]) -> Result<()> {
    let what = format!("the wake lock to have been asked {expected:?}");
    ctx.browser.wait(&what, async || Ok((json!(asked(ctx).await?) == json!(expected)).then_some(()))).await
}

/// C34: nobody touches the phone in a spoken round, and it does not sleep; the tap that resumes asks anew.
pub async fn c34_the_phone_stays_awake_in_a_spoken_round(ctx: &mut Ctx) -> Result<()> {
    rolled().open_with(ctx, WAKE_LOCK).await?;
    ctx.browser.tap_id("light").await?;
    holds(ctx, "Ann").await?;
    asked_exactly(ctx, &["request screen"]).await?;
    ctx.browser.tap("button", en().act.pause).await?;
    asked_exactly(ctx, &["request screen", "release"]).await?;
    ctx.browser.tap_id("go-on").await?;
    asked_exactly(ctx, &["request screen", "release", "request screen"]).await?;
    go(ctx, "#/").await?;
    asked_exactly(ctx, &["request screen", "release", "request screen", "release"]).await
}

/// C34, C46: a wake lock that is refused, and vibration that throws, harm nobody.
pub async fn c46_a_device_that_refuses_everything_is_harmless(ctx: &mut Ctx) -> Result<()> {
    let refusing = "
        const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
        Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
        Object.defineProperty(navigator, 'vibrate', { value: () => { throw new TypeError('no'); }, configurable: true });";
    round_to_the_explosion(ctx, refusing).await
}

/// C46: neither is there at all.
pub async fn c46_a_device_that_has_nothing_is_harmless(ctx: &mut Ctx) -> Result<()> {
    let nothing = "
        for (const name of ['wakeLock', 'vibrate', 'locks', 'audioSession']) {
            Object.defineProperty(navigator, name, { value: undefined, configurable: true });
        }";
    round_to_the_explosion(ctx, nothing).await
}

/// C46: asking throws at once instead of answering.
pub async fn c46_a_device_that_throws_is_harmless(ctx: &mut Ctx) -> Result<()> {
    let throwing = "
        const request = () => { throw new DOMException('never', 'SecurityError'); };
        Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
        Object.defineProperty(navigator, 'vibrate', { get() { throw new TypeError('no'); }, configurable: true });
        Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });";
    round_to_the_explosion(ctx, throwing).await
}

async fn round_to_the_explosion(ctx: &mut Ctx, script: &str) -> Result<()> {
    let nearly = Left::burning_for(Play::Spoken, "ant", Face::NotAtStart, 30_000).after(25_000);
    nearly.open_with(ctx, script).await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.tap_id("pass").await?;
    ctx.browser.test_id("explosion").await?;
    ctx.browser.tap_id("take-card").await?;
    ctx.browser.test_id("summary").await.map(drop)
}

/// C36: the storage cannot even be reached.
pub async fn c36_without_storage_the_game_plays(ctx: &mut Ctx) -> Result<()> {
    let blocked = "for (const name of ['localStorage', 'sessionStorage']) { \
        Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); }, configurable: true }); }";
    plays_unsaved(ctx, blocked).await
}

/// C36: the storage is there, and every call throws.
pub async fn c36_with_storage_that_throws_the_game_plays(ctx: &mut Ctx) -> Result<()> {
    let full = "for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) { \
        Storage.prototype[name] = () => { throw new DOMException('full', 'QuotaExceededError'); }; }";
    plays_unsaved(ctx, full).await
}

/// From home through set-up into a round and back, and a quiet note that nothing is kept.
async fn plays_unsaved(ctx: &mut Ctx, script: &str) -> Result<()> {
    ctx.site.inject(script)?;
    ctx.open("").await?;
    ctx.browser.tap_id("bomb").await?;
    ctx.browser.fill(&(en().roster.name)(1), "Ann").await?;
    ctx.browser.tap_id("start").await?;
    ctx.browser.tap_id("roll").await?;
    ctx.browser.tap_id("light").await?;
    ctx.browser.tap_id("pass").await?;
    ctx.browser.test_id("challenge").await?;
    ctx.browser.tap("button", en().act.pause).await?;
    ctx.browser.tap("button", en().act.home).await?;
    ctx.browser.test_id("continue").await?;
    ctx.browser.sees(en().notes.not_saved).await?;
    ctx.browser.tap_id("continue").await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.test_id("pass").await.map(drop)
}

/// C36: a storage that fills up in the middle of a typed game takes nothing away from it.
pub async fn c36_a_storage_that_fills_up_takes_nothing_away(ctx: &mut Ctx) -> Result<()> {
    Left::burning(Play::Typed, "ant", Face::NotAtStart).open(ctx).await?;
    ctx.browser.tap_id("go-on").await?;
    dictionary_is_there(ctx).await?;
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    ctx.browser.script(full, vec![]).await?;
    say_and_pass(ctx, "pant", "Bo").await?;
    say_and_pass(ctx, "scanty", "Cy").await?;
    go(ctx, "#/").await?;
    ctx.browser.sees(en().notes.not_saved).await?;
    go(ctx, TABLE).await?;
    ctx.browser.tap_id("go-on").await?;
    holds(ctx, "Cy").await
}

/// C55: one tap mutes on every screen, and it is remembered.
pub async fn c55_mute_is_on_every_screen_and_remembered(ctx: &mut Ctx) -> Result<()> {
    let act = &en().act;
    rolled().open(ctx).await?;
    ctx.browser.tap("button", act.mute).await?;
    ctx.browser.find("button", act.unmute).await?;
    ctx.browser.reload().await?;
    ctx.browser.find("button", act.unmute).await?;
    for fragment in
        ["#/", "#/bomb", "#/scramble", "#/help/scramble", "#/lists", "#/lists/edit", "#/settings", "#/credits"]
    {
        go(ctx, fragment).await?;
        ctx.browser.tap("button", act.unmute).await?;
        ctx.browser.tap("button", act.mute).await?;
        ctx.browser.find("button", act.unmute).await?;
    }
    ensure!(storage(ctx, "settings").await?.is_some_and(|text| Settings::read(&text).muted), "not kept");
    Ok(())
}

/// C55: also while the fuse burns, at the explosion, and on the podium.
pub async fn c55_mute_is_there_in_every_phase(ctx: &mut Ctx) -> Result<()> {
    let act = &en().act;
    let nearly = Left::burning_for(Play::Spoken, "ant", Face::NotAtStart, 30_000).after(25_000);
    nearly.with(|config| config.ending = Ending::Cards(3)).open(ctx).await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.tap("button", act.mute).await?;
    ctx.browser.find("button", act.unmute).await?;
    ctx.browser.test_id("explosion").await?;
    ctx.browser.tap("button", act.unmute).await?;
    ctx.browser.tap_id("take-card").await?;
    ctx.browser.tap("button", act.mute).await?;
    ctx.browser.find("button", act.unmute).await.map(drop)
}
