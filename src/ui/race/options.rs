//! The settings of a game of Race that most tables leave as they are.

use std::ops::RangeInclusive;

use leptos::prelude::*;

use crate::rules::race::config::{DICE, GOAL, HANDED_ROUND_SECONDS, LIMIT_SECONDS, SHORTEST, TARGET};
use crate::rules::race::{Config, ConfigError, Judge, Way};
use crate::text::race::SetupText;
use crate::ui::table::{self, WordOptions, WordSettings};
use crate::ui::widgets::{Stepper, Switch};

/// A list can be all that counts, or count too; dice need none.
const USES: usize = 2;

/// Folded away.
#[component]
pub fn Options(config: RwSignal<Config>, wrong: RwSignal<Option<ConfigError>>, words: WordSettings) -> impl IntoView {
    let setup = super::words().setup;
    let change = move |change: &dyn Fn(&mut Config)| {
        config.update(|config| change(config));
        wrong.set(config.with_untracked(Config::check).err());
    };
    let number = move |label: &'static str, step: usize, range: RangeInclusive<u16>, field: Field| {
        let value = Signal::derive(move || usize::from(config.with(|config| field.of(config))));
        let range = usize::from(*range.start())..=usize::from(*range.end());
        let on_change = move |value: usize| {
            change(&|config| field.set(config, u16::try_from(value).unwrap_or(u16::MAX)));
        };
        view! { <Stepper label value step range on_change /> }.into_any()
    };
    let bytes = |range: RangeInclusive<u8>| u16::from(*range.start())..=u16::from(*range.end());
    let limited = Memo::new(move |_| config.with(|config| config.limit.is_some()));
    let limit = move |on: bool| change(&|config| config.limit = on.then_some(HANDED_ROUND_SECONDS));
    let way = Memo::new(move |_| config.with(|config| config.way));
    view! {
        <table::Options wrong=Signal::derive(move || wrong.get().is_some())>
            {number(setup.dice, 1, bytes(DICE), Field::Dice)}
            {number(setup.target, 1, bytes(TARGET), Field::Target)}
            {number(setup.shortest, 1, bytes(SHORTEST), Field::Shortest)}
            {number(setup.goal, 10, GOAL, Field::Goal)}
            {move || (way.get() != Way::Turns).then(|| {
                let detail = if way.get() == Way::Typed { setup.limit_handed_round } else { setup.limit_detail };
                view! { <Switch label=setup.limit detail on=limited on_switch=limit /> }
            })}
            {move || (limited.get() && way.get() != Way::Turns).then(|| number(setup.seconds, 30, LIMIT_SECONDS, Field::Limit))}
            <p class="trouble" role="alert" data-testid="config-trouble">{move || wrong.get().map(|error| sentence(setup, error))}</p>
            <Switch label=setup.strict detail=setup.strict_detail on=Signal::derive(move || config.with(|config| config.strict_plurals)) on_switch=move |on: bool| change(&|config| config.strict_plurals = on) />
            {move || matches!(way.get(), Way::Typed | Way::Phones).then(|| view! {
                <Switch
                    label=setup.judge_late
                    detail=setup.judge_late_detail
                    on=Signal::derive(move || config.with(|config| config.judge == Judge::AtTheEnd))
                    on_switch=move |late: bool| change(&|config| config.judge = if late { Judge::AtTheEnd } else { Judge::AtOnce })
                />
            })}
            <WordOptions words uses=USES />
        </table::Options>
    }
}

/// A setting that is a number.
#[derive(Clone, Copy)]
enum Field {
    Dice,
    Target,
    Shortest,
    Goal,
    Limit,
}

impl Field {
    fn of(self, config: &Config) -> u16 {
        match self {
            Field::Dice => config.dice.into(),
            Field::Target => config.target.into(),
            Field::Shortest => config.shortest.into(),
            Field::Goal => config.goal,
            Field::Limit => config.limit.unwrap_or(HANDED_ROUND_SECONDS),
        }
    }

    fn set(self, config: &mut Config, value: u16) {
        let byte = u8::try_from(value).unwrap_or(u8::MAX);
        match self {
            Field::Dice => config.dice = byte,
            Field::Target => config.target = byte,
            Field::Shortest => config.shortest = byte,
            Field::Goal => config.goal = value,
            Field::Limit => config.limit = Some(value),
        }
    }
}

const fn sentence(setup: &'static SetupText, error: ConfigError) -> &'static str {
    match error {
        ConfigError::Dice => setup.dice_range,
        ConfigError::Target => setup.target_range,
        ConfigError::Shortest => setup.shortest_range,
        ConfigError::Goal => setup.goal_range,
        ConfigError::Limit => setup.limit_range,
    }
}
