//! Written by `cargo xtask words` together with the files themselves; do not edit.

use super::{Lang, WordFile};

pub(super) const FILES: &[WordFile] = &[
    WordFile {
        lang: Lang::En,
        unusual: false,
        path: "words/en.bin",
        compressed_bytes: 293177,
        payload_crc32: 0x28f5c52f,
        payload_bytes: 1032414,
        words: 137233,
    },
    WordFile {
        lang: Lang::En,
        unusual: true,
        path: "words/en-unusual.bin",
        compressed_bytes: 242763,
        payload_crc32: 0x066362d8,
        payload_bytes: 976246,
        words: 121636,
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
