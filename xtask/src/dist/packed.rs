//! The modules as a visitor fetches them: packed here by LZMA, and unpacked by the page's own script while nobody waits for it.
//!
//! What browsers unpack by themselves is a fifth larger. The files are called `.bin`, as the dictionaries are: what hosts do not
//! know they leave alone.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use lzma_rust2::{LzmaOptions, LzmaWriter};

use xtask::precache::{PACKED_MODULE, PLAIN_MODULE};
use xtask::process::{Explain, Result};

/// What the script unpacks with, which the start script asks for the first module; see `parts.js`.
const UNPACK: &str = "bindings.unpacked";

/// Puts the packed module in place of the plain one, and has the page start it.
///
/// # Errors
/// It cannot be read or written, or the start script is not as Trunk writes it.
pub fn pack(plain: &Path, html: &str) -> Result<String> {
    let cannot = || format!("cannot pack {}", plain.display());
    let bytes = fs::read(plain).explain(cannot)?;
    fs::write(plain.to_string_lossy().replace(PLAIN_MODULE, PACKED_MODULE), lzma(&bytes).explain(cannot)?)
        .explain(cannot)?;
    fs::remove_file(plain).explain(cannot)?;
    with_packed(html, bytes.len()).ok_or_else(|| "the start script of index.html is not as Trunk writes it".into())
}

/// As the script unpacks it: no header, and bits of context as they are said there. They were tried on this program.
///
/// # Errors
/// None in memory.
pub fn lzma(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let options =
        LzmaOptions { lc: 3, lp: 0, pb: 0, nice_len: LzmaOptions::NICE_LEN_MAX, ..LzmaOptions::with_preset(9) };
    let mut writer = LzmaWriter::new_no_header(Vec::new(), &options, false)?;
    writer.write_all(bytes)?;
    writer.finish()
}

/// The page with the packed module in its start script and its preload link.
fn with_packed(html: &str, size: usize) -> Option<String> {
    const START: &str = "module_or_path: './";
    let (_, from) = html.split_once(START)?;
    let (plain, _) = from.split_once('\'')?;
    let packed = format!("{}{PACKED_MODULE}", plain.strip_suffix(PLAIN_MODULE)?);
    let start = format!("{START}{plain}'");
    let preload = format!("href=\"./{plain}\" crossorigin=\"anonymous\" as=\"fetch\" type=\"application/wasm\"");
    if html.matches(&start).count() != 1 || html.matches(&preload).count() != 1 {
        return None;
    }
    // One engine does not report what goes wrong while a module script waits.
    let told = "catch((error) => { wordboxTrouble('load', String(error)); throw error; })";
    let unpacked = format!("module_or_path: {UNPACK}('./{packed}', {size}).{told}");
    let fetched = format!("href=\"./{packed}\" crossorigin=\"anonymous\" as=\"fetch\"");
    Some(html.replace(&start, &unpacked).replace(&preload, &fetched))
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use lzma_rust2::LzmaReader;

    use super::*;

    const PAGE: &str = "import init, * as bindings from './a-1.js';\nconst wasm = await init({ module_or_path: './a-1_bg.wasm' });\n\
        <link rel=\"preload\" href=\"./a-1_bg.wasm\" crossorigin=\"anonymous\" as=\"fetch\" type=\"application/wasm\">";

    #[test]
    fn the_page_fetches_the_packed_module() {
        let page = with_packed(PAGE, 12).expect("a page as Trunk writes it");
        assert!(page.contains("init({ module_or_path: bindings.unpacked('./a-1_bg.bin', 12).catch("), "{page}");
        assert!(page.ends_with("<link rel=\"preload\" href=\"./a-1_bg.bin\" crossorigin=\"anonymous\" as=\"fetch\">"));
    }

    #[test]
    fn another_start_script_is_refused() {
        assert_eq!(with_packed("<script>start()</script>", 1), None);
        assert_eq!(with_packed(&PAGE.replace("preload", "").replace("as=\"fetch\"", ""), 1), None);
    }

    #[test]
    fn what_is_packed_comes_back() {
        let module = b"\0asm module module, another module".repeat(40);
        let small = lzma(&module).expect("packed in memory");
        assert!(small.len() < 100, "{}", small.len());
        let size = module.len() as u64;
        let mut reader = LzmaReader::new(small.as_slice(), size, 3, 0, 0, 1 << 20, None).expect("a reader");
        let mut unpacked = Vec::new();
        reader.read_to_end(&mut unpacked).expect("LZMA");
        assert_eq!(unpacked, module);
    }
}
