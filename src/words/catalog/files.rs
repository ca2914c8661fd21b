//! Written by `cargo xtask words` together with the files themselves; do not edit.

use super::{Lang, WordFile};

pub(super) const FILES: &[WordFile] = &[WordFile {
    lang: Lang::En,
    path: "words/en.bin",
    compressed_bytes: 267879,
    payload_crc32: 0xdaab66da,
    payload_bytes: 734311,
    words: 134998,
}];
