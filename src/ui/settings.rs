//! Sound, motion, colours, language.

use leptos::prelude::*;

use super::app::{App, text};
use super::widgets::{Choice, PageBar, Switch};
use crate::ports::audio::Sound;
use crate::ports::haptics;
use crate::route::Route;
use crate::session::settings::{Language, Motion, Theme};
use crate::text::Text;

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
    let themes = [Theme::Auto, Theme::Light, Theme::Dark].into_iter().zip(words.theme_choices).collect();
    let motions = [Motion::Auto, Motion::Full, Motion::Calm].into_iter().zip(words.motion_choices).collect();
    let languages = vec![
        (None, words.language_auto),
        (Some(Language::En), Text::of(Language::En).language_name),
        (Some(Language::De), Text::of(Language::De).language_name),
    ];
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
            <Choice legend=words.theme name="theme" options=themes chosen=Signal::derive(move || settings.with(|s| s.theme)) on_choose=move |theme| settings.update(|s| s.theme = theme) />
            <Choice legend=words.motion name="motion" options=motions chosen=Signal::derive(move || settings.with(|s| s.motion)) on_choose=move |motion| settings.update(|s| s.motion = motion) />
            <Choice legend=words.language name="language" options=languages chosen=Signal::derive(move || settings.with(|s| s.language)) on_choose=move |language| settings.update(|s| s.language = language) />
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
            <button type="button" class="button" on:click=move |_| {
                app.audio(|audio| audio.test_sound());
                tested.set(true);
                app.sound_changes.update(|count| *count += 1);
            }>{words.test_sound}</button>
            <p class="hint" role="status" data-testid="sound-state">{outcome}</p>
        </div>
    }
}
