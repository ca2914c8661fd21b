//! What `data/dice-*.tsv` and `data/pool-*.tsv` were derived with: letters by their frequency, arranged by hill climbing.
//!
//! The tables are settled once and do not change with every new word, so this only prints what it finds.

use std::fmt::Write;
use std::ops::RangeInclusive;

use rand::Rng as _;
use rand::seq::SliceRandom as _;
use wordbox::rules::{Rng, rng_from};
use wordbox::words::dice::{FEWEST_DICE, FEWEST_WORDS, MOST_DICE, SHORTEST_WORD, STANDARD_DICE, dice, faces};
use wordbox::words::{Lang, Letters};

use super::SEED;
use super::rolls::Throw;
use super::vocabulary::{Vocabulary, Word};

const FACES: usize = 6;
/// So many throws show how good some dice are; always the same ones, so that two sets of dice can be compared.
const THROWS: usize = 500;
/// No die has more faces alike than those of the rules have.
const MOST_ALIKE: usize = 2;
/// So many changes are tried.
const STEPS: usize = 2_000;
/// So many dice are tried as the one more than the standard.
const CANDIDATES: usize = 150;
/// What the dice give is mostly of these lengths, so their letters go by the words of these lengths.
const RACED: RangeInclusive<usize> = SHORTEST_WORD..=8;
/// What is set in Scramble is of these lengths.
const SET: RangeInclusive<usize> = 3..=9;
/// The tiles of one set, as many as English has (S1), and the share of vowels among them.
const TILES: usize = 126;
const VOWELS_AMONG_TILES: f64 = 0.38;

type Die = [char; FACES];

pub fn suggest(lang: Lang, vocabulary: &Vocabulary) -> String {
    let mut rng = rng_from(SEED);
    let throws: Vec<[usize; MOST_DICE]> =
        (0..THROWS).map(|_| std::array::from_fn(|_| rng.random_range(0..FACES as u32) as usize)).collect();
    let judge = |dice: &[Die]| quality(dice, &throws, vocabulary);
    let raced = |word: &&Word| RACED.contains(&word.length) && !word.is_plural;
    let race = frequencies(vocabulary.words.iter().filter(raced));
    let mut text = String::from("letters of the words of Race, in per mille:");
    let total: f64 = race.iter().map(|(_, count)| count).sum();
    for (letter, count) in &race {
        let _ = write!(text, " {letter}{:.0}", 1000.0 * count / total);
    }
    let settled: Vec<Die> = dice(lang).take(STANDARD_DICE).filter_map(of_faces).collect();
    let _ = writeln!(text, "\ndice in the table: {:.4}", judge(&settled));
    let climbed = climb(deal(&race, &mut rng), &judge, &mut rng);
    for (what, set) in [("the table's", settled), ("climbed", climbed)] {
        let ordered = in_order(with_one_more(set, &race, &judge, &mut rng), &judge);
        let _ = writeln!(text, "{what} dice, {:.4} with twelve:", judge(&ordered[..STANDARD_DICE]));
        for die in &ordered {
            let _ = writeln!(text, "{}", spelt(die));
        }
    }
    let tiled = |word: &&Word| SET.contains(&word.length);
    let _ = write!(text, "tiles:");
    for (letter, count) in tiles(&frequencies(vocabulary.words.iter().filter(tiled))) {
        let _ = write!(text, " {letter}{count}");
    }
    text + "\n"
}

/// How often each letter stands in some words.
fn frequencies<'w>(words: impl Iterator<Item = &'w Word>) -> Vec<(char, f64)> {
    let mut counts: Vec<(char, f64)> = Vec::new();
    for (letter, count) in words.flat_map(|word| word.letters.iter()) {
        match counts.iter_mut().find(|(other, _)| *other == letter) {
            Some((_, so_far)) => *so_far += f64::from(count),
            None => counts.push((letter, f64::from(count))),
        }
    }
    counts.sort_by_key(|(letter, _)| *letter);
    counts
}

/// Shares out so many places by frequency: at least one for every letter, the rest to whoever has the best claim to the
/// next place (Webster's method).
fn share_out(frequencies: &[(char, f64)], places: usize) -> Vec<(char, usize)> {
    let mut shared: Vec<(char, usize)> = frequencies.iter().map(|(letter, _)| (*letter, 1)).collect();
    for _ in shared.len()..places {
        let claim = |at: &usize| frequencies[*at].1 / (shared[*at].1 as f64 + 0.5);
        if let Some(at) = (0..shared.len()).max_by(|a, b| claim(a).total_cmp(&claim(b))) {
            shared[at].1 += 1;
        }
    }
    shared
}

/// A set of tiles: vowels and consonants by frequency, each within its own share (S1).
fn tiles(frequencies: &[(char, f64)]) -> Vec<(char, usize)> {
    let (vowels, consonants): (Vec<_>, Vec<_>) = frequencies.iter().partition(|(letter, _)| is_vowel(*letter));
    let places = (TILES as f64 * VOWELS_AMONG_TILES).round() as usize;
    let mut tiles = share_out(&vowels, places);
    tiles.extend(share_out(&consonants, TILES - places));
    tiles.sort_unstable();
    tiles
}

