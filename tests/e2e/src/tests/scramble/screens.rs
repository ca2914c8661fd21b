//! How every screen of Scramble fits: small, turned, under a keyboard, with large letters, with other colours (C47, C50).

use anyhow::{Context, Result, ensure};
use serde_json::json;
use wordbox_e2e::harness::{Ctx, Engine};
use wordbox_e2e::pages::LeftScramble;

use super::games::{setting_phases, solving_phases, taps_count};
use crate::tests::case_layout::{all_visible, hold};

/// A screen: the phase in which it is found, the buttons that lead to it from there, and what must be in view.
struct Screen {
    phase: &'static str,
    taps: &'static [&'static str],
    /// At any size.
    needed: &'static [&'static str],
    /// Where there are 320 by 568 pixels, or as many.
    around: &'static [&'static str],
}

const SCREENS: [Screen; 11] = [
    Screen { phase: "before the roll", taps: &[], needed: &["[data-testid=roll]"], around: &["[data-testid=starter]"] },
    Screen {
        phase: "covered",
        taps: &[],
        needed: &["[data-testid=open]", "[data-testid=take]"],
        around: &["[data-testid=length]"],
    },
    Screen {
        phase: "Ann chooses",
        taps: &["open"],
        needed: &[".slot-row", "[data-testid=say]"],
        around: &[
            "[data-testid=answer]",
            "[data-testid=tray] .key:first-child",
            "[data-testid=tray] .key:last-child",
            "[data-testid=no-word]",
        ],
    },
    Screen { phase: "Ann chooses", taps: &["open", "no-word"], needed: &["[data-testid=go-without]"], around: &[] },
    Screen {
        phase: "Ann jumbles",
        taps: &["open"],
        needed: &[
            "[data-testid=hand-over]",
            "[data-testid=rack-tile]:first-child",
            "[data-testid=rack-tile]:last-child",
        ],
        around: &["[data-testid=put-back]"],
    },
    Screen { phase: "all words are set", taps: &[], needed: &["[data-testid=reveal]"], around: &[".middle .who"] },
    Screen {
        phase: "all groups lie open",
        taps: &[],
        needed: &["[data-testid=solver]", "[data-testid=give-up]", ".groups li:first-child [data-testid=group]"],
        around: &[".groups li:last-child [data-testid=group]"],
    },
    Screen {
        phase: "all groups lie open",
        taps: &["give-up"],
        needed: &["[data-testid=give-up-all]"],
        around: &[".menu .primary"],
    },
    Screen {
        phase: "Bo claims Ann's group",
        taps: &["go-on"],
        needed: &["[data-testid=right]", "[data-testid=wrong]", "[data-testid=claim]"],
        around: &["[data-testid=type-it]", ".claiming .letters-place"],
    },
    Screen {
        phase: "Bo claims Ann's group",
        taps: &["go-on", "type-it"],
        needed: &["[data-testid=word]", "[data-testid=say]"],
        around: &["[data-testid=claim]", ".claiming .letters-place", "[data-testid=wrong]"],
    },
    Screen { phase: "between the rounds", taps: &[], needed: &["[data-testid=roll]"], around: &[] },
];

/// All of them, with the podium.
fn screens() -> Vec<Screen> {
    let podium =
        Screen { phase: "the end", taps: &[], needed: &["[data-testid=again]"], around: &["[data-testid=winner]"] };
    SCREENS.into_iter().chain([podium]).collect()
}

fn left_in(phase: &str) -> Result<LeftScramble> {
    let found = setting_phases().into_iter().chain(solving_phases()).find(|one| one.name == phase);
    Ok(found.with_context(|| format!("no phase {phase}"))?.left)
}

/// Opens a screen in a frame.
async fn open(ctx: &mut Ctx, screen: &Screen, size: (u32, u32)) -> Result<()> {
    left_in(screen.phase)?.lay_framed(ctx, size.0, size.1).await?;
    for id in screen.taps {
        ctx.browser.tap_id(id).await?;
    }
    Ok(())
}

/// What is too small for a thumb, as [what, width, height]. Keys lie side by side without gaps, as those of phones.
const SMALL: &str = "const small = []; const shown = (one) => one.getClientRects().length && !one.closest('.unseen'); \
    const top = document.querySelector('dialog[open]') || document.body; \
    for (const one of top.querySelectorAll('a[href], button, input:not(.slot-field), summary')) { if (!shown(one)) continue; \
        const box = (one.matches('input') && one.closest('label') || one).getBoundingClientRect(); \
        const [width, height] = one.matches('.key') ? [24, 40] : [44, 44]; \
        if (box.width < width - 0.5 || box.height < height - 0.5) small.push([one.dataset.testid || one.className, Math.round(box.width), Math.round(box.height)]); } \
    return small";

