//! Written by `cargo xtask words` together with the files themselves; do not edit.

use super::{Lang, WordFile};

pub(super) const FILES: &[WordFile] = &[WordFile {
    lang: Lang::En,
    unusual: false,
    path: "words/en.bin",
    compressed_bytes: 286983,
    payload_crc32: 0x2fd66234,
    payload_bytes: 1021670,
    words: 137168,
}];
