//! The ports in a real browser, also in one that refuses (`wasm-bindgen-test`, headless).
#![cfg(target_arch = "wasm32")]

mod browser {
    pub mod channels;
    pub mod dice;
    pub mod dictionary;
    pub mod listening;
    pub mod locks;
    pub mod refusing;
    pub mod sharing;
    pub mod stub;
    pub mod timers;
    pub mod unlocking;
}

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
