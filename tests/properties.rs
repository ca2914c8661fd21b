//! Properties of Bomb: whatever people do, in whatever order, these hold.

#[path = "properties/chance.rs"]
mod chance;
mod common;
#[path = "properties/deeds.rs"]
mod deeds;
#[path = "common/happening.rs"]
mod happening;
#[path = "properties/names.rs"]
mod names;
#[path = "common/record.rs"]
mod record;
#[path = "common/table.rs"]
mod table;

use std::collections::BTreeSet;

use deeds::{Deed, games};
use proptest::prelude::*;
use record::record_of;
use table::Table;
use wordbox::rules::bomb::view::Stage;
use wordbox::rules::bomb::{Action, Bomb, Event, View};
use wordbox::rules::clock::Millis;
use wordbox::rules::roster::PlayerId;
use wordbox::session::save::Record;
use wordbox::session::{Refused, Session, save};

proptest! {
    #[test]
    fn whatever_people_do_the_game_stays_whole(game in games()) {
        let (mut table, deck) = game.set_up();
        check_table(&table, &deck)?;
        for deed in &game.deeds {
            let before = Before::of(&table);
            let events = deed.perform(&mut table);
            check_step(&before, &table, deed, events.as_deref())?;
            check_table(&table, &deck)?;
        }
        check_saves(&table)?;
    }

    #[test]
    fn undo_restores_the_exact_state_but_for_the_time(game in games(), wait in 0_u64..4000) {
        let (mut table, _) = game.set_up();
        for deed in &game.deeds {
            let (log, state) = (table.session.log().to_vec(), table.session.state().clone());
            deed.perform(&mut table);
            let grown = table.session.log().len() == log.len() + 1;
            if !grown || !table.session.can_undo() {
                continue;
            }
            table.pass_time(wait);
            if table.undo() {
                prop_assert_eq!(table.session.state(), &state, "after {:?}", deed);
                prop_assert_eq!(table.session.log(), log.as_slice());
                deed.perform(&mut table);
            } else {
                // The bomb went off meanwhile, and that stays.
                prop_assert!(matches!(last_events(&table.session), [Event::Exploded]));
            }
        }
    }

    #[test]
    fn an_explosion_a_roll_or_a_draw_is_never_undone(game in games()) {
        let (mut table, _) = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
            let mut copy = Table::new(save::load(&table.saved()).expect("our own save loads"), 0);
            while copy.undo() {}
            prop_assert_eq!(final_events(&copy.session), final_events(&table.session));
            prop_assert!(last_events(&copy.session).iter().any(is_final), "the deal at least stays");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_events(game in games()) {
        let (mut table, _) = game.set_up();
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
    fn b3_the_fuse_is_in_no_view(game in games(), other in 1_u64..400_000) {
        let (mut table, _) = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
            if let Stage::Burning(_) = table.session.view().stage {
                let burnt = with_another_fuse(&table, other);
                prop_assert_ne!(burnt.state(), table.session.state());
                prop_assert_eq!(format!("{:?}", burnt.view()), format!("{:?}", table.session.view()));
            }
        }
    }

    #[test]
    fn b3_the_order_of_the_cards_is_in_no_view(game in games(), seed in any::<u64>()) {
        let (table, deck) = game.set_up();
        let mut other = deck.clone();
        other.rotate_left(seed as usize % deck.len().max(1));
        let cards: Vec<&str> = other.iter().map(String::as_str).collect();
        let text = common::dealt(table.session.config(), table.session.state().roster(), &cards, &[], 0);
        let rotated = save::load::<Bomb>(&text).expect("a save that loads");
        let own = common::dealt(table.session.config(), table.session.state().roster(), &[], &cards, 0);
        let mine = save::load::<Bomb>(&own).expect("a save that loads");
        prop_assert_eq!(format!("{:?}", rotated.view()), format!("{:?}", mine.view()));
    }

    #[test]
    fn c32_a_jump_in_time_explodes_at_most_once(game in games(), jump in 60_000_u64..10_000_000) {
        let (mut table, _) = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
        }
        let burning = matches!(table.session.view().stage, Stage::Burning(_)) && !table.session.is_paused();
        let events = table.pass_time(jump);
        let fuse_is_shorter = table.session.until_due().is_none();
        prop_assert_eq!(events.len(), usize::from(burning && fuse_is_shorter));
        prop_assert_eq!(table.pass_time(jump), Vec::new());
    }

    #[test]
    fn c20_a_deed_in_the_moment_of_the_explosion_is_too_late(game in games(), late in 0_u64..1000) {
        let (mut table, _) = game.set_up();
        for deed in &game.deeds {
            deed.perform(&mut table);
        }
        let (Some(due), Stage::Burning(round)) = (table.session.until_due(), table.session.view().stage) else { return Ok(()) };
        table.let_clocks_run(due.0 + late);
        let refused = table.act(&Action::Pass { holder: round.holder });
        prop_assert_eq!(refused, Err(Refused::Rules(wordbox::rules::bomb::Error::TooLate)));
        let Stage::Exploded(after) = table.session.view().stage else { panic!("it has not gone off") };
        prop_assert_eq!((after.said, after.holder), (round.said, round.holder));
    }
}

