//! In which spelling a word is shown that can be written in two ways.

use super::bases::Bases;
use super::evidence::Evidence;
use super::lists::Spellings;

/// The spelling to show: small unless the word is first of all a noun. `Haus` is one, though "haus!" is an order to dwell;
/// `essen` and `gut` are not, though there is a meal and an estate.
pub fn shown(word: &str, spellings: &Spellings, bases: &Bases, evidence: &Evidence) -> Option<String> {
    let chosen = match (&spellings.lower, &spellings.upper) {
        (Some(lower), Some(upper)) => {
            let is_small = bases.verbs.infinitives.contains(word)
                || evidence.is_adjective(word)
                || bases.is_form_of_adjective(word)
                || !evidence.lemmas.contains(word) && bases.verbs.bases.contains_key(word);
            let is_noun = evidence.lemmas.contains(word) || bases.nouns.contains_key(word);
            if is_noun && !is_small { upper } else { lower }
        }
        (Some(only), None) | (None, Some(only)) => only,
        (None, None) => return None,
    };
    (chosen != word).then(|| chosen.clone())
}
