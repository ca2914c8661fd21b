//! What Bomb sounds and feels like, and what a screen reader hears of it: milestones, never seconds (C51).

use super::plan::remember_card;
use crate::rules::bomb::Event;
use crate::rules::bomb::view::{Stage, View};
use crate::text::Text;
use crate::ui::app::App;
use crate::words::latin::capitals;

/// Milliseconds of shaking, stillness, shaking.
const EXPLOSION: [u32; 3] = [400, 80, 250];

/// Called after every change of the game.
pub fn react(app: App, events: &[Event], view: &View) {
    let text = Text::of(app.language());
    for event in events {
        match event {
            Event::Rolled { .. } => app.audio(|audio| audio.roll()),
            Event::Lit { card, .. } => {
                remember_card(app, &view.config, card);
                app.audio(|audio| audio.click());
            }
            Event::Said { word: None, .. } => app.audio(|audio| audio.pass()),
            Event::Said { .. } => app.audio(|audio| audio.accept()),
            Event::Exploded => {
                app.audio(|audio| audio.explosion());
                app.shake(&EXPLOSION);
            }
            Event::Decided { accepted: true, .. } => app.audio(|audio| audio.accept()),
            Event::Decided { accepted: false, .. } => app.audio(|audio| audio.refuse()),
            _ => {}
        }
    }
    if let Some(sentence) = events.iter().rev().find_map(|event| sentence(event, view, text)) {
        app.announce(sentence);
    }
}

fn sentence(event: &Event, view: &View, text: &'static Text) -> Option<String> {
    let bomb = &text.bomb;
    let name = |id| view.player(id).map_or_else(|| text.roster.left.to_owned(), |player| text.name(player));
    match (event, &view.stage) {
        (Event::Rolled { face }, _) => Some(bomb.faces.sentence(*face)),
        (Event::Lit { card, .. }, Stage::Burning(round)) => {
            let letters = capitals(card);
            Some(format!(
                "{letters}, {}. {}",
                bomb.faces.sentence(round.face),
                (bomb.table.now_holds)(&name(round.holder))
            ))
        }
        (Event::Said { to, .. }, _) => Some((bomb.table.now_holds)(&name(*to))),
        (Event::PassedBack, Stage::Burning(round)) => Some((bomb.table.now_holds)(&name(round.holder))),
        (Event::Decided { accepted, by }, _) => Some(bomb.dispute.outcome(*accepted, *by)),
        (Event::Exploded, Stage::Exploded(round)) => {
            Some(format!("{} {}", bomb.table.boom, (bomb.table.takes)(&name(round.holder))))
        }
        _ => None,
    }
}
