//! Small dictionaries packed by hand: what goes in comes out, and damage never gets further than an error.

use proptest::prelude::*;
use wordstream::{Facts, Writer};

use super::format::{Header, VERSION};
use super::writer::write;
use super::*;
use crate::words::search::words_for_group;
use crate::words::{Tier, are_related, normalise};

/// Packs sorted words with their tag bytes.
fn pack(words: &[(&str, u8)]) -> Vec<u8> {
    let row = |(word, tags): &(&str, u8)| Row::plain(word, format::entry_of(*tags).expect("tags that mean something"));
    write(Lang::En, &words.iter().map(row).collect::<Vec<_>>()).expect("sorted")
}

/// Makes the checksum right, so that damage gets past it and meets the reader.
fn sign(bytes: &mut [u8]) {
    if bytes.len() >= 12 {
        let crc = crate::words::crc32(&bytes[12..]).to_le_bytes();
        bytes[8..12].copy_from_slice(&crc);
    }
}

fn fifty() -> Vec<(String, u8)> {
    (0..50u8).map(|n| (format!("w{}{}", (b'a' + n / 7) as char, (b'a' + n % 7) as char), (n % 8) << 3)).collect()
}

fn borrowed(words: &[(String, u8)]) -> Vec<(&str, u8)> {
    words.iter().map(|(word, tags)| (word.as_str(), *tags)).collect()
}

#[test]
fn every_word_is_found_with_its_entry_and_nothing_between() {
    let words = fifty();
    let dictionary = Dictionary::from_bytes(pack(&borrowed(&words))).expect("well packed");
    assert_eq!(dictionary.len(), 50);
    assert_eq!(dictionary.words().collect::<Vec<_>>(), words.iter().map(|(w, _)| w.as_str()).collect::<Vec<_>>());
    for (word, tags) in &words {
        assert_eq!(dictionary.look_up(word), format::entry_of(*tags), "{word}");
        assert_eq!(dictionary.look_up(&format!("{word}z")), None);
    }
    for absent in ["", "a", "w", "wz", "zz", "wa\n", "wa\nwb", "waa\nwab"] {
        assert_eq!(dictionary.look_up(absent), None, "{absent:?}");
    }
    for ((word, entry), (expected, _)) in dictionary.iter_entries().zip(&words) {
        assert_eq!((word, dictionary.look_up(word)), (expected.as_str(), Some(entry)));
    }
}

#[test]
fn tags_mean_tier_band_and_never_proposed() {
    let dictionary =
        Dictionary::from_bytes(pack(&[("ant", 0), ("paris", 1 | 3 << 3), ("slur", 4 | 4 << 3), ("usb", 2 | 5 << 3)]));
    let dictionary = dictionary.expect("well packed");
    let look = |word| dictionary.look_up(word).expect(word);
    assert_eq!(look("ant"), Entry::standard(0));
    assert_eq!((look("paris").tier, look("paris").band, look("paris").is_proposed()), (Tier::Name, 3, false));
    assert_eq!((look("slur").never_proposed, look("slur").is_proposed()), (true, false));
    assert_eq!((look("usb").tier, look("usb").band), (Tier::Abbreviation, 5));
}

fn row(word: &str, plural: u8, bases: &[&str], spelling: &str) -> Row {
    let mut row = Row::plain(word, Entry { plural, ..Entry::standard(2) });
    row.bases = bases.iter().map(|base| (*base).to_owned()).collect();
    row.spell_as(spelling);
    row
}

#[test]
fn b7_r3_w2_plural_class_base_words_and_spelling_are_kept() {
    let mut rows = [
        row("cats", 1, &["cat"], "cats"),
        row("cat", 0, &[], "cat"),
        row("leaves", 2, &["leaf", "leave"], "leaves"),
        row("runs", 3, &["run"], "runs"),
        row("ran", 0, &["run"], "ran"),
        row("straße", 0, &[], "Straße"),
        row("gespielt", 0, &["spielen"], "gespielt"),
        row("äpfel", 0, &["apfel"], "Äpfel"),
        row("schlossstrasse", 0, &[], "Schlossstraße"),
        row("messgefäss", 0, &[], "Messgefäß"),
        row("missss", 0, &[], "missß"),
    ];
    rows[5].word = "strasse".to_owned();
    rows.sort_by(|a, b| a.word.cmp(&b.word));
    let dictionary = Dictionary::from_bytes(write(Lang::De, &rows).expect("sorted")).expect("well written");
    for row in &rows {
        assert_eq!(dictionary.look_up(&row.word), Some(row.entry), "{}", row.word);
        assert_eq!(dictionary.bases(&row.word), row.bases, "{}", row.word);
    }
    let spellings = ["cats", "strasse", "äpfel", "schlossstrasse", "messgefäss", "missss", "unknown"];
    let spelt = spellings.map(|word| dictionary.spelling(word));
    let expected = [None, Some("Straße"), Some("Äpfel"), Some("Schlossstraße"), Some("Messgefäß"), Some("missß"), None];
    assert_eq!(spelt, expected.map(|spelling| spelling.map(str::to_owned)));
    assert_eq!(dictionary.bases("unknown"), Vec::<String>::new());
}

