//! The verdicts of Race and Scramble (W3), and the scores of a round of Race (R5), with a dictionary of a handful of words.

use wordbox::rules::race::judge::{Case as RaceCase, Refusal as Race};
use wordbox::rules::race::score::{Fate, ListScore, score};
use wordbox::rules::scramble::judge::{Case as ScrambleCase, Refusal as Scramble};
use wordbox::rules::verdict::{Unlisted, Unusable};
use wordbox::words::dictionary::{Dictionary, Row, writer};
use wordbox::words::{Entry, Lang, Letters, Tier};

/// Ordinary words with their plural class, and one word each of the other tiers.
const WORDS: [(&str, u8); 16] = [
    ("cats", 1),
    ("decimal", 0),
    ("dogs", 2),
    ("glass", 0),
    ("medical", 0),
    ("plays", 3),
    ("emits", 4),
    ("trousers", 5),
    ("stone", 0),
    ("notes", 1),
    ("onset", 0),
    ("tone", 0),
    ("note", 0),
    ("stoned", 0),
    ("masse", 0),
    ("tonnes", 1),
];

fn dictionary(lang: Lang) -> Dictionary {
    let mut rows: Vec<Row> =
        WORDS.iter().map(|(word, plural)| Row::plain(word, Entry { plural: *plural, ..Entry::standard(1) })).collect();
    rows.push(Row::plain("estonia", Entry { tier: Tier::Name, ..Entry::standard(1) }));
    rows.push(Row::plain("etc", Entry { tier: Tier::Abbreviation, ..Entry::standard(1) }));
    rows.sort_by(|a, b| a.word.cmp(&b.word));
    Dictionary::from_bytes(writer::write(lang, &rows).expect("sorted")).expect("well written")
}

fn letters(of: &str) -> Letters {
    Letters::of(of).expect("letters")
}

fn race(word: &str, strict_plurals: bool, names: bool) -> Result<String, Race> {
    let (lexicon, letters) = (dictionary(Lang::En), letters("catsdecimldogsglassplayemitrousersneia"));
    let case = RaceCase { letters: &letters, shortest: 4, strict_plurals, names, lexicon: &lexicon };
    case.judge(word, &["stone".to_owned()])
}

#[test]
fn w3_race_tells_the_first_rule_that_fails() {
    let unlisted = |unlisted| Err(Race::Unlisted(unlisted));
    for (word, verdict) in [
        ("", Err(Race::Unusable(Unusable::Empty))),
        (" \u{a0}", Err(Race::Unusable(Unusable::Empty))),
        ("two words", Err(Race::Unusable(Unusable::NotOneWord))),
        ("etc", Err(Race::TooShort)),
        ("zoo", Err(Race::TooShort)),
        ("zone", Err(Race::LetterMissing { letter: 'z', shown: 0 })),
        ("lollipop", Err(Race::LetterMissing { letter: 'p', shown: 1 })),
        ("don't", Err(Race::LetterMissing { letter: '\'', shown: 0 })),
        ("Stone", Err(Race::AlreadySaid)),
        ("stoic", unlisted(Unlisted::Unknown)),
        ("Estonia", unlisted(Unlisted::Name)),
        ("cats", Err(Race::Plural)),
        ("dogs", Err(Race::Plural)),
        ("trousers", Err(Race::Plural)),
        ("plays", Ok("plays".to_owned())),
        ("emits", Ok("emits".to_owned())),
        ("Glass ", Ok("glass".to_owned())),
    ] {
        assert_eq!(race(word, false, false), verdict, "{word:?}");
    }
}

#[test]
fn r3_the_strict_setting_also_refuses_plurals_that_are_mostly_verbs() {
    assert_eq!(race("plays", true, false), Err(Race::Plural));
    assert_eq!(race("emits", true, false), Ok("emits".to_owned()));
    assert_eq!(race("Estonia", true, true), Ok("estonia".to_owned()));
}

#[test]
fn c9_a_missing_letter_comes_before_an_unknown_word() {
    let verdict = race("wilco", false, false);
    assert_eq!(verdict, Err(Race::LetterMissing { letter: 'w', shown: 0 }));
    assert_eq!(verdict.expect_err("refused").report(), ("R2", "letter-missing"));
}

#[test]
fn w2_eszett_costs_two_s_on_the_dice() {
    let (lexicon, one_s, two_s) = (dictionary(Lang::De), letters("maes"), letters("maess"));
    let case = |letters| RaceCase { letters, shortest: 4, strict_plurals: false, names: false, lexicon: &lexicon };
    assert_eq!(case(&one_s).judge("Maße", &[]), Err(Race::LetterMissing { letter: 's', shown: 1 }));
    assert_eq!(case(&two_s).judge("Maße", &[]), Ok("masse".to_owned()));
}

