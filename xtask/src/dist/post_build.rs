//! What runs inside Trunk's build, as its one `post_build` hook, before the page is moved to `dist/`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use xtask::files;
use xtask::precache::{self, PLAIN_MODULE, WORKER};

use super::{csp, minify, names, optimise, packed, parts};
use xtask::process::{Explain, Result};

/// Finishes the page in the folder that Trunk names: first the two modules, smaller, then smaller text and shorter names, then
/// the packed module, the policy, and the list of final bytes.
///
/// A debug build gets neither: its worker keeps an empty list and so never serves stale files.
///
/// # Errors
/// It was not called by Trunk, or a file lacks its placeholder.
pub fn post_build() -> Result<()> {
    let staging = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staging = staging.ok_or("post-build is for Trunk to call: use `cargo xtask dist`")?;
    let release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");

    let page = staging.join("index.html");
    let html = fs::read_to_string(&page).explain(|| "Trunk made no index.html".into())?;
    let html = if release { finished(&staging, &html)? } else { csp::leave_out_of(&html) };
    fs::write(&page, html).explain(|| "cannot write index.html".into())?;
    if !release {
        return Ok(());
    }

    let worker = staging.join(WORKER);
    let template = fs::read_to_string(&worker)
        .explain(|| format!("the page has no {WORKER}: public/ must be copied to the top"))?;
    let filled = precache::fill(&template, &files::read_all(&staging)?)?;
    fs::write(&worker, filled).explain(|| format!("cannot write {WORKER}"))?;
    minify::worker(&worker)
}

fn finished(staging: &Path, html: &str) -> Result<String> {
    let module = module_in(staging)?;
    let part = parts::split(staging, &module)?;
    if let Some(part) = &part {
        optimise::module(part)?;
        parts::put_into(staging, &module, part)?;
    }
    optimise::module(&module)?;
    let html = minify::page(staging, html)?;
    names::shorten(&module)?;
    // What unpacks it came with the other part.
    csp::put_into(&if part.is_some() { packed::pack(&module, &html)? } else { html })
}

/// The module that the page starts.
fn module_in(staging: &Path) -> Result<PathBuf> {
    let entries = fs::read_dir(staging).explain(|| "cannot read the built page".into())?;
    let mut paths = entries.flatten().map(|entry| entry.path());
    let module = paths.find(|path| path.to_string_lossy().ends_with(PLAIN_MODULE));
    module.ok_or_else(|| "Trunk made no module".into())
}
