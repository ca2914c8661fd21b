//! The shape of the sentences of Bomb.
#![expect(missing_docs, reason = "the names of the fields are their docs; the sentences stand in en.rs and de.rs")]

use crate::rules::bomb::{Decider, Face, Misfit};

/// Everything that Bomb says.
#[derive(Debug)]
pub struct BombText {
    pub title: &'static str,
    pub pitch: &'static str,
    pub faces: FaceText,
    pub setup: BombSetupText,
    pub table: TableText,
    pub dispute: DisputeText,
    pub refused: RefusedText,
    /// Headings and paragraphs.
    pub help: &'static [(&'static str, &'static str)],
}

/// The die in words: what goes before the emphasis, and the emphasis.
#[derive(Debug)]
pub struct FaceText {
    pub not_at_start: (&'static str, &'static str),
    pub anywhere: (&'static str, &'static str),
    pub not_at_end: (&'static str, &'static str),
    pub at_start: (&'static str, &'static str),
    pub at_end: (&'static str, &'static str),
}

impl FaceText {
    /// Both parts of a face.
    pub const fn of(&self, face: Face) -> (&'static str, &'static str) {
        match face {
            Face::NotAtStart => self.not_at_start,
            Face::Anywhere => self.anywhere,
            Face::NotAtEnd => self.not_at_end,
            Face::AtStart => self.at_start,
            Face::AtEnd => self.at_end,
        }
    }

    /// A face in one piece.
    pub fn sentence(&self, face: Face) -> String {
        let (before, emphasis) = self.of(face);
        format!("{before} {emphasis}").trim().to_owned()
    }
}

/// Who plays, and how.
#[derive(Debug)]
pub struct BombSetupText {
    pub mode: &'static str,
    pub spoken: &'static str,
    pub spoken_detail: &'static str,
    pub typed: &'static str,
    pub typed_detail: &'static str,
    pub game: &'static str,
    pub classic: &'static str,
    pub classic_detail: &'static str,
    pub edges: &'static str,
    pub edges_detail: &'static str,
    pub knock_out: &'static str,
    pub knock_out_detail: &'static str,
    pub word_language: &'static str,
    pub cards: &'static str,
    pub lives: &'static str,
    pub fuse: &'static str,
    pub shortest: &'static str,
    pub longest: &'static str,
    pub harder: &'static str,
    pub harder_detail: &'static str,
    pub judge_late: &'static str,
    pub judge_late_detail: &'static str,
    pub cards_range: &'static str,
    pub lives_range: &'static str,
    pub fuse_range: &'static str,
    pub fuse_swapped: &'static str,
    pub no_cards: &'static str,
    pub swap: &'static str,
}

/// Around the bomb.
#[derive(Debug)]
pub struct TableText {
    pub card_of: fn(usize, u8) -> String,
    pub card: fn(usize) -> String,
    pub sudden_death: &'static str,
    pub sudden_death_detail: fn(&str) -> String,
    pub starts: fn(&str) -> String,
    pub roll: &'static str,
    pub light: &'static str,
    pub light_detail: fn(&str) -> String,
    pub holds: &'static str,
    pub pass: &'static str,
    pub pass_to: fn(&str) -> String,
    pub say: &'static str,
    pub look_up: &'static str,
    pub look_up_title: &'static str,
    pub look_up_yes: fn(&str) -> String,
    pub look_up_name: fn(&str) -> String,
    pub look_up_abbreviation: fn(&str) -> String,
    pub look_up_no: fn(&str) -> String,
    pub paused_detail: &'static str,
    pub boom: &'static str,
    pub takes: fn(&str) -> String,
    pub loses_life: fn(&str) -> String,
    pub take_it: &'static str,
    pub give_other: &'static str,
    pub give_title: fn(&str) -> String,
    pub words_said: &'static str,
    pub missed: &'static str,
    pub nobody_spoke: &'static str,
    pub words_passed: fn(usize) -> String,
    pub now_holds: fn(&str) -> String,
    pub count_cards: fn(u16) -> String,
    pub count_lives: fn(u16) -> String,
    pub struck: &'static str,
}

/// Challenge and vote.
#[derive(Debug)]
pub struct DisputeText {
    pub challenge: &'static str,
    pub challenge_last: &'static str,
    pub question: fn(&str) -> String,
    pub question_unheard: fn(&str) -> String,
    pub appeal: &'static str,
    pub pass_back: fn(&str) -> String,
    pub vote: &'static str,
    pub never_mind: &'static str,
    pub counts: &'static str,
    pub counts_not: &'static str,
    pub close_vote: &'static str,
    pub known: &'static str,
    pub unknown: &'static str,
    pub accepted: &'static str,
    pub refused: &'static str,
    pub by_votes: fn(u8, u8) -> String,
    pub by_dictionary: &'static str,
    pub by_doubt: &'static str,
}

impl DisputeText {
    /// How a dispute ended.
    pub fn outcome(&self, accepted: bool, by: Decider) -> String {
        let verdict = if accepted { self.accepted } else { self.refused };
        let reason = match by {
            Decider::Votes { yes, no } => (self.by_votes)(yes, no),
            Decider::Dictionary => self.by_dictionary.to_owned(),
            Decider::Doubt => self.by_doubt.to_owned(),
        };
        format!("{verdict} {reason}")
    }
}

/// Why something was refused. The first argument is the word, the second the letters, a name or another word.
#[derive(Debug)]
pub struct RefusedText {
    pub letters_missing: fn(&str, &str) -> String,
    pub not_larger: fn(&str, &str) -> String,
    pub at_start: fn(&str, &str) -> String,
    pub at_end: fn(&str, &str) -> String,
    pub not_at_start: fn(&str, &str) -> String,
    pub not_at_end: fn(&str, &str) -> String,
    pub already_said: fn(&str, &str) -> String,
    pub derivative: fn(&str, &str) -> String,
    pub too_late: &'static str,
    pub player_count: &'static str,
    pub no_dictionary: &'static str,
    pub nothing_to_challenge: &'static str,
    pub own_word: &'static str,
    pub no_voter: &'static str,
    pub vote_open: &'static str,
    pub no_appeal: &'static str,
}

impl RefusedText {
    /// The sentence for letters, in capitals, that do not stand in a word as they should.
    pub fn misfit(&self, misfit: Misfit, word: &str, letters: &str) -> String {
        let sentence = match misfit {
            Misfit::LettersMissing => self.letters_missing,
            Misfit::NotLarger => self.not_larger,
            Misfit::AtStart => self.at_start,
            Misfit::AtEnd => self.at_end,
            Misfit::NotAtStart => self.not_at_start,
            Misfit::NotAtEnd => self.not_at_end,
        };
        sentence(word, letters)
    }
}
