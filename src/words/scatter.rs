//! Another order for the letters on the table, in which no word can be read (C29).

use rand::Rng;

use super::Lexicon;

/// Words of so many letters and more are seen at a glance.
const SHORTEST_SEEN: usize = 3;
/// So many orders are tried. Of twelve dice one order in four or five is free of words, so that one roll in some hundreds
/// comes to the end of them and shows a word of three letters.
const MOST_TRIES: usize = 100;

/// An order for these faces: the places that they have now. However the tiles are broken into rows, none of the rows holds a
/// word, because none stands anywhere in the whole of them. When every order that is tried holds one, as it may with a
/// handful of tiles, it is the one with the shortest. Without a lexicon any order will do.
///
/// ```
/// use rand::SeedableRng;
/// let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(7);
/// let faces = ["N", "O", "T", "E"].map(str::to_owned);
/// let order = wordbox::words::scatter(&faces, None, &mut rng);
/// assert_eq!(order.iter().map(|at| at + 1).sum::<usize>(), 10);
/// ```
#[must_use]
pub fn scatter(faces: &[String], lexicon: Option<&dyn Lexicon>, rng: &mut impl Rng) -> Vec<usize> {
    let small: Vec<String> = faces.iter().map(|face| face.chars().flat_map(char::to_lowercase).collect()).collect();
    let mut order: Vec<usize> = (0..faces.len()).collect();
    let Some(lexicon) = lexicon else {
        shuffle(&mut order, rng);
        return order;
    };
    let (mut best, mut shortest) = (Vec::new(), usize::MAX);
    for _ in 0..MOST_TRIES {
        shuffle(&mut order, rng);
        let longest = longest_word(&order, &small, lexicon);
        if longest < shortest {
            (best, shortest) = (order.clone(), longest);
        }
        if longest == 0 {
            break;
        }
    }
    best
}

/// How many letters the longest word has that can be read in this order; 0 without any.
pub(super) fn longest_word(order: &[usize], faces: &[String], lexicon: &dyn Lexicon) -> usize {
    let mut longest = 0;
    for start in 0..order.len() {
        let mut letters = String::new();
        for place in &order[start..] {
            letters.push_str(&faces[*place]);
            let count = letters.chars().count();
            if count >= SHORTEST_SEEN && count > longest && lexicon.look_up(&letters).is_some() {
                longest = count;
            }
        }
    }
    longest
}

/// Every order is equally likely.
pub(super) fn shuffle(order: &mut [usize], rng: &mut impl Rng) {
    for last in (1..order.len()).rev() {
        order.swap(last, rng.random_range(0..=last as u32) as usize);
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;

    use super::*;
    use crate::words::{Entry, Lang};

    struct Few(&'static [&'static str]);

    impl Lexicon for Few {
        fn look_up(&self, normalised: &str) -> Option<Entry> {
            self.0.contains(&normalised).then(|| Entry::standard(0))
        }

        fn lang(&self) -> Lang {
            Lang::En
        }
    }

    fn read(faces: &[String], words: &'static [&'static str], seed: u64) -> (Vec<usize>, String) {
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
        let order = scatter(faces, Some(&Few(words)), &mut rng);
        let shown = order.iter().map(|place| faces[*place].to_lowercase()).collect();
        (order, shown)
    }

    #[test]
    fn c29_no_word_stands_in_the_new_order_wherever_its_rows_break() {
        let faces = ["N", "O", "T", "E", "S", "Qu", "I", "T"].map(str::to_owned);
        let words = &["note", "tone", "quit", "ten", "not", "sit", "its", "one", "toe", "tie", "set", "ion"];
        for seed in 0..200 {
            let (order, shown) = read(&faces, words, seed);
            assert!(words.iter().all(|word| !shown.contains(word)), "{shown}");
            let mut places = order;
            places.sort_unstable();
            assert_eq!(places, (0..faces.len()).collect::<Vec<_>>());
        }
    }

    #[test]
    fn c29_where_every_order_is_a_word_it_is_still_an_order() {
        let faces = ["A", "A", "H"].map(str::to_owned);
        let (order, _) = read(&faces, &["aah", "aha", "haa"], 1);
        assert_eq!(order.len(), 3);
    }
}
