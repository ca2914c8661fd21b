//! Race on own phones: one link, the same letters, and lists that come back by link and by code (R8).

use anyhow::{Context, Result, ensure};
use wordbox::rules::race::sharing::{Invitation, list};
use wordbox::rules::race::{Config, Event, Way};
use wordbox::words::Lang;
use wordbox_e2e::harness::{Browser, Ctx};
use wordbox_e2e::pages::words::dictionary;
use wordbox_e2e::pages::{ENTER, LeftRace, text};

use super::case_support::true_in_page;
use super::race_phone::{Phone, link_of_list};

const FACES: [&str; 12] = ["E", "S", "R", "H", "D", "A", "M", "Qu", "I", "T", "O", "N"];
const LIST: [&str; 3] = ["quest", "mother", "rain"];

fn config() -> Config {
    Config { way: Way::Phones, ..Config::classic(Lang::En) }
}

fn table() -> LeftRace {
    LeftRace::rolled(config(), &["Ann", "Bo"], &FACES)
}

fn faces() -> Vec<String> {
    FACES.map(str::to_owned).to_vec()
}

/// The letters, once they are open.
async fn letters(browser: &Browser) -> Result<String> {
    let board = browser.test_id("letters").await?;
    board.attr("aria-label").await?.context("letters that nobody hears")
}

/// What is told of the lists that came in, in the order of the seats.
async fn incoming(browser: &Browser) -> Result<Vec<String>> {
    let body =
        "return Array.from(document.querySelectorAll('[data-testid=lists] .seat-count')).map((one) => one.textContent)";
    Ok(serde_json::from_value(browser.script(body, vec![]).await?)?)
}

async fn until_incoming(browser: &Browser, wanted: [usize; 2]) -> Result<()> {
    let race = text().race();
    let told = wanted.map(|count| match count {
        0 => race.count.no_words.to_owned(),
        count => (race.count.words)(count),
    });
    browser.wait("the lists at the table", async || Ok((incoming(browser).await? == told).then_some(()))).await
}

/// Types a code at the table.
async fn type_code(browser: &Browser, code: &str) -> Result<()> {
    browser.fill(text().race().phones.code, &format!("{code}{ENTER}")).await
}

/// Types a code at the table that is not taken, and waits for the reason.
async fn type_in_vain(browser: &Browser, code: &str, why: &str) -> Result<()> {
    type_code(browser, code).await?;
    browser
        .wait(&format!("the answer: {why}"), async || Ok((browser.text_of("answer").await? == why).then_some(())))
        .await
}

/// Everybody opens one link and has the same letters; a guest writes, and the table takes the list in by its link, which a
/// new tab brings to the running game, and by its code. Codes of another round and mistyped ones change nothing.
pub async fn r8_one_link_the_same_letters_and_the_lists_come_back(ctx: &mut Ctx) -> Result<()> {
    let phones = text().race().phones;
    table().open(ctx).await?;
    let link = ctx.browser.text_of("link").await?;
    ensure!(link.starts_with(&ctx.site.url("#/race/join/")), "{link}");
    ensure!(!ctx.browser.text().await.contains("Qu"), "the letters are open before the start");

    let mut bo = Phone::pick_up(ctx).await?;
    bo.open(ctx, &link).await?;
    bo.browser(ctx).await?.fill(phones.name, "Bo").await?;
    bo.browser(ctx).await?.tap_id("start").await?;
    bo.at_table(ctx).await?.tap_id("start").await?;
    let at_table = letters(&ctx.browser).await?;
    let on_phone = letters(bo.browser(ctx).await?).await?;
    ensure!(at_table == on_phone && at_table == FACES.join(" "), "{at_table:?} and {on_phone:?}");

    bo.write(ctx, &LIST).await?;
    bo.browser(ctx).await?.tap_id("stop-called").await?;
    let code = bo.browser(ctx).await?.text_of("code").await?;
    let list_link = link_of_list(bo.browser(ctx).await?).await?;

    bo.at_table(ctx).await?;
    // STOP waits a moment whenever the letters come back into view.
    let stop_works =
        "const stop = document.querySelector('[data-testid=stop]'); return Boolean(stop) && !stop.disabled";
    true_in_page(ctx, "STOP to work", stop_works).await?;
    ctx.browser.tap("button", &(text().race().play.stop_of)("Ann")).await?;
    until_incoming(&ctx.browser, [0, 0]).await?;
    let answer = bo.in_new_tab(ctx, &list_link).await?;
    ensure!(answer == (phones.taken)("Bo"), "{answer}");
    until_incoming(&ctx.browser, [0, LIST.len()]).await?;

    let round = Invitation::new(&config(), 1, &faces());
    let next = Invitation { round: 2, ..round.clone() };
    let book = dictionary()?;
    let of_next = list::short(next.mark(), &LIST.map(str::to_owned), &round.possible(book));
    let wrong: String = code.chars().rev().collect();
    ctx.browser.tap_id("from-phone").await?;
    type_in_vain(&ctx.browser, &of_next, phones.other_round).await?;
    type_in_vain(&ctx.browser, &wrong, phones.damaged).await?;
    until_incoming(&ctx.browser, [0, LIST.len()]).await?;
    type_code(&ctx.browser, &code.to_lowercase().replace(' ', "-")).await?;
    // A code says no name. Whoever has no list yet is asked for first.
    ctx.browser.test_id("whose").await?;
    ctx.browser.tap("button", "Ann").await?;
    until_incoming(&ctx.browser, [LIST.len(), LIST.len()]).await?;
    // The same list once more takes its own place.
    let answer = bo.in_new_tab(ctx, &list_link).await?;
    ensure!(answer == (phones.taken)("Bo"), "{answer}");
    until_incoming(&ctx.browser, [LIST.len(), LIST.len()]).await?;
    bo.put_down(ctx).await
}

