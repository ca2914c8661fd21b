//! Who plays, and how. The defaults are the printed rules, so that a table of friends is two taps away from the first roll.

use leptos::prelude::*;

use super::options::Options;
use super::plan::{Plan, deal, own_deck};
use super::words;
use crate::route::Route;
use crate::rules::bomb::config::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::rules::bomb::view::Stage;
use crate::rules::bomb::{Config, ConfigError, Die, Ending, Play};
use crate::text::Text;
use crate::ui::app::{App, text};
use crate::ui::table::{NameList, Names, roster_of};
use crate::ui::widgets::{Choice, DictionaryNote, PageBar};
use crate::words::Lang;

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
    let (text, words) = (text(), words());
    let Plan { names, config } = Plan::remembered(app);
    let list = NameList::new(names, FEWEST_PLAYERS, MOST_PLAYERS);
    let config = RwSignal::new(config);
    let wrong_config = RwSignal::new(None::<ConfigError>);
    let no_cards = RwSignal::new(false);
    // Whoever goes to look at the word lists finds the names again.
    on_cleanup(move || {
        if let (Some(names), Some(config)) = (list.names.try_get_untracked(), config.try_get_untracked()) {
            Plan { names, config }.keep(app);
        }
    });
    let wanted = Memo::new(move |_| config.with(Config::wanted));
    let left =
        app.bomb.view.with_untracked(|view| view.as_ref().is_some_and(|view| !matches!(view.stage, Stage::Over)));
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let now = Plan { names: list.names.get_untracked(), config: config.get_untracked() };
        wrong_config.set(now.config.check().err());
        let deck = own_deck(app, &now.config);
        match roster_of(&now.names, text) {
            Err(wrong) => list.wrong.set(Some(wrong)),
            Ok(_) if deck.as_ref().is_some_and(Vec::is_empty) => no_cards.set(true),
            Ok(roster) if wrong_config.get_untracked().is_none() => {
                now.keep(app);
                deal(app, now.config, roster, None, deck.unwrap_or_default());
                app.go(Route::BombTable);
            }
            Ok(_) => list.wrong.set(None),
        }
    };
    view! {
        <main class="screen page setup">
            <PageBar title=words.title />
            <form class="form" on:submit=start>
                <Names list hint=text.roster.names_hint />
                <Ways config />
                <Options config wrong_config no_cards />
                <DictionaryNote wanted=wanted />
                <div class="reach">
                    {left.then(|| view! { <p class="hint">{text.plan.replaces}</p> })}
                    <button type="submit" class="button primary huge" data-testid="start">{words.setup.start}</button>
                </div>
            </form>
        </main>
    }
}

/// Spoken or typed, and which of the three games.
#[component]
fn Ways(config: RwSignal<Config>) -> impl IntoView {
    let setup = &words().setup;
    let play = Signal::derive(move || config.with(|config| config.play as usize));
    let preset = Signal::derive(move || config.with(|config| Preset::of(config) as usize));
    let lang = Signal::derive(move || config.with(|config| config.lang as usize));
    // An own list is of one language, so it does not come along.
    let choose_lang = move |place: usize| {
        config.update(|config| {
            config.lang = Lang::ALL[place];
            config.own = None;
        })
    };
    let choose_play = move |place: usize| config.update(|config| config.play = PLAYS[place]);
    let choose_preset = move |place: usize| config.update(|config| *config = PRESETS[place].applied_to(config));
    view! {
        <Choice legend=setup.mode name="play" options=vec![setup.spoken, setup.typed] chosen=play on_choose=choose_play />
        <p class="hint">{move || [setup.spoken_detail, setup.typed_detail][play.get()]}</p>
        <Choice legend=setup.game name="preset" options=vec![setup.classic, setup.edges, setup.knock_out] chosen=preset on_choose=choose_preset />
        <p class="hint">{move || [setup.classic_detail, setup.edges_detail, setup.knock_out_detail][preset.get()]}</p>
        <Choice legend=setup.word_language name="words" options=Lang::ALL.map(Text::name_of).to_vec() chosen=lang on_choose=choose_lang />
    }
}
