//! Who plays, and how. The defaults are the printed rules, so that a table of friends is two taps away from the first roll.

use leptos::html::Details;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::words;
use crate::ports::storage;
use crate::route::Route;
use crate::rules::bomb::config::{CARDS, FEWEST_PLAYERS, FUSE_SECONDS, LIVES, MOST_PLAYERS};
use crate::rules::bomb::view::Stage;
use crate::rules::bomb::{Action, Config, ConfigError, Die, Ending, Judge, Play};
use crate::rules::roster::{Roster, tidy_name};
use crate::session::{codec, spent};
use crate::ui::app::{App, text};
use crate::ui::widgets::{Button, Choice, DictionaryNote, IconButton, PageBar, Sign, Stepper, Switch};
use crate::words::Lang;

const SETUP: &str = "bomb.setup";
const SPENT: &str = "bomb.spent.en";

/// What is remembered from one game to the next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Plan {
    /// As they were typed; empty for a player by number.
    names: Vec<String>,
    config: Config,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { names: vec![String::new(); 4], config: Config::classic(Lang::En) }
    }
}

impl Plan {
    fn remembered() -> Self {
        let stored = storage::read(SETUP).ok().flatten();
        let mut plan: Plan = stored.and_then(|text| codec::read(SETUP, 1, &text).ok()).unwrap_or_default();
        plan.names.truncate(MOST_PLAYERS);
        plan.names.resize(plan.names.len().max(FEWEST_PLAYERS), String::new());
        plan
    }

    /// The players, or the seat whose name was refused and why.
    fn roster(&self, text: &crate::text::Text) -> Result<Roster, (usize, String)> {
        for (seat, name) in self.names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            tidy_name(name).map_err(|error| (seat, text.roster_error(error)))?;
        }
        let names = self.names.iter().map(|name| (!name.is_empty()).then_some(name.as_str()));
        Roster::seat_all(names).map_err(|error| (0, text.roster_error(error)))
    }
}

/// The cards that this device has seen.
fn spent_cards() -> Vec<String> {
    let stored = storage::read(SPENT).ok().flatten();
    stored.and_then(|text| codec::read(SPENT, 1, &text).ok()).unwrap_or_default()
}

/// Remembers that a card was turned (B1).
pub fn remember_card(app: App, card: &str) {
    let mut cards = spent_cards();
    spent::mark(&mut cards, card);
    keep(app, SPENT, &cards);
}

/// Keeps a value under its key, which is also its kind.
fn keep(app: App, key: &str, value: &impl Serialize) {
    let kept = codec::write(key, 1, value).is_some_and(|text| storage::write(key, &text).is_ok());
    app.unsaved.set(!kept);
}

/// The same people, the same game; the next seat begins (P3).
pub fn start_again(app: App) {
    let Some((names, config, began)) = app.bomb.ask(|bomb| {
        let players = bomb.roster().players();
        let began = bomb.starter_of_game().and_then(|id| bomb.roster().seat_of(id));
        (players.iter().map(|player| player.name.clone()).collect::<Vec<_>>(), bomb.config().clone(), began)
    }) else {
        return;
    };
    if let Ok(roster) = Roster::seat_all(names.iter().map(Option::as_deref)) {
        deal(app, config, roster, began);
    }
}

fn deal(app: App, config: Config, roster: Roster, began: Option<usize>) {
    let after = began.and_then(|seat| roster.players().get(seat)).map(|player| player.id);
    app.bomb.start(config, roster);
    // A roster within its limits can always be dealt to.
    let _ = app.bomb.act(&Action::Deal { spent: spent_cards(), after }, None);
}

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
        Config { play: old.play, judge: old.judge, names: old.names, ..fresh }
    }
}

