//! The screen before a game of Scramble: what no game can be played with is said, and what is set is found again.

use anyhow::{Result, ensure};
use wordbox::rules::scramble::ConfigError;
use wordbox_e2e::harness::{Browser, Ctx};
use wordbox_e2e::pages::{Setup, text};

use super::case_support::{go, true_in_page};

async fn open(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/scramble").await?;
    ctx.browser.find("heading", text().scramble().title).await.map(drop)
}

async fn told(browser: &Browser, id: &str, sentence: &str) -> Result<()> {
    let told = async || Ok((browser.text_of(id).await? == sentence).then_some(()));
    browser.wait(&format!("\"{sentence}\""), told).await
}

async fn not_begun(ctx: &Ctx) -> Result<()> {
    true_in_page(ctx, "no game", "return location.hash === '#/scramble'").await
}

/// Two to eight play (P2); rounds, faces and seconds have their ranges (S1, S11, S12).
pub async fn seats_and_numbers(ctx: &mut Ctx) -> Result<()> {
    open(ctx).await?;
    let setup = Setup::on(&ctx.browser);
    setup.names(&[""; 8]).await?;
    let browser = &ctx.browser;
    ensure!(!browser.test_id("add-player").await?.is_enabled().await?, "eight are enough");
    setup.names(&["", ""]).await?;
    let take_out = (text().roster.remove)(&(text().player_number)(1));
    ensure!(!browser.find("button", &take_out).await?.is_enabled().await?, "two are needed");

    let words = text().scramble();
    let sentence = |error| words.config_error(error);
    setup.number(words.setup.rounds, 21).await?;
    told(browser, "rounds-trouble", sentence(ConfigError::Rounds)).await?;
    setup.start().await?;
    not_begun(ctx).await?;
    setup.number(words.setup.rounds, 2).await?;
    told(browser, "rounds-trouble", "").await?;

    setup.open_options().await?;
    setup.choose(words.setup.dice[3]).await?;
    let numbers = [(words.setup.faces[0], 2, 3, ConfigError::Faces), (words.setup.claim, 4, 5, ConfigError::Claim)];
    for (label, wrong, right, error) in numbers {
        setup.number(label, wrong).await?;
        told(browser, "config-trouble", sentence(error)).await?;
        setup.number(label, right).await?;
        told(browser, "config-trouble", "").await?;
    }
    setup.switch(words.setup.setting_limit).await?;
    setup.switch(words.setup.solving_limit).await?;
    let limits = [
        (words.setup.setting_seconds, 601, 30, ConfigError::SettingLimit),
        (words.setup.solving_seconds, 901, 900, ConfigError::SolvingLimit),
    ];
    for (label, wrong, right, error) in limits {
        setup.number(label, wrong).await?;
        told(browser, "config-trouble", sentence(error)).await?;
        setup.start().await?;
        not_begun(ctx).await?;
        setup.number(label, right).await?;
        told(browser, "config-trouble", "").await?;
    }
    setup.start().await?;
    true_in_page(ctx, "the table", "return location.hash === '#/scramble/table'").await
}

/// Whoever goes to look at the word lists finds names, die and switches as they were; so does the next game.
pub async fn what_is_set_is_found_again(ctx: &mut Ctx) -> Result<()> {
    let words = text().scramble().setup;
    open(ctx).await?;
    let setup = Setup::on(&ctx.browser);
    setup.names(&["Ann", "Bo", "Cleo"]).await?;
    setup.number(words.rounds, 5).await?;
    setup.open_options().await?;
    setup.choose(words.dice[2]).await?;
    told(&ctx.browser, "die-faces", &(words.die)("5 6 6 7 8 9")).await?;
    setup.choose(words.dice[3]).await?;
    setup.number(words.faces[5], 3).await?;
    told(&ctx.browser, "die-faces", &(words.die)("5 6 6 7 8 3")).await?;
    setup.choose(words.pools[0]).await?;
    setup.switch(words.lock_out).await?;
    go(ctx, "#/lists").await?;
    ctx.browser.find("heading", text().lists().title).await?;
    ctx.browser.reload().await?;
    go(ctx, "#/scramble").await?;
    let setup = Setup::on(&ctx.browser);
    setup.open_options().await?;
    told(&ctx.browser, "die-faces", &(words.die)("5 6 6 7 8 3")).await?;
    for (label, value) in [((text().roster.name)(3), "Cleo"), (words.rounds.to_owned(), "5")] {
        let field = ctx.browser.find("textbox", &label).await?;
        ensure!(field.prop("value").await?.as_deref() == Some(value), "{label} is {value}");
    }
    let on = "const on = (text) => Array.from(document.querySelectorAll('label')).some((one) => \
              one.textContent.startsWith(text) && one.querySelector('input').checked); \
              return Array.from(arguments).every(on)";
    let labels = [words.dice[3], words.pools[0], words.lock_out].map(Into::into).to_vec();
    let on = ctx.browser.script(on, labels).await?;
    ensure!(on == true, "the choices are as they were");
    Ok(())
}
