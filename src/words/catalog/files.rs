//! Written by `cargo xtask words` together with the files themselves; do not edit.

use super::{Lang, WordFile};

pub(super) const FILES: &[WordFile] = &[WordFile {
    lang: Lang::En,
    path: "words/en.bin",
    compressed_bytes: 272826,
    payload_crc32: 0x687c47a5,
    payload_bytes: 746035,
    words: 137168,
}];