/// The screen before the game.
#[component]
pub fn Setup() -> impl IntoView {
    let app = App::here();
    let (text, words) = (text(), words());
    let plan = RwSignal::new(Plan::remembered());
    let wrong_name = RwSignal::new(None::<(usize, String)>);
    let wrong_config = RwSignal::new(None::<ConfigError>);
    let left =
        app.bomb.view.with_untracked(|view| view.as_ref().is_some_and(|view| !matches!(view.stage, Stage::Over)));
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let now = plan.get_untracked();
        wrong_config.set(now.config.check().err());
        match now.roster(text) {
            Err(wrong) => wrong_name.set(Some(wrong)),
            Ok(roster) if wrong_config.get_untracked().is_none() => {
                keep(app, SETUP, &now);
                deal(app, now.config, roster, None);
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
                <Options plan wrong_config />
                <DictionaryNote />
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
    let choose_play = move |place: usize| plan.update(|plan| plan.config.play = PLAYS[place]);
    let choose_preset = move |place: usize| plan.update(|plan| plan.config = PRESETS[place].applied_to(&plan.config));
    view! {
        <Choice legend=setup.mode name="play" options=vec![setup.spoken, setup.typed] chosen=play on_choose=choose_play />
        <p class="hint">{move || [setup.spoken_detail, setup.typed_detail][play.get()]}</p>
        <Choice legend=setup.game name="preset" options=vec![setup.classic, setup.edges, setup.knock_out] chosen=preset on_choose=choose_preset />
        <p class="hint">{move || [setup.classic_detail, setup.edges_detail, setup.knock_out_detail][preset.get()]}</p>
        <p class="hint">{setup.word_language}</p>
    }
}

/// Folded away; opened by itself when something in it is wrong.
#[component]
fn Options(plan: RwSignal<Plan>, wrong_config: RwSignal<Option<ConfigError>>) -> impl IntoView {
    let (text, setup) = (text(), &words().setup);
    let fold = NodeRef::<Details>::new();
    Effect::new(move |_| {
        if let (true, Some(fold)) = (wrong_config.get().is_some(), fold.get()) {
            fold.set_open(true);
        }
    });
    let change = move |change: &dyn Fn(&mut Config)| {
        plan.update(|plan| change(&mut plan.config));
        wrong_config.set(plan.with_untracked(|plan| plan.config.check()).err());
    };
    let lives = Memo::new(move |_| plan.with(|plan| matches!(plan.config.ending, Ending::Lives(_))));
    let count = Signal::derive(move || {
        plan.with(|plan| match plan.config.ending {
            Ending::Cards(count) | Ending::Lives(count) => usize::from(count),
        })
    });
    let shortest = Signal::derive(move || plan.with(|plan| usize::from(plan.config.fuse.0)));
    let longest = Signal::derive(move || plan.with(|plan| usize::from(plan.config.fuse.1)));
    let seconds = usize::from(*FUSE_SECONDS.start())..=usize::from(*FUSE_SECONDS.end());
    let range = |range: std::ops::RangeInclusive<u8>| usize::from(*range.start())..=usize::from(*range.end());
    let byte = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let word = |value: usize| u16::try_from(value).unwrap_or(u16::MAX);
    view! {
        <details class="options" node_ref=fold>
            <summary data-testid="options">{setup.options}</summary>
            {move || if lives.get() {
                view! { <Stepper label=setup.lives value=count range=range(LIVES) on_change=move |count: usize| change(&|config| config.ending = Ending::Lives(byte(count))) /> }.into_any()
            } else {
                view! { <Stepper label=setup.cards value=count range=range(CARDS) on_change=move |count: usize| change(&|config| config.ending = Ending::Cards(byte(count))) /> }.into_any()
            }}
            <fieldset class="fuse-range">
                <legend>{setup.fuse}</legend>
                <Stepper label=setup.shortest value=shortest step=5 range=seconds.clone() on_change=move |value: usize| change(&|config| config.fuse.0 = word(value)) />
                <Stepper label=setup.longest value=longest step=5 range=seconds on_change=move |value: usize| change(&|config| config.fuse.1 = word(value)) />
            </fieldset>
            <div class="trouble" role="alert" data-testid="config-trouble">
                {move || wrong_config.get().map(|error| view! { <p>{text.config_error(error)}</p> })}
                {move || (wrong_config.get() == Some(ConfigError::FuseSwapped)).then(|| view! {
                    <Button label=setup.swap class="button small" on_press=move || change(&|config| config.fuse = (config.fuse.1, config.fuse.0)) />
                })}
            </div>
            <Switch label=setup.names detail=setup.names_detail on=Signal::derive(move || plan.with(|plan| plan.config.names)) on_switch=move |on: bool| change(&|config| config.names = on) />
            <Switch
                label=setup.judge_late
                detail=setup.judge_late_detail
                on=Signal::derive(move || plan.with(|plan| plan.config.judge == Judge::WhenChallenged))
                on_switch=move |late: bool| change(&|config| config.judge = if late { Judge::WhenChallenged } else { Judge::Always })
            />
        </details>
    }
}
