//! Own word lists: what there is, writing one, and choosing one for a game.
//!
//! - [`kept`]: the lists of this device, in the [`App`](super::app::App).
//! - `screen`, `edit`: the two screens.
//! - [`list_choice`]: for set-ups. [`keep_button`]: for the end of a game.
//!
//! What changes is drawn by one closure a screen, and notes by one function: every distinct view is code of its own, and
//! these screens are not worth a tenth of the program.

mod choice;
mod edit;
pub mod kept;
mod parts;
mod screen;

pub use choice::{Chosen, keep_button, keep_words, list_choice};
pub use edit::Edit;
pub use screen::ListsScreen;

use super::app::{App, text};
use crate::text::ListText;
use crate::words::Lang;

/// What the screens of lists say.
fn words() -> &'static ListText {
    text().lists()
}

/// The language in which people here most likely write words.
fn likely_lang(app: App) -> Lang {
    app.language().words()
}
