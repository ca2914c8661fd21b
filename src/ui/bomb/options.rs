//! The settings of a game of Bomb that most tables leave as they are.

use leptos::html::Details;
use leptos::prelude::*;

use super::words;
use crate::rules::bomb::config::{CARDS, FUSE_SECONDS, LIVES};
use crate::rules::bomb::{Config, ConfigError, Ending, Judge};
use crate::session::lists::ListId;
use crate::ui::app::{App, text};
use crate::ui::lists::{Chosen, list_choice};
use crate::ui::widgets::{Button, Stepper, Switch};
use crate::words::OwnChoice;
use crate::words::catalog::unusual_file;

/// Folded away; opened by itself when something in it is wrong.
#[component]
pub fn Options(
    config: RwSignal<Config>,
    wrong_config: RwSignal<Option<ConfigError>>,
    /// Whether the chosen list has no letters for a card.
    no_cards: RwSignal<bool>,
) -> impl IntoView {
    let app = App::here();
    let (text, setup) = (text(), &words().setup);
    let fold = NodeRef::<Details>::new();
    Effect::new(move |_| {
        if let (true, Some(fold)) = (wrong_config.get().is_some() || no_cards.get(), fold.get()) {
            fold.set_open(true);
        }
    });
    let change = move |change: &dyn Fn(&mut Config)| {
        config.update(|config| change(config));
        wrong_config.set(config.with_untracked(Config::check).err());
        no_cards.set(false);
    };
    let own = Callback::new(move |()| config.with(|config| config.own.map(|own| (ListId(own.number), own.usage))));
    let choose_own = Callback::new(move |(own,): (Chosen,)| {
        change(&|config| config.own = own.map(|(id, usage)| OwnChoice { number: id.0, usage }));
    });
    let lang = Memo::new(move |_| config.with(|config| config.lang));
    let lives = Memo::new(move |_| config.with(|config| matches!(config.ending, Ending::Lives(_))));
    let count = Signal::derive(move || {
        config.with(|config| match config.ending {
            Ending::Cards(count) | Ending::Lives(count) => usize::from(count),
        })
    });
    let shortest = Signal::derive(move || config.with(|config| usize::from(config.fuse.0)));
    let longest = Signal::derive(move || config.with(|config| usize::from(config.fuse.1)));
    let seconds = usize::from(*FUSE_SECONDS.start())..=usize::from(*FUSE_SECONDS.end());
    let range = |range: std::ops::RangeInclusive<u8>| usize::from(*range.start())..=usize::from(*range.end());
    let byte = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let word = |value: usize| u16::try_from(value).unwrap_or(u16::MAX);
    view! {
        <details class="options" node_ref=fold>
            <summary data-testid="options">{text.plan.options}</summary>
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
            <Switch label=text.plan.names detail=text.plan.names_detail on=Signal::derive(move || config.with(|config| config.names)) on_switch=move |on: bool| change(&|config| config.names = on) />
            <Switch label=setup.harder detail=setup.harder_detail on=Signal::derive(move || config.with(|config| !config.derivatives)) on_switch=move |harder: bool| change(&|config| config.derivatives = !harder) />
            {move || unusual_file(lang.get()).map(|_| view! {
                <Switch label=text.plan.unusual detail=text.plan.unusual_detail on=Signal::derive(move || config.with(|config| config.unusual)) on_switch=move |on: bool| change(&|config| config.unusual = on) />
            })}
            <Switch
                label=setup.judge_late
                detail=setup.judge_late_detail
                on=Signal::derive(move || config.with(|config| config.judge == Judge::WhenChallenged))
                on_switch=move |late: bool| change(&|config| config.judge = if late { Judge::WhenChallenged } else { Judge::Always })
            />
            {move || list_choice(app, lang.get(), own, choose_own)}
            <p class="trouble" role="alert" data-testid="no-cards">{move || no_cards.get().then_some(setup.no_cards)}</p>
        </details>
    }
}
