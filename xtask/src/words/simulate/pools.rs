//! What the tiles of Scramble give (S1, S2).

use std::fmt::Write;

use rand::Rng as _;
use wordbox::rules::{Rng, rng_from};
use wordbox::words::pool::{LENGTH_RANGE, LENGTHS, draw, tiles_for};
use wordbox::words::{Lang, Letters};

use super::SEED;
use super::figures::percent;
use super::vocabulary::{Vocabulary, Word, of_letters};

/// So many rounds for each number of players and each length.
const ROUNDS: usize = 500;

/// What happened to those who chose a word.
#[derive(Default)]
struct Tally {
    choices: usize,
    /// No word that the chooser knows could be laid any more.
    stuck: usize,
    /// Words that the chooser could have laid with the whole pool, and those of them that were gone.
    known: usize,
    gone: usize,
    /// Choices for which a letter that the pool began with had run out.
    run_out: usize,
    /// The same of the last one to choose.
    last: usize,
    last_run_out: usize,
}

pub fn figures(lang: Lang, vocabulary: &Vocabulary) -> String {
    let mut text = format!(
        "\n## Scramble: {ROUNDS} rounds for each number of players and each length\n\n\
         Each player in turn takes one of the words that can be laid, by chance. Everybody knows the words among the 8,000\n\
         commonest (\"core\") or all proposed words (\"all\"). Stuck: no known word can be laid. Gone: known words that the whole\n\
         pool had and that cannot be laid any more, as a mean over the choosers. Run out: a letter of the pool is used up, for a\n\
         mean chooser and for the last one.\n\n\
         players tiles length | core: stuck    gone  | all: stuck    gone  run out  for the last\n"
    );
    for players in 2..=8 {
        for length in LENGTH_RANGE.map(usize::from) {
            let mut rng = rng_from(SEED + (players * 10 + length) as u64);
            let core: Vec<&Word> = vocabulary.core().filter(|word| word.length == length).collect();
            let all: Vec<&Word> = vocabulary.words.iter().filter(|word| word.length == length).collect();
            let (mut core_tally, mut all_tally) = (Tally::default(), Tally::default());
            for _ in 0..ROUNDS {
                let pool = draw(lang, players, &mut rng);
                play(&core, &pool, players, &mut core_tally, &mut rng);
                play(&all, &pool, players, &mut all_tally, &mut rng);
            }
            let mark = if LENGTHS.contains(&(length as u8)) { '*' } else { ' ' };
            let _ = writeln!(
                text,
                "{players:7} {:5} {length:5}{mark} |       {:5.2}%  {:5.1}% |      {:5.2}%  {:5.1}%   {:5.1}%        {:5.1}%",
                tiles_for(players),
                percent(core_tally.stuck, core_tally.choices),
                percent(core_tally.gone, core_tally.known),
                percent(all_tally.stuck, all_tally.choices),
                percent(all_tally.gone, all_tally.known),
                percent(all_tally.run_out, all_tally.choices),
                percent(all_tally.last_run_out, all_tally.last),
            );
        }
    }
    text + "\n* lengths on the faces of the die\n"
}

/// One round: each player takes a word out of what the ones before left.
fn play(words: &[&Word], pool: &Letters, players: usize, tally: &mut Tally, rng: &mut Rng) {
    let whole = of_letters(words.iter().copied(), pool).count();
    let mut left = pool.clone();
    for player in 1..=players {
        let possible: Vec<&Word> = of_letters(words.iter().copied(), &left).collect();
        let has_run_out = pool.iter().any(|(letter, _)| left.count(letter) == 0);
        tally.choices += 1;
        tally.known += whole;
        tally.gone += whole - possible.len();
        tally.run_out += usize::from(has_run_out);
        if player == players {
            tally.last += 1;
            tally.last_run_out += usize::from(has_run_out);
        }
        if possible.is_empty() {
            tally.stuck += 1;
        } else {
            let chosen = possible[rng.random_range(0..possible.len() as u32) as usize];
            let taken = left.take(&chosen.letters);
            debug_assert!(taken, "what can be laid can be taken");
        }
    }
}
