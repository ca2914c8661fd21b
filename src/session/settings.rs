//! The settings of this device, which outlive games.

use crate::words::Lang;

/// The language of the screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
}

impl Language {
    /// The first of the browser's languages that there are texts for; English if there is none.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter()
            .find_map(|tag| match tag.split(['-', '_']).next() {
                Some(code) if code.eq_ignore_ascii_case("de") => Some(Language::De),
                Some(code) if code.eq_ignore_ascii_case("en") => Some(Language::En),
                _ => None,
            })
            .unwrap_or(Language::En)
    }

    /// As in the `lang` attribute.
    pub const fn code(self) -> &'static str {
        self.words().code()
    }

    /// The words of the same language.
    pub const fn words(self) -> Lang {
        match self {
            Language::En => Lang::En,
            Language::De => Lang::De,
        }
    }

    /// The screens of the language of some words.
    pub const fn of(words: Lang) -> Self {
        match words {
            Lang::En => Language::En,
            Lang::De => Language::De,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Paper.
    Light,
    /// Night.
    Dark,
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// As the device has it.
    #[default]
    Auto,
    /// Everything that has a reason to move.
    Full,
    /// Nothing but fades.
    Calm,
}

/// The settings of this device. A field that a stored text lacks has its default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// `None`: as the browser prefers.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// How much moves.
    pub motion: Motion,
    /// No sound at all.
    pub muted: bool,
    /// Whether the phone may shake.
    pub vibration: bool,
    /// Sound although the phone's switch says silent; it would stop the users' own music.
    pub over_mute_switch: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            theme: Theme::Auto,
            motion: Motion::Auto,
            muted: false,
            vibration: true,
            over_mute_switch: false,
        }
    }
}

impl Settings {
    /// Reads what [`Settings::text`] wrote; whatever cannot be read is the default.
    pub fn read(text: &str) -> Self {
        let mut settings = Settings::default();
        for (name, value) in text.split(';').filter_map(|part| part.split_once('=')) {
            match name {
                "language" => settings.language = LANGUAGES.into_iter().find(|language| language.code() == value),
                "theme" => settings.theme = THEMES.into_iter().find(|theme| theme.code() == value).unwrap_or_default(),
                "motion" => {
                    settings.motion = MOTIONS.into_iter().find(|motion| motion.code() == value).unwrap_or_default()
                }
                "muted" => settings.muted = value == YES,
                "vibration" => settings.vibration = value == YES,
                "over_mute_switch" => settings.over_mute_switch = value == YES,
                _ => {}
            }
        }
        settings
    }

    /// `name=value` pairs between semicolons: the script that runs before the first paint reads them too.
    pub fn text(&self) -> String {
        let yes_no = |yes: bool| if yes { YES } else { "no" };
        format!(
            "language={};theme={};motion={};muted={};vibration={};over_mute_switch={}",
            self.language.map_or("", Language::code),
            self.theme.code(),
            self.motion.code(),
            yes_no(self.muted),
            yes_no(self.vibration),
            yes_no(self.over_mute_switch),
        )
    }
}

const YES: &str = "yes";
const LANGUAGES: [Language; 2] = [Language::En, Language::De];
const THEMES: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 3] = [Motion::Auto, Motion::Full, Motion::Calm];

impl Theme {
    /// As in the `data-theme` attribute.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Motion {
    /// As in the `data-motion` attribute.
    pub const fn code(self) -> &'static str {
        match self {
            Motion::Auto => "auto",
            Motion::Full => "full",
            Motion::Calm => "calm",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_settings_are_the_default() {
        for text in ["", "theme=pink;;=;x", "{\"theme\":\"dark\"}", "language=xx"] {
            assert_eq!(Settings::read(text), Settings::default(), "{text:?}");
        }
        assert!(Settings::read("muted=yes").muted);
    }

    #[test]
    fn what_was_written_is_read() {
        let chosen = Settings {
            language: Some(Language::De),
            theme: Theme::Dark,
            motion: Motion::Calm,
            muted: true,
            vibration: false,
            over_mute_switch: true,
        };
        assert_eq!(Settings::read(&chosen.text()), chosen);
        assert_eq!(Settings::read(&Settings::default().text()), Settings::default());
    }

    #[test]
    fn the_first_language_with_texts_is_preferred() {
        assert_eq!(Language::preferred(["fr-CH", "de-CH", "en"]), Language::De);
        assert_eq!(Language::preferred(["fr"]), Language::En);
    }
}
