//! A spoken game: the device is bomb, die, cards and referee (B12).

use anyhow::{Result, ensure};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::words::{answers, nonsense};
use wordbox_e2e::pages::{Look, Plan, Stage, Table, text};

/// Passing, taking a pass back, and asking the dictionary while the fuse burns; then the game is ended.
pub async fn passes_and_questions(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&["Ann", "Bo", ""]).long_fuse().play(ctx).await?;
    let [a, b, c] = table.order().await?;
    let to = |name: &str| (text().bomb.table.pass_to)(name);
    let rolled = table.roll().await?;
    ensure!(!rolled.can("undo"), "a roll is not taken back: {rolled:?}");
    let first = table.light().await?;
    ensure!(first.text("holder") == Some(&a) && first.text("next") == Some(&to(&b)), "{first:?}");
    table.pass().await?;
    table.undo().await?;
    let back = table.until_holder(&a).await?;
    ensure!(back == first, "C24: {back:?} is not {first:?}");
    table.pass().await?;
    let third = table.pass().await?;
    ensure!(third.text("holder") == Some(&c) && third.text("next") == Some(&to(&a)), "{third:?}");

    let (card, face) = (third.shown("letters")?, third.face()?);
    let word = answers(card, face)?[0];
    let words = &text().bomb.table;
    ensure!(table.look_up(word).await? == (words.look_up_yes)(word), "{word} is a word");
    let odd = nonsense(card, face)?;
    ensure!(table.look_up(&odd).await? == (words.look_up_no)(&odd), "{odd} is none");
    table.close_sheet().await?;
    ensure!(table.until_holder(&c).await? == third, "asking changes nothing");
    table.end_game().await?;
    ctx.browser.gone("link", &format!("{}*", text().continue_game)).await
}

/// Three cards, one of them given to somebody else, the podium, and once more with the same people.
pub async fn three_cards_and_again(ctx: &mut Ctx) -> Result<()> {
    let table = Plan::spoken(&["Ann", "Bo", ""]).count(3).play(ctx).await?;
    let [a, b, c] = table.order().await?;
    let (words, ends) = (&text().bomb.table, &text().end);
    let mut cards = vec![lose_round(&table, &b, true).await?.0];

    let right = table.look().await?;
    ensure!(right.shown("summary")? == (words.takes)(&b) && cards_of(&right, [&a, &b, &c]) == [0, 1, 0], "{right:?}");
    table.give_card(&a).await?;
    let given = table.until("another to have the card", |look| cards_of(look, [&a, &b, &c]) == [1, 0, 0]).await?;
    ensure!(given.shown("summary")? == (words.takes)(&a), "{given:?}");
    ensure!(given.shown("starter")? == (words.starts)(&a), "B9: {given:?}");
    table.undo().await?;
    let undone = table.until("the card to be back", |look| cards_of(look, [&a, &b, &c]) == [0, 1, 0]).await?;
    ensure!(undone == right, "C24: {undone:?} is not {right:?}");
    table.give_card(&a).await?;
    table.until("another to have the card", |look| cards_of(look, [&a, &b, &c]) == [1, 0, 0]).await?;

    cards.push(lose_round(&table, &a, false).await?.0);
    let (card, podium) = lose_round(&table, &b, true).await?;
    cards.push(card);
    ensure!(podium.stage() == Stage::Podium, "{podium:?}");
    let places: Vec<_> = podium.ranking().into_iter().map(|row| (row.place, row.name, row.count)).collect();
    ensure!(places == [(Some(1), c.clone(), 0), (Some(2), b.clone(), 1), (Some(3), a.clone(), 2)], "{places:?}");
    ensure!(podium.shown("winner")? == (ends.wins)(&c), "{podium:?}");

    // P3, B1: the next seat starts, and the cards are others.
    ctx.browser.tap("button", ends.again).await?;
    let table = Table::on(&ctx.browser);
    table.until_stage(Stage::Ready).await?;
    ensure!(table.order().await? == [b.clone(), c.clone(), a.clone()], "the next seat starts");
    let (card, after) = lose_round(&table, &c, true).await?;
    ensure!(!cards.contains(&card), "C18: {card} was in {cards:?}");
    ensure!(cards_of(&after, [&a, &b, &c]) == [0, 0, 1], "{after:?}");
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

/// How many cards these have.
fn cards_of(look: &Look, names: [&str; 3]) -> [u64; 3] {
    let seats = look.seats();
    names.map(|name| seats.iter().find(|row| row.name == name).map_or(u64::MAX, |row| row.count))
}
