//! A spoken game: the device is bomb, die, cards and referee (B12).

use anyhow::{Result, ensure};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::words::{answers, nonsense};
use wordbox_e2e::pages::{Look, Plan, Stage, Table, text};

/// Passing, taking a pass back, and asking the dictionary while the fuse burns; then the game is ended.
pub async fn passes_and_questions(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&["Ann", "Bo", ""]).long_fuse().play(ctx).await?;
    let rolled = table.roll().await?;
    ensure!(!rolled.can("undo"), "a roll is not taken back: {rolled:?}");
    let first = table.light().await?;
    ensure!(first.text("holder") == Some("Ann") && first.text("next") == Some("to Bo"), "{first:?}");
    table.pass().await?;
    table.undo().await?;
    let back = table.until_holder("Ann").await?;
    ensure!(back == first, "C24: {back:?} is not {first:?}");
    table.pass().await?;
    let third = table.pass().await?;
    ensure!(third.text("holder") == Some("Player 3") && third.text("next") == Some("to Ann"), "{third:?}");

    let (card, face) = (third.shown("letters")?, third.face()?);
    let word = answers(card, face)?[0];
    let words = &text().bomb.table;
    ensure!(table.look_up(word).await? == (words.look_up_yes)(word), "{word} is a word");
    let odd = nonsense(card, face)?;
    ensure!(table.look_up(&odd).await? == (words.look_up_no)(&odd), "{odd} is none");
    table.close_sheet().await?;
    ensure!(table.until_holder("Player 3").await? == third, "asking changes nothing");
    table.end_game().await?;
    ctx.browser.gone("link", &format!("{}*", text().continue_game)).await
}

/// Three cards, one of them given to somebody else, the podium, and once more with the same people.
pub async fn three_cards_and_again(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&["Ann", "Bo", ""]).count(3).play(ctx).await?;
    let mut cards = vec![lose_round(&table, "Bo", true).await?.0];

    let right = table.look().await?;
    ensure!(right.shown("summary")? == (text().bomb.table.takes)("Bo") && counts(&right) == [0, 1, 0], "{right:?}");
    table.give_card("Ann").await?;
    let given = table.until("Ann to have the card", |look| counts(look) == [1, 0, 0]).await?;
    ensure!(given.shown("summary")? == (text().bomb.table.takes)("Ann"), "{given:?}");
    ensure!(given.shown("starter")? == (text().bomb.table.starts)("Ann"), "B9: {given:?}");
    table.undo().await?;
    let undone = table.until("Bo to have the card again", |look| counts(look) == [0, 1, 0]).await?;
    ensure!(undone == right, "C24: {undone:?} is not {right:?}");
    table.give_card("Ann").await?;
    table.until("Ann to have the card", |look| counts(look) == [1, 0, 0]).await?;

    cards.push(lose_round(&table, "Ann", false).await?.0);
    let (card, podium) = lose_round(&table, "Bo", true).await?;
    cards.push(card);
    ensure!(podium.stage() == Stage::Podium, "{podium:?}");
    let places: Vec<_> = podium.ranking().into_iter().map(|row| (row.place, row.name, row.count)).collect();
    let expected = [(1, "Player 3", 0), (2, "Bo", 1), (3, "Ann", 2)];
    ensure!(places == expected.map(|(place, name, count)| (Some(place), name.to_owned(), count)), "{places:?}");
    ensure!(podium.shown("winner")? == (text().bomb.end.wins)("Player 3"), "{podium:?}");

    // P3, B1: the next seat starts, and the cards are others.
    ctx.browser.tap("button", text().bomb.end.again).await?;
    let table = Table::on(&ctx.browser);
    let again = table.until_stage(Stage::Ready).await?;
    ensure!(again.shown("starter")? == (text().bomb.table.starts)("Bo"), "{again:?}");
    let names: Vec<_> = again.seats().into_iter().map(|row| (row.name, row.count)).collect();
    ensure!(names == ["Ann", "Bo", "Player 3"].map(|name| (name.to_owned(), 0)), "{names:?}");
    let (card, after) = lose_round(&table, "Player 3", true).await?;
    ensure!(!cards.contains(&card), "C18: {card} was in {cards:?}");
    ensure!(counts(&after) == [0, 0, 1], "{after:?}");
    Ok(())
}

/// Plays a round that `name` loses, with passes or without; returns the card and what follows.
async fn lose_round(table: &Table<'_>, name: &str, passes: bool) -> Result<(String, Look)> {
    let first = table.begin_round().await?;
    ensure!(passes != (first.text("holder") == Some(name)), "a round with passes: {passes}; {first:?}");
    let last = table.pass_until(name).await?;
    ensure!(last.stage() == Stage::Burning, "gone off before {name} had it: {last:?}");
    let exploded = table.until_explosion().await?;
    ensure!(exploded.shown("loser")? == (text().bomb.table.takes)(name), "B9: {exploded:?}");
    Ok((first.shown("letters")?.to_owned(), table.take_card().await?))
}

fn counts(look: &Look) -> Vec<u64> {
    look.seats().into_iter().map(|row| row.count).collect()
}
