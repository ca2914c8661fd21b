//! The settings of a game of Bomb that most tables leave as they are.

use leptos::prelude::*;

use crate::rules::bomb::config::{CARDS, FUSE_SECONDS, LIVES};
use crate::rules::bomb::{Config, ConfigError, Ending, Judge};
use crate::ui::app::text;
use crate::ui::table::{self, WordOptions, WordSettings};
use crate::ui::widgets::{Button, Stepper, Switch};

/// Of a list even the cards can be made.
const USES: usize = 3;

/// Folded away.
#[component]
pub fn Options(
    config: RwSignal<Config>,
    wrong_config: RwSignal<Option<ConfigError>>,
    /// Whether the chosen list has no letters for a card.
    no_cards: RwSignal<bool>,
    words: WordSettings,
) -> impl IntoView {
    let (text, setup) = (text(), &super::words().setup);
    let change = move |change: &dyn Fn(&mut Config)| {
        config.update(|config| change(config));
        wrong_config.set(config.with_untracked(Config::check).err());
        no_cards.set(false);
    };
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
        <table::Options wrong=Signal::derive(move || wrong_config.get().is_some() || no_cards.get())>
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
            <Switch label=setup.harder detail=setup.harder_detail on=Signal::derive(move || config.with(|config| !config.derivatives)) on_switch=move |harder: bool| change(&|config| config.derivatives = !harder) />
            <Switch
                label=setup.judge_late
                detail=setup.judge_late_detail
                on=Signal::derive(move || config.with(|config| config.judge == Judge::WhenChallenged))
                on_switch=move |late: bool| change(&|config| config.judge = if late { Judge::WhenChallenged } else { Judge::Always })
            />
            <WordOptions words uses=USES />
            <p class="trouble" role="alert" data-testid="no-cards">{move || no_cards.get().then_some(setup.no_cards)}</p>
        </table::Options>
    }
}
