//! What chance decides: counted with fixed seeds, against bounds that an off-by-one or a skew would break.

use std::collections::{BTreeMap, BTreeSet};

use rand_xoshiro::rand_core::SeedableRng;
use wordbox::rules::bomb::view::Stage;
use wordbox::rules::bomb::{Action, Bomb, Config, Die, Ending, Event, Face};
use wordbox::rules::clock::Millis;
use wordbox::rules::roster::{PlayerId, Roster};
use wordbox::rules::{Ctx, Game, Rng};
use wordbox::session::{Session, save, spent};
use wordbox::words::{Lang, groups};

use crate::common::{dealt, roster};

fn decide(state: &Bomb, action: &Action, rng: &mut Rng) -> Vec<Event> {
    state.decide(action, &mut Ctx { now: Millis(0), rng, lexicon: None }).expect("allowed")
}

fn ready(config: &Config) -> Bomb {
    let session: Session<Bomb> =
        save::load(&dealt(config, &roster(&["Ann", "Bo"]), &["ant", "ing"], &["er"], 0)).expect("a save");
    session.state().clone()
}

/// Five standard deviations of a binomial count: by chance missed once in two million.
fn five_sigma(tries: f64, chance: f64) -> f64 {
    5.0 * (tries * chance * (1.0 - chance)).sqrt()
}

#[test]
fn b2_b13_the_faces_of_both_dice_are_equally_likely() {
    for die in [Die::Classic, Die::Edges] {
        let state = ready(&Config { die, ..Config::classic(Lang::En) });
        let mut rng = Rng::seed_from_u64(2);
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..30_000 {
            for event in decide(&state, &Action::Roll, &mut rng) {
                if let Event::Rolled { face } = event {
                    *counts.entry(format!("{face:?}")).or_default() += 1;
                }
            }
        }
        let faces: BTreeSet<String> = die.faces().iter().map(|face: &Face| format!("{face:?}")).collect();
        assert_eq!(counts.keys().cloned().collect::<BTreeSet<_>>(), faces);
        for count in counts.values() {
            assert!((f64::from(*count) - 10_000.0).abs() < five_sigma(30_000.0, 1.0 / 3.0), "{counts:?}");
        }
    }
}

#[test]
fn b3_the_fuse_is_uniform_and_both_ends_are_reached() {
    let mut state = ready(&Config { fuse: (3, 4), ..Config::classic(Lang::En) });
    state.apply(Millis(0), &Event::Rolled { face: Face::Anywhere });
    let mut rng = Rng::seed_from_u64(3);
    let mut counts = vec![0_u32; 1001];
    for _ in 0..100_000 {
        for event in decide(&state, &Action::Light, &mut rng) {
            if let Event::Lit { fuse: Millis(fuse), .. } = event {
                assert!((3000..=4000).contains(&fuse), "{fuse}");
                counts[fuse as usize - 3000] += 1;
            }
        }
    }
    // Every millisecond is expected about a hundred times, the first and the last one as often as the others.
    let expected = 100_000.0 / 1001.0;
    for (millisecond, count) in counts.iter().enumerate() {
        let off = (f64::from(*count) - expected).abs();
        assert!(off < five_sigma(100_000.0, 1.0 / 1001.0), "{millisecond}: {count}");
    }
}

#[test]
fn b3_a_fuse_of_one_length_and_one_with_swapped_ends_burn() {
    for (fuse, range) in [((10, 10), 10_000..=10_000), ((60, 10), 10_000..=60_000)] {
        let session = Session::<Bomb>::new(Config { fuse, ..Config::classic(Lang::En) }, roster(&["Ann", "Bo"]));
        let mut state = session.state().clone();
        let mut rng = Rng::seed_from_u64(4);
        for action in [Action::Deal { spent: Vec::new(), after: None, deck: Vec::new() }, Action::Roll, Action::Light] {
            for event in decide(&state, &action, &mut rng) {
                state.apply(Millis(0), &event);
            }
        }
        assert!(range.contains(&state.due().expect("a fuse burns").0));
    }
}

