//! `cargo xtask assets`: makes the font and the icons in `public/` again, from a package and from one drawing.
//!
//! The results are committed, so that building the page needs none of the tools that are used here.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::project;
use xtask::process::{Explain, Result, on_path, run};

/// Atkinson Hyperlegible Next as a variable font, under the SIL Open Font License.
const FONT_PACKAGE: &str = "@fontsource-variable/atkinson-hyperlegible-next";
const FONT_VERSION: &str = "5.3.0";
const FONT_FILE: &str = "files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const FONT_NAME: &str = "atkinson-hyperlegible-next.woff2";
const FONT_WEIGHTS: &str = "wght=400:800";
/// Latin letters with the accents of western languages, digits, punctuation, quotes and dashes of English and German.
/// The package has neither arrows nor the capital ß.
const CHARACTERS: &str = "U+20-7E,U+A0,U+A1,U+A9,U+AB,U+AD,U+B7,U+BB,U+BF-FF,U+152,U+153,U+2013,U+2014,\
    U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039,U+203A,U+20AC,U+2212";
/// The font's date of change: always the same, so that the same input gives the same bytes.
const STAMP: (&str, &str) = ("SOURCE_DATE_EPOCH", "1735689600");
const PYTHON_PACKAGES: [&str; 3] = ["fonttools==4.68.0", "brotli==1.2.1", "pillow==13.0.0"];

/// One picture made of the drawing.
struct Icon {
    name: &'static str,
    pixels: u32,
    /// Whether the ground fills the square, because the system cuts its own shape out of it.
    full: bool,
    /// How large the emblem is drawn on its ground: a mask may cut off everything outside the middle 80 %.
    emblem: f32,
}

const ICONS: [Icon; 5] = [
    Icon { name: "icon-192.png", pixels: 192, full: false, emblem: 1.0 },
    Icon { name: "icon-512.png", pixels: 512, full: false, emblem: 1.0 },
    Icon { name: "maskable-192.png", pixels: 192, full: true, emblem: 0.76 },
    Icon { name: "maskable-512.png", pixels: 512, full: true, emblem: 0.76 },
    Icon { name: "apple-touch-icon-180.png", pixels: 180, full: true, emblem: 0.9 },
];

/// What the drawing calls its corners and its emblem.
const CORNERS: &str = " rx=\"112\"";
const EMBLEM: &str = "<g id=\"art\">";
/// The drawing's width and height.
const DRAWN: u32 = 512;

/// Makes everything again.
///
/// # Errors
/// A tool or the network is missing; the sentence says which.
pub fn make() -> Result<()> {
    let work = project::tools()?.join("assets");
    fs::create_dir_all(&work).explain(|| format!("cannot make {}", work.display()))?;
    let python = python(&work)?;
    font(&work, &python)?;
    icons(&work, &python)
}

/// A Python of our own with the font and picture packages.
fn python(work: &Path) -> Result<PathBuf> {
    let folder = work.join("python");
    let python = folder.join("bin/python");
    if !python.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).args(PYTHON_PACKAGES))?;
    Ok(python)
}

fn font(work: &Path, python: &Path) -> Result<()> {
    let package = format!("{FONT_PACKAGE}@{FONT_VERSION}");
    run(Command::new("npm").current_dir(work).args(["pack", "--silent", &package]).stdout(Stdio::null()))?;
    let archive = format!("{}-{FONT_VERSION}.tgz", FONT_PACKAGE.trim_start_matches('@').replace('/', "-"));
    run(Command::new("tar").current_dir(work).args(["xzf", &archive]))?;
    let limited = work.join("limited.ttf");
    let target = project::root().join("public/fonts");
    run(Command::new(python)
        .env(STAMP.0, STAMP.1)
        .args(["-m", "fontTools", "varLib.instancer", "--quiet", "--output"])
        .arg(&limited)
        .arg(work.join("package").join(FONT_FILE))
        .arg(FONT_WEIGHTS))?;
    run(Command::new(python)
        .env(STAMP.0, STAMP.1)
        .args(["-m", "fontTools", "subset", "--no-hinting", "--flavor=woff2", "--layout-features=kern,tnum"])
        .arg(format!("--unicodes={CHARACTERS}"))
        .arg(format!("--output-file={}", target.join(FONT_NAME).display()))
        .arg(&limited))?;
    let licence = target.join("OFL.txt");
    fs::copy(work.join("package/LICENSE"), &licence).explain(|| format!("cannot write {}", licence.display()))?;
    Ok(())
}

fn icons(work: &Path, python: &Path) -> Result<()> {
    let folder = project::root().join("public/icons");
    let drawing = fs::read_to_string(folder.join("icon.svg")).explain(|| "cannot read icon.svg".into())?;
    for part in [CORNERS, EMBLEM] {
        if drawing.matches(part).count() != 1 {
            return Err(format!("public/icons/icon.svg must contain `{part}` exactly once"));
        }
    }
    let browser = ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(on_path);
    let browser = browser.ok_or("no Chromium to draw the icons with: install the package `chromium`")?;
    for icon in &ICONS {
        let page = work.join("icon.html");
        fs::write(&page, page_of(icon, &drawing)).explain(|| format!("cannot write {}", page.display()))?;
        let picture = folder.join(icon.name);
        draw(&browser, work, &page, &picture)?;
        finish(python, icon, &picture)?;
    }
    Ok(())
}

/// A page that shows the drawing alone, in its own size. Small windows are not to be had, so all icons are drawn large.
fn page_of(icon: &Icon, drawing: &str) -> String {
    let (middle, emblem) = (DRAWN / 2, icon.emblem);
    let scaled =
        format!("<g transform=\"translate({middle} {middle}) scale({emblem}) translate(-{middle} -{middle})\">");
    let drawing = drawing.replacen(EMBLEM, &scaled, 1);
    let drawing = if icon.full { drawing.replacen(CORNERS, "", 1) } else { drawing };
    format!("<!doctype html><style>body{{margin:0}}svg{{display:block;width:{DRAWN}px}}</style>{drawing}")
}

fn draw(browser: &Path, work: &Path, page: &Path, picture: &Path) -> Result<()> {
    // A headless browser complains at length about the desktop that it does not have.
    run(Command::new(browser)
        .stderr(Stdio::null())
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars"])
        .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
        .args(["--default-background-color=00000000", "--force-device-scale-factor=2"])
        .arg(format!("--user-data-dir={}", work.join("browser").display()))
        .arg(format!("--window-size={DRAWN},{DRAWN}"))
        .arg(format!("--screenshot={}", picture.display()))
        .arg(format!("file://{}", page.display())))
}

/// Brings the picture to its size and to a palette, which makes it a third as large: the drawing is flat on purpose.
fn finish(python: &Path, icon: &Icon, picture: &Path) -> Result<()> {
    const SCRIPT: &str = "import sys; from PIL import Image
path, size = sys.argv[1], int(sys.argv[2])
image = Image.open(path).convert('RGBA').resize((size, size), Image.Resampling.LANCZOS)
image.quantize(colors=128, method=Image.Quantize.FASTOCTREE, kmeans=4).save(path, optimize=True)";
    run(Command::new(python).args(["-c", SCRIPT]).arg(picture).arg(icon.pixels.to_string()))
}
