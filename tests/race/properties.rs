//! Properties of Race: whatever people do, in whatever order, these hold.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use wordbox::rules::race::view::{Fate, RoundResult, Stage};
use wordbox::rules::race::{Action, Error, Event, Race};
use wordbox::session::{Refused, Session, save};

use crate::games::{Deed, games};
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
            let due = new.iter().any(|step| step.events == [Event::TimeUp]);
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
                // The time was up meanwhile, and that stays.
                let last = table.session.log().last().map(|step| step.events.as_slice());
                prop_assert_eq!(last, Some(&[Event::TimeUp][..]));
            }
        }
    }

    #[test]
    fn letters_that_were_seen_and_lists_that_were_hidden_are_never_undone(game in games()) {
        let mut table = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
        }
        let mut copy: Table<Race> = Table::at(&table.saved(), 0);
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
    fn c20_what_is_written_in_the_moment_the_time_is_up_is_nowhere(game in games(), late in 0_u64..1000) {
        let mut table = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
        }
        let (Some(due), Stage::Writing(writing)) = (table.session.until_due(), table.session.view().stage) else {
            return Ok(());
        };
        table.let_clocks_run(due.0 + late);
        let word = Action::Write { by: writing.writer, words: vec!["silent".to_owned()], insist: true };
        prop_assert_eq!(table.act(&word), Err(Refused::Rules(Error::TooLate)));
        prop_assert_eq!(table.session.log().last().map(|step| step.events.clone()), Some(vec![Event::TimeUp]));
        let state = format!("{:?}", table.session.state());
        prop_assert!(!state.contains("silent"), "{}", state);
    }
}

/// The properties above say little if the random games do not get about.
#[test]
fn random_games_get_everywhere() {
    let mut runner = TestRunner::deterministic();
    let (mut stages, mut events): (BTreeSet<String>, BTreeSet<String>) = Default::default();
    let name = |debugged: String| debugged.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
    for _ in 0..200 {
        let game = games().new_tree(&mut runner).expect("a game").current();
        let mut table = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
            stages.insert(name(format!("{:?}", table.session.view().stage)));
        }
        let all = table.session.log().iter().flat_map(|step| &step.events);
        events.extend(all.map(|event| name(format!("{event:?}"))));
    }
    assert_eq!(stages.len(), 9, "{stages:?}");
    assert_eq!(events.len(), 21, "{events:?}");
}

/// What holds at any time.
fn check_table(table: &Table<Race>) -> Result<(), TestCaseError> {
    let view = table.session.view();
    let ids: BTreeSet<_> = view.players.iter().map(|seat| seat.player.id).collect();
    prop_assert_eq!(ids.len(), view.players.len(), "nobody sits on two seats");
    let is_over = matches!(view.stage, Stage::Over { .. });
    for seat in &view.players {
        prop_assert_eq!(seat.total, seat.rounds.iter().flatten().sum::<i32>(), "R6");
        prop_assert_eq!(seat.rounds.len() + usize::from(!is_over), view.round);
        let better = view.players.iter().filter(|other| other.total > seat.total).count();
        prop_assert_eq!(seat.place, 1 + better);
    }
    let goal = i32::from(view.config.goal);
    let first: Vec<_> = view.players.iter().filter(|seat| seat.place == 1 && seat.total >= goal).collect();
    match &view.stage {
        Stage::Ready { tied } => {
            prop_assert_ne!(first.len(), 1, "R6: somebody has won");
            prop_assert_eq!(tied, &first.iter().map(|seat| seat.player.id).collect::<Vec<_>>());
        }
        Stage::Over { result } => {
            prop_assert_eq!(first.len(), 1, "R6: nobody has won");
            check_result(result)?;
            for list in &result.lists {
                let seat = view.players.iter().find(|seat| seat.player.id == list.player);
                prop_assert!(seat.is_none_or(|seat| seat.rounds.last() == Some(&Some(list.total))));
            }
        }
        Stage::Waiting { next } => prop_assert!(ids.contains(next)),
        Stage::Writing(writing) => {
            prop_assert!(ids.contains(&writing.writer));
            prop_assert_eq!(writing.distinct, writing.words.iter().collect::<BTreeSet<_>>().len());
            prop_assert!(writing.span.until.is_some() || view.config.limit.is_none());
        }
        Stage::Calling(calling) => {
            prop_assert!(calling.columns.iter().any(|column| column.player == calling.turn));
            prop_assert!(calling.passes < calling.columns.len(), "R7: all have passed");
            let words: Vec<&String> =
                calling.columns.iter().flat_map(|column| &column.words).map(|(word, _)| word).collect();
            prop_assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "R7: a word was called twice");
        }
        Stage::Collecting { sheets, .. } => {
            prop_assert!(sheets.iter().all(|sheet| ids.contains(&sheet.player)));
            prop_assert!(sheets.iter().flat_map(|sheet| &sheet.words).all(|word| !word.trim().is_empty()), "W1");
        }
        Stage::Revealing { open, result } => {
            prop_assert!((1..=result.lists.len()).contains(open));
            prop_assert!(result.lists.iter().all(|list| ids.contains(&list.player)));
            check_result(result)?;
        }
        Stage::Rolled | Stage::Racing(_) => {}
    }
    Ok(())
}

