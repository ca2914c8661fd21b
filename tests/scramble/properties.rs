//! Properties of Scramble: whatever people do, in whatever order, these hold.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use wordbox::rules::scramble::view::Stage;
use wordbox::rules::scramble::{Action, Error, Event, Scramble};
use wordbox::session::{Refused, Session};

use crate::games::{Deed, games};
use crate::holds::{check_saves, check_table};
use crate::record::record_of;
use crate::secrets::Facts;
use crate::table::Table;

proptest! {
    #[test]
    fn whatever_people_do_the_game_stays_whole(game in games()) {
        let mut table = game.set_up();
        check_table(&table)?;
        for deed in &game.deeds {
            let (state, steps) = (table.session.state().clone(), table.session.log().len());
            let events = deed.perform(&mut table);
            let new = table.session.log().get(steps..).unwrap_or_default();
            let due = new.iter().flat_map(|step| &step.events).any(|event| matches!(event, Event::TimeUp | Event::Lapsed));
            if events.is_none() && !due {
                prop_assert_eq!(table.session.state(), &state, "refused, and yet something changed: {:?}", deed);
                prop_assert_eq!(table.session.log().len(), steps);
            }
            check_table(&table)?;
        }
        check_saves(&table)?;
    }

    #[test]
    fn c24_undo_restores_the_exact_state_but_for_the_time(game in games(), wait in 0_u64..4000) {
        let mut table = game.set_up();
        for deed in &game.deeds {
            let (log, state, view) =
                (table.session.log().to_vec(), table.session.state().clone(), table.session.view());
            deed.perform(&mut table);
            let grown = table.session.log().len() == log.len() + 1;
            if !grown || !table.session.can_undo() {
                continue;
            }
            table.pass_time(wait);
            if table.undo() {
                prop_assert_eq!(table.session.state(), &state, "after {:?}", deed);
                prop_assert_eq!(table.session.view(), view);
                prop_assert_eq!(table.session.log(), log.as_slice());
                deed.perform(&mut table);
            } else {
                // Something ran out meanwhile, and that stays.
                let last = table.session.log().last().map(|step| step.events.clone()).unwrap_or_default();
                prop_assert!(last.iter().all(|event| matches!(event, Event::TimeUp | Event::Lapsed)), "{:?}", last);
            }
        }
    }

    #[test]
    fn c27_what_was_covered_and_then_seen_is_never_undone(game in games()) {
        let mut table = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
        }
        let mut copy: Table<Scramble> = Table::at(&table.saved(), 0);
        while copy.undo() {}
        prop_assert_eq!(final_events(&copy.session), final_events(&table.session));
    }

    #[test]
    fn the_same_seed_gives_the_same_events(game in games()) {
        let mut table = game.set_up();
        for deed in &game.deeds {
            table.pass_time(0);
            if let (Deed::Act(action), false) = (deed, table.session.is_paused()) {
                let foreseen = table.would(action, &mut table.rng.clone()).map_err(Refused::Rules);
                prop_assert_eq!(table.act(action), foreseen);
            } else {
                deed.perform(&mut table);
            }
        }
    }

    #[test]
    fn c20_what_comes_in_the_moment_something_runs_out_is_too_late(game in games(), late in 0_u64..1000) {
        let mut table = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
        }
        let Some(due) = table.session.until_due() else { return Ok(()) };
        let (action, ran_out) = match table.session.view().stage {
            Stage::Setting(_) => (Action::GoWithout, Event::TimeUp),
            Stage::Jumbling(_) => (Action::HandOver, Event::TimeUp),
            Stage::Solving(solving) if solving.claim.is_some() => (Action::Confirm, Event::Lapsed),
            _ => (Action::Abandon { group: None }, Event::TimeUp),
        };
        table.let_clocks_run(due.0 + late);
        prop_assert_eq!(table.act(&action), Err(Refused::Rules(Error::TooLate)));
        let last = table.session.log().last().and_then(|step| step.events.first().cloned());
        prop_assert_eq!(last, Some(ran_out));
    }
}

/// The properties above say little if the random games do not get about.
#[test]
fn random_games_get_everywhere() {
    let mut runner = TestRunner::deterministic();
    let (mut stages, mut events): (BTreeSet<String>, BTreeSet<String>) = Default::default();
    let name = |debugged: String| debugged.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
    let (mut hidden, mut solved) = (0, 0);
    for _ in 0..200 {
        let game = games().new_tree(&mut runner).expect("a game").current();
        let mut table = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
            stages.insert(name(format!("{:?}", table.session.view().stage)));
        }
        let facts = Facts::of(&record_of::<Scramble>(&table.saved()));
        (hidden, solved) = (hidden + facts.hidden().count(), solved + facts.said.len());
        let all = table.session.log().iter().flat_map(|step| &step.events);
        events.extend(all.map(|event| name(format!("{event:?}"))));
    }
    assert_eq!(stages.len(), 7, "{stages:?}");
    assert_eq!(events.len(), 18, "{events:?}");
    assert!(hidden > 100 && solved > 30, "{hidden} words hidden, {solved} solved");
}

/// Everything in the log that stays whatever the table wishes, told apart without asking the engine.
fn final_events(session: &Session<Scramble>) -> Vec<Event> {
    let stays = |event: &&Event| {
        matches!(
            event,
            Event::Rolled { .. }
                | Event::Started
                | Event::HandedOver
                | Event::WentWithout
                | Event::Revealed
                | Event::Lapsed
                | Event::TimeUp
        )
    };
    session.log().iter().flat_map(|step| &step.events).filter(stays).cloned().collect()
}
