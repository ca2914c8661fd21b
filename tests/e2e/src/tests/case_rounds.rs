//! Cards, turns, votes and second thoughts.

use anyhow::{Context, Result, ensure};
use wordbox::rules::bomb::{Decider, Event, Face, Judge, Play};
use wordbox::session::codec;
use wordbox::words::{Lang, groups};

use super::case_support::{
    BO, CLOCK, CY, Left, count, dictionary_is_there, en, events, explosions, go, holds, pass_to, put, said,
    say_and_pass, stored,
};
use wordbox_e2e::harness::Ctx;

/// C18: cards that this device has seen do not come again in the next game, nor in the one after it.
pub async fn c18_spent_cards_are_not_dealt_again(ctx: &mut Ctx) -> Result<()> {
    let all: Vec<&str> = groups(Lang::En).iter().map(|group| group.letters).collect();
    let spent = &all[..all.len() - 20];
    let text = codec::write("bomb.spent.en", 1, &spent).context("a list of cards can be written")?;
    ctx.site.inject(&stored("bomb.spent.en", &text))?;
    ctx.open("#/bomb").await?;
    let mut turned = Vec::new();
    for game in 1..=2 {
        ctx.browser.tap_id("start").await?;
        ctx.browser.tap_id("roll").await?;
        ctx.browser.tap_id("light").await?;
        ctx.browser.test_id("pass").await?;
        let Some(Event::Dealt { pile, .. }) = events(ctx).await?.into_iter().next() else {
            anyhow::bail!("the game does not begin with the deal");
        };
        let again: Vec<_> =
            pile.iter().filter(|card| spent.contains(&card.as_str()) || turned.contains(*card)).collect();
        ensure!(pile.len() == 13 && again.is_empty(), "game {game} dealt {again:?} again, of {pile:?}");
        turned.push(pile[0].clone());
        go(ctx, "#/bomb").await?;
    }
    Ok(())
}

/// C20: a word that is sent when the fuse has burnt down, but before the page has noticed, counts neither in this round
/// nor in the next.
pub async fn c20_a_word_at_the_explosion_is_too_late(ctx: &mut Ctx) -> Result<()> {
    Left::burning_for(Play::Typed, "ant", Face::NotAtStart, 60_000).open_with(ctx, CLOCK).await?;
    ctx.browser.tap_id("go-on").await?;
    dictionary_is_there(ctx).await?;
    put(ctx, "[data-testid=word]", "pant").await?;
    // No timer of the page can come between the two.
    let body = "__clock.jump(120000, 120000); document.querySelector('[data-testid=say]').click()";
    ctx.browser.script(body, vec![]).await?;
    ctx.browser.test_id("explosion").await?;
    ctx.browser.sees(&(en().bomb.table.takes)("Ann")).await?;
    ctx.browser.tap_id("take-card").await?;
    ctx.browser.tap_id("roll").await?;
    ctx.browser.tap_id("light").await?;
    holds(ctx, "Ann").await?;
    let typed = ctx.browser.test_id("word").await?.prop("value").await?;
    ensure!(typed.as_deref() == Some(""), "the next round begins with {typed:?}");
    ensure!(said(ctx).await?.is_empty() && explosions(ctx).await? == 1, "the late word counted");
    Ok(())
}

/// C24: a word that was taken back has never been said, and the bomb is where it was.
pub async fn c24_a_word_is_taken_back(ctx: &mut Ctx) -> Result<()> {
    Left::burning(Play::Typed, "ant", Face::NotAtStart).play_on(ctx).await?;
    say_and_pass(ctx, "pant", "Bo").await?;
    let before = events(ctx).await?;
    say_and_pass(ctx, "scanty", "Cy").await?;
    ctx.browser.tap("button", en().act.undo).await?;
    holds(ctx, "Bo").await?;
    ensure!(events(ctx).await? == before, "undo left something else behind");
    // It may be said now, by whoever holds the bomb.
    say_and_pass(ctx, "scanty", "Cy").await
}

/// C24: a card that was taken by a slip of the finger goes back; the explosion itself does not.
pub async fn c24_a_taken_card_goes_back_and_an_explosion_does_not(ctx: &mut Ctx) -> Result<()> {
    exploded().open(ctx).await?;
    let before = events(ctx).await?;
    ctx.browser.tap_id("take-card").await?;
    ctx.browser.sees(&(en().bomb.table.count_cards)(1)).await?;
    ctx.browser.tap("button", en().act.undo).await?;
    ctx.browser.test_id("explosion").await?;
    ensure!(events(ctx).await? == before, "undo left something else behind");
    let undo = ctx.browser.find("button", en().act.undo).await?;
    ensure!(!undo.is_enabled().await?, "an explosion could be taken back");
    Ok(())
}

/// Ann and Bo have said their words, and it has gone off in the hands of Cy.
fn exploded() -> Left {
    let spoken = |to| Event::Said { word: None, known: None, to };
    let burning = Left::burning_for(Play::Spoken, "ant", Face::NotAtStart, 5_000);
    burning.then(spoken(BO)).then(spoken(CY)).after(2_000).then(Event::Exploded)
}

