//! Numbers of a few bits each, written as letters and digits.

use super::Unreadable;

/// Crockford's Base32: the digits, and the letters without I, L, O and U.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Bits of a character.
const DIGIT: u32 = 5;
/// Bits of the check: two characters.
const CHECK: u32 = 10;
/// Bits of the version, at the beginning.
const VERSION_BITS: u32 = 3;
/// The version that is written.
const VERSION: u32 = 0;
/// Nobody writes more characters: two hundred long words fit.
const LONGEST_TEXT: usize = 20_000;

/// What is written, so that one kind of text is not read as another: the beginning of its check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Invitation = 0x155,
    List = 0x2aa,
}

/// Collects bits.
#[derive(Debug)]
pub struct Writer {
    kind: Kind,
    bits: Vec<bool>,
}

impl Writer {
    pub fn new(kind: Kind) -> Self {
        let mut writer = Writer { kind, bits: Vec::new() };
        writer.put(VERSION, VERSION_BITS);
        writer
    }

    /// The lowest `width` bits of a number.
    pub fn put(&mut self, value: u32, width: u32) {
        self.bits.extend((0..width).rev().map(|place| value >> place & 1 == 1));
    }

    /// A number that is probably around 2 to the power of `k`: the lowest `k` bits as they are, and before them as many
    /// ones as the rest says (Rice).
    pub fn put_rice(&mut self, value: u32, k: u32) {
        self.bits.extend(std::iter::repeat_n(true, (value >> k) as usize));
        self.put(0, 1);
        self.put(value, k);
    }

    /// How many bits there are.
    pub fn len(&self) -> usize {
        self.bits.len()
    }

    /// The text, with its check.
    pub fn text(mut self) -> String {
        let check = check(&digits_of(&self.bits), self.kind);
        while !self.bits.len().is_multiple_of(DIGIT as usize) {
            self.bits.push(false);
        }
        self.put(check, CHECK);
        digits_of(&self.bits).iter().map(|digit| char::from(DIGITS[usize::from(*digit)])).collect()
    }
}

/// Takes bits out again.
#[derive(Debug)]
pub struct Reader {
    bits: std::vec::IntoIter<bool>,
}

impl Reader {
    /// Reads what [`Writer::text`] wrote, also in small letters, with spaces and hyphens in between, and with O, I and L for
    /// the digits that they look like.
    pub fn open(text: &str, kind: Kind) -> Result<Self, Unreadable> {
        if text.len() > LONGEST_TEXT {
            return Err(Unreadable::Damaged);
        }
        let letters = text.chars().filter(|letter| !letter.is_whitespace() && !is_dash(*letter));
        let digits: Vec<u8> = letters.map(digit).collect::<Option<_>>().ok_or(Unreadable::Damaged)?;
        let body = digits.len().checked_sub((CHECK / DIGIT) as usize).ok_or(Unreadable::Damaged)?;
        let mut reader = Reader { bits: bits_of(&digits[body..]).into_iter() };
        if reader.take(CHECK) != Ok(check(&digits[..body], kind)) {
            return Err(Unreadable::Damaged);
        }
        reader.bits = bits_of(&digits[..body]).into_iter();
        if reader.take(VERSION_BITS)? == VERSION { Ok(reader) } else { Err(Unreadable::Newer) }
    }

    /// A number of `width` bits.
    pub fn take(&mut self, width: u32) -> Result<u32, Unreadable> {
        (0..width).try_fold(0, |number, _| Ok(number << 1 | u32::from(self.bit()?)))
    }

    /// A yes or no.
    pub fn bit(&mut self) -> Result<bool, Unreadable> {
        self.bits.next().ok_or(Unreadable::Damaged)
    }

    /// What [`Writer::put_rice`] put.
    pub fn take_rice(&mut self, k: u32) -> Result<u32, Unreadable> {
        let mut high = 0;
        while self.bit()? {
            high += 1;
        }
        Ok(high << k | self.take(k)?)
    }

