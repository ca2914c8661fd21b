//! What is known of a word while it is typed: which tiles it takes, and whether it may be set (S2, S3).

use super::view::{MOST_COUNTED, Offer, Setting};
use crate::words::Letters;

/// A letter of a word that is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Small.
    pub letter: char,
    /// Whether there is a tile for it, as far as the tiles are counted.
    pub there: bool,
}

impl Offer {
    /// How many tiles are left when a word takes so many of them, and whether there may be more.
    pub const fn without(self, taken: u8) -> (u8, bool) {
        (self.count.saturating_sub(taken), self.count >= MOST_COUNTED)
    }
}

impl Setting {
    /// The tiles as far as they are counted: of what may be more there is enough.
    pub fn tiles(&self) -> Letters {
        let mut tiles = Letters::default();
        for offer in &self.offers {
            let count = if offer.count >= MOST_COUNTED { u8::MAX } else { offer.count };
            let all = String::from_iter(std::iter::repeat_n(offer.letter, usize::from(count)));
            tiles.add(&Letters::of(&all).unwrap_or_default());
        }
        tiles
    }
}

/// Lays a normalised word with tiles, letter by letter.
pub fn lay(word: &str, tiles: &Letters) -> Vec<Laid> {
    let mut left = tiles.clone();
    let lay = |letter: char| Laid {
        letter,
        there: Letters::of(letter.encode_utf8(&mut [0; 4])).is_some_and(|one| left.take(&one)),
    };
    word.chars().map(lay).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::roster::PlayerId;

    fn setting(offers: &[(char, u8)]) -> Setting {
        let offers = offers.iter().map(|(letter, count)| Offer { letter: *letter, count: *count }).collect();
        Setting { setter: PlayerId(0), offers, until: None }
    }

    #[test]
    fn s2_a_letter_that_is_gone_or_too_often_is_not_there() {
        let tiles = setting(&[('a', 1), ('n', 2), ('t', 1)]).tiles();
        let there = |word| lay(word, &tiles).iter().map(|laid| laid.there).collect::<Vec<_>>();
        assert_eq!(there("natn"), [true; 4]);
        assert_eq!(there("antax"), [true, true, true, false, false]);
        assert_eq!(tiles.first_missing("nana"), Some(('a', 2, 1)));
    }

    #[test]
    fn s2_what_may_be_more_is_enough() {
        let one = setting(&[('e', MOST_COUNTED)]);
        assert!(lay("eeeee", &one.tiles()).iter().all(|laid| laid.there));
        assert_eq!(one.offers[0].without(1), (2, true));
        assert_eq!(one.offers[0].without(5), (0, true));
        assert_eq!(Offer { letter: 'e', count: 2 }.without(2), (0, false));
    }
}
