//! Loading a dictionary, with the network played by the test.

use std::cell::RefCell;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use wordbox::ports::dictionary::{LoadError, load};
use wordbox::words::catalog::{WordFile, word_file};
use wordbox::words::{Lang, Lexicon};

use super::stub::Stub;

const FILE: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/public/words/en.bin"));

fn english() -> &'static WordFile {
    word_file(Lang::En).expect("English is catalogued")
}

/// `fetch` answers with a status and these bytes.
pub fn network(status: u16, bytes: &[u8]) -> Stub {
    let make =
        Function::new_with_args("status, bytes", "return () => Promise.resolve(new Response(bytes, { status }))");
    let bytes: JsValue = Uint8Array::from(bytes).into();
    let fetch = make.call2(&JsValue::UNDEFINED, &status.into(), &bytes).expect("a function");
    Stub::value(&js_sys::global(), "fetch", &fetch)
}

#[wasm_bindgen_test]
async fn the_shipped_file_becomes_a_dictionary() {
    let network = network(200, FILE);
    let progress = RefCell::new(Vec::new());
    let dictionary = load(english(), |part| progress.borrow_mut().push(part)).await.expect("loads");
    assert_eq!(dictionary.len(), english().words);
    assert!(dictionary.look_up("scanty").is_some());
    let progress = progress.into_inner();
    assert!(progress.is_sorted(), "it never goes back: {progress:?}");
    assert_eq!(progress.last().copied(), Some(1.0));
    drop(network);
}

#[wasm_bindgen_test]
async fn a_missing_a_cut_and_a_changed_file_are_told_apart() {
    let mut changed = FILE.to_vec();
    changed[FILE.len() / 2] ^= 1;
    let cases = [
        (404, FILE, LoadError::Network(404)),
        (200, &FILE[..FILE.len() / 2], LoadError::Damaged),
        (200, changed.as_slice(), LoadError::Damaged),
        (200, b"<!doctype html>".as_slice(), LoadError::Damaged),
    ];
    for (status, bytes, expected) in cases {
        let network = network(status, bytes);
        assert_eq!(load(english(), |_| ()).await.err(), Some(expected));
        drop(network);
    }
}

#[wasm_bindgen_test]
async fn no_network_and_no_way_to_read_are_told_apart() {
    let refused = Function::new_no_args("return Promise.reject(new TypeError('offline'))");
    let stub = Stub::value(&js_sys::global(), "fetch", &refused);
    assert_eq!(load(english(), |_| ()).await.err(), Some(LoadError::Network(0)));
    drop(stub);
    let bodiless = Function::new_no_args("return Promise.resolve({ ok: true })");
    let stub = Stub::value(&js_sys::global(), "fetch", &bodiless);
    assert_eq!(load(english(), |_| ()).await.err(), Some(LoadError::Unsupported));
    drop(stub);
}
