//! What chance decides in Scramble, and what it may not (S1, S2, P3).

use std::collections::BTreeMap;

use wordbox::rules::rng_from;
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::rules::scramble::view::Stage;
use wordbox::rules::scramble::{Action, Config, Event, Scramble};
use wordbox::session::Session;
use wordbox::words::Lang;

use crate::table::Table;

/// P3: everybody picks first equally often, and chance is fair about who begins.
#[test]
fn p3_the_rotation_favours_no_seat() {
    let config = Config { rounds: 12, ..Config::classic(Lang::En) };
    let mut first: BTreeMap<PlayerId, usize> = BTreeMap::new();
    for seed in 0..600 {
        let roster = Roster::seat_all([Some("Ann"), Some("Bo"), Some("Cy")]).expect("plain names");
        let mut table = Table::<Scramble>::new(Session::new(config.clone(), roster), seed);
        table.resume();
        table.act(&Action::Roll).expect("a roll");
        *first.entry(table.session.view().starter.expect("somebody")).or_default() += 1;
    }
    assert!(first.len() == 3 && first.values().all(|count| (150..250).contains(count)), "{first:?}");
    let roster = Roster::seat_all([Some("Ann"), Some("Bo"), Some("Cy")]).expect("plain names");
    let mut table = Table::<Scramble>::new(Session::new(config, roster), 1);
    table.resume();
    let mut turns: BTreeMap<(PlayerId, usize), usize> = BTreeMap::new();
    for _ in 0..12 {
        table.act(&Action::Roll).expect("a roll");
        while let Stage::Waiting { next, done, .. } = table.session.view().stage {
            *turns.entry((next, done)).or_default() += 1;
            table.act(&Action::Start).expect("the cover is lifted");
            table.act(&Action::GoWithout).expect("nobody has to have a word");
        }
    }
    assert!(turns.len() == 9 && turns.values().all(|count| *count == 4), "{turns:?}");
}

/// S1: the die shows every face as often as it has it.
#[test]
fn s1_every_face_is_as_likely() {
    let roster = Roster::seat_all([None, None]).expect("two players");
    let mut table = Table::<Scramble>::new(Session::new(Config::classic(Lang::En), roster), 1);
    table.resume();
    let mut lengths: BTreeMap<u8, usize> = BTreeMap::new();
    for seed in 0..1200 {
        let rolled = table.would(&Action::Roll, &mut rng_from(seed)).expect("a roll");
        let [Event::Rolled { length, .. }] = rolled.as_slice() else { panic!("{rolled:?}") };
        *lengths.entry(*length).or_default() += 1;
    }
    for (length, likely) in [(4, 200), (5, 400), (6, 400), (7, 200)] {
        assert!(lengths[&length].abs_diff(likely) < 60, "{lengths:?}");
    }
}
