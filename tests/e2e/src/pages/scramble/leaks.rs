//! Hidden words, wherever they are in the page.

use anyhow::{Context, Result};
use serde_json::json;

use crate::harness::Browser;

const LEAKS: &str = include_str!("leaks.js");

/// Where any of these words is in the page, in a sentence each: in texts, also hidden ones, in attributes, fields, names that
/// are read aloud, generated content, comments, templates and shadows, in the title, the address and the history. Letters
/// side by side are a word, whatever lies between them. `draft` is the word that is being typed at this moment, and may
/// stand in the field and on the places of whoever sets it, and nowhere else.
///
/// Words are normalised: small, and in English without accents.
///
/// # Errors
/// The page cannot be asked.
pub async fn leaks(browser: &Browser, words: &[impl AsRef<str>], draft: Option<&str>) -> Result<Vec<String>> {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    let found = browser.script(LEAKS, vec![json!(words), json!(draft)]).await?;
    let found = found.as_array().with_context(|| format!("no list of leaks: {found}"))?;
    Ok(found.iter().filter_map(|leak| leak.as_str().map(str::to_owned)).collect())
}