/// R5: every word's points add up to the total, and what is struck is struck on all lists.
fn check_result(result: &RoundResult) -> Result<(), TestCaseError> {
    for list in &result.lists {
        let points = |fate: &Fate| if let Fate::Scored { points } = fate { *points } else { 0 };
        let words: i32 = list.words.iter().map(|word| points(&word.fate)).sum();
        let tally = list.tally.as_ref().map_or(0, |tally| tally.points());
        prop_assert_eq!(list.total, words + tally + list.bonus + list.penalty);
        let stopped = result.stopper == Some(list.player);
        prop_assert!(stopped || list.bonus == 0 && list.penalty == 0, "R5 A, B");
        for word in &list.words {
            let others: BTreeSet<_> = result
                .lists
                .iter()
                .filter(|other| other.player != list.player)
                .filter(|other| {
                    other
                        .words
                        .iter()
                        .any(|theirs| theirs.word == word.word && !matches!(theirs.fate, Fate::Refused(_)))
                })
                .map(|other| other.player)
                .collect();
            match &word.fate {
                Fate::Scored { points } => {
                    prop_assert!(others.is_empty(), "R5 C: {} stands on two lists", word.word);
                    prop_assert_eq!(*points, 1 + (word.word.chars().count() as i32 - 4).max(0), "R5 D, E");
                }
                // Merged words strike each other besides.
                Fate::Struck { with } => {
                    let with: BTreeSet<_> = with.iter().copied().collect();
                    prop_assert!(!with.contains(&list.player) && !with.is_empty() && with.is_superset(&others));
                }
                Fate::Refused(_) => {}
            }
        }
    }
    Ok(())
}

/// C35: save and load, twice in a row: the same game, at the same place.
fn check_saves(table: &Table<Race>) -> Result<(), TestCaseError> {
    let text = table.saved();
    let once: Session<Race> = save::load(&text).expect("our own save loads");
    prop_assert_eq!(once.state(), table.session.state(), "the replay of the log is the live state");
    prop_assert_eq!(once.view(), table.session.view());
    prop_assert_eq!(once.log(), table.session.log());
    let again = save::save(&once).expect("a session can be saved");
    let twice: Session<Race> = save::load(&again).expect("our own save loads");
    prop_assert_eq!(save::save(&twice), Some(again));
    Ok(())
}

/// Everything in the log that stays whatever the table wishes, told apart without asking the engine.
fn final_events(session: &Session<Race>) -> Vec<Event> {
    let stays = |event: &&Event| {
        matches!(event, Event::Rolled { .. } | Event::Started | Event::TimeUp | Event::Judged { sealed: true, .. })
    };
    session.log().iter().flat_map(|step| &step.events).filter(stays).cloned().collect()
}
