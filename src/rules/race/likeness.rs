//! How much alike two words look: a table that takes two spellings for one word looks for the other among all lists (R5 C).

/// What two equal words have.
pub const MOST_ALIKE: usize = 10;

/// How much of the longer of two words stands in the other, at its beginning and its end: from 0 to [`MOST_ALIKE`].
///
/// ```
/// use wordbox::rules::race::likeness::{MOST_ALIKE, likeness};
/// assert_eq!(likeness("colour", "colour"), MOST_ALIKE);
/// assert!(likeness("colour", "color") > likeness("colour", "collar"));
/// assert_eq!(likeness("colour", "stamp"), 0);
/// ```
pub fn likeness(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().collect();
    let other: Vec<char> = other.chars().collect();
    let (shorter, longer) = (one.len().min(other.len()), one.len().max(other.len()));
    let begin = one.iter().zip(&other).take_while(|(letter, its)| letter == its).count();
    let end = one.iter().rev().zip(other.iter().rev()).take_while(|(letter, its)| letter == its).count();
    // No letter counts twice.
    (begin + end.min(shorter - begin)) * MOST_ALIKE / longer.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r5_c_spellings_of_one_word_come_before_others() {
        for (one, other) in [("grey", "gray"), ("organise", "organize"), ("theatre", "theater"), ("straße", "strasse")]
        {
            assert!(likeness(one, other) >= MOST_ALIKE / 2, "{one} {other}");
            assert_eq!(likeness(one, other), likeness(other, one));
        }
        assert!(likeness("grey", "gate") < MOST_ALIKE / 2);
    }

    #[test]
    fn no_letter_counts_twice() {
        assert_eq!(likeness("noon", "noonoon"), 4 * MOST_ALIKE / 7);
        assert_eq!(likeness("", ""), 0);
        assert_eq!(likeness("", "word"), 0);
    }
}
