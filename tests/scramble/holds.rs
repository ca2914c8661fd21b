//! What holds at any time of a game of Scramble.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use wordbox::rules::rng_from;
use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::view::{Fate, Solved, Stage, View};
use wordbox::rules::scramble::{Action, Error, Scramble};
use wordbox::session::{Session, save};
use wordbox::words::{Lang, Lexicon as _};

use crate::record::record_of;
use crate::secrets::Facts;
use crate::table::{Table, dictionary};

/// What holds at any time.
pub fn check_table(table: &Table<Scramble>) -> Result<(), TestCaseError> {
    let view = table.session.view();
    let ids: BTreeSet<_> = view.players.iter().map(|seat| seat.player.id).collect();
    prop_assert_eq!(ids.len(), view.players.len(), "nobody sits on two seats");
    let is_over = matches!(view.stage, Stage::Over { .. });
    for seat in &view.players {
        prop_assert_eq!(seat.total, seat.rounds.iter().flatten().sum::<i32>(), "S11");
        prop_assert!(is_over || seat.rounds.len() + 1 == view.round);
        let better = view.players.iter().filter(|other| other.total > seat.total).count();
        prop_assert_eq!(seat.place, 1 + better);
    }
    let played = view.players.first().map_or(0, |seat| seat.rounds.len());
    let facts = Facts::of(&record_of::<Scramble>(&table.saved()));
    match &view.stage {
        Stage::Over { .. } => prop_assert!(played == usize::from(view.config.rounds) || view.players.len() == 1),
        _ => prop_assert!(played < usize::from(view.config.rounds) && view.players.len() > 1, "S11, P2"),
    }
    if let Stage::Ready { last } | Stage::Over { last } = &view.stage {
        let Some(last) = last else { return Ok(()) };
        let words: BTreeMap<_, _> = last.groups.iter().map(|group| (group.setter, group.word.clone())).collect();
        prop_assert_eq!(&words, &facts.words);
        let solved: Vec<_> =
            last.groups.iter().filter_map(|group| Some((group.setter, group.solved.as_ref()?))).collect();
        check_places(&solved, &facts)?;
        for seat in &view.players {
            let scored: i32 =
                solved.iter().filter(|(_, solved)| solved.by == seat.player.id).map(|(_, solved)| solved.points).sum();
            prop_assert_eq!(seat.rounds.last().copied().flatten().unwrap_or_default(), scored, "S8");
        }
        return Ok(());
    }
    check_round(table, &view, &facts)
}

/// What holds while a round is played.
fn check_round(table: &Table<Scramble>, view: &View, facts: &Facts) -> Result<(), TestCaseError> {
    let shown = format!("{view:?}");
    for word in facts.hidden() {
        prop_assert!(!shown.contains(word.as_str()), "{} is in {}", word, shown);
    }
    let mut all = table.session.state().left();
    all.add(&facts.taken());
    prop_assert_eq!(&all, &facts.tiles, "S2: tiles got lost, or there are more than were drawn");
    let ids: BTreeSet<_> = view.players.iter().map(|seat| seat.player.id).collect();
    match &view.stage {
        Stage::Waiting { next, done, of } => prop_assert!(ids.contains(next) && done < of),
        Stage::Setting(setting) => {
            prop_assert!(ids.contains(&setting.setter));
            let left = table.session.state().left();
            let offers: Vec<_> = left.iter().map(|(letter, count)| (letter, count.min(3))).collect();
            prop_assert_eq!(setting.offers.iter().map(|offer| (offer.letter, offer.count)).collect::<Vec<_>>(), offers);
        }
        Stage::Jumbling(jumbling) => {
            prop_assert!(ids.contains(&jumbling.setter));
            prop_assert_eq!(dictionary(Lang::En).look_up(&jumbling.jumble), None, "S4");
        }
        Stage::Solving(solving) => {
            let open: Vec<_> = solving.groups.iter().filter(|group| group.fate == Fate::Open).collect();
            prop_assert!(open.iter().all(|group| ids.contains(&group.setter)), "S7: the group of one who left is open");
            prop_assert!(open.iter().any(|group| solving.solvers.iter().any(|id| *id != group.setter)));
            let solved: Vec<_> = solving
                .groups
                .iter()
                .filter_map(
                    |group| if let Fate::Solved(solved) = &group.fate { Some((group.setter, solved)) } else { None },
                )
                .collect();
            check_places(&solved, facts)?;
            prop_assert_eq!(solving.place, solved.len() + 1);
            if let Some(claim) = solving.claim {
                prop_assert!(claim.by != claim.group && ids.contains(&claim.by), "S6");
                prop_assert!(open.iter().any(|group| group.setter == claim.group));
                // S12: one claim has one winner.
                for (by, group) in
                    solving.solvers.iter().flat_map(|by| open.iter().map(move |group| (*by, group.setter)))
                {
                    let second = table.would(&Action::Claim { by, group }, &mut rng_from(0));
                    prop_assert_eq!(second, Err(Error::Claimed { by: claim.by }));
                }
            }
        }
        Stage::Ready { .. } | Stage::AllSet { .. } | Stage::Over { .. } => {}
    }
    Ok(())
}

/// S6, S7: the places are those from 1 on, each once and with its points, and nobody has solved their own.
fn check_places(solved: &[(PlayerId, &Solved)], facts: &Facts) -> Result<(), TestCaseError> {
    let places: BTreeSet<usize> = solved.iter().map(|(_, solved)| solved.place).collect();
    prop_assert_eq!(places, (1..=solved.len()).collect::<BTreeSet<_>>(), "S7");
    for (setter, solved) in solved {
        prop_assert_ne!(*setter, solved.by, "S6");
        prop_assert_eq!(solved.points, 10 * (facts.players as i32 - solved.place as i32 + 1), "S7");
        prop_assert_eq!(facts.said.get(setter), Some(&solved.word));
    }
    Ok(())
}

/// C35: save and load, twice in a row: the same game, at the same place.
pub fn check_saves(table: &Table<Scramble>) -> Result<(), TestCaseError> {
    let text = table.saved();
    let once: Session<Scramble> = save::load(&text).expect("our own save loads");
    prop_assert_eq!(once.state(), table.session.state(), "the replay of the log is the live state");
    prop_assert_eq!(once.view(), table.session.view());
    prop_assert_eq!(once.log(), table.session.log());
    let again = save::save(&once).expect("a session can be saved");
    let twice: Session<Scramble> = save::load(&again).expect("our own save loads");
    prop_assert_eq!(save::save(&twice), Some(again));
    Ok(())
}
