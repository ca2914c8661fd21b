//! What must not be in the page, and a table on which chance is no chance.

use anyhow::{Result, ensure};
use wordbox_e2e::harness::Browser;
use wordbox_e2e::pages::scramble::leaks;

/// Rolls and jumbles that are the same in every engine and every run.
pub const NO_CHANCE: &str = "Object.defineProperty(crypto, 'getRandomValues', \
    { value: (array) => { array.set([5, 7, 0, 0, 0, 0, 0, 0].slice(0, array.length)); return array; } });";

/// None of these words is anywhere in the page.
pub async fn are_not_in_the_page(browser: &Browser, words: &[impl AsRef<str>]) -> Result<()> {
    are_not_but_for(browser, words, None).await
}

/// As [`are_not_in_the_page`], while one of them is being typed by whoever sets it.
pub async fn are_not_but_for(browser: &Browser, words: &[impl AsRef<str>], draft: Option<&str>) -> Result<()> {
    let leaks = leaks(browser, words, draft).await?;
    ensure!(leaks.is_empty(), "hidden words in the page: {leaks:#?}");
    Ok(())
}

/// This word is in the page, and the search sees it: what its silence is worth.
pub async fn is_in_the_page(browser: &Browser, word: &str) -> Result<()> {
    ensure!(!leaks(browser, &[word], None).await?.is_empty(), "{word} is nowhere in the page");
    Ok(())
}
