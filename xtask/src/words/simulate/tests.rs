//! The quick counting of the simulation agrees with the product's own search.

use wordbox::words::dice::{SHORTEST_WORD, is_fair, throw};
use wordbox::words::search::words_from;
use wordbox::words::{Dictionary, Entry, Lang, Letters, Lexicon as _};

use super::figures::{median, percent, quantile, share};
use super::rolls::Throw;
use super::vocabulary::Vocabulary;

fn english() -> Dictionary {
    let shipped = super::shipped(&crate::project::root()).expect("the word files are committed");
    shipped.into_iter().find(|dictionary| dictionary.lang() == Lang::En).expect("English")
}

#[test]
fn r1_throws_are_counted_as_the_product_counts_them() {
    let dictionary = english();
    let vocabulary = Vocabulary::of(&dictionary);
    let mut rng = wordbox::rules::rng_from(1);
    for count in [9, 12, 13].repeat(8) {
        let letters = Letters::of_faces(throw(Lang::En, count, &mut rng)).expect("faces are letters");
        let found = words_from(&dictionary, &letters, SHORTEST_WORD);
        let counts = |(_, entry): &&(&str, Entry)| entry.is_proposed() && !entry.is_refused_plural(false);
        let throw = Throw::of(&letters, &vocabulary);
        assert_eq!(throw.words, found.iter().filter(counts).count(), "{letters:?}");
        assert_eq!(throw.is_fair(), is_fair(&dictionary, &letters), "{letters:?}");
    }
}

#[test]
fn medians_and_shares() {
    assert_eq!((median(&mut []), median(&mut [3, 1, 2]), quantile(&mut [5, 9, 7], 1.0)), (0, 2, 9));
    assert_eq!((percent(1, 0), percent(1, 4), share(&[1, 2, 3, 4], |value| value > 1)), (0.0, 25.0, 75.0));
}
