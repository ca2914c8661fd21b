//! Where things lie: the checkout, its output folders, and the folder for tools outside it.

use std::env;
use std::path::{Path, PathBuf};

use xtask::process::Result;

/// The top folder of the checkout.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// The finished page, ready for a web host.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Where reports for people and other programs go.
pub fn reports() -> PathBuf {
    root().join("target/report")
}

/// Where the pictures of the screens go.
pub fn shots() -> PathBuf {
    root().join("target/shots")
}

/// The folder for tools: outside the checkout, so that a second clone finds them again.
///
/// # Errors
/// Neither `WORDBOX_TOOLS`, `XDG_CACHE_HOME` nor `HOME` is set.
pub fn tools() -> Result<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty());
    if let Some(folder) = set("WORDBOX_TOOLS") {
        return Ok(PathBuf::from(folder));
    }
    set("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| set("HOME").map(|home| Path::new(&home).join(".cache")))
        .map(|cache| cache.join("wordbox-tools"))
        .ok_or_else(|| "no folder for tools: set WORDBOX_TOOLS to one that can be written".into())
}