/// What a deed found.
struct Before {
    state: Bomb,
    view: View,
    steps: usize,
    revision: u64,
}

impl Before {
    fn of(table: &Table) -> Self {
        let session = &table.session;
        Before {
            state: session.state().clone(),
            view: session.view(),
            steps: session.log().len(),
            revision: session.revision(),
        }
    }
}

/// What holds from one deed to the next. `events` is `None` for a refused action.
fn check_step(before: &Before, table: &Table, deed: &Deed, events: Option<&[Event]>) -> Result<(), TestCaseError> {
    let session = &table.session;
    let new = session.log().get(before.steps..).unwrap_or_default();
    let happened: Vec<&Event> = new.iter().flat_map(|step| &step.events).collect();
    let explosions = happened.iter().filter(|event| ***event == Event::Exploded).count();
    prop_assert!(explosions <= 1);
    // What came due in the meantime stays, also when the deed itself is refused.
    if events.is_none() && explosions == 0 {
        prop_assert_eq!(session.state(), &before.state, "refused, and yet something changed: {:?}", deed);
        prop_assert_eq!(session.log().len(), before.steps);
    }
    if session.state() != &before.state {
        prop_assert!(session.revision() > before.revision);
    }
    for event in happened {
        if let Event::Said { to, .. } = event {
            prop_assert_eq!(*to, seat_to_the_left(&before.view), "B8, C19: a seat was skipped");
        }
        if let (Event::CardTaken { by }, Stage::Exploded(round)) = (event, &before.view.stage) {
            prop_assert_eq!(*by, round.holder, "B9");
        }
    }
    Ok(())
}

/// The next seat that plays, found by walking round the table.
fn seat_to_the_left(view: &View) -> PlayerId {
    let (Stage::Burning(round) | Stage::Exploded(round)) = &view.stage else { panic!("nobody has the bomb") };
    let seats = &view.players;
    let from = seats.iter().position(|seat| seat.player.id == round.holder).expect("the holder is seated");
    let others = (1..=seats.len()).map(|step| &seats[(from + step) % seats.len()]);
    others.into_iter().find(|seat| seat.in_play).expect("somebody plays").player.id
}

