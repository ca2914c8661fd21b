//! The module as a visitor fetches it: packed here, by more search than any host spends, and unpacked by the browser while
//! it arrives.
//!
//! Hosts pack a module with the quick levels of gzip, if at all. The same format, searched through, is a twentieth smaller.
//! The file is called `.bin`, as the dictionaries are: of `.gz` some hosts say that it is an encoding, and the browser would
//! unpack it once too often. The plain module stays beside it for browsers that cannot unpack.

use std::fs;
use std::io::Write;
use std::path::Path;

use xtask::precache::{PACKED_MODULE, PLAIN_MODULE};
use xtask::process::{Explain, Result};

/// Blocks with codes of their own, at most. Above 40 a module of 700,000 bytes gets no smaller.
const BLOCKS: u16 = 40;

/// Puts the packed module beside the plain one.
///
/// # Errors
/// It cannot be read or written.
pub fn pack(plain: &Path) -> Result<()> {
    let bytes = fs::read(plain).explain(|| format!("cannot read {}", plain.display()))?;
    let bytes = gzip(&bytes).explain(|| format!("cannot pack {}", plain.display()))?;
    let packed = plain.to_string_lossy().replace(PLAIN_MODULE, PACKED_MODULE);
    fs::write(&packed, bytes).explain(|| format!("cannot write {packed}"))
}

/// The page with a start script that fetches the packed module.
///
/// # Errors
/// The start script is not as Trunk writes it.
pub fn put_into(html: &str) -> Result<String> {
    with_packed(html).ok_or_else(|| "the start script of index.html is not as Trunk writes it".into())
}

/// The page with the packed module in its start script and its preload link.
fn with_packed(html: &str) -> Option<String> {
    const START: &str = "module_or_path: './";
    let (_, from) = html.split_once(START)?;
    let (plain, _) = from.split_once('\'')?;
    let stem = plain.strip_suffix(PLAIN_MODULE)?;
    let start = format!("{START}{plain}'");
    let preload = format!("href=\"./{plain}\" crossorigin=\"anonymous\" as=\"fetch\" type=\"application/wasm\"");
    if html.matches(&start).count() != 1 || html.matches(&preload).count() != 1 {
        return None;
    }
    // An answer without the file is handed on as it is: whoever asked for the module knows what to say then.
    let choice = format!(
        "module_or_path: window.DecompressionStream ? fetch('./{stem}{PACKED_MODULE}').then((packed) => packed.ok ? \
         new Response(packed.body.pipeThrough(new DecompressionStream('gzip')), \
         {{ headers: {{ 'Content-Type': 'application/wasm' }} }}) : packed) : './{plain}'"
    );
    let fetched = format!("href=\"./{stem}{PACKED_MODULE}\" crossorigin=\"anonymous\" as=\"fetch\"");
    Some(html.replace(&start, &choice).replace(&preload, &fetched))
}

fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let options = zopfli::Options { maximum_block_splits: BLOCKS, ..zopfli::Options::default() };
    let mut packed = Vec::new();
    let mut encoder = zopfli::GzipEncoder::new(options, zopfli::BlockType::Dynamic, &mut packed)?;
    encoder.write_all(bytes)?;
    encoder.finish()?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    const PAGE: &str = "import init from './a-1.js';\nconst wasm = await init({ module_or_path: './a-1_bg.wasm' });\n\
        <link rel=\"preload\" href=\"./a-1_bg.wasm\" crossorigin=\"anonymous\" as=\"fetch\" type=\"application/wasm\">";

    #[test]
    fn the_page_fetches_the_packed_module_and_keeps_the_plain_one_for_browsers_that_cannot_unpack() {
        let page = with_packed(PAGE).expect("a page as Trunk writes it");
        assert!(page.contains("fetch('./a-1_bg.bin').then("), "{page}");
        assert!(page.contains(" : './a-1_bg.wasm' });"), "{page}");
        assert!(page.ends_with("<link rel=\"preload\" href=\"./a-1_bg.bin\" crossorigin=\"anonymous\" as=\"fetch\">"));
    }

    #[test]
    fn another_start_script_is_refused() {
        assert_eq!(with_packed("<script>start()</script>"), None);
        assert_eq!(with_packed(&PAGE.replace("preload", "").replace("as=\"fetch\"", "")), None);
    }

    #[test]
    fn what_is_packed_is_the_module() {
        let module = b"\0asm module module module module".repeat(20);
        let packed = gzip(&module).expect("packed in memory");
        assert!(packed.len() < 100, "{}", packed.len());
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(packed.as_slice()).read_to_end(&mut unpacked).expect("gzip");
        assert_eq!(unpacked, module);
    }
}
