//! Questions and answers, with the committed word files.

use std::path::Path;

use serde_json::{Value, json};

/// Asks, and gives the answers line by line.
fn ask(questions: &str) -> Vec<Value> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the checkout");
    let mut output = Vec::new();
    super::run(questions.as_bytes(), &mut output, root).expect("answers");
    let output = String::from_utf8(output).expect("text");
    output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The reason of a refusal, or what else came.
fn told(question: &Value) -> String {
    let answer = &ask(&question.to_string())[0];
    let field = |name: &str| answer.get(name).and_then(Value::as_str).map(str::to_owned);
    field("reason").or_else(|| field("verdict")).or_else(|| field("error")).unwrap_or_default()
}

fn bomb(word: &str, more: &[(&str, Value)]) -> String {
    let mut question = json!({ "game": "bomb", "lang": "en", "letters": "ant", "die": "anywhere", "word": word });
    for (name, value) in more {
        question[*name] = value.clone();
    }
    told(&question)
}

#[test]
fn bomb_gives_the_first_reason_in_its_order() {
    for (word, reason) in [
        ("", "empty"),
        ("pant leg", "not-one-word"),
        ("aunt", "letters-missing"),
        ("ANT", "not-larger"),
        ("pantxyz", "unknown-word"),
        ("Scanty ", "accepted"),
    ] {
        assert_eq!(bomb(word, &[]), reason, "{word:?}");
    }
    let die = |face: &str, word: &str| bomb(word, &[("die", face.into())]);
    assert_eq!(die("not-start", "antelope"), "at-start");
    assert_eq!(die("not-end", "pant"), "at-end");
    assert_eq!(die("must-start", "pant"), "not-at-start");
    assert_eq!(die("must-end", "antelope"), "not-at-end");
    assert_eq!(bomb("pants", &[("used", json!(["Pants"])), ("no_derivatives", true.into())]), "already-said");
    assert_eq!(bomb("pants", &[("used", json!(["pant"])), ("no_derivatives", true.into())]), "derivative");
    assert_eq!(bomb("pants", &[("used", json!(["pant"]))]), "accepted");
    assert_eq!(bomb("Santa", &[("names", false.into()), ("letters", "an".into())]), "name");
    assert_eq!(bomb("approx", &[("letters", "pp".into())]), "abbreviation");
}

#[test]
fn an_accepted_word_comes_with_what_is_known_of_it() {
    let answer = &ask(r#"{"game":"bomb","lang":"en","letters":"ay","word":"Played"}"#)[0];
    assert_eq!(answer["word"], "played");
    assert_eq!(answer["verdict"], "accepted");
    assert_eq!(answer["bases"], json!(["play"]));
    assert_eq!(answer["tier"], "standard");
    assert_eq!(answer["proposed"], true);
    assert!(answer["band"].as_u64().is_some_and(|band| band <= 4));
}

#[test]
fn race_and_scramble_give_the_first_reason() {
    let dice = json!(["S", "T", "O", "N", "E", "QU", "I", "A"]);
    for (word, reason) in [
        ("", "empty"),
        ("two words", "not-one-word"),
        ("ten", "too-short"),
        ("tonnes", "letter-missing"),
        ("qusto", "unknown-word"),
        ("QUIET", "accepted"),
        ("stone", "accepted"),
        ("Estonia", "name"),
    ] {
        assert_eq!(told(&json!({ "game": "race", "lang": "en", "dice": dice, "word": word })), reason, "{word:?}");
    }
    let set = |word: &str| told(&json!({ "game": "scramble", "lang": "en", "length": 6, "word": word }));
    assert_eq!(
        (set("listen\u{a0}"), set("list"), set("lxstex")),
        ("accepted".into(), "wrong-length".into(), "unknown-word".into())
    );
    let solve = |word: &str| told(&json!({ "game": "scramble", "lang": "en", "tiles": "enlist", "word": word }));
    assert_eq!(
        (solve("SILENT"), solve("stolen"), solve("tin")),
        ("accepted".into(), "not-these-letters".into(), "wrong-length".into())
    );
}

#[test]
fn a_round_of_race_is_counted_up() {
    let answer = &ask(r#"{"game":"race-score","lang":"en","dice":["S","T","O","N","E","D"],"stopper":"Ann","target":3,
            "lists":{"Ann":["stone","tnoes","note"],"Bo":["note","stoned"]}}"#
        .replace('\n', " ")
        .as_str())[0];
    let ann = &answer["scores"]["Ann"];
    assert_eq!((&ann["bonus"], &ann["penalty"], &ann["total"]), (&json!(1), &json!(-2), &json!(1)));
    assert_eq!(ann["words"][1]["reason"], "unknown-word");
    assert_eq!(ann["words"][2]["with"], json!(["Bo"]));
    assert_eq!(answer["scores"]["Bo"]["total"], 3);
}

#[test]
fn all_words_of_a_roll_are_found_and_only_the_proposed_ones_shown() {
    let answer = &ask(r#"{"game":"search","lang":"en","dice":["S","T","O","N","E"],"min":4}"#)[0];
    let has = |list: &str, word: &str| answer[list].as_array().expect("a list").contains(&word.into());
    assert!(has("words", "stone") && has("words", "onset") && has("proposed", "note"));
    assert!(!has("words", "ton") && !has("words", "stoned"));
}

#[test]
fn nonsense_gets_an_error_and_it_goes_on() {
    let answers = ask("{\n\n[]\n{\"game\":\"chess\",\"word\":\"x\"}\n{\"game\":\"bomb\",\"word\":\"x\"}\n\
         {\"game\":\"bomb\",\"letters\":\"an\",\"word\":7}\n{\"game\":\"bomb\",\"lang\":\"fr\",\"letters\":\"an\",\"word\":\"x\"}\n\
         {\"game\":\"bomb\",\"letters\":\"an\",\"word\":\"pant\"}\n");
    assert_eq!(answers.len(), 7);
    assert!(answers[..6].iter().all(|answer| answer["error"].is_string()), "{answers:?}");
    assert_eq!(answers[6]["verdict"], "accepted");
}
