//! What comes back: after a reload, from another screen, by undo, and where nothing can be kept (C24, C35, C36, C44).

use anyhow::{Context, Result, ensure};
use wordbox::rules::scramble::Event;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::scramble::words::words_of;
use wordbox_e2e::pages::scramble::{ScrambleLook, ScramblePlan, ScrambleStage, ScrambleTable};
use wordbox_e2e::pages::words::dictionary;
use wordbox_e2e::pages::{Left, text};

use super::games::{NAMES, Phase, WORDS, config, count, rolled, setting_phases, solving, solving_phases};
use super::hidden::NO_CHANCE;
use crate::tests::case_support::{go, true_in_page};

/// C35, C44: in every phase the page is loaded anew twice in a row, and left by a link, by Back, and quicker than a screen is
/// drawn; tiles, groups and points are there again, and whoever sets a word lifts a cover first.
pub async fn c35_c44_every_phase_comes_back_and_can_be_left(ctx: &mut Ctx) -> Result<()> {
    let mut elsewhere = ["#/", "#/scramble", "#/help/scramble", "#/settings"].into_iter().cycle();
    let mut covered = Vec::new();
    for Phase { name, left, .. } in setting_phases().into_iter().chain(solving_phases()) {
        left.lay(ctx).await?;
        let before = at_the_table(ctx, name, &mut covered).await?;
        for _ in 0..2 {
            ctx.browser.reload().await?;
            let after = at_the_table(ctx, name, &mut covered).await?;
            ensure!(after == before, "{name}: {after:?} is not {before:?}");
        }
        let fragment = elsewhere.next().unwrap_or_default();
        go(ctx, fragment).await?;
        away(ctx).await?;
        // In a way that no engine takes further than one step.
        ctx.browser.script("history.back()", vec![]).await?;
        let after = at_the_table(ctx, name, &mut covered).await?;
        ensure!(after == before, "{name}: after {fragment} {after:?} is not {before:?}");
        let quick = "for (const one of ['#/', '#/scramble/table', '#/help/scramble', '#/scramble/table', '#/']) location.hash = one";
        ctx.browser.script(quick, vec![]).await?;
        away(ctx).await?;
    }
    // Each time anew: when it is found, after two reloads, and after Back.
    let secret = ["Ann chooses", "Ann jumbles", "Bo chooses", "Bo jumbles"];
    let four_times: Vec<&str> = secret.iter().flat_map(|name| [*name; 4]).collect();
    ensure!(covered == four_times, "behind a cover: {covered:?}");
    Ok(())
}

/// The table with nothing over it; notes in which phases a cover was lifted that says who goes on.
async fn at_the_table(ctx: &Ctx, phase: &'static str, covered: &mut Vec<&'static str>) -> Result<ScrambleLook> {
    let table = ScrambleTable::on(&ctx.browser);
    let elsewhere = [ScrambleStage::Elsewhere, ScrambleStage::Home, ScrambleStage::Setup];
    let look = table.until(phase, |look| !elsewhere.contains(&look.stage())).await?;
    let again = NAMES.map(|name| (text().scramble().set.take_again)(name));
    match look.stage() {
        ScrambleStage::Covered if again.iter().any(|take| look.text("take") == Some(take)) => {
            covered.push(phase);
            table.lift().await
        }
        ScrambleStage::Paused => table.go_on().await,
        _ => {
            // What else the letters would have made is told once the words are here.
            let all_told = |look: &ScrambleLook| {
                let told = look.told_words();
                told.is_empty() || told.iter().any(|word| !word.notes.is_empty())
            };
            table.until("all that is told of the words", all_told).await
        }
    }
}

async fn away(ctx: &Ctx) -> Result<()> {
    let body = "return !document.querySelector('main.table, main.setting, main.jumbling, dialog[open]') \
        && document.querySelectorAll('main').length === 1 && document.getElementById('trouble').hidden";
    true_in_page(ctx, "another screen and nothing left of the table", body).await
}

