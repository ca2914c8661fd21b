//! What every screen can reach.

use leptos::prelude::*;

use super::door::{self, Door};
use super::host::Table;
use super::library::{Fetch, Library};
use super::lists::kept::Lists;
use crate::ports::audio::Audio;
use crate::ports::offline::Offline;
use crate::ports::time::Subscription;
use crate::ports::wake_lock::WakeLock;
use crate::ports::{display, haptics, storage};
use crate::route::Route;
use crate::rules::bomb::Bomb;
use crate::rules::race::Race;
use crate::rules::race::sharing::Brought;
use crate::rules::scramble::Scramble;
use crate::session::lists::ListId;
use crate::session::settings::{Language, Motion, Settings, Theme};
use crate::text::Text;
use crate::words::{Lexicon, Wanted};

const SETTINGS: &str = "settings";
/// Which dictionaries were wanted last.
const WANTED: &str = "wanted";

/// Handles to everything that outlives a screen. Cheap to copy.
#[derive(Clone, Copy)]
pub struct App {
    /// The screen that is shown.
    pub route: RwSignal<Route>,
    /// How far the part of the program is that has all other screens.
    pub door: RwSignal<Door>,
    /// The settings of this device.
    pub settings: RwSignal<Settings>,
    /// The dictionaries.
    pub library: Library,
    /// Which words the table wants, or wanted when people last played.
    pub wanted: RwSignal<Wanted>,
    /// The game of Bomb, if there is one.
    pub bomb: Table<Bomb>,
    /// The game of Race, if there is one.
    pub race: Table<Race>,
    /// The round of Race that this device plays as somebody's own phone (R8).
    pub guest: Table<Race>,
    /// The game of Scramble, if there is one.
    pub scramble: Table<Scramble>,
    /// What the link carries that was followed last.
    pub payload: RwSignal<String>,
    /// Lists of other phones that wait for the table of Race to take them in.
    pub incoming: RwSignal<Vec<Brought>>,
    /// The own word lists.
    pub lists: Lists,
    /// Whether nothing can be kept here.
    pub unsaved: RwSignal<bool>,
    /// Whether a new version waits.
    pub update: RwSignal<bool>,
    /// What a screen reader hears next.
    pub announcement: RwSignal<String>,
    /// Counts what happened to the sound, so that its state is read again.
    pub sound_changes: RwSignal<usize>,
    device: StoredValue<Device, LocalStorage>,
}

struct Device {
    audio: Audio,
    wake_lock: WakeLock,
    /// Registered when the dictionary is here: it fetches the whole page again, and nobody should wait for that.
    offline: Option<Offline>,
    subscriptions: Vec<Subscription>,
}

/// The texts that a screen is built with.
#[derive(Clone, Copy)]
pub struct Wording(pub &'static Text);

/// The texts of the screen that is being built.
pub fn text() -> &'static Text {
    expect_context::<Wording>().0
}

impl App {
    /// Sets everything up. Once, at the start.
    pub(super) fn open() -> Self {
        let stored = storage::read(SETTINGS).ok().flatten();
        let settings = RwSignal::new(stored.map(|text| Settings::read(&text)).unwrap_or_default());
        let unsaved = RwSignal::new(false);
        let update = RwSignal::new(false);
        let route = RwSignal::new(Route::parse(&display::fragment()));
        let payload = RwSignal::new(Route::payload(&display::fragment()).to_owned());
        let bomb = Table::new("bomb.game", unsaved);
        let race = Table::new("race.game", unsaved);
        let guest = Table::new("race.guest", unsaved);
        let scramble = Table::new("scramble.game", unsaved);
        let device = StoredValue::new_local(Device {
            audio: Audio::new(),
            wake_lock: WakeLock::new(),
            offline: None,
            subscriptions: vec![display::on_fragment(move |fragment| {
                // A screen that is there already is not built anew: that would drop its lock and its state.
                let wanted = Route::parse(&fragment);
                let carried = Route::payload(&fragment);
                if payload.with_untracked(|payload| payload != carried) {
                    payload.set(carried.to_owned());
                }
                if route.get_untracked() != wanted {
                    route.set(wanted);
                }
            })],
        });
        let app = App {
            route,
            door: RwSignal::new(Door::Shut),
            settings,
            library: Library::empty(),
            wanted: RwSignal::new(Wanted::dictionary(language_of(settings).words())),
            bomb,
            race,
            guest,
            scramble,
            payload,
            incoming: RwSignal::default(),
            lists: Lists::empty(),
            unsaved,
            update,
            announcement: RwSignal::new(String::new()),
            sound_changes: RwSignal::new(0),
            device,
        };
        app.follow_settings();
        app.follow_wanted();
        door::open_for_a_game(app);
        app.library.fetch(app.wanted.get_untracked());
        app.fetch_the_rest_later();
        app
    }

