//! Characters as a person counts them (P1): a letter with its marks, a family of emoji, a flag, a syllable of Hangul.
//!
//! These are the extended grapheme clusters of Unicode, rule for rule, but for a carriage return with its line feed, which
//! no name holds. The tables that crates bring are made for speed and weigh as much on the wire as a screen; names are
//! short, so here a table is read from its start.

mod classes;

/// The pieces of a text, in order; together they are the text.
pub fn graphemes(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    let mut before = Before::default();
    std::iter::from_fn(move || {
        let mut end = 0;
        for (at, c) in rest.char_indices() {
            let class = Class::of(c);
            if at > 0 && !before.joins(class) {
                break;
            }
            before.pass(c, class);
            end = at + c.len_utf8();
        }
        let (piece, after) = rest.split_at_checked(end)?;
        rest = after;
        Some(piece).filter(|piece| !piece.is_empty())
    })
}

/// What a character is to its neighbours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Class {
    #[default]
    Other,
    Control,
    Extending,
    Linker,
    Joiner,
    Spacing,
    Prepended,
    Consonant,
    Picture,
    Regional,
    // Hangul: a leading consonant, a vowel, a trailing consonant, and syllables that end in either.
    L,
    V,
    T,
    Lv,
    Lvt,
}

impl Class {
    fn of(c: char) -> Self {
        /// Linkers are extending marks, so they come first.
        const TABLES: [(Class, &[&str]); 7] = [
            (Class::Linker, classes::LINKERS),
            (Class::Extending, classes::EXTENDING),
            (Class::Spacing, classes::SPACING),
            (Class::Consonant, classes::CONSONANTS),
            (Class::Picture, classes::PICTURES),
            (Class::Prepended, classes::PREPENDED),
            (Class::Control, classes::CONTROLS),
        ];
        match c {
            ' '..='~' => Class::Other,
            '\u{200d}' => Class::Joiner,
            '\u{1f1e6}'..='\u{1f1ff}' => Class::Regional,
            '\u{1100}'..='\u{115f}' | '\u{a960}'..='\u{a97c}' => Class::L,
            '\u{1160}'..='\u{11a7}' | '\u{d7b0}'..='\u{d7c6}' | '\u{16d63}' | '\u{16d67}'..='\u{16d6a}' => Class::V,
            '\u{11a8}'..='\u{11ff}' | '\u{d7cb}'..='\u{d7fb}' => Class::T,
            // Sorted by their trailing consonants, of which the first of 28 is none.
            '가'..='힣' if (u32::from(c) - u32::from('가')).is_multiple_of(28) => Class::Lv,
            '가'..='힣' => Class::Lvt,
            _ => TABLES.iter().find(|(_, ranges)| lies_in(ranges, c)).map(|(class, _)| *class).unwrap_or_default(),
        }
    }
}

fn lies_in(ranges: &[&str], c: char) -> bool {
    let number = |digits| u32::from_str_radix(digits, 16).unwrap_or_default();
    let mut end = 0;
    for range in ranges.iter().flat_map(|line| line.split(',')) {
        let (gap, more) = range.split_once('+').unwrap_or((range, "0"));
        let start = end + number(gap);
        end = start + number(more) + 1;
        if u32::from(c) < end {
            return u32::from(c) >= start;
        }
    }
    false
}

/// What has to be known of the text so far.
#[derive(Default)]
struct Before {
    last: Class,
    /// An emoji and its marks, then perhaps a joiner.
    picture: bool,
    /// The characters of a flag, of which every second ends one.
    half_flag: bool,
    /// A consonant and its marks.
    consonant: bool,
    /// A linker is among those marks.
    linked: bool,
}

impl Before {
    /// Whether the next character belongs to what is there (GB4 to GB999 of UAX 29).
    fn joins(&self, next: Class) -> bool {
        use Class::{
            Consonant, Control, Extending, Joiner, L, Linker, Lv, Lvt, Picture, Prepended, Regional, Spacing, T, V,
        };
        match (self.last, next) {
            (Control, _) | (_, Control) => false,
            (L, L | V | Lv | Lvt) | (Lv | V, V | T) | (Lvt | T, T) => true,
            (_, Extending | Linker | Joiner | Spacing) | (Prepended, _) => true,
            (_, Consonant) => self.linked,
            (Joiner, Picture) => self.picture,
            (Regional, Regional) => self.half_flag,
            _ => false,
        }
    }

    fn pass(&mut self, c: char, next: Class) {
        let mark = matches!(next, Class::Extending | Class::Linker);
        // A second joiner, or a mark behind one, is no longer what joins emoji.
        let joins_emoji = (mark || next == Class::Joiner) && self.last != Class::Joiner;
        self.picture = next == Class::Picture || self.picture && joins_emoji;
        self.half_flag = next == Class::Regional && !self.half_flag;
        // The one extending mark that is there to keep consonants apart.
        let keeps_conjunct = (mark || next == Class::Joiner) && c != '\u{200c}';
        self.consonant = next == Class::Consonant || self.consonant && keeps_conjunct;
        self.linked = self.consonant && next != Class::Consonant && (self.linked || next == Class::Linker);
        self.last = next;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use unicode_segmentation::UnicodeSegmentation;

    use super::*;

    #[track_caller]
    fn check(text: &str) {
        let known: Vec<_> = text.graphemes(true).collect();
        assert_eq!(graphemes(text).collect::<Vec<_>>(), known, "{text:?}");
    }

    /// Long stretches of one script, or of nothing: a few of these are as good as all.
    fn sparse(c: char) -> bool {
        matches!(c, '\u{3400}'..='\u{9fff}' | '가'..='\u{f8ff}' | '\u{12000}'..='\u{133ff}' | '\u{13500}'..='\u{160ff}'
            | '\u{17000}'..='\u{1aeff}' | '\u{20000}'..='\u{dffff}' | '\u{e1000}'..)
    }

    #[test]
    fn every_character_is_cut_as_the_full_tables_cut_it() {
        for c in (' '..=char::MAX).filter(|c| !sparse(*c) || u32::from(*c).is_multiple_of(1021)) {
            // Behind and before a letter, a mark, linked consonants and joined emoji.
            check(&format!("a{c}\u{301}\u{94d}क{c}\u{200d}©"));
        }
    }

    proptest! {
        #[test]
        fn any_text_is_cut_as_the_full_tables_cut_it(text in "([aक\u{94d}\u{93c}\u{200c}\u{200d}👩\u{1f3fd}\u{301}🇩🇪각가각\u{600}\u{903}\0]|\\PC){0,24}") {
            check(&text);
        }
    }
}
