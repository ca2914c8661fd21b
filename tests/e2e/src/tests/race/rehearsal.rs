//! The round that is played where nobody sees it.

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox_e2e::harness::{Ctx, Scheme};

use crate::tests::case_support::true_in_page;

/// Watches whatever appears in the page, and types a name as soon as there is a field for it.
const TYPE_A_NAME: &str = "
    window.__seen = [];
    new MutationObserver((all) => {
      for (const one of all.flatMap((change) => [...change.addedNodes])) window.__seen.push(one.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    const field = document.querySelector('input.name');
    field.focus();
    field.value = 'An';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));";
const IS_OVER: &str = "return performance.getEntriesByName('race rehearsed').length === 1";
/// What people have in front of them, what they would hear, and what is stored of games.
const WHAT_IS_THERE: &str = "
    const active = document.activeElement;
    return {
      field: active.matches('input.name') && active.value,
      appeared: window.__seen.filter((text) => /STOP|Reveal|Roll/.test(text)),
      said: document.querySelector('[role=status][aria-live]').textContent,
      stored: Object.keys(localStorage).filter((key) => key.includes('game') || key === 'wordbox:'),
    };";

/// While somebody types a name every screen of a round is built: nothing of it is seen, heard or stored, and the field keeps
/// the focus.
pub async fn nobody_notices_the_rehearsal(ctx: &mut Ctx) -> Result<()> {
    // Once for each visit: a page that has been used has had it.
    ctx.take_new_browser(Scheme::Light).await?;
    ctx.open("#/race").await?;
    ctx.browser.test_id("add-player").await?;
    ctx.browser.script(TYPE_A_NAME, vec![]).await?;
    true_in_page(ctx, "the rehearsal to be over", IS_OVER).await?;
    let there = ctx.browser.script(WHAT_IS_THERE, vec![]).await?;
    ensure!(there == json!({"field": "An", "appeared": [], "said": "", "stored": []}), "{there}");
    Ok(())
}
