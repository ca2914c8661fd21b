//! The settings of this device, which outlive games.

use serde::{Deserialize, Serialize};

/// The language of the screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
        match self {
            Language::En => "en",
            Language::De => "de",
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
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
    /// Reads stored settings; whatever cannot be read is the default.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_settings_are_the_default() {
        assert_eq!(Settings::read("{\"theme\":\"pink\"}"), Settings::default());
        assert!(Settings::read("{\"muted\":true}").muted);
    }

    #[test]
    fn the_first_language_with_texts_is_preferred() {
        assert_eq!(Language::preferred(["fr-CH", "de-CH", "en"]), Language::De);
        assert_eq!(Language::preferred(["fr"]), Language::En);
    }
}
