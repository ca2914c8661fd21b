//! Bits as parts of one long number: a bit that was to be expected takes next to no room.
//!
//! The number lies somewhere between two others. Each bit takes one part of what is between them, as large as the bit was
//! likely, and the leading bytes that both have in common are written or read.

/// Whoever writes bits or reads them.
pub trait Bits {
    /// The next bit: of a writer `wanted`, of a reader what stands there. `chance` is that of a one, of 65,536.
    fn bit(&mut self, chance: u32, wanted: bool) -> bool;

    /// Whether a reader has read more than there is.
    fn is_exhausted(&self) -> bool;
}

/// Between what the number lies.
#[derive(Clone, Copy, Debug)]
struct Between {
    low: u32,
    high: u32,
}

impl Between {
    const ALL: Self = Self { low: 0, high: u32::MAX };

    /// The last number of a one.
    #[inline(always)]
    fn middle(self, chance: u32) -> u32 {
        let room = self.high - self.low;
        self.low + (room >> 16) * chance + (((room & 0xffff) * chance) >> 16)
    }

    #[inline(always)]
    fn take(&mut self, bit: bool, middle: u32) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// The leading byte, once both have the same.
    #[inline(always)]
    fn byte(&mut self) -> Option<u8> {
        if (self.low ^ self.high) >> 24 != 0 {
            return None;
        }
        let byte = (self.low >> 24) as u8;
        self.low <<= 8;
        self.high = self.high << 8 | 0xff;
        Some(byte)
    }
}

/// Writes bits.
#[derive(Clone, Debug)]
pub struct ToBytes {
    between: Between,
    bytes: Vec<u8>,
}

impl ToBytes {
    pub fn new() -> Self {
        Self { between: Between::ALL, bytes: Vec::new() }
    }

    /// All that was written.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.between.high.to_be_bytes());
        self.bytes
    }
}

impl Bits for ToBytes {
    fn bit(&mut self, chance: u32, wanted: bool) -> bool {
        self.between.take(wanted, self.between.middle(chance));
        while let Some(byte) = self.between.byte() {
            self.bytes.push(byte);
        }
        wanted
    }

    fn is_exhausted(&self) -> bool {
        false
    }
}

/// Reads bits. Behind the end there are zeros.
#[derive(Clone, Debug)]
pub struct FromBytes {
    between: Between,
    number: u32,
    bytes: Vec<u8>,
    next: usize,
}

impl FromBytes {
    /// Reads from `next` on.
    pub fn new(bytes: Vec<u8>, next: usize) -> Self {
        let mut reader = Self { between: Between::ALL, number: 0, bytes, next };
        (0..4).for_each(|_| reader.take_byte());
        reader
    }

    fn take_byte(&mut self) {
        self.number = self.number << 8 | u32::from(self.bytes.get(self.next).copied().unwrap_or(0));
        self.next += 1;
    }
}

impl Bits for FromBytes {
    #[inline(always)]
    fn bit(&mut self, chance: u32, _: bool) -> bool {
        let middle = self.between.middle(chance);
        let bit = self.number <= middle;
        self.between.take(bit, middle);
        while self.between.byte().is_some() {
            self.take_byte();
        }
        bit
    }

    fn is_exhausted(&self) -> bool {
        self.next > self.bytes.len()
    }
}
