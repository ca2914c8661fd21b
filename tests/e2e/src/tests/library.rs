//! The other dictionaries: fetched when a table chooses them, kept for playing without a network, asked for again.

use anyhow::{Context, Result, ensure};
use wordbox::rules::bomb::{Face, Play};
use wordbox::words::catalog::{unusual_file, word_file};
use wordbox::words::search::words_for_group;
use wordbox::words::{Entry, Lang, Lexicon as _};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::words::{dictionary, read};
use wordbox_e2e::pages::{Setup, Stage, Table};

use super::case_support::{Left, dictionary_is_there, en, say_and_pass, say_in_vain, true_in_page};

const GERMAN: &str = "words/de.bin";
const UNUSUAL: &str = "words/en-unusual.bin";

fn asked_for(ctx: &Ctx, path: &str) -> bool {
    ctx.site.seen().iter().any(|seen| seen.path == path)
}

/// Waits until the worker keeps a file.
async fn is_kept(ctx: &Ctx, path: &str) -> Result<()> {
    let script = format!(
        "return caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.match('./{path}')))))\
         .then((found) => found.some(Boolean))"
    );
    true_in_page(ctx, &format!("{path} to be kept"), &script).await
}

async fn note_is_gone(ctx: &Ctx) -> Result<()> {
    true_in_page(ctx, "no note about the dictionary", "return !document.querySelector('[data-testid=dictionary]')")
        .await
}

/// Chooses German words at the screen before the game.
async fn choose_german(ctx: &Ctx) -> Result<()> {
    Setup::from_home(&ctx.browser)
        .await?
        .choose(wordbox::text::Text::of(wordbox::session::settings::Language::De).language_name)
        .await
}

/// Nobody fetches German who has not chosen it; who has, plays it later without any server.
pub async fn german_is_fetched_when_chosen_and_kept(ctx: &mut Ctx) -> Result<()> {
    ctx.open("").await?;
    dictionary_is_there(ctx).await?;
    ensure!(!asked_for(ctx, GERMAN) && !asked_for(ctx, UNUSUAL), "fetched before anybody wanted it");
    choose_german(ctx).await?;
    let setup = Setup::on(&ctx.browser);
    setup.names(&["Ann", "Bo"]).await?;
    setup.choose(en().bomb.setup.typed).await?;
    setup.open_options().await?;
    setup.fuse(300, 300).await?;
    note_is_gone(ctx).await?;
    ensure!(asked_for(ctx, GERMAN), "German was chosen, and not fetched");
    setup.start().await?;
    is_kept(ctx, GERMAN).await?;

    ctx.site.stop();
    ctx.start_cold("#/bomb/table").await?;
    let table = Table::on(&ctx.browser);
    table.until_stage(Stage::Ready).await?;
    let [_, second] = table.order().await?;
    let look = table.begin_round().await?;
    let (letters, face) = (look.shown("letters")?.to_owned(), look.face()?);
    let german = read(word_file(Lang::De))?;
    let fits = |word: &str| face.fits(&letters, word).is_ok();
    let found = words_for_group(&german, &letters, fits, |_, entry: Entry| entry.is_proposed());
    let (word, _) = found.first().context("a card without an answer")?;
    note_is_gone(ctx).await?;
    table.say(word).await?;
    table.until_holder(&second).await.map(drop)
}

/// A dictionary that does not come says so, and comes when it is asked for again.
pub async fn a_dictionary_that_did_not_come_is_asked_for_again(ctx: &mut Ctx) -> Result<()> {
    ctx.site.fail(GERMAN, 500);
    ctx.open("").await?;
    choose_german(ctx).await?;
    ctx.browser.sees(en().dictionary.network).await?;
    ctx.site.mend(GERMAN);
    ctx.browser.tap("button", en().act.retry).await?;
    note_is_gone(ctx).await?;
    ctx.site.forget();
    // Damage on the way is told from a missing network, and mended the same way.
    ctx.site.damage(UNUSUAL, b"no word file".to_vec());
    Setup::on(&ctx.browser).choose(en().language_name).await?;
    Setup::on(&ctx.browser).open_options().await?;
    Setup::on(&ctx.browser).switch(en().bomb.setup.unusual).await?;
    ctx.browser.sees(en().dictionary.damaged).await?;
    ctx.site.mend(UNUSUAL);
    ctx.browser.tap("button", en().act.retry).await?;
    note_is_gone(ctx).await
}

/// Words that only word-game players use count where the table wants them, and nowhere else.
pub async fn unusual_words_count_where_they_are_wanted(ctx: &mut Ctx) -> Result<()> {
    let unusual = read(unusual_file(Lang::En))?;
    let usual = dictionary()?;
    let fits = |word: &str| Face::Anywhere.fits("ant", word).is_ok() && usual.look_up(word).is_none();
    let found = words_for_group(&unusual, "ant", fits, |_, _| true);
    let (word, _) = found.first().context("no unusual word with ANT")?;
    let left = |wanted| Left::burning(Play::Typed, "ant", Face::Anywhere).with(move |config| config.unusual = wanted);
    left(false).play_on(ctx).await?;
    say_in_vain(ctx, word, &(en().verdict.unknown)(word)).await?;
    left(true).lay(ctx).await?;
    ctx.browser.tap_id("go-on").await?;
    note_is_gone(ctx).await?;
    say_and_pass(ctx, word, "Bo").await
}
