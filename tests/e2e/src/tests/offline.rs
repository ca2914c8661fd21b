//! The server is gone: the page starts and plays (C39).

use anyhow::{Result, ensure};
use wordbox_e2e::harness::{Browser, Ctx, Patience};
use wordbox_e2e::pages::{Plan, Setup, Stage, Table, text};

/// After one visit the server stops; five cold starts, and a whole typed game in the last. Nobody else was asked for
/// anything on the way, which is looked at after every test.
pub async fn five_cold_starts_and_a_game(ctx: &mut Ctx) -> Result<()> {
    ctx.open("").await?;
    kept_for_later(&ctx.browser).await?;
    ctx.site.stop();
    for _ in 0..4 {
        ctx.start_cold("").await?;
        Setup::from_home(&ctx.browser).await?;
    }
    // A link to a screen inside works too.
    ctx.start_cold("#/settings").await?;
    ctx.browser.find("heading", text().settings.title).await?;
    ctx.browser.tap("button", text().act.home).await?;

    let table = Plan::typed(&["Ann", "Bo"]).count(1).fuse(5).play_from_home(&ctx.browser).await?;
    let [a, _] = table.order().await?;
    let mut look = table.begin_round().await?;
    let mut words = Vec::new();
    for _ in 0..3 {
        let (word, after) = table.say_something(&look, &words).await?;
        ensure!(after.stage() == Stage::Burning, "too slow for three words: {after:?}");
        words.push(word);
        look = after;
    }
    table.until_explosion().await?;
    let podium = table.take_card().await?;
    ensure!(podium.shown("winner")? == (text().end.wins)(&a), "the other had it: {podium:?}");
    // The game that was played without a server is kept as well.
    ctx.browser.reload().await?;
    Table::on(&ctx.browser).until("the podium again", |look| *look == podium).await?;
    Ok(())
}

/// Waits until everything for offline play is on the device.
async fn kept_for_later(browser: &Browser) -> Result<()> {
    let script = "const done = arguments[arguments.length - 1]; \
                  navigator.serviceWorker.getRegistration().then( \
                    (one) => done(one && one.active ? one.active.state : null), (cause) => done(String(cause)))";
    let active = async || {
        let state = browser.driver.execute_async(script, vec![]).await?;
        Ok((state.json().as_str() == Some("activated")).then_some(()))
    };
    browser.wait_patiently(Patience::seconds(60), "the service worker to have everything", active).await
}
