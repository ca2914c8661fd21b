//! A list, as it goes from an own phone back to the table.
//!
//! Two ways lead into one text. In full, for a link, every word is spelt out, so that no dictionary is needed. For typing, a
//! word that the dictionary finds in the letters is only its number among those, and the numbers are sorted and written as
//! gaps: seven or eight bits a word. The rest is spelt out there, too.
//!
//! Ten words from twelve dice, over a hundred rolls (`tests/race_sharing.rs`), in characters, the median and the most:
//!
//! | what | English | German |
//! | --- | --- | --- |
//! | code of ten common words | 18, 21 | 18, 20 |
//! | code of ten words of any kind | 19, 23 | 21, 25 |
//! | list in a link, with a name of seven letters | 78, 96 | 81, 97 |
//! | invitation | 22 | 22 |

use std::collections::{BTreeMap, BTreeSet};

use super::Unreadable;
use super::bits::{Kind, Reader, Writer};
use super::invitation::RoundMark;
use super::spelling::{put_count, put_words, take_count, take_words};
use crate::rules::race::contract::MOST_ENTRIES;
use crate::words::crc32;

/// Bits of the mark of the dictionary.
const BOOK: u32 = 4;
/// The sizes of gap that can be chosen, in bits: from this one on, four of them.
const SMALLEST_GAP: u32 = 4;

/// Groups of this many characters are easy to read out.
pub const GROUP: usize = 4;

/// A list that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// Which round it belongs to.
    pub round: RoundMark,
    /// Whose it is, if that was said.
    pub writer: Option<String>,
    numbers: Option<Numbers>,
    words: Vec<String>,
}

/// The words that are written as numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Numbers {
    book: u32,
    places: Vec<u32>,
}

/// The words have other numbers here: the two devices have dictionaries of different versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherDictionary;

/// A list in full, for a link. `words` are normalised.
pub fn in_full(round: RoundMark, writer: Option<&str>, words: &[String]) -> String {
    let mut bits = start(round, false);
    let name = writer.unwrap_or_default().as_bytes();
    let name = if name.len() < 256 { name } else { &[] };
    bits.put(name.len() as u32, 8);
    for byte in name {
        bits.put(u32::from(*byte), 8);
    }
    put_words(&mut bits, words);
    bits.text()
}

/// A list as a code for typing, in groups. `possible` are the words of the round as [`possible`] gives them. A word that
/// stands on the list twice comes once, and the order is lost: neither is worth a point.
///
/// [`possible`]: super::Invitation::possible
pub fn short(round: RoundMark, words: &[String], possible: &[&str]) -> String {
    let numbers: BTreeMap<&str, u32> = possible.iter().zip(0..).map(|(word, place)| (*word, place)).collect();
    let places: BTreeSet<u32> = words.iter().filter_map(|word| numbers.get(word.as_str())).copied().collect();
    let mut rest: Vec<String> = Vec::new();
    for word in words.iter().filter(|word| !numbers.contains_key(word.as_str())) {
        if !rest.contains(word) {
            rest.push(word.clone());
        }
    }
    let written = |size: u32| {
        let mut bits = start(round, true);
        bits.put(book(possible), BOOK);
        bits.put(size, 2);
        put_count(&mut bits, places.len());
        let mut next = 0;
        for place in &places {
            bits.put_rice(place - next, size + SMALLEST_GAP);
            next = place + 1;
        }
        bits
    };
    let sizes = (0..4).map(written);
    let mut bits = sizes.min_by_key(Writer::len).unwrap_or_else(|| written(0));
    // Most often there is no such word, which shall cost one bit.
    bits.put(u32::from(!rest.is_empty()), 1);
    if !rest.is_empty() {
        put_words(&mut bits, &rest);
    }
    grouped(&bits.text())
}

/// A text in groups that can be read out.
fn grouped(text: &str) -> String {
    let mut grouped = String::new();
    for (place, letter) in text.chars().enumerate() {
        if place > 0 && place % GROUP == 0 {
            grouped.push(' ');
        }
        grouped.push(letter);
    }
    grouped
}

impl Sent {
    /// Reads what [`in_full`] or [`short`] wrote, however it was typed.
    ///
    /// # Errors
    /// [`Unreadable`].
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let mut bits = Reader::open(text, Kind::List)?;
        let by_number = bits.bit()?;
        let round = RoundMark(bits.take(8)? as u8);
        let sent = if by_number {
            let numbers = Numbers { book: bits.take(BOOK)?, places: take_places(&mut bits)? };
            let words = if bits.bit()? { take_words(&mut bits)? } else { Vec::new() };
            Sent { round, writer: None, numbers: Some(numbers), words }
        } else {
            let length = bits.take(8)?;
            let name = (0..length).map(|_| Ok(bits.take(8)? as u8)).collect::<Result<Vec<u8>, Unreadable>>()?;
            let name = String::from_utf8(name).map_err(|_| Unreadable::Damaged)?;
            Sent {
                round,
                writer: Some(name).filter(|name| !name.is_empty()),
                numbers: None,
                words: take_words(&mut bits)?,
            }
        };
        bits.end()?;
        Ok(sent)
    }

    /// Whether the dictionary is needed to read the words.
    pub fn needs_dictionary(&self) -> bool {
        self.numbers.is_some()
    }

    /// The words, normalised, at most [`MOST_ENTRIES`]. `possible` are the words of the round as
    /// [`possible`](super::Invitation::possible) gives them; without need of a dictionary nobody looks at them.
    ///
    /// # Errors
    /// [`OtherDictionary`].
    pub fn words(&self, possible: &[&str]) -> Result<Vec<String>, OtherDictionary> {
        let Some(numbers) = &self.numbers else { return Ok(self.words.clone()) };
        if numbers.book != book(possible) {
            return Err(OtherDictionary);
        }
        let word = |place: &u32| possible.get(*place as usize).map(|word| (*word).to_owned()).ok_or(OtherDictionary);
        let known: Result<Vec<String>, OtherDictionary> = numbers.places.iter().map(word).collect();
        let mut words = known?;
        words.extend_from_slice(&self.words);
        words.truncate(MOST_ENTRIES);
        Ok(words)
    }
}

