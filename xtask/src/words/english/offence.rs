//! Which words the app never deals, says or shows (W5).

use std::collections::BTreeMap;

use super::lemmas::Lemmas;
use super::lists::Overrides;

/// Whatever is built on these hurts, unless the overrides say otherwise.
const ROOTS: [&str; 10] =
    ["fuck", "cunt", "nigger", "faggot", "shit", "bitch", "whore", "paedophil", "pedophil", "bastard"];

/// All words of the dictionary that are never proposed, each with the reason.
pub fn never_proposed<'w>(
    words: impl Iterator<Item = &'w String>,
    wounding: &BTreeMap<String, Vec<&'static str>>,
    lemmas: &Lemmas,
    overrides: &Overrides,
) -> BTreeMap<String, String> {
    let mut never = BTreeMap::new();
    for word in words {
        if overrides.never.contains(word) {
            never.insert(word.clone(), "own list".to_owned());
            continue;
        }
        if overrides.propose.contains(word) {
            continue;
        }
        let bases: Vec<&String> = lemmas.bases(word).map(|(_, base)| base).collect();
        if let Some(base) = bases.iter().find(|base| overrides.never.contains(**base)) {
            never.insert(word.clone(), format!("own list: {base}"));
        } else if bases.iter().any(|base| overrides.propose.contains(*base)) {
            continue;
        } else if let Some(lists) = wounding.get(word) {
            never.insert(word.clone(), lists.join(", "));
        } else if let Some(base) = bases.iter().find(|base| wounding.contains_key(**base)) {
            never.insert(word.clone(), format!("form of {base}"));
        } else if let Some(root) = ROOTS.iter().find(|root| word.contains(**root)) {
            never.insert(word.clone(), format!("holds {root}"));
        }
    }
    never
}