/// Where no tab has the game open, the tab of the link plays on; a list of nobody at the table gets a seat, and one of
/// another round is refused.
pub async fn r8_a_link_finds_the_game_that_was_left(ctx: &mut Ctx) -> Result<()> {
    let phones = text().race().phones;
    table().then(Event::Started).then(Event::Stopped { by: None }).open(ctx).await?;
    until_incoming(&ctx.browser, [0, 0]).await?;
    let round = Invitation::new(&config(), 1, &faces());
    let words = LIST.map(str::to_owned);
    let link = |round: &Invitation, name| {
        ctx.site.url(&format!("#/race/list/{}", list::in_full(round.mark(), Some(name), &words)))
    };
    let of_next = link(&Invitation { round: 2, ..round.clone() }, "Bo");
    let of_cem = link(&round, "Cem");
    ctx.browser.goto(&ctx.site.url("")).await?;
    ctx.browser.goto(&of_next).await?;
    ctx.browser.sees(phones.other_round).await?;
    ctx.browser.goto(&of_cem).await?;
    ctx.browser.sees(&(phones.whose_of)("Cem")).await?;
    ctx.browser.tap_id("new-player").await?;
    ctx.browser.wait("three lists", async || Ok((incoming(&ctx.browser).await?.len() == 3).then_some(()))).await?;
    ensure!(incoming(&ctx.browser).await?[2] == (text().race().count.words)(LIST.len()), "Cem's list is there");
    let damaged = ctx.site.url("#/race/list/0123");
    ctx.browser.goto(&damaged).await?;
    ctx.browser.sees(phones.bad_link).await
}

/// C35: a reload in every phase of an own phone leads back there, and a new link asks before it ends a list.
pub async fn c35_an_own_phone_comes_back_in_every_phase(ctx: &mut Ctx) -> Result<()> {
    let phones = text().race().phones;
    let round = Invitation::new(&config(), 1, &faces());
    let join = |round: &Invitation| ctx.site.url(&format!("#/race/join/{}", round.text()));
    let (first, second) = (
        join(&round),
        join(&Invitation { round: 2, faces: FACES.map(str::to_owned).into_iter().rev().collect(), ..round.clone() }),
    );
    ctx.browser.goto(&first).await?;
    ctx.browser.sees((phones.round)(1).as_str()).await?;
    ctx.browser.reload().await?;
    ctx.browser.fill(phones.name, "Bo").await?;
    ctx.browser.tap_id("start").await?;
    ctx.browser.test_id("countdown").await?;
    ctx.browser.reload().await?;
    ctx.browser.tap_id("start").await?;
    letters(&ctx.browser).await?;
    ctx.browser.fill(text().act.word_field, &format!("mother{ENTER}")).await?;
    ctx.browser.sees("mother").await?;
    for _ in 0..2 {
        ctx.browser.reload().await?;
        ctx.browser.sees("mother").await?;
    }
    ctx.browser.goto(&second).await?;
    ctx.browser.sees(phones.still_writing).await?;
    ctx.browser.tap_id("back-to-list").await?;
    ctx.browser.sees("mother").await?;
    ctx.browser.tap_id("stop-called").await?;
    let code = ctx.browser.text_of("code").await?;
    ctx.browser.reload().await?;
    ensure!(ctx.browser.text_of("code").await? == code, "another code after a reload");
    ctx.browser.goto(&second).await?;
    ctx.browser.sees((phones.round)(2).as_str()).await?;
    ctx.browser.tap_id("start").await?;
    let open = letters(&ctx.browser).await?;
    ensure!(open.split(' ').eq(FACES.iter().rev().copied()), "{open}");
    Ok(())
}
