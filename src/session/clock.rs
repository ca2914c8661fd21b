//! Turns the browser's two clocks into game time.
//!
//! `performance.now()` may stand still while a device sleeps, and `Date.now()` jumps when somebody sets it. Only when
//! both agree has time been played; when they part by more than a second, the device slept, and the game pauses with
//! what remained before (cases C32, C35).

use crate::rules::clock::Millis;

/// Both clocks at one moment, in milliseconds from origins of their own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    /// Never goes back, may stop during sleep.
    pub mono: f64,
    /// May jump.
    pub wall: f64,
}

/// Clocks that part by more than this, in milliseconds, mean that the device slept or its clock was set.
const SLEPT: f64 = 1000.0;

/// Game time: the sum of the stretches during which the game ran.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayClock {
    played: f64,
    /// The last reading, while the clock runs.
    running: Option<Reading>,
}

/// What a reading told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tick {
    /// Time has passed, or stands still because the clock is stopped.
    Steady,
    /// The device slept. Nothing was added, and the clock has stopped.
    Slept,
}

impl PlayClock {
    /// A stopped clock that shows `played`.
    pub const fn stopped_at(played: Millis) -> Self {
        PlayClock { played: played.0 as f64, running: None }
    }

    /// Game time as of the last reading.
    pub const fn now(&self) -> Millis {
        Millis(self.played as u64)
    }

    /// Game time as of a reading, which this clock does not take for its own.
    pub fn at(mut self, reading: Reading) -> Millis {
        self.advance(reading);
        self.now()
    }

    /// Whether the clock runs.
    pub const fn runs(&self) -> bool {
        self.running.is_some()
    }

    /// Starts the clock.
    pub const fn start(&mut self, reading: Reading) {
        self.running = Some(reading);
    }

    /// Stops the clock, and sets it to `at`.
    pub const fn stop_at(&mut self, at: Millis) {
        *self = PlayClock::stopped_at(at);
    }

    /// Adds what has passed since the last reading.
    pub fn advance(&mut self, reading: Reading) -> Tick {
        let Some(last) = self.running else { return Tick::Steady };
        let (mono, wall) = (reading.mono - last.mono, reading.wall - last.wall);
        if (mono - wall).abs() > SLEPT {
            self.running = None;
            return Tick::Slept;
        }
        self.played += mono.max(0.0);
        self.running = Some(reading);
        Tick::Steady
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(mono: f64, wall: f64) -> Reading {
        Reading { mono, wall }
    }

    #[test]
    fn only_running_time_counts() {
        let mut clock = PlayClock::stopped_at(Millis(500));
        assert_eq!(clock.advance(at(10_000.0, 10_000.0)), Tick::Steady);
        clock.start(at(10_000.0, 50_000.0));
        assert_eq!(clock.advance(at(12_500.0, 52_500.0)), Tick::Steady);
        assert_eq!(clock.now(), Millis(3000));
        clock.stop_at(Millis(2900));
        clock.advance(at(90_000.0, 90_000.0));
        assert_eq!(clock.now(), Millis(2900));
    }

    #[test]
    fn c32_a_sleep_adds_nothing_and_stops_the_clock() {
        let mut clock = PlayClock::stopped_at(Millis(0));
        clock.start(at(0.0, 0.0));
        clock.advance(at(4000.0, 4000.0));
        assert_eq!(clock.advance(at(4100.0, 64_000.0)), Tick::Slept);
        assert_eq!((clock.now(), clock.runs()), (Millis(4000), false));
    }

    #[test]
    fn c32_a_late_timer_is_not_a_sleep() {
        let mut clock = PlayClock::stopped_at(Millis(0));
        clock.start(at(0.0, 0.0));
        assert_eq!(clock.advance(at(60_000.0, 60_000.0)), Tick::Steady);
        assert_eq!(clock.now(), Millis(60_000));
    }
}