    /// The app of the screen that is being built.
    pub fn here() -> Self {
        expect_context()
    }

    /// The language of the screens: chosen, or as the browser prefers.
    pub fn language(&self) -> Language {
        language_of(self.settings)
    }

    /// Uses the words that count at a table, if they are here.
    pub fn with_words<T>(&self, wanted: Wanted, with: impl FnOnce(Option<&dyn Lexicon>) -> T) -> T {
        let own = wanted.own.and_then(|own| self.lists.words_of(ListId(own.number)));
        self.library.with(wanted, own.as_deref(), with)
    }

    /// Shows another screen; `Back` leads here again.
    pub fn go(&self, route: Route) {
        display::set_fragment(route.fragment(), false);
        self.route.set(route);
    }

    /// Shows another screen in place of this one.
    pub fn go_instead(&self, route: Route) {
        display::set_fragment(route.fragment(), true);
        self.route.set(route);
    }

    /// Uses the sounds.
    pub fn audio<T>(&self, with: impl FnOnce(&Audio) -> T) -> T {
        self.device.with_value(|device| with(&device.audio))
    }

    /// Keeps the screen on, or lets it sleep.
    pub fn keep_awake(&self, awake: bool) {
        self.device.with_value(|device| if awake { device.wake_lock.request() } else { device.wake_lock.release() });
    }

    /// Shakes the device, unless that is off.
    pub fn shake(&self, pattern: &[u32]) {
        if self.settings.with_untracked(|settings| settings.vibration) {
            haptics::vibrate(pattern);
        }
    }

    /// Switches to the version that waits; the page loads anew.
    pub fn use_update(&self) {
        self.device.with_value(|device| {
            if let Some(offline) = &device.offline {
                offline.apply_update();
            }
        });
    }

    /// Tells those who cannot see.
    pub fn announce(&self, what: impl Into<String>) {
        self.announcement.set(what.into());
    }

    pub(super) fn follow_language(&self, code: &str) {
        display::set_language(code);
    }

    /// Keeps something for as long as the page lives.
    pub fn hold(&self, subscriptions: [Subscription; 2]) {
        self.device.update_value(|device| device.subscriptions.extend(subscriptions));
    }

    /// One after the other, so that nobody waits longer for what is needed first: the dictionary, the other screens while
    /// it is being read, and then sound and the worker, which looks at the whole page again.
    fn fetch_the_rest_later(self) {
        Effect::new(move |_| {
            let wanted = self.wanted.get();
            if self.library.is_coming(wanted) {
                return;
            }
            match self.door.get() {
                Door::Shut => return door::open(self),
                Door::Opening => return,
                // What is stuck waits for somebody who wants it.
                Door::Stuck | Door::Open(_) => {}
            }
            if matches!(self.library.state(wanted), Fetch::Reading(_)) {
                return;
            }
            self.device.update_value(|device| {
                let update = self.update;
                device.offline.get_or_insert_with(|| {
                    device.audio.get_ready();
                    Offline::register(move || update.set(true))
                });
            });
        });
    }

    /// Remembers which dictionaries are wanted, so that the next visit can fetch them before it knows of any game.
    fn follow_wanted(self) {
        if let Some(wanted) = storage::read(WANTED).ok().flatten().and_then(|code| Wanted::of_code(&code)) {
            self.wanted.set(wanted);
        }
        let first = self.wanted.get_untracked();
        Effect::new(move |before: Option<Wanted>| {
            let wanted = self.wanted.get();
            if before.unwrap_or(first) != wanted {
                // Without it the next visit guesses.
                let _ = storage::write(WANTED, wanted.code());
            }
            wanted
        });
    }

    /// Applies the settings now and whenever they change, and keeps them.
    fn follow_settings(self) {
        self.audio(|audio| {
            let changes = self.sound_changes;
            // Kept with the audio for as long as the page lives.
            std::mem::forget(audio.on_interruption(move || changes.update(|count| *count += 1)));
        });
        Effect::new(move |before: Option<()>| {
            let settings = self.settings.get();
            display::set_theme(Some(settings.theme.code()).filter(|_| settings.theme != Theme::Auto));
            display::set_motion(Some(settings.motion.code()).filter(|_| settings.motion != Motion::Auto));
            self.audio(|audio| {
                audio.set_muted(settings.muted);
                audio.over_mute_switch(settings.over_mute_switch);
            });
            if before.is_some() {
                let kept = storage::write(SETTINGS, &settings.text()).is_ok();
                self.unsaved.set(!kept);
            }
        });
    }
}

/// The language of the screens: chosen, or as the browser prefers.
fn language_of(settings: RwSignal<Settings>) -> Language {
    settings.with(|settings| settings.language).unwrap_or_else(|| {
        let tags = display::languages();
        Language::preferred(tags.iter().map(String::as_str))
    })
}
