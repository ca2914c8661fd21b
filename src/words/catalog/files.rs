//! Written by `cargo xtask words` together with the files themselves; do not edit.

use super::{Lang, WordFile};

pub(super) const FILES: &[WordFile] = &[
    WordFile { lang: Lang::En, unusual: false, path: "words/en.bin", bytes: 223556, crc32: 0xb120ca49, words: 137233 },
    WordFile {
        lang: Lang::En,
        unusual: true,
        path: "words/en-unusual.bin",
        bytes: 185199,
        crc32: 0x575008e3,
        words: 121636,
    },
    WordFile { lang: Lang::De, unusual: false, path: "words/de.bin", bytes: 518844, crc32: 0x879fa2b4, words: 348139 },
];
