//! Sound, motion, colours, language.

use leptos::prelude::*;

use super::app::{App, text};
use super::widgets::{Button, Choice, PageBar, Switch};
use crate::ports::audio::Sound;
use crate::ports::haptics;
use crate::route::Route;
use crate::session::settings::{Language, Motion, Theme};
use crate::text::Text;

/// The answers in the order in which they stand on the screen.
const THEMES: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 3] = [Motion::Auto, Motion::Full, Motion::Calm];
const LANGUAGES: [Option<Language>; 3] = [None, Some(Language::En), Some(Language::De)];

fn place_of<T: PartialEq>(answers: &[T], chosen: T) -> usize {
    answers.iter().position(|answer| *answer == chosen).unwrap_or_default()
}

/// The settings as a page.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let text = text();
    view! {
        <main class="screen page">
            <PageBar title=text.settings.title />
            <SettingsForm />
            <a class="button" href=Route::Credits.href()>{text.settings.credits}</a>
        </main>
    }
}

/// The settings, wherever they are needed.
#[component]
pub fn SettingsForm() -> impl IntoView {
    let app = App::here();
    let settings = app.settings;
    let words = &text().settings;
    let language_names =
        vec![words.language_auto, Text::of(Language::En).language_name, Text::of(Language::De).language_name];
    let theme = Signal::derive(move || place_of(&THEMES, settings.with(|s| s.theme)));
    let motion = Signal::derive(move || place_of(&MOTIONS, settings.with(|s| s.motion)));
    let language = Signal::derive(move || place_of(&LANGUAGES, settings.with(|s| s.language)));
    view! {
        <div class="form">
            <Switch label=words.sound on=Signal::derive(move || !settings.with(|s| s.muted)) on_switch=move |on: bool| settings.update(|s| s.muted = !on) />
            <TestSound />
            <Switch
                label=words.over_mute_switch
                detail=words.over_mute_switch_detail
                on=Signal::derive(move || settings.with(|s| s.over_mute_switch))
                on_switch=move |on: bool| settings.update(|s| s.over_mute_switch = on)
            />
            {haptics::is_available().then(|| view! {
                <Switch label=words.vibration on=Signal::derive(move || settings.with(|s| s.vibration)) on_switch=move |on: bool| settings.update(|s| s.vibration = on) />
            })}
            <Choice legend=words.theme name="theme" options=words.theme_choices.to_vec() chosen=theme on_choose=move |place: usize| settings.update(|s| s.theme = THEMES[place]) />
            <Choice legend=words.motion name="motion" options=words.motion_choices.to_vec() chosen=motion on_choose=move |place: usize| settings.update(|s| s.motion = MOTIONS[place]) />
            <Choice legend=words.language name="language" options=language_names chosen=language on_choose=move |place: usize| settings.update(|s| s.language = LANGUAGES[place]) />
        </div>
    }
}

/// A tick and a tock, and a sentence about what one should hear.
#[component]
fn TestSound() -> impl IntoView {
    let app = App::here();
    let words = &text().settings;
    let tested = RwSignal::new(false);
    let outcome = move || {
        app.sound_changes.track();
        tested.get().then(|| match app.audio(|audio| audio.state()) {
            Sound::Unavailable => words.sound_unavailable,
            Sound::Locked => words.sound_locked,
            Sound::Running => words.sound_running,
        })
    };
    view! {
        <div class="test-sound">
            <Button label=words.test_sound on_press=move || {
                app.audio(|audio| audio.test_sound());
                tested.set(true);
                app.sound_changes.update(|count| *count += 1);
            } />
            <p class="hint" role="status" data-testid="sound-state">{outcome}</p>
        </div>
    }
}
