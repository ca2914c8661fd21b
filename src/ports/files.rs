//! Files that people choose, and files that they are given.

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlElement};

use super::events::document;
use super::{js, time};

/// How long an offered file stays within reach of the browser, in milliseconds: some ask people first where it shall go.
const OFFERED: f64 = 120_000.0;

/// A file that was chosen.
#[derive(Debug)]
pub struct Chosen {
    /// Its name without its folders.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// Why a file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// More bytes than wanted.
    TooLarge,
    /// The browser does not give its bytes: it has gone, or may not be read.
    Unreadable,
}

/// Reads the file that was chosen in the field of this event, and clears the field, so that the same file can be chosen
/// again. Nothing is called when none was chosen.
pub fn read_chosen(event: &Event, most_bytes: usize, call: impl FnOnce(Result<Chosen, FileError>) + 'static) {
    let Some(field) = event.target().map(JsValue::from) else { return };
    let Some(file) = js::get(&field, "files").and_then(|files| js::get(&files, "0")) else { return };
    js::set(&field, "value", &"".into());
    wasm_bindgen_futures::spawn_local(async move { call(read(&file, most_bytes).await) });
}

async fn read(file: &JsValue, most_bytes: usize) -> Result<Chosen, FileError> {
    let unreadable = |_| FileError::Unreadable;
    let size = js::get(file, "size").and_then(|size| size.as_f64()).unwrap_or_default();
    if size > most_bytes as f64 {
        return Err(FileError::TooLarge);
    }
    // Older than the file's own method of that name.
    let response = js::construct("Response", &[file]).map_err(unreadable)?;
    let buffer = js::call(&response, "arrayBuffer", &[]).map_err(unreadable)?;
    let bytes = Uint8Array::new(&js::settle(buffer).await.map_err(unreadable)?).to_vec();
    let name = js::get(file, "name").and_then(|name| name.as_string()).unwrap_or_default();
    Ok(Chosen { name, bytes })
}

/// Gives people a text as a file of this name; says whether the browser took it.
pub fn offer(name: &str, text: &str) -> bool {
    try_to_offer(name, text).is_some()
}

fn try_to_offer(name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(&text.into());
    let kind = js::object(&[("type", "text/plain;charset=utf-8".into())]);
    let blob = js::construct("Blob", &[&parts, &kind]).ok()?;
    let addresses = js::get(&js_sys::global(), "URL")?;
    let address = js::call(&addresses, "createObjectURL", &[&blob]).ok()?;
    let link = document()?.create_element("a").ok()?.dyn_into::<HtmlElement>().ok()?;
    js::set(&link, "href", &address);
    js::set(&link, "download", &name.into());
    // Some browsers follow only links that are in the page.
    let body = document()?.body()?;
    body.append_child(&link).ok()?;
    link.click();
    link.remove();
    let forget = time::after(OFFERED, move || drop(js::call(&addresses, "revokeObjectURL", &[&address])));
    // It has to outlive the screen.
    std::mem::forget(forget);
    Some(())
}
