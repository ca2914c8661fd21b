//! The quality gates of the dictionaries: what they say of words that were judged by hand before they could answer
//! (`tests/words/gates/README.md`).

#[path = "gates/shelf.rs"]
mod shelf;

use std::collections::BTreeSet;

use shelf::{dictionary, table, typed, unescaped, verdict};

use wordbox::words::{Lang, Tier, are_related, normalise};

/// The least precision and recall of the English base words.
const ENGLISH_FLOOR: f64 = 0.95;
/// What the German base words reach at least: no permissive table of German inflections is known.
const GERMAN_PRECISION: f64 = 0.95;
const GERMAN_RECALL: f64 = 0.85;
/// The least share of verdicts on English plurals that the strict setting gets right.
const STRICT_FLOOR: f64 = 0.95;

fn share(part: usize, whole: usize) -> f64 {
    f64::from(u32::try_from(part).expect("few lines")) / f64::from(u32::try_from(whole).expect("few lines"))
}

fn language(code: &str) -> Lang {
    [Lang::En, Lang::De].into_iter().find(|lang| lang.code() == code).expect("en or de")
}

fn all_commonest_are_ordinary_words(lang: Lang) {
    let words = table(&format!("commonest-{}.txt", lang.code()));
    let distinct: BTreeSet<String> = words.iter().map(|line| normalise(&line[0], lang)).collect();
    assert_eq!((words.len(), distinct.len()), (3_000, 3_000));
    let is_ordinary = |word: &str| typed(word, lang).is_some_and(|entry| entry.tier == Tier::Standard);
    let missing: Vec<_> = words.iter().map(|line| line[0].as_str()).filter(|word| !is_ordinary(word)).collect();
    let missing: Vec<_> = missing.iter().map(|word| format!("{word} ({})", verdict(word, lang))).collect();
    assert!(missing.is_empty(), "{} of 3,000: {}", missing.len(), missing.join(", "));
}

#[test]
fn c7_the_3000_commonest_english_words_are_ordinary_words() {
    all_commonest_are_ordinary_words(Lang::En);
}

#[test]
fn c7_the_3000_commonest_german_words_are_ordinary_words() {
    all_commonest_are_ordinary_words(Lang::De);
}

#[test]
fn b5_99_in_100_words_that_people_expect_are_known_and_every_miss_is_named() {
    let probes = table("probes.tsv");
    let is_known = |line: &[String]| match verdict(&line[1], Lang::En) {
        "accepted" => true,
        other => other == "name" && line[0] == "proper",
    };
    let missed: BTreeSet<_> = probes.iter().filter(|line| !is_known(line)).map(|line| line[1].clone()).collect();
    let named: BTreeSet<_> = table("probes-missed.tsv").into_iter().map(|line| line[0].clone()).collect();
    assert_eq!(missed, named, "left: missed, right: named in probes-missed.tsv");
    assert!(share(missed.len(), probes.len()) <= 0.01, "{missed:?} of {}", probes.len());
}

/// Whether a word falls as a plural, or `None` for a word that the dictionary lacks (R3 A).
fn falls_as_plural(word: &str, lang: Lang, strict: bool) -> Option<bool> {
    typed(word, lang).map(|entry| entry.is_refused_plural(strict))
}

/// The lines of a table of plurals that are judged otherwise, the number of lines, and the number of debatable ones.
fn misjudged_plurals(lang: Lang, strict: bool) -> (Vec<String>, usize, usize) {
    let lines = table(&format!("plurals-{}.tsv", lang.code()));
    let expected = |line: &[String]| match line[if strict { 2 } else { 1 }].as_str() {
        "refused" => Some(true),
        "accepted" => Some(false),
        _ => None,
    };
    let (debatable, asked): (Vec<_>, Vec<_>) =
        lines.iter().filter(|line| expected(line).is_some()).partition(|line| line.len() > 4);
    let wrong = asked.iter().filter(|line| falls_as_plural(&line[0], lang, strict) != expected(line));
    let wrong = wrong.map(|line| {
        let class = typed(&line[0], lang).map_or("not known".to_owned(), |entry| format!("class {}", entry.plural));
        format!("{}: {}, {}, but {class}", line[0], line[if strict { 2 } else { 1 }], line[3])
    });
    (wrong.collect(), asked.len(), debatable.len())
}

