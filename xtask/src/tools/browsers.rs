//! The three browser engines and what drives them.

use std::path::Path;

use super::system;
use xtask::process::{Result, is_program, on_path};

/// Where Debian keeps the small browser that comes with WebKitGTK.
const MINI_BROWSER: &str = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/// Installs the browsers that are missing.
///
/// # Errors
/// As [`system::install`].
pub fn set_up() -> Result<()> {
    let missing = missing_packages();
    if missing.is_empty() {
        return Ok(());
    }
    system::install(&missing, "3 minutes")
}

fn missing_packages() -> Vec<&'static str> {
    let here = |program| on_path(program).is_some();
    let webkit = here("WebKitWebDriver")
        && (is_program(Path::new(MINI_BROWSER)) || std::env::var_os("WORDBOX_MINIBROWSER").is_some());
    let wanted = [
        ("chromium", here("chromium")),
        ("chromium-driver", here("chromedriver")),
        ("firefox-esr", here("firefox-esr")),
        ("webkit2gtk-driver", webkit),
        ("xvfb", here("Xvfb")),
    ];
    let missing = wanted.into_iter().filter(|(_, is_here)| !is_here);
    missing.map(|(package, _)| package).collect()
}
