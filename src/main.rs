//! The page: mounts the app over the static first screen. Natively there is nothing to see.

#[cfg(target_arch = "wasm32")]
fn main() {
    wordbox::ui::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("Wordbox runs in a browser: cargo xtask serve");
}
