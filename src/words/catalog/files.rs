//! Written by `cargo xtask words` together with the files themselves; do not edit.

use super::{Lang, WordFile};

pub(super) const FILES: &[WordFile] = &[
    WordFile {
        lang: Lang::En,
        unusual: false,
        path: "words/en.bin",
        compressed_bytes: 299463,
        payload_crc32: 0x80388ee0,
        payload_bytes: 1032409,
        words: 137232,
    },
    WordFile {
        lang: Lang::En,
        unusual: true,
        path: "words/en-unusual.bin",
        compressed_bytes: 247925,
        payload_crc32: 0xd20cb5a7,
        payload_bytes: 976253,
        words: 121637,
    },
];
