//! What Race sounds and feels like, and what a screen reader hears of it: milestones, never seconds (C51).

use crate::rules::race::view::{Stage, View};
use crate::rules::race::{Event, Way};
use crate::text::Text;
use crate::ui::app::App;

/// Milliseconds of shaking when somebody calls STOP.
const STOP: [u32; 1] = [300];

/// Called after every change of the game.
pub fn react(app: App, events: &[Event], view: &View) {
    for event in events {
        match event {
            Event::Rolled { .. } => app.audio(|audio| audio.roll()),
            Event::Stopped { .. } | Event::TimeUp => {
                app.audio(|audio| audio.gong());
                app.shake(&STOP);
            }
            Event::Called { .. } => app.audio(|audio| audio.accept()),
            Event::Passed { .. } => app.audio(|audio| audio.pass()),
            Event::CalledOut => app.audio(|audio| audio.click()),
            _ => {}
        }
    }
    let text = Text::of(app.language());
    if let Some(sentence) = events.iter().rev().find_map(|event| sentence(event, view, text)) {
        app.announce(sentence);
    }
}

fn sentence(event: &Event, view: &View, text: &'static Text) -> Option<String> {
    let play = text.race().play;
    match (event, &view.stage) {
        (Event::Started, Stage::Racing(_) | Stage::Writing(_) | Stage::Calling(_)) => Some(view.faces.join(" ")),
        (Event::Stopped { by: Some(id) }, Stage::Collecting { .. }) => {
            Some((play.stop_of)(&view.player(*id).map(|player| text.name(player))?))
        }
        (Event::Stopped { by: None }, Stage::Collecting { .. }) if view.config.way != Way::Typed => {
            Some(play.stop.to_owned())
        }
        // What was announced before is a word that the others must not see.
        (Event::Stopped { .. }, Stage::Waiting { next }) => {
            Some((text.race().write.take)(&view.player(*next).map(|player| text.name(player))?))
        }
        (Event::Stopped { .. }, Stage::Collecting { .. }) => Some(text.race().count.all_hidden.to_owned()),
        (Event::TimeUp, _) => Some(play.time_up.to_owned()),
        _ => None,
    }
}
