//! Base words, cruder than those that the letter groups were chosen by, and made without any table: words that only
//! differ in a usual ending count as one. It glues more together than it should, so "at least" still means it.

use wordbox::words::Lang;

/// What is left of a word without its usual endings.
pub fn crude_base(word: &str, lang: Lang) -> String {
    let endings: &[&str] = match lang {
        Lang::En => &["s", "ing", "ed", "er", "or", "e"],
        Lang::De => &["s", "n", "er", "e", "t", "st", "en", "em"],
    };
    let mut base = word;
    for ending in endings {
        if let Some(rest) = base.strip_suffix(*ending).filter(|rest| rest.len() >= 3) {
            base = rest;
        }
    }
    let mut letters: Vec<char> = base.chars().collect();
    if letters.len() >= 2 && letters[letters.len() - 1] == letters[letters.len() - 2] {
        letters.pop();
    }
    if letters.last() == Some(&'y') {
        letters.pop();
        letters.push('i');
    }
    letters.into_iter().collect()
}