#[test]
fn p3_c23_no_seat_is_favoured_to_begin() {
    for seats in 2..=12_usize {
        let names: Vec<String> = (0..seats).map(|seat| format!("P{seat}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let state = Bomb::new(&Config::classic(Lang::En), &roster(&names));
        let mut rng = Rng::seed_from_u64(5);
        let mut counts = vec![0_u32; seats];
        for _ in 0..1200 {
            for event in decide(&state, &Action::Deal { spent: Vec::new(), after: None, deck: Vec::new() }, &mut rng) {
                if let Event::Dealt { starter, .. } = event {
                    counts[usize::from(starter.0)] += 1;
                }
            }
        }
        let chance = 1.0 / seats as f64;
        for count in &counts {
            assert!((f64::from(*count) - 1200.0 * chance).abs() < five_sigma(1200.0, chance), "{counts:?}");
        }
    }
}

#[test]
fn p3_the_next_game_begins_with_the_next_seat() {
    let state = Bomb::new(&Config::classic(Lang::En), &roster(&["Ann", "Bo", "Cy"]));
    for (last, next) in [(0, 1), (1, 2), (2, 0)] {
        let deal = Action::Deal { spent: Vec::new(), after: Some(PlayerId(last)), deck: Vec::new() };
        let events = decide(&state, &deal, &mut Rng::seed_from_u64(6));
        assert!(matches!(events.as_slice(), [Event::Dealt { starter, .. }] if *starter == PlayerId(next)));
    }
}

#[test]
fn b1_a_deal_is_refused_for_one_player_or_thirteen() {
    for seats in [0, 1, 13] {
        let roster = Roster::seat_all(std::iter::repeat_n(None, seats)).expect("numbers");
        let state = Bomb::new(&Config::classic(Lang::En), &roster);
        let mut rng = Rng::seed_from_u64(7);
        let refused = state.decide(
            &Action::Deal { spent: Vec::new(), after: None, deck: Vec::new() },
            &mut Ctx { now: Millis(0), rng: &mut rng, lexicon: None },
        );
        assert_eq!(refused, Err(wordbox::rules::bomb::Error::PlayerCount));
    }
}

/// Plays games with explosions only until each card of the deck has come, as the app does: what was seen is kept from
/// game to game.
fn cards_of_games(die: Die, ending: Ending, games: usize, rng: &mut Rng) -> Vec<Vec<String>> {
    let config = Config { die, ending, ..Config::classic(Lang::En) };
    let mut seen: Vec<String> = Vec::new();
    (0..games)
        .map(|_| {
            let mut state = Bomb::new(&config, &roster(&["Ann", "Bo", "Cy"]));
            let step = |state: &mut Bomb, action: &Action, rng: &mut Rng| {
                for event in decide(state, action, rng) {
                    state.apply(Millis(0), &event);
                }
            };
            step(&mut state, &Action::Deal { spent: seen.clone(), after: None, deck: Vec::new() }, rng);
            while state.view().stage != Stage::Over {
                step(&mut state, &Action::Roll, rng);
                step(&mut state, &Action::Light, rng);
                state.apply(Millis(0), &Event::Exploded);
                step(&mut state, &Action::TakeCard, rng);
            }
            let turned: Vec<String> = state.turned_cards().map(str::to_owned).collect();
            for card in &turned {
                spent::mark(&mut seen, card);
            }
            turned
        })
        .collect()
}

#[test]
fn b1_c18_no_card_comes_twice_until_the_deck_is_used_up_also_across_games() {
    let deck = groups(Lang::En).len();
    assert!((200..=240).contains(&deck), "about 220 groups, not {deck}");
    let mut rng = Rng::seed_from_u64(8);
    let games = cards_of_games(Die::Classic, Ending::Cards(13), 40, &mut rng);
    let all: Vec<&String> = games.iter().flatten().collect();
    assert!(all.len() > 2 * deck);
    for deck_of_games in all.chunks(deck) {
        let distinct: BTreeSet<_> = deck_of_games.iter().collect();
        assert_eq!(distinct.len(), deck_of_games.len());
    }
}

#[test]
fn b1_c18_no_card_comes_twice_within_a_game_of_the_other_die_or_in_games_that_follow() {
    let mut rng = Rng::seed_from_u64(9);
    let games = cards_of_games(Die::Edges, Ending::Cards(13), 5, &mut rng);
    let all: Vec<&String> = games.iter().flatten().collect();
    let distinct: BTreeSet<_> = all.iter().collect();
    assert_eq!(distinct.len(), all.len());
}

#[test]
fn b1_a_deck_of_ones_own_is_dealt_whole_and_comes_again_when_it_is_used_up() {
    let deck: Vec<String> = ["ant", "ing", "ba"].map(str::to_owned).to_vec();
    let mut rng = Rng::seed_from_u64(7);
    let config = Config::classic(Lang::En);
    let state = Bomb::new(&config, &roster(&["Ann", "Bo"]));
    let deal = Action::Deal { spent: vec!["ing".to_owned()], after: None, deck: deck.clone() };
    let events = decide(&state, &deal, &mut rng);
    let [Event::Dealt { pile, rest, .. }] = events.as_slice() else { panic!("one deal, not {events:?}") };
    assert_eq!((pile.len(), rest.len()), (3, 0), "three cards cannot be thirteen");
    assert_eq!(pile.last().map(String::as_str), Some("ing"), "what was seen lies at the bottom");
    let mut sorted = pile.clone();
    sorted.sort();
    assert_eq!(sorted, ["ant", "ba", "ing"]);
}
