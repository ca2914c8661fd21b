//! The service worker: new versions, neighbours on the same origin, and files that the browser threw away.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use wordbox::rules::bomb::{Event, Face, Play};

use super::case_support::{Left, TABLE, en, go, holds, pass_to, true_in_page};
use wordbox_e2e::harness::{Ctx, Patience};

/// A file that nothing in the program depends on.
const FILE: &str = "fonts/OFL.txt";

/// Opens the page, and once more under the care of the worker, as on a second visit.
async fn second_visit(ctx: &mut Ctx, fragment: &str) -> Result<()> {
    ctx.open(fragment).await?;
    let ready = "return navigator.serviceWorker.getRegistration()\
        .then((found) => Boolean(found && found.active && found.active.state === 'activated'))";
    true_in_page(ctx, "the worker", ready).await?;
    visit_again(ctx, fragment).await?;
    true_in_page(ctx, "the worker to be in charge", "return Boolean(navigator.serviceWorker.controller)").await
}

/// Leaves the page for a file that is none of its own, and comes back to it. (What a driver calls a refresh passes the
/// worker over in one of the engines.)
async fn visit_again(ctx: &mut Ctx, fragment: &str) -> Result<()> {
    ctx.open("LICENSE-of-nobody.txt").await?;
    ctx.open(fragment).await
}

/// Deploys the same page with one letter changed in one file.
fn deploy_one_letter(ctx: &Ctx) -> Result<()> {
    let mut bytes = ctx.site.file(FILE)?;
    let last = bytes.last_mut().context("the file is empty")?;
    *last ^= 0x01;
    ctx.site.deploy(FILE, bytes)
}

/// What people do to look for a new version: they leave the page and come back.
async fn come_back(ctx: &Ctx) -> Result<()> {
    ctx.browser
        .script("dispatchEvent(new Event('pagehide')); dispatchEvent(new Event('pageshow'))", vec![])
        .await
        .map(drop)
}

async fn update_waits(ctx: &Ctx) -> Result<()> {
    let waits = "return navigator.serviceWorker.getRegistration().then((found) => Boolean(found && found.waiting))";
    true_in_page(ctx, "the new version to wait", waits).await
}

/// The file as the page gets it.
async fn file(ctx: &Ctx) -> Result<String> {
    let body = "const [path, done] = arguments; fetch('./' + path).then((one) => one.text()).then(done, (why) => done(`failed: ${why}`))";
    let text = ctx.browser.driver.execute_async(body, vec![json!(FILE)]).await?;
    Ok(text.json().as_str().unwrap_or_default().to_owned())
}

/// C38: one letter in one file is a new version. Whoever plays goes on with the old one and is not asked; at home it is
/// offered, and taken when somebody says so. The game is still there.
pub async fn c38_a_new_version_waits_until_somebody_takes_it(ctx: &mut Ctx) -> Result<()> {
    let left = Left::dealt(Play::Spoken, &["ant", "est"]).then(Event::Rolled { face: Face::NotAtStart });
    ctx.site.inject(&left.script()?)?;
    second_visit(ctx, TABLE).await?;
    let old = file(ctx).await?;
    ctx.browser.tap_id("light").await?;
    holds(ctx, "Ann").await?;

    deploy_one_letter(ctx)?;
    come_back(ctx).await?;
    update_waits(ctx).await?;
    ctx.browser.tap_id("go-on").await?;
    pass_to(ctx, "Bo").await?;
    ensure!(
        !ctx.browser.text().await.contains(en().notes.update),
        "the new version is offered in the middle of a round"
    );
    visit_again(ctx, TABLE).await?;
    ctx.browser.tap_id("go-on").await?;
    holds(ctx, "Bo").await?;
    ensure!(file(ctx).await? == old, "an old page got a file of the new version");

    go(ctx, "#/").await?;
    ctx.browser.sees(en().notes.update).await?;
    ctx.browser.script("window.__before = true", vec![]).await?;
    ctx.browser.tap("button", en().notes.update_now).await?;
    true_in_page(ctx, "the new page", "return !window.__before && document.readyState === 'complete'").await?;
    ctx.browser.tap_id("continue").await?;
    ctx.browser.tap_id("go-on").await?;
    holds(ctx, "Bo").await?;
    let new = file(ctx).await?;
    ensure!(new != old && new == String::from_utf8_lossy(&ctx.site.file(FILE)?), "the new version has an old file");
    Ok(())
}

