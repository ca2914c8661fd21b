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
use crate::ui::widgets::{Button, Choice, DictionaryNote, IconButton, PageBar, Sign};
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
    let plan = RwSignal::new(Plan::remembered(app));
    let wrong_name = RwSignal::new(None::<(usize, String)>);
    let wrong_config = RwSignal::new(None::<ConfigError>);
    let no_cards = RwSignal::new(false);
    // Whoever goes to look at the word lists finds the names again.
    on_cleanup(move || {
        if let Some(plan) = plan.try_get_untracked() {
            plan.keep(app);
        }
    });
    let wanted = Memo::new(move |_| plan.with(|plan| plan.config.wanted()));
    let left =
        app.bomb.view.with_untracked(|view| view.as_ref().is_some_and(|view| !matches!(view.stage, Stage::Over)));
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let now = plan.get_untracked();
        wrong_config.set(now.config.check().err());
        let deck = own_deck(app, &now.config);
        match now.roster(text) {
            Err(wrong) => wrong_name.set(Some(wrong)),
            Ok(_) if deck.as_ref().is_some_and(Vec::is_empty) => no_cards.set(true),
            Ok(roster) if wrong_config.get_untracked().is_none() => {
                now.keep(app);
                deal(app, now.config, roster, None, deck.unwrap_or_default());
                app.go(Route::BombTable);
            }
            Ok(_) => wrong_name.set(None),
        }
    };
    view! {
        <main class="screen page setup">
            <PageBar title=words.title />
            <form class="form" on:submit=start>
                <Names plan wrong_name />
                <Ways plan />
                <Options plan wrong_config no_cards />
                <DictionaryNote wanted=wanted />
                <div class="reach">
                    {left.then(|| view! { <p class="hint">{words.setup.replaces}</p> })}
                    <button type="submit" class="button primary huge" data-testid="start">{words.setup.start}</button>
                </div>
            </form>
        </main>
    }
}

#[component]
fn Names(plan: RwSignal<Plan>, wrong_name: RwSignal<Option<(usize, String)>>) -> impl IntoView {
    let (text, words) = (text(), words());
    let count = Memo::new(move |_| plan.with(|plan| plan.names.len()));
    let row = move |seat: usize| {
        let wrong = move || wrong_name.with(|wrong| wrong.as_ref().is_some_and(|(at, _)| *at == seat));
        view! {
            <li>
                <input
                    class="name"
                    type="text"
                    maxlength="80"
                    autocomplete="off"
                    spellcheck="false"
                    enterkeyhint="next"
                    aria-label=(text.roster.name)(seat + 1)
                    aria-invalid=move || wrong().to_string()
                    placeholder=(text.player_number)(seat as u16 + 1)
                    prop:value=plan.with_untracked(|plan| plan.names.get(seat).cloned().unwrap_or_default())
                    on:input:target=move |event| {
                        wrong_name.set(None);
                        let typed = event.target().value();
                        plan.update(|plan| if let Some(name) = plan.names.get_mut(seat) { *name = typed });
                    }
                />
                <IconButton
                    sign=Sign::Close
                    name=(text.roster.remove)(&(text.player_number)(seat as u16 + 1))
                    disabled=Signal::derive(move || count.get() <= FEWEST_PLAYERS)
                    on_press=move || plan.update(|plan| { plan.names.remove(seat); })
                />
            </li>
        }
    };
    view! {
        <fieldset class="names">
            <legend>{words.setup.players}</legend>
            <p class="hint">{words.setup.names_hint}</p>
            <ol class="name-list">{move || (0..count.get()).map(row).collect_view()}</ol>
            <p class="trouble" role="alert" data-testid="name-trouble">{move || wrong_name.get().map(|(_, sentence)| sentence)}</p>
            <Button label=text.roster.add test="add-player" disabled=Signal::derive(move || count.get() >= MOST_PLAYERS) on_press=move || plan.update(|plan| plan.names.push(String::new())) />
        </fieldset>
    }
}

/// Spoken or typed, and which of the three games.
#[component]
fn Ways(plan: RwSignal<Plan>) -> impl IntoView {
    let setup = &words().setup;
    let play = Signal::derive(move || plan.with(|plan| plan.config.play as usize));
    let preset = Signal::derive(move || plan.with(|plan| Preset::of(&plan.config) as usize));
    let lang = Signal::derive(move || plan.with(|plan| plan.config.lang as usize));
    // An own list is of one language, so it does not come along.
    let choose_lang = move |place: usize| {
        plan.update(|plan| {
            plan.config.lang = Lang::ALL[place];
            plan.config.own = None;
        })
    };
    let choose_play = move |place: usize| plan.update(|plan| plan.config.play = PLAYS[place]);
    let choose_preset = move |place: usize| plan.update(|plan| plan.config = PRESETS[place].applied_to(&plan.config));
    view! {
        <Choice legend=setup.mode name="play" options=vec![setup.spoken, setup.typed] chosen=play on_choose=choose_play />
        <p class="hint">{move || [setup.spoken_detail, setup.typed_detail][play.get()]}</p>
        <Choice legend=setup.game name="preset" options=vec![setup.classic, setup.edges, setup.knock_out] chosen=preset on_choose=choose_preset />
        <p class="hint">{move || [setup.classic_detail, setup.edges_detail, setup.knock_out_detail][preset.get()]}</p>
        <Choice legend=setup.word_language name="words" options=Lang::ALL.map(Text::name_of).to_vec() chosen=lang on_choose=choose_lang />
    }
}
