//! What the dice of Race give (R1).

use std::fmt::Write;

use wordbox::rules::{Rng, rng_from};
use wordbox::words::dice::{self, FEWEST_DICE, FEWEST_VOWELS, FEWEST_WORDS, MOST_DICE, SHORTEST_WORD};
use wordbox::words::{Lang, Letters};

use super::SEED;
use super::figures::{median, quantile, share};
use super::vocabulary::Vocabulary;

/// So many throws for each number of dice.
const THROWS: usize = 20_000;

/// What a throw gives.
#[derive(Clone, Copy)]
pub struct Throw {
    /// Words of four and more letters that count.
    pub words: usize,
    /// Those among the 8,000 commonest.
    core: usize,
    /// The letters of the longest.
    longest: usize,
    vowels: usize,
}

impl Throw {
    pub fn of(letters: &Letters, vocabulary: &Vocabulary) -> Self {
        let mut throw = Self { words: 0, core: 0, longest: 0, vowels: letters.vowels() };
        for word in vocabulary.of_letters(letters).filter(|word| word.length >= SHORTEST_WORD && !word.is_plural) {
            throw.words += 1;
            throw.core += usize::from(word.is_core());
            throw.longest = throw.longest.max(word.length);
        }
        throw
    }

    pub fn is_fair(self) -> bool {
        self.words >= FEWEST_WORDS && self.vowels >= FEWEST_VOWELS
    }
}

pub fn figures(lang: Lang, vocabulary: &Vocabulary) -> String {
    let mut text = format!(
        "\n## Race: {THROWS} throws for each number of dice\n\n\
         Words are proposed ones of {SHORTEST_WORD} and more letters that are no refused plurals; core words are those among \
         the 8,000 commonest.\nA throw is thrown again with fewer than {FEWEST_WORDS} words or {FEWEST_VOWELS} vowels; the \
         columns from \"then\" on are of what stands after that.\n\n\
         dice  words median  5%    <10    <20    <40  <2 vowels  again | then words median  5%  core median  longest 7+   8+   9+\n"
    );
    for count in FEWEST_DICE..=MOST_DICE {
        let mut rng = rng_from(SEED + count as u64);
        let throws: Vec<Throw> = (0..THROWS).map(|_| throw(lang, count, vocabulary, &mut rng)).collect();
        let fair: Vec<Throw> = throws.iter().copied().filter(|throw| throw.is_fair()).collect();
        let mut words: Vec<usize> = throws.iter().map(|throw| throw.words).collect();
        let vowels: Vec<usize> = throws.iter().map(|throw| throw.vowels).collect();
        let mut then: Vec<usize> = fair.iter().map(|throw| throw.words).collect();
        let mut core: Vec<usize> = fair.iter().map(|throw| throw.core).collect();
        let longest: Vec<usize> = fair.iter().map(|throw| throw.longest).collect();
        let below = |limit: usize| share(&words, |words| words < limit);
        let shares = [below(10), below(20), below(40)].map(|share| format!("{share:5.1}%")).join(" ");
        let long = [7, 8, 9].map(|length| format!("{:3.0}%", share(&longest, |longest| longest >= length))).join(" ");
        let _ = writeln!(
            text,
            "{count:4}  {:12} {:3} {shares}     {:5.1}% {:5.1}% | {:17} {:3}  {:11}         {long}",
            median(&mut words.clone()),
            quantile(&mut words, 0.05),
            share(&vowels, |vowels| vowels < FEWEST_VOWELS),
            100.0 - super::figures::percent(fair.len(), THROWS),
            median(&mut then.clone()),
            quantile(&mut then, 0.05),
            median(&mut core),
        );
    }
    text
}

fn throw(lang: Lang, count: usize, vocabulary: &Vocabulary, rng: &mut Rng) -> Throw {
    let letters = Letters::of_faces(dice::throw(lang, count, rng)).unwrap_or_default();
    Throw::of(&letters, vocabulary)
}
