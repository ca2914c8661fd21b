//! The steps of making a word file, each on a handful of words.

use std::collections::{BTreeMap, BTreeSet};

use super::bases::Bases;
use super::fold::letters_of;
use super::lemmas::{Lemmas, Part};
use super::lists::Overrides;
use super::stems::stems;
use super::wordnet::WordNet;
use super::{offence, plurals, spellings};
use wordbox::words::{Dictionary, Lexicon};

fn lemmas(part: Part, forms: &str) -> Lemmas {
    let mut lemmas = Lemmas::default();
    for (form, base) in forms.split(' ').filter_map(|pair| pair.split_once(':')) {
        lemmas.add(form, part, base);
    }
    lemmas
}

fn set(words: &str) -> BTreeSet<String> {
    words.split(' ').map(str::to_owned).collect()
}

#[test]
fn w2_accents_fold_and_other_characters_are_no_letters() {
    for (word, letters) in [("Façade", "facade"), ("cœur", "coeur"), ("Ångström", "angstrom"), ("Straße", "strasse")]
    {
        assert_eq!(letters_of(word).as_deref(), Some(letters));
    }
    for word in ["", "don't", "check-in", "R2", "e.g.", "Ωmega"] {
        assert_eq!(letters_of(word), None, "{word}");
    }
}

#[test]
fn b7_a_stem_is_what_the_rules_of_spelling_make_it() {
    let first = |word: &str, ending: &str| stems(word, ending).into_iter().next().unwrap_or_default();
    for (word, ending, stem) in [
        ("running", "ing", "run"),
        ("hoping", "ing", "hope"),
        ("dying", "ing", "die"),
        ("playing", "ing", "play"),
        ("quitting", "ing", "quit"),
        ("carrier", "er", "carry"),
        ("cities", "ies", "city"),
        ("boxes", "es", "box"),
        ("shelves", "ves", "shelf"),
    ] {
        assert_eq!(first(word, ending), stem, "{word}");
    }
    for (word, ending, stranger) in
        [("hoping", "ing", "hop"), ("caring", "ing", "car"), ("biter", "er", "bit"), ("earring", "ing", "ear")]
    {
        assert!(!stems(word, ending).contains(&stranger.to_owned()), "{word} has nothing to do with {stranger}");
    }
}

#[test]
fn b7_forms_share_a_base_and_strangers_do_not() {
    let words = set(
        "play plays player players vlog vlogs vlogger vlogging display leaf leave leaves colour colours color numb number",
    );
    let lemmas = lemmas(
        Part::Verb,
        "play:play plays:play display:display leaves:leave leave:leave colours:colour colour:colour number:number",
    );
    let (wordnet, main) = (WordNet::default(), set("color"));
    let twins = spellings::twins(&words, &main);
    let own = BTreeMap::from([("leaves".to_owned(), vec!["leaf".to_owned(), "leave".to_owned()])]);
    let bases = Bases { words: &words, lemmas: &lemmas, wordnet: &wordnet, twins: &twins, own: &own };
    for (word, expected) in [
        ("plays", "play"),
        ("players", "player play"),
        ("vlogs", "vlog"),
        ("vlogger", "vlog"),
        ("leaves", "leaf leave"),
        ("colours", "color"),
        ("colour", "color"),
        ("display", ""),
        ("number", ""),
        ("leave", ""),
    ] {
        assert_eq!(bases.of(word).join(" "), expected, "{word}");
    }
}

#[test]
fn r3_a_plural_is_told_from_a_verb_and_from_what_just_ends_so() {
    let words = set("vlog vlogs glass bindi bindis news emit emits realise realises scissors basis men");
    let mut lemmas = lemmas(Part::Verb, "emits:emit emit:emit");
    for (form, base) in
        [("news", "news"), ("glass", "glass"), ("scissors", "scissors"), ("basis", "basis"), ("men", "man")]
    {
        lemmas.add(form, Part::Noun, base);
    }
    let (wordnet, none, no_bases) = (WordNet::default(), BTreeMap::new(), BTreeMap::new());
    let bases = Bases { words: &words, lemmas: &lemmas, wordnet: &wordnet, twins: &none, own: &no_bases };
    let own = BTreeMap::from([("scissors".to_owned(), 5)]);
    for (word, class) in [
        ("vlogs", 1),
        ("bindis", 1),
        ("emits", 4),
        ("realises", 4),
        ("scissors", 5),
        ("glass", 0),
        ("news", 0),
        ("basis", 0),
        ("men", 0),
    ] {
        assert_eq!(plurals::class(word, &bases, &own), class, "{word}");
    }
}

#[test]
fn b7_other_spellings_are_found_where_they_differ_as_usual() {
    let words = set("realise anaesthetise theatre four grey traveller cosy");
    let main = set("realize anesthetize theater four for gray traveler");
    let twins = spellings::twins(&words, &main);
    let expected = "anaesthetise:anesthetize grey:gray realise:realize theatre:theater traveller:traveler";
    assert_eq!(twins.iter().map(|(a, b)| format!("{a}:{b}")).collect::<Vec<_>>().join(" "), expected);
}

#[test]
fn own_verdicts_stand_above_the_lists_and_hold_for_forms() {
    let words: Vec<String> = ["snigger", "butt", "butts", "oaf", "oafs", "smut", "smuts"].map(str::to_owned).to_vec();
    let wounding = ["butt", "smut"].map(|word| (word.to_owned(), vec!["a list"])).into();
    let own = |words: &[&str]| -> BTreeSet<String> { words.iter().map(|word| (*word).to_owned()).collect() };
    let overrides = Overrides { propose: own(&["butt", "snigger"]), never: own(&["oaf"]) };
    let lemmas = lemmas(Part::Noun, "butts:butt oafs:oaf smuts:smut");
    let never = offence::never_proposed(words.iter(), &wounding, &lemmas, &overrides);
    assert_eq!(never.keys().collect::<Vec<_>>(), ["oaf", "oafs", "smut", "smuts"]);
}

/// The pairs that the finding of base words was tuned on, against the dictionary that ships. Those that judge it are others.
#[test]
fn b7_the_pairs_of_the_tuning_come_out_right() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../public/words/en.bin");
    let bytes = std::fs::read(file).expect("the word file is committed");
    let dictionary = Dictionary::from_bytes(bytes).expect("a sound word file");
    let family = |word: &str| {
        assert!(dictionary.look_up(word).is_some(), "{word} is unknown");
        dictionary.bases(word).into_iter().chain([word.to_owned()]).collect::<BTreeSet<String>>()
    };
    let lines = include_str!("pairs.tsv").lines().filter(|line| !line.starts_with('#'));
    let wrong = lines.filter(|line| match line.split('\t').collect::<Vec<_>>().as_slice() {
        ["related", a, b] => family(a).is_disjoint(&family(b)),
        ["strangers", a, b] => !family(a).is_disjoint(&family(b)),
        _ => true,
    });
    assert_eq!(wrong.collect::<Vec<_>>(), Vec::<&str>::new());
}