/// What holds at any time.
fn check_table(table: &Table, deck: &[String]) -> Result<(), TestCaseError> {
    let session = &table.session;
    let (state, view) = (session.state(), session.view());
    let seated = |id: PlayerId| view.players.iter().any(|seat| seat.player.id == id);
    let plays = |id: PlayerId| view.players.iter().any(|seat| seat.player.id == id && seat.in_play);
    match &view.stage {
        Stage::Shuffling => return Ok(()),
        Stage::Ready { starter } | Stage::Rolled { starter, .. } => prop_assert!(plays(*starter)),
        Stage::Burning(round) => {
            prop_assert!(plays(round.holder));
            prop_assert!(
                round.challengers.iter().all(|id| seated(*id) && round.said.last().is_some_and(|said| said.by != *id))
            );
        }
        // The loser may have left in the middle of the vote (B10, P2); all others still sit here.
        Stage::Exploded(round) => prop_assert!(seated(round.holder) || round.dispute.is_none()),
        Stage::Over => {
            prop_assert!(view.players.len() <= 1 || view.players.iter().filter(|seat| seat.in_play).count() <= 1)
        }
    }
    let ids: BTreeSet<PlayerId> = view.players.iter().map(|seat| seat.player.id).collect();
    prop_assert_eq!(ids.len(), view.players.len(), "nobody sits on two seats");
    let names: BTreeSet<&str> = view.players.iter().filter_map(|seat| seat.player.name.as_deref()).collect();
    prop_assert_eq!(
        names.len(),
        view.players.iter().filter(|seat| seat.player.name.is_some()).count(),
        "P1: no name twice"
    );

    // Cards are conserved: those face down and those turned are the deck, and none lies in two places.
    let mut hidden: Vec<&str> = state.hidden_cards().collect();
    let known: BTreeSet<&str> = hidden.iter().copied().chain(state.turned_cards()).collect();
    prop_assert_eq!(known, deck.iter().map(String::as_str).collect::<BTreeSet<_>>());
    if let Stage::Burning(round) | Stage::Exploded(round) = &view.stage {
        hidden.push(&round.card);
    }
    let distinct: BTreeSet<&str> = hidden.iter().copied().collect();
    prop_assert_eq!(distinct.len(), hidden.len(), "a card lies in two places: {:?}", hidden);
    let reshuffled =
        session.log().iter().flat_map(|step| &step.events).any(|event| matches!(event, Event::Reshuffled { .. }));
    if !reshuffled {
        let turned: Vec<&str> = state.turned_cards().collect();
        let once: BTreeSet<&str> = turned.iter().copied().collect();
        prop_assert_eq!(once.len(), turned.len(), "B1: no card comes twice before the deck is used up");
    }
    Ok(())
}

/// C35: save and load, twice in a row: the same game, at the same place.
fn check_saves(table: &Table) -> Result<(), TestCaseError> {
    let text = table.saved();
    let once: Session<Bomb> = save::load(&text).expect("our own save loads");
    prop_assert_eq!(once.state(), table.session.state(), "the replay of the log is the live state");
    prop_assert_eq!(once.view(), table.session.view());
    prop_assert_eq!(once.log(), table.session.log());
    prop_assert!(once.is_paused());
    let again = save::save(&once).expect("a session can be saved");
    let twice: Session<Bomb> = save::load(&again).expect("our own save loads");
    prop_assert_eq!(save::save(&twice).expect("a session can be saved"), again.clone());
    // The grace that a pause gives may set the clock back, and nothing else.
    let timeless = |text: &str| Record { played: Millis(0), ..record_of::<Bomb>(text) };
    prop_assert_eq!(timeless(&again), timeless(&text));
    prop_assert!(once.now() <= table.session.now());
    Ok(())
}

fn last_events(session: &Session<Bomb>) -> &[Event] {
    session.log().last().map_or(&[], |step| &step.events)
}

/// Everything in the log that stays whatever the table wishes.
fn final_events(session: &Session<Bomb>) -> Vec<Event> {
    let all = session.log().iter().flat_map(|step| &step.events);
    all.filter(|event| is_final(event)).cloned().collect()
}

/// Dice, cards and explosions, told apart without asking the engine.
fn is_final(event: &Event) -> bool {
    matches!(
        event,
        Event::Dealt { .. } | Event::Reshuffled { .. } | Event::Rolled { .. } | Event::Lit { .. } | Event::Exploded
    )
}

/// The same game with a fuse of another length.
fn with_another_fuse(table: &Table, fuse: u64) -> Session<Bomb> {
    let mut record = record_of::<Bomb>(&table.saved());
    let events = record.log.iter_mut().flat_map(|step| &mut step.events);
    let fuses = events.filter_map(|event| if let Event::Lit { fuse, .. } = event { Some(fuse) } else { None });
    let last = fuses.last().expect("it was lit");
    *last = last.plus(Millis(fuse));
    save::load(&record.text::<Bomb>().expect("a record can be written")).expect("a save that loads")
}
