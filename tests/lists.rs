//! Own word lists: what is read, what is left out and why (C13), and that what is given away comes back (C37).

use proptest::prelude::*;
use wordbox::rules::bomb::{Die, Face};
use wordbox::session::lists;
use wordbox::words::own::{
    Imported, ListError, MOST_WORDS, Note, OwnList, OwnWords, Reason, cards_from, decode, export, file_name,
    first_column, import, open, part_at_spaces, read,
};
use wordbox::words::{Lang, normalise};

fn list(name: &str, lang: Lang, words: &[&str]) -> OwnList {
    OwnList { name: name.to_owned(), lang, words: words.iter().map(|&word| word.to_owned()).collect() }
}

/// What was left out, with its line.
fn left_out(text: &str, lang: Lang) -> Vec<(usize, String, Reason)> {
    read(text, lang).left_out.into_iter().map(|entry| (entry.line, entry.text, entry.reason)).collect()
}

#[test]
fn c13_a_list_with_everything_in_it_loads_and_says_what_it_left_out() {
    let file = "\u{feff}# The animals\r\n\r\nHund\r\nKatze // a cat\r\n   \r\nhund\r\nISO9000\r\nLow-Level\r\n\
                weißer Hai\r\nMaus, Ratte; Igel\r\nx\r\nd’accord\r\n// done\r\n";
    let opened = open(file.as_bytes(), "Tiere.txt").expect("it is text");
    assert_eq!((opened.name.as_str(), opened.lang, opened.notes.as_slice()), ("Tiere", None, &[][..]));
    let reading = read(&opened.text, Lang::De);
    assert_eq!(reading.words, ["Hund", "Katze", "Maus", "Ratte", "Igel"]);
    assert_eq!((reading.comments, reading.more_columns, reading.refused), (3, 0, None));
    let expected = [
        (6, "hund", Reason::Twice { line: 3 }),
        (7, "ISO9000", Reason::Digit),
        (8, "Low-Level", Reason::Hyphen),
        (9, "weißer Hai", Reason::SeveralWords),
        (11, "x", Reason::OneLetter),
        (12, "d’accord", Reason::Sign('\'')),
    ];
    assert_eq!(left_out(&opened.text, Lang::De), expected.map(|(line, text, reason)| (line, text.to_owned(), reason)));
}

#[test]
fn c13_the_same_list_in_every_encoding_and_with_every_line_end() {
    let text = "Äpfel\nGrüße\nMaß\n";
    let utf16 = |unit: fn(u16) -> [u8; 2], text: &str| {
        format!("\u{feff}{text}").encode_utf16().flat_map(unit).collect::<Vec<u8>>()
    };
    for ends in ["\n", "\r\n", "\r"] {
        let text = text.replace('\n', ends);
        let files = [
            text.clone().into_bytes(),
            format!("\u{feff}{text}").into_bytes(),
            utf16(u16::to_le_bytes, &text),
            utf16(u16::to_be_bytes, &text),
            text.chars().map(|c| u8::try_from(u32::from(c)).expect("Latin-1")).collect(),
        ];
        for bytes in files {
            let opened = open(&bytes, "x.txt").expect("it is text");
            assert_eq!(read(&opened.text, Lang::De).words, ["Äpfel", "Grüße", "Maß"], "{bytes:x?}");
            let is_old = bytes.starts_with(b"\xc4");
            assert_eq!(opened.notes, if is_old { vec![Note::Windows1252] } else { Vec::new() });
        }
    }
}

#[test]
fn c13_words_are_compared_as_their_language_does() {
    assert_eq!(read("café\ncafe\nCAFÉ", Lang::En).words, ["café"]);
    assert_eq!(read("café\ncafe\nCAFÉ", Lang::De).words, ["café", "cafe"]);
    assert_eq!(left_out("Maße\nMasse", Lang::De), [(2, "Masse".to_owned(), Reason::Twice { line: 1 })]);
    // Accents that were typed as marks, and signs that nobody sees.
    assert_eq!(read("u\u{308}ber\nna\u{ad}cht\u{200b}", Lang::De).words, ["über", "nacht"]);
}

#[test]
fn c13_of_a_table_the_first_column_is_read() {
    let table = "\"Hund\";dog;1\nKatze;cat;2\n\"Haus, groß\";house\n\"Maus\";\"a small\nanimal\"\nIgel\n";
    let opened = open(table.as_bytes(), "Tiere.CSV").expect("it is text");
    assert_eq!(opened.notes, [Note::FirstColumn]);
    assert_eq!(read(&opened.text, Lang::De).words, ["Hund", "Katze", "Maus", "Igel"]);
    assert_eq!(left_out(&opened.text, Lang::De), [(3, "Haus  groß".to_owned(), Reason::SeveralWords)]);
    // Pasted from a spreadsheet: the columns have tabs between them.
    let pasted = read("Hund\tdog\nKatze\t\n\tMaus", Lang::De);
    assert_eq!((pasted.words.len(), pasted.more_columns, pasted.left_out.len()), (3, 1, 0));
}

