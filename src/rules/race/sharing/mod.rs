//! What own phones are told and what they answer, as short texts (R8): in a link, in the squares of a QR code, or typed.
//!
//! - [`invitation`]: the letters of a round and the settings that matter for writing.
//! - [`list`]: the words of one phone, in full for a link or as a short code for typing.
//! - [`delivery`]: whether a list that comes back can be taken in.
//!
//! Both are letters and digits of Crockford's Base32, which has no I, L, O and U, so that nobody has to ask which one it is;
//! they need no escaping in an address and are a dense kind of QR code. The last two characters are a check, and behind it
//! stands a version: what a newer program wrote is told from what was mistyped.

mod bits;
pub mod delivery;
pub mod invitation;
pub mod list;
mod spelling;

pub use delivery::{Brought, Obstacle, deliver};
pub use invitation::Invitation;
pub use list::Sent;

/// Why a text was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Mistyped, cut off, or something else altogether.
    Damaged,
    /// Written by a newer program.
    Newer,
}