fn start(round: RoundMark, by_number: bool) -> Writer {
    let mut bits = Writer::new(Kind::List);
    bits.put(u32::from(by_number), 1);
    bits.put(u32::from(round.0), 8);
    bits
}

/// Marks a dictionary as far as it matters here: by the words that it finds.
fn book(possible: &[&str]) -> u32 {
    crc32(possible.join(" ").as_bytes()) & ((1 << BOOK) - 1)
}

fn take_places(bits: &mut Reader) -> Result<Vec<u32>, Unreadable> {
    let size = bits.take(2)? + SMALLEST_GAP;
    let mut places = Vec::new();
    let mut next = 0;
    for _ in 0..take_count(bits)? {
        let place = next + bits.take_rice(size)?;
        next = place + 1;
        places.push(place);
    }
    Ok(places)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const ROUND: RoundMark = RoundMark(77);
    const POSSIBLE: [&str; 6] = ["rate", "tear", "stare", "arrest", "straße", "ärzte"];

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn r8_a_short_code_is_read_with_the_same_words_only() {
        let code = short(ROUND, &words(&["tear", "xyz", "rate", "tear"]), &POSSIBLE);
        assert_eq!(code, "2KCG G04E 6EG0 VT");
        let sent = Sent::read(&code.to_lowercase().replace(' ', "-")).expect("well written");
        assert!(sent.needs_dictionary());
        assert_eq!((sent.round, sent.writer.clone()), (ROUND, None));
        assert_eq!(sent.words(&POSSIBLE), Ok(words(&["rate", "tear", "xyz"])));
        assert_eq!(sent.words(&POSSIBLE[..5]), Err(OtherDictionary));
        assert_eq!(sent.words(&[]), Err(OtherDictionary));
    }

    proptest! {
        #[test]
        fn r8_a_list_in_full_comes_back_in_order(
            list in prop::collection::vec("[a-zäöü]{1,9}|[a-zé' 0-9-]{1,9}", 0..25),
            writer in prop::option::of("\\PC{1,24}"),
        ) {
            let sent = Sent::read(&in_full(ROUND, writer.as_deref(), &list)).expect("well written");
            prop_assert!(!sent.needs_dictionary());
            prop_assert_eq!(sent.words(&[]), Ok(list));
            prop_assert_eq!(sent.writer, writer);
            prop_assert_eq!(sent.round, ROUND);
        }

        #[test]
        fn r8_a_short_code_brings_every_word_once(
            list in prop::collection::vec(prop::sample::select(POSSIBLE.to_vec()), 0..9),
            more in prop::collection::vec("[a-z]{3}", 0..4),
        ) {
            let mut all = words(&list);
            all.extend(more);
            let sent = Sent::read(&short(ROUND, &all, &POSSIBLE)).expect("well written");
            let read = sent.words(&POSSIBLE).expect("the same words");
            let once: BTreeSet<&String> = all.iter().collect();
            prop_assert_eq!(read.len(), once.len());
            prop_assert_eq!(read.iter().collect::<BTreeSet<_>>(), once);
        }

        #[test]
        fn r8_a_wrong_character_is_noticed(
            list in prop::collection::vec(prop::sample::select(POSSIBLE.to_vec()), 0..9),
            at in any::<prop::sample::Index>(),
            other in "[0-9A-HJKMNP-TV-Z]",
        ) {
            for text in [short(ROUND, &words(&list), &POSSIBLE), in_full(ROUND, Some("Ann"), &words(&list))] {
                let at = at.index(text.len());
                let wrong = format!("{}{other}{}", &text[..at], &text[at + 1..]);
                if text.as_bytes()[at] != b' ' && wrong != text {
                    prop_assert_eq!(Sent::read(&wrong), Err(Unreadable::Damaged));
                }
            }
        }

        #[test]
        fn foreign_codes_never_panic(text in any::<String>(), digits in "[0-9A-Z ]{0,60}") {
            for text in [text, digits] {
                if let Ok(sent) = Sent::read(&text) {
                    let _ = sent.words(&POSSIBLE);
                }
            }
        }
    }
}