fn no_plural_is_misjudged(lang: Lang) {
    let (wrong, asked, debatable) = misjudged_plurals(lang, false);
    assert!(asked >= 320 && debatable <= 5, "{asked} asked, {debatable} debatable");
    assert!(wrong.is_empty(), "{} of {asked}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn r3_no_english_plural_is_misjudged_but_those_that_are_debatable() {
    no_plural_is_misjudged(Lang::En);
}

#[test]
fn r3_no_german_plural_is_misjudged_but_those_that_are_debatable() {
    no_plural_is_misjudged(Lang::De);
}

#[test]
fn r3_the_strict_setting_refuses_plurals_that_are_verbs_first() {
    let (wrong, asked, _) = misjudged_plurals(Lang::En, true);
    assert!(share(asked - wrong.len(), asked) >= STRICT_FLOOR, "{} of {asked}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Precision and recall of "related" over the pairs of a language, and the pairs that are judged otherwise.
fn judge_derivatives(lang: Lang) -> (f64, f64, String) {
    let (mut right, mut linked, mut related, mut wrong) = (0, 0, 0, Vec::new());
    for line in table(&format!("derivatives-{}.tsv", lang.code())) {
        let [one, other] = [&line[0], &line[1]].map(|word| normalise(word, lang));
        let says = are_related(dictionary(lang), &one, &other);
        assert_eq!(says, are_related(dictionary(lang), &other, &one), "{one} {other}: the order matters");
        let is = line[2] == "related";
        right += usize::from(says && is);
        linked += usize::from(says);
        related += usize::from(is);
        if says != is {
            wrong.push(format!("{} {}: {}, {}", line[0], line[1], line[2], line[4]));
        }
    }
    (share(right, linked.max(1)), share(right, related), wrong.join("\n"))
}

#[test]
fn b7_english_derivatives_are_found_and_strangers_are_not() {
    let (precision, recall, wrong) = judge_derivatives(Lang::En);
    println!("English: precision {precision:.3}, recall {recall:.3}\n{wrong}");
    assert!(
        precision >= ENGLISH_FLOOR && recall >= ENGLISH_FLOOR,
        "precision {precision:.3}, recall {recall:.3}\n{wrong}"
    );
}

#[test]
fn b7_german_derivatives_do_not_fall_below_what_they_reached() {
    let (precision, recall, wrong) = judge_derivatives(Lang::De);
    println!("German: precision {precision:.3}, recall {recall:.3}\n{wrong}");
    assert!(
        precision >= GERMAN_PRECISION && recall >= GERMAN_RECALL,
        "precision {precision:.3}, recall {recall:.3}\n{wrong}"
    );
}

fn every_case_holds(code: &str) {
    let cases: Vec<_> = table("cases.tsv").into_iter().filter(|line| line[1] == code).collect();
    assert!(cases.len() >= 60, "{} cases", cases.len());
    let wrong = cases.iter().filter_map(|line| {
        let said = verdict(&unescaped(&line[2]), language(code));
        let holds = if line[3] == "refused" { !matches!(said, "accepted" | "name") } else { said == line[3] };
        (!holds).then(|| format!("{} {:?}: {}, but {said}", line[0], line[2], line[3]))
    });
    let wrong: Vec<_> = wrong.collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

#[test]
fn c1_to_c16_english_inputs_get_their_verdicts() {
    every_case_holds("en");
}

#[test]
fn c1_to_c16_german_inputs_get_their_verdicts() {
    every_case_holds("de");
}
