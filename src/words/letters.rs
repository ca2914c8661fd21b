//! Letters as the tables of Race and Scramble count them: how many of each.
//!
//! A word can be made of some letters when none is needed more often than it is there (R2, S2): BANANA needs one B, three A
//! and two N (C14). The alphabet is that of normalised words (W2): a to z and, in German, ä, ö and ü as letters of their
//! own; ß costs two S. Whoever has a letter that is not among these, as in `café` spelt in German, cannot lay it at all.

/// The letters in the order of the counts.
const ALPHABET: [char; 29] = [
    'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w',
    'x', 'y', 'z', 'ä', 'ö', 'ü',
];

/// A multiset of letters: what shows on the dice (R1), lies in the pool (S1), or makes up a word.
///
/// ```
/// use wordbox::words::Letters;
/// let table = Letters::of_faces(["B", "A", "N", "A", "N", "Qu"]).unwrap();
/// assert!(table.can_spell("quan"));
/// assert_eq!(table.first_missing("banana"), Some(('a', 3, 2)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Letters([u8; ALPHABET.len()]);

impl Letters {
    /// The letters of a word or of a face, in either case; `None` if there is a character that is no letter of a tile.
    /// More than 255 of a letter count as 255, which is more than any word has.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        let mut letters = Self::default();
        letters.put(word).then_some(letters)
    }

    /// The letters of several dice or tiles. `Qu` is one die and two letters (R1).
    #[must_use]
    pub fn of_faces<'f>(faces: impl IntoIterator<Item = &'f str>) -> Option<Self> {
        let mut letters = Self::default();
        faces.into_iter().all(|face| letters.put(face)).then_some(letters)
    }

    /// Adds the letters of a word or face; `false` at the first character that is none.
    fn put(&mut self, word: &str) -> bool {
        word.chars().all(|character| match (slot(character), character) {
            (Some(slot), _) => {
                self.0[slot] = self.0[slot].saturating_add(1);
                true
            }
            (None, 'ß' | 'ẞ') => self.put("ss"),
            (None, _) => false,
        })
    }

    /// How often a letter is there, in either case.
    #[must_use]
    pub fn count(&self, letter: char) -> u8 {
        slot(letter).map_or(0, |slot| self.0[slot])
    }

    /// How many letters there are in all.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is no letter at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of them are A, E, I, O, U, Ä, Ö or Ü.
    #[must_use]
    pub fn vowels(&self) -> usize {
        "aeiouäöü".chars().map(|vowel| usize::from(self.count(vowel))).sum()
    }

    /// The letters that are there with their number, in alphabetical order, ä ö ü at the end.
    pub fn iter(&self) -> impl Iterator<Item = (char, u8)> + '_ {
        ALPHABET.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// Puts all of `others` to these: tiles that come back (S9).
    pub fn add(&mut self, others: &Self) {
        for (count, other) in self.0.iter_mut().zip(others.0) {
            *count = count.saturating_add(other);
        }
    }

    /// Whether each of `others` is here at least as often (R2, S2).
    #[must_use]
    pub fn contains(&self, others: &Self) -> bool {
        self.0.iter().zip(others.0).all(|(count, other)| *count >= other)
    }

    /// Takes all of `others` away, or nothing at all and says `false` if one is not here that often (S2).
    #[must_use]
    pub fn take(&mut self, others: &Self) -> bool {
        let all_here = self.contains(others);
        if all_here {
            for (count, other) in self.0.iter_mut().zip(others.0) {
                *count -= other;
            }
        }
        all_here
    }

    /// Whether a normalised word can be laid with these letters, each used at most as often as it is here (R2, S2).
    #[must_use]
    pub fn can_spell(&self, word: &str) -> bool {
        Self::of(word).is_some_and(|needed| self.contains(&needed))
    }

    /// Whether a normalised word uses exactly these letters, all of them (S6; C14: MEDICAL is DECIMAL, `abbbc` is not `aabcc`).
    #[must_use]
    pub fn is_anagram(&self, word: &str) -> bool {
        Self::of(word).is_some_and(|needed| *self == needed)
    }

    /// The first letter of a normalised word that is not here often enough, how often the word needs it and how often it is
    /// here (W3: "only one R on the table"); `None` if the word can be laid. A character that no tile has is there 0 times.
    #[must_use]
    pub fn first_missing(&self, word: &str) -> Option<(char, usize, u8)> {
        word.chars().find_map(|letter| {
            // ß stands for two S that may stand beside others.
            let (letter, needed) = match letter {
                'ß' | 'ẞ' => ('s', Self::of(word).map_or(2, |all| usize::from(all.count('s')))),
                _ => (letter, word.chars().filter(|other| *other == letter).count()),
            };
            let here = self.count(letter);
            (needed > usize::from(here)).then_some((letter, needed, here))
        })
    }

    /// Lays the line at the beginning of `bytes` letter by letter, at most `longest` letters: how many bytes and how many
    /// letters could be laid. What comes next is a line feed if the whole word could.
    pub(super) fn lay(&self, bytes: &[u8], longest: usize) -> (usize, usize) {
        let (mut left, mut at, mut length) = (self.0, 0, 0);
        while length < longest {
            let (slot, width) = match (bytes[at], bytes.get(at + 1)) {
                (byte @ b'a'..=b'z', _) => (usize::from(byte - b'a'), 1),
                // The UTF-8 of ä, ö and ü.
                (0xc3, Some(0xa4)) => (26, 2),
                (0xc3, Some(0xb6)) => (27, 2),
                (0xc3, Some(0xbc)) => (28, 2),
                _ => break,
            };
            if left[slot] == 0 {
                break;
            }
            left[slot] -= 1;
            at += width;
            length += 1;
        }
        (at, length)
    }
}

