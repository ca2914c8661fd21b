//! The tab that a link to a list opens: it brings the list to the tab in which the game runs (R8).

use leptos::prelude::*;

use super::incoming::{ANSWERS, BRINGS, CHANNEL, TAKEN, bring};
use super::words;
use crate::ports::channel::Channel;
use crate::ports::{entropy, time};
use crate::route::Route;
use crate::rules::race::sharing::{Obstacle, Sent};
use crate::ui::app::{App, text};
use crate::ui::widgets::{Bar, Button, Heading};

/// The table's tab answers within so many milliseconds, or there is none.
const PATIENCE: f64 = 700.0;

/// What became of the list.
#[derive(Clone, PartialEq)]
enum State {
    Looking,
    /// At the table; whose it is, if that is known.
    There(String),
    Refused(Obstacle),
}

/// The screen behind a link to a list.
#[component]
pub fn Bring() -> impl IntoView {
    let app = App::here();
    move || view! { <BringOne carried=app.payload.get() /> }
}

#[component]
fn BringOne(carried: String) -> impl IntoView {
    let app = App::here();
    let phones = words().phones;
    let state = RwSignal::new(State::Looking);
    match Sent::read(&carried) {
        Ok(_) => ask(app, carried, state),
        Err(unreadable) => state.set(State::Refused(unreadable.into())),
    }
    let sentence = Signal::derive(move || match state.get() {
        State::Looking => phones.looking.to_owned(),
        State::There(name) if name.is_empty() => phones.brought.to_owned(),
        State::There(name) => (phones.taken)(&name),
        // Nobody typed anything here.
        State::Refused(Obstacle::Damaged) => phones.bad_link.to_owned(),
        State::Refused(obstacle) => phones.obstacle(obstacle).to_owned(),
    });
    view! {
        <main class="screen table race">
            <Bar title=words().title>""</Bar>
            <div class="middle" role="status">
                <Heading words=sentence class="who" test="brought" />
                {move || (state.get() != State::Looking).then(|| view! { <p class="verdict">{phones.close_tab}</p> })}
            </div>
            <div class="reach">
                {move || (state.get() != State::Looking).then(|| view! {
                    <Button label=text().act.home class="button huge" on_press=move || app.go(Route::Home) />
                })}
            </div>
        </main>
    }
}

/// Asks the other tabs; without an answer the game is played on here, if there is one.
fn ask(app: App, carried: String, state: RwSignal<State>) {
    let number = entropy::seed().to_string();
    let question = [BRINGS, " ", &number, " ", &carried].concat();
    let channel = Channel::open(CHANNEL, move |said| {
        let mut said = said.splitn(4, ' ');
        if said.next() != Some(ANSWERS) || said.next() != Some(number.as_str()) {
            return;
        }
        state.set(match said.next() {
            Some(TAKEN) => State::There(said.next().unwrap_or_default().to_owned()),
            place => {
                let obstacle = place.and_then(|place| Obstacle::ALL.get(place.parse::<usize>().ok()?).copied());
                State::Refused(obstacle.unwrap_or(Obstacle::NoGame))
            }
        });
    });
    if let Some(channel) = &channel {
        channel.say(&question);
    }
    let patience = if channel.is_some() { PATIENCE } else { 0.0 };
    let timer = time::after(patience, move || {
        if state.get_untracked() != State::Looking {
            return;
        }
        // The game may have gone on since this tab was opened.
        app.race.load();
        match bring(app, &carried) {
            Ok(_) => app.go_instead(Route::RaceTable),
            Err(obstacle) => state.set(State::Refused(obstacle)),
        }
    });
    let kept = StoredValue::new_local((channel, timer));
    on_cleanup(move || kept.dispose());
}
