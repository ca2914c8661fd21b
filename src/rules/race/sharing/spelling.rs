//! Words spelt out, in five bits a letter.

use super::Unreadable;
use super::bits::{Reader, Writer};
use crate::rules::race::contract::MOST_ENTRIES;

/// How many words there are is written around this power of two.
const COUNT: u32 = 3;
/// The letters in the order of their numbers; 0 ends a word.
const LETTERS: &str = "\0abcdefghijklmnopqrstuvwxyzäöü-";
/// Any other character follows as it is.
const OTHER: u32 = 31;
/// Bits of any other character.
const ANY: u32 = 21;

pub fn put_count(bits: &mut Writer, count: usize) {
    bits.put_rice(count as u32, COUNT);
}

pub fn take_count(bits: &mut Reader) -> Result<usize, Unreadable> {
    let count = bits.take_rice(COUNT)? as usize;
    if count <= MOST_ENTRIES { Ok(count) } else { Err(Unreadable::Damaged) }
}

pub fn put_words(bits: &mut Writer, words: &[String]) {
    let words = || words.iter().filter(|word| !word.is_empty()).take(MOST_ENTRIES);
    put_count(bits, words().count());
    for letter in words().flat_map(|word| word.chars().chain(['\0'])) {
        match LETTERS.chars().position(|known| known == letter) {
            Some(place) => bits.put(place as u32, 5),
            None => {
                bits.put(OTHER, 5);
                bits.put(u32::from(letter), ANY);
            }
        }
    }
}

pub fn take_words(bits: &mut Reader) -> Result<Vec<String>, Unreadable> {
    (0..take_count(bits)?).map(|_| take_word(bits)).collect()
}

fn take_word(bits: &mut Reader) -> Result<String, Unreadable> {
    let mut word = String::new();
    loop {
        let letter = match bits.take(5)? {
            OTHER => char::from_u32(bits.take(ANY)?),
            place => LETTERS.chars().nth(place as usize),
        };
        match letter.ok_or(Unreadable::Damaged)? {
            '\0' if word.is_empty() => return Err(Unreadable::Damaged),
            '\0' => return Ok(word),
            letter => word.push(letter),
        }
    }
}
