//! The steps of making a word file, each on a handful of words.

use std::collections::{BTreeMap, BTreeSet};

use super::fold::letters_of;
use super::lists::{Lemmas, Overrides};
use super::{bases, offence};

fn lemmas(forms: &[(&str, &str)], verbs: &[&str]) -> Lemmas {
    let mut lemmas = Lemmas { bases: BTreeMap::new(), verbs: verbs.iter().map(|verb| (*verb).to_owned()).collect() };
    for (form, base) in forms {
        lemmas.bases.entry((*form).to_owned()).or_default().insert((*base).to_owned());
    }
    lemmas
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
fn forms_share_a_base_and_strangers_do_not() {
    let words = ["play", "plays", "player", "players", "display", "number", "numb", "vlog", "vlogs", "ran", "run"];
    let words: BTreeMap<String, u8> = words.iter().map(|word| ((*word).to_owned(), 3)).collect();
    let table = [("play", "play"), ("plays", "play"), ("player", "player"), ("players", "player"), ("ran", "run")];
    let known = [("run", "run"), ("display", "display"), ("number", "number"), ("numb", "numb")];
    let lemmas = lemmas(&[table.as_slice(), &known].concat(), &["play", "run", "display"]);
    let base_of = bases::base_of(&words, &lemmas);
    for (word, base) in [("plays", "play"), ("players", "play"), ("vlogs", "vlog"), ("ran", "run")] {
        assert_eq!(base_of[word], base, "{word}");
    }
    for word in ["display", "number", "vlog", "play"] {
        assert_eq!(base_of[word], word);
    }
}

#[test]
fn own_verdicts_stand_above_the_lists_and_hold_for_forms() {
    let words: Vec<String> = ["snigger", "butt", "butts", "oaf", "oafs", "smut", "smuts"].map(str::to_owned).to_vec();
    let wounding = ["butt", "smut"].map(|word| (word.to_owned(), vec!["a list"])).into();
    let own = |words: &[&str]| -> BTreeSet<String> { words.iter().map(|word| (*word).to_owned()).collect() };
    let overrides = Overrides { propose: own(&["butt", "snigger"]), never: own(&["oaf"]) };
    let lemmas = lemmas(&[("butts", "butt"), ("oafs", "oaf"), ("smuts", "smut")], &[]);
    let never = offence::never_proposed(words.iter(), &wounding, &lemmas, &overrides);
    assert_eq!(never.keys().collect::<Vec<_>>(), ["oaf", "oafs", "smut", "smuts"]);
}