fn is_vowel(letter: char) -> bool {
    Letters::of(letter.encode_utf8(&mut [0; 4])).is_some_and(|letters| letters.vowels() > 0)
}

/// Deals the letters to the standard dice: the vowels first, so that they lie together on some.
fn deal(frequencies: &[(char, f64)], rng: &mut Rng) -> Vec<Die> {
    let mut letters: Vec<char> = share_out(frequencies, STANDARD_DICE * FACES)
        .into_iter()
        .flat_map(|(letter, count)| std::iter::repeat_n(letter, count))
        .collect();
    letters.shuffle(rng);
    letters.sort_by_key(|letter| !is_vowel(*letter));
    let mut rows = letters.chunks_exact(FACES);
    std::iter::from_fn(|| rows.next()?.try_into().ok()).collect()
}

/// Swaps faces between dice as long as that makes them better.
fn climb(mut dice: Vec<Die>, judge: &dyn Fn(&[Die]) -> f64, rng: &mut Rng) -> Vec<Die> {
    let mut best = judge(&dice);
    for _ in 0..STEPS {
        let mut pick = |many: usize| rng.random_range(0..many as u32) as usize;
        let (one, other) = ((pick(dice.len()), pick(FACES)), (pick(dice.len()), pick(FACES)));
        let (a, b) = (dice[one.0][one.1], dice[other.0][other.1]);
        if one.0 == other.0 || a == b {
            continue;
        }
        (dice[one.0][one.1], dice[other.0][other.1]) = (b, a);
        let now = judge(&dice);
        if now > best {
            best = now;
        } else {
            (dice[one.0][one.1], dice[other.0][other.1]) = (a, b);
        }
    }
    dice
}

/// Adds the die that helps most, of many with six different letters.
fn with_one_more(
    mut dice: Vec<Die>,
    frequencies: &[(char, f64)],
    judge: &dyn Fn(&[Die]) -> f64,
    rng: &mut Rng,
) -> Vec<Die> {
    let letters: Vec<char> = share_out(frequencies, STANDARD_DICE * FACES)
        .into_iter()
        .flat_map(|(letter, count)| std::iter::repeat_n(letter, count))
        .collect();
    let mut best = (f64::MIN, dice.first().copied().unwrap_or_default());
    for _ in 0..CANDIDATES {
        let mut die: Vec<char> = Vec::new();
        while die.len() < FACES {
            let letter = letters[rng.random_range(0..letters.len() as u32) as usize];
            if !die.contains(&letter) {
                die.push(letter);
            }
        }
        dice.extend(<Die>::try_from(die));
        let now = judge(&dice);
        let Some(die) = dice.pop() else { break };
        if now > best.0 {
            best = (now, die);
        }
    }
    dice.push(best.1);
    dice
}

/// Puts last what can best be left out: the one more than the standard, then one after the other down to the fewest.
fn in_order(mut dice: Vec<Die>, judge: &dyn Fn(&[Die]) -> f64) -> Vec<Die> {
    let mut left_out: Vec<Die> = dice.pop().into_iter().collect();
    while dice.len() > FEWEST_DICE {
        let without = |at: usize| {
            let mut rest = dice.clone();
            rest.remove(at);
            judge(&rest)
        };
        let scores: Vec<f64> = (0..dice.len()).map(without).collect();
        let Some(at) = (0..scores.len()).max_by(|a, b| scores[*a].total_cmp(&scores[*b])) else { break };
        left_out.push(dice.remove(at));
    }
    dice.extend(left_out.into_iter().rev());
    for die in &mut dice {
        die.sort_unstable();
    }
    dice
}

/// How good some dice are: few rolls that must be thrown again, fewest of all the hopeless ones, and many words.
fn quality(dice: &[Die], throws: &[[usize; MOST_DICE]], vocabulary: &Vocabulary) -> f64 {
    let quality = |throw: &[usize; MOST_DICE]| {
        let shown: String = dice.iter().zip(throw).map(|(die, face)| spelt(&[die[*face]])).collect();
        let throw = Throw::of(&Letters::of(&shown).unwrap_or_default(), vocabulary);
        let words = throw.words.min(3 * FEWEST_WORDS) as f64 / (3 * FEWEST_WORDS) as f64;
        f64::from(u8::from(throw.is_fair())) + f64::from(u8::from(throw.words >= FEWEST_WORDS / 2)) + words
    };
    let dull: usize = dice.iter().map(faces_too_many).sum();
    throws.iter().map(quality).sum::<f64>() / throws.len() as f64 - dull as f64
}

/// Faces beyond the most that may be alike.
fn faces_too_many(die: &Die) -> usize {
    let alike = |letter: &char| die.iter().filter(|other| *other == letter).count();
    die.iter().filter(|letter| alike(letter) > MOST_ALIKE).count()
}

/// The first letters of a die's faces.
fn of_faces(die: &str) -> Option<Die> {
    let letters: Vec<char> = faces(die).filter_map(|face| face.to_lowercase().chars().next()).collect();
    letters.try_into().ok()
}

/// The letters as on a die: Q is never without its U (R1).
fn spelt(letters: &[char]) -> String {
    letters.iter().map(|letter| letter.to_uppercase().to_string().replace('Q', "Qu")).collect()
}
