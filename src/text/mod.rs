//! Everything the screens say, one constant per language. A missing sentence does not compile.
#![expect(missing_docs, reason = "the names of the fields are their docs; the sentences stand in en.rs and de.rs")]

mod bomb;
mod de;
mod en;
mod lists;
pub mod race;
pub mod scramble;
mod table;
mod verdict;

use crate::rules::bomb::{ConfigError, Error as BombError, Refusal};
use crate::rules::roster::{Player, PlayerId, RosterError};
use crate::session::save::LoadError;
use crate::session::settings::Language;
use crate::words::Lang;
use crate::words::latin::capitals;

pub use bomb::BombText;
pub use lists::ListText;
pub use race::RaceText;
pub use scramble::ScrambleText;
pub use table::TableText;
pub use verdict::VerdictText;

/// The sentences of one language.
#[derive(Debug)]
pub struct Text {
    /// As in the `lang` attribute.
    pub code: &'static str,
    /// The language by its own name.
    pub language_name: &'static str,
    /// Under the product's name.
    pub tagline: &'static str,
    /// A game was left.
    pub continue_game: &'static str,
    /// What is left of it: card number.
    pub continue_detail: fn(usize) -> String,
    /// Buttons that are the same everywhere.
    pub act: ActText,
    /// A player by number.
    pub player_number: fn(u16) -> String,
    /// Settings.
    pub settings: SettingsText,
    /// The dictionary's state.
    pub dictionary: DictionaryText,
    /// Notes about this device: storage, updates, other tabs.
    pub notes: NoteText,
    /// Names.
    pub roster: RosterText,
    /// What every set-up says.
    pub plan: PlanText,
    /// What every table says.
    pub table: &'static TableText,
    /// What every game says of a word that does not count.
    pub verdict: VerdictText,
    /// The end of a game.
    pub end: EndText,
    /// Bomb.
    pub bomb: BombText,
    /// Credits.
    pub credits: CreditsText,
}

/// Words on buttons.
#[derive(Debug)]
pub struct ActText {
    pub home: &'static str,
    pub back: &'static str,
    pub close: &'static str,
    pub undo: &'static str,
    pub pause: &'static str,
    pub go_on: &'static str,
    pub help: &'static str,
    pub settings: &'static str,
    pub mute: &'static str,
    pub unmute: &'static str,
    pub turn_letters: &'static str,
    pub retry: &'static str,
    pub cancel: &'static str,
    pub more: &'static str,
    pub fewer: &'static str,
    pub word_field: &'static str,
    pub phone_keyboard: &'static str,
    pub letter_keys: &'static str,
    pub delete_letter: &'static str,
    pub paused: &'static str,
    pub end_game: &'static str,
    pub end_game_sure: &'static str,
}

/// The settings screen.
#[derive(Debug)]
pub struct SettingsText {
    pub title: &'static str,
    pub sound: &'static str,
    pub test_sound: &'static str,
    pub sound_locked: &'static str,
    pub sound_unavailable: &'static str,
    pub sound_running: &'static str,
    pub over_mute_switch: &'static str,
    pub over_mute_switch_detail: &'static str,
    pub vibration: &'static str,
    pub motion: &'static str,
    pub motion_choices: [&'static str; 3],
    pub theme: &'static str,
    pub theme_choices: [&'static str; 3],
    pub language: &'static str,
    pub language_auto: &'static str,
    pub credits: &'static str,
}

/// The dictionary's state.
#[derive(Debug)]
pub struct DictionaryText {
    pub loading: fn(u8) -> String,
    pub ready: &'static str,
    pub network: &'static str,
    pub damaged: &'static str,
    pub list_gone: &'static str,
    pub unsupported: &'static str,
}

/// Notes about this device.
#[derive(Debug)]
pub struct NoteText {
    pub not_saved: &'static str,
    pub broken_save: &'static str,
    pub newer_save: &'static str,
    pub update: &'static str,
    pub update_now: &'static str,
    pub other_tab: &'static str,
    pub play_here: &'static str,
    pub rooms_coming: &'static str,
    pub rooms_missing: &'static str,
}

/// Names and seats.
#[derive(Debug)]
pub struct RosterText {
    pub title: &'static str,
    pub who_plays: &'static str,
    pub names_hint: &'static str,
    pub name: fn(usize) -> String,
    pub add: &'static str,
    pub remove: fn(&str) -> String,
    pub move_left: fn(&str) -> String,
    pub rename: fn(&str) -> String,
    pub blank: &'static str,
    pub long: &'static str,
    pub full: fn(usize) -> String,
    pub gone: &'static str,
    pub left: &'static str,
}

/// The podium.
#[derive(Debug)]
pub struct EndText {
    pub wins: fn(&str) -> String,
    pub place: fn(usize) -> String,
    pub over_rounds: &'static str,
    pub longest: &'static str,
    pub again: &'static str,
    pub other_people: &'static str,
}

/// What every set-up says.
#[derive(Debug)]
pub struct PlanText {
    pub options: &'static str,
    pub start: &'static str,
    pub names: &'static str,
    pub names_detail: &'static str,
    pub unusual: &'static str,
    pub unusual_detail: &'static str,
    pub replaces: &'static str,
}

/// Credits.
#[derive(Debug)]
pub struct CreditsText {
    pub title: &'static str,
    pub intro: &'static str,
}

impl Text {
    /// The texts of a language.
    pub const fn of(language: Language) -> &'static Text {
        match language {
            Language::En => &en::TEXT,
            Language::De => &de::TEXT,
        }
    }

    /// What the language of some words is called, by its own name.
    #[must_use]
    pub const fn name_of(words: Lang) -> &'static str {
        Self::of(Language::of(words)).language_name
    }