#[test]
fn words_with_spaces_between_are_parted_when_people_want_it() {
    let text = "Hund Katze\u{a0}Maus  # three of them\n\nIgel, Reh\n";
    assert_eq!(read(text, Lang::De).words, ["Igel", "Reh"]);
    let parted = part_at_spaces(text);
    assert_eq!(parted, "Hund\nKatze\nMaus\n# three of them\n\nIgel,\nReh\n");
    assert_eq!(read(&parted, Lang::De).words, ["Hund", "Katze", "Maus", "Igel", "Reh"]);
    assert_eq!(part_at_spaces(&parted), parted);
}

#[test]
fn long_words_and_other_scripts_are_left_out() {
    let long = "a".repeat(41);
    assert_eq!(left_out(&long, Lang::En), [(1, long.clone(), Reason::TooLong)]);
    assert_eq!(read(&"a".repeat(40), Lang::En).words.len(), 1);
    assert_eq!(left_out("слово", Lang::En), [(1, "слово".to_owned(), Reason::Sign('с'))]);
    let huge = left_out(&"ab ".repeat(5000), Lang::En);
    assert!(huge[0].1.chars().count() == 60, "the beginning shows what is meant");
}

#[test]
fn limits_refuse_and_take_nothing_away() {
    let word = |number: usize| {
        let letters = [number / 676, number / 26 % 26, number % 26];
        letters.iter().map(|letter| char::from(b'a' + *letter as u8)).collect::<String>()
    };
    let words = |count: usize| (0..count).map(|number| word(number) + "x").collect::<Vec<_>>().join("\n");
    let many = |count: usize| format!("{}\n{}", words(17_000), words(count - 17_000).replace('\n', "y\n") + "y");
    assert_eq!(read(&many(MOST_WORDS), Lang::En).refused, None);
    let over = read(&many(MOST_WORDS + 1), Lang::En);
    assert_eq!(over.refused, Some(ListError::TooMany { words: MOST_WORDS + 1 }));
    assert_eq!(over.words.len(), MOST_WORDS + 1, "all of them are still there");
    assert_eq!(read(&"a,".repeat(500_001), Lang::En).refused, Some(ListError::TooLarge));
    assert_eq!(read(" \n# nothing\n1", Lang::En).refused, Some(ListError::NoWords));
    assert_eq!(open(&[0; 9], "x.txt"), Err(ListError::NotText));
}

#[test]
fn c37_an_exported_file_comes_back_byte_for_byte() {
    let list = list("Früchte: süß, # 1", Lang::De, &["Apfel", "Grüße", "BIRNE"]);
    let file = export(&list);
    assert_eq!(import(&file), Some(Imported::Whole(list.clone())));
    assert_eq!(file_name(&list), "Früchte- süß, # 1.txt");
    // Another system's editor saved it, without changing a word.
    for text in [file.replace('\n', "\r\n"), format!("\u{feff}{file}")] {
        let Some(Imported::Whole(again)) = import(&text) else { panic!("{text:?}") };
        assert_eq!(export(&again), file);
    }
    let opened = open(file.as_bytes(), "renamed.txt").expect("it is text");
    assert_eq!((opened.name.as_str(), opened.lang), (list.name.as_str(), Some(Lang::De)));
    assert_eq!(read(&opened.text, Lang::De).words, list.words);
}

#[test]
fn c37_a_damaged_file_is_told_and_its_words_are_read() {
    let list = list("Obst", Lang::De, &["Apfel", "Birne", "Pflaume"]);
    let file = export(&list);
    for end in "# Wordbox list ".len()..file.len() {
        if !file.is_char_boundary(end) {
            continue;
        }
        assert_eq!(import(&file[..end]), Some(Imported::Changed), "{end} bytes");
    }
    let changed = file.replace("Birne", "Birnen\nKirsche");
    let opened = open(changed.as_bytes(), "Obst.txt").expect("it is text");
    assert_eq!((opened.lang, opened.notes.as_slice()), (None, &[Note::Changed][..]));
    assert_eq!(read(&opened.text, Lang::De).words, ["Apfel", "Birnen", "Kirsche", "Pflaume"]);
    let newer = file.replacen("list 1", "list 2", 1);
    assert_eq!(open(newer.as_bytes(), "x").expect("it is text").notes, [Note::Newer]);
}