/// C38: a new version of which one file is not what its list says is not installed at all, and the old one plays on.
pub async fn c38_half_a_deploy_changes_nothing(ctx: &mut Ctx) -> Result<()> {
    second_visit(ctx, "").await?;
    deploy_one_letter(ctx)?;
    ctx.site.damage(FILE, "half of it is not there yet");
    let failed = "const [done] = arguments; navigator.serviceWorker.getRegistration().then((found) => { \
        found.addEventListener('updatefound', () => { const fresh = found.installing; \
          fresh.addEventListener('statechange', () => { if (fresh.state !== 'installing') done(fresh.state); }); }); \
        found.update().catch(() => done('redundant')); })";
    let state = ctx.browser.driver.execute_async(failed, vec![]).await?.json().clone();
    ensure!(state == json!("redundant"), "half a version came to be {state}");
    ensure!(!ctx.browser.text().await.contains(en().notes.update), "half a version is offered");
    ctx.site.mend(FILE);
    // An engine may count the first look after a failure as the one that failed; people come back more than once.
    let look_again = Patience::seconds(30).with_step(Duration::from_secs(1));
    let offered = async || {
        come_back(ctx).await?;
        Ok(ctx.browser.text().await.contains(en().notes.update).then_some(()))
    };
    ctx.browser.wait_patiently(look_again, "the whole version to be offered", offered).await
}

/// C40: a file that the browser threw away is fetched again when there is a network, and kept.
pub async fn c40_an_evicted_file_heals_online(ctx: &mut Ctx) -> Result<()> {
    second_visit(ctx, "").await?;
    let kept = file(ctx).await?;
    evict(ctx, FILE).await?;
    ensure!(file(ctx).await? == kept, "the file is not what it was");
    ctx.site.stop();
    ensure!(file(ctx).await? == kept, "the file was not kept again");
    Ok(())
}

/// C40: without a network and without the page itself there is a sentence with a way to try again, which then works.
pub async fn c40_an_evicted_page_says_so_offline(ctx: &mut Ctx) -> Result<()> {
    second_visit(ctx, "").await?;
    evict(ctx, "index.html").await?;
    ctx.open("LICENSE-of-nobody.txt").await?;
    ctx.site.stop();
    ctx.open("").await?;
    ctx.browser.sees("Wordbox is no longer stored here, and there is no network right now.").await?;
    ctx.site.restart()?;
    ctx.browser.tap("button", "Reload").await?;
    ctx.browser.test_id("bomb").await.map(drop)
}

async fn evict(ctx: &Ctx, path: &str) -> Result<()> {
    let body = "const [path, done] = arguments; (async () => { let count = 0; for (const name of await caches.keys()) { \
        const cache = await caches.open(name); if (await cache.delete(new URL('./' + path, location.href).href)) count += 1; } \
        return count; })().then(done, (why) => done(String(why)))";
    let count = ctx.browser.driver.execute_async(body, vec![json!(path)]).await?.json().clone();
    ensure!(count == json!(1), "{path} lay in {count} caches");
    Ok(())
}

/// C41: what other projects on the same origin keep is neither deleted nor used, whatever it is called.
pub async fn c41_neighbours_on_the_origin_are_left_alone(ctx: &mut Ctx) -> Result<()> {
    const NEIGHBOURS: [&str; 4] =
        ["other-app v1", "wordbox", "wordbox /some/where/ version 1", "wordbox /some/where/wordbox"];
    // They were there first, and no page of ours is open.
    ctx.open("LICENSE-of-nobody.txt").await?;
    let plant = "const [names, done] = arguments; (async () => { for (const name of names) { const cache = await caches.open(name); \
        for (const path of ['./', './index.html', './boot.js', './fonts/OFL.txt']) \
          await cache.put(new URL(path, location.href).href, new Response('a neighbour')); } \
        localStorage.setItem('other:bomb.game', 'theirs'); })().then(() => done(true), (why) => done(String(why)))";
    let planted = ctx.browser.driver.execute_async(plant, vec![json!(NEIGHBOURS)]).await?.json().clone();
    ensure!(planted == json!(true), "{planted}");
    second_visit(ctx, "").await?;
    ctx.browser.test_id("bomb").await?;
    ensure!(file(ctx).await? != "a neighbour", "a neighbour's file was used");

    deploy_one_letter(ctx)?;
    come_back(ctx).await?;
    update_waits(ctx).await?;
    ctx.browser.script("window.__before = true", vec![]).await?;
    ctx.browser.tap("button", en().notes.update_now).await?;
    true_in_page(ctx, "the new page", "return !window.__before").await?;
    ctx.browser.test_id("bomb").await?;

    let look = "const [names, done] = arguments; (async () => { const found = []; for (const name of names) { \
        const cache = await caches.has(name) ? await caches.open(name) : null; \
        const one = cache && await cache.match(new URL('./boot.js', location.href).href); found.push(one ? await one.text() : null); } \
        return [found, localStorage.getItem('other:bomb.game')]; })().then(done, (why) => done(String(why)))";
    let found = ctx.browser.driver.execute_async(look, vec![json!(NEIGHBOURS)]).await?.json().clone();
    ensure!(found == json!([NEIGHBOURS.map(|_| "a neighbour"), "theirs"]), "of the neighbours there is left: {found}");
    Ok(())
}