    /// Whether nothing is left but what fills the last character.
    pub fn end(mut self) -> Result<(), Unreadable> {
        let filling = self.bits.len() < DIGIT as usize && self.bits.all(|bit| !bit);
        if filling { Ok(()) } else { Err(Unreadable::Damaged) }
    }
}

/// A cyclic check of ten bits (polynomial 0x233): it finds every change within two neighbouring characters, so every wrong
/// one and every two that changed places; of other damage it misses one in a thousand.
fn check(digits: &[u8], kind: Kind) -> u32 {
    let mut check = kind as u32;
    for bit in bits_of(digits) {
        let out = check >> (CHECK - 1) & 1 == 1;
        check = check << 1 & 0x3ff;
        if out != bit {
            check ^= 0x233;
        }
    }
    check
}

fn digits_of(bits: &[bool]) -> Vec<u8> {
    let digit = |bits: &[bool]| {
        let value = bits.iter().fold(0, |value, bit| value << 1 | u8::from(*bit));
        value << (DIGIT as usize - bits.len())
    };
    bits.chunks(DIGIT as usize).map(digit).collect()
}

fn bits_of(digits: &[u8]) -> Vec<bool> {
    digits.iter().flat_map(|digit| (0..DIGIT).rev().map(move |place| digit >> place & 1 == 1)).collect()
}

fn digit(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    DIGITS.iter().position(|digit| char::from(*digit) == letter).map(|place| place as u8)
}

const fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn written(values: &[(u32, u32)]) -> String {
        let mut writer = Writer::new(Kind::List);
        for (value, k) in values {
            writer.put_rice(*value, *k);
        }
        writer.text()
    }

    proptest! {
        #[test]
        fn what_was_written_is_read(values in prop::collection::vec((0..300_u32, 0..8_u32), 0..12)) {
            let mut reader = Reader::open(&written(&values), Kind::List).expect("well written");
            for (value, k) in values {
                prop_assert_eq!(reader.take_rice(k), Ok(value));
            }
            prop_assert_eq!(reader.end(), Ok(()));
        }

        #[test]
        fn every_wrong_character_and_every_swap_is_noticed(values in prop::collection::vec((0..300_u32, 4..8_u32), 1..12)) {
            let text = written(&values);
            for at in 0..text.len() {
                for other in DIGITS {
                    let mut wrong = text.clone().into_bytes();
                    wrong[at] = *other;
                    let wrong = String::from_utf8(wrong).expect("plain letters");
                    prop_assert_eq!(Reader::open(&wrong, Kind::List).is_ok(), wrong == text, "{} for {}", wrong, text);
                }
                let mut swapped = text.clone().into_bytes();
                swapped.swap(at, (at + 1).min(text.len() - 1));
                let swapped = String::from_utf8(swapped).expect("plain letters");
                prop_assert_eq!(Reader::open(&swapped, Kind::List).is_ok(), swapped == text);
            }
        }

        #[test]
        fn whatever_else_is_read_nothing_panics(text in any::<String>(), letters in "[0-9A-Za-z -]{0,40}") {
            for kind in [Kind::List, Kind::Invitation] {
                for text in [&text, &letters] {
                    if let Ok(mut reader) = Reader::open(text, kind) {
                        while reader.take_rice(3).is_ok() {}
                    }
                }
            }
        }
    }

    #[test]
    fn people_may_type_it_as_they_like() {
        let text = written(&[(0, 7), (33, 5), (1, 0)]);
        let spaced: String = text.chars().flat_map(|letter| [letter.to_ascii_lowercase(), ' ', '\u{2013}']).collect();
        for typed in [spaced, text.replace('0', "o"), text.replace('1', "l"), text.replace('1', "I")] {
            assert!(Reader::open(&typed, Kind::List).is_ok(), "{typed}");
        }
        assert_eq!(Reader::open(&text, Kind::Invitation).err(), Some(Unreadable::Damaged));
    }

    #[test]
    fn a_newer_version_is_told_from_damage() {
        let mut writer = Writer { kind: Kind::List, bits: Vec::new() };
        writer.put(VERSION + 1, VERSION_BITS);
        assert_eq!(Reader::open(&writer.text(), Kind::List).err(), Some(Unreadable::Newer));
    }
}
