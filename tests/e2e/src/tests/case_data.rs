//! Saves and word files that are damaged, too new, or do not come.

use anyhow::{Context, Result, ensure};
use wordbox::rules::Game as _;
use wordbox::rules::bomb::{Bomb, Event, Face, Play};
use wordbox::words::Lang;
use wordbox::words::catalog::word_file;

use super::case_support::{
    Left, TABLE, en, go, holds, pass_to, say_and_pass, say_in_vain, storage, stored, true_in_page,
};
use wordbox_e2e::harness::{Ctx, Scheme};

/// A damaged save is put aside and said to be, and a new game can begin.
pub async fn a_damaged_save_is_put_aside(ctx: &mut Ctx) -> Result<()> {
    let whole = Left::burning(Play::Spoken, "ant", Face::NotAtStart).save()?;
    let mut damaged = whole.clone();
    damaged.replace_range(
        whole.len() - 9..whole.len() - 8,
        if whole.as_bytes()[whole.len() - 9] == b'A' { "B" } else { "A" },
    );
    for text in [damaged.as_str(), "{\"half\":", "bomb 1"] {
        ctx.site.inject(&stored("bomb.game", text))?;
        ctx.take_new_browser(Scheme::Light).await?;
        ctx.open("").await?;
        ctx.browser.test_id("save-trouble").await?;
        ctx.browser.sees(en().notes.broken_save).await?;
        ensure!(storage(ctx, "bomb.game.broken").await?.as_deref() == Some(text), "the damaged save is not kept aside");
        ensure!(storage(ctx, "bomb.game").await?.is_none(), "the damaged save is still in the way");
        ensure!(!ctx.browser.has("link", &format!("{}*", en().continue_game)).await?, "a damaged game is offered");
    }
    new_game(ctx).await?;
    ctx.browser.reload().await?;
    ctx.browser.test_id("go-on").await.map(drop)
}

/// A save of a newer version is said to be one, and stays as it is, also when another game is played.
pub async fn a_newer_save_is_left_alone(ctx: &mut Ctx) -> Result<()> {
    let newer = format!("{} 99 00000000 AAAA", Bomb::NAME);
    ctx.site.inject(&stored("bomb.game", &newer))?;
    ctx.open("").await?;
    ctx.browser.sees(en().notes.newer_save).await?;
    new_game(ctx).await?;
    pass_on(ctx).await?;
    go(ctx, "#/").await?;
    ctx.browser.test_id("bomb").await?;
    ensure!(storage(ctx, "bomb.game").await?.as_deref() == Some(newer.as_str()), "the newer save was touched");
    Ok(())
}

async fn new_game(ctx: &Ctx) -> Result<()> {
    ctx.browser.tap_id("bomb").await?;
    ctx.browser.fill(&(en().roster.name)(1), "Ann").await?;
    ctx.browser.tap_id("start").await?;
    ctx.browser.tap_id("roll").await?;
    ctx.browser.tap_id("light").await?;
    ctx.browser.test_id("pass").await.map(drop)
}

async fn pass_on(ctx: &Ctx) -> Result<()> {
    let next = "return document.querySelector('.pass-to').textContent";
    let next = ctx.browser.script(next, vec![]).await?;
    let name = next.as_str().and_then(|text| text.strip_prefix("to ")).context("nobody is next")?;
    pass_to(ctx, name).await
}

/// Damaged settings are the defaults, and nothing complains.
pub async fn damaged_notes_of_this_device_are_the_defaults(ctx: &mut Ctx) -> Result<()> {
    let damaged = ["settings", "bomb.setup", "bomb.spent.en"].map(|key| stored(key, "{\"muted\":tru"));
    ctx.site.inject(&damaged.join("\n"))?;
    ctx.open("").await?;
    ctx.browser.find("button", en().act.mute).await?;
    new_game(ctx).await
}

fn words(ctx: &Ctx) -> Result<String> {
    let path = word_file(Lang::En).context("no English word file")?.path;
    ctx.site.file(path).map(|_| path.to_owned())
}

/// A word file with one wrong byte, half of one, none, or a page in its place: each is said to be damaged, and tried again.
pub async fn a_damaged_word_file_is_told_and_tried_again(ctx: &mut Ctx) -> Result<()> {
    let path = words(ctx)?;
    let whole = ctx.site.file(&path)?;
    let mut wrong_byte = whole.clone();
    wrong_byte[whole.len() / 2] ^= 0x20;
    for bytes in [wrong_byte, whole[..whole.len() / 2].to_vec(), Vec::new(), b"<!doctype html><p>Sign in".to_vec()] {
        ctx.site.damage(&path, bytes);
        ctx.take_new_browser(Scheme::Light).await?;
        ctx.open("").await?;
        ctx.browser.sees(en().dictionary.damaged).await?;
        ctx.site.mend(&path);
        try_again(ctx).await?;
    }
    Ok(())
}

/// A word file that the server does not have, or cannot give now, is said not to have come, and tried again.
pub async fn a_word_file_that_does_not_come_is_tried_again(ctx: &mut Ctx) -> Result<()> {
    let path = words(ctx)?;
    for status in [404, 500] {
        ctx.site.fail(&path, status);
        ctx.take_new_browser(Scheme::Light).await?;
        ctx.open("").await?;
        ctx.browser.sees(en().dictionary.network).await?;
        // Once more in vain: the sentence comes again.
        ctx.browser.tap("button", en().act.retry).await?;
        ctx.browser.sees(en().dictionary.network).await?;
        ctx.site.mend(&path);
        try_again(ctx).await?;
    }
    Ok(())
}

async fn try_again(ctx: &Ctx) -> Result<()> {
    ctx.browser.tap("button", en().act.retry).await?;
    ctx.browser.gone("button", en().act.retry).await?;
    true_in_page(ctx, "the dictionary", "return !document.querySelector('[data-testid=dictionary]')").await
}

/// Without a dictionary a spoken game is played, and a typed word is not lost but waits.
pub async fn without_a_dictionary_people_play(ctx: &mut Ctx) -> Result<()> {
    let path = words(ctx)?;
    ctx.site.fail(&path, 500);
    Left::dealt(Play::Typed, &["ant", "est"]).then(Event::Rolled { face: Face::NotAtStart }).open(ctx).await?;
    ctx.browser.tap_id("light").await?;
    holds(ctx, "Ann").await?;
    ctx.browser.sees(en().dictionary.network).await?;
    say_in_vain(ctx, "pant", en().bomb.refused.no_dictionary).await?;
    ctx.site.mend(&path);
    try_again(ctx).await?;
    say_and_pass(ctx, "pant", "Bo").await?;
    go(ctx, TABLE).await
}
