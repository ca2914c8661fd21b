//! The other dictionaries: fetched when a table chooses them, kept for playing without a network, asked for again.

use anyhow::{Context, Result, anyhow, ensure};
use wordbox::rules::bomb::{Decider, Ending, Event, Face, Play};
use wordbox::rules::clock::Millis;
use wordbox::session::lists::{self, ListId};
use wordbox::words::catalog::{unusual_file, word_file};
use wordbox::words::own::{OwnList, OwnUse};
use wordbox::words::search::words_for_group;
use wordbox::words::{Entry, Lang, Lexicon as _, OwnChoice};
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::words::{dictionary, read};
use wordbox_e2e::pages::{Setup, Stage, Table};

use super::case_support::{
    ANN, BO, CY, LONG_FUSE, Left, dictionary_is_there, en, say_and_pass, say_in_vain, storage, stored, true_in_page,
};

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
    Setup::on(&ctx.browser).switch(en().plan.unusual).await?;
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

/// A list of one's own counts alone, or beside the dictionary, or gives the cards; and it is told when it is gone.
pub async fn an_own_list_decides_what_counts(ctx: &mut Ctx) -> Result<()> {
    let list = OwnList {
        name: "Garden".to_owned(),
        lang: Lang::En,
        words: ["plantzz", "Planting", "planter"].map(str::to_owned).to_vec(),
    };
    let id = ListId(1);
    let left = |usage| {
        let own = Some(OwnChoice { number: id.0, usage });
        Left::burning(Play::Typed, "ant", Face::NotAtStart).with(move |config| config.own = own)
    };
    let unknown = |word: &str| (en().verdict.unknown)(word);
    left(OwnUse::Only).open_with(ctx, &stored(&id.key(), &lists::write(&list))).await?;
    ctx.browser.tap_id("go-on").await?;
    dictionary_is_there(ctx).await?;
    say_in_vain(ctx, "pant", &unknown("pant")).await?;
    say_and_pass(ctx, "plantzz", "Bo").await?;
    say_and_pass(ctx, "PLANTING", "Cy").await?;
    for (usage, in_list) in [(OwnUse::Too, true), (OwnUse::Cards, false)] {
        left(usage).lay(ctx).await?;
        ctx.browser.tap_id("go-on").await?;
        note_is_gone(ctx).await?;
        if in_list {
            say_and_pass(ctx, "plantzz", "Bo").await?;
        } else {
            say_in_vain(ctx, "plantzz", &unknown("plantzz")).await?;
        }
    }
    let own = Some(OwnChoice { number: 7, usage: OwnUse::Too });
    Left::burning(Play::Typed, "ant", Face::NotAtStart).with(move |config| config.own = own).lay(ctx).await?;
    ctx.browser.tap_id("go-on").await?;
    ctx.browser.sees(en().dictionary.list_gone).await?;
    say_and_pass(ctx, "pant", "Bo").await
}

/// At the set-up: the cards of a game come out of the list, and a list that gives none says so.
pub async fn cards_come_from_an_own_list(ctx: &mut Ctx) -> Result<()> {
    let list = |words: &[&str]| OwnList {
        name: "Ours".to_owned(),
        lang: Lang::En,
        words: words.iter().map(|word| (*word).to_owned()).collect(),
    };
    let words = ["planting", "planters", "replanted", "transplant", "enchanting"];
    let (good, tiny) = (lists::write(&list(&words)), lists::write(&list(&["ox", "ab"])));
    let both = format!("{}\n{}", stored(&ListId(1).key(), &good), stored(&ListId(2).key(), &tiny));
    ctx.site.inject(&both)?;
    ctx.open("").await?;
    let setup = Setup::from_home(&ctx.browser).await?;
    setup.names(&["Ann", "Bo"]).await?;
    setup.open_options().await?;
    choose_list(ctx, 2).await?;
    setup.start().await?;
    ctx.browser.sees(en().bomb.setup.no_cards).await?;
    choose_list(ctx, 1).await?;
    setup.fuse(300, 300).await?;
    setup.start().await?;
    let table = Table::on(&ctx.browser);
    table.until_stage(Stage::Ready).await?;
    let look = table.begin_round().await?;
    let card = look.shown("letters")?.to_lowercase();
    ensure!(words.iter().any(|word| word.contains(&card)), "{card} is in none of {words:?}");
    Ok(())
}

/// Chooses an own list by its number at the screen before the game.
async fn choose_list(ctx: &Ctx, number: u32) -> Result<()> {
    let body = "const list = document.querySelector('[data-testid=list-choice] select'); if (!list) return false; \
                list.value = arguments[0]; list.dispatchEvent(new Event('change', {bubbles: true})); return list.value === arguments[0]";
    ctx.browser
        .wait("the list to be chosen", async || {
            let done = ctx.browser.script(body, vec![number.to_string().into()]).await?;
            Ok((done == true).then_some(()))
        })
        .await
}

/// W4: what the table let count against the dictionary can be kept as a list.
pub async fn what_the_table_let_count_is_kept_as_a_list(ctx: &mut Ctx) -> Result<()> {
    let word = "zqantq";
    let voted = |by| Event::Voted { by, accept: true };
    let lit = |card: &str| Event::Lit { card: card.to_owned(), fuse: Millis(LONG_FUSE) };
    let over = Left::dealt(Play::Typed, &["ant", "est"])
        .with(|config| config.ending = Ending::Cards(2))
        .then(Event::Rolled { face: Face::Anywhere })
        .then(lit("ant"))
        .then(Event::Appealed { word: word.to_owned() })
        .then(voted(ANN))
        .then(voted(BO))
        .then(voted(CY))
        .then(Event::Decided { accepted: true, by: Decider::Votes { yes: 3, no: 0 } })
        .then(Event::Exploded)
        .then(Event::CardTaken { by: BO })
        .then(Event::Rolled { face: Face::Anywhere })
        .then(lit("est"))
        .then(Event::Exploded)
        .then(Event::CardTaken { by: CY });
    over.open(ctx).await?;
    ctx.browser.tap_id("keep-words").await?;
    ctx.browser.test_id("kept-words").await?;
    let kept = storage(ctx, &ListId(1).key()).await?.context("no list is stored")?;
    let list = lists::read(&kept).map_err(|error| anyhow!("{error:?}: {kept}"))?;
    ensure!(list.words == [word], "kept as {:?}", list.words);
    ensure!(list.name == en().lists().accepted_name, "called {:?}", list.name);
    Ok(())
}
