//! What a word file says of its words, in order, and what each of it may be expected from.
//!
//! The same code writes and reads: it asks [`Bits`] for one bit after the other, and a writer answers with what is wanted. A
//! word is said by how many letters of the word before it are dropped and which follow; then its form, its tags, its ß.

use crate::Shape;
use crate::bits::Bits;
use crate::chances::{Chances, SIDES};
use crate::tree::Tree;

/// Longer words do not exist in any list, so a longer one is damage.
pub const LONGEST_WORD: usize = 96;
/// As many letters as there may be in all.
pub const MOST_LETTERS: usize = 63;
/// Longer lines of the table of forms do not exist.
pub const LONGEST_LINE: usize = 400;
/// The number that stands for the end of a word; that of a letter is one more than its place among the letters.
const END: u8 = 0;

/// As many letters as are looked back upon.
const RECENT: usize = 5;

/// Where the kinds of bits of each number begin, see [`Chances::look`].
const DROPPED: usize = 0;
const LETTER: usize = 128;
const FORM: usize = 384;
const TAGS: usize = 640;
const SHARP: usize = 768;
const LINE: usize = 770;

/// What is said of a word beside its letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The number of its line in the table of forms.
    pub form: u16,
    /// The place of its tags among all that occur.
    pub tags: u8,
    /// Bit n: the n-th `ss` is ß.
    pub sharp: u8,
}

/// A word that the current one begins with.
#[derive(Clone, Copy, Debug, Default)]
struct Stem {
    length: usize,
    facts: Facts,
}

/// What was said so far.
#[derive(Clone, Debug)]
pub struct Model<B> {
    said: Said<B>,
    trees: Trees,
    /// The number of `s`, if there are words with ß.
    s: Option<u8>,
    word: Vec<u8>,
    before: Vec<u8>,
    /// How many letters were dropped last, and how many stayed.
    dropped: usize,
    shared: usize,
    stems: Vec<Stem>,
    last: Facts,
}

/// The questions by which each kind of number is found.
#[derive(Clone, Debug)]
struct Trees {
    dropped: Tree,
    letters: Tree,
    forms: Tree,
    tags: Tree,
    bytes: Tree,
    bit: Tree,
}

impl<B: Bits> Model<B> {
    pub fn new(bits: B, shape: &Shape) -> Self {
        let trees = Trees {
            dropped: Tree::falling(LONGEST_WORD + 1),
            letters: Tree::falling(shape.letters + 1),
            forms: Tree::falling(shape.forms),
            tags: Tree::falling(shape.tags),
            bytes: Tree::level(256),
            bit: Tree::level(2),
        };
        Self {
            said: Said { bits, chances: Chances::new(shape.words) },
            trees,
            s: shape.sharp,
            word: Vec::new(),
            before: Vec::new(),
            dropped: 0,
            shared: 0,
            stems: Vec::new(),
            last: Facts::default(),
        }
    }

    /// Where the bits come from or go to.
    pub fn bits(self) -> B {
        self.said.bits
    }

    /// Whether more was read than there is.
    pub fn is_exhausted(&self) -> bool {
        self.said.bits.is_exhausted()
    }

    /// The last word, as numbers of letters.
    pub fn word(&self) -> &[u8] {
        &self.word
    }

    /// The next word, which a writer is told, and what is said of it.
    pub fn next(&mut self, word: &[u8], facts: Facts) -> Facts {
        std::mem::swap(&mut self.word, &mut self.before);
        let shared = self.before.iter().zip(word).take_while(|(a, b)| a == b).count();
        self.drop_letters(self.before.len() - shared);
        self.letters(word);
        self.stems.retain(|stem| stem.length <= self.shared);
        let stem = self.stems.last().copied().unwrap_or_default();
        let form = self.form(facts.form, stem);
        let tags = self.tags(facts.tags, form, stem);
        let sharp = self.sharp(facts.sharp);
        let facts = Facts { form, tags, sharp };
        self.stems.push(Stem { length: self.word.len(), facts });
        self.last = facts;
        facts
    }

    fn drop_letters(&mut self, wanted: usize) {
        let before = recent(&self.before);
        let ending = hash(&self.before[self.shared..]);
        let [form, dropped, length] = [self.last.form.into(), self.dropped as u32, self.before.len() as u32];
        let sides =
            [mix(ending, dropped), mix(last(before, 3), 1), mix(mix(ending, form), 5), mix(length, form << 8 | 6)];
        let dropped = self.said.number(&self.trees.dropped, wanted as u16, DROPPED, sides);
        let dropped = usize::from(dropped).min(self.before.len());
        self.dropped = dropped;
        self.shared = self.before.len() - dropped;
        self.word.clear();
        self.word.extend_from_slice(&self.before[..self.shared]);
    }

    fn letters(&mut self, wanted: &[u8]) {
        let replaced = hash(&self.before[self.shared..]);
        let first = u32::from(self.before.get(self.shared).copied().unwrap_or(END));
        let mut recent = recent(&self.word);
        let mut so_far = 7;
        while self.word.len() < LONGEST_WORD {
            let place = self.word.len();
            let at = (place - self.shared).min(3) as u32;
            let above = if at == 0 { first } else { u32::from(self.before.get(place).copied().unwrap_or(END)) + 100 };
            let sides = [
                mix(last(recent, 1), 11 + at),
                mix(last(recent, 2), 12 + above * 64),
                mix(last(recent, 3), 13),
                mix(mix(replaced, 17), so_far),
            ];
            let wanted = u16::from(wanted.get(place).copied().unwrap_or(END));
            let letter = self.said.number(&self.trees.letters, wanted, LETTER + 64 * at as usize, sides) as u8;
            if letter == END {
                return;
            }
            so_far = mix(so_far, letter.into());
            recent = and_then(recent, letter);
            self.word.push(letter);
        }
    }

