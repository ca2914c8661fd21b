//! What Scramble sounds and feels like, and what a screen reader hears of it: milestones, never seconds (C51), and never a
//! word that nobody has found yet.

use crate::rules::roster::PlayerId;
use crate::rules::scramble::view::{Fate, RoundResult, Solved, Solving, Stage};
use crate::rules::scramble::{Event, View};
use crate::text::Text;
use crate::ui::app::App;

/// Called after every change of the game.
pub fn react(app: App, events: &[Event], view: &View) {
    for event in events {
        match event {
            Event::Rolled { .. } => app.audio(|audio| audio.roll()),
            Event::TimeUp => app.audio(|audio| audio.gong()),
            Event::Revealed | Event::Claimed { .. } => app.audio(|audio| audio.click()),
            Event::HandedOver | Event::WentWithout => app.audio(|audio| audio.pass()),
            Event::Solved { .. } => app.audio(|audio| audio.accept()),
            Event::Missed | Event::Lapsed => app.audio(|audio| audio.refuse()),
            _ => {}
        }
    }
    let text = Text::of(app.language());
    if let Some(sentence) = events.iter().rev().find_map(|event| sentence(event, view, text)) {
        app.announce(sentence);
    }
}

fn sentence(event: &Event, view: &View, text: &'static Text) -> Option<String> {
    let (set, solve) = (text.scramble().set, text.scramble().solve);
    let name = |id: PlayerId| view.player(id).map_or_else(|| text.roster.left.to_owned(), |player| text.name(player));
    match (event, &view.stage) {
        (Event::Rolled { length, .. }, Stage::Waiting { next, .. }) => {
            Some(format!("{}. {}", (set.letters)(usize::from(*length)), (set.take)(&name(*next))))
        }
        (Event::HandedOver | Event::WentWithout | Event::TimeUp, Stage::Waiting { next, .. }) => {
            Some((set.take)(&name(*next)))
        }
        (Event::HandedOver | Event::WentWithout | Event::TimeUp, Stage::AllSet { .. }) => {
            Some(solve.all_set.to_owned())
        }
        (Event::Taken { .. }, Stage::Jumbling(_)) => Some(set.jumbled.to_owned()),
        (Event::Revealed, Stage::Solving(Solving { groups, .. })) => Some((solve.revealed)(groups.len())),
        (Event::Claimed { by, group }, _) => Some((solve.claim)(&name(*by), &name(*group))),
        (Event::Solved { word }, _) => {
            let solved = last_solved(view)?;
            let points = (text.table.points)(solved.points);
            Some((solve.solved)(&name(solved.by), word, &(solve.place)(solved.place), &points))
        }
        (Event::Missed, _) => Some(solve.missed.to_owned()),
        (Event::Lapsed, _) => Some(solve.lapsed.to_owned()),
        (Event::Abandoned { .. }, _) => Some(solve.given_up.to_owned()),
        (Event::TimeUp, Stage::Ready { .. } | Stage::Over { .. }) => Some(solve.time_up.to_owned()),
        _ => None,
    }
}

/// How the group was solved that was solved last: the one with the last place.
fn last_solved(view: &View) -> Option<Solved> {
    let solved: Vec<&Solved> = match &view.stage {
        Stage::Solving(Solving { groups, .. }) => {
            let solved = groups.iter().filter_map(|group| match &group.fate {
                Fate::Solved(solved) => Some(solved),
                _ => None,
            });
            solved.collect()
        }
        Stage::Ready { last: Some(RoundResult { groups, .. }) }
        | Stage::Over { last: Some(RoundResult { groups, .. }) } => {
            groups.iter().filter_map(|group| group.solved.as_ref()).collect()
        }
        _ => Vec::new(),
    };
    solved.into_iter().max_by_key(|solved| solved.place).cloned()
}
