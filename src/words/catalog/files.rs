//! Written by `cargo xtask words` together with the files themselves; do not edit.

use super::{Lang, WordFile};

pub(super) const FILES: &[WordFile] = &[WordFile {
    lang: Lang::En,
    path: "words/en.bin",
    compressed_bytes: 270282,
    payload_crc32: 0x7be46aa8,
    payload_bytes: 740441,
    words: 136128,
}];