#[test]
fn b7_related_is_who_shares_a_base_word_and_no_more() {
    let rows = [
        row("leaf", 0, &[], "leaf"),
        row("leave", 0, &[], "leave"),
        row("leaves", 2, &["leaf", "leave"], "leaves"),
        row("leaving", 0, &["leave"], "leaving"),
    ];
    let dictionary = Dictionary::from_bytes(write(Lang::En, &rows).expect("sorted")).expect("well written");
    let related = |a, b| (are_related(&dictionary, a, b), are_related(&dictionary, b, a));
    assert_eq!(related("leaf", "leaves"), (true, true));
    assert_eq!(related("leave", "leaves"), (true, true));
    assert_eq!(related("leaves", "leaving"), (true, true));
    assert_eq!(related("leaf", "leave"), (false, false));
    assert_eq!(related("leaf", "leaving"), (false, false));
    assert_eq!(related("unknown", "unknown"), (true, true));
}

#[test]
fn what_cannot_be_written_is_refused() {
    let plain = |word: &str| Row::plain(word, Entry::standard(0));
    for words in [["b", "a"], ["a", "a"], ["", "a"], ["a", "b\n"], ["a", &"b".repeat(97)]] {
        assert!(write(Lang::En, &words.map(plain)).is_err(), "{words:?}");
    }
}

#[test]
fn w2_letters_beyond_ascii_are_never_split() {
    let dictionary = Dictionary::from_bytes(pack(&[("bar", 0), ("bär", 0), ("bör", 8)])).expect("well packed");
    assert_eq!(dictionary.look_up(&normalise("BA\u{308}R", Lang::De)), Some(Entry::standard(0)));
    assert_eq!(dictionary.look_up("bör").map(|entry| entry.band), Some(1));
}

#[test]
fn building_in_slices_reports_progress_and_refuses_to_finish_early() {
    let mut builder = Dictionary::builder(pack(&borrowed(&fifty()))).expect("well packed");
    assert_eq!(builder.progress(), 0.0);
    // The bytes first: they fit into a slice of one word's time. Then the table of forms, of one line.
    assert_eq!((builder.step(1), builder.step(1)), (Ok(false), Ok(false)));
    assert_eq!(builder.progress(), 0.0);
    assert_eq!(builder.step(20), Ok(false));
    assert_eq!(builder.progress(), 0.4);
    assert_eq!(builder.clone().finish().err(), Some(DataError::Unfinished { words_left: 30 }));
    assert_eq!(builder.step(29), Ok(false));
    assert_eq!(builder.clone().finish().err(), Some(DataError::Unfinished { words_left: 1 }));
    assert_eq!((builder.step(1), builder.progress()), (Ok(true), 1.0));
    assert_eq!(builder.finish().map(|d| d.len()), Ok(50));
}

#[test]
fn no_word_is_read_before_all_bytes_are_checked() {
    let mut damaged = pack(&borrowed(&fifty()));
    let last = damaged.len() - 1;
    damaged[last] ^= 1;
    let mut builder = Dictionary::builder(damaged).expect("a good header");
    assert_eq!(builder.clone().finish().err(), Some(DataError::Unfinished { words_left: 50 }));
    assert!(matches!(builder.step(usize::MAX), Err(DataError::Checksum { .. })));
}

#[test]
fn the_text_takes_no_more_than_it_is_long() {
    let dictionary = Dictionary::from_bytes(pack(&borrowed(&fifty()))).expect("well packed");
    assert_eq!(dictionary.text.capacity(), dictionary.text.len());
}

#[test]
fn an_empty_dictionary_knows_nothing() {
    let dictionary = Dictionary::from_bytes(pack(&[])).expect("well packed");
    assert!(dictionary.is_empty());
    assert_eq!(dictionary.look_up("ant"), None);
}

#[test]
fn each_kind_of_damage_has_its_own_error() {
    let good = pack(&[("ant", 0), ("bee", 0)]);
    let refused = |bytes: Vec<u8>| Dictionary::from_bytes(bytes).expect_err("damaged");
    let with = |at: usize, value: u8| {
        let mut bytes = good.clone();
        bytes[at] = value;
        bytes
    };
    let signed = |at: usize, value: u8| {
        let mut bytes = with(at, value);
        sign(&mut bytes);
        bytes
    };
    assert_eq!(refused(Vec::new()), DataError::Length { expected: 24, got: 0 });
    assert_eq!(refused(b"<!doctype html><title>".to_vec()), DataError::Length { expected: 24, got: 22 });
    assert_eq!(refused(b"<!doctype html><title>Home".to_vec()), DataError::NotAWordFile);
    assert_eq!(refused(with(4, 9)), DataError::Version { expected: VERSION, got: 9 });
    assert_eq!(refused(with(5, 7)), DataError::NotThatLanguage { got: 7 });
    assert!(matches!(refused(with(good.len() - 1, 1)), DataError::Checksum { .. }));
    assert!(matches!(refused(good[..good.len() - 1].to_vec()), DataError::Checksum { .. }));
    // A letter that is none, half a letter, and letters that end behind the file.
    assert_eq!(refused(signed(24, b'\n')), DataError::Letters);
    assert_eq!(refused(signed(24, 0xc3)), DataError::Letters);
    assert_eq!(refused(signed(23, 9)), DataError::Length { expected: 24 + 9 * 256 + 5 + 1, got: good.len() });
    // Tags that mean nothing: those of both words stand behind the five letters.
    assert_eq!(refused(signed(29, 128)), DataError::Tags);
    // More words than there are.
    assert_eq!(refused(signed(13, 200)), DataError::Word { ordinal: 2 });
}

