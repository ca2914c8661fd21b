//! Who plays, and how. The defaults are the printed rules, so that a table of friends is two taps away from the first roll.

use leptos::prelude::*;

use super::options::Options;
use super::plan::{Plan, deal, own_deck};
use super::words;
use crate::route::Route;
use crate::rules::bomb::config::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::rules::bomb::view::Stage;
use crate::rules::bomb::{Config, ConfigError, Die, Ending, Play};
use crate::ui::app::{App, text};
use crate::ui::table::{NameList, SetupForm, WordChoice, WordLanguage, WordSettings};
use crate::ui::widgets::Choice;

/// In the order in which they stand on the screen.
const PLAYS: [Play; 2] = [Play::Spoken, Play::Typed];
const PRESETS: [Preset; 3] = [Preset::Classic, Preset::Edges, Preset::KnockOut];

/// Which of the three games a config is.
#[derive(Clone, Copy, PartialEq)]
enum Preset {
    Classic,
    Edges,
    KnockOut,
}

impl Preset {
    const fn of(config: &Config) -> Self {
        match (config.ending, config.die) {
            (Ending::Lives(_), _) => Preset::KnockOut,
            (Ending::Cards(_), Die::Edges) => Preset::Edges,
            (Ending::Cards(_), Die::Classic) => Preset::Classic,
        }
    }

    /// The preset, with those settings that are a matter of the people and not of the game.
    fn applied_to(self, old: &Config) -> Config {
        let fresh = match self {
            Preset::Classic => Config::classic(old.lang),
            Preset::Edges => Config::edges(old.lang),
            Preset::KnockOut => Config::knock_out(old.lang),
        };
        let Config { play, judge, names, derivatives, unusual, own, .. } = *old;
        Config { play, judge, names, derivatives, unusual, own, ..fresh }
    }
}

/// The screen before the game.
#[component]
pub fn Setup() -> impl IntoView {
    let app = App::here();
    let texts = words();
    let Plan { names, config } = Plan::remembered(app);
    let list = NameList::new(names, FEWEST_PLAYERS, MOST_PLAYERS);
    let config = RwSignal::new(config);
    let wrong_config = RwSignal::new(None::<ConfigError>);
    let no_cards = RwSignal::new(false);
    let words = WordSettings::new(
        move || config.with(|&Config { lang, names, unusual, own, .. }| WordChoice { lang, names, unusual, own }),
        move |WordChoice { lang, names, unusual, own }| {
            config.update(|config| *config = Config { lang, names, unusual, own, ..config.clone() });
            no_cards.set(false);
        },
    );
    let left =
        app.bomb.view.with_untracked(|view| view.as_ref().is_some_and(|view| !matches!(view.stage, Stage::Over)));
    let leave = Callback::new(move |(names,)| {
        if let Some(config) = config.try_get_untracked() {
            Plan { names, config }.keep(app);
        }
    });
    let start = Callback::new(move |(roster,)| {
        let config = config.get_untracked();
        let deck = own_deck(app, &config);
        wrong_config.set(config.check().err());
        no_cards.set(deck.as_ref().is_some_and(Vec::is_empty));
        if wrong_config.get_untracked().is_none() && !no_cards.get_untracked() {
            deal(app, config, roster, None, deck.unwrap_or_default());
            app.go(Route::BombTable);
        }
    });
    view! {
        <SetupForm class="bomb" title=texts.title list hint=text().roster.names_hint words left on_leave=leave on_start=start>
            <Ways config />
            <WordLanguage legend=texts.setup.word_language words />
            <Options config wrong_config no_cards words />
        </SetupForm>
    }
}

/// Spoken or typed, and which of the three games.
#[component]
fn Ways(config: RwSignal<Config>) -> impl IntoView {
    let setup = &words().setup;
    let play = Signal::derive(move || config.with(|config| config.play as usize));
    let preset = Signal::derive(move || config.with(|config| Preset::of(config) as usize));
    let choose_play = move |place: usize| config.update(|config| config.play = PLAYS[place]);
    let choose_preset = move |place: usize| config.update(|config| *config = PRESETS[place].applied_to(config));
    view! {
        <Choice legend=setup.mode name="play" options=vec![setup.spoken, setup.typed] chosen=play on_choose=choose_play />
        <p class="hint">{move || [setup.spoken_detail, setup.typed_detail][play.get()]}</p>
        <Choice legend=setup.game name="preset" options=vec![setup.classic, setup.edges, setup.knock_out] chosen=preset on_choose=choose_preset />
        <p class="hint">{move || [setup.classic_detail, setup.edges_detail, setup.knock_out_detail][preset.get()]}</p>
    }
}
