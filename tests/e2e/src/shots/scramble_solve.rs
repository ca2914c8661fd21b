//! Scramble when all words are set: the groups, a claim, what was found, and the end.

use anyhow::Result;
use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::{Config, Event};
use wordbox::words::Lang;
use wordbox_e2e::harness::{Browser, Ctx};
use wordbox_e2e::pages::{Left, LeftScramble, text};

use super::camera::{ABOVE_KEYBOARD, Camera};
use super::german::speak_german;

const NAMES: [&str; 4] = ["Ann", "Ben", "Charlotte", "Cem"];
/// Words, and how their letters lie.
const WORDS: [(&str, &str); 4] =
    [("garden", "drneag"), ("listen", "tnlsei"), ("silver", "vrsiel"), ("thread", "rdhaet")];

/// A claim lasts as long as a claim can, so that it can be looked at.
fn config() -> Config {
    Config { claim: 60, rounds: 2, ..Config::classic(Lang::En) }
}

fn set() -> LeftScramble {
    Left::begun(config(), &NAMES).all_set(&WORDS)
}

/// The device is put down, groups, a claim, an answer, and what becomes of groups.
pub async fn solving(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    set().open(ctx).await?;
    let browser = &ctx.browser;
    browser.test_id("reveal").await?;
    camera.take(browser, "scramble-all-set").await?;
    browser.tap_id("reveal").await?;
    browser.test_id("solving").await?;
    camera.take(browser, "scramble-solving").await?;
    browser.tap("button", "Ann*").await?;
    camera.take(browser, "scramble-chosen").await?;
    browser.tap("button", "Ben").await?;
    browser.test_id("claiming").await?;
    camera.take(browser, "scramble-claim").await?;
    browser.tap_id("type-it").await?;
    browser.keys("ganders").await?;
    browser.tap_id("say").await?;
    camera.take(browser, "scramble-answer").await?;
    browser.tap("button", text().act.phone_keyboard).await?;
    camera.take_at(browser, "scramble-answer-keyboard", &[ABOVE_KEYBOARD]).await?;
    // The keyboard is closed.
    browser.resize(360, 740).await?;
    let word = text().act.word_field;
    browser.overwrite(word, "ranged").await?;
    browser.tap_id("say").await?;
    browser.test_id("solving").await?;
    browser.tap_id("give-up").await?;
    camera.take(browser, "scramble-give-up").await?;
    browser.tap("button", "Cem*").await?;
    camera.take(browser, "scramble-some-solved").await
}

/// As many as can play, and as few, with the longest words.
pub async fn sizes(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let eight = ["Ann", "Ben", "Charlotte", "Cem", "Dora", "Emil", "Friederike", "Gül"];
    let words = [
        ("picture", "tpruiec"),
        ("morning", "gnromin"),
        ("gardens", "sdgrnea"),
        ("kitchen", "hnktcei"),
        ("weather", "theraew"),
        ("thunder", "dnrhteu"),
        ("between", "wbteene"),
        ("quality", "tliqyua"),
    ];
    let limited = Config { solving_limit: Some(300), ..config() };
    Left::begun(limited, &eight).all_set(&words).then(Event::Revealed).open(ctx).await?;
    go_on(&ctx.browser).await?;
    camera.take(&ctx.browser, "scramble-solving-eight").await?;
    let two = [("adventure", "vndraeute"), ("chocolate", "tloceohca")];
    Left::begun(config(), &["Ann", "Ben"]).all_set(&two).then(Event::Revealed).lay(ctx).await?;
    ctx.browser.test_id("solving").await?;
    camera.take(&ctx.browser, "scramble-solving-two").await?;
    let three = [("tea", "aet"), ("sun", "nsu"), ("", "")];
    Left::begun(config(), &NAMES[..3]).all_set(&three).then(Event::Revealed).lay(ctx).await?;
    ctx.browser.test_id("solving").await?;
    camera.take(&ctx.browser, "scramble-solving-short").await
}

/// After a round, and after the last one.
pub async fn ends(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let first = set().then(Event::Revealed).solved(1, 0, "danger").solved(0, 1, "listen").solved(3, 2, "silver");
    let first = first.then(Event::Abandoned { groups: vec![PlayerId(3)] });
    first.open(ctx).await?;
    ctx.browser.test_id("last-round").await?;
    camera.take(&ctx.browser, "scramble-between").await?;
    let second = [("plane", "elnpa"), ("stone", "nsoet"), ("", ""), ("bread", "drbea")];
    let second = first.all_set(&second).then(Event::Revealed).solved(1, 0, "panel").solved(0, 1, "notes");
    let end = second.solved(0, 3, "bread");
    end.lay(ctx).await?;
    ctx.browser.test_id("podium").await?;
    camera.take(&ctx.browser, "scramble-podium").await
}

/// The longest sentences.
pub async fn german(ctx: &mut Ctx) -> Result<()> {
    let camera = Camera::of(ctx);
    let words = [("gartens", "tgrsena"), ("strasse", "rsetsas"), ("messern", "srmenes")];
    let config = Config { lang: Lang::De, ..config() };
    Left::begun(config, &NAMES[..3]).all_set(&words).then(Event::Revealed).solved(2, 0, "gartens").open(ctx).await?;
    ctx.browser.test_id("solving").await?;
    speak_german(&mut ctx.browser).await?;
    ctx.browser.test_id("solving").await?;
    camera.take(&ctx.browser, "german-scramble-solving").await?;
    ctx.browser.tap("button", "Wort von Ben*").await?;
    ctx.browser.tap("button", "Charlotte").await?;
    ctx.browser.test_id("claiming").await?;
    camera.take(&ctx.browser, "german-scramble-claim").await
}

/// A game with a limit that is opened waits for somebody to go on.
async fn go_on(browser: &Browser) -> Result<()> {
    browser.tap_id("go-on").await?;
    browser.test_id("solving").await.map(drop)
}
