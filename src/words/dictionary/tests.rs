//! Small dictionaries packed by hand: what goes in comes out, and damage never gets further than an error.

use proptest::prelude::*;

use super::payload::{ENDINGS, FORM, FORMS, MAGIC, SHARED, TAGS, VERSION};
use super::writer::write;
use super::*;
use crate::words::search::words_for_group;
use crate::words::{Tier, are_related, normalise};

/// Packs sorted words with their tag bytes, and a column that no release knows.
fn pack(words: &[(&str, u8)]) -> Vec<u8> {
    let (mut shared, mut endings, mut before) = (Vec::new(), Vec::new(), "");
    for (word, _) in words {
        let common = before.char_indices().zip(word.chars()).take_while(|((_, a), b)| a == b);
        let length = common.last().map_or(0, |((at, c), _)| at + c.len_utf8());
        shared.push(u8::try_from(length).expect("test words are short"));
        endings.extend_from_slice(&word.as_bytes()[length..]);
        endings.push(b'\n');
        before = word;
    }
    let tags = words.iter().map(|(_, tags)| *tags).collect();
    let columns = [(SHARED, shared), (99, vec![1, 2, 3]), (ENDINGS, endings), (TAGS, tags)];
    assemble(words.len(), &[columns.as_slice(), &plain_forms(words.len())].concat())
}

/// The columns of words that are forms of nothing.
fn plain_forms(words: usize) -> [(u8, Vec<u8>); 2] {
    [(FORMS, b"0\n".to_vec()), (FORM, vec![0; words * 2])]
}

fn assemble(words: usize, columns: &[(u8, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([VERSION, 0, columns.len() as u8, 0, 0, 0, 0, 0]);
    bytes.extend((words as u32).to_le_bytes());
    for (id, body) in columns {
        bytes.extend([*id, 0, 0, 0]);
        bytes.extend((body.len() as u32).to_le_bytes());
    }
    for (_, body) in columns {
        bytes.extend(body);
    }
    sign(&mut bytes);
    bytes
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
        assert_eq!(dictionary.look_up(word), payload::entry_of(*tags), "{word}");
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
    // The bytes first: they fit into two slices of four words' time.
    assert_eq!((builder.step(4), builder.step(4)), (Ok(false), Ok(false)));
    assert_eq!(builder.progress(), 0.0);
    assert_eq!(builder.step(20), Ok(false));
    assert_eq!(builder.progress(), 0.32);
    assert_eq!(builder.clone().finish().err(), Some(DataError::Unfinished { words_left: 50 }));
    assert_eq!((builder.step(29), builder.step(1), builder.step(99)), (Ok(false), Ok(false), Ok(false)));
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
    assert_eq!(builder.step(1), Ok(false));
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
    assert_eq!(refused(Vec::new()), DataError::Length { expected: 16, got: 0 });
    assert_eq!(refused(b"<!doctype html><title>".to_vec()), DataError::NotAWordFile);
    assert_eq!(refused(with(4, 9)), DataError::Version { expected: VERSION, got: 9 });
    assert_eq!(refused(with(5, 7)), DataError::NotThatLanguage { got: 7 });
    assert!(matches!(refused(with(good.len() - 1, 1)), DataError::Checksum { .. }));
    assert!(matches!(refused(good[..good.len() - 1].to_vec()), DataError::Checksum { .. }));
    assert_eq!(refused(assemble(1, &[(SHARED, vec![0]), (TAGS, vec![0])])), DataError::NoColumn { id: ENDINGS });
    assert_eq!(refused(pack(&[("ant", 128)])), DataError::Tags { ordinal: 0 });
    assert_eq!(refused(pack(&[("bee", 0), ("ant", 0)])), DataError::Word { ordinal: 1 });
    assert_eq!(refused(pack(&[("ant", 0), ("ant", 0)])), DataError::Word { ordinal: 1 });
    assert_eq!(
        refused(assemble(2, &[(SHARED, vec![0]), (ENDINGS, b"a\nb\n".to_vec()), (TAGS, vec![0, 0])])),
        DataError::ColumnLength { id: SHARED, expected: 2, got: 1 }
    );
    let with_form = |forms: &[u8], form: [u8; 2]| {
        let words = [(SHARED, vec![0]), (ENDINGS, b"a\n".to_vec()), (TAGS, vec![0])];
        let forms = [(FORMS, forms.to_vec()), (FORM, form.to_vec())];
        assemble(1, &[words.as_slice(), &forms].concat())
    };
    assert_eq!(refused(with_form(b"0\n", [1, 0])), DataError::Forms);
    assert_eq!(refused(with_form(b"0\n", [0, 1])), DataError::Forms);
    assert_eq!(refused(with_form(b"\xff\n", [0, 0])), DataError::Forms);
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
    fn any_words_come_out_as_they_went_in(words in prop::collection::btree_map("[a-dä]{1,6}", 0..8u8, 0..80)) {
        let words: Vec<_> = words.into_iter().map(|(word, band)| (word, band << 3)).collect();
        let dictionary = Dictionary::from_bytes(pack(&borrowed(&words))).expect("well packed");
        for ((word, entry), (expected, tags)) in dictionary.iter_entries().zip(&words) {
            prop_assert_eq!((word, Some(entry)), (expected.as_str(), payload::entry_of(*tags)));
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
