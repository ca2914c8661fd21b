//! How things are kept as text: `kind version checksum data`, separated by spaces.
//!
//! The data are the bytes of postcard in Base64. JSON would be easier on the eye, but reading it costs a sixth of the
//! program on the wire, most of it for numbers with decimals, of which there are none here. The head stays readable, so that
//! a newer version is told from damage, and the checksum finds every damage there is by accident.

use base64ct::{Base64Unpadded, Encoding};
use serde::{Serialize, de::DeserializeOwned};

use crate::words::crc32;

/// Why a text was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Written by a newer program.
    Newer {
        /// Its version.
        version: u32,
    },
    /// Of another kind.
    OtherKind,
    /// Older than anything that can be read, or damaged.
    Broken,
}

/// Writes a value. `None` only for values that serde itself refuses, which those kept here are not.
pub fn write(kind: &str, version: u32, value: &impl Serialize) -> Option<String> {
    let bytes = postcard::to_allocvec(value).ok()?;
    let checksum = crc32(&bytes);
    Some(format!("{kind} {version} {checksum:08x} {}", Base64Unpadded::encode_string(&bytes)))
}

/// The version of a text of `kind`.
///
/// # Errors
/// When it is of another kind, or not as [`write()`] writes it.
pub fn version(kind: &str, text: &str) -> Result<u32, Unreadable> {
    let mut parts = text.split(' ');
    let (Some(written_kind), Some(written), Some(_), Some(_)) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(Unreadable::Broken);
    };
    if written_kind != kind {
        return Err(Unreadable::OtherKind);
    }
    // Only as it is written: `+3` and `03` are damage.
    written.parse().ok().filter(|number: &u32| number.to_string() == written).ok_or(Unreadable::Broken)
}

/// Reads a value of `kind` and `version`.
///
/// # Errors
/// See [`Unreadable`].
pub fn read<T: DeserializeOwned>(kind: &str, version: u32, text: &str) -> Result<T, Unreadable> {
    match self::version(kind, text)? {
        newer if newer > version => return Err(Unreadable::Newer { version: newer }),
        same if same == version => {}
        _ => return Err(Unreadable::Broken),
    }
    let mut parts = text.split(' ').skip(2);
    let (Some(checksum), Some(data), None) = (parts.next(), parts.next(), parts.next()) else {
        return Err(Unreadable::Broken);
    };
    let bytes = Base64Unpadded::decode_vec(data).map_err(|_| Unreadable::Broken)?;
    if format!("{:08x}", crc32(&bytes)) != checksum {
        return Err(Unreadable::Broken);
    }
    match postcard::take_from_bytes(&bytes) {
        Ok((value, [])) => Ok(value),
        _ => Err(Unreadable::Broken),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read() {
        let text = write("list", 3, &vec!["ant".to_owned(), "ing".to_owned()]).expect("a list can be written");
        assert_eq!(read::<Vec<String>>("list", 3, &text), Ok(vec!["ant".to_owned(), "ing".to_owned()]));
        assert!(text.starts_with("list 3 "));
    }

    #[test]
    fn kind_version_and_damage_are_told_apart() {
        let text = write("list", 3, &vec![1_u8, 2, 3]).expect("a list can be written");
        let read = |text: &str| read::<Vec<u8>>("list", 3, text);
        assert_eq!(read(&text.replacen("list", "game", 1)), Err(Unreadable::OtherKind));
        assert_eq!(read(&text.replacen(" 3 ", " 4 ", 1)), Err(Unreadable::Newer { version: 4 }));
        assert_eq!(read(&text.replacen(" 3 ", " 2 ", 1)), Err(Unreadable::Broken));
        assert_eq!(read("list 4"), Err(Unreadable::Broken));
        assert_eq!(read(&text.replacen(" 3 ", " +3 ", 1)), Err(Unreadable::Broken));
        for more in ["A", " ", " A", "\n"] {
            assert_eq!(read(&format!("{text}{more}")), Err(Unreadable::Broken), "{more:?} behind it");
        }
        for end in 0..text.len() {
            assert!(read(&text[..end]).is_err(), "{end} characters");
        }
    }
}
