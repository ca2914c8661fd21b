//! Adds up what the test programs report.

/// How many checks went well and how many did not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those that passed.
    pub passed: u64,
    /// Those that failed.
    pub failed: u64,
}

impl Tally {
    /// Takes in a line of output if it is a summary: that of Rust's test harness
    /// ("test result: ok. 3 passed; 0 failed; …") or our own ("3 passed, 0 failed").
    pub fn take_in(&mut self, line: &str) {
        let summary = line.strip_prefix("test result: ").and_then(|rest| rest.split_once(". "));
        let counts = summary.map_or(line, |(_, counts)| counts);
        let mut parts = counts.split([';', ',']);
        let passed = parts.next().and_then(|part| count(part, "passed"));
        let failed = parts.next().and_then(|part| count(part, "failed"));
        if let (Some(passed), Some(failed)) = (passed, failed) {
            self.passed += passed;
            self.failed += failed;
        }
    }
}

fn count(part: &str, what: &str) -> Option<u64> {
    part.trim().strip_suffix(what)?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_summaries_and_nothing_else() {
        let mut tally = Tally::default();
        for line in [
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out",
            "test result: FAILED. 1 passed; 2 failed; 0 ignored",
            "30 passed, 4 failed",
            "ok smoke (chromium) 1.2s",
            "the word passed, 3 failed",
        ] {
            tally.take_in(line);
        }
        assert_eq!(tally, Tally { passed: 43, failed: 6 });
    }
}
