//! Smaller text: one style sheet instead of a dozen, scripts without their comments.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use xtask::digest::sha256_hex;
use xtask::process::{Explain, Result};

/// What each script is written in; esbuild must not make it newer.
const OLD: &str = "--target=es5";
const MODERN: &str = "--target=es2020";

/// Makes scripts smaller, and puts all style sheets of the page into one, in their order. Returns the page with the new
/// link.
///
/// # Errors
/// esbuild is missing or refuses a file.
pub fn page(staging: &Path, html: &str) -> Result<String> {
    for entry in fs::read_dir(staging).explain(|| "cannot read the built page".into())?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        match name.as_str() {
            // The worker is done when its list is in it.
            "sw.js" => {}
            "boot.js" => script(&entry.path(), OLD)?,
            _ if name.ends_with(".js") => script(&entry.path(), MODERN)?,
            _ => {}
        }
    }
    styles(staging, html)
}

/// Makes the finished service worker smaller.
///
/// # Errors
/// As [`page`].
pub fn worker(path: &Path) -> Result<()> {
    script(path, MODERN)
}

fn script(path: &Path, target: &str) -> Result<()> {
    let text = fs::read(path).explain(|| format!("cannot read {}", path.display()))?;
    let small = esbuild(&text, &["--loader=js", target])?;
    fs::write(path, small).explain(|| format!("cannot write {}", path.display()))
}

fn styles(staging: &Path, html: &str) -> Result<String> {
    const LINK: &str = "<link rel=\"stylesheet\" href=\"./";
    let mut all = Vec::new();
    let mut page = String::new();
    let mut place = None;
    for line in html.split_inclusive('\n') {
        let Some((_, rest)) = line.split_once(LINK) else {
            page.push_str(line);
            continue;
        };
        let name = rest.split('"').next().unwrap_or_default();
        let file = staging.join(name);
        all.extend(fs::read(&file).explain(|| format!("the page links {name}, which is not there"))?);
        all.push(b'\n');
        fs::remove_file(&file).explain(|| format!("cannot remove {name}"))?;
        place.get_or_insert(page.len());
    }
    let place = place.ok_or("index.html links no style sheet")?;
    let small = esbuild(&all, &["--loader=css"])?;
    let name = format!("style-{}.css", &sha256_hex(&small)[..16]);
    fs::write(staging.join(&name), small).explain(|| format!("cannot write {name}"))?;
    page.insert_str(place, &format!("{LINK}{name}\" />\n"));
    Ok(page)
}

fn esbuild(text: &[u8], arguments: &[&str]) -> Result<Vec<u8>> {
    let mut esbuild = Command::new("esbuild");
    esbuild.args(["--minify", "--charset=utf8", "--log-level=warning"]).args(arguments);
    esbuild.stdin(Stdio::piped()).stdout(Stdio::piped());
    let missing = || "cannot run esbuild: build with `cargo xtask dist`, which installs it".to_owned();
    let mut child = esbuild.spawn().explain(missing)?;
    let mut input = child.stdin.take().ok_or_else(missing)?;
    // A thread of its own, so that neither side waits for the other with a full pipe.
    let output = std::thread::scope(|scope| {
        scope.spawn(move || std::io::Write::write_all(&mut input, text));
        child.wait_with_output()
    });
    let output = output.explain(missing)?;
    if output.status.success() { Ok(output.stdout) } else { Err("esbuild refuses a file, it says above why".into()) }
}