#[test]
fn words_are_looked_up_as_they_are_compared_and_shown_as_they_were_written() {
    let words = OwnWords::of(&list("x", Lang::De, &["Straße", "Äpfel", "STRASSE", "Zebra"]));
    assert_eq!(words.iter().collect::<Vec<_>>(), ["strasse", "zebra", "äpfel"]);
    assert_eq!((words.len(), words.is_empty()), (3, false));
    assert!(words.contains("strasse") && !words.contains("Straße") && !words.contains("apfel"));
    assert_eq!((words.shown("strasse"), words.shown("ast")), (Some("Straße"), None));
}

/// How many words of a list fit a card on the tightest face of the classic die.
fn tightest(words: &OwnWords, card: &str) -> usize {
    let fits = |face: Face| words.iter().filter(|word| face.fits(card, word).is_ok()).count();
    Die::Classic.faces().map(fits).into_iter().min().unwrap_or_default()
}

/// Texts as people bring them: all kinds of signs, but with words among them.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), "([A-Za-zäöüßÄéñ\"#/;,\t \r\n-]|\u{ad}|\u{308}|[0-9]){0,200}"]
}

proptest! {
    #[test]
    fn any_bytes_are_read_without_a_panic(bytes in any::<Vec<u8>>(), table in any::<bool>()) {
        if let Ok(opened) = open(&bytes, if table { "x.csv" } else { "x.txt" }) {
            for lang in [Lang::En, Lang::De] {
                let reading = read(&opened.text, lang);
                prop_assert_eq!(reading.words.is_empty(), reading.refused == Some(ListError::NoWords));
            }
        }
    }

    #[test]
    fn any_text_is_read_and_read_again_the_same(text in any_text(), german in any::<bool>()) {
        let lang = if german { Lang::De } else { Lang::En };
        let reading = read(&text, lang);
        let keys: Vec<String> = reading.words.iter().map(|word| normalise(word, lang)).collect();
        let again = read(&reading.words.join("\n"), lang);
        prop_assert_eq!(&again.words, &reading.words);
        prop_assert!(again.left_out.is_empty());
        prop_assert!(keys.iter().all(|key| key.chars().count() > 1 && !key.contains([' ', '-', '#', '\n'])), "{:?}", keys);
        let lines = text.replace("\r\n", "\n").split(['\n', '\r']).count();
        prop_assert!(reading.left_out.iter().all(|entry| (1..=lines).contains(&entry.line)));
        prop_assert!(first_column(&text).0.matches('\n').count() == text.matches('\n').count());
    }

    #[test]
    fn c37_whatever_was_read_is_exported_and_comes_back(
        name in any::<String>(), text in any_text(), german in any::<bool>(),
    ) {
        let lang = if german { Lang::De } else { Lang::En };
        let name = lists::name_for(&name.chars().take(40).collect::<String>(), "x", &|_| false).unwrap_or_else(|_| "y".into());
        let list = OwnList { name, lang, words: read(&text, lang).words };
        let file = export(&list);
        prop_assert_eq!(import(&file), Some(Imported::Whole(list.clone())));
        prop_assert_eq!(lists::read(&lists::write(&list)), Ok(list.clone()));
        let (decoded, _) = decode(file.as_bytes()).expect("what is exported is text");
        prop_assert_eq!(decoded, file);
    }

    #[test]
    fn any_damage_is_noticed(place in any::<prop::sample::Index>(), with in "[a-z0-9\n #]") {
        let file = export(&list("Obst", Lang::De, &["Apfel", "Birne"]));
        let at = place.index(file.len());
        let mut damaged = file.clone();
        damaged.replace_range(at..=at, &with);
        prop_assume!(damaged != file);
        prop_assert!(!matches!(import(&damaged), Some(Imported::Whole(_))), "{}", damaged);
    }

    #[test]
    fn cards_have_answers_on_every_face(words in prop::collection::vec("[aeinrst]{2,7}", 0..60)) {
        let words = OwnWords::of(&list("x", Lang::En, &words.iter().map(String::as_str).collect::<Vec<_>>()));
        let cards = cards_from(&words, &|group| group != "tin");
        prop_assert!(cards.len() <= 220);
        let counts: Vec<usize> = cards.iter().map(|card| tightest(&words, card)).collect();
        prop_assert!(counts.iter().all(|count| *count > 0), "{:?} {:?}", cards, counts);
        prop_assert!(counts.iter().map(|count| *count >= 3).is_sorted_by(|a, b| a >= b), "{:?}", counts);
        let mut each = cards.clone();
        each.sort_unstable();
        each.dedup();
        prop_assert_eq!(each.len(), cards.len());
        prop_assert!(!cards.contains(&"tin".to_owned()));
    }
}
