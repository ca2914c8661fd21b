//! Race, in both languages, by the parts of its screens.
#![expect(missing_docs, reason = "the names of the fields are their docs")]

mod count;
mod help;
mod phones;
mod play;
mod reveal;
mod setup;
mod verdict;
mod write;

pub use count::CountText;
pub use phones::PhonesText;
pub use play::PlayText;
pub use reveal::RevealText;
pub use setup::SetupText;
pub use verdict::RefusedText;
pub use write::WriteText;

use super::Text;
use crate::session::settings::Language;

/// Everything that Race says in one language.
#[derive(Debug)]
pub struct RaceText {
    pub title: &'static str,
    pub pitch: &'static str,
    /// Why a word does not count.
    pub refused: &'static RefusedText,
    /// How it is played: headings and paragraphs.
    pub help: &'static [(&'static str, &'static str)],
    /// Who plays, and how.
    pub setup: &'static SetupText,
    /// The table while people write or call.
    pub play: &'static PlayText,
    /// Lists that are typed, and words that are called in turn.
    pub write: &'static WriteText,
    /// Lists that come in.
    pub count: &'static CountText,
    /// The reveal and the podium.
    pub reveal: &'static RevealText,
    /// Own phones.
    pub phones: &'static PhonesText,
}

impl RaceText {
    /// The sentences of a language.
    #[must_use]
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::En => &EN,
            Language::De => &DE,
        }
    }
}

impl Text {
    /// What Race says in this language.
    pub fn race(&self) -> &'static RaceText {
        if self.code == "de" { &DE } else { &EN }
    }
}

static EN: RaceText = RaceText {
    title: "Race",
    pitch: "Twelve letters. Ten words. Stop!",
    refused: &verdict::EN,
    help: help::EN,
    setup: &setup::EN,
    play: &play::EN,
    write: &write::EN,
    count: &count::EN,
    reveal: &reveal::EN,
    phones: &phones::EN,
};

static DE: RaceText = RaceText {
    title: "Wettlauf",
    pitch: "Zwölf Buchstaben. Zehn Wörter. Stopp!",
    refused: &verdict::DE,
    help: help::DE,
    setup: &setup::DE,
    play: &play::DE,
    write: &write::DE,
    count: &count::DE,
    reveal: &reveal::DE,
    phones: &phones::DE,
};
