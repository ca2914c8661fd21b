//! The text that is being pasted. A field of one line would lose its line ends before anybody could tell the lines apart.

use web_sys::ClipboardEvent;

/// The text of a paste; `None` if it is none, or the browser does not give it.
#[must_use]
pub fn text(event: &ClipboardEvent) -> Option<String> {
    event.clipboard_data()?.get_data("text/plain").ok().filter(|text| !text.is_empty())
}
