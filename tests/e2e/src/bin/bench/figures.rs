//! Picking figures out of the runs.

use serde_json::Value;

/// The runs of one kind.
#[derive(Clone, Copy)]
pub struct Runs<'r> {
    /// All runs of the report.
    pub all: &'r [Value],
    /// The engine's name.
    pub engine: &'r str,
    /// The slowdown.
    pub slowdown: u32,
    /// The name of the word file.
    pub name: &'r str,
    /// The format's name.
    pub format: &'r str,
}

impl Runs<'_> {
    /// The values of one figure; `path` leads to it, with slashes.
    pub fn values(&self, what: &str, path: &str) -> Vec<f64> {
        let chosen = self.all.iter().filter(|run| {
            run["engine"] == self.engine
                && run["slowdown"] == self.slowdown
                && run["name"] == self.name
                && run["format"] == self.format
                && run["what"] == what
        });
        let mut values: Vec<f64> = chosen.filter_map(|run| run["measured"].pointer(path)?.as_f64()).collect();
        values.sort_by(f64::total_cmp);
        values
    }

    /// The median, if anything was measured.
    pub fn median(&self, what: &str, path: &str) -> Option<f64> {
        let values = self.values(what, path);
        values.get(values.len() / 2).copied()
    }

    /// The median and the smallest, in whole milliseconds.
    pub fn median_and_least(&self, what: &str, path: &str) -> String {
        let values = self.values(what, path);
        match (values.get(values.len() / 2), values.first()) {
            (Some(median), Some(least)) => format!("{} ({})", short(*median), short(*least)),
            _ => "–".to_owned(),
        }
    }
}

/// A number with about two digits that count.
pub fn short(number: f64) -> String {
    match number {
        _ if number >= 10.0 => format!("{number:.0}"),
        _ if number >= 1.0 => format!("{number:.1}"),
        _ => format!("{number:.2}"),
    }
}

/// Bytes as thousands of kilobytes.
pub fn megabytes(bytes: f64) -> String {
    format!("{:.1}", bytes / 1e6)
}