/// C47, C50: upright, on its side, and with half of it under a keyboard the way on is in view on every screen, nothing is wider
/// than the phone, and everything can be hit.
pub async fn c47_c50_all_is_in_reach_on_every_screen(ctx: &mut Ctx) -> Result<()> {
    let mut faults = Vec::new();
    for screen in screens() {
        open(ctx, &screen, (320, 568)).await?;
        let all = [screen.needed, screen.around].concat();
        for (size, wanted) in [((320, 568), &all[..]), ((568, 320), screen.needed), ((320, 300), screen.needed)] {
            hold(ctx, size.0, size.1).await?;
            let place = format!("{} {:?} at {size:?}", screen.phase, screen.taps);
            if let Err(cause) = all_visible(ctx, wanted).await {
                faults.push(format!("{place}: {cause:#}"));
            }
            let small = ctx.browser.script(SMALL, vec![]).await?;
            if small != json!([]) {
                faults.push(format!("{place}: too small: {small}"));
            }
        }
    }
    ensure!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

/// C50: with letters twice as large nothing is wider than the phone, and whatever is needed is scrolled to and not covered.
pub async fn c50_large_text_takes_nothing_away(ctx: &mut Ctx) -> Result<()> {
    let mut faults = Vec::new();
    for screen in screens() {
        open(ctx, &screen, (360, 740)).await?;
        ctx.browser.script("document.documentElement.style.fontSize = '200%'", vec![]).await?;
        for selector in [screen.needed, screen.around].concat() {
            let scroll = "const one = document.querySelector(arguments[0]); \
                          one?.scrollIntoView({block: 'center', behavior: 'instant'}); return Boolean(one)";
            let scrolled =
                async || Ok((ctx.browser.script(scroll, vec![json!(selector)]).await? == true).then_some(()));
            ctx.browser.wait(selector, scrolled).await?;
            if let Err(cause) = all_visible(ctx, &[selector]).await {
                faults.push(format!("{} {:?}: {cause:#}", screen.phase, screen.taps));
            }
        }
    }
    ensure!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

/// What can be pressed and has no edge, where backgrounds are all the same. A link has its line.
const EDGELESS: &str = "const edged = (one) => { const style = getComputedStyle(one); \
        return style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) >= 1 || style.textDecorationLine.includes('underline') \
            || Array.from(one.children).some(edged); }; \
    const top = document.querySelector('dialog[open]') || document.body; \
    return Array.from(top.querySelectorAll('a[href], button, .tile')).filter((one) => one.getClientRects().length && !edged(one)) \
        .map((one) => one.dataset.testid || one.className)";

/// C50: where the reader's own colours are forced, everything that can be pressed has an edge, and what is chosen differs by
/// more than a colour. Only Chromium's driver can force them.
pub async fn c50_forced_colours_leave_every_edge(ctx: &mut Ctx) -> Result<()> {
    if ctx.browser.engine != Engine::Chromium {
        return Ok(());
    }
    let features = json!({"features": [{"name": "forced-colors", "value": "active"}]});
    ctx.browser.driver.cdp().send_raw("Emulation.setEmulatedMedia", features).await?;
    for screen in screens() {
        left_in(screen.phase)?.lay(ctx).await?;
        for id in screen.taps {
            ctx.browser.tap_id(id).await?;
        }
        all_visible(ctx, &screen.needed[..1]).await?;
        let forced = ctx.browser.script("return matchMedia('(forced-colors: active)').matches", vec![]).await?;
        ensure!(forced == true, "colours are not forced");
        let edgeless = ctx.browser.script(EDGELESS, vec![]).await?;
        ensure!(edgeless == json!([]), "{} {:?}: no edge: {edgeless}", screen.phase, screen.taps);
    }
    for id in ["group", "solver"] {
        left_in("all groups lie open")?.lay(ctx).await?;
        taps_count(ctx).await?;
        chosen_differs(ctx, id).await?;
    }
    left_in("Ann jumbles")?.lay(ctx).await?;
    ctx.browser.tap_id("open").await?;
    chosen_differs(ctx, "rack-tile").await
}

/// The first one that is tapped gets other edges or another place.
async fn chosen_differs(ctx: &Ctx, id: &str) -> Result<()> {
    ctx.browser.test_id(id).await?;
    let body = "const one = document.querySelector(`[data-testid=${arguments[0]}]`); if (arguments[1]) one.click(); \
        const shape = ['borderTopWidth', 'borderTopStyle', 'outlineStyle', 'outlineWidth', 'transform', 'boxShadow']; \
        return [one.getAttribute('aria-pressed'), [one, one.closest('li') || one].map((part) => shape.map((name) => getComputedStyle(part)[name]))]";
    let before = ctx.browser.script(body, vec![json!(id), json!(true)]).await?;
    let pressed = async || {
        let after = ctx.browser.script(body, vec![json!(id), json!(false)]).await?;
        Ok((after[0] == "true" && after[1] != before[1]).then_some(()))
    };
    ctx.browser.wait(&format!("a chosen {id} to differ from {before}"), pressed).await
}
