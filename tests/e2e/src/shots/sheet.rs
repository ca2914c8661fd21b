//! A page that shows all pictures of a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

const STYLE: &str = "body { margin: 1rem; background: #777; font: 1rem sans-serif; } \
    figure { display: inline-block; margin: 0.5rem; vertical-align: top; } img { display: block; height: 24rem; }";

/// Writes `index.html` anew, a row for each screen.
///
/// # Errors
/// The folder cannot be read or written.
pub fn write(folder: &Path) -> Result<()> {
    let mut screens: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let file = entry?.file_name().to_string_lossy().into_owned();
        if let Some((screen, look)) = parts(&file) {
            screens.entry(screen.to_owned()).or_default().push(look.to_owned());
        }
    }
    let mut page = format!("<!doctype html><meta charset=\"utf-8\"><title>Screens</title><style>{STYLE}</style>\n");
    for (screen, mut looks) in screens {
        looks.sort_unstable();
        page.push_str(&format!("<h2>{screen}</h2>\n"));
        for look in looks {
            let file = format!("{screen}-{look}.png");
            page.push_str(&format!(
                "<figure><a href=\"{file}\"><img src=\"{file}\" loading=\"lazy\" alt=\"\"></a>\
                 <figcaption>{look}</figcaption></figure>\n"
            ));
        }
    }
    fs::write(folder.join("index.html"), page).context("cannot write the page with the pictures")
}

/// Takes the pictures of one screen away, as some of an earlier run may have had another size.
///
/// # Errors
/// The folder cannot be read or written.
pub fn forget(folder: &Path, screen: &str) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if parts(&entry.file_name().to_string_lossy()).is_some_and(|(shown, _)| shown == screen) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// The screen, and size and theme, of a picture's name.
fn parts(file: &str) -> Option<(&str, &str)> {
    let name = file.strip_suffix(".png")?;
    let (before_theme, _) = name.rsplit_once('-')?;
    let (screen, _) = before_theme.rsplit_once('-')?;
    Some((screen, &name[screen.len() + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_screen_size_and_theme() {
        assert_eq!(parts("bomb-vote-360x740-dark.png"), Some(("bomb-vote", "360x740-dark")));
        for other in ["index.html", "odd.png", "one-two.png"] {
            assert_eq!(parts(other), None, "{other}");
        }
    }
}
