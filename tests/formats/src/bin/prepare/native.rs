//! The speed table on this machine, without a browser.

use std::hint::black_box;
use std::time::Instant;

use serde_json::{Value, json};
use wordbox::words::Dictionary;
use wordbox_formats::candidate::Result;
use wordbox_formats::workload::{Task, Workload};
use wordbox_formats::{Candidate, Words};

/// Each question is asked so often; and the median counts.
const TRIES: usize = 9;

/// Microseconds for a word that is there and for one that is not, in one of the formats.
pub fn look_ups(candidate: Candidate, words: &dyn Words, questions: &str) -> Result<Value> {
    let workload = Workload::read(questions)?;
    let each = |task| median_of(|| workload.look_up_all(words, task)) * 1e3 / workload.len(task) as f64;
    Ok(json!({ "format": candidate.name(), "hit_us": each(Task::Hit), "miss_us": each(Task::Miss) }))
}

/// Milliseconds for each kind of question: the median question and the slowest.
pub fn speeds(dictionary: &Dictionary, questions: &str) -> Result<Vec<Value>> {
    let workload = Workload::read(questions)?;
    let asked = Task::ALL.into_iter().filter(|task| !workload.is_empty(*task));
    let speed = |task: Task| {
        let time = |number| median_of(|| workload.ask(dictionary, task, number));
        let mut times: Vec<f64> = (0..workload.len(task)).map(time).collect();
        times.sort_by(f64::total_cmp);
        json!({ "task": task.name(), "median_ms": times[times.len() / 2], "most_ms": times[times.len() - 1] })
    };
    Ok(asked.map(speed).collect())
}

fn median_of<T>(mut work: impl FnMut() -> T) -> f64 {
    let time = || {
        let start = Instant::now();
        black_box(work());
        start.elapsed().as_secs_f64() * 1e3
    };
    let mut times: Vec<f64> = std::iter::repeat_with(time).take(TRIES).collect();
    times.sort_by(f64::total_cmp);
    times[TRIES / 2]
}