fn scores(lists: &[&[&str]], stopper: Option<usize>, target: usize) -> Vec<ListScore> {
    let (lexicon, letters) = (dictionary(Lang::En), letters("stonesnoted"));
    let case = RaceCase { letters: &letters, shortest: 4, strict_plurals: false, names: false, lexicon: &lexicon };
    let lists: Vec<Vec<String>> =
        lists.iter().map(|list| list.iter().map(|word| (*word).to_owned()).collect()).collect();
    score(&case, &lists, stopper, target)
}

fn sums(scores: &[ListScore]) -> Vec<(i32, i32, i32)> {
    scores.iter().map(|list| (list.bonus, list.penalty, list.total)).collect()
}

#[test]
fn r5_words_are_counted_by_length_and_struck_from_all_lists() {
    let scores = scores(&[&["stone", "Stoned", ""], &["tone", "stone"], &["STONE", "note", "tone"]], None, 10);
    assert_eq!(sums(&scores), [(0, 0, 3), (0, 0, 0), (0, 0, 1)]);
    assert_eq!(
        scores[0].words,
        [("stone".to_owned(), Fate::Struck { with: vec![1, 2] }), ("stoned".to_owned(), Fate::Scored { points: 3 })]
    );
    assert_eq!(scores[2].words[1], ("note".to_owned(), Fate::Scored { points: 1 }));
}

#[test]
fn r5_bonus_and_penalty_come_together_and_the_penalty_once() {
    let scores = scores(&[&["stone", "tnoes", "zzzz"], &["tone", "etno"]], Some(0), 3);
    assert_eq!(sums(&scores), [(1, -2, 1), (0, 0, 1)]);
}

#[test]
fn r5_other_refusals_cost_the_stopper_nothing() {
    let scores = scores(&[&["notes", "not", "stone", "stone"]], Some(0), 3);
    assert_eq!(sums(&scores), [(1, 0, 3)]);
    let fates: Vec<&Fate> = scores[0].words.iter().map(|(_, fate)| fate).collect();
    assert_eq!(
        fates,
        [
            &Fate::Refused(Race::Plural),
            &Fate::Refused(Race::TooShort),
            &Fate::Scored { points: 2 },
            &Fate::Refused(Race::AlreadySaid)
        ]
    );
}

#[test]
fn r4_a_list_found_short_forfeits_the_bonus_and_a_score_can_be_below_zero() {
    assert_eq!(sums(&scores(&[&["tnoes", "Tnoes "]], Some(0), 2)), [(0, -2, -2)]);
    assert_eq!(sums(&scores(&[&["stone", "tone"]], Some(0), 2)), [(1, 0, 4)]);
}

#[test]
fn w3_scramble_tells_the_first_rule_that_fails() {
    let (lexicon, tiles) = (dictionary(Lang::En), letters("decimal"));
    let set = ScrambleCase { length: 7, tiles: None, names: false, lexicon: &lexicon };
    let solve = ScrambleCase { tiles: Some(&tiles), ..set };
    for (word, may_be_set, solves) in [
        ("", Err(Scramble::Unusable(Unusable::Empty)), Err(Scramble::Unusable(Unusable::Empty))),
        ("de cimal", Err(Scramble::Unusable(Unusable::NotOneWord)), Err(Scramble::Unusable(Unusable::NotOneWord))),
        ("stone", Err(Scramble::WrongLength), Err(Scramble::WrongLength)),
        ("Estonia", Err(Scramble::Unlisted(Unlisted::Name)), Err(Scramble::NotTheseLetters { letter: 's', shown: 0 })),
        ("claimed", Err(Scramble::Unlisted(Unlisted::Unknown)), Err(Scramble::Unlisted(Unlisted::Unknown))),
        // C14: DECIMAL set, MEDICAL guessed.
        ("MEDICAL", Ok("medical".to_owned()), Ok("medical".to_owned())),
        ("decimal\u{a0}", Ok("decimal".to_owned()), Ok("decimal".to_owned())),
    ] {
        assert_eq!(set.judge(word), may_be_set, "{word:?}");
        assert_eq!(solve.judge(word), solves, "{word:?}");
    }
    let plurals = ScrambleCase { length: 4, ..set };
    assert_eq!(plurals.judge("cats"), Ok("cats".to_owned()), "S3: any form");
}
