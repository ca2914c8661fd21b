//! Who plays, and how. The defaults are the printed rules, so that a table of friends is two taps away from the first roll.

use leptos::prelude::*;

use super::options::Options;
use super::words;
use crate::route::Route;
use crate::rules::race::config::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::rules::race::view::Stage;
use crate::rules::race::{Config, ConfigError, Way};
use crate::text::Text;
use crate::ui::app::{App, text};
use crate::ui::table::{NameList, Names, keep, remembered, roster_of};
use crate::ui::widgets::{Choice, DictionaryNote, PageBar};
use crate::words::Lang;

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
    let (text, words) = (text(), words());
    let (names, config) = remembered(SETUP, SETUP_VERSION)
        .unwrap_or_else(|| (vec![String::new(); SEATS], Config::classic(app.language().words())));
    let list = NameList::new(names, FEWEST_PLAYERS, MOST_PLAYERS);
    let config = RwSignal::new(config);
    let wrong_config = RwSignal::new(None::<ConfigError>);
    // Whoever goes to look at the word lists finds the names again.
    on_cleanup(move || {
        if let (Some(names), Some(config)) = (list.names.try_get_untracked(), config.try_get_untracked()) {
            keep(app, SETUP, SETUP_VERSION, &(names, config));
        }
    });
    let wanted = Memo::new(move |_| config.with(Config::wanted));
    let left = app
        .race
        .view
        .with_untracked(|view| view.as_ref().is_some_and(|view| !matches!(view.stage, Stage::Over { .. })));
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (names, config) = (list.names.get_untracked(), config.get_untracked());
        wrong_config.set(config.check().err());
        match roster_of(&names, text) {
            Err(wrong) => list.wrong.set(Some(wrong)),
            Ok(roster) if wrong_config.get_untracked().is_none() => {
                keep(app, SETUP, SETUP_VERSION, &(names, &config));
                app.wanted.set(config.wanted());
                app.race.start(config, roster);
                app.go(Route::RaceTable);
            }
            Ok(_) => list.wrong.set(None),
        }
    };
    view! {
        <main class="screen page setup race">
            <PageBar title=words.title />
            <form class="form" on:submit=start>
                <Names list hint=words.setup.names_hint />
                <Ways config />
                <Options config wrong=wrong_config />
                <DictionaryNote wanted=wanted />
                <div class="reach">
                    {left.then(|| view! { <p class="hint">{text.plan.replaces}</p> })}
                    <button type="submit" class="button primary huge" data-testid="start">{words.setup.start}</button>
                </div>
            </form>
        </main>
    }
}

/// How people write, and in which language.
#[component]
fn Ways(config: RwSignal<Config>) -> impl IntoView {
    let setup = words().setup;
    let way = Signal::derive(move || {
        config.with(|config| WAYS.iter().position(|way| *way == config.way).unwrap_or_default())
    });
    let lang = Signal::derive(move || config.with(|config| config.lang as usize));
    let choose_way = move |place: usize| config.update(|config| config.way = WAYS[place]);
    // An own list is of one language, so it does not come along.
    let choose_lang = move |place: usize| {
        config.update(|config| {
            config.lang = Lang::ALL[place];
            config.own = None;
        })
    };
    view! {
        <div class="four-ways">
            <Choice legend=setup.way name="way" options=setup.ways.to_vec() chosen=way on_choose=choose_way />
        </div>
        <p class="hint" data-testid="way">{move || setup.way_details[way.get()]}</p>
        <Choice legend=setup.word_language name="words" options=Lang::ALL.map(Text::name_of).to_vec() chosen=lang on_choose=choose_lang />
    }
}
