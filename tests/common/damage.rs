//! Saves with the checksum that fits what is in them, whatever that is.

use base64ct::{Base64Unpadded, Encoding as _};
use proptest::sample::Index;
use wordbox::rules::Game;
use wordbox::session::Session;
use wordbox::session::save::{LoadError, VERSION, load};
use wordbox::words::crc32;

/// A save with these bytes in it and the checksum that fits them.
pub fn sealed<G: Game>(bytes: &[u8]) -> String {
    format!("{} {VERSION} {:08x} {}", G::NAME, crc32(bytes), Base64Unpadded::encode_string(bytes))
}

/// The bytes within a save.
pub fn unsealed(text: &str) -> Vec<u8> {
    let data = text.rsplit(' ').next().expect("data");
    Base64Unpadded::decode_vec(data).expect("Base64")
}

/// A save in which these bytes stand from one place on, in place of so many that are gone, with the checksum that fits.
pub fn patched<G: Game>(text: &str, at: Index, bytes: &[u8], gone: usize) -> String {
    let whole = unsealed(text);
    let at = at.index(whole.len());
    sealed::<G>(&[&whole[..at], bytes, &whole[(at + gone).min(whole.len())..]].concat())
}

/// Flips every bit of what is in a save. What loads all the same is another game, and is played on from.
pub fn flipped_bits_are_refused_or_harmless<G: Game>(text: &str, plays_on: impl Fn(Session<G>)) {
    let (mut refused, mut harmless) = (0, 0);
    let whole = unsealed(text);
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << bit;
            match load::<G>(&sealed::<G>(&bytes)) {
                Ok(session) => {
                    plays_on(session);
                    harmless += 1;
                }
                Err(error) => {
                    assert_eq!(error, LoadError::Broken);
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > whole.len() && harmless > whole.len(), "{refused} refused, {harmless} harmless");
}

/// Lengths beyond the end, and content cut short, are refused; nothing asks for the memory.
pub fn wrong_lengths_are_refused_or_harmless<G: Game>(text: &str, plays_on: impl Fn(Session<G>)) {
    let bytes = unsealed(text);
    let huge = [0xff, 0xff, 0xff, 0xff, 0x0f];
    for at in 0..bytes.len() {
        assert_eq!(load::<G>(&sealed::<G>(&bytes[..at])).err(), Some(LoadError::Broken), "{at} bytes");
        let text = sealed::<G>(&[&bytes[..at], &huge, &bytes[at + 1..]].concat());
        let _ = load::<G>(&text).map(&plays_on);
    }
    for more in 0..=u8::MAX {
        let text = sealed::<G>(&[&bytes[..], &[more]].concat());
        assert_eq!(load::<G>(&text).err(), Some(LoadError::Broken), "{more} behind it");
    }
}
