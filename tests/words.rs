//! The words that ship: what players expect to be known is known.

mod words {
    mod accents;
}

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use wordbox::words::catalog::{WordFile, word_file};
use wordbox::words::{DataError, Dictionary, Entry, Lang, Lexicon, Tier, normalise};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn catalogued() -> &'static WordFile {
    word_file(Lang::En).expect("English is catalogued")
}

fn bytes() -> Vec<u8> {
    fs::read(root().join("public").join(catalogued().path)).expect("the word file is committed")
}

fn english() -> &'static Dictionary {
    static ENGLISH: OnceLock<Dictionary> = OnceLock::new();
    ENGLISH.get_or_init(|| Dictionary::from_bytes(bytes()).expect("a sound word file"))
}

/// What a player's word is to the dictionary.
fn typed(word: &str) -> Option<Entry> {
    english().look_up(&normalise(word, Lang::En))
}

/// The lines of a hand-kept or generated table, split into their fields.
fn table(name: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(root().join("data").join(name)).expect(name);
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

#[test]
fn the_catalogue_describes_the_committed_file() {
    let file = WordFile {
        lang: english().lang(),
        unusual: false,
        path: "words/en.bin",
        bytes: bytes().len(),
        crc32: wordbox::words::crc32(&bytes()),
        words: english().len(),
    };
    assert_eq!(*catalogued(), file);
    assert!(file.bytes <= 230_000, "{} bytes on the wire", file.bytes);
    let german = word_file(Lang::De).expect("German is catalogued");
    let file = fs::read(root().join("public").join(german.path)).expect("the word file is committed");
    assert_eq!(file.len(), german.bytes);
    assert!(file.len() <= 525_000, "{} bytes on the wire", file.len());
}

#[test]
fn a_file_cut_short_is_refused() {
    let whole = bytes();
    for length in [0, 23, 24, 1000, whole.len() / 2, whole.len() - 1] {
        let error = Dictionary::from_bytes(whole[..length].to_vec()).expect_err("cut short");
        assert!(matches!(error, DataError::Length { .. } | DataError::Checksum { .. }), "{length}: {error}");
    }
}

#[test]
fn w1_every_word_is_stored_as_a_typed_one_arrives() {
    for word in english().words() {
        assert_eq!(normalise(word, Lang::En), word);
        assert!(word.bytes().all(|byte| byte.is_ascii_lowercase()), "{word}");
    }
}

#[test]
fn b5_words_names_and_brands_in_general_use_are_known() {
    for word in [
        "blitzkrieg",
        "arpeggio",
        "denouement",
        "kibbutz",
        "pant",
        "scanty",
        "antelope",
        "aunt",
        "quaint",
        "adventure",
        "ant",
    ] {
        assert_eq!(typed(word).map(|entry| entry.tier), Some(Tier::Standard), "{word}");
    }
    for name in [
        "Paris",
        "Washington",
        "Mozart",
        "Picasso",
        "Ikea",
        "Netflix",
        "WhatsApp",
        "YouTube",
        "Photoshop",
        "Nutella",
        "Hermione",
        "Yorkshire",
        "Kyiv",
        "Beyoncé",
        "Zelda",
        "Muslim",
        "Boston",
    ] {
        assert!(typed(name).is_some_and(|entry| entry.tier != Tier::Abbreviation), "{name}");
    }
}

#[test]
fn words_from_elsewhere_and_new_words_are_known() {
    let expected = "gnocchi bruschetta zeitgeist doppelganger schadenfreude kindergarten origami tsunami karaoke sudoku sashimi \
        tortilla burrito falafel hummus croissant faux rendezvous cliche maestro graffiti paparazzi safari ubuntu kayak igloo \
        yacht boomerang koala pyjamas shampoo guru selfie emoji podcast hashtag vlog blog app wifi bitcoin lockdown staycation \
        onesie influencer livestream touchscreen smartphone satnav vape hangry upcycle paywall ransomware chatbot barista \
        photobomb unfriend meme binge prosecco quinoa kombucha glamping cosplay doomscroll mansplain covid ebike spork";
    let missing: Vec<_> = expected.split_ascii_whitespace().filter(|word| typed(word).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn c10_both_spellings_count() {
    for pair in
        "colour color, centre center, realise realize, travelling traveling, grey gray, plough plow, tyre tire, \
        catalogue catalog, defence defense, aluminium aluminum, mum mom, organisation organization"
            .split(", ")
    {
        for word in pair.split_ascii_whitespace() {
            assert_eq!(typed(word).map(|entry| entry.tier), Some(Tier::Standard), "{word}");
        }
    }
}

#[test]
fn c1_to_c5_what_keyboards_send_is_the_word_that_was_meant() {
    let meant = [
        ("c1", "listen ", "listen"),
        ("c1", "\u{a0}listen\u{200b}", "listen"),
        ("c2", "ApPle", "apple"),
        ("c2", "HOUND", "hound"),
        ("c3", "nai\u{308}ve", "naive"),
        ("c4", "don’t", "don't"),
        ("c5", "mère", "mere"),
        ("c5", "Café", "cafe"),
        ("c5", "œuvre", "oeuvre"),
    ];
    for (case, sent, word) in meant {
        assert_eq!(normalise(sent, Lang::En), word, "{case} {sent:?}");
        assert_eq!(normalise(sent, Lang::En).chars().count(), word.len(), "{case} {sent:?}");
        assert_eq!(typed(sent).is_some(), word != "don't", "{case} {sent:?}");
    }
    assert_ne!(normalise("mäht", Lang::De), normalise("maht", Lang::De), "c5: in German ä is not a");
}

#[test]
fn abbreviations_are_known_as_such_and_nonsense_is_not_known() {
    for word in ["mph", "rpm", "approx"] {
        assert_eq!(typed(word).map(|entry| entry.tier), Some(Tier::Abbreviation), "{word}");
    }
    for word in ["", " ", "xqzt", "antt", "aunnt", "two words", "ant.", "kig"] {
        assert_eq!(typed(word), None, "{word:?}");
    }
}

#[test]
fn c8_bands_put_everyday_words_before_rare_ones() {
    for word in "the and house water people mother school friend money happy yellow kitchen garden animal".split(' ') {
        assert!(typed(word).is_some_and(|entry| entry.band <= Entry::RAREST_CORE_BAND), "{word}");
    }
    for word in "quern zeugma aba ullage mattock vavasor".split(' ') {
        assert!(typed(word).is_none_or(|entry| entry.band > Entry::RAREST_PROPOSED_BAND), "{word}");
    }
    let is_core = |entry: Entry| entry.tier == Tier::Standard && entry.band <= Entry::RAREST_CORE_BAND;
    let core = english().iter_entries().filter(|(_, entry)| is_core(*entry)).count();
    assert!((7_900..=8_000).contains(&core), "{core}: the 8,000 commonest, less those that were corrected by hand");
}

#[test]
fn own_lines_are_in_the_dictionary_with_their_tier() {
    for line in table("extra-en.tsv") {
        let tier = match line[1].as_str() {
            "name" => Tier::Name,
            "abbreviation" => Tier::Abbreviation,
            _ => Tier::Standard,
        };
        assert_eq!(typed(&line[0]).map(|entry| entry.tier), Some(tier), "{}", line[0]);
    }
}

#[test]
fn c12_wounding_words_are_accepted_and_never_proposed() {
    for line in table("never-proposed-overrides.tsv") {
        let (word, never) = (&line[0], line[1] == "never");
        if let Some(entry) = typed(word) {
            assert_eq!(entry.never_proposed, never, "{word}");
        }
    }
    for word in ["rape", "slave", "whore", "nazi", "retarded"] {
        assert!(typed(word).is_some_and(|entry| entry.never_proposed && !entry.is_proposed()), "{word}");
    }
    for word in ["therapist", "snigger", "swanky", "saturday", "class", "butt", "weapon", "chin", "title", "cockpit"] {
        assert!(typed(word).is_some_and(|entry| !entry.never_proposed), "{word}");
    }
}
