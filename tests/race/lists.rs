//! What holds of any lists (R5), of any roll (R1), and of what nobody found.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::sample::{Index, select};
use rand_xoshiro::rand_core::SeedableRng;
use wordbox::rules::race::judge::Case;
use wordbox::rules::race::missed::{missed, possible};
use wordbox::rules::race::score::{Fate, ListScore, score};
use wordbox::rules::race::{Action, Config, Event, Race, Way};
use wordbox::rules::roster::Roster;
use wordbox::rules::{Rng, rng_from};
use wordbox::session::Session;
use wordbox::words::{Lang, Letters, Lexicon as _, dice};

use crate::games::{DICE, WORDS, lay};
use crate::table::{Table, dictionary};

/// Seeds, and what shows after them. The same is asked of the browsers.
const ROLLS: &str = include_str!("../common/rolls.tsv");

fn laid() -> Letters {
    Letters::of_faces(DICE).expect("letters")
}

fn scores(lists: &[Vec<String>], stopper: Option<usize>) -> Vec<ListScore> {
    let (letters, lexicon) = (laid(), dictionary(Lang::En));
    let case = Case { letters: &letters, shortest: 4, strict_plurals: false, names: false, lexicon };
    score(&case, lists, stopper, 3)
}

fn lists() -> impl Strategy<Value = Vec<Vec<String>>> {
    let word = select(&WORDS[..]).prop_map(str::to_owned);
    prop::collection::vec(prop::collection::vec(word, 0..8), 1..6)
}

proptest! {
    #[test]
    fn r5_the_score_does_not_depend_on_the_order_of_the_lists(
        lists in lists(), stopper in any::<Option<Index>>(), by in 0_usize..6
    ) {
        let stopper = stopper.map(|stopper| stopper.index(lists.len()));
        let by = by % lists.len();
        let mut turned = lists.clone();
        turned.rotate_left(by);
        let place = |old: usize| (old + lists.len() - by) % lists.len();
        let (straight, turned) = (scores(&lists, stopper), scores(&turned, stopper.map(place)));
        for (old, list) in straight.into_iter().enumerate() {
            let mut other = turned[place(old)].clone();
            for ((_, fate), (_, theirs)) in list.words.iter().zip(&mut other.words) {
                if let (Fate::Struck { with }, Fate::Struck { with: theirs }) = (fate, theirs) {
                    let there: BTreeSet<usize> = with.iter().map(|old| place(*old)).collect();
                    prop_assert_eq!(there, theirs.iter().copied().collect::<BTreeSet<_>>());
                    theirs.clone_from(with);
                }
            }
            prop_assert_eq!(list, other);
        }
    }

    #[test]
    fn r5_every_words_points_add_up_to_the_total(lists in lists(), stopper in any::<Option<Index>>()) {
        for list in scores(&lists, stopper.map(|stopper| stopper.index(lists.len()))) {
            let points = |fate: &Fate| if let Fate::Scored { points } = fate { *points } else { 0 };
            let words: i32 = list.words.iter().map(|(_, fate)| points(fate)).sum();
            prop_assert_eq!(list.total, words + list.bonus + list.penalty);
        }
    }

    #[test]
    fn found_and_missed_are_what_was_possible(
        seed in any::<u64>(), german in any::<bool>(), shortest in 3_u8..=6, strict in any::<bool>(),
        found in prop::collection::vec(any::<Index>(), 0..40)
    ) {
        let lang = if german { Lang::De } else { Lang::En };
        let book = dictionary(lang);
        let faces = dice::throw(lang, 12, &mut rng_from(seed));
        let letters = Letters::of_faces(faces.iter().copied()).expect("letters");
        let config = Config { shortest, strict_plurals: strict, ..Config::classic(lang) };
        let possible = possible(book, &letters, &config);
        prop_assume!(!possible.is_empty());
        let found: BTreeSet<&str> = found.iter().map(|index| possible[index.index(possible.len())]).collect();
        let missed = missed(book, &letters, &config, &found);
        let all: BTreeSet<&str> = found.iter().copied().chain(missed.iter().map(String::as_str)).collect();
        prop_assert_eq!(all.len(), found.len() + missed.len());
        prop_assert_eq!(&all, &possible.iter().copied().collect());
        prop_assert!(missed.is_sorted_by_key(|word| std::cmp::Reverse(word.chars().count())), "longest first");
        let case =
            Case { letters: &letters, shortest: usize::from(shortest), strict_plurals: strict, names: false, lexicon: book };
        for word in all {
            prop_assert!(book.look_up(word).is_some_and(|entry| entry.is_proposed()), "W5: {}", word);
            prop_assert_eq!(case.judge(word, &[]), Ok(word.to_owned()), "what is shown as missed would have counted");
        }
    }

    #[test]
    fn r1_every_roll_is_fair(seed in any::<u64>(), count in 9_u8..=13) {
        let roster = Roster::seat_all([None, None, None]).expect("numbers");
        let session: Session<Race> = Session::new(Config { dice: count, ..Config::classic(Lang::En) }, roster);
        let mut table = Table::new(session, seed);
        table.resume();
        table.act(&Action::Roll).expect("a roll");
        let faces = table.session.view().faces;
        prop_assert_eq!(faces.len(), usize::from(count));
        let letters = Letters::of_faces(faces.iter().map(String::as_str)).expect("letters");
        prop_assert!(letters.vowels() >= 2, "C16");
        prop_assert!(possible(dictionary(Lang::En), &letters, &Config::classic(Lang::En)).len() >= 40);
    }
}

