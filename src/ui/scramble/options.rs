//! The settings of a game of Scramble that most tables leave as they are.

use std::ops::RangeInclusive;

use leptos::prelude::*;

use crate::rules::scramble::config::{CLAIM_SECONDS, SETTING_SECONDS, SOLVING_SECONDS};
use crate::rules::scramble::{Config, ConfigError, Pool};
use crate::ui::table::{self, WordOptions, WordSettings};
use crate::ui::widgets::{Choice, Stepper, Switch};
use crate::words::pool::{LENGTH_RANGE, LENGTHS};

/// A list can be all that counts, or count too; tiles need none.
const USES: usize = 2;

/// The dice for short words, as the rules have it, and for long ones (S1).
const DICE: [[u8; 6]; 3] = [[3, 4, 4, 5, 5, 6], LENGTHS, [5, 6, 6, 7, 8, 9]];

/// In the order in which they stand on the screen.
const POOLS: [Pool; 3] = [Pool::Tight, Pool::Usual, Pool::Plenty];

/// So many seconds a limit has at first: as long as most take.
const SETTING: u16 = 120;
const SOLVING: u16 = 180;

/// Folded away.
#[component]
pub fn Options(config: RwSignal<Config>, wrong: RwSignal<Option<ConfigError>>, words: WordSettings) -> impl IntoView {
    let texts = super::words();
    let setup = texts.setup;
    let settings = Settings { config, wrong };
    let pool = Signal::derive(move || {
        config.with(|config| POOLS.iter().position(|pool| *pool == config.pool).unwrap_or_default())
    });
    let setting = Memo::new(move |_| config.with(|config| config.setting_limit.is_some()));
    let solving = Memo::new(move |_| config.with(|config| config.solving_limit.is_some()));
    let lock_out = Signal::derive(move || config.with(|config| config.lock_out));
    // How many rounds are played is not folded away, and complains at its own place.
    let trouble = Signal::derive(move || wrong.get().filter(|error| *error != ConfigError::Rounds));
    view! {
        <table::Options wrong=Signal::derive(move || trouble.get().is_some())>
            <Die settings />
            <Choice legend=setup.pool name="pool" options=setup.pools.to_vec() chosen=pool on_choose=move |place: usize| settings.change(|config| config.pool = POOLS[place]) />
            <p class="hint">{move || setup.pool_details[pool.get()]}</p>
            <Switch
                label=setup.setting_limit
                detail=setup.setting_limit_detail
                on=setting
                on_switch=move |on: bool| settings.change(|config| config.setting_limit = on.then_some(SETTING))
            />
            {move || setting.get().then(|| settings.number(
                setup.setting_seconds,
                SETTING_SECONDS,
                |config| config.setting_limit.unwrap_or(SETTING),
                |config, seconds| config.setting_limit = Some(seconds),
            ))}
            <Switch
                label=setup.solving_limit
                detail=setup.solving_limit_detail
                on=solving
                on_switch=move |on: bool| settings.change(|config| config.solving_limit = on.then_some(SOLVING))
            />
            {move || solving.get().then(|| settings.number(
                setup.solving_seconds,
                SOLVING_SECONDS,
                |config| config.solving_limit.unwrap_or(SOLVING),
                |config, seconds| config.solving_limit = Some(seconds),
            ))}
            {settings.number(setup.claim, CLAIM_SECONDS, |config| config.claim, |config, seconds| config.claim = seconds)}
            <Switch label=setup.lock_out detail=setup.lock_out_detail on=lock_out on_switch=move |on: bool| settings.change(|config| config.lock_out = on) />
            <p class="trouble" role="alert" data-testid="config-trouble">{move || trouble.get().map(|error| texts.config_error(error))}</p>
            <WordOptions words uses=USES />
        </table::Options>
    }
}

/// One of three dice, or any six faces (S1).
#[component]
fn Die(settings: Settings) -> impl IntoView {
    let setup = super::words().setup;
    let config = settings.config;
    let faces = Memo::new(move |_| config.with(|config| config.faces));
    // A die of one's own may come to have the faces of another on the way.
    let own = RwSignal::new(!DICE.contains(&faces.get_untracked()));
    let die = Memo::new(move |_| {
        let known = DICE.iter().position(|die| *die == faces.get());
        known.filter(|_| !own.get()).unwrap_or(DICE.len())
    });
    let choose = move |place: usize| {
        own.set(place == DICE.len());
        if let Some(die) = DICE.get(place) {
            settings.change(|config| config.faces = *die);
        }
    };
    let told = move || (setup.die)(&faces.get().map(|face| face.to_string()).join(" "));
    let range = || usize::from(*LENGTH_RANGE.start())..=usize::from(*LENGTH_RANGE.end());
    let face = move |(place, label)| {
        let value = Signal::derive(move || usize::from(faces.get()[place]));
        let change = move |letters: usize| {
            settings.change(|config| config.faces[place] = u8::try_from(letters).unwrap_or(u8::MAX));
        };
        view! { <Stepper label value range=range() on_change=change /> }
    };
    view! {
        <div class="four-ways">
            <Choice legend=setup.lengths name="die" options=setup.dice.to_vec() chosen=die on_choose=choose />
        </div>
        <p class="hint" data-testid="die-faces">{told}</p>
        {move || (die.get() == DICE.len()).then(|| view! {
            <div class="faces">{setup.faces.into_iter().enumerate().map(face).collect_view()}</div>
        })}
    }
}

/// The settings while they are being made. Cheap to copy.
#[derive(Clone, Copy)]
struct Settings {
    config: RwSignal<Config>,
    wrong: RwSignal<Option<ConfigError>>,
}

impl Settings {
    /// Changes them, and says at once what no game can be played with.
    fn change(self, change: impl FnOnce(&mut Config)) {
        self.config.update(change);
        self.wrong.set(self.config.with_untracked(Config::check).err());
    }

    /// A number of seconds.
    fn number(
        self,
        label: &'static str,
        range: RangeInclusive<u16>,
        get: fn(&Config) -> u16,
        set: fn(&mut Config, u16),
    ) -> AnyView {
        let step = if *range.start() < 30 { 5 } else { 30 };
        let range = usize::from(*range.start())..=usize::from(*range.end());
        let value = Signal::derive(move || usize::from(self.config.with(get)));
        let change = move |seconds: usize| {
            self.change(|config| set(config, u16::try_from(seconds).unwrap_or(u16::MAX)));
        };
        view! { <Stepper label value step range on_change=change /> }.into_any()
    }
}
