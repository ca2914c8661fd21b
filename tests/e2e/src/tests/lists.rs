//! Own word lists: written, read from files, kept, given away and brought back.

use anyhow::{Context, Result, ensure};
use wordbox::words::Lang;
use wordbox::words::own::{ListError, Note, OwnList, export};
use wordbox_e2e::harness::{Ctx, Scheme};
use wordbox_e2e::pages::{Lists, text};

use super::case_support::{go, storage, stored};

/// A list with everything in it that can be in one.
const ANIMALS: &str = "# Animals\r\n\r\nDog\r\ncat, mouse; rat\r\ndog\r\nISO9000\r\nLow-Level\r\npolar bear\r\n";

fn english(count: usize) -> String {
    format!("{} · English", (text().lists().words)(count))
}

/// C13: what is pasted is read, and what is left out is told before and after it is saved. A reload keeps the list.
pub async fn c13_what_is_pasted_is_read_and_kept(ctx: &mut Ctx) -> Result<()> {
    ctx.open("").await?;
    let lists = Lists::from_home(&ctx.browser).await?;
    lists.write("Animals", &format!("\u{feff}{ANIMALS}")).await?;
    let told = [
        "“dog”: is there already, in line 3",
        "“ISO9000”: a digit",
        "“Low-Level”: a hyphen",
        "“polar bear”: more than one",
    ];
    for part in told {
        ctx.browser.sees(part).await?;
    }
    ensure!(ctx.browser.text_of("found").await? == (text().lists().words)(4), "Dog, cat, mouse, rat");
    // Spaces can be made lines; then nothing but the others is left out.
    ctx.browser.tap_id("part").await?;
    ctx.browser
        .wait(
            "six words",
            async || Ok((ctx.browser.text_of("found").await? == (text().lists().words)(6)).then_some(())),
        )
        .await?;
    lists.paste(ANIMALS).await?;
    lists.save().await?;
    for part in told {
        ctx.browser.sees(part).await?;
    }
    ctx.browser.test_id("promise").await?;
    lists.are(&[&format!("Animals | {}", english(4))]).await?;
    ctx.browser.reload().await?;
    let lists = Lists::on(&ctx.browser);
    lists.are(&[&format!("Animals | {}", english(4))]).await?;
    lists.edit("Animals").await?;
    ensure!(lists.field().await? == "Dog\ncat\nmouse\nrat", "{}", lists.field().await?);
    // A new name, one word more; a list of the same name gets a number.
    ctx.browser.fill(text().lists().name, "Zoo").await?;
    lists.paste("Dog\ncat\nmouse\nrat\nbear").await?;
    lists.save().await?;
    lists.write("Zoo", "tiger").await?;
    lists.save().await?;
    lists.are(&[&format!("Zoo | {}", english(5)), &format!("Zoo 2 | {}", english(1))]).await
}

/// What is wrong is said, and nothing of what was written goes.
pub async fn what_cannot_be_saved_stays_as_it_was_typed(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/lists").await?;
    let lists = Lists::on(&ctx.browser);
    let trouble = async |sentence: String| {
        ctx.browser.tap_id("save-list").await?;
        ctx.browser
            .wait(&sentence, async || Ok((ctx.browser.text_of("list-trouble").await? == sentence).then_some(())))
            .await
    };
    lists.write("", "1 2 3").await?;
    trouble(text().lists().error(ListError::NoWords)).await?;
    ctx.browser.fill(text().lists().name, &"x".repeat(41)).await?;
    lists.paste("apple").await?;
    trouble(text().lists().name_error()).await?;
    lists.choose("picture.png", &[0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0]).await?;
    ctx.browser.sees(&text().lists().error(ListError::NotText)).await?;
    lists.choose("huge.txt", &vec![b'a'; 1_000_001]).await?;
    ctx.browser.sees(&text().lists().error(ListError::TooLarge)).await?;
    ensure!(lists.field().await? == "apple", "the words are still there");
    // Away and back, as Back and Forward do it.
    go(ctx, "#/lists").await?;
    ctx.browser.tap_id("new-list").await?;
    ensure!(lists.field().await? == "apple", "what was begun is gone on with");
    ctx.browser.fill(text().lists().name, " ").await?;
    lists.save().await?;
    lists.are(&[&format!("{} | {}", text().lists().default_name, english(1))]).await
}