/// The place of a letter of either case in the alphabet.
fn slot(letter: char) -> Option<usize> {
    match letter {
        'a'..='z' => Some(letter as usize - 'a' as usize),
        'A'..='Z' => Some(letter as usize - 'A' as usize),
        'ä' | 'Ä' => Some(26),
        'ö' | 'Ö' => Some(27),
        'ü' | 'Ü' => Some(28),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(word: &str) -> Letters {
        Letters::of(word).expect(word)
    }

    #[test]
    fn c14_banana_needs_one_b_three_a_and_two_n() {
        assert_eq!(of("Banana").iter().collect::<Vec<_>>(), [('a', 3), ('b', 1), ('n', 2)]);
        assert!(of("bananas").can_spell("banana"));
        assert!(!of("bannas").can_spell("banana"));
        assert!(of("decimal").is_anagram("medical"));
        assert!(!of("abbbc").is_anagram("aabcc"));
    }

    #[test]
    fn r1_a_face_may_be_two_letters() {
        let table = Letters::of_faces(["QU", "I", "t", "E"]).expect("faces");
        assert_eq!((table.len(), table.vowels()), (5, 3));
        assert!(table.can_spell("quite") && !table.can_spell("quitee"));
        assert_eq!(Letters::of_faces(["A", "4"]), None);
    }

    #[test]
    fn w2_umlauts_are_letters_of_their_own_and_eszett_costs_two_s() {
        assert_eq!(of("STRAẞE"), of("strasse"));
        assert!(!of("bar").can_spell("bär") && !of("bär").can_spell("bar"));
        assert_eq!(of("über").count('Ü'), 1);
        for no_tile in ["café", "don't", "two words", "4"] {
            assert_eq!(Letters::of(no_tile), None);
            assert!(!of("abcdefghijklmnopqrstuvwxyz").can_spell(no_tile));
        }
    }

    #[test]
    fn w3_the_missing_letter_is_named_with_its_numbers() {
        let table = of("rate");
        assert_eq!(table.first_missing("tear"), None);
        assert_eq!(table.first_missing("terror"), Some(('r', 3, 1)));
        assert_eq!(table.first_missing("café"), Some(('c', 1, 0)));
        assert_eq!(of("caf").first_missing("café"), Some(('é', 1, 0)));
        assert_eq!(of("maes").first_missing("maße"), Some(('s', 2, 1)));
    }

    #[test]
    fn s2_tiles_are_taken_together_or_not_at_all() {
        let mut pool = of("aabbc");
        assert!(!pool.take(&of("abcc")));
        assert_eq!(pool, of("aabbc"));
        assert!(pool.take(&of("abc")));
        assert_eq!(pool, of("ab"));
        pool.add(&of("abc"));
        assert_eq!(pool, of("aabbc"));
        assert!(Letters::default().is_empty());
    }
}
