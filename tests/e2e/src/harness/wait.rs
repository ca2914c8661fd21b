//! Waiting for a condition by asking again, never by a fixed sleep.

use std::time::Duration;

use anyhow::{Result, bail};
use tokio::time::{Instant, sleep};

/// How long to wait and how often to ask.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    limit: Duration,
    step: Duration,
}

impl Patience {
    /// For what the page does after a tap: generous, as several engines share a slow machine.
    pub const PAGE: Self = Self::seconds(15);
    /// For a program to start.
    pub const START: Self = Self::seconds(60);

    /// So many seconds.
    pub const fn seconds(seconds: u64) -> Self {
        Self { limit: Duration::from_secs(seconds), step: Duration::from_millis(40) }
    }

    /// Asks more or less often.
    pub const fn with_step(self, step: Duration) -> Self {
        Self { step, ..self }
    }
}

/// Asks until the answer is there.
///
/// # Errors
/// The condition itself failed, or it did not come true in time.
pub async fn wait_until<T>(
    patience: Patience,
    what: &str,
    mut condition: impl AsyncFnMut() -> Result<Option<T>>,
) -> Result<T> {
    let end = Instant::now() + patience.limit;
    loop {
        if let Some(value) = condition().await? {
            return Ok(value);
        }
        if Instant::now() >= end {
            bail!("waited {} s for {what} in vain", patience.limit.as_secs());
        }
        sleep(patience.step).await;
    }
}