    /// What a player is called.
    pub fn name(&self, player: &Player) -> String {
        player.name.clone().unwrap_or_else(|| self.number_of(player.id))
    }

    /// What a player is called who has no name.
    pub fn number_of(&self, id: PlayerId) -> String {
        (self.player_number)(u16::from(id.0) + 1)
    }

    /// Why a name or a seat was refused.
    pub fn roster_error(&self, error: RosterError) -> String {
        match error {
            RosterError::BlankName => self.roster.blank.to_owned(),
            RosterError::LongName => self.roster.long.to_owned(),
            RosterError::NoSuchPlayer => self.roster.gone.to_owned(),
            RosterError::Full { most } => (self.roster.full)(most),
        }
    }

    /// Why a save was not loaded.
    pub const fn load_error(&self, error: LoadError) -> &'static str {
        match error {
            LoadError::Newer { .. } => self.notes.newer_save,
            LoadError::OtherGame | LoadError::Broken => self.notes.broken_save,
        }
    }

    /// Why a setting of Bomb was refused.
    pub const fn config_error(&self, error: ConfigError) -> &'static str {
        match error {
            ConfigError::Cards => self.bomb.setup.cards_range,
            ConfigError::Lives => self.bomb.setup.lives_range,
            ConfigError::Fuse => self.bomb.setup.fuse_range,
            ConfigError::FuseSwapped => self.bomb.setup.fuse_swapped,
        }
    }

    /// Why an action of Bomb was refused; `None` if there is nothing to say. `letters` are on the card, and
    /// `said` gives the words of the round by their place.
    pub fn bomb_error(
        &self,
        error: BombError,
        word: &str,
        letters: &str,
        name: impl Fn(PlayerId) -> String,
        said: impl Fn(usize) -> String,
    ) -> Option<String> {
        let bomb = &self.bomb.refused;
        Some(match error {
            BombError::Refused(Refusal::Unusable(unusable)) => return self.verdict.unusable(unusable),
            BombError::Refused(Refusal::Unlisted(unlisted)) => self.verdict.unlisted(unlisted, word),
            BombError::Refused(Refusal::Misfit(misfit)) => bomb.misfit(misfit, word, &capitals(letters)),
            BombError::Refused(Refusal::AlreadySaid { by }) => (bomb.already_said)(word, &name(by)),
            BombError::Refused(Refusal::Derivative { of }) => (bomb.derivative)(word, &said(of)),
            BombError::TooSoon | BombError::NotTheHolder | BombError::NotNow => return None,
            BombError::TooLate => bomb.too_late.to_owned(),
            BombError::PlayerCount => bomb.player_count.to_owned(),
            BombError::NoDictionary => bomb.no_dictionary.to_owned(),
            BombError::NothingToChallenge => bomb.nothing_to_challenge.to_owned(),
            BombError::OwnWord => bomb.own_word.to_owned(),
            BombError::NoVoter => bomb.no_voter.to_owned(),
            BombError::VoteOpen => bomb.vote_open.to_owned(),
            BombError::NoAppeal => bomb.no_appeal.to_owned(),
            BombError::NoSuchRound => return None,
            BombError::Roster(error) => self.roster_error(error),
        })
    }
}
