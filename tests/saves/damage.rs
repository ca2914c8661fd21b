//! Damaged saves. By accident: found by the checksum, always. With a checksum that fits: refused, or whole all the same.

use proptest::prelude::*;
use wordbox::rules::bomb::Bomb;
use wordbox::session::save::LoadError;

use super::damage::{self, unsealed};
use super::{GOLDEN, SPOKEN, loaded, plays_on};

fn sealed(bytes: &[u8]) -> String {
    damage::sealed::<Bomb>(bytes)
}

fn error(text: &str) -> Option<LoadError> {
    loaded(text).err()
}

#[test]
fn sealing_is_what_saving_does() {
    for text in [GOLDEN, SPOKEN] {
        assert_eq!(sealed(&unsealed(text)), text);
    }
}

#[test]
fn a_save_cut_short_anywhere_is_refused() {
    for text in [GOLDEN, SPOKEN] {
        for end in 0..text.len() {
            assert_eq!(error(&text[..end]), Some(LoadError::Broken), "cut at {end}");
            if end > 0 {
                assert!(error(&text[end..]).is_some(), "without the first {end}");
            }
        }
    }
}

/// What comes of a save whose character at `at` is wrong.
fn expected(at: usize, wrong: char) -> LoadError {
    match (at, wrong) {
        (0..=3, _) => LoadError::OtherGame,
        (5, '3'..='9') => LoadError::Newer { version: wrong.to_digit(10).expect("a digit") },
        _ => LoadError::Broken,
    }
}

#[test]
fn one_wrong_character_is_always_found() {
    let wrong: Vec<char> = (0..=0x7f).map(char::from).chain(['\u{a0}', 'é', '１', '\u{200b}', '😀']).collect();
    for (at, right) in GOLDEN.char_indices() {
        for wrong in wrong.iter().filter(|wrong| **wrong != right) {
            let text = format!("{}{wrong}{}", &GOLDEN[..at], &GOLDEN[at + 1..]);
            assert_eq!(error(&text), Some(expected(at, *wrong)), "{wrong:?} at {at}");
        }
    }
}

#[test]
fn a_character_too_many_or_too_few_is_always_found() {
    for at in 0..=GOLDEN.len() {
        for extra in ['A', 'z', '0', '1', '+', '/', '=', ' ', '\n', '\u{feff}', '\u{200b}'] {
            let text = format!("{}{extra}{}", &GOLDEN[..at], &GOLDEN[at..]);
            assert!(error(&text).is_some(), "{extra:?} at {at}");
        }
        if at < GOLDEN.len() {
            let text = format!("{}{}", &GOLDEN[..at], &GOLDEN[at + 1..]);
            assert!(error(&text).is_some(), "{at} is gone");
        }
    }
}

#[test]
fn characters_that_changed_places_are_always_found() {
    let right = GOLDEN.as_bytes();
    for at in 1..right.len() {
        for other in (0..at).rev().take(8).filter(|other| right[*other] != right[at]) {
            let mut bytes = right.to_vec();
            bytes.swap(at, other);
            let text = String::from_utf8(bytes).expect("ASCII");
            assert!(error(&text).is_some(), "{other} and {at}");
        }
    }
}

#[test]
fn a_flipped_bit_is_always_found() {
    for at in 0..GOLDEN.len() {
        for bit in 0..7 {
            let mut bytes = GOLDEN.as_bytes().to_vec();
            bytes[at] ^= 1 << bit;
            let text = String::from_utf8(bytes).expect("ASCII");
            assert!(error(&text).is_some(), "bit {bit} at {at}");
        }
    }
}

#[test]
fn a_version_that_never_was_is_refused() {
    for version in ["0", "-2", "\"2\"", "02", "+2", "2.0", "", "one", "4294967296", "99999999999999999999"] {
        let text = GOLDEN.replacen(" 2 ", &format!(" {version} "), 1);
        assert_eq!(error(&text), Some(LoadError::Broken), "{version:?}");
    }
}

#[test]
fn other_ways_to_write_the_same_are_refused() {
    let parts: Vec<&str> = GOLDEN.split(' ').collect();
    let [kind, version, checksum, data] = parts[..] else { panic!("four parts") };
    assert_ne!(checksum.to_uppercase(), checksum);
    for text in [
        format!("{kind} {version} {} {data}", checksum.to_uppercase()),
        format!("{kind} {version} 0{checksum} {data}"),
        format!("{kind} {version} {checksum} {data}="),
        format!("{kind} {version} {checksum}  {data}"),
        format!("{kind}\t{version}\t{checksum}\t{data}"),
        format!(" {GOLDEN}"),
        format!("{GOLDEN} {data}"),
        format!("{GOLDEN}\n{GOLDEN}"),
    ] {
        assert!(error(&text).is_some(), "{text}");
    }
}

#[test]
fn a_wrong_length_is_refused_although_the_checksum_fits() {
    for text in [GOLDEN, SPOKEN] {
        damage::wrong_lengths_are_refused_or_harmless(text, plays_on);
    }
}

#[test]
fn a_flipped_bit_below_a_fitting_checksum_is_refused_or_harmless() {
    damage::flipped_bits_are_refused_or_harmless(GOLDEN, plays_on);
}

proptest! {
    #[test]
    fn any_text_is_a_save_or_refused(text in any::<String>(), at in 0..GOLDEN.len(), gone in 0_usize..40) {
        prop_assert!(loaded(&text).is_err());
        let patched = format!("{}{text}{}", &GOLDEN[..at], &GOLDEN[(at + gone).min(GOLDEN.len())..]);
        prop_assert_eq!(loaded(&patched).is_ok(), patched == GOLDEN);
    }

    #[test]
    fn any_bytes_with_a_fitting_checksum_are_a_game_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = loaded(&sealed(&bytes)).map(plays_on);
    }

    #[test]
    fn any_bytes_within_a_game_are_a_game_or_refused(
        bytes in prop::collection::vec(any::<u8>(), 0..20), at in any::<prop::sample::Index>(), gone in 0_usize..20
    ) {
        let _ = loaded(&damage::patched::<Bomb>(GOLDEN, at, &bytes, gone)).map(plays_on);
    }
}
