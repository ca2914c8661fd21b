//! Medians and shares.

/// The value that the given share of all values does not exceed; 0 of no values. Sorts them.
pub fn quantile(values: &mut [usize], share: f64) -> usize {
    values.sort_unstable();
    let last = values.len().saturating_sub(1);
    values.get((last as f64 * share).round() as usize).copied().unwrap_or(0)
}

pub fn median(values: &mut [usize]) -> usize {
    quantile(values, 0.5)
}

/// So much of the whole, in per cent.
pub fn percent(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { 100.0 * part as f64 / whole as f64 }
}

/// How many values please `fits`, in per cent.
pub fn share(values: &[usize], fits: impl Fn(usize) -> bool) -> f64 {
    percent(values.iter().filter(|value| fits(**value)).count(), values.len())
}
