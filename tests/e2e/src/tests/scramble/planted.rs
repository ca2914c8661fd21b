//! The search for hidden words is searched: a leak of every kind is planted, and it must be found.

use anyhow::{Result, ensure};
use serde_json::json;
use wordbox_e2e::harness::Ctx;
use wordbox_e2e::pages::scramble::{ScrambleStage, ScrambleTable, leaks};

use super::games::{WORDS, config, rolled, solving};
use super::hidden::{NO_CHANCE, are_not_but_for, are_not_in_the_page, is_in_the_page};

/// Each is the body of a function that puts `word` into the page, and returns the function that takes it out again.
const KINDS: [(&str, &str); 24] = [
    ("a text", "const one = put('p'); one.textContent = `It is ${word}.`;"),
    ("a hidden text", "const one = put('p'); one.hidden = true; one.textContent = word;"),
    ("a text in capitals", "put('p').textContent = word.toUpperCase();"),
    ("a text that is spelt", "put('p').textContent = letters.join(' ');"),
    ("letters with nothing between that can be seen", "put('p').textContent = letters.join('\\u200b');"),
    ("letters with accents", "put('p').textContent = letters.join('\\u0301');"),
    ("tiles side by side", "const row = put('p'); letters.forEach((one) => row.append(in_('b', one)));"),
    (
        "tiles with something hidden between",
        "const row = put('p'); for (const one of letters) { const hint = in_('i', 'xyz'); hint.hidden = true; row.append(in_('b', one), hint); }",
    ),
    (
        "names of tiles",
        "const row = put('p'); letters.forEach((one, place) => row.append(in_('b', '', `${one}, place ${place}`)));",
    ),
    ("an attribute", "put('p').dataset.word = word;"),
    ("a class", "put('p').className = `group-${word}`;"),
    ("a custom property", "put('p').style.setProperty('--word', word);"),
    ("a name that is read aloud", "put('p').setAttribute('aria-label', `The word ${word}`);"),
    ("a title", "put('p').title = word;"),
    (
        "a name from two places",
        "const half = word.length / 2; put('p').id = 'x1'; last.textContent = word.slice(0, half); put('p').textContent = '.'; \
         put('p').textContent = '!abc'; put('p').id = 'x2'; last.textContent = word.slice(half); put('p').setAttribute('aria-labelledby', 'x1 x2');",
    ),
    ("a field", "put('input').value = word;"),
    ("a placeholder", "put('input').placeholder = word;"),
    ("a comment", "put('p').append(document.createComment(word));"),
    ("a template", "put('template').content.append(word);"),
    ("a shadow", "put('p').attachShadow({ mode: 'open' }).append(word);"),
    (
        "generated content",
        "const sheet = document.styleSheets[0], at = sheet.insertRule(`main::after { content: '${word}' }`, sheet.cssRules.length); \
         undo.push(() => sheet.deleteRule(at));",
    ),
    (
        "the title of the page",
        "const old = document.title; document.title = `Wordbox ${word}`; undo.push(() => { document.title = old; });",
    ),
    (
        "the address",
        "const old = location.href; history.replaceState(history.state, '', `${old}?${encodeURIComponent(word)}`); \
         undo.push(() => history.replaceState(history.state, '', old));",
    ),
    (
        "the state of the history",
        "const old = history.state; history.replaceState({ word }, ''); undo.push(() => history.replaceState(old, ''));",
    ),
];
const PLANT: &str = "const [word] = arguments, letters = Array.from(word), undo = []; let last; \
    const put = (name) => { last = document.createElement(name); document.querySelector('main').append(last); \
      const one = last; undo.push(() => one.remove()); return one; }; \
    const in_ = (name, text, label) => { const one = document.createElement(name); one.textContent = text; \
      if (label) one.setAttribute('aria-label', label); return one; }; \
    window.__unplant = () => undo.forEach((back) => back()); ";

/// Whatever way a word comes into the page, the search finds it; without it, it finds nothing.
pub async fn a_planted_leak_of_every_kind_is_found(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(NO_CHANCE)?;
    solving(config()).lay(ctx).await?;
    let browser = &ctx.browser;
    ScrambleTable::on(browser).until_stage(ScrambleStage::Solving).await?;
    let all = WORDS.map(|(word, _)| word);
    let word = all[1];
    for (kind, plant) in KINDS {
        are_not_in_the_page(browser, &all).await?;
        browser.script(&format!("{PLANT}{plant}"), vec![json!(word)]).await?;
        let found = leaks(browser, &all, None).await?;
        ensure!(found.iter().any(|leak| leak.starts_with(word)), "{kind} is not found: {found:?}");
        ensure!(found.iter().all(|leak| leak.starts_with(word)), "{kind} is found for other words: {found:?}");
        browser.script("__unplant()", vec![]).await?;
    }
    are_not_in_the_page(browser, &all).await
}

/// The word that is being typed may stand in its field and on its places, and nowhere else; no other word may stand there.
pub async fn a_draft_is_excused_in_its_field_only(ctx: &mut Ctx) -> Result<()> {
    ctx.site.inject(NO_CHANCE)?;
    rolled(config()).lay(ctx).await?;
    let table = ScrambleTable::on(&ctx.browser);
    let (browser, [(draft, _), (other, _), _]) = (&ctx.browser, WORDS);
    table.lift().await?;
    table.type_on(draft).await?;
    is_in_the_page(browser, draft).await?;
    are_not_but_for(browser, &[draft, other], Some(draft)).await?;
    let as_other = leaks(browser, &[draft], Some(other)).await?;
    ensure!(!as_other.is_empty(), "{draft} is excused although {other} is being set");
    for (kind, plant) in KINDS {
        browser.script(&format!("{PLANT}{plant}"), vec![json!(draft)]).await?;
        let found = leaks(browser, &[draft], Some(draft)).await?;
        ensure!(!found.is_empty(), "{kind} is excused outside of the field");
        browser.script("__unplant()", vec![]).await?;
    }
    are_not_but_for(browser, &[draft, other], Some(draft)).await
}
