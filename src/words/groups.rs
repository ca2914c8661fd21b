//! The letter groups that Bomb deals (B1), with how many answers each face of the die leaves.

use std::sync::OnceLock;

use super::Lang;

/// How hard a group is, by the distinct base words on its tightest classic face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Difficulty {
    /// 300 base words or more.
    Easy,
    /// 90 or more.
    Medium,
    /// 25 or more.
    Hard,
}

/// One card: two to four letters, and the number of distinct base words among the proposed words (W5) that hold them
/// inside a larger word (B4), per place that a die can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The letters, lower case.
    pub letters: &'static str,
    /// Base words with the letters anywhere.
    pub anywhere: u16,
    /// Base words with the letters somewhere else than at the start.
    pub not_start: u16,
    /// Base words with the letters somewhere else than at the end.
    pub not_end: u16,
    /// Base words that start with the letters.
    pub must_start: u16,
    /// Base words that end with the letters.
    pub must_end: u16,
    /// How hard the card is.
    pub difficulty: Difficulty,
}

impl Group {
    /// Base words on the tightest face of the classic die (B2).
    #[must_use]
    pub fn tightest(&self) -> u16 {
        self.anywhere.min(self.not_start).min(self.not_end)
    }
}

/// All cards of a language in alphabetical order; empty as long as the language has none.
#[must_use]
pub fn groups(lang: Lang) -> &'static [Group] {
    static ENGLISH: OnceLock<Vec<Group>> = OnceLock::new();
    match lang {
        Lang::En => ENGLISH.get_or_init(|| parse(include_str!("../../data/groups-en.tsv"))),
        Lang::De => &[],
    }
}

/// Reads the generated table. A test reads the committed one line by line, so a line that does not parse cannot get here.
fn parse(table: &'static str) -> Vec<Group> {
    table.lines().filter(|line| !line.starts_with('#')).filter_map(parse_line).collect()
}

fn parse_line(line: &'static str) -> Option<Group> {
    let mut fields = line.split('\t');
    let letters = fields.next()?;
    let mut count = || fields.next()?.parse().ok();
    let (anywhere, not_start, not_end, must_start, must_end) = (count()?, count()?, count()?, count()?, count()?);
    let difficulty = match fields.next()? {
        "easy" => Difficulty::Easy,
        "medium" => Difficulty::Medium,
        "hard" => Difficulty::Hard,
        _ => return None,
    };
    Some(Group { letters, anywhere, not_start, not_end, must_start, must_end, difficulty })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_a_group() {
        let lines = include_str!("../../data/groups-en.tsv").lines().filter(|line| !line.starts_with('#'));
        assert_eq!(groups(Lang::En).len(), lines.count());
    }

    #[test]
    fn a_damaged_line_is_no_group() {
        for line in ["", "ant", "ant\t1\t2\t3\t4\t5\tfiendish", "ant\t1\t2\t3\t4\t-5\teasy", "ant\t1\t2\t3\t4\teasy"] {
            assert_eq!(parse_line(line), None, "{line:?}");
        }
    }
}
