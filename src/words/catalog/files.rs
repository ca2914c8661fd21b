//! Written by `cargo xtask words` together with the files themselves; do not edit.

use super::{Lang, WordFile};

pub(super) const FILES: &[WordFile] = &[
    WordFile {
        lang: Lang::En,
        unusual: false,
        path: "words/en.bin",
        compressed_bytes: 299440,
        payload_crc32: 0xf9dee194,
        payload_bytes: 1032404,
        words: 137232,
    },
    WordFile {
        lang: Lang::En,
        unusual: true,
        path: "words/en-unusual.bin",
        compressed_bytes: 247774,
        payload_crc32: 0x2a5e2d23,
        payload_bytes: 976258,
        words: 121638,
    },
];
