//! Scramble, in both languages, by the parts of its screens.
#![expect(missing_docs, reason = "the names of the fields are their docs")]

mod help;
mod result;
mod set;
mod setup;
mod solve;
mod verdict;

pub use result::ResultText;
pub use set::SetText;
pub use setup::SetupText;
pub use solve::SolveText;
pub use verdict::RefusedText;

use super::Text;
use crate::session::settings::Language;

/// Everything that Scramble says in one language.
#[derive(Debug)]
pub struct ScrambleText {
    pub title: &'static str,
    pub pitch: &'static str,
    /// Why a word does not count.
    pub refused: &'static RefusedText,
    /// How it is played: headings and paragraphs.
    pub help: &'static [(&'static str, &'static str)],
    /// Who plays, and how.
    pub setup: &'static SetupText,
    /// The roll, the cover, and setting a word.
    pub set: &'static SetText,
    /// Solving.
    pub solve: &'static SolveText,
    /// After a round, and the podium.
    pub result: &'static ResultText,
}

impl ScrambleText {
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
    /// What Scramble says in this language.
    pub fn scramble(&self) -> &'static ScrambleText {
        if self.code == "de" { &DE } else { &EN }
    }
}

static EN: ScrambleText = ScrambleText {
    title: "Scramble",
    pitch: "Hide a word. Crack the others.",
    refused: &verdict::EN,
    help: help::EN,
    setup: &setup::EN,
    set: &set::EN,
    solve: &solve::EN,
    result: &result::EN,
};

static DE: ScrambleText = ScrambleText {
    title: "Wirrwort",
    pitch: "Versteck ein Wort. Knack die anderen.",
    refused: &verdict::DE,
    help: help::DE,
    setup: &setup::DE,
    set: &set::DE,
    solve: &solve::DE,
    result: &result::DE,
};