/// C37: a list is saved as a file, deleted, and comes back from the file, byte for byte; a damaged file is said to be one.
pub async fn c37_an_exported_file_comes_back(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/lists").await?;
    let lists = Lists::on(&ctx.browser);
    lists.choose("Obst.CSV", b"\xc4pfel;apples\r\nBirne;pear\r\n").await?;
    ctx.browser.sees(text().lists().note(Note::Windows1252)).await?;
    ctx.browser.sees(text().lists().note(Note::FirstColumn)).await?;
    ensure!(lists.field().await? == "Äpfel\nBirne\n", "{}", lists.field().await?);
    ctx.browser.script("document.querySelectorAll('[name=list-language]')[1].click()", vec![]).await?;
    lists.save().await?;
    lists.are(&["Obst | 2 words · Deutsch"]).await?;
    let (name, file) = lists.export("Obst").await?;
    let list = OwnList { name: "Obst".into(), lang: Lang::De, words: vec!["Äpfel".into(), "Birne".into()] };
    ensure!((name.as_str(), &file) == ("Obst.txt", &export(&list)), "{name}: {file}");

    lists.delete("Obst").await?;
    lists.are(&[]).await?;
    let name = format!("wordbox-list-{}-{}.txt", std::process::id(), ctx.browser.engine.name());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, file.replace('\n', "\r\n")).context("a file to choose")?;
    lists.choose_from_disk(&path).await?;
    lists.save().await?;
    drop(std::fs::remove_file(&path));
    lists.are(&["Obst | 2 words · Deutsch"]).await?;
    ensure!(lists.export("Obst").await?.1 == file, "the file is another");

    lists.choose("Obst.txt", file.replace("Birne", "B").as_bytes()).await?;
    ctx.browser.sees(text().lists().note(Note::Changed)).await?;
    ctx.browser.tap("button", text().act.back).await?;
    lists.are(&["Obst | 2 words · Deutsch"]).await?;
    ensure!(lists.export("Obst").await?.1 == file, "the list was touched");
    Ok(())
}

/// A tap deletes and a tap brings back, also after a new list; a reload keeps both.
pub async fn a_deleted_list_comes_back(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/lists").await?;
    let lists = Lists::on(&ctx.browser);
    for (name, words) in [("One", "apple"), ("Two", "apple, pear")] {
        lists.write(name, words).await?;
        lists.save().await?;
    }
    let (one, two) = (format!("One | {}", english(1)), format!("Two | {}", english(2)));
    lists.delete("Two").await?;
    lists.are(&[&one]).await?;
    ensure!(storage(ctx, "list.2").await?.is_none(), "deleted means deleted");
    ctx.browser.tap_id("undo-delete").await?;
    lists.are(&[&one, &two]).await?;
    lists.delete("One").await?;
    ctx.browser.tap_id("undo-delete").await?;
    lists.are(&[&one, &two]).await?;
    ctx.browser.reload().await?;
    let lists = Lists::on(&ctx.browser);
    lists.are(&[&one, &two]).await?;
    lists.delete("One").await?;
    lists.are(&[&two]).await?;
    ctx.browser.reload().await?;
    let lists = Lists::on(&ctx.browser);
    lists.are(&[&two]).await
}

/// C36: where nothing can be kept a list is there all the same, says so, and can be saved as a file.
pub async fn c36_a_list_that_is_not_kept_can_be_exported(ctx: &mut Ctx) -> Result<()> {
    ctx.open("#/lists").await?;
    let lists = Lists::on(&ctx.browser);
    lists.write("Kept", "apple").await?;
    lists.save().await?;
    // It fills up.
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    ctx.browser.script(full, vec![]).await?;
    lists.write("Lost", "pear").await?;
    lists.save().await?;
    let kept = format!("Kept | {}", english(1));
    let lost = format!("Lost | {} · {}", english(1), text().lists().unkept_mark);
    lists.are(&[&kept, &lost]).await?;
    ctx.browser.sees(text().lists().unkept).await?;
    // Also after another look at what is stored.
    go(ctx, "#/settings").await?;
    go(ctx, "#/lists").await?;
    lists.are(&[&kept, &lost]).await?;
    ensure!(lists.export("Lost").await?.1.ends_with("\npear\n"), "what is not kept can be given away");

    let blocked = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });";
    ctx.site.inject(blocked)?;
    ctx.take_new_browser(Scheme::Light).await?;
    ctx.open("#/lists").await?;
    let lists = Lists::on(&ctx.browser);
    lists.are(&[]).await?;
    lists.write("Lost", "pear").await?;
    lists.save().await?;
    lists.are(&[&lost]).await?;
    ensure!(lists.export("Lost").await?.1.ends_with("\npear\n"), "what is not kept can be given away");
    Ok(())
}

/// A stored list that is damaged is put aside, said to be, and can be looked at; one of a newer program is left alone.
pub async fn a_damaged_list_is_put_aside(ctx: &mut Ctx) -> Result<()> {
    let whole = export(&OwnList { name: "Fruit".into(), lang: Lang::En, words: vec!["apple".into(), "pear".into()] });
    let (damaged, newer) = (whole.replace("pear", "peer"), whole.replacen("list 1", "list 2", 1));
    let planted = [("list.1", &whole), ("list.2", &damaged), ("list.3", &newer)].map(|(key, text)| stored(key, text));
    ctx.site.inject(&planted.join("\n"))?;
    ctx.open("#/lists").await?;
    let lists = Lists::on(&ctx.browser);
    let fruit = format!("Fruit | {}", english(2));
    lists.are(&[&fruit]).await?;
    ctx.browser.sees(text().lists().newer).await?;
    ctx.browser.tap("button", text().lists().damaged_open).await?;
    ctx.browser.sees(text().lists().note(Note::Changed)).await?;
    ensure!(lists.field().await?.ends_with("apple\npeer\n"), "its words can be read");
    ctx.browser.fill(text().lists().name, "Rest").await?;
    lists.save().await?;
    lists.are(&[&fruit, &format!("Rest | {}", english(2))]).await?;
    let kept = [storage(ctx, "list.2").await?, storage(ctx, "list.2.broken").await?, storage(ctx, "list.3").await?];
    ensure!(kept == [None, Some(damaged), Some(newer)], "{kept:?}");
    Ok(())
}
