//! The screens around the game.

use anyhow::{Context, Result};
use serde_json::json;
use wordbox::session::lists::{self, ListId};
use wordbox::words::Lang;
use wordbox::words::catalog::word_file;
use wordbox::words::own::OwnList;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::{Lists, Plan, Setup, Stage, Table, text};

use super::camera::Camera;

/// Home, fresh and with a game that was left.
pub async fn home(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    ctx.open("").await?;
    ctx.browser.test_id("bomb").await?;
    let dictionary = "return !document.querySelector('[data-testid=dictionary]')";
    ctx.browser
        .wait("the dictionary", async || Ok((ctx.browser.script(dictionary, vec![]).await? == true).then_some(())))
        .await?;
    camera.take(&ctx.browser, "home").await?;

    let table = Plan::spoken(&["Ann", "Bo"]).long_fuse().play_from_home(&ctx.browser).await?;
    table.begin_round().await?;
    table.pause().await?;
    ctx.browser.tap("button", text().act.home).await?;
    ctx.browser.test_id("continue").await?;
    camera.take(&ctx.browser, "home-continue").await
}

/// Home with a save that cannot be read, and with a dictionary that did not come.
pub async fn home_in_trouble(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    ctx.open("").await?;
    ctx.browser.test_id("bomb").await?;
    ctx.browser.script("localStorage.setItem('wordbox:bomb.game', 'bomb 1 half')", vec![]).await?;
    ctx.browser.reload().await?;
    ctx.browser.test_id("save-trouble").await?;
    camera.take(&ctx.browser, "home-save-trouble").await?;

    ctx.site.fail(word_file(Lang::En).context("no English word file")?.path, 500);
    ctx.take_new_browser(wordbox_e2e::harness::Scheme::Light).await?;
    ctx.open("").await?;
    ctx.browser.sees(text().dictionary.network).await?;
    camera.take(&ctx.browser, "home-no-dictionary").await
}

/// Set-up as it comes, with the options open and wrong, and with a name that is refused.
pub async fn set_up(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    ctx.open("").await?;
    let setup = Setup::from_home(&ctx.browser).await?;
    camera.take(&ctx.browser, "setup").await?;

    setup.names(&["Ann", "Bo", "Cleo"]).await?;
    setup.open_options().await?;
    setup.fuse(40, 20).await?;
    ctx.browser.sees(text().bomb.setup.fuse_swapped).await?;
    camera.take(&ctx.browser, "setup-options-swapped").await?;

    setup.fuse(10, 60).await?;
    let list =
        OwnList { name: "Animals".to_owned(), lang: Lang::En, words: ["badger", "otter"].map(str::to_owned).to_vec() };
    let key = format!("wordbox:{}", ListId(1).key());
    ctx.browser.script("localStorage.setItem(...arguments)", vec![json!(key), json!(lists::write(&list))]).await?;
    ctx.browser.reload().await?;
    let setup = Setup::on(&ctx.browser);
    ctx.browser.test_id("options").await?;
    setup.open_options().await?;
    let choose = "const list = document.querySelector('[data-testid=list-choice] select'); list.value = '1'; \
                  list.dispatchEvent(new Event('change', {bubbles: true})); list.scrollIntoView({block: 'center'})";
    ctx.browser.test_id("list-choice").await?;
    ctx.browser.script(choose, vec![]).await?;
    camera.take(&ctx.browser, "setup-options-list").await?;

    setup.name(1, "a name that nobody could remember").await?;
    setup.start().await?;
    ctx.browser.sees(text().roster.long).await?;
    camera.take(&ctx.browser, "setup-name-refused").await
}

/// Own word lists: none, one that is written with things left out, and several.
pub async fn lists(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    ctx.open("#/lists").await?;
    let lists = Lists::on(&ctx.browser);
    ctx.browser.test_id("new-list").await?;
    camera.take(&ctx.browser, "lists-none").await?;
    lists.write("Animals", "Dog\ncat, mouse; rat\ndog\nISO9000\nLow-Level\npolar bear\nwhale 2\n").await?;
    camera.take(&ctx.browser, "list-edit").await?;
    lists.save().await?;
    lists.write("Things in the kitchen and in the garden", "spade, knife, spoon").await?;
    lists.save().await?;
    lists.delete("Animals").await?;
    ctx.browser.tap_id("undo-delete").await?;
    lists.delete("Animals").await?;
    ctx.browser.test_id("undo-delete").await?;
    camera.take(&ctx.browser, "lists").await
}

/// Help, settings, credits.
pub async fn reading(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let pages = [
        ("help", "#/help/bomb", text().act.help),
        ("settings", "#/settings", text().settings.title),
        ("credits", "#/credits", text().credits.title),
    ];
    for (screen, fragment, heading) in pages {
        ctx.open(fragment).await?;
        ctx.browser.reload().await?;
        ctx.browser.find("heading", heading).await?;
        camera.take(&ctx.browser, screen).await?;
    }
    Ok(())
}

/// What stands over everything when the program is dead.
pub async fn trouble(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let table = Plan::spoken(&["Ann", "Bo"]).long_fuse().play(ctx).await?;
    table.until_stage(Stage::Ready).await?;
    let browser = Table::browser(&table);
    let panic = "dispatchEvent(new CustomEvent('wordbox-panic', {detail: arguments[0]}))";
    browser.script(panic, vec![json!("panicked at src/rules/bomb/apply.rs:82:13: index out of bounds")]).await?;
    browser.sees("Something broke").await?;
    camera.take(browser, "trouble").await
}
