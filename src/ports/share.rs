//! Giving a link to somebody: by the device's own means of sharing, or by the clipboard.
//!
//! Both exist only where the page came over https or from this machine, only in answer to a tap, and may refuse even then.
//! So nobody may depend on them: the link stands on the screen, too.

use wasm_bindgen::JsValue;

use super::js;

/// What the device can do with a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// Its own sheet of people and apps.
    Share,
    /// The clipboard.
    Copy,
}

/// The best that there is here.
#[must_use]
pub fn means() -> Option<Means> {
    let navigator = js::navigator()?;
    if js::get(&navigator, "share").is_some() {
        return Some(Means::Share);
    }
    let clipboard = js::get(&navigator, "clipboard")?;
    js::get(&clipboard, "writeText").map(|_| Means::Copy)
}

/// Hands the link over, and says whether that worked. Somebody who closes the sheet has not shared anything.
pub async fn hand_over(means: Means, link: &str) -> bool {
    try_to(means, link).await.is_ok()
}

async fn try_to(means: Means, link: &str) -> Result<JsValue, JsValue> {
    let navigator = js::navigator().ok_or(JsValue::NULL)?;
    let promise = match means {
        Means::Share => js::call(&navigator, "share", &[&js::object(&[("url", link.into())])])?,
        Means::Copy => {
            let clipboard = js::get(&navigator, "clipboard").ok_or(JsValue::NULL)?;
            js::call(&clipboard, "writeText", &[&link.into()])?
        }
    };
    js::settle(promise).await
}
