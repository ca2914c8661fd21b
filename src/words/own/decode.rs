//! Text from the bytes of a file.

use super::{ListError, MOST_BYTES};

/// How the bytes were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// With or without a byte order mark.
    Utf8,
    /// Of either byte order, told by its mark.
    Utf16,
    /// What is no UTF-8 is taken for this, as old programs write it: worth a look at the letters with accents.
    Windows1252,
}

/// The text of a file. A file that is cut off in the middle of a character still has a text.
///
/// # Errors
/// [`ListError::TooLarge`], and [`ListError::NotText`] when there are control characters in it that no text has.
pub fn decode(bytes: &[u8]) -> Result<(String, Encoding), ListError> {
    if bytes.len() > MOST_BYTES {
        return Err(ListError::TooLarge);
    }
    let (text, encoding) = match bytes {
        [0xff, 0xfe, rest @ ..] => (utf16(rest, u16::from_le_bytes), Encoding::Utf16),
        [0xfe, 0xff, rest @ ..] => (utf16(rest, u16::from_be_bytes), Encoding::Utf16),
        [0xef, 0xbb, 0xbf, rest @ ..] => eight_bits(rest),
        _ => eight_bits(bytes),
    };
    if text.chars().any(|c| c < ' ' && !matches!(c, '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{1a}')) {
        return Err(ListError::NotText);
    }
    Ok((text, encoding))
}

fn eight_bits(bytes: &[u8]) -> (String, Encoding) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), Encoding::Utf8),
        Err(_) => (bytes.iter().map(|byte| windows_1252(*byte)).collect(), Encoding::Windows1252),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, half) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|pair| unit(*pair));
    let letters = char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
    letters.chain((!half.is_empty()).then_some(char::REPLACEMENT_CHARACTER)).collect()
}

/// Latin-1, but for these 32 places.
fn windows_1252(byte: u8) -> char {
    const FROM_80: [char; 32] = [
        '€', '\u{fffd}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{fffd}', 'Ž', '\u{fffd}',
        '\u{fffd}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{fffd}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => FROM_80[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_tell_how_a_text_is_written() {
        let utf16 = |unit: fn(u16) -> [u8; 2]| "\u{feff}Äpfel 🎲".encode_utf16().flat_map(unit).collect::<Vec<u8>>();
        for bytes in [utf16(u16::to_le_bytes), utf16(u16::to_be_bytes)] {
            assert_eq!(decode(&bytes), Ok(("Äpfel 🎲".to_owned(), Encoding::Utf16)));
        }
        assert_eq!(decode("\u{feff}Äpfel".as_bytes()), Ok(("Äpfel".to_owned(), Encoding::Utf8)));
        assert_eq!(decode("Äpfel".as_bytes()), Ok(("Äpfel".to_owned(), Encoding::Utf8)));
        assert_eq!(decode(b"\xc4pfel \x80 \x84"), Ok(("Äpfel € „".to_owned(), Encoding::Windows1252)));
        assert_eq!(decode(b""), Ok((String::new(), Encoding::Utf8)));
    }

    #[test]
    fn half_a_character_is_a_sign_that_shows() {
        assert_eq!(decode(b"\xff\xfea\0b"), Ok(("a\u{fffd}".to_owned(), Encoding::Utf16)));
        assert_eq!(decode(b"\xff\xfe\x00\xd8a\0"), Ok(("\u{fffd}a".to_owned(), Encoding::Utf16)));
    }

    #[test]
    fn what_is_no_text_is_refused() {
        assert_eq!(decode(b"PK\x03\x04\x14\x00"), Err(ListError::NotText));
        assert_eq!(decode(b"w\0o\0r\0d\0"), Err(ListError::NotText));
        assert_eq!(decode(&vec![b'a'; MOST_BYTES + 1]), Err(ListError::TooLarge));
    }
}