/// C24: what was done to one's own tiles is taken back step by step, down to the tiles that are left; what the next one or
/// all have seen is not.
pub async fn c24_one_takes_back_what_nobody_else_has_seen(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(NO_CHANCE)?;
    rolled(config()).then(Event::Started).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let choosing = table.lift().await?;
    table.type_on(WORDS[0].0).await?;
    let jumbling = table.take_it().await?;
    let rack = jumbling.shown("rack")?;
    let moved = |look: &ScrambleLook| look.text("rack").is_some_and(|now| now != rack);
    table.press(text().scramble().set.shuffle, "another order", moved).await?;
    table.undo("the order before", |look| look.text("rack") == Some(rack)).await?;
    let back = table.undo("the tiles that are left", |look| look.stage() == ScrambleStage::Setting).await?;
    ensure!(back.offers() == choosing.offers() && back.text("typed") == Some(""), "{back:?} is not {choosing:?}");

    Left::begun(config(), &NAMES).all_set(&WORDS).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let set = table.until_stage(ScrambleStage::AllSet).await?;
    let open = table.reveal().await?;
    ensure!(!set.can("undo") && !open.can("undo"), "what others have seen: {set:?}, {open:?}");
    Ok(())
}

/// C24: a claim by mistake, a wrong answer and groups that were given up too soon, also the last ones.
pub async fn c24_claims_and_given_up_groups_are_taken_back(ctx: &mut Ctx) -> Result<()> {
    solving(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let open = table.until_stage(ScrambleStage::Solving).await?;
    let as_before = |look: &ScrambleLook| look.without(&["told", "undo"]) == open.without(&["told", "undo"]);
    let claiming = table.claim("Cy", "Bo").await?;
    table.undo("the groups as before", as_before).await?;
    table.claim("Cy", "Bo").await?;
    table.wrong().await?;
    let again = table.undo("the claim", |look| look.stage() == ScrambleStage::Claiming).await?;
    ensure!(again.shown("claim")? == claiming.shown("claim")?, "{again:?} is not {claiming:?}");
    table.undo("the groups as before", as_before).await?;
    table.give_up(Some("Ann")).await?;
    table.undo("the groups as before", as_before).await?;
    let over = table.give_up(None).await?;
    ensure!(over.stage() == ScrambleStage::Ready, "{over:?}");
    table.undo("the groups as before", as_before).await?;
    let told = count(ctx, |event| matches!(event, Event::Claimed { .. } | Event::Abandoned { .. })).await?;
    ensure!(told == 0, "{told} claims and given-up groups stand in the log");
    Ok(())
}

/// C36: every call of the storage throws, and a game is played to its end; a quiet note says that nothing is kept, and Continue
/// leads back to whoever sets a word.
pub async fn c36_with_storage_that_throws_scramble_plays(ctx: &mut Ctx) -> Result<()> {
    let full = "for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) { \
        Storage.prototype[name] = () => { throw new DOMException('full', 'QuotaExceededError'); }; }";
    ctx.site.inject(&format!("{full}{NO_CHANCE}"))?;
    let names = ["Ann", "Bo"];
    let table = ScramblePlan::of(&names).rounds(1).play(ctx).await?;
    let browser = table.browser();
    let length = table.roll().await?.length()?;
    let mut set = Vec::new();
    for turn in 0..2 {
        let setter = table.taker(&names).await?;
        let mut look = table.lift().await?;
        if turn == 1 {
            browser.script("location.hash = '#/'", vec![]).await?;
            browser.test_id("continue").await?;
            browser.sees(text().notes.not_saved).await?;
            browser.tap_id("continue").await?;
            ensure!(table.taker(&names).await? == setter, "somebody else goes on");
            look = table.lift().await?;
        }
        let word = words_of(dictionary()?, &look.offers(), length)?.nth(turn).context("no word")?;
        table.type_on(word).await?;
        table.take_it().await?;
        table.hand_over().await?;
        set.push(setter);
    }
    table.reveal().await?;
    for place in [0, 1] {
        table.claim(set[1 - place], set[place]).await?;
        table.right().await?;
    }
    let podium = table.until_stage(ScrambleStage::Podium).await?;
    let expected = [(set[1].to_owned(), 20), (set[0].to_owned(), 10)];
    ensure!(podium.totals() == expected, "{podium:?}");
    Ok(())
}
