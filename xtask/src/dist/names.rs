//! Shorter names between the module and its script.
//!
//! wasm-bindgen puts a digest behind every name that the two sides know each other by. Digests do not compress, and they
//! stand in both files; whoever reads neither does not miss them.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;

use xtask::precache::PLAIN_MODULE;
use xtask::process::{Explain, Result};

/// Numbers of the sections of a module, as its binary format has them.
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
/// The kind of an import that is a function: all that wasm-bindgen imports.
const FUNCTION: u8 = 0;
/// Bytes before the first section.
const HEADER: usize = 8;
/// Hexadecimal digits at the end of a name that carries a digest.
const DIGEST: usize = 16;

/// Shortens the names in a module and in the script that loads it.
///
/// # Errors
/// There is no such pair of files, or the module is not as wasm-bindgen makes it.
pub fn shorten(module: &Path) -> Result<()> {
    let missing = || format!("no {} with its script", module.display());
    let script = module.to_string_lossy().replace(PLAIN_MODULE, ".js");
    let bytes = fs::read(module).explain(missing)?;
    let text = fs::read_to_string(&script).explain(missing)?;
    let (bytes, text) = shortened(&bytes, &text).ok_or("the module's imports are not as wasm-bindgen makes them")?;
    fs::write(module, bytes).explain(|| format!("cannot write {}", module.display()))?;
    fs::write(&script, text).explain(|| format!("cannot write {script}"))
}

fn shortened(module: &[u8], script: &str) -> Option<(Vec<u8>, String)> {
    let mut names = Names { used: tokens(script).collect(), short: HashMap::new(), next: 0 };
    let (header, rest) = module.split_at_checked(HEADER)?;
    let mut made = header.to_vec();
    let mut input = Reader(rest);
    while let Some(kind) = input.byte() {
        let length = input.number()?;
        let body = input.take(length)?;
        let body = match kind {
            IMPORTS => imports(body, &mut names)?,
            EXPORTS => exports(body, &mut names)?,
            _ => body.to_vec(),
        };
        made.push(kind);
        put_bytes(&mut made, &body);
    }
    let script = tokens(script).map(|token| names.short.get(token).map_or(token, String::as_str)).collect();
    Some((made, script))
}

fn imports(body: &[u8], names: &mut Names<'_>) -> Option<Vec<u8>> {
    let (mut input, mut made) = (Reader(body), Vec::new());
    let count = input.number()?;
    put_number(&mut made, count);
    for _ in 0..count {
        put_bytes(&mut made, input.bytes()?);
        put_bytes(&mut made, names.of(input.bytes()?)?.as_bytes());
        made.push(input.byte().filter(|kind| *kind == FUNCTION)?);
        put_number(&mut made, input.number()?);
    }
    Some(made)
}

fn exports(body: &[u8], names: &mut Names<'_>) -> Option<Vec<u8>> {
    let (mut input, mut made) = (Reader(body), Vec::new());
    let count = input.number()?;
    put_number(&mut made, count);
    for _ in 0..count {
        put_bytes(&mut made, names.of(input.bytes()?)?.as_bytes());
        made.push(input.byte()?);
        put_number(&mut made, input.number()?);
    }
    Some(made)
}

/// The short names so far.
struct Names<'a> {
    /// What stands in the script already and would be mistaken for one.
    used: HashSet<&'a str>,
    short: HashMap<String, String>,
    next: usize,
}

impl Names<'_> {
    /// What a name becomes: itself if it carries no digest, or the script does not know it.
    fn of(&mut self, name: &[u8]) -> Option<String> {
        let name = std::str::from_utf8(name).ok()?;
        let digits = name.bytes().rev().take_while(u8::is_ascii_hexdigit).count();
        if digits < DIGEST || !self.used.contains(name) {
            return Some(name.to_owned());
        }
        if let Some(short) = self.short.get(name) {
            return Some(short.clone());
        }
        let mut candidates = (self.next..).map(|number| (number, format!("_{number}")));
        let (number, short) = candidates.find(|(_, short)| !self.used.contains(short.as_str()))?;
        self.next = number + 1;
        self.short.insert(name.to_owned(), short.clone());
        Some(short)
    }
}

/// The words of a script and what lies between them, in their order; together they are the script.
fn tokens(script: &str) -> impl Iterator<Item = &str> {
    let of_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let mut rest = script;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let end = rest.find(|c| of_word(c) != of_word(first)).unwrap_or(rest.len());
        let (token, after) = rest.split_at(end);
        rest = after;
        Some(token)
    })
}

/// Reads the binary format of modules.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    /// Seven bits a byte, the lowest first.
    fn number(&mut self) -> Option<usize> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f).checked_shl(shift)?;
            shift += 7;
            if byte < 0x80 {
                return Some(number);
            }
        }
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?;
        self.take(length)
    }
}

fn put_number(made: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        made.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    made.push(number as u8);
}

fn put_bytes(made: &mut Vec<u8>, bytes: &[u8]) {
    put_number(made, bytes.len());
    made.extend_from_slice(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = "__wbg_now_463ac581d2fc7ea3";
    const CALLED_BACK: &str = "invoke__h77eea774d1bab15f";

    /// A module with one import and two exports, and a section that must stay as it is.
    fn module(import: &str, export: &str) -> Vec<u8> {
        let mut imports = vec![1];
        put_bytes(&mut imports, b"./wordbox_bg.js");
        put_bytes(&mut imports, import.as_bytes());
        imports.extend([FUNCTION, 3]);
        let mut exports = vec![2];
        put_bytes(&mut exports, b"memory");
        exports.extend([2, 0]);
        put_bytes(&mut exports, export.as_bytes());
        exports.extend([0, 0x7f]);
        let mut made = b"\0asm\x01\0\0\0".to_vec();
        for (kind, body) in [(1, vec![0; 200]), (IMPORTS, imports), (EXPORTS, exports)] {
            made.push(kind);
            put_bytes(&mut made, &body);
        }
        made
    }

    #[test]
    fn both_sides_get_the_same_short_names() {
        let script = format!("let _0={{ß:1,{LONG}:()=>Date.now()}};w.{CALLED_BACK}();w.memory");
        let (short, text) = shortened(&module(LONG, CALLED_BACK), &script).expect("a module as it should be");
        assert_eq!(text, "let _0={ß:1,_1:()=>Date.now()};w._2();w.memory");
        assert_eq!(short, module("_1", "_2"));
    }

    #[test]
    fn what_the_script_does_not_name_stays() {
        let module = module(LONG, "main");
        assert_eq!(shortened(&module, "x()"), Some((module.clone(), "x()".to_owned())));
    }

    #[test]
    fn a_module_that_ends_early_is_refused() {
        let module = module(LONG, CALLED_BACK);
        for end in [4, 9, 100, module.len() - 1] {
            assert_eq!(shortened(&module[..end], LONG), None, "{end} bytes");
        }
    }
}
