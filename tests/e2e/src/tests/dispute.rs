//! A word in doubt while the fuse burns: challenge, pass-back, vote, appeal (B10, W4).

use anyhow::{Result, ensure};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::words::nonsense;
use wordbox_e2e::pages::{Look, Plan, text};

const NAMES: [&str; 3] = ["Ann", "Bo", "Cleo"];

/// A spoken word in doubt: a vote each way, with the bomb passed back and without; a tie; and the ways around a vote.
pub async fn spoken_votes(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&NAMES).long_fuse().play(ctx).await?;
    let [a, b, c] = table.order().await?;
    let words = &text().bomb.dispute;
    table.begin_round().await?;
    table.pass().await?;
    let asked = table.challenge().await?;
    ensure!(asked.shown("question")? == (words.question_unheard)(&a), "{asked:?}");
    ensure!(asked.text("opinion") == Some(""), "nobody has looked it up: {asked:?}");

    // Passed back and accepted: the bomb returns to who passed it back.
    table.pass_back(&a).await?;
    table.call_vote().await?;
    for (name, accept) in [(&a, true), (&b, false), (&c, true)] {
        table.vote(name, accept).await?;
    }
    ensure!(table.until_settled().await?.text("holder") == Some(&b), "accepted: back to who gave it back");

    // Passed back and refused: the speaker tries again.
    table.pass().await?;
    table.challenge().await?;
    table.pass_back(&b).await?;
    table.call_vote().await?;
    for (name, accept) in [(&a, false), (&b, true), (&c, false)] {
        table.vote(name, accept).await?;
    }
    ensure!(table.until_settled().await?.text("holder") == Some(&b), "refused: the speaker tries again");

    // Not passed back and refused, by the votes cast so far: it goes to the speaker. And that is taken back (C24).
    table.pass().await?;
    table.challenge().await?;
    table.call_vote().await?;
    table.vote(&a, false).await?;
    let cast = table.until("a voice", |look| look.votes().len() == 1).await?;
    ensure!(table.close_vote().await?.text("holder") == Some(&b), "refused: the speaker tries again");
    table.undo().await?;
    let undone = table.until("the vote to be open again", |look| look.can("voting")).await?;
    ensure!(undone == cast, "C24: {undone:?} is not {cast:?}");
    // One changes their mind, another differs: a tie over a word that nobody has heard, so it stands.
    table.vote(&a, true).await?;
    table.vote(&b, false).await?;
    let tied = table.until("a tie", |look| look.votes().len() == 2).await?;
    ensure!(tied.text("holder") == Some(&c), "{tied:?}");
    ensure!(table.close_vote().await?.text("holder") == Some(&c), "C26: the word stands");

    // Never mind: the bomb stays. A word said in the meantime also ends the matter.
    table.pass().await?;
    table.challenge().await?;
    ensure!(table.never_mind().await?.text("holder") == Some(&a), "dropped");
    table.challenge().await?;
    let on = table.pass().await?;
    ensure!(on.text("question").is_none() && on.text("holder") == Some(&b), "{on:?}");

    // Looked up in the dispute: at a tie the dictionary decides.
    table.challenge().await?;
    let open = table.look().await?;
    table.look_up(&nonsense(open.shown("letters")?, open.face()?)?).await?;
    table.close_sheet().await?;
    let known = table.until("the dictionary's opinion", |look| look.text("opinion") == Some(words.unknown)).await?;
    ensure!(known.text("question").is_some(), "{known:?}");
    table.call_vote().await?;
    ensure!(table.close_vote().await?.text("holder") == Some(&a), "nobody voted, so the dictionary refuses");
    Ok(())
}

/// A typed word that the dictionary refuses, before the table: overruled, upheld, and a tie.
pub async fn typed_appeals(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::typed(&NAMES).long_fuse().play(ctx).await?;
    let [a, b, c] = table.order().await?;
    let first = table.begin_round().await?;
    let (card, face) = (first.shown("letters")?.to_owned(), first.face()?);
    let odd = nonsense(&card, face)?;
    let appeal = async |from: &str| -> Result<Look> {
        table.say(&odd).await?;
        table.until("an appeal to be possible", |look| look.can("appeal")).await?;
        table.browser().tap("button", text().bomb.dispute.appeal).await?;
        let open = table.until("the ballot", |look| look.can("voting")).await?;
        ensure!(open.text("holder") == Some(from), "{open:?}");
        let question = (text().bomb.dispute.question)(&odd.to_uppercase());
        ensure!(open.shown("question")? == question, "{open:?}");
        Ok(open)
    };
    // Upheld by the table; then by the dictionary, as nobody votes; then overruled.
    appeal(&a).await?;
    for (name, accept) in [(&a, true), (&b, false), (&c, false)] {
        table.vote(name, accept).await?;
    }
    ensure!(table.until_settled().await?.text("holder") == Some(&a), "upheld: the holder tries again");
    appeal(&a).await?;
    ensure!(table.close_vote().await?.text("holder") == Some(&a), "C26: the dictionary decides");
    appeal(&a).await?;
    for (name, accept) in [(&a, true), (&b, true), (&c, false)] {
        table.vote(name, accept).await?;
    }
    let settled = table.until_settled().await?;
    ensure!(settled.text("holder") == Some(&b), "overruled: it counts, and the bomb moves on: {settled:?}");
    // It counts as said from now on; the rules themselves are not voted upon.
    table.say(&odd).await?;
    let sentence = (text().bomb.refused.already_said)(&odd, &a);
    let said = table.until(&sentence, |look| look.text("answer") == Some(&sentence)).await?;
    ensure!(!said.can("appeal"), "{said:?}");
    Ok(())
}

/// The fuse runs out while the table votes: who takes the card is decided after it.
pub async fn explosion_in_the_middle(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&NAMES).count(5).fuse(4).play(ctx).await?;
    let [a, b, c] = table.order().await?;
    let takes = |name: &str| (text().bomb.table.takes)(name);
    // Starter, whether the bomb is passed back, the vote, and who loses. Every loser starts the next round.
    let rounds = [(&a, true, true, &b), (&b, true, false, &b), (&b, false, true, &c)];
    for (starter, passed_back, accepted, loser) in rounds {
        table.begin_round().await?;
        table.pass().await?;
        table.challenge().await?;
        if passed_back {
            table.pass_back(starter).await?;
        }
        table.call_vote().await?;
        table.vote(&a, accepted).await?;
        let exploded = table.until_explosion().await?;
        ensure!(exploded.can("voting") && exploded.votes().len() == 1, "the vote goes on: {exploded:?}");
        ensure!(exploded.text("loser").is_none(), "nobody has lost yet: {exploded:?}");
        table.vote(&b, accepted).await?;
        table.until("two voices", |look| look.votes().len() == 2).await?;
        let decided = table.close_vote().await?;
        ensure!(decided.shown("loser")? == takes(loser), "B10: {decided:?}");
        let after = table.take_card().await?;
        ensure!(after.shown("summary")? == takes(loser), "{after:?}");
    }
    // The last word can be challenged after the explosion, until the card is taken.
    table.begin_round().await?;
    table.pass().await?;
    let exploded = table.until_explosion().await?;
    ensure!(exploded.shown("loser")? == takes(&a), "{exploded:?}");
    table.challenge().await?;
    table.call_vote().await?;
    table.vote(&b, false).await?;
    let decided = table.close_vote().await?;
    ensure!(decided.shown("loser")? == takes(&c), "refused: the speaker takes it: {decided:?}");
    ensure!(!decided.can("challenge"), "once is enough: {decided:?}");
    Ok(())
}
