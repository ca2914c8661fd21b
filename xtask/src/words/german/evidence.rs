//! What is known of the spelling of words, which is all the grammar that the packages give: nouns have capitals.

use std::collections::{HashMap, HashSet};

/// Which words are written how.
#[derive(Default)]
pub struct Evidence {
    /// Words that are written with a small initial: anything but nouns.
    pub lower: HashSet<String>,
    /// Words that are written with a capital: nouns in all their forms.
    pub upper: HashSet<String>,
    /// Nouns in their base form, of those in `upper`.
    pub lemmas: HashSet<String>,
    /// Places in a list of words by commonness.
    pub places: HashMap<String, u32>,
}

impl Evidence {
    /// Whether a form can be of that base. A form that everybody uses is not of a verb that nobody uses: `gedacht` is of
    /// `denken` and not of `dachen`.
    pub fn is_plausible(&self, form: &str, base: &str) -> bool {
        const UNSEEN: u32 = 600_000;
        let place = |word| self.places.get(word).copied().unwrap_or(UNSEEN);
        place(base) <= 10_000 + 30 * place(form)
    }

    /// The same for a form that is also a word of its own, as Post is: then it is of a verb that is about as common.
    pub fn is_likely(&self, form: &str, base: &str) -> bool {
        const UNSEEN: u32 = 600_000;
        let place = |word| self.places.get(word).copied().unwrap_or(UNSEEN);
        place(base) <= 2_000 + 3 * place(form)
    }

    /// Whether a small word is declined as adjectives are. No noun and no verb has a form in `-em`.
    pub fn is_adjective(&self, word: &str) -> bool {
        adjective_stems(word).iter().any(|stem| self.lower.contains(&format!("{stem}em")))
    }
}

/// What stands before the endings of an adjective: `schön`, `leis-e`, `dunk-e-l`.
pub fn adjective_stems(word: &str) -> Vec<String> {
    let mut stems = Vec::new();
    match word.strip_suffix('e') {
        Some(stem) => stems.push(stem.to_owned()),
        None => stems.push(word.to_owned()),
    }
    for ending in ["el", "er"] {
        if let Some(stem) = word.strip_suffix(ending).filter(|stem| stem.chars().count() > 1) {
            stems.push(format!("{stem}{}", &ending[1..]));
        }
    }
    stems
}

/// The word with its last vowel as an umlaut: `haus` and `häus`.
pub fn umlaut(word: &str) -> Option<String> {
    let at = word.rfind(['a', 'o', 'u', 'ä', 'ö', 'ü'])?;
    // Of `au` the first letter changes.
    let at = if word[..at].ends_with('a') && word[at..].starts_with('u') { at - 1 } else { at };
    let mut rest = word[at..].chars();
    let changed = match rest.next()? {
        'a' => 'ä',
        'o' => 'ö',
        'u' => 'ü',
        _ => return None,
    };
    Some(format!("{}{changed}{}", &word[..at], rest.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_vowel_changes() {
        for (word, changed) in [("haus", "häus"), ("vater", "väter"), ("kuss", "küss"), ("tochter", "töchter")] {
            assert_eq!(umlaut(word).as_deref(), Some(changed));
        }
        assert_eq!(umlaut("kind"), None);
        assert_eq!(umlaut("tür"), None);
    }
}
