//! How an event changes the state. Nothing here can fail or decide: events carry their outcomes.

use std::collections::BTreeMap;

use super::config::Way;
use super::event::Event;
use super::judge::Refusal;
use super::score::{Entry, Rulings};
use super::state::{Finish, List, Part, Phase, Race, Round};
use crate::rules::clock::Millis;
use crate::rules::roster::{Player, PlayerId};
use crate::words::Letters;

impl Race {
    pub(super) fn apply_event(&mut self, at: Millis, event: &Event) {
        match event {
            Event::Rolled { faces, starter } => self.begin_round(faces, *starter),
            Event::Closed => self.close_round(),
            Event::Joined { player, seat } => self.seat(player, *seat),
            Event::Left { id } => self.leave(*id),
            Event::Renamed { id, name } => self.roster.rename(*id, name.clone()),
            Event::Reseated { id, seat } => self.roster.move_to(*id, *seat),
            in_round => {
                let (way, is_over) = (self.config.way, self.is_over().is_some());
                match &mut self.phase {
                    Phase::Playing(round) => round.apply(at, way, in_round),
                    Phase::Between { last: Some(last) } if is_over => {
                        last.mend(in_round);
                        self.count_again();
                    }
                    Phase::Between { .. } => {}
                }
            }
        }
    }

    /// A guest's rounds are counted where the lists are, so the next one begins wherever the last one got to.
    fn begin_round(&mut self, faces: &[String], starter: PlayerId) {
        match &self.phase {
            Phase::Playing(_) if self.config.way == Way::Guest => self.rounds.push(BTreeMap::new()),
            Phase::Playing(_) => return,
            Phase::Between { last: Some(last) } => self.longest = self.longest_with(last),
            Phase::Between { last: None } => {}
        }
        let others = self.roster.leftward(starter).filter(|id| *id != starter);
        let order = self.roster.has(starter).then_some(starter).into_iter().chain(others);
        let lists: Vec<List> = order.map(List::of).collect();
        let handed = self.config.way == Way::Typed && lists.len() > 1;
        self.starter = Some(starter);
        self.phase = Phase::Playing(Round {
            faces: faces.to_vec(),
            letters: Letters::of_faces(faces.iter().map(String::as_str)).unwrap_or_default(),
            lists,
            handed,
            stopper: None,
            rulings: Rulings::default(),
            part: if handed { Part::Waiting { next: starter } } else { Part::Covered },
        });
    }

    /// R6: the points of the round stand.
    fn close_round(&mut self) {
        match std::mem::replace(&mut self.phase, Phase::Between { last: None }) {
            Phase::Playing(round) if matches!(round.part, Part::Revealing { .. }) => {
                self.rounds.push(self.points_of(&round));
                self.phase = Phase::Between { last: Some(round) };
            }
            phase => self.phase = phase,
        }
    }

    fn points_of(&self, round: &Round) -> BTreeMap<PlayerId, i32> {
        round.lists.iter().zip(self.scores(round)).map(|(list, score)| (list.player, score.total)).collect()
    }

    /// The table mended the last round after the game. If nobody has won then, the lists of that round lie open again.
    fn count_again(&mut self) {
        let Phase::Between { last: Some(last) } = &self.phase else { return };
        let points = self.points_of(last);
        if let Some(old) = self.rounds.last_mut() {
            *old = points;
        }
        if self.is_over().is_none()
            && let Phase::Between { last: Some(last) } =
                std::mem::replace(&mut self.phase, Phase::Between { last: None })
        {
            self.rounds.pop();
            self.phase = Phase::Playing(last);
        }
    }

    /// P2: whoever joins plays from the next round on, but where lists are entered afterwards there is a sheet for them too.
    fn seat(&mut self, player: &Player, seat: usize) {
        self.roster.seat(player.clone(), seat);
        let enters_lists = self.enters_lists();
        if let Phase::Playing(round) = &mut self.phase
            && enters_lists
            && !matches!(round.part, Part::Revealing { .. })
            && round.list(player.id).is_none()
        {
            round.lists.push(List::of(player.id));
        }
    }

    /// P2: the list goes along, and whatever the player was doing is the next one's to do. Points of others stay.
    fn leave(&mut self, id: PlayerId) {
        if self.starter == Some(id) {
            self.starter = self.roster.right_of(id);
        }
        self.roster.leave(id);
        if let Phase::Playing(round) = &mut self.phase {
            round.without(id);
            // All who played it are gone: it is nobody's round.
            if round.lists.is_empty() {
                self.phase = Phase::Between { last: None };
            }
        }
    }
}

