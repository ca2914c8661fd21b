//! Written by `cargo xtask words` together with the files themselves; do not edit.

use super::{Lang, WordFile};

pub(super) const FILES: &[WordFile] = &[
    WordFile {
        lang: Lang::En,
        unusual: false,
        path: "words/en.bin",
        compressed_bytes: 293176,
        payload_crc32: 0x6e9c29ce,
        payload_bytes: 1032409,
        words: 137232,
    },
    WordFile {
        lang: Lang::En,
        unusual: true,
        path: "words/en-unusual.bin",
        compressed_bytes: 242766,
        payload_crc32: 0xfbf78d2c,
        payload_bytes: 976253,
        words: 121637,
    },
    WordFile {
        lang: Lang::De,
        unusual: false,
        path: "words/de.bin",
        compressed_bytes: 741759,
        payload_crc32: 0x28dd7782,
        payload_bytes: 2620515,
        words: 348139,
    },
];
