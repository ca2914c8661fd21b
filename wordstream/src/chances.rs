//! How likely the next bit is, learnt from the bits before it.
//!
//! Every bit is looked at from several sides. Each side has met the bit in some circumstances before (the last three letters,
//! say) and remembers how it mostly was; what they say is added up, and whoever turned out right counts more the next time.
//! Writer and reader learn the same from the same bits, so that neither has to be told anything. All of it is whole numbers,
//! and the two tables are made by multiplying and dividing only, which gives the same on every machine.

/// From how many sides a bit is looked at.
pub const SIDES: usize = 4;
/// So many places remember at most; circumstances are scattered over them and may meet by chance.
const MOST_PLACES: usize = 1 << 19;
/// Of 32 bits that tell circumstances apart, so many are not needed for a place.
const UNUSED_BITS: u32 = MOST_PLACES.leading_zeros() + 33 - usize::BITS;
/// Fewer are enough for fewer words, and half a megabyte stays nearer to the processor.
const FEW_PLACES: usize = 1 << 18;
const FEW_WORDS: usize = 200_000;
/// Sets of weights, each for bits of one kind.
pub const KINDS: usize = 1024;
/// What all sides weigh at first, of 65,536.
const FIRST_WEIGHT: i32 = 20_000;
/// What a side weighs at most, so that no sum overflows.
const MOST_WEIGHT: i32 = 1 << 19;
/// Chances beside the sure ones, of 65,536.
const NEARLY_SURE: f64 = 32.0;
/// How much of what it says a side is taken for that has met a bit so many times, in sixteenths.
const TRUST: [i32; 16] = [0, 10, 12, 13, 14, 15, 16, 16, 17, 17, 18, 18, 18, 19, 19, 20];

/// What was learnt so far.
#[derive(Clone, Debug)]
pub struct Chances {
    /// The upper twelve bits are the chance of a one, the lower four how often it was met.
    places: Box<[u16; MOST_PLACES]>,
    /// The last place that is used.
    last_place: usize,
    weights: Box<[[i32; SIDES]; KINDS]>,
    /// Of a chance of twelve bits: the logarithm of the odds, 256 to each power of e.
    odds: Box<[i16; 4096]>,
    /// The chance of 65,536 for such a logarithm, which counts from -2048.
    chance: Box<[u16; 4096]>,
    /// What is added for each further time.
    steps: [i32; 16],
}

/// One bit seen from all sides.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    sides: [Side; SIDES],
    kind: usize,
    /// The chance of a one, of 65,536.
    pub chance: u32,
}

/// One bit seen from one side.
#[derive(Clone, Copy, Debug)]
struct Side {
    /// The place that it remembers in, and what stood there.
    place: usize,
    known: u16,
    /// The logarithm of the odds.
    said: i32,
}

impl Chances {
    /// For a file of so many words.
    pub fn new(words: usize) -> Self {
        let places = if words < FEW_WORDS { FEW_PLACES } else { MOST_PLACES };
        let chance = chances();
        let odds = (0..4096).map(|p| chance.partition_point(|known| u32::from(*known) < p * 16 + 8) as i16 - 2048);
        Self {
            places: boxed(vec![1 << 15; MOST_PLACES]),
            last_place: places - 1,
            weights: boxed(vec![[FIRST_WEIGHT; SIDES]; KINDS]),
            odds: boxed(odds.collect()),
            chance: boxed(chance),
            steps: std::array::from_fn(|times| 655_360 / (10 * times as i32 + 16)),
        }
    }

    // What is done for each side stands there four times, as a build for size leaves loops as they are.

    /// Looks at a bit of that kind in these circumstances; `node` tells it from the other bits of the same number.
    #[inline(always)]
    pub fn look(&self, circumstances: &[u32; SIDES], kind: usize, node: u32) -> Look {
        let kind = kind % KINDS;
        let [a, b, c, d] = *circumstances;
        let sides = [self.side(a, node), self.side(b, node), self.side(c, node), self.side(d, node)];
        let weights = &self.weights[kind];
        let weighed = |side: usize| sides[side].said * (weights[side] >> 2);
        let sum = ((weighed(0) + weighed(1) + weighed(2) + weighed(3)) >> 14).clamp(-2048, 2047);
        Look { sides, kind, chance: u32::from(self.chance[(sum + 2048) as usize % 4096]) }
    }

    #[inline(always)]
    fn side(&self, circumstances: u32, node: u32) -> Side {
        let place = (circumstances >> UNUSED_BITS ^ node) as usize & self.last_place;
        let known = self.places[place % MOST_PLACES];
        let said = (i32::from(self.odds[usize::from(known >> 4)]) * TRUST[usize::from(known & 15)]) >> 4;
        Side { place, known, said }
    }

    /// Learns what the bit was.
    #[inline(always)]
    pub fn learn(&mut self, look: &Look, bit: bool) {
        let missed = ((i32::from(bit) << 16) - look.chance as i32) >> 4;
        let weights = &mut self.weights[look.kind % KINDS];
        let mut weigh = |side: usize| {
            let weight = weights[side] + ((look.sides[side].said * missed + (1 << 11)) >> 12);
            weights[side] = weight.clamp(-MOST_WEIGHT, MOST_WEIGHT);
        };
        weigh(0);
        weigh(1);
        weigh(2);
        weigh(3);
        let was = if bit { 4095 } else { 0 };
        self.remember(&look.sides[0], was);
        self.remember(&look.sides[1], was);
        self.remember(&look.sides[2], was);
        self.remember(&look.sides[3], was);
    }

    #[inline(always)]
    fn remember(&mut self, side: &Side, was: i32) {
        let times = side.known & 15;
        let change = ((was - i32::from(side.known >> 4)) * self.steps[usize::from(times)]) >> 16;
        self.places[side.place % MOST_PLACES] = side.known.wrapping_add((change << 4) as u16) + u16::from(times < 15);
    }
}

/// For each logarithm of odds the chance.
fn chances() -> Vec<u16> {
    /// e to the power of -8 and of 1/256.
    const LOWEST: f64 = 0.000_335_462_627_902_511_84;
    const STEP: f64 = 1.003_913_889_338_347_6;
    let odds = std::iter::successors(Some(LOWEST), |odds| Some(odds * STEP));
    let chance = odds.map(|odds| (odds / (1.0 + odds) * 65_536.0).clamp(NEARLY_SURE, 65_536.0 - NEARLY_SURE) as u16);
    chance.take(4096).collect()
}

/// A table in a place of its own, whose length the compiler knows: nothing has to be checked when it is looked into.
fn boxed<T, const LENGTH: usize>(items: Vec<T>) -> Box<[T; LENGTH]> {
    items.into_boxed_slice().try_into().unwrap_or_else(|_| unreachable!("as many as the type says"))
}