    fn form(&mut self, wanted: u16, stem: Stem) -> u16 {
        let recent = recent(&self.word);
        let ending = hash(&self.word[self.shared..]);
        let after_stem = hash(&self.word[stem.length..]);
        let form = u32::from(self.last.form);
        let of_stem = u32::from(stem.facts.form);
        let sides = [
            mix(last(recent, 3), 31),
            mix(last(recent, 4), 32),
            mix(mix(after_stem, 33), of_stem),
            mix(mix(ending, 34), form),
        ];
        self.said.number(&self.trees.forms, wanted, FORM, sides)
    }

    fn tags(&mut self, wanted: u8, form: u16, stem: Stem) -> u8 {
        let recent = recent(&self.word);
        let after_stem = hash(&self.word[stem.length..]);
        let (of_stem, last_tags) = (u32::from(stem.facts.tags), u32::from(self.last.tags));
        let form = u32::from(form);
        let sides = [
            mix(mix(form, 41), of_stem),
            mix(mix(last(recent, 3), 42), form),
            mix(mix(last_tags, 43), form),
            mix(mix(after_stem, 44), of_stem),
        ];
        self.said.number(&self.trees.tags, wanted.into(), TAGS, sides) as u8
    }

    fn sharp(&mut self, wanted: u8) -> u8 {
        let Some(s) = self.s else { return 0 };
        let (mut bits, mut found, mut place) = (0, 0, 1);
        while place < self.word.len() && found < 8 {
            if self.word[place] == s && self.word[place - 1] == s {
                let recent = recent(&self.word[..place - 1]);
                let after = u32::from(self.word.get(place + 1).copied().unwrap_or(END));
                let sides = [
                    mix(last(recent, 1), 51 + after * 64),
                    mix(last(recent, 2), 52 + after * 64),
                    mix(last(recent, 3), 53),
                    mix(last(recent, 4), 54 + after * 64),
                ];
                let bit = self.said.number(&self.trees.bit, u16::from(wanted >> found & 1), SHARP, sides);
                bits |= (bit as u8) << found;
                found += 1;
                place += 1;
            }
            place += 1;
        }
        bits
    }

    /// A line of the table of forms without its line feed, as bytes.
    pub fn line(&mut self, wanted: &[u8]) -> Vec<u8> {
        let mut line = Vec::new();
        loop {
            let back = |n: usize| line.len().checked_sub(n).map_or(0, |at: usize| u32::from(line[at]));
            let (one, two, three) = (back(1), back(2), back(3));
            let sides =
                [mix(one, 61), mix(one << 8 | two, 62), mix(one << 16 | two << 8 | three, 63), mix(hash(&line), 64)];
            let wanted = wanted.get(line.len()).copied().unwrap_or(b'\n');
            let byte = self.said.number(&self.trees.bytes, wanted.into(), LINE, sides) as u8;
            if byte == b'\n' || line.len() >= LONGEST_LINE {
                return line;
            }
            line.push(byte);
        }
    }
}

/// Bits, and what was learnt from those so far.
#[derive(Clone, Debug)]
struct Said<B> {
    bits: B,
    chances: Chances,
}

impl<B: Bits> Said<B> {
    /// The next number, in these circumstances as seen from each side.
    fn number(&mut self, tree: &Tree, wanted: u16, kind: usize, sides: [u32; SIDES]) -> u16 {
        let sides = scattered(sides);
        tree.find(|question| {
            let look = self.chances.look(&sides, kind + usize::from(question.min(254)), question.into());
            let bit = self.bits.bit(look.chance, wanted >= question);
            self.chances.learn(&look, bit);
            bit
        })
    }
}

/// The last five of these letters, six bits each.
#[inline(always)]
fn recent(word: &[u8]) -> u32 {
    let mut recent = 0;
    for letter in &word[word.len().saturating_sub(RECENT)..] {
        recent = and_then(recent, *letter);
    }
    recent
}

/// The last five with one more.
#[inline(always)]
fn and_then(recent: u32, letter: u8) -> u32 {
    (recent << 6 | u32::from(letter)) & ((1 << (6 * RECENT)) - 1)
}

/// So many of them.
#[inline(always)]
fn last(recent: u32, letters: u32) -> u32 {
    mix(recent & ((1 << (6 * letters)) - 1), letters)
}

fn hash(letters: &[u8]) -> u32 {
    letters.iter().fold(7, |hash, letter| mix(hash, u32::from(*letter)))
}

#[inline(always)]
fn mix(a: u32, b: u32) -> u32 {
    (a.wrapping_mul(0x2f0b_4c47) ^ b).wrapping_mul(0x9e37_79b1).rotate_left(13)
}

/// Keeps the sides apart, and brings what tells circumstances apart to the top.
#[inline(always)]
fn scattered([a, b, c, d]: [u32; SIDES]) -> [u32; SIDES] {
    let scatter = |seen: u32, side: u32| (seen ^ side << 27).wrapping_mul(0x85eb_ca6b);
    [scatter(a, 0), scatter(b, 1), scatter(c, 2), scatter(d, 3)]
}