#[test]
fn the_same_seed_shows_the_same_dice() {
    let mut seen = 0;
    for line in ROLLS.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('\t').collect();
        let [lang, count, seed, faces] = parts[..] else { panic!("not a roll: {line}") };
        let lang = Lang::from_code(lang).expect("a language");
        let (count, seed) = (count.parse().expect("a number"), seed.parse().expect("a number"));
        let mut table = Table::new(
            Session::<Race>::new(
                Config { dice: count as u8, ..Config::classic(lang) },
                Roster::seat_all([None, None]).expect("numbers"),
            ),
            0,
        );
        (table.lang, table.rng) = (lang, rng_from(seed));
        table.resume();
        table.act(&Action::Roll).expect("a roll");
        let mut shown = table.session.view().faces;
        assert_eq!(shown.join(" "), faces, "{line}");
        let mut rolled = dice::roll(dictionary(lang), count, &mut rng_from(seed));
        shown.sort_unstable();
        rolled.sort_unstable();
        assert_eq!(shown, rolled, "nothing is drawn before the dice, and they only fall in another order");
        seen += 1;
    }
    assert!(seen >= 6, "{seen} rolls");
}

/// P3: chance decides who is first in the first round. Bounds of five standard deviations.
#[test]
fn p3_everybody_is_first_equally_often() {
    let roster = Roster::seat_all([None, None, None]).expect("numbers");
    let mut table: Table<Race> = Table::new(Session::new(Config::classic(Lang::En), roster), 0);
    table.resume();
    let mut rng = Rng::seed_from_u64(4);
    let mut counts: BTreeMap<u8, f64> = BTreeMap::new();
    for _ in 0..9000 {
        let events = table.would(&lay(), &mut rng).expect("dice");
        let Some(Event::Rolled { starter, .. }) = events.first() else { panic!("no roll: {events:?}") };
        *counts.entry(starter.0).or_default() += 1.0;
    }
    let bound = 5.0 * (9000.0_f64 / 3.0 * 2.0 / 3.0).sqrt();
    assert!(counts.len() == 3 && counts.values().all(|count| (count - 3000.0).abs() < bound), "{counts:?}");
}

/// While somebody writes, nobody else's list is in the view.
#[test]
fn the_lists_of_those_who_are_not_writing_are_in_no_view() {
    let roster = Roster::seat_all([Some("Ann"), Some("Bo")]).expect("names");
    let mut table: Table<Race> =
        Table::new(Session::new(Config { way: Way::Typed, ..Config::classic(Lang::En) }, roster), 0);
    table.resume();
    table.act(&lay()).expect("dice");
    for own in ["planet", "relation"] {
        assert!(!format!("{:?}", table.session.view()).contains("planet"), "while the device waits");
        table.act(&Action::Start).expect("a start");
        let view = table.session.view();
        let wordbox::rules::race::view::Stage::Writing(writing) = &view.stage else { panic!("nobody writes") };
        assert!(!format!("{view:?}").contains("planet"), "while {:?} writes", writing.writer);
        let written = Action::Write { by: writing.writer, words: vec![own.to_owned()], insist: false };
        table.act(&written).expect("a word");
        assert!(format!("{:?}", table.session.view()).contains(own));
        table.act(&Action::Stop { by: None }).expect("done");
    }
}
