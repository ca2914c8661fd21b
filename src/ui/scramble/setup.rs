//! Who plays, and how. The defaults are the printed rules, so that a table of friends is two taps away from the first roll.

use leptos::prelude::*;

use super::options::Options;
use super::words;
use crate::route::Route;
use crate::rules::scramble::config::{FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS};
use crate::rules::scramble::view::Stage;
use crate::rules::scramble::{Config, ConfigError};
use crate::ui::app::{App, text};
use crate::ui::table::{NameList, SetupForm, WordChoice, WordLanguage, WordSettings, keep, remembered};
use crate::ui::widgets::Stepper;

const SETUP: &str = "scramble.setup";
const SETUP_VERSION: u32 = 1;
/// So many fields for names are there at first.
const SEATS: usize = 3;

/// The screen before the game.
#[component]
pub fn Setup() -> impl IntoView {
    let app = App::here();
    let texts = words();
    let (names, config) = remembered(SETUP, SETUP_VERSION)
        .unwrap_or_else(|| (vec![String::new(); SEATS], Config::classic(app.language().words())));
    let list = NameList::new(names, FEWEST_PLAYERS, MOST_PLAYERS);
    let config = RwSignal::new(config);
    let wrong = RwSignal::new(None::<ConfigError>);
    let words = WordSettings::new(
        move || config.with(|&Config { lang, names, unusual, own, .. }| WordChoice { lang, names, unusual, own }),
        move |WordChoice { lang, names, unusual, own }| {
            config.update(|config| *config = Config { lang, names, unusual, own, ..config.clone() });
        },
    );
    let left = app
        .scramble
        .view
        .with_untracked(|view| view.as_ref().is_some_and(|view| !matches!(view.stage, Stage::Over { .. })));
    let leave = Callback::new(move |(names,): (Vec<String>,)| {
        if let Some(config) = config.try_get_untracked() {
            keep(app, SETUP, SETUP_VERSION, &(names, config));
        }
    });
    let start = Callback::new(move |(roster,)| {
        let config = config.get_untracked();
        wrong.set(config.check().err());
        if wrong.get_untracked().is_none() {
            app.wanted.set(config.wanted());
            app.scramble.start(config, roster);
            app.go(Route::ScrambleTable);
        }
    });
    view! {
        <SetupForm class="scramble" title=texts.title list hint=text().roster.names_hint words left on_leave=leave on_start=start>
            <Rounds config wrong />
            <WordLanguage legend=texts.setup.word_language words />
            <Options config wrong words />
        </SetupForm>
    }
}

/// How many rounds are played (S11).
#[component]
fn Rounds(config: RwSignal<Config>, wrong: RwSignal<Option<ConfigError>>) -> impl IntoView {
    let rounds = Signal::derive(move || config.with(|config| usize::from(config.rounds)));
    let change = move |rounds: usize| {
        config.update(|config| config.rounds = u8::try_from(rounds).unwrap_or(u8::MAX));
        wrong.set(config.with_untracked(Config::check).err());
    };
    let range = usize::from(*ROUNDS.start())..=usize::from(*ROUNDS.end());
    view! {
        <Stepper label=words().setup.rounds value=rounds range on_change=change />
        <p class="trouble" role="alert" data-testid="rounds-trouble">
            {move || wrong.get().filter(|error| *error == ConfigError::Rounds).map(|error| words().config_error(error))}
        </p>
    }
}
