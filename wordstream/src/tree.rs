//! Numbers as bits, a small number as few of them.
//!
//! Every question halves what is left: is the number below a certain one, or not? What counts as half goes by how often each
//! number is to be expected, so that the commonest, which are the smallest, are found after two or three questions.

/// The questions that lead to each number below a limit.
#[derive(Clone, Debug)]
pub struct Tree {
    limit: u16,
    first: u16,
    /// For each question, which is known by its number: what is asked next when the wanted one is below it, and when not. A
    /// question that stands for a single number is not asked.
    next: Vec<[u16; 2]>,
}

impl Tree {
    /// For numbers of which each is rarer than the one before it, as letters are when the commonest come first.
    pub fn falling(limit: usize) -> Self {
        // Of all such curves this one comes nearest to the letters and the tags of the shipped files.
        Self::new(limit, |number| (1 << 20) / (number as u32 + 3).pow(2) + 1)
    }

    /// For numbers of which none is commoner than another.
    pub fn level(limit: usize) -> Self {
        Self::new(limit, |_| 1)
    }

    fn new(limit: usize, weight: impl Fn(usize) -> u32) -> Self {
        let limit = limit.clamp(1, usize::from(u16::MAX));
        let mut before = vec![0];
        (0..limit).for_each(|number| before.push(before[number] + weight(number)));
        let mut tree = Self { limit: limit as u16, first: 0, next: vec![[0; 2]; limit] };
        tree.first = tree.grow(&before, 0, limit);
        tree
    }

    /// The question for the numbers from `low` to before `high`.
    fn grow(&mut self, before: &[u32], low: usize, high: usize) -> u16 {
        if high - low < 2 {
            return 0;
        }
        let half = before[low] + (before[high] - before[low]) / 2;
        let after = before[low..high].partition_point(|sum| *sum < half) + low;
        let is_nearer = after > low + 1 && half - before[after - 1] < before[after] - half;
        let question = (if is_nearer { after - 1 } else { after }).clamp(low + 1, high - 1);
        self.next[question] = [self.grow(before, low, question), self.grow(before, question, high)];
        question as u16
    }

    /// The number that the answers lead to. Each question is known by its number, which is above 0, and answered with a yes
    /// when the wanted one is not below it.
    #[inline(always)]
    pub fn find(&self, mut is_not_below: impl FnMut(u16) -> bool) -> u16 {
        let (mut low, mut high, mut question) = (0, self.limit, self.first);
        while high - low > 1 {
            let answer = is_not_below(question);
            if answer {
                low = question;
            } else {
                high = question;
            }
            question = self.next[usize::from(question)][usize::from(answer)];
        }
        low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_found_and_small_ones_soon() {
        for limit in [0, 1, 2, 3, 30, 256, 3000] {
            for tree in [Tree::falling(limit), Tree::level(limit)] {
                for wanted in 0..limit.max(1) as u16 {
                    assert_eq!(tree.find(|question| wanted >= question), wanted);
                }
            }
        }
        let questions = |tree: &Tree, wanted: u16| {
            let mut asked = 0;
            tree.find(|question| {
                asked += 1;
                wanted >= question
            });
            asked
        };
        let falling = Tree::falling(30);
        assert_eq!([0, 1, 29].map(|number| questions(&falling, number)), [2, 2, 9]);
        assert_eq!([0, 100, 255].map(|number| questions(&Tree::level(256), number)), [8; 3]);
    }
}
