//! What the tiles of Scramble give (S1, S2).

use std::fmt::Write;

use rand::Rng as _;
use wordbox::rules::{Rng, rng_from};
use wordbox::words::pool::{LENGTH_RANGE, LENGTHS, Pool, draw};
use wordbox::words::{Entry, Lang, Letters};

use super::SEED;
use super::figures::percent;
use super::vocabulary::{Vocabulary, Word, of_letters};

/// So many rounds for each number of players and each length.
const ROUNDS: usize = 500;

/// Whom the game is simulated with: all know the words down to a band of commonness.
const TABLES: [(&str, u8); 3] =
    [("1,500 words", 0), ("8,000 words", Entry::RAREST_CORE_BAND), ("all proposed", Entry::RAREST_PROPOSED_BAND)];

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
         Each player in turn takes one of the known words that can be laid, by chance. Everybody knows the 1,500 commonest words,\n\
         the 8,000 commonest, or all proposed ones. Stuck: none of them can be laid. Gone: what the whole pool had and what\n\
         cannot be laid any more, as a mean over the choosers. Run out: a letter of the pool is used up, for a mean chooser and\n\
         for the last one, at the third table. * marks the lengths on the faces of the die.\n\n\
         pool   players tiles length"
    );
    for (name, _) in TABLES {
        let _ = write!(text, " | {name:>12}: stuck   gone");
    }
    text += " | run out  for the last\n";
    let pools = [("usual", Pool::Usual), ("tight", Pool::Tight), ("plenty", Pool::Plenty)];
    for (name, pool, players) in
        pools.iter().flat_map(|(name, pool)| (2..=8).map(move |players| (name, *pool, players)))
    {
        for length in LENGTH_RANGE {
            let mark = if LENGTHS.contains(&length) { '*' } else { ' ' };
            let _ = write!(text, "{name:6} {players:7} {:5} {length:5}{mark}", pool.tiles_for(players));
            let mut tally = Tally::default();
            for (_, rarest) in TABLES {
                tally = rounds(lang, vocabulary, pool, players, usize::from(length), rarest);
                let stuck = percent(tally.stuck, tally.choices);
                let _ = write!(text, " |             {stuck:6.2}% {:5.1}%", percent(tally.gone, tally.known));
            }
            let (run_out, last) = (percent(tally.run_out, tally.choices), percent(tally.last_run_out, tally.last));
            let _ = writeln!(text, " |  {run_out:5.1}%        {last:5.1}%");
        }
    }
    text
}

/// The rounds of one table; those of every table have the same pools.
fn rounds(lang: Lang, vocabulary: &Vocabulary, pool: Pool, players: usize, length: usize, rarest: u8) -> Tally {
    let is_known = |word: &&Word| word.length == length && word.band <= rarest;
    let known: Vec<&Word> = vocabulary.words.iter().filter(is_known).collect();
    let mut tally = Tally::default();
    for round in 0..ROUNDS {
        let mut rng = rng_from(SEED + (round * 100 + players * 10 + length) as u64);
        let tiles = draw(lang, pool, players, &mut rng);
        play(&known, &tiles, players, &mut tally, &mut rng);
    }
    tally
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
