//! The letters of a word in an order that is none (S4, C29).

use rand::Rng;

use super::Lexicon;
use super::scatter::{longest_word, shuffle};

/// So many orders are tried by chance for a good one.
const MOST_TRIES: usize = 100;

/// Another order for these letters that the lexicon does not know, in whatever tier: no word, no name, no abbreviation.
/// Where it can be, no shorter word stands in it either, and no letter in its old place. `None` only if every order is known,
/// as with AAH where AHA and HAA are words too.
///
/// ```
/// use rand::SeedableRng;
/// # use wordbox::words::{Entry, Lang, Lexicon};
/// # struct Two;
/// # impl Lexicon for Two {
/// #     fn look_up(&self, word: &str) -> Option<Entry> { ["no", "on"].contains(&word).then(|| Entry::standard(0)) }
/// #     fn lang(&self) -> Lang { Lang::En }
/// # }
/// let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(7);
/// assert_eq!(wordbox::words::jumble("no", &Two, &mut rng), None);
/// assert_eq!(wordbox::words::jumble("so", &Two, &mut rng), Some("os".to_owned()));
/// ```
#[must_use]
pub fn jumble(letters: &str, lexicon: &dyn Lexicon, rng: &mut impl Rng) -> Option<String> {
    let faces: Vec<String> = letters.chars().map(String::from).collect();
    let lay = |order: &[usize]| order.iter().map(|place| faces[*place].as_str()).collect::<String>();
    let mut order: Vec<usize> = (0..faces.len()).collect();
    let mut best: Option<((usize, usize), String)> = None;
    for _ in 0..MOST_TRIES {
        shuffle(&mut order, rng);
        let laid = lay(&order);
        if lexicon.look_up(&laid).is_some() {
            continue;
        }
        let kept = laid.chars().zip(letters.chars()).filter(|(new, old)| new == old).count();
        let seen = (longest_word(&order, &faces, lexicon), kept);
        if best.as_ref().is_none_or(|(least, _)| seen < *least) {
            best = Some((seen, laid));
        }
        if seen == (0, 0) {
            break;
        }
    }
    best.map(|(_, laid)| laid).or_else(|| first_unknown(letters, lexicon))
}

/// The first order of the letters that the lexicon does not know. Chance hardly ever leaves one to be found here.
fn first_unknown(letters: &str, lexicon: &dyn Lexicon) -> Option<String> {
    let mut order: Vec<char> = letters.chars().collect();
    order.sort_unstable();
    loop {
        let laid: String = order.iter().collect();
        if lexicon.look_up(&laid).is_none() {
            return Some(laid);
        }
        // The next order in that of the alphabet.
        let rises = order.windows(2).rposition(|pair| pair[0] < pair[1])?;
        let next = order.iter().rposition(|letter| *letter > order[rises])?;
        order.swap(rises, next);
        order[rises + 1..].reverse();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rng_from;
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

    #[test]
    fn s4_the_order_is_no_word_and_no_word_stands_in_it() {
        let words = Few(&["note", "tone", "not", "ton", "one", "net", "ten", "toe", "eon", "ent"]);
        for seed in 0..300 {
            let laid = jumble("note", &words, &mut rng_from(seed)).expect("there are others");
            assert!(words.0.iter().all(|word| !laid.contains(word)), "{laid}");
            assert!(laid.chars().zip("note".chars()).all(|(new, old)| new != old), "{laid} is too near");
        }
    }

    #[test]
    fn s4_every_order_but_one_may_be_a_word() {
        for (words, left) in [(&["aah", "aha"], "haa"), (&["aah", "haa"], "aha"), (&["aha", "haa"], "aah")] {
            assert_eq!(first_unknown("aha", &Few(words)).as_deref(), Some(left));
            for seed in 0..50 {
                assert_eq!(jumble("aha", &Few(words), &mut rng_from(seed)).as_deref(), Some(left));
            }
        }
    }

    #[test]
    fn s4_where_every_order_is_a_word_there_is_none() {
        let words = Few(&["aah", "aha", "haa", "a"]);
        assert_eq!(jumble("aah", &words, &mut rng_from(1)), None);
        assert_eq!(jumble("a", &words, &mut rng_from(1)), None);
    }
}
