//! Taps that lead somewhere: what the tables of all games have in common.

use std::fmt::Debug;

use anyhow::Result;

use crate::harness::Browser;

/// So often it is looked before a tap is tried again: longer than a screen takes to follow a tap.
const LOOKS: usize = 8;

/// Waits until what is seen is as wanted, and returns it.
///
/// # Errors
/// It does not become so.
pub async fn until<L: Debug>(
    browser: &Browser,
    what: &str,
    look: impl AsyncFn() -> Result<L>,
    wanted: impl Fn(&L) -> bool,
) -> Result<L> {
    let seen = browser.wait(what, async || Ok(Some(look().await?).filter(&wanted))).await;
    match seen {
        Ok(seen) => Ok(seen),
        Err(cause) => Err(cause.context(format!("instead of {what}: {:?}", look().await))),
    }
}

/// Looks a few times.
///
/// # Errors
/// The page cannot be asked.
pub async fn soon<L>(look: impl AsyncFn() -> Result<L>, wanted: impl Fn(&L) -> bool) -> Result<Option<L>> {
    for _ in 0..LOOKS {
        let seen = look().await?;
        if wanted(&seen) {
            return Ok(Some(seen));
        }
    }
    Ok(None)
}

/// Taps a button and waits for what it does. A tap on something that is still moving into its place may miss it, and some
/// buttons sleep for a moment; then people tap again.
///
/// # Errors
/// The button is missing, or does something else.
pub async fn press<L: Debug>(
    browser: &Browser,
    name: &str,
    what: &str,
    look: impl AsyncFn() -> Result<L>,
    wanted: impl Fn(&L) -> bool,
) -> Result<L> {
    let pressed = async || {
        for button in browser.all("button", name).await?.into_iter().take(1) {
            browser.click(&button).await?;
        }
        soon(&look, &wanted).await
    };
    let seen = browser.wait(what, pressed).await;
    match seen {
        Ok(seen) => Ok(seen),
        Err(cause) => Err(cause.context(format!("\"{name}\" does not lead to {what}: {:?}", look().await))),
    }
}
