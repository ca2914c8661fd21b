//! What must not be in the page: not in a text, not in an attribute, not in a field, not in a name that is read aloud.

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox_e2e::harness::Browser;

/// Which of these words are anywhere in the page. Markup and the spaces of names that are spelt out do not hide anything
/// from this.
const FOUND: &str = "const root = document.documentElement, parts = [document.title]; let read = ''; \
    for (const one of root.querySelectorAll('*')) { \
      if (one.localName === 'script' || one.localName === 'style') continue; \
      for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) read += node.data; \
      for (const attribute of one.attributes) parts.push(attribute.value); \
      if (typeof one.value === 'string') parts.push(one.value); } \
    const all = [...parts, read].join('\\u0001').replace(/\\s+/g, '').toLowerCase(); \
    return arguments[0].filter((word) => all.includes(word))";
const TILES: &str = "return document.querySelectorAll('[data-testid=letters], .tile').length";

/// Every one of these words is somewhere in the page: what the opposite is worth.
pub async fn shows(browser: &Browser, words: &[&str]) -> Result<()> {
    let found = browser.script(FOUND, vec![json!(words)]).await?;
    ensure!(found == json!(words), "of {words:?} there are only {found}");
    Ok(())
}

/// None of these words is anywhere in the page, once the screen has followed.
pub async fn shows_none(browser: &Browser, words: &[&str]) -> Result<()> {
    let what = format!("nothing of {words:?} in the page");
    browser
        .wait(&what, async || Ok((browser.script(FOUND, vec![json!(words)]).await? == json!([])).then_some(())))
        .await
}

/// No letters are in the page.
pub async fn no_tiles(browser: &Browser) -> Result<()> {
    let tiles = browser.script(TILES, vec![]).await?;
    ensure!(tiles == json!(0), "{tiles} tiles or boards in view");
    Ok(())
}
