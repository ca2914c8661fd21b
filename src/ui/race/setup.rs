//! Who plays, and how. The defaults are the printed rules, so that a table of friends is two taps away from the first roll.

use leptos::prelude::*;

use super::options::Options;
use super::rehearsal::rehearse;
use super::words;
use crate::route::Route;
use crate::rules::race::config::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::rules::race::view::Stage;
use crate::rules::race::{Config, ConfigError, Way};
use crate::ui::app::App;
use crate::ui::library::Fetch;
use crate::ui::table::{NameList, SetupForm, WordChoice, WordLanguage, WordSettings, keep, remembered};
use crate::ui::widgets::Choice;

const SETUP: &str = "race.setup";
const SETUP_VERSION: u32 = 1;
/// So many fields for names are there at first.
const SEATS: usize = 2;

/// In the order in which they stand on the screen.
const WAYS: [Way; 4] = [Way::Paper, Way::Typed, Way::Phones, Way::Turns];

/// The screen before the game.
#[component]
pub fn Setup() -> impl IntoView {
    let app = App::here();
    let texts = words();
    let (names, config) = remembered(SETUP, SETUP_VERSION)
        .unwrap_or_else(|| (vec![String::new(); SEATS], Config::classic(app.language().words())));
    let list = NameList::new(names, FEWEST_PLAYERS, MOST_PLAYERS);
    let config = RwSignal::new(config);
    let wrong_config = RwSignal::new(None::<ConfigError>);
    let words = WordSettings::new(
        move || config.with(|&Config { lang, names, unusual, own, .. }| WordChoice { lang, names, unusual, own }),
        move |WordChoice { lang, names, unusual, own }| {
            config.update(|config| *config = Config { lang, names, unusual, own, ..config.clone() });
        },
    );
    Effect::new(move |_| {
        let config = config.get();
        if app.library.state(config.wanted()) == Fetch::Ready {
            rehearse(app, config);
        }
    });
    let left = app
        .race
        .view
        .with_untracked(|view| view.as_ref().is_some_and(|view| !matches!(view.stage, Stage::Over { .. })));
    let leave = Callback::new(move |(names,): (Vec<String>,)| {
        if let Some(config) = config.try_get_untracked() {
            keep(app, SETUP, SETUP_VERSION, &(names, config));
        }
    });
    let start = Callback::new(move |(roster,)| {
        let config = config.get_untracked();
        wrong_config.set(config.check().err());
        if wrong_config.get_untracked().is_none() {
            app.wanted.set(config.wanted());
            app.race.start(config, roster);
            app.go(Route::RaceTable);
        }
    });
    view! {
        <SetupForm class="race" title=texts.title list hint=texts.setup.names_hint words left on_leave=leave on_start=start>
            <Ways config />
            <WordLanguage legend=texts.setup.word_language words />
            <Options config wrong=wrong_config words />
        </SetupForm>
    }
}

/// How people write.
#[component]
fn Ways(config: RwSignal<Config>) -> impl IntoView {
    let setup = words().setup;
    let way = Signal::derive(move || {
        config.with(|config| WAYS.iter().position(|way| *way == config.way).unwrap_or_default())
    });
    let choose_way = move |place: usize| config.update(|config| config.way = WAYS[place]);
    view! {
        <div class="four-ways">
            <Choice legend=setup.way name="way" options=setup.ways.to_vec() chosen=way on_choose=choose_way />
        </div>
        <p class="hint" data-testid="way">{move || setup.way_details[way.get()]}</p>
    }
}