/// C25: with the setting the dictionary keeps quiet until somebody doubts, and anybody may, also when it has gone off.
pub async fn c25_judged_only_when_challenged(ctx: &mut Ctx) -> Result<()> {
    let quiet = Left::burning(Play::Typed, "ant", Face::NotAtStart).with(|config| config.judge = Judge::WhenChallenged);
    quiet.play_on(ctx).await?;
    say_and_pass(ctx, "qzant", "Bo").await?;
    ctx.browser.tap_id("challenge").await?;
    ctx.browser.find("heading", &(en().bomb.dispute.question)("QZANT")).await?;
    ctx.browser.sees(en().bomb.dispute.unknown).await?;
    ctx.browser.tap_id("vote").await?;
    // Not only the next player has a voice.
    cast(ctx, "Cy", false).await?;
    ctx.browser.tap_id("close-vote").await?;
    holds(ctx, "Ann").await?;
    decided(ctx, false, Decider::Votes { yes: 0, no: 1 }).await
}

/// C25: the last word can still be doubted when the bomb has gone off.
pub async fn c25_the_last_word_is_doubted_after_the_explosion(ctx: &mut Ctx) -> Result<()> {
    exploded().open(ctx).await?;
    ctx.browser.tap_id("challenge").await?;
    ctx.browser.tap_id("vote").await?;
    cast(ctx, "Ann", false).await?;
    ctx.browser.tap_id("close-vote").await?;
    ctx.browser.sees(&(en().bomb.table.takes)("Bo")).await
}

/// C26: as many for it as against it, and the word was typed: the dictionary decides.
pub async fn c26_a_tie_about_a_typed_word_is_the_dictionarys(ctx: &mut Ctx) -> Result<()> {
    challenged(ctx, Play::Typed).await?;
    cast(ctx, "Ann", true).await?;
    cast(ctx, "Bo", false).await?;
    ctx.browser.tap_id("close-vote").await?;
    decided(ctx, true, Decider::Dictionary).await?;
    ctx.browser.sees(en().bomb.dispute.by_dictionary).await?;
    holds(ctx, "Bo").await
}

/// C26: nobody votes about a word that the app has not heard: it stands.
pub async fn c26_no_voice_about_a_spoken_word_lets_it_stand(ctx: &mut Ctx) -> Result<()> {
    challenged(ctx, Play::Spoken).await?;
    ctx.browser.tap_id("close-vote").await?;
    decided(ctx, true, Decider::Doubt).await?;
    ctx.browser.sees(en().bomb.dispute.by_doubt).await?;
    holds(ctx, "Bo").await
}

/// C26: one voice is a majority, and a second one of the same player replaces it.
pub async fn c26_one_voice_decides_and_can_change(ctx: &mut Ctx) -> Result<()> {
    challenged(ctx, Play::Spoken).await?;
    cast(ctx, "Bo", true).await?;
    cast(ctx, "Bo", false).await?;
    ctx.browser.tap_id("close-vote").await?;
    decided(ctx, false, Decider::Votes { yes: 0, no: 1 }).await?;
    holds(ctx, "Ann").await
}

/// C26: whoever leaves takes their voice along, and a vote that waited only for them is over.
pub async fn c26_who_leaves_takes_the_voice_along(ctx: &mut Ctx) -> Result<()> {
    challenged(ctx, Play::Spoken).await?;
    cast(ctx, "Ann", true).await?;
    cast(ctx, "Bo", true).await?;
    ctx.browser.tap("button", en().act.pause).await?;
    ctx.browser.tap("button", en().roster.title).await?;
    ctx.browser.tap("button", &(en().roster.remove)("Cy")).await?;
    ctx.browser.gone("button", &(en().roster.remove)("Cy")).await?;
    decided(ctx, true, Decider::Votes { yes: 2, no: 0 }).await?;
    ctx.browser.tap("button", en().act.back).await?;
    ctx.browser.tap_id("go-on").await?;
    holds(ctx, "Bo").await
}

/// Ann has said a word, it was challenged, and the vote is open.
async fn challenged(ctx: &mut Ctx, play: Play) -> Result<()> {
    Left::burning(play, "ant", Face::NotAtStart).play_on(ctx).await?;
    match play {
        Play::Typed => say_and_pass(ctx, "pant", "Bo").await?,
        Play::Spoken => pass_to(ctx, "Bo").await?,
    }
    ctx.browser.tap_id("challenge").await?;
    ctx.browser.tap_id("vote").await?;
    ctx.browser.test_id("close-vote").await.map(drop)
}

/// One voice, once it is seen to be there.
async fn cast(ctx: &Ctx, name: &str, accept: bool) -> Result<()> {
    let words = &en().bomb.dispute;
    let button = format!("{name}: {}", if accept { words.counts } else { words.counts_not });
    ctx.browser.tap("button", &button).await?;
    ctx.browser
        .wait("the voice to be marked", async || {
            let pressed = ctx.browser.find("button", &button).await?.attr("aria-pressed").await?;
            Ok((pressed.as_deref() == Some("true")).then_some(()))
        })
        .await
}

async fn decided(ctx: &Ctx, accepted: bool, by: Decider) -> Result<()> {
    ctx.browser
        .wait("the decision", async || {
            let found = count(ctx, |event| *event == Event::Decided { accepted, by }).await?;
            Ok((found == 1).then_some(()))
        })
        .await
}