impl Round {
    fn apply(&mut self, at: Millis, way: Way, event: &Event) {
        match (event, &self.part) {
            (Event::Started, Part::Covered) => self.open(at, way),
            (Event::Started, Part::Waiting { next }) => self.part = Part::Writing { writer: *next, since: at },
            (Event::Stopped { by }, Part::Racing { .. }) => self.collect(*by),
            (Event::TimeUp, Part::Racing { .. }) => self.collect(None),
            (Event::Stopped { by }, Part::Writing { writer, since }) => {
                let reached = by.map_or(Finish::Unreached, |_| Finish::Reached(at.since(*since)));
                self.hand_on(*writer, reached);
            }
            (Event::TimeUp, Part::Writing { writer, .. }) => self.hand_on(*writer, Finish::Unreached),
            (Event::Stopped { .. }, Part::Calling { .. }) => self.reveal(usize::MAX),
            (Event::Called { by, word, refusal }, Part::Calling { .. }) => {
                self.add(*by, std::slice::from_ref(word), *refusal);
                if refusal.is_some() {
                    self.rulings.overruled.insert(word.clone(), true);
                }
                self.part = Part::Calling { turn: self.next_after(*by), passed: Vec::new() };
            }
            (Event::Passed { by }, Part::Calling { passed, .. }) => {
                let mut passed = passed.clone();
                passed.push(*by);
                self.part = Part::Calling { turn: self.next_after(*by), passed };
                self.end_if_all_passed();
            }
            (Event::Written { by, words }, Part::Writing { .. } | Part::Collecting) => self.add(*by, words, None),
            (Event::Brought { by, words }, Part::Collecting) => {
                if let Some(list) = self.list_mut(*by) {
                    *list = List::of(*by);
                }
                self.add(*by, words, None);
            }
            (Event::Erased { by, at }, Part::Writing { .. } | Part::Collecting) => self.erase(*by, *at),
            (Event::Judged { verdicts, .. }, Part::Collecting) => {
                for (list, verdicts) in self.lists.iter_mut().zip(verdicts) {
                    list.judge(verdicts);
                }
                self.reveal(1);
            }
            (Event::CalledOut, Part::Revealing { open }) => self.reveal(open + 1),
            (Event::StopperNamed { .. } | Event::Counted { .. }, Part::Collecting) => self.mend(event),
            (_, Part::Revealing { .. }) => self.mend(event),
            _ => {}
        }
    }

    /// The letters are open.
    fn open(&mut self, at: Millis, way: Way) {
        let Some(first) = self.lists.first().map(|list| list.player) else { return };
        self.part = match way {
            Way::Paper | Way::Phones => Part::Racing { since: at },
            Way::Typed | Way::Guest => Part::Writing { writer: first, since: at },
            Way::Turns => Part::Calling { turn: first, passed: Vec::new() },
        };
    }

    fn collect(&mut self, stopper: Option<PlayerId>) {
        self.stopper = stopper;
        self.part = Part::Collecting;
    }

    /// The writer is done, and the next one writes, or all have written.
    fn hand_on(&mut self, writer: PlayerId, finish: Finish) {
        if let Some(list) = self.list_mut(writer) {
            list.finish = finish;
        }
        match self.lists.iter().find(|list| list.finish == Finish::Open) {
            Some(next) => self.part = Part::Waiting { next: next.player },
            None => self.collect(self.quickest()),
        }
    }

    fn reveal(&mut self, open: usize) {
        self.part = Part::Revealing { open: open.min(self.lists.len()) };
    }

    /// R7: nobody can find another.
    fn end_if_all_passed(&mut self) {
        if let Part::Calling { passed, .. } = &self.part
            && passed.len() >= self.lists.len()
        {
            self.reveal(usize::MAX);
        }
    }

    fn add(&mut self, by: PlayerId, words: &[String], refusal: Option<Refusal>) {
        if let Some(list) = self.list_mut(by) {
            list.entries.extend(words.iter().map(|word| Entry { word: word.clone(), refusal }));
        }
    }

    fn erase(&mut self, by: PlayerId, at: usize) {
        if let Some(list) = self.list_mut(by)
            && at < list.entries.len()
        {
            list.entries.remove(at);
        }
    }

    /// What the table does to lists that have been judged.
    fn mend(&mut self, event: &Event) {
        match event {
            Event::StopperNamed { by } => self.stopper = *by,
            Event::Counted { by, tally } => {
                if let Some(list) = self.list_mut(*by) {
                    list.tally.clone_from(tally);
                }
            }
            Event::Overruled { word, counts: Some(counts) } => {
                self.rulings.overruled.insert(word.clone(), *counts);
            }
            Event::Overruled { word, counts: None } => {
                self.rulings.overruled.remove(word);
            }
            Event::Merged { one, other } => {
                let merged = &mut self.rulings.merged;
                let before = merged.len();
                merged.retain(|(a, b)| !(a == one && b == other || a == other && b == one));
                if merged.len() == before {
                    merged.push((one.clone(), other.clone()));
                }
            }
            Event::Mended { by, at, word, verdicts } => {
                if word.is_empty() {
                    self.erase(*by, *at);
                } else if let Some(list) = self.list_mut(*by) {
                    match list.entries.get_mut(*at) {
                        Some(entry) => entry.word.clone_from(word),
                        None => list.entries.push(Entry { word: word.clone(), refusal: None }),
                    }
                }
                if let Some(list) = self.list_mut(*by) {
                    list.judge(verdicts);
                }
            }
            _ => {}
        }
    }

    /// The round without somebody who leaves.
    fn without(&mut self, id: PlayerId) {
        let Some(place) = self.lists.iter().position(|list| list.player == id) else { return };
        let next = self.next_after(id);
        self.lists.remove(place);
        if self.stopper == Some(id) {
            self.stopper = None;
        }
        match &mut self.part {
            Part::Waiting { next: writer } | Part::Writing { writer, .. } if *writer == id => {
                self.hand_on(id, Finish::Unreached);
            }
            Part::Calling { turn, passed } => {
                if *turn == id {
                    *turn = next;
                }
                passed.retain(|other| *other != id);
                self.end_if_all_passed();
            }
            // The place of the list that is called out does not jump.
            Part::Revealing { open } => *open = (*open - usize::from(place < *open)).max(1),
            _ => {}
        }
    }
}

impl List {
    fn judge(&mut self, verdicts: &[Option<Refusal>]) {
        for (entry, refusal) in self.entries.iter_mut().zip(verdicts) {
            entry.refusal = *refusal;
        }
    }
}