/// A file of what no writer says: words as numbers of the letters a and b, each with a form.
fn said(lines: &[&[u8]], words: &[(&[u8], u16)]) -> Result<usize, DataError> {
    let (forms, words_in_all) = (lines.len(), words.len());
    let (letters, tags) = (vec!['a', 'b'], vec![0]);
    let header = Header { lang: Lang::En, has_sharp: false, words: words_in_all, text_bytes: 0, forms, letters, tags };
    let mut stream = Writer::new(&header.shape());
    lines.iter().for_each(|line| stream.line(line));
    for (word, form) in words {
        stream.word(word, Facts { form: *form, ..Facts::default() });
    }
    Dictionary::from_bytes(header.write(&stream.finish())).map(|dictionary| dictionary.len())
}

#[test]
fn words_out_of_order_and_forms_of_no_line_are_refused() {
    assert_eq!(said(&[b"0"], &[(&[1], 0), (&[2], 0)]), Ok(2));
    assert_eq!(said(&[b"0"], &[(&[2], 0), (&[1], 0)]), Err(DataError::Word { ordinal: 1 }));
    assert_eq!(said(&[b"0"], &[(&[1], 0), (&[1], 0)]), Err(DataError::Word { ordinal: 1 }));
    assert_eq!(said(&[b"0"], &[(&[], 0)]), Err(DataError::Word { ordinal: 0 }));
    assert_eq!(said(&[b"0"], &[(&[2, 1], 0), (&[2], 0)]), Err(DataError::Word { ordinal: 1 }));
    assert_eq!(said(&[b"0"], &[(&[1; 96], 0)]), Ok(1));
    assert_eq!(said(&[], &[(&[1], 0)]), Err(DataError::Forms));
    assert_eq!(said(&[b"\xff"], &[(&[1], 0)]), Err(DataError::Forms));
}

#[test]
fn a_group_is_found_once_a_word_commonest_first() {
    let words = [("ant", 0), ("antenna", 2 << 3), ("banana", 3 << 3), ("pant", 1 << 3), ("want", 0)];
    let dictionary = Dictionary::from_bytes(pack(&words)).expect("well packed");
    let search = |letters: &str, fits: fn(&str) -> bool| -> Vec<&str> {
        words_for_group(&dictionary, letters, fits, |_, entry| entry.band < 3)
            .into_iter()
            .map(|(word, _)| word)
            .collect()
    };
    assert_eq!(search("ant", |word| word.len() > 3), ["want", "pant", "antenna"]);
    assert_eq!(search("an", |_| true), ["ant", "want", "pant", "antenna"]);
    assert_eq!(search("", |_| true), Vec::<&str>::new());
    assert_eq!(search("t\np", |_| true), Vec::<&str>::new());
}

proptest! {
    #[test]
    fn any_words_come_out_as_they_went_in(words in prop::collection::btree_map("[a-dà-öø-ÿ]{1,6}", 0..8u8, 0..80)) {
        let words: Vec<_> = words.into_iter().map(|(word, band)| (word, band << 3)).collect();
        let dictionary = Dictionary::from_bytes(pack(&borrowed(&words))).expect("well packed");
        for ((word, entry), (expected, tags)) in dictionary.iter_entries().zip(&words) {
            prop_assert_eq!((word, Some(entry)), (expected.as_str(), format::entry_of(*tags)));
        }
        prop_assert_eq!(dictionary.len(), words.len());
    }

    #[test]
    fn damage_behind_a_right_checksum_never_panics(
        flips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in any::<prop::sample::Index>(),
        truncate in any::<bool>(),
    ) {
        let mut rows: Vec<Row> = fifty().iter().map(|(word, _)| row(word, 1, &["w"], "Wss")).collect();
        rows.push(row("wss", 0, &["leaf"], "Wß"));
        rows.sort_by(|a, b| a.word.cmp(&b.word));
        let mut bytes = write(Lang::De, &rows).expect("sorted");
        for (at, value) in flips {
            let at = at.index(bytes.len());
            bytes[at] = value;
        }
        if truncate {
            bytes.truncate(cut.index(bytes.len()));
        }
        sign(&mut bytes);
        if let Ok(dictionary) = Dictionary::from_bytes(bytes) {
            for (word, entry) in dictionary.iter_entries() {
                prop_assert_eq!(dictionary.look_up(word), Some(entry));
                let _ = (dictionary.bases(word), dictionary.spelling(word));
            }
        }
    }

    #[test]
    fn any_bytes_are_refused_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(Dictionary::from_bytes(bytes).is_err());
    }
}
