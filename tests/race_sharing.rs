//! Links and codes of own phones, with the words that ship: how long they get, and that what was sent arrives (R8).

#[path = "search/shipped.rs"]
#[expect(dead_code, reason = "its tables are for the tests of other things")]
mod shipped;

use rand::Rng as _;
use shipped::languages;
use wordbox::rules::race::sharing::{Invitation, Sent, list};
use wordbox::rules::race::view::Stage;
use wordbox::rules::race::{Action, Config, Race, Way};
use wordbox::rules::rng_from;
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::session::clock::Reading;
use wordbox::session::{Env, Session};
use wordbox::words::{Lang, Lexicon, dice};

const ROLLS: u64 = 100;
const WORDS: usize = 10;

fn invitation(dictionary: &wordbox::words::Dictionary, seed: u64) -> Invitation {
    let lang = dictionary.lang();
    let faces: Vec<String> = dice::roll(dictionary, 12, &mut rng_from(seed)).into_iter().map(str::to_owned).collect();
    Invitation::new(&Config { way: Way::Phones, ..Config::classic(lang) }, seed as usize + 1, &faces)
}

/// Ten of these words.
fn ten(words: &[&str], seed: u64) -> Vec<String> {
    let mut rng = rng_from(seed);
    let mut written: Vec<String> = Vec::new();
    while written.len() < WORDS.min(words.len()) {
        let word = words[rng.random_range(0..words.len())];
        if !written.iter().any(|other| other == word) {
            written.push(word.to_owned());
        }
    }
    written
}

fn median_and_most(mut lengths: Vec<usize>) -> (usize, usize) {
    lengths.sort_unstable();
    (lengths[lengths.len() / 2], lengths[lengths.len() - 1])
}

#[test]
fn r8_the_short_code_of_ten_words_is_short() {
    for dictionary in languages() {
        let (mut common, mut any, mut links, mut joins) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for seed in 0..ROLLS {
            let invitation = invitation(dictionary, seed);
            let possible = invitation.possible(dictionary);
            let proposed: Vec<&str> = possible
                .iter()
                .filter(|word| dictionary.look_up(word).is_some_and(|entry| entry.is_proposed()))
                .copied()
                .collect();
            let digits = |code: &str| code.chars().filter(|letter| *letter != ' ').count();
            for (words, lengths) in [(&proposed, &mut common), (&possible, &mut any)] {
                let written = ten(words, seed);
                let code = list::short(invitation.mark(), &written, &possible);
                lengths.push(digits(&code));
                let sent = Sent::read(&code).expect("well written");
                let mut read = sent.words(&possible).expect("the same dictionary");
                let mut expected = written.clone();
                read.sort_unstable();
                expected.sort_unstable();
                assert_eq!(read, expected);
                links.push(list::in_full(invitation.mark(), Some("Annabel"), &written).len());
            }
            joins.push(invitation.text().len());
        }
        let figures = [common, any, links, joins].map(median_and_most);
        // As measured, in characters: short codes of common words and of any, links, and invitations.
        let bounds = match dictionary.lang() {
            Lang::En => [(18, 21), (19, 23), (78, 96), (22, 22)],
            Lang::De => [(18, 20), (21, 25), (81, 97), (22, 22)],
        };
        for ((median, most), (median_bound, most_bound)) in figures.into_iter().zip(bounds) {
            assert!(median <= median_bound && most <= most_bound, "{:?}: {figures:?}", dictionary.lang());
        }
    }
}

/// A list comes from another tab, in front of which the table's tab is hidden and paused.
#[test]
fn r8_a_list_is_taken_in_while_the_table_is_paused() {
    let config = Config { way: Way::Phones, ..Config::classic(Lang::En) };
    let mut session: Session<Race> = Session::new(config, Roster::seat_all([Some("Ann")]).expect("a name"));
    let reading = Reading { mono: 0.0, wall: 0.0 };
    session.resume(reading);
    let act = |session: &mut Session<Race>, action| {
        session.act(&action, Env { reading, rng: &mut rng_from(1), lexicon: None }).expect("allowed");
    };
    act(&mut session, Action::Lay { faces: ["R", "A", "T", "E"].map(str::to_owned).to_vec() });
    act(&mut session, Action::Start);
    act(&mut session, Action::Stop { by: None });
    session.pause(reading);
    act(&mut session, Action::Bring { by: PlayerId(0), words: vec!["rate".to_owned()] });
    let Stage::Collecting { sheets, .. } = session.view().stage else { panic!("the lists come in") };
    assert_eq!(sheets[0].words, ["rate"]);
}
